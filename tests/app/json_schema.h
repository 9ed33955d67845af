#pragma once
// The part of JSON Schema that resources/schemas uses: type, required, properties, additionalProperties, items, enum,
// anyOf, and $ref to another schema of the folder.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <cmath>

namespace arenascope::testing {

inline bool hasType(const QJsonValue& value, const QString& type) {
    if (type == "null") return value.isNull();
    if (type == "boolean") return value.isBool();
    if (type == "string") return value.isString();
    if (type == "number") return value.isDouble();
    if (type == "integer") return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
    if (type == "array") return value.isArray();
    return type == "object" && value.isObject();
}

/// The schema in resources/schemas for a verb's --json.
inline QJsonObject schemaOf(const QString& verb) {
    QFile file(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/schemas/") + verb + QStringLiteral(".schema.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// The first place where `value` is not as `schema` says; empty where it is.
inline QString schemaViolation(const QJsonValue& value, const QJsonObject& schema, const QString& place = "$") {
    if (schema.contains("$ref"))
        return schemaViolation(value, schemaOf(schema["$ref"].toString().section(QLatin1Char('.'), 0, 0)), place);
    if (schema.contains("anyOf")) {
        QString wrong;
        for (const QJsonValue& one : schema["anyOf"].toArray()) {
            const QString violation = schemaViolation(value, one.toObject(), place);
            if (violation.isEmpty()) return {};
            wrong += (wrong.isEmpty() ? QString() : QStringLiteral("; ")) + violation;
        }
        return wrong;
    }
    const QJsonValue type = schema["type"];
    bool typed = type.isUndefined() || (type.isString() && hasType(value, type.toString()));
    for (const QJsonValue& one : type.toArray()) typed = typed || hasType(value, one.toString());
    if (!typed) return place + " has another type";
    if (schema.contains("enum") && !schema["enum"].toArray().contains(value)) return place + " is not in the enum";
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i) {
            const QString wrong = schemaViolation(items[i], schema["items"].toObject(), place + QString("[%1]").arg(i));
            if (!wrong.isEmpty()) return wrong;
        }
    }
    if (!value.isObject()) return {};
    const QJsonObject object = value.toObject();
    for (const QJsonValue& name : schema["required"].toArray()) {
        if (!object.contains(name.toString())) return place + " lacks " + name.toString();
    }
    const QJsonObject properties = schema["properties"].toObject();
    const QJsonValue rest = schema["additionalProperties"];
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString inner = place + "." + it.key();
        if (!properties.contains(it.key()) && rest.isBool() && !rest.toBool()) return inner + " is not documented";
        const QJsonObject sub = properties.contains(it.key()) ? properties[it.key()].toObject() : rest.toObject();
        const QString wrong = schemaViolation(it.value(), sub, inner);
        if (!wrong.isEmpty()) return wrong;
    }
    return {};
}

}  // namespace arenascope::testing
