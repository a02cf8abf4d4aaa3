#include "views/export/gamereport.h"

#include "model/game/numbers.h"
#include "model/game/scorejson.h"
#include "model/game/words.h"
#include "model/geometry/squarename.h"
#include "model/rulebook/rulebook.h"
#include "model/storage/exports/scoretext.h"
#include "views/board/boardpainter.h"
#include "views/common/playercolours.h"
#include "views/common/playtime.h"
#include "views/export/qrcode.h"
#include "views/review/scoregraph.h"
#include "views/review/turnwords.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameReport)
};

const QColor kInk(0x20, 0x20, 0x20);
const QColor kFaint(0x5c, 0x5c, 0x5c);
const QColor kLine(0xc8, 0xc4, 0xba);

/// Fills pages from the top, in points (1/72 inch).
class Pages
{
public:
    Pages(QPagedPaintDevice &device, const QString &footer) : m_device(device), m_painter(&device), m_footer(footer)
    {
        const double scale = device.logicalDpiX() / 72.0;
        m_painter.scale(scale, scale);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_width = device.width() / scale;
        m_height = device.height() / scale;
        foot();
    }

    QPainter &painter() { return m_painter; }
    double width() const { return m_width; }
    double y() const { return m_y; }
    double left() const { return m_height - 22 - m_y; }
    void skip(double by) { m_y += by; }
    /// Begins a page where fewer than `height` points are left.
    void need(double height)
    {
        if (left() < height && m_y > 0)
            nextPage();
    }
    void nextPage()
    {
        m_device.newPage();
        m_y = 0;
        m_page += 1;
        foot();
    }
    void setFont(double size, bool bold = false, const QColor &colour = kInk)
    {
        QFont font;
        // The painter is scaled to points, and a font's points would be scaled again by the device's resolution.
        font.setPointSizeF(size * 72.0 / m_device.logicalDpiY());
        font.setBold(bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
    }
    /// Text over the lines that it needs; returns its height.
    double text(const QRectF &rect, const QString &words, int flags = Qt::AlignLeft)
    {
        QRectF used;
        m_painter.drawText(rect, flags | Qt::TextWordWrap, words, &used);
        return used.height();
    }
    double heightOf(double width, const QString &words)
    {
        return m_painter.boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, words).height();
    }
    void heading(const QString &words)
    {
        need(60);
        m_y += 10;
        setFont(13, true);
        m_y += text(QRectF(0, m_y, m_width, 40), words) + 4;
    }

private:
    void foot()
    {
        setFont(8, false, kFaint);
        m_painter.drawText(QRectF(0, m_height - 14, m_width, 12), Qt::AlignLeft, m_footer);
        m_painter.drawText(QRectF(0, m_height - 14, m_width, 12), Qt::AlignRight, QString::number(m_page));
    }

    QPagedPaintDevice &m_device;
    QPainter m_painter;
    QString m_footer;
    double m_width = 0;
    double m_height = 0;
    double m_y = 0;
    int m_page = 1;
};

