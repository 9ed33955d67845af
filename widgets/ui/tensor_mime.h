#pragma once
// Tensors dragged from a chart or a table onto a pool: their names, as a JSON array.

#include <QByteArray>
#include <QStringList>

namespace arenascope {

inline constexpr char tensors_mime_type[] = "application/x-arenascope-tensors";

/// Names in dragged tensors; empty if the data does not match its type.
QStringList tensorsOf(const QByteArray& json);
QByteArray jsonOfTensors(const QStringList& tensors);

}  // namespace arenascope
