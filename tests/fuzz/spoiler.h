// Spoils JSON by chance: values of other types, words of other places, things missing or twice. The same for a seed.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QStringList>

namespace wayside {

class Spoiler
{
public:
    explicit Spoiler(quint32 seed) : m_random(seed) {}
    int below(qsizetype n) { return int(m_random.bounded(quint32(n))); }

    /// One value somewhere below is changed, taken away or doubled.
    QJsonValue spoilt(const QJsonValue &value)
    {
        if (value.isObject() && !value.toObject().isEmpty() && below(12)) {
            QJsonObject o = value.toObject();
            const QString key = o.keys().at(below(o.size()));
            if (below(15) == 0)
                o.remove(key);
            else
                o.insert(key, spoilt(o.value(key)));
            return o;
        }
        if (value.isArray() && !value.toArray().isEmpty() && below(12)) {
            QJsonArray a = value.toArray();
            const int at = below(a.size());
            switch (below(12)) {
            case 0: a.removeAt(at); break;
            case 1: a.append(a.at(at)); break;
            case 2: a.insert(below(a.size()), a.at(at)); break;
            default: a.replace(at, spoilt(a.at(at)));
            }
            return a;
        }
        return other(value);
    }

private:
    QJsonValue other(const QJsonValue &value)
    {
        using namespace Qt::StringLiterals;
        static const QStringList words{QString(), u"N"_s, u"E"_s, u"X"_s, u"0:N"_s, u"1:E"_s, u"9:S"_s, u"NL"_s, u"XR"_s, u"road:N"_s, u"road:X"_s,
            u"road:@0"_s, u"road:@-1"_s, u"city:@99999999999"_s, u"field:NL"_s, u"field:@3"_s, u"monastery"_s, u"garden"_s, u"village"_s,
            u"lake"_s, u"tunnel"_s, u"bridge"_s, u"ferry"_s, u"castle"_s, u"robber"_s, u"base:D"_s, u"base:C"_s, u"shapes:leipzig"_s,
            u"shapes:half-road"_s, u"abbey:abbey"_s, u"NS"_s, u"WE"_s, u"Ash-1"_s, u"-"_s, u"left"_s, u"red"_s, u"own-turn"_s, u"\u0000x"_s};
        if (value.isDouble() && below(3))
            return value.toInt() + (below(2) ? 1 : -1) * (below(4) ? 1 : 90);
        switch (below(8)) {
        case 0: return QJsonValue();
        case 1: return below(2) == 0;
        case 2: return below(7) - 3;
        case 3: return 1e300;
        case 4: return 0.5;
        case 5: return below(2) ? QJsonValue(QJsonObject()) : QJsonValue(QJsonArray());
        default: return words[below(words.size())];
        }
    }

    QRandomGenerator m_random;
};

} // namespace wayside
