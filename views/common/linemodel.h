// Lines as an item model. A new list only touches what is different, so that scrolling, selection and open lines stay.
#pragma once

#include "views/common/line.h"

#include <QAbstractItemModel>
#include <memory>
#include <vector>

namespace wayside {

class LineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit LineModel(QObject *parent = nullptr);
    ~LineModel() override;

    void setLines(const QList<Line> &lines);
    /// The line without its children.
    const Line &line(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Node;
    Node *nodeOf(const QModelIndex &index) const;
    QModelIndex indexOf(const Node *node) const;
    void sync(Node *node, const QList<Line> &lines);

    std::unique_ptr<Node> m_root;
};

} // namespace wayside
