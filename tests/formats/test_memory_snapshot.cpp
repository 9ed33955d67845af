// PyTorch's memory snapshots and profiles as allocation problems.

#include "engine/formats/chrome_trace/memory_snapshot.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

// A pickle of protocol 4, written by hand: values without memo.
QByteArray text(const QByteArray& value) { return QByteArray("\x8c", 1) + static_cast<char>(value.size()) + value; }
QByteArray whole(quint32 value) {
    QByteArray out("J");
    for (int i = 0; i < 4; ++i) out += static_cast<char>(value >> (8 * i));
    return out;
}
QByteArray list(const QList<QByteArray>& items) {
    QByteArray out("](");
    for (const QByteArray& item : items) out += item;
    return out + "e";
}
QByteArray dict(const QList<std::pair<QByteArray, QByteArray>>& items) {
    QByteArray out("}(");
    for (const auto& [key, value] : items) out += text(key) + value;
    return out + "u";
}
QByteArray pickleOf(const QByteArray& value) { return QByteArray("\x80\x04", 2) + value + "."; }

QByteArray event(const QByteArray& action, quint32 address, quint32 bytes) {
    const QByteArray frame = dict({{"filename", text("model.py")}, {"line", whole(7)}, {"name", text("forward")}});
    return dict({{"action", text(action)},
                 {"addr", whole(address)},
                 {"size", whole(bytes)},
                 {"frames", list({dict({{"filename", text("??")}, {"line", whole(0)}}), frame})}});
}

/// Two blocks one after the other at one place, one that was there before, and one that is never freed.
QByteArray snapshot() {
    const QByteArray kept = dict({{"address", whole(1536)}, {"size", whole(512)}, {"state", text("active_allocated")}});
    const QByteArray segment =
        dict({{"device", whole(0)}, {"address", whole(1024)}, {"total_size", whole(1024)}, {"blocks", list({kept})}});
    const QByteArray trace =
        list({event("alloc", 1024, 256), event("free_requested", 1024, 256), event("free_completed", 1024, 256),
              event("alloc", 1024, 128), event("free_completed", 1280, 64)});
    return pickleOf(dict({{"segments", list({segment})}, {"device_traces", list({trace})}}));
}

const TimedBuffer* bufferOf(const std::vector<TimedBuffer>& all, std::int64_t bytes) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const TimedBuffer& each) { return each.bytes == bytes; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

class TestMemorySnapshot : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void blocksAreBuffersWithTheirLines() {
        const QByteArray bytes = snapshot();
        const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        QVERIFY(sniff_memory_snapshot(view));
        const auto read = buffers_of_snapshot(view);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read.value().size(), std::size_t{4});
        const TimedBuffer *first = bufferOf(read.value(), 256), *second = bufferOf(read.value(), 128),
                          *before = bufferOf(read.value(), 64), *kept = bufferOf(read.value(), 512);
        QVERIFY(first && second && before && kept);
        QCOMPARE(first->source, std::string("model.py:7"));
        QCOMPARE(first->fqn, std::string("forward"));
        QVERIFY(first->upper <= second->lower);  // they may share their bytes
        QCOMPARE(before->lower, std::int64_t{0});
        QCOMPARE(kept->lower, std::int64_t{0});
        QCOMPARE(second->upper, kept->upper);
        QCOMPARE(first->offset, std::optional<std::int64_t>(0));
        QCOMPARE(before->offset, std::optional<std::int64_t>(256));
        QCOMPARE(kept->offset, std::optional<std::int64_t>(512));
    }

    void aSnapshotIsPlannedBesideWhatTheAllocatorReserved() {
        const auto opened = openAndPlan(writtenFile(folder_, "snapshot.pickle", snapshot()));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan *loaded = opened.value().plan("loaded"), *own = opened.value().plan("greedy_by_size");
        QVERIFY(loaded && own && own->valid());
        QCOMPARE(loaded->total_bytes, std::int64_t{1024});
        QCOMPARE(own->total_bytes, std::int64_t{832});  // 512 + 256 + 64
    }

    void nothingOfAPickleIsExecuted() {
        // posix.system("x"), as an attacker would write it where the list of segments is.
        const QByteArray call = "c" + QByteArray("posix\nsystem\n") + text("x") + "\x85R";
        const auto opened = openAndPlan(
            writtenFile(folder_, "call.pickle", pickleOf(dict({{"segments", call}, {"device_traces", list({})}}))));
        QVERIFY(!opened.ok());
        QVERIFY2(errorOf(opened).contains("without a block"), errorOf(opened));
    }

    void marksOfAProfileAreBlocks() {
        const auto mark = [](qint64 time, qint64 bytes) {
            return QByteArray(R"({"ph":"i","s":"t","name":"[memory]","pid":5555,"tid":1,"ts":)") +
                QByteArray::number(time) + R"(,"args":{"Device Type":0,"Device Id":-1,"Bytes":)" +
                QByteArray::number(bytes) + "}}";
        };
        const QByteArray json = R"({"schemaVersion":1,"traceEvents":[)"
                                R"({"ph":"X","cat":"Operator","name":"aten::add","pid":5555,"tid":1,"ts":1,"dur":2},)" +
            mark(10, 100) + "," + mark(20, 50) + "," + mark(30, -100) + "," + mark(40, 100) + "," + mark(50, -7) + "]}";
        const auto opened = openAndPlan(writtenFile(folder_, "profile.pt.trace.json", json));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan* own = opened.value().plan("greedy_by_size");
        QVERIFY(own && own->valid());
        QCOMPARE(opened.value().outcome.method->inputs.size() + own->problem.buffers.size(), std::size_t{3});
        QVERIFY(own->total_bytes >= 150 && own->total_bytes < 250);  // the two of 100 bytes are never live together
    }
};

QTEST_GUILESS_MAIN(TestMemorySnapshot)
#include "test_memory_snapshot.moc"
