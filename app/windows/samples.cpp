#include "app/windows/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace arenascope {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("arenascope", text);
}

/// The folder, wherever the program was started from: installed, build folder, test folder.
QDir folder() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* place :
         {"../share/arenascope/samples", "../resources/samples", "../../resources/samples", "resources/samples"}) {
        if (here.exists(QLatin1String(place))) return QDir(here.filePath(QLatin1String(place)));
    }
    return QDir(QString());
}

}  // namespace

QList<Sample> bundledSamples() {
    const QDir samples = folder();
    if (samples.path().isEmpty() || samples.path() == QLatin1String(".")) return {};
    const Sample known[] = {
        {QStringLiteral("mobilenet_v2_w035/model.pt2"), tr("MobileNetV2"),
         tr("Set a capacity, see what the peak is made of, and move tensors to a second pool.")},
        {QStringLiteral("add_mul_sin/model.pt2"), tr("Add, multiply, sine"),
         tr("The smallest plan. Learn to read the arena.")},
        {QStringLiteral("mobilenet_v2_w035/model_greedy.pte"), tr("MobileNetV2, as ExecuTorch planned it"),
         tr("A .pte with its own greedy plan: compare it with the others.")},
        {QStringLiteral("add_mul_sin/model_naive.pte"), tr("Naive plan"),
         tr("Every tensor has bytes of its own: what planning saves.")}};
    QList<Sample> out;
    for (const Sample& sample : known) {
        const QString path = QFileInfo(samples.filePath(sample.path)).absoluteFilePath();
        if (QFileInfo::exists(path)) out.append({path, sample.title, sample.text});
    }
    return out;
}

}  // namespace arenascope
