// The players' points, as large as there is room, whose turn it is shown by a bar and a mark.
#pragma once

#include <QList>
#include <QWidget>

namespace wayside {

struct ScoreWallLine {
    QString name;
    int colour = 0;
    int points = 0;
    bool turn = false;
    friend bool operator==(const ScoreWallLine &, const ScoreWallLine &) = default;
};

class ScoreWall : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreWall(QWidget *parent = nullptr);
    void setLines(const QList<ScoreWallLine> &lines);
    QSize minimumSizeHint() const override { return {160, 200}; }
    QSize sizeHint() const override { return {320, 600}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<ScoreWallLine> m_lines;
};

} // namespace wayside
