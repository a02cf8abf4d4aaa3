// A JSON value together with its place, so that every reader can say exactly what is wrong where.
#pragma once

#include "model/geometry/geometry.h"
#include "model/storage/readerror.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>
#include <initializer_list>

namespace wayside {

class JsonPlace
{
public:
    JsonPlace(QJsonValue value, QString pointer) : m_value(std::move(value)), m_pointer(std::move(pointer)) {}

    const QString &pointer() const { return m_pointer; }
    const QJsonValue &value() const { return m_value; }
    [[noreturn]] void refuse(const QString &why) const;

    /// Each throws ReadError with this place where the value is of another type or out of range.
    QJsonObject object() const;
    QJsonArray array() const;
    QString string() const;
    QString nonEmptyString() const;
    bool boolean() const;
    int integer(int min, int max) const;
    Position position() const;

    /// The member; refuses where it is missing.
    JsonPlace at(QStringView key) const;
    JsonPlace at(qsizetype index) const;
    bool has(QStringView key) const;
    /// Members in file order of an array; refuses more than `most`.
    QList<JsonPlace> items(qsizetype most = 100000) const;
    /// Keys that are not in `known`; each is also added to `unknown` with its pointer, if given.
    QJsonObject unknownKeys(std::initializer_list<const char16_t *> known, QStringList *unknown) const;

private:
    QJsonValue m_value;
    QString m_pointer;
};

/// Parses JSON; throws ReadError with the line of a syntax fault.
QJsonValue parseJson(const QByteArray &bytes);

/// Largest coordinate, either way, that a tile may lie at.
inline constexpr int kMaxCoordinate = 1000;

} // namespace wayside
