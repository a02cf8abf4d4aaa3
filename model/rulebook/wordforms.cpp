#include "model/rulebook/wordforms.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <vector>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {

/// Letters that are no letter with a mark to Unicode.
QStringView plainFor(QChar c)
{
    switch (c.unicode()) {
    case u'ł': case u'Ł': return u"l";
    case u'ø': case u'Ø': return u"o";
    case u'đ': case u'Đ': case u'ð': case u'Ð': return u"d";
    case u'ß': case u'ẞ': return u"ss";
    case u'æ': case u'Æ': return u"ae";
    case u'œ': case u'Œ': return u"oe";
    case u'þ': case u'Þ': return u"th";
    case u'ı': return u"i";
    default: return {};
    }
}

/// Endings of folded words, the longest first.
QStringList byLength(QStringList endings)
{
    std::stable_sort(endings.begin(), endings.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    return endings;
}

QStringList split(const char *words) { return QString::fromLatin1(words).split(u' '); }

const QStringList &endingsOf(const QString &language)
{
    static const QHash<QString, QStringList> endings{
        {u"en"_s, byLength(split("ings ing ers er ies ied ed es s y e"))},
        {u"cs"_s, byLength(split("kami kach kam kou kem cemi cich cim ce ku ky ko ka ek ovymi ovych ovou oveho ovemu ovy ova ove ovi atum ata ete "
                                 "ami emi imi ymi eho emu ich ych ach ech ove ou um im ym em am es at ej ho mi uje ujou uji nou "
                                 "ete ime ate ame it at et i y a e o u"))},
        {u"pl"_s, byLength(split("kami kach kiem kom kow ce ke ka ki ku ek owymi owych owego owej owa owe owy owi ami emi imi ymi iami "
                                 "iach ach ego emu iej ej ich ych iem iom om ow em im ym ie ia io iu ac ic esz isz asz my cie uje uja "
                                 "i y a e o u"))}};
    static const QStringList none;
    const auto found = endings.constFind(language);
    return found == endings.constEnd() ? none : *found;
}

/// Sounds that change before an ending: droga, drodze; cesta, na cestě stays.
QStringList softened(const QString &stem, const QString &language)
{
    static const QHash<QString, QList<std::pair<QString, QString>>> changes{
        {u"cs"_s, {{u"z"_s, u"h"_s}, {u"h"_s, u"z"_s}, {u"st"_s, u"sc"_s}}},
        {u"pl"_s, {{u"dz"_s, u"g"_s}, {u"g"_s, u"dz"_s}, {u"sc"_s, u"st"_s}, {u"st"_s, u"sc"_s}, {u"dz"_s, u"d"_s}, {u"d"_s, u"dz"_s}, {u"rz"_s, u"r"_s}}}};
    QStringList list;
    for (const auto &[from, to] : changes.value(language))
        if (stem.endsWith(from))
            list.append(stem.chopped(from.size()) + to);
    return list;
}

const QSet<QString> &fillWords(const QString &language)
{
    const auto set = [](const char *words) {
        const QStringList list = split(words);
        return QSet<QString>(list.begin(), list.end());
    };
    static const QHash<QString, QSet<QString>> words{
        {u"en"_s, set("a an the is are am was be been do does did my your our his her its their i we you he she it they them me us if in on at of to "
                      "for from with by and or but not no so as than then this that these those there here what which who whose when where why how "
                      "can may must shall should will would could have has had get gets got still also just right now happens happen much many "
                      "any some same other one s t don doesn isn work works")},
        {u"cs"_s, set("a i o u v ve k ke s se si z ze na do od po pro pri za nad pod mezi je jsou jsme jsem byt by bych kdyz kdy kde kdo co "
                      "ci jak jaky jaka jake ktery ktera ktere kolik muzu mohu muze smi smim mam mame ma musim muj me mi mne tu tam ten ta to toho tom te "
                      "teze tohle toto ale nebo i jen jeste uz hned proc jestli zda ktery ktereho dostanu dostane ten ti ty on ona ono nas nam ho mu ji "
                      "jednom jedne jeden jedna jine jina jiny hraje hrat prave primo u")},
        {u"pl"_s, set("a i o u w we z ze na do od po dla przy za nad pod przed miedzy jest sa jestesmy byc czy co kto kogo kiedy gdzie jak jaki jaka "
                      "jakie ktory ktora ktore ile moge mozna moze mam mamy ma moj moja nie tak to ten ta te tego tej tym jesli gdy kiedy ale lub albo "
                      "juz jeszcze tez takze sie mi mnie nas nam go mu jej zaraz nim teraz daje daja dostaje dostane jak dziala dzialaja inny innej "
                      "inna samej samo bierze liczy")}};
    static const QSet<QString> none;
    const auto found = words.constFind(language);
    return found == words.constEnd() ? none : *found;
}

} // namespace

QString folded(QStringView text)
{
    QString out;
    out.reserve(text.size());
    const QString parted = text.toString().normalized(QString::NormalizationForm_KD);
    for (const QChar c : parted) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        if (c.unicode() < 128) {
            out.append(c.toLower());
            continue;
        }
        const QStringView plain = plainFor(c);
        if (plain.isEmpty())
            out.append(c.toLower());
        else
            out.append(plain);
    }
    return out;
}

QList<TextRange> wordsIn(QStringView text)
{
    QList<TextRange> words;
    qsizetype start = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool letter = i < text.size() && (text[i].isLetterOrNumber() || text[i].isMark());
        if (letter && start < 0)
            start = i;
        if (!letter && start >= 0) {
            words.append({start, i - start});
            start = -1;
        }
    }
    return words;
}

QString foldedWords(QStringView text)
{
    QString out;
    for (const TextRange &word : wordsIn(text)) {
        if (!out.isEmpty())
            out += u' ';
        out += folded(text.mid(word.start, word.length));
    }
    return out;
}

QStringList stems(const QString &word, const QString &language)
{
    constexpr qsizetype kShortest = 3;
    QString stem = word;
    if (word.size() > kShortest) {
        for (const QString &ending : endingsOf(language)) {
            if (word.endsWith(ending) && word.size() - ending.size() >= kShortest) {
                stem = word.chopped(ending.size());
                break;
            }
        }
    }
    // A stem of three letters fits too much unless the word was hardly longer.
    if (stem.size() == kShortest && word.size() > 6)
        stem = word.left(4);
    QStringList list{stem};
    if (stem != word || language == u"pl")
        for (const QString &other : softened(stem, language))
            if (other.size() >= kShortest && !list.contains(other))
                list.append(other);
    return list;
}

bool isFillWord(const QString &word, const QString &language) { return fillWords(language).contains(word); }

int prefixDistance(const QString &word, const QString &other, int most)
{
    const qsizetype width = std::min(other.size(), word.size() + most);
    const size_t columns = size_t(width) + 1;
    std::vector<int> beforeLast(columns), last(columns), row(columns);
    for (size_t j = 0; j < columns; ++j)
        last[j] = int(j);
    for (qsizetype i = 1; i <= word.size(); ++i) {
        row[0] = int(i);
        int least = row[0];
        for (size_t j = 1; j < columns; ++j) {
            const QChar a = word[i - 1], b = other[qsizetype(j) - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a == b ? 0 : 1)});
            if (i > 1 && j > 1 && a == other[qsizetype(j) - 2] && word[i - 2] == b)
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most)
            return most + 1;
        beforeLast = last;
        last = row;
    }
    return std::min(*std::min_element(last.begin(), last.end()), most + 1);
}

} // namespace wayside
