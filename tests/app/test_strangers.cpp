// Files that are not programs: one line says what each is and what to do, in every verb and under every name.

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"
#include "tests/formats/pt2_writer.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Stranger {
    const char* title;
    QByteArray bytes;
    const char* what;
    const char* remedy;
};

QByteArray raw(const char* bytes, qsizetype size) { return {bytes, size}; }

/// The first half of a file, and all but its last bytes.
void addCuts(std::vector<Stranger>& to, const char* title, const QByteArray& whole, const char* what) {
    to.push_back({title, whole.left(whole.size() / 2), what, "cop"});
    to.push_back({title, whole.left(whole.size() - 40), what, "cop"});
    to.push_back({title, whole.left(100), what, "cop"});
}

std::vector<Stranger> strangers() {
    const QByteArray pickle = raw("\x80\x02}q\x00X\x01\x00\x00\x00wq\x01K\x01s.", 19);
    const QByteArray page = "<!DOCTYPE html>\n<html><head><title>model.pt2 at main</title></head></html>\n";
    const QByteArray lite = bytesOf(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_int8.tflite"));
    std::vector<Stranger> out{
        {"a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 4712\n",
         "a Git LFS pointer to a file of 4712 bytes", "git lfs pull"},
        {"a web page", page, "an HTML page", "download the raw file"},
        {"a web page without a doctype", "\n <HTML lang=en>", "an HTML page", "download the raw file"},
        {"TorchScript",
         zipOf({{"net/data.pkl", pickle},
                {"net/code/__torch__.py", "class Net(Module):\n"},
                {"net/constants.pkl", pickle},
                {"net/version", "3\n"}}),
         "a TorchScript archive", "torch.export.export"},
        {"torch.save", zipOf({{"net/data.pkl", pickle}, {"net/data/0", QByteArray(16, '\1')}}), "a file of torch.save",
         "torch.export.export"},
        {"torch.save of old", raw("\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.", 24),
         "a Python pickle", "torch.export.export"},
        {"a pickle", pickle, "a Python pickle", "torch.export.export"},
        {"a pickle of protocol 0", "(dp0\nVw\np1\nI1\ns.", "a Python pickle", "torch.export.export"},
        {"a pickle of protocol 4", raw("\x80\x04\x95\x0b\x00\x00\x00\x00\x00\x00\x00}\x94.", 14), "a Python pickle",
         "torch.export.export"},
        {"AOTInductor",
         zipOf({{"net/data/aotinductor/model/c4.so",
                 "\x7f"
                 "ELF"},
                {"net/data/aotinductor/model/c4_metadata.json", "{}"},
                {"net/archive_format", "pt2"}}),
         "a package of AOTInductor", "torch.export.save"},
        {"a ZIP of something else", zipOf({{"word/document.xml", "<w/>"}}), "a ZIP archive of something else",
         "unpack it"},
        {"an empty ZIP", raw("PK\x05\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00", 22),
         "an empty ZIP archive", "export or copy it again"},
        {"arrays", zipOf({{"x.npy", "\x93NUMPY"}}), "arrays of NumPy (.npz)", "--input"},
        {"an array", raw("\x93NUMPY\x01\x00v\x00{'descr': '<f4'", 25), "an array of NumPy (.npy)", "--input"},
        {"Keras", zipOf({{"metadata.json", "{}"}, {"config.json", "{}"}, {"model.weights.h5", "\x89HDF"}}),
         "a Keras model", ".tflite or .onnx"},
        {"safetensors", raw("\x10\x00\x00\x00\x00\x00\x00\x00{\"__metadata__\":{}}", 27), "safetensors",
         "export the model"},
        {"a download that was not finished", QByteArray(4096, '\0'), "a file of zeros", "download it again"},
        {"gzip cut short", raw("\x1f\x8b\x08\x00\x00\x00\x00\x00", 8), "gzip", "download or copy it again"},
        {"text", "# nothing to see\n", "a text file that begins with '# nothing to see'", "export the model"},
    };
    addCuts(out, "a truncated .pt2", bytesOf(sample("model.pt2", "mlp_dynbatch")), "no end-of-archive record");
    addCuts(out, "a truncated .pte", bytesOf(sample("model_greedy.pte", "mlp_dynbatch")), "file");
    addCuts(out, "a truncated .tflite", lite, "file");
    addCuts(out, "a truncated .onnx",
            bytesOf(QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_lstm_with_initial_bias/model.onnx")), "cut");
    return out;
}

QString wrong(const Stranger& stranger, const QString& file, const Said& said) {
    const QString what = QString::fromLatin1(stranger.what), remedy = QString::fromLatin1(stranger.remedy);
    const bool is_line = said.err.count('\n') == 1 && said.err.endsWith('\n') && said.err.contains(file);
    if (said.status == 2 && is_line && said.err.contains(what) && said.err.contains(remedy)) return {};
    return QString::fromLatin1(stranger.title) + ", status " + QString::number(said.status) + ": " + said.err;
}

}  // namespace

class TestStrangers : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    /// Whatever the name promises; tables are text, so text under their name is an error of its own.
    void everyNameIsAnsweredAlike() {
        for (const Stranger& stranger : strangers()) {
            for (const char* name : {"m.pt2", "m.pte", "m.onnx", "m.tflite", "m.csv", "m.trace.json", "m.json", "m.pt",
                                     "m.zip", "m.bin", "m.PT2", "m"}) {
                const QString path = folder_.filePath(name);
                const bool is_text = QString(stranger.title) == "text" || stranger.bytes.startsWith("(dp0");
                if (is_text && path.endsWith(".csv")) continue;
                QVERIFY(put(path, stranger.bytes));
                const QString found = wrong(stranger, path, say({"info", path}));
                QVERIFY2(found.isEmpty(), qPrintable(QString::fromLatin1(name) + ", " + found));
            }
        }
    }

    void everyVerbIsAnsweredAlike() {
        const QString good = sample("model_greedy.pte");
        for (const Stranger& stranger : strangers()) {
            const QString path = folder_.filePath("stranger");
            QVERIFY(put(path, stranger.bytes));
            const QList<QStringList> commands{{"info", path},
                                              {"plan", path},
                                              {"inspect", path, "0"},
                                              {"verify", path},
                                              {"fit", path, "--symbol", "s0"},
                                              {"explain", path},
                                              {"shrink", path},
                                              {"run", path, "--zeros"},
                                              {"export", path, "-o", folder_.filePath("out.pte")},
                                              {"compare", path, good},
                                              {"compare", good, path},
                                              {"render", path, "-o", folder_.filePath("out.png")},
                                              {"partition", path, "--backend", "xnnpack"}};
            for (const QStringList& command : commands) {
                const QString found = wrong(stranger, path, say(command));
                QVERIFY2(found.isEmpty(), qPrintable(command.first() + ", " + found));
            }
            QVERIFY(!QFile::exists(folder_.filePath("out.pte")) && !QFile::exists(folder_.filePath("out.png")));
        }
    }

    /// Files beside a program: what a download left instead of them is named there, too.
    void badDownloadsBesideAProgramAreNamed() {
        const QString model = sample("model.pt2", "mlp_dynbatch"), program = sample("model_greedy.pte", "mlp_dynbatch");
        for (const Stranger& stranger : strangers()) {
            const bool is_download =
                QString(stranger.remedy) == "git lfs pull" || QString(stranger.what) == "an HTML page";
            if (!is_download) continue;
            const QString path = folder_.filePath("beside.npy");
            QVERIFY(put(path, stranger.bytes));
            const QList<QStringList> commands{
                {"info", program, "--etrecord", path}, {"info", program, "--names-from", path},
                {"info", program, "--data", path},     {"info", program, "--etdump", path},
                {"run", model, "--vectors", path},     {"run", model, "--input", "0=" + path},
                {"run", model, "--state-in", path},    {"plan", model, "--session", path},
                {"plan", model, "--plan-file", path},  {"info", model, "--map", path}};
            for (const QStringList& command : commands) {
                const QString found = wrong(stranger, path, say(command));
                QVERIFY2(found.isEmpty(), qPrintable(command.join(' ') + ", " + found));
            }
        }
    }
};

QTEST_MAIN(TestStrangers)
#include "test_strangers.moc"
