#include "views/common/linemodel.h"

#include <tuple>

namespace wayside {

bool looksSame(const Line &a, const Line &b)
{
    const auto shown = [](const Line &l) {
        return std::tie(l.text, l.detail, l.rule, l.status, l.points, l.colour, l.mark, l.tile, l.rotation, l.squares, l.tag, l.strong, l.dim, l.warning);
    };
    return shown(a) == shown(b);
}

struct LineModel::Node {
    Line line;
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    Node() = default;
    Node(const Line &from, Node *above) : line(from), parent(above)
    {
        line.children.clear();
        for (const Line &child : from.children)
            children.push_back(std::make_unique<Node>(child, this));
    }
    int row() const
    {
        for (size_t i = 0; parent && i < parent->children.size(); ++i)
            if (parent->children[i].get() == this)
                return int(i);
        return 0;
    }
};

LineModel::LineModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) { }
LineModel::~LineModel() = default;

LineModel::Node *LineModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex LineModel::indexOf(const Node *node) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row(), 0, node);
}

void LineModel::setLines(const QList<Line> &lines) { sync(m_root.get(), lines); }

void LineModel::sync(Node *node, const QList<Line> &lines)
{
    auto &rows = node->children;
    const int now = int(rows.size()), then = int(lines.size());
    int head = 0, tail = 0;
    while (head < now && head < then && rows[size_t(head)]->line.key == lines[head].key)
        ++head;
    while (tail < now - head && tail < then - head && rows[size_t(now - 1 - tail)]->line.key == lines[then - 1 - tail].key)
        ++tail;
    const QModelIndex parent = indexOf(node);
    if (now - head - tail > 0) {
        beginRemoveRows(parent, head, now - tail - 1);
        rows.erase(rows.begin() + head, rows.begin() + (now - tail));
        endRemoveRows();
    }
    if (then - head - tail > 0) {
        beginInsertRows(parent, head, then - tail - 1);
        for (int i = head; i < then - tail; ++i)
            rows.insert(rows.begin() + i, std::make_unique<Node>(lines[i], node));
        endInsertRows();
    }
    for (int i = 0; i < then; ++i) {
        Node *child = rows[size_t(i)].get();
        if (!looksSame(child->line, lines[i])) {
            child->line = lines[i];
            child->line.children.clear();
            const QModelIndex changed = createIndex(i, 0, child);
            Q_EMIT dataChanged(changed, changed);
        }
        sync(child, lines[i].children);
    }
}

const Line &LineModel::line(const QModelIndex &index) const { return nodeOf(index)->line; }

QModelIndex LineModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node *node = nodeOf(parent);
    if (column != 0 || row < 0 || row >= int(node->children.size()))
        return {};
    return createIndex(row, 0, node->children[size_t(row)].get());
}

QModelIndex LineModel::parent(const QModelIndex &child) const { return child.isValid() ? indexOf(nodeOf(child)->parent) : QModelIndex(); }

int LineModel::rowCount(const QModelIndex &parent) const { return int(nodeOf(parent)->children.size()); }

QVariant LineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &of = line(index);
    if (role == Qt::DisplayRole)
        return of.text;
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    if (role == Qt::ToolTipRole)
        return of.rule.isEmpty() ? QVariant() : QVariant(tr("Rule %1: click the question mark, or press ?", "tooltip of a line").arg(of.rule));
    QStringList texts{of.text, of.detail};
    for (const LinePoints &points : of.points)
        texts.append(points.text);
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
}

} // namespace wayside
