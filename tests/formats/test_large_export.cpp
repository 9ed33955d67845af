// Exports a program of hundreds of megabytes as a .pte in pieces: weights go from the mapped file to the new one.
// ARENASCOPE_LARGE=1 makes it 1 GB.

#include <QElapsedTimer>
#include <QStorageInfo>
#include <QTest>
#include <atomic>
#include <thread>

#include "tests/formats/importing.h"
#include "tests/formats/pt2_writer.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr std::int64_t columns = 1024;

/// y = x * w, w of rows x 1024 floats.
Json productOf(std::int64_t rows) {
    Json program = productProgram();
    Json& tensors = program["graph_module"]["graph"]["tensor_values"];
    for (const char* name : {"p_w", "y"}) tensors[name] = metaOf({rows, columns});
    tensors["x"] = metaOf({columns});
    return program;
}

/// The archive with the weights' bytes as a hole in the file, but for the first and last float.
bool writeSparse(const QString& path, std::int64_t rows) {
    Json config = weightConfig();
    config["config"]["w"]["tensor_meta"] = metaOf({rows, columns});
    auto entries = productEntries(productOf(rows), config);
    const std::int64_t bytes = rows * columns * 4;
    // The directory of an archive whose last entry is empty, then its size corrected and the bytes moved behind.
    entries[5].bytes.clear();
    QByteArray archive = zipOf(entries);
    const qsizetype directory = archive.indexOf("PK\x01\x02");
    const auto patch = [&](qsizetype at, std::int64_t number) {
        for (int i = 0; i < 4; ++i) archive[at + i] = static_cast<char>((number >> (8 * i)) & 0xff);
    };
    const qsizetype local = archive.lastIndexOf("PK\x03\x04"), central = archive.lastIndexOf("PK\x01\x02");
    for (const qsizetype field : {local + 18, local + 22, central + 20, central + 24}) patch(field, bytes);
    patch(archive.size() - 6, directory + bytes);
    QFile file(path);
    constexpr float ends = 2.5F;
    const QByteArray mark(reinterpret_cast<const char*>(&ends), sizeof ends);
    return file.open(QIODevice::WriteOnly) && file.write(archive.first(directory)) == directory &&
        file.write(mark) == 4 && file.seek(directory + bytes - 4) && file.write(mark) == 4 &&
        file.write(archive.mid(directory)) > 0;
}

/// Anonymous memory of the process, in bytes.
std::int64_t ownMemory() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return -1;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("RssAnon:")) return line.mid(8).trimmed().split(' ').first().toLongLong() * 1024;
    return -1;
}

/// The peak of the process's anonymous memory while the object exists.
class Watch {
public:
    Watch()
        : thread_([this] {
              while (!ends_) {
                  peak_ = std::max(peak_.load(), ownMemory());
                  std::this_thread::sleep_for(std::chrono::milliseconds(1));
              }
          }) {}
    ~Watch() { stop(); }
    std::int64_t stop() {
        ends_ = true;
        if (thread_.joinable()) thread_.join();
        return peak_;
    }

private:
    std::atomic<bool> ends_ = false;
    std::atomic<std::int64_t> peak_ = 0;
    std::thread thread_;
};

}  // namespace

class TestLargeExport : public QObject {
    Q_OBJECT

private slots:
    void weightsGoThroughWithoutBeingHeld();
};

void TestLargeExport::weightsGoThroughWithoutBeingHeld() {
    const std::int64_t megabytes = qEnvironmentVariableIsSet("ARENASCOPE_LARGE") ? 1024 : 200;
    const std::int64_t rows = megabytes * 1024 * 1024 / (4 * columns);
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("large_XXXXXX")));
    QVERIFY(folder.isValid());
    if (QStorageInfo(folder.path()).bytesAvailable() < (megabytes + 256) << 20)
        QSKIP("the disk has no room for the file that is written");
    const QString from = folder.filePath(QStringLiteral("model.pt2")),
                  to = folder.filePath(QStringLiteral("model.pte"));
    QVERIFY(writeSparse(from, rows));
    QVERIFY(!writtenFile(folder, QStringLiteral("model.pte"), "an older file").isEmpty());

    QElapsedTimer timer;
    timer.start();
    const std::int64_t before = ownMemory();
    Watch watch;
    const auto opened = openAndPlan(from);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    Progress cancelled;
    cancelled.cancel();
    QVERIFY(
        !Engine().export_to(to.toStdString(), *opened.value().program, opened.value().outcome, false, cancelled).ok());
    QCOMPARE(fileBytes(to), QByteArray("an older file"));
    const auto written = exportTo(to, opened.value());
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    const std::int64_t peak = watch.stop() - before;
    qInfo("%lld MB exported in %lld ms, %.1f MB of memory beside the mapped file", static_cast<long long>(megabytes),
          static_cast<long long>(timer.elapsed()), static_cast<double>(peak) / 1048576.0);
    QVERIFY(peak <= std::int64_t{64} << 20);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);

    QVERIFY(QFileInfo(to).size() > megabytes << 20);
    const auto back = openAndPlan(to, "loaded");
    QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
    for (const Value& value : back.value().program->methods[0].values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->is_constant) continue;
        QVERIFY(tensor->data && static_cast<std::int64_t>(tensor->data->bytes.size()) == megabytes << 20);
        float first = 0, last = 0, inner = 1;
        std::memcpy(&first, tensor->data->bytes.data(), 4);
        std::memcpy(&last, tensor->data->bytes.data() + tensor->data->bytes.size() - 4, 4);
        std::memcpy(&inner, tensor->data->bytes.data() + tensor->data->bytes.size() / 2, 4);
        QVERIFY(first == 2.5F && last == 2.5F && inner == 0.0F);
    }
}

QTEST_GUILESS_MAIN(TestLargeExport)
#include "test_large_export.moc"
