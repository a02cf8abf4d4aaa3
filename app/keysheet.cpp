#include "app/keysheet.h"

#include "app/actions.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct TableKey {
    const char *key;        ///< translated, since "Space" and "wheel" are words
    const char *what;
};

/// What the board listens to; these belong to no menu.
const TableKey kTableKeys[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "Letters"), QT_TRANSLATE_NOOP("KeySheet", "The code of the tile in hand: its edges, such as crr")},
    {QT_TRANSLATE_NOOP("KeySheet", "Arrow keys"), QT_TRANSLATE_NOOP("KeySheet", "Move over the squares")},
    {QT_TRANSLATE_NOOP("KeySheet", "Page Up, Page Down"), QT_TRANSLATE_NOOP("KeySheet", "The next square where a tile may go")},
    {QT_TRANSLATE_NOOP("KeySheet", "Right click on a tile"), QT_TRANSLATE_NOOP("KeySheet", "Put its turn right, go back to it, and more")},
    {QT_TRANSLATE_NOOP("KeySheet", "Space, wheel, right click"), QT_TRANSLATE_NOOP("KeySheet", "The next rotation that fits, of the tile in hand or the one just laid")},
    {QT_TRANSLATE_NOOP("KeySheet", "Enter"), QT_TRANSLATE_NOOP("KeySheet", "Lay the tile; after it: nothing follows")},
    {QT_TRANSLATE_NOOP("KeySheet", "Tab"), QT_TRANSLATE_NOOP("KeySheet", "The next place for a meeple or tollhouse")},
    {QT_TRANSLATE_NOOP("KeySheet", "Escape"), QT_TRANSLATE_NOOP("KeySheet", "Put the tile back")},
    {QT_TRANSLATE_NOOP("KeySheet", "0"), QT_TRANSLATE_NOOP("KeySheet", "The whole table in view")},
    {QT_TRANSLATE_NOOP("KeySheet", "+ and −"), QT_TRANSLATE_NOOP("KeySheet", "Nearer and farther")},
};

/// What the tile on the workbench listens to.
const TableKey kWorkshopKeys[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "Arrow keys"), QT_TRANSLATE_NOOP("KeySheet", "Choose an edge")},
    {QT_TRANSLATE_NOOP("KeySheet", "F, R, C, V"), QT_TRANSLATE_NOOP("KeySheet", "Field, road, city, river; the next edge follows")},
    {QT_TRANSLATE_NOOP("KeySheet", "Enter"), QT_TRANSLATE_NOOP("KeySheet", "The edge's next kind; put what is in hand beside its road")},
    {QT_TRANSLATE_NOOP("KeySheet", "J, then J on another edge"), QT_TRANSLATE_NOOP("KeySheet", "Join the two")},
    {QT_TRANSLATE_NOOP("KeySheet", "E"), QT_TRANSLATE_NOOP("KeySheet", "The road ends in the middle")},
    {QT_TRANSLATE_NOOP("KeySheet", "M"), QT_TRANSLATE_NOOP("KeySheet", "What stands in the middle")},
    {QT_TRANSLATE_NOOP("KeySheet", "S"), QT_TRANSLATE_NOOP("KeySheet", "The signpost: left, straight on, right, none")},
    {QT_TRANSLATE_NOOP("KeySheet", "T"), QT_TRANSLATE_NOOP("KeySheet", "Where the city's tip reaches")},
    {QT_TRANSLATE_NOOP("KeySheet", "+ and −"), QT_TRANSLATE_NOOP("KeySheet", "A square more beyond the edge, or this one less")},
    {QT_TRANSLATE_NOOP("KeySheet", "Delete"), QT_TRANSLATE_NOOP("KeySheet", "Take the illustration beside the road away")},
    {QT_TRANSLATE_NOOP("KeySheet", "Space, wheel, right click"), QT_TRANSLATE_NOOP("KeySheet", "Turn the tile")},
    {QT_TRANSLATE_NOOP("KeySheet", "Ctrl+S"), QT_TRANSLATE_NOOP("KeySheet", "Keep the tile")},
};

QString row(const QString &key, const QString &what)
{
    return u"<tr><td style='padding: 3px 18px 3px 0'><b>%1</b></td><td style='padding: 3px 0'>%2</td></tr>"_s.arg(
        key.toHtmlEscaped(), what.toHtmlEscaped());
}

QString plain(QString text) { return text.remove(u'&').remove(u'…'); }

} // namespace

KeySheet::KeySheet(QWidget *parent) : QDialog(parent)
{
    setObjectName(u"keySheet"_s);
    m_sheet = new QTextBrowser;
    m_sheet->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_sheet);
    resize(920, 620);
    retranslate();
}

void KeySheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void KeySheet::retranslate()
{
    setWindowTitle(tr("Keys"));
    const auto rows = [](const auto &keys) {
        QString text;
        for (const TableKey &key : keys)
            text += row(QCoreApplication::translate("KeySheet", key.key), QCoreApplication::translate("KeySheet", key.what));
        return text;
    };
    QString window;
    for (const ActionInfo &info : allActions())
        if (*info.key)
            window += row(QKeySequence::fromString(QLatin1String(info.key)).toString(QKeySequence::NativeText), plain(actionText(info)));
    m_sheet->setHtml(u"<table width='100%'><tr><td width='54%'><h3>%1</h3><table>%2</table><h3>%5</h3><table>%6</table></td>"
                     "<td><h3>%3</h3><table>%4</table></td></tr></table>"_s.arg(tr("On the table"), rows(kTableKeys), tr("Everywhere"), window,
                                                                                tr("In the workshop"), rows(kWorkshopKeys)));
}

} // namespace wayside