void paintSwatch(QPainter &painter, const QRectF &rect, Colour colour)
{
    const PlayerLook &look = playerLook(int(colour));
    QPainterPath path;
    path.addRoundedRect(rect, 2, 2);
    painter.save();
    fillWithPattern(painter, path, look, rect.height() / 3);
    painter.setPen(QPen(look.rim, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.restore();
}

QString factsOf(const Catalogue &catalogue, const Review &review, const ReportOptions &options)
{
    const TableRecord &record = review.record();
    QStringList facts;
    const QDateTime start = QDateTime::fromString(record.started, Qt::ISODate);
    if (start.isValid())
        facts.append(QLocale().toString(start.toLocalTime().date(), QLocale::LongFormat));
    if (!options.played.place.isEmpty())
        facts.append(options.played.place);
    if (options.played.minutes > 0)
        facts.append(playTimeText(options.played.minutes));
    facts.append(Words::tr("%n turn(s)", nullptr, int(record.turns.size())));
    facts.append(record.finished ? Words::tr("finished") : Words::tr("not finished"));
    QStringList sets;
    for (const QString &id : record.sets) {
        const TileSet *set = catalogue.set(id);
        sets.append(set ? set->displayName(options.language) : id);
    }
    QString text = facts.join(u" · "_s);
    if (!sets.isEmpty())
        text += u'\n' + sets.join(u", "_s);
    for (const Review::Difference &d : review.differences())
        text += u'\n' + Words::tr("%1 was shown %2 points when it was played; these rules give %3.").arg(review.setup().players[d.player].name).arg(d.shown).arg(d.now);
    return text;
}

void addHead(Pages &pages, const Catalogue &catalogue, const Review &review, const ReportOptions &options)
{
    const QImage code = options.link.isEmpty() ? QImage() : qrCode(options.link, 1);
    const double side = code.isNull() ? 0 : 130;
    if (!code.isNull()) {
        pages.painter().setRenderHint(QPainter::SmoothPixmapTransform, false);
        pages.painter().drawImage(QRectF(pages.width() - side, 0, side, side), code);
        pages.setFont(7, false, kFaint);
        pages.text(QRectF(pages.width() - side, side, side, 20), Words::tr("for BG Stats"), Qt::AlignHCenter);
    }
    const double width = pages.width() - side - (side > 0 ? 10 : 0);
    pages.setFont(20, true);
    const QString title = review.record().title.isEmpty() ? Words::tr("A game") : review.record().title;
    pages.skip(pages.text(QRectF(0, 0, width, 120), title) + 2);
    pages.setFont(9.5, false, kFaint);
    pages.skip(pages.text(QRectF(0, pages.y(), width, 100), factsOf(catalogue, review, options)) + 4);
    if (!review.record().note.isEmpty()) {
        pages.setFont(10);
        pages.skip(pages.text(QRectF(0, pages.y(), width, 200), review.record().note) + 4);
    }
    if (pages.y() < side + 12)
        pages.skip(side + 12 - pages.y());
}

void addTable(Pages &pages, const Review &review)
{
    const double height = std::min(pages.left() - 190, pages.width() * 0.8);
    const QRectF rect(0, pages.y() + 4, pages.width(), std::max(180.0, height));
    QPainter &painter = pages.painter();
    painter.fillRect(rect, tableColour(TilePalette::day()));
    painter.save();
    painter.setClipRect(rect);
    paintBoard(painter, pictureOf(review.setup(), review.state(review.lastTurn())), rect.adjusted(8, 8, -8, -8));
    painter.restore();
    pages.skip(rect.height() + 8);
}

void addSheet(Pages &pages, const Review &review)
{
    const State &state = review.state(review.lastTurn());
    const QList<int> totals = review.turn(review.lastTurn()).totals;
    const QList<int> places = placesOf(totals);
    QStringList buckets;
    QList<QMap<QString, int>> sources;
    for (int p = 0; p < review.players(); ++p)
        sources.append(sourcesOf(state, p));
    for (const QString &bucket : sourceBuckets())
        if (std::any_of(sources.begin(), sources.end(), [&](const auto &of) { return of.value(bucket) != 0; }))
            buckets.append(bucket);
    QList<int> order;
    for (int p = 0; p < review.players(); ++p)
        order.append(p);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return totals[a] > totals[b]; });

    pages.heading(Words::tr("Points by source"));
    pages.need(24 + 18.0 * review.players());
    QPainter &painter = pages.painter();
    const double names = pages.width() * 0.24;
    const double column = (pages.width() - names) / (buckets.size() + 1.0);
    double y = pages.y();
    // As large as the longest word allows: two that touch read as one.
    double headSize = 8.5;
    for (bool fits = false; !fits && headSize > 5;) {
        pages.setFont(headSize, false, kFaint);
        fits = std::all_of(buckets.begin(), buckets.end(), [&](const QString &bucket) {
            return QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(wordForSource(bucket)) <= column - 7;
        });
        headSize -= fits ? 0 : 0.5;
    }
    for (qsizetype i = 0; i <= buckets.size(); ++i) {
        pages.setFont(headSize, false, kFaint);
        const QString word = i == buckets.size() ? Words::tr("total") : wordForSource(buckets[i]);
        pages.text(QRectF(names + double(i) * column, y, column - 3, 22), word, Qt::AlignRight | Qt::AlignBottom);
    }
    y += 24;
    for (int p : order) {
        painter.setPen(QPen(kLine, 0.6));
        painter.drawLine(QPointF(0, y), QPointF(pages.width(), y));
        paintSwatch(painter, QRectF(16, y + 4, 10, 10), review.setup().players[p].colour);
        pages.setFont(10, places[p] == 1);
        pages.text(QRectF(0, y, 14, 18), u"%1."_s.arg(places[p]), Qt::AlignVCenter);
        painter.drawText(QRectF(31, y, names - 31, 18), Qt::AlignVCenter, QFontMetricsF(painter.font()).elidedText(review.setup().players[p].name, Qt::ElideRight, names - 31));
        for (qsizetype i = 0; i <= buckets.size(); ++i) {
            pages.setFont(10, i == buckets.size());
            const int points = i == buckets.size() ? totals[p] : sources[p].value(buckets[i]);
            pages.text(QRectF(names + double(i) * column, y, column - 3, 18), QLocale().toString(points), Qt::AlignRight | Qt::AlignVCenter);
        }
        y += 18;
    }
    pages.skip(y - pages.y() + 4);
}

void addGraph(Pages &pages, const Review &review)
{
    pages.need(220);
    pages.heading(Words::tr("Turn by turn"));
    pages.setFont(8);
    const QRectF rect(0, pages.y(), pages.width(), 180);
    const GraphColours colours = GraphColours::paper();
    const GraphLayout layout = graphLayout(review, rect, QFontMetricsF(pages.painter().font()));
    paintScoreGraph(pages.painter(), layout, review, -1, colours);
    pages.skip(190);
    for (const Moment &moment : review.moments()) {
        if (moment.kind == MomentKind::Final)
            continue;
        pages.need(14);
        paintMomentSign(pages.painter(), moment.kind, {50, pages.y() + 6}, 8, colours);
        pages.setFont(9, false, kFaint);
        pages.text(QRectF(0, pages.y(), 42, 13), QString::number(moment.turn), Qt::AlignRight);
        pages.setFont(9);
        pages.skip(pages.text(QRectF(62, pages.y(), pages.width() - 62, 60), wordsFor(moment, review.setup())) + 1);
    }
}

