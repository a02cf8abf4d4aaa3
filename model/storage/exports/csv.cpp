#include "model/storage/exports/csv.h"

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const QString &text)
{
    bool number = false;
    text.toDouble(&number);
    // "+1" and "infinity" are read as numbers too, but a spreadsheet may take the first for a formula.
    return number && (text[0].isDigit() || (text[0] == u'-' && text.size() > 1 && text[1].isDigit()));
}

QString partText(const ScorePart &part)
{
    if (part.signposts >= 0)
        return u"%1 %2 (%3 of %4 %5)"_s.arg(part.source).arg(part.points).arg(part.signposts).arg(part.types).arg(part.types == 1 ? u"type"_s : u"types"_s);
    if (part.count >= 0 && part.count != part.points)
        return u"%1 %2 (%3)"_s.arg(part.source).arg(part.points).arg(part.count);
    return u"%1 %2"_s.arg(part.source).arg(part.points);
}

QString yesNo(bool yes) { return yes ? u"true"_s : u"false"_s; }

} // namespace

QString csvField(const QString &text)
{
    static const QString risky = u"=+-@\t\r\n|%"_s;
    QString field = text;
    // Spreadsheets skip leading blanks before they look for a formula.
    const QString seen = text.trimmed();
    const bool formula = (!seen.isEmpty() && risky.contains(seen[0])) || (!text.isEmpty() && risky.contains(text[0]));
    if (formula && !isNumber(text))
        field.prepend(u'\'');
    if (field.contains(u'"') || field.contains(u',') || field.contains(u';') || field.contains(u'\n') || field.contains(u'\r')
        || field != field.trimmed())
        field = u'"' + field.replace(u'"', u"\"\""_s) + u'"';
    return field;
}

QString csvRow(const QStringList &fields)
{
    QStringList safe;
    for (const QString &field : fields)
        safe.append(csvField(field));
    return safe.join(u',') + u"\r\n"_s;
}

QString partsText(const QList<ScorePart> &parts, const QString &separator)
{
    QStringList texts;
    for (const ScorePart &part : parts)
        texts.append(partText(part));
    return texts.join(separator);
}

QString scoringsCsvHead() { return u"game,turn,final,kind,player,points,tiles,parts,rules\r\n"_s; }

QString scoringsCsv(const TableRecord &record, const GameSetup &setup, const State &state)
{
    QString csv;
    for (const Scoring &s : state.scorings)
        for (auto it = s.points.begin(); it != s.points.end(); ++it)
            csv += csvRow({record.title, QString::number(s.turn), yesNo(s.final), toString(s.kind), setup.players[it.key()].name,
                           QString::number(it.value()), QString::number(s.tiles), partsText(s.parts, u"; "_s), s.rules.join(u' ')});
    return csv;
}

QString gamesCsv(const QList<CsvGame> &games)
{
    QStringList head{u"id"_s, u"title"_s, u"started"_s, u"minutes"_s, u"place"_s, u"finished"_s, u"turns"_s, u"tiles"_s, u"sets"_s, u"tags"_s, u"player"_s, u"colour"_s,
                     u"total"_s, u"place"_s, u"winner"_s};
    head += sourceBuckets();
    head += {u"signposts-1-type"_s, u"signposts-2-types"_s, u"signposts-3-types"_s, u"tolls-small"_s, u"tolls-large"_s, u"note"_s};
    QString csv = csvRow(head);
    for (const CsvGame &game : games)
        for (const PlayerNumbers &p : game.numbers.players) {
            QStringList row{game.id, game.title, game.numbers.started,
                            game.played.minutes > 0 ? QString::number(game.played.minutes) : QString(), game.played.place, yesNo(game.numbers.finished), QString::number(game.numbers.turns),
                            QString::number(game.numbers.tiles), game.numbers.sets.join(u' '), game.tags.join(u' '), p.name, toString(p.colour),
                            QString::number(p.total), QString::number(p.place), yesNo(p.winner)};
            for (const QString &bucket : sourceBuckets())
                row.append(QString::number(p.sources.value(bucket)));
            for (const Tally &t : p.signposts)
                row.append(QString::number(t.points));
            for (const Tally &t : p.tolls)
                row.append(QString::number(t.points));
            row.append(game.note);
            csv += csvRow(row);
        }
    return csv;
}

} // namespace wayside
