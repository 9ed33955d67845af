#include "widgets/ui/tensor_mime.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace arenascope {

QStringList tensorsOf(const QByteArray& json) {
    QStringList out;
    for (const QJsonValue& name : QJsonDocument::fromJson(json).array()) {
        if (name.isString()) out.append(name.toString());
    }
    return out;
}

QByteArray jsonOfTensors(const QStringList& tensors) {
    return QJsonDocument(QJsonArray::fromStringList(tensors)).toJson(QJsonDocument::Compact);
}

}  // namespace arenascope
