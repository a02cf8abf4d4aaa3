#include "model/storage/jsonplace.h"

#include <QJsonDocument>
#include <cmath>

namespace wayside {

namespace {
QString typeName(const QJsonValue &v)
{
    switch (v.type()) {
    case QJsonValue::Null: return QStringLiteral("null");
    case QJsonValue::Bool: return v.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double: return QString::number(v.toDouble());
    case QJsonValue::String: return QLatin1Char('"') + v.toString().left(40) + QLatin1Char('"');
    case QJsonValue::Array: return QStringLiteral("a list");
    case QJsonValue::Object: return QStringLiteral("an object");
    case QJsonValue::Undefined: break;
    }
    return QStringLiteral("nothing");
}

QString escaped(QStringView key)
{
    return key.toString().replace(QLatin1Char('~'), QStringLiteral("~0")).replace(QLatin1Char('/'), QStringLiteral("~1"));
}
} // namespace

void JsonPlace::refuse(const QString &why) const
{
    throw ReadError(m_pointer.isEmpty() ? QStringLiteral("/") : m_pointer, why);
}

QJsonObject JsonPlace::object() const
{
    if (!m_value.isObject())
        refuse(QStringLiteral("expected an object, found %1").arg(typeName(m_value)));
    return m_value.toObject();
}

QJsonArray JsonPlace::array() const
{
    if (!m_value.isArray())
        refuse(QStringLiteral("expected a list, found %1").arg(typeName(m_value)));
    return m_value.toArray();
}

QString JsonPlace::string() const
{
    if (!m_value.isString())
        refuse(QStringLiteral("expected a text in quotes, found %1").arg(typeName(m_value)));
    return m_value.toString();
}

QString JsonPlace::nonEmptyString() const
{
    const QString text = string();
    if (text.trimmed().isEmpty())
        refuse(QStringLiteral("must not be empty"));
    return text;
}

bool JsonPlace::boolean() const
{
    if (!m_value.isBool())
        refuse(QStringLiteral("expected true or false, found %1").arg(typeName(m_value)));
    return m_value.toBool();
}

int JsonPlace::integer(int min, int max) const
{
    const double number = m_value.toDouble(NAN);
    if (!m_value.isDouble() || number != std::floor(number))
        refuse(QStringLiteral("expected a whole number, found %1").arg(typeName(m_value)));
    if (number < min || number > max)
        refuse(QStringLiteral("%1 is out of range (%2 to %3)").arg(typeName(m_value)).arg(min).arg(max));
    return int(number);
}

Position JsonPlace::position() const
{
    if (array().size() != 2)
        refuse(QStringLiteral("expected a square [x, y]"));
    return {at(0).integer(-kMaxCoordinate, kMaxCoordinate), at(1).integer(-kMaxCoordinate, kMaxCoordinate)};
}

JsonPlace JsonPlace::at(QStringView key) const
{
    const QJsonObject o = object();
    const auto it = o.constFind(key);
    if (it == o.constEnd())
        refuse(QStringLiteral("\"%1\" is missing").arg(key));
    return {it.value(), m_pointer + QLatin1Char('/') + escaped(key)};
}

JsonPlace JsonPlace::at(qsizetype index) const
{
    return {m_value.toArray().at(index), m_pointer + QLatin1Char('/') + QString::number(index)};
}

bool JsonPlace::has(QStringView key) const { return m_value.isObject() && m_value.toObject().contains(key); }

QList<JsonPlace> JsonPlace::items(qsizetype most) const
{
    const QJsonArray values = array();
    if (values.size() > most)
        refuse(QStringLiteral("more than %1 entries").arg(most));
    QList<JsonPlace> result;
    result.reserve(values.size());
    for (qsizetype i = 0; i < values.size(); ++i)
        result.append({values.at(i), m_pointer + QLatin1Char('/') + QString::number(i)});
    return result;
}

QJsonObject JsonPlace::unknownKeys(std::initializer_list<const char16_t *> known, QStringList *unknown) const
{
    QJsonObject rest = object();
    for (const char16_t *key : known)
        rest.remove(QStringView(key));
    if (unknown)
        for (const QString &key : rest.keys())
            unknown->append(m_pointer + QLatin1Char('/') + escaped(key));
    return rest;
}

QJsonValue parseJson(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = bytes.left(error.offset).count('\n') + 1;
        throw ReadError(QStringLiteral("line %1").arg(line), QStringLiteral("not JSON: %1").arg(error.errorString()));
    }
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

} // namespace wayside
