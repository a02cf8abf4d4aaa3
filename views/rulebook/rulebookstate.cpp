// What the rulebook remembers for the next time.
#include "views/rulebook/rulebookview.h"

#include "views/rulebook/rulepane.h"

#include <QCheckBox>
#include <QDataStream>
#include <QIODevice>
#include <QSplitter>

namespace wayside {

namespace {
constexpr quint32 kStateMark = 0x57525531;      // "WRU1"
} // namespace

QByteArray RulebookView::saveState() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    const PagePlace place = m_first->place();
    out << kStateMark << m_current << place.anchor << place.into << language() << secondLanguage() << m_textSize << m_everywhere->isChecked()
        << m_sides->saveState() << m_panes->saveState();
    return bytes;
}

bool RulebookView::restoreState(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 mark = 0;
    QString page, anchor, first, second;
    double into = 0, size = 1;
    bool everywhere = false;
    QByteArray sides, panes;
    in >> mark >> page >> anchor >> into >> first >> second >> size >> everywhere >> sides >> panes;
    if (in.status() != QDataStream::Ok || mark != kStateMark)
        return false;
    setLanguage(first);
    setSecondLanguage(second);
    setTextSize(size);
    m_everywhere->setChecked(everywhere);
    m_sides->restoreState(sides);
    m_panes->restoreState(panes);
    openRule(page);
    if (m_current == page) {
        m_history[m_at].anchor = anchor;
        m_history[m_at].into = into;
        m_first->setPlace({anchor, into});
        m_second->setPlace({anchor, into});
    }
    return true;
}

} // namespace wayside