QString turnWords(const Review &review, int turn)
{
    if (review.isFinal(turn))
        return Words::tr("Final scoring");
    const Turn &t = review.record().turns[turn - 1];
    QStringList words{review.setup().players[t.player].name};
    words.append(t.hasTile() ? t.tile.section(u':', -1) + u" "_s + squareName(t.at) : Words::tr("no tile"));
    if (t.meeple)
        words.append(wordFor(t.meeple->kind) + u": "_s + featureWord(t.meeple->feature));
    if (t.tollhouse)
        words.append(Words::tr("tollhouse at %1").arg(squareName(*t.tollhouse)));
    if (t.recall)
        words.append(Words::tr("abbot taken back"));
    return words.join(u" · "_s);
}

void addLog(Pages &pages, const Review &review)
{
    pages.heading(Words::tr("What was played"));
    const QList<Scoring> &scorings = review.state(review.lastTurn()).scorings;
    qsizetype next = 0;
    for (int turn = 1; turn <= review.lastTurn(); ++turn) {
        pages.need(26);
        pages.setFont(9, false, kFaint);
        if (!review.isFinal(turn)) {
            pages.text(QRectF(0, pages.y(), 24, 13), QString::number(turn), Qt::AlignRight);
            paintSwatch(pages.painter(), QRectF(30, pages.y() + 2, 8, 8), review.setup().players[review.record().turns[turn - 1].player].colour);
        }
        pages.setFont(9, review.isFinal(turn));
        pages.skip(pages.text(QRectF(44, pages.y(), pages.width() - 44, 60), turnWords(review, turn)) + 1);
        for (; next < scorings.size() && (scorings[next].final ? review.isFinal(turn) : scorings[next].turn == turn); ++next) {
            QString words = scoringText(review.setup(), scorings[next]);
            if (!scorings[next].rules.isEmpty())
                words += u"  ["_s + scorings[next].rules.join(u", "_s) + u']';
            pages.setFont(9, false);
            const double height = pages.heightOf(pages.width() - 56, words);
            pages.need(height + 2);
            pages.skip(pages.text(QRectF(56, pages.y(), pages.width() - 56, height + 4), words) + 1);
        }
        if (!review.isFinal(turn) && !review.record().turns[turn - 1].comment.isEmpty()) {
            pages.setFont(9, false, kFaint);
            const QString comment = QLocale().quoteString(review.record().turns[turn - 1].comment);
            pages.need(pages.heightOf(pages.width() - 56, comment) + 2);
            pages.skip(pages.text(QRectF(56, pages.y(), pages.width() - 56, 200), comment) + 1);
        }
        pages.skip(2);
    }
}

/// What the short names of rules in the log stand for.
void addRules(Pages &pages, const Review &review, const QString &language)
{
    QStringList ids;
    for (const Scoring &scoring : review.state(review.lastTurn()).scorings)
        ids += scoring.rules;
    ids.removeDuplicates();
    ids.sort();
    if (ids.isEmpty())
        return;
    const Rulebook book = Rulebook::shipped();
    pages.heading(Words::tr("Rules that gave points"));
    for (const QString &id : std::as_const(ids)) {
        const RuleText &text = book.text(id, language);
        const QString words = text.title + (text.answer.isEmpty() ? QString() : u": "_s + text.answer);
        pages.setFont(9);
        const double height = pages.heightOf(pages.width() - 70, words);
        pages.need(height + 3);
        pages.setFont(9, true);
        pages.text(QRectF(0, pages.y(), 66, 14), id);
        pages.setFont(9);
        pages.skip(pages.text(QRectF(70, pages.y(), pages.width() - 70, height + 4), words) + 2);
    }
}

} // namespace

void printReport(QPagedPaintDevice &device, const Catalogue &catalogue, const Review &review, const ReportOptions &options)
{
    const QString title = review.record().title.isEmpty() ? Words::tr("A game") : review.record().title;
    Pages pages(device, u"Wayside · "_s + title);
    addHead(pages, catalogue, review, options);
    addTable(pages, review);
    addSheet(pages, review);
    addGraph(pages, review);
    addLog(pages, review);
    addRules(pages, review, options.language);
}

QByteArray reportPdf(const Catalogue &catalogue, const Review &review, const ReportOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(16, 14, 16, 12), QPageLayout::Millimeter);
    writer.setResolution(144);
    writer.setTitle(review.record().title);
    writer.setCreator(u"Wayside"_s);
    printReport(writer, catalogue, review, options);
    return bytes;
}

} // namespace wayside
