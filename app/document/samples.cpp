#include "app/document/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace arenascope {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("arenascope", text); }

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
    const Sample known[] = {{QStringLiteral("mobilenet_v2_w035/model.pt2"), tr("MobileNetV2"),
                             tr("Set a capacity, see what the peak consists of, and move tensors to a second pool.")},
                            {QStringLiteral("add_mul_sin/model.pt2"), tr("Add, multiply, sine"),
                             tr("The smallest plan. Learn to read the arena.")},
                            {QStringLiteral("custom_plan.session.json"), tr("A custom memory plan"),
                             tr("Inputs and products in one memory, sums in another: rules instead of Python code.")},
                            {QStringLiteral("llama_kv_dynseq.pt2"), tr("Llama with a KV cache"),
                             tr("Dynamic sequence length: find the longest that fits.")},
                            {QStringLiteral("dw_conv_xnnpack.pte"), tr("Delegated to XNNPACK"),
                             tr("Three delegate calls between portable operators. See what stays in the arena.")},
                            {QStringLiteral("ds_cnn_kws/model_quantized.pt2"), tr("Keyword spotting, int8"),
                             tr("Quantised layers: choose a Cortex-M core, and export, run and shrink integers.")}};
    QList<Sample> out;
    for (const Sample& sample : known) {
        const QString path = QFileInfo(samples.filePath(sample.path)).absoluteFilePath();
        if (QFileInfo::exists(path)) out.append({path, sample.title, sample.text});
    }
    return out;
}

}  // namespace arenascope
