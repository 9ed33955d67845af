#pragma once
// Tensors that are dragged from a chart or a table onto a pool: their names, as a JSON array.

#include <QByteArray>
#include <QStringList>

namespace arenascope {

inline constexpr char tensors_mime_type[] = "application/x-arenascope-tensors";

/// Names in dragged tensors; empty where the data is not what the type promises.
QStringList tensorsOf(const QByteArray& json);
QByteArray jsonOfTensors(const QStringList& tensors);

}  // namespace arenascope
