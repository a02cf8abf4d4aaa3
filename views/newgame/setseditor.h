// Which sets are in the box, and in which edition; the provisional ones say so.
#pragma once

#include "model/tiles/catalogue.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace wayside {

class SetsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SetsEditor(QWidget *parent = nullptr);

    /// The sets to choose from; what was chosen is to be set again.
    void offer(const Catalogue &catalogue);

    void setSets(const QStringList &ids);
    /// Ids in the catalogue's order; sets that the catalogue doesn't know stay as they were given.
    QStringList sets() const;

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        QString family;
        QCheckBox *box = nullptr;
        QComboBox *edition = nullptr;       ///< nullptr where there is but one
        QLabel *note = nullptr;             ///< number of tiles, and what isn't certain
        QList<TileSet> editions;
        const TileSet &chosen() const;
    };

    void addLine(const QList<TileSet> &editions);
    void retranslate();
    void noteFor(const Line &line) const;

    QList<Line> m_lines;
    QStringList m_strangers;
};

} // namespace wayside
