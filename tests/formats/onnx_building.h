#pragma once
// ONNX models by hand, as protocol buffers.

#include <QByteArray>
#include <QList>
#include <cstring>
#include <vector>

namespace arenascope::testing::onnx_model {

inline QByteArray number(int field, quint64 value) {
    QByteArray out;
    for (quint64 key = static_cast<quint64>(field) << 3;; key >>= 7) {
        out += static_cast<char>(key >= 128 ? key | 128 : key);
        if (key < 128) break;
    }
    for (; value >= 128; value >>= 7) out += static_cast<char>(value | 128);
    return out + static_cast<char>(value);
}
inline QByteArray part(int field, const QByteArray& bytes) {
    QByteArray out = number(field, static_cast<quint64>(bytes.size()));
    out[0] = static_cast<char>(out[0] | 2);
    return out + bytes;
}
inline QByteArray nodeOf(const QByteArray& op, const QList<QByteArray>& from, const QList<QByteArray>& to,
                         const QByteArray& attributes = {}) {
    QByteArray out;
    for (const QByteArray& name : from) out += part(1, name);
    for (const QByteArray& name : to) out += part(2, name);
    return part(1, out + part(4, op) + attributes);
}
/// Sizes; a size of 0 is the open dimension "n".
inline QByteArray valueOf(int field, const QByteArray& name, const QList<quint64>& sizes, int dtype = 1) {
    QByteArray shape;
    for (const quint64 size : sizes) shape += part(1, size == 0 ? part(2, "n") : number(1, size));
    return part(field, part(1, name) + part(2, part(1, number(1, static_cast<quint64>(dtype)) + part(2, shape))));
}
inline QByteArray modelOf(const QByteArray& graph, quint64 opset = 17) {
    return number(1, 8) + part(7, graph) + part(8, number(2, opset));
}

inline QByteArray integer(const QByteArray& name, qint64 value) {
    return part(5, part(1, name) + number(3, static_cast<quint64>(value)) + number(20, 2));
}
inline QByteArray text(const QByteArray& name, const QByteArray& value) {
    return part(5, part(1, name) + part(4, value) + number(20, 3));
}
inline QByteArray texts(const QByteArray& name, const QList<QByteArray>& values) {
    QByteArray out = part(1, name);
    for (const QByteArray& value : values) out += part(9, value);
    return part(5, out + number(20, 8));
}
inline QByteArray integers(const QByteArray& name, const QList<qint64>& values) {
    QByteArray out = part(1, name);
    for (const qint64 value : values) out += number(8, static_cast<quint64>(value));
    return part(5, out + number(20, 7));
}
inline QByteArray real(const QByteArray& name, float value) {
    QByteArray out(1, static_cast<char>(2 << 3 | 5));
    out.append(reinterpret_cast<const char*>(&value), 4);
    return part(5, part(1, name) + out + number(20, 1));
}
inline QByteArray body(const QByteArray& name, const QByteArray& graph) {
    return part(5, part(1, name) + part(6, graph) + number(20, 5));
}

template <class T>
QByteArray tensorOf(const QByteArray& name, const QList<quint64>& sizes, const std::vector<T>& values, quint64 dtype) {
    QByteArray out;
    for (const quint64 size : sizes) out += number(1, size);
    return part(5,
                out + number(2, dtype) + part(8, name) +
                    part(9,
                         QByteArray(reinterpret_cast<const char*>(values.data()),
                                    static_cast<qsizetype>(values.size() * sizeof(T)))));
}
inline QByteArray weights(const QByteArray& name, const QList<quint64>& sizes, const std::vector<float>& values) {
    return tensorOf(name, sizes, values, 1);
}
inline QByteArray indices(const QByteArray& name, const QList<quint64>& sizes, const std::vector<qint64>& values) {
    return tensorOf(name, sizes, values, 7);
}

}  // namespace arenascope::testing::onnx_model
