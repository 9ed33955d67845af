// The largest size that fits, the peak's parts, and placements from files.

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/export/plan_files.h"
#include "engine/planning/lifetimes/live_bytes.h"
#include "engine/study/fit_and_explain.h"
#include "tests/test_data.h"

namespace arenascope {

class TestWhatFits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString folder = testing::programFolder(QStringLiteral("mlp_dynbatch"));
        QVERIFY(!folder.isEmpty());
        Progress progress;
        auto program = engine_.open((folder + "/model.pt2").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        program_ = program.value();
        QCOMPARE(program_->methods.front().ranges.size(), std::size_t{1});
        symbol_ = program_->methods.front().ranges.begin()->first;
    }

    void theLargestFitsAndTheNextDoesNot() {
        Progress progress;
        const sym::Range range = program_->methods.front().ranges.begin()->second;
        const std::int64_t top = range.max.value_or(64);
        const std::int64_t full = used_at(top), least = used_at(range.min);
        QVERIFY(least < full && full > total_at(top));  // the runtime needs memory, too
        for (const std::int64_t capacity : {least, (least + full) / 2, full - 1, full}) {
            const auto fit = fit_symbol(engine_, *program_, with_capacity(capacity), symbol_, progress);
            QVERIFY2(fit.ok(), fit.ok() ? "" : fit.error().text().c_str());
            QVERIFY(fit.value().largest);
            QVERIFY(used_at(*fit.value().largest) <= capacity);
            if (*fit.value().largest < top) QVERIFY(used_at(*fit.value().largest + 1) > capacity);
            QVERIFY(fit.value().best() && fit.value().best()->fit == Fit::fits);
            QCOMPARE(*fit.value().largest == top, capacity >= full);
            for (std::size_t i = 1; i < fit.value().curve.size(); ++i) {
                QVERIFY(fit.value().curve[i - 1].value < fit.value().curve[i].value);
                QVERIFY(fit.value().curve[i - 1].pools.front().bytes <= fit.value().curve[i].pools.front().bytes);
            }
        }
    }

    void limitsOfTheDeviceCount() {
        Progress progress;
        Tuning tuning;
        tuning.limits = {{"ram", used_at(5)}};
        const auto of_ram = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY2(of_ram.ok(), of_ram.ok() ? "" : of_ram.error().text().c_str());
        QVERIFY(of_ram.value().is_limited && of_ram.value().largest);
        QVERIFY(used_at(*of_ram.value().largest) <= used_at(5) && *of_ram.value().largest >= 5);
        tuning.limits = {{"flash", 100}};
        const auto of_flash = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY(of_flash.ok() && !of_flash.value().largest);
        tuning.limits = {{"stack", 100}};  // used, and nothing is limited
        const auto of_stack = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY(of_stack.ok() && !of_stack.value().is_limited && !of_stack.value().largest);
        tuning.limits = {{"nothing", 100}};
        QVERIFY(!fit_symbol(engine_, *program_, tuning, symbol_, progress).ok());
    }

    void anUnknownPartLeavesTheVerdictOpen() {
        Progress progress;
        Tuning tuning = edit::set_backends(with_capacity(1 << 20), {"xnnpack"});
        const auto open = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY2(open.ok(), open.ok() ? "" : open.error().text().c_str());
        QVERIFY(open.value().largest && open.value().best());
        QVERIFY(open.value().best()->fit == Fit::unknown);
        QVERIFY(!missing_parts(*open.value().best()->device).empty());
        tuning.limits = {{"xnnpack", 1 << 10}};
        const auto given = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY(given.ok() && given.value().best() && given.value().best()->fit == Fit::fits);
        tuning.limits = {{"xnnpack", 2 << 20}};
        const auto too_large = fit_symbol(engine_, *program_, tuning, symbol_, progress);
        QVERIFY(too_large.ok() && !too_large.value().largest);
    }

    void whatLiesBesideTheArenaMustMoveToo() {
        const Outcome outcome = evaluated(with_capacity(1 << 20));
        const auto device = fit_device(footprint(*program_, outcome), {}, {});
        QVERIFY(device.ok());
        const PoolResult& pool = outcome.plan().pools.front();
        const std::int64_t spare = (1 << 20) - device.value().memory("SRAM")->used;
        const auto to_move = [&](std::int64_t less, const DeviceFit* beside) {
            return explain_plan(outcome, outcome.plan(), less, beside).front().to_move.size();
        };
        QVERIFY(spare > 0 && pool.bytes < device.value().memory("SRAM")->used);
        QCOMPARE(to_move(spare + 1, nullptr), std::size_t{0});
        QVERIFY(to_move(spare + pool.bytes - pool.lower_bound + 1, &device.value()) > 0);
    }

    void whatCannotBeAnsweredIsNamed() {
        Progress progress;
        const auto unknown = fit_symbol(engine_, *program_, with_capacity(100), "no_such", progress);
        QVERIFY(!unknown.ok());
        QVERIFY(unknown.error().text().find(symbol_) != std::string::npos);
        const auto none = fit_symbol(engine_, *program_, with_capacity(1), symbol_, progress);
        QVERIFY(none.ok() && !none.value().largest);
    }

    void withoutACapacityTheCurveIsAllThereIs() {
        Progress progress;
        const sym::Range range = program_->methods.front().ranges.begin()->second;
        const auto fit = fit_symbol(engine_, *program_, {}, symbol_, progress);
        QVERIFY2(fit.ok(), fit.ok() ? "" : fit.error().text().c_str());
        QVERIFY(!fit.value().is_limited && !fit.value().largest);
        QVERIFY(fit.value().curve.size() > 2);
        for (const FitPoint& point : fit.value().curve) QCOMPARE(point.pools.front().bytes, total_at(point.value));
        QCOMPARE(fit.value().curve.front().value, range.min);
        // If the file has no upper bound either, the curve ends at twice the example's size.
        Program open = *program_;
        open.methods.front().ranges.begin()->second = {.min = 1, .max = {}, .hint = 12};
        const auto unbounded = fit_symbol(engine_, open, {}, symbol_, progress);
        QVERIFY2(unbounded.ok(), unbounded.ok() ? "" : unbounded.error().text().c_str());
        QCOMPARE(unbounded.value().curve.back().value, 24);
    }

    void thePeakIsMadeOfItsTensors() {
        const Outcome outcome = evaluated({});
        const std::vector<PoolPeak> peaks = explain_plan(outcome, outcome.plan(), 64);
        QCOMPARE(peaks.size(), outcome.plan().pools.size());
        const PoolPeak& peak = peaks.front();
        std::int64_t sum = 0;
        for (const PeakTensor& tensor : peak.tensors) {
            sum += tensor.bytes;
            QVERIFY(tensor.saves >= 0 && tensor.saves <= tensor.bytes + 16);
            QVERIFY(tensor.first_step <= peak.step && peak.step <= tensor.last_step);
        }
        QCOMPARE(sum + peak.padding, peak.live);
        std::int64_t saved = 0;
        for (const PeakTensor& tensor : peak.to_move) saved += tensor.saves;
        QVERIFY(saved >= 64);
    }

    void bytesThatBranchesShareAreCountedOnce_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"two_conds_live_across", "cond_nested", "map_cond", "while_loop", "mlp_dynbatch"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void bytesThatBranchesShareAreCountedOnce() {
        QFETCH(const QString, name);
        const QString folder = testing::programFolder(name);
        QVERIFY2(!folder.isEmpty(), "the program is there");
        Progress progress;
        const auto program = engine_.open((folder + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        const auto outcome = engine_.evaluate(*program.value(), {}, {"auto", "greedy_by_size"}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        for (const Plan& plan : outcome.value().plans) {
            for (const PoolPeak& peak : explain_plan(outcome.value(), plan, 0)) {
                const LiveBytes live = live_bytes(outcome.value().method.get(), plan, peak.pool.mem_id);
                for (const Position at : live.at.indices()) QCOMPARE(live.at[at], taken(plan, peak.pool, at));
                QCOMPARE(peak.live, *std::max_element(live.at.begin(), live.at.end()));
                QCOMPARE(peak.pool.peak_position.number(), live.peak.number());
                QVERIFY(peak.unused >= 0 && peak.padding >= 0);
                for (const PeakTensor& tensor : peak.tensors) QVERIFY(tensor.saves >= 0);
            }
        }
    }

    void aPlanFileGivesThePlanItCameFrom_data() {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("footer");
        QTest::addColumn<QString>("name");
        QTest::newRow("csv") << QByteArray("offset,name\n") << QByteArray("%2,%1\n") << QByteArray() << "p.csv";
        QTest::newRow("csv of ids") << QByteArray("id,mem_id,offset\r\n") << QByteArray("%3,1,%2\r\n") << QByteArray()
                                    << "p.csv";
        QTest::newRow("json object") << QByteArray("{\"none\":0") << QByteArray(",\"%1\":%2") << QByteArray("}")
                                     << "p.json";
        QTest::newRow("json list") << QByteArray("[{\"id\":99999,\"offset\":0}")
                                   << QByteArray(",{\"name\":\"%1\",\"offset\":%2}") << QByteArray("]") << "p.json";
    }
    void aPlanFileGivesThePlanItCameFrom() {
        QFETCH(const QByteArray, header);
        QFETCH(const QByteArray, row);
        QFETCH(const QByteArray, footer);
        QFETCH(const QString, name);
        const Outcome outcome = evaluated({});
        const Plan& plan = outcome.plan();
        QByteArray text = header;
        for (const BufferRow i : plan.problem.buffers.indices()) {
            const ValueId id = plan.problem.buffers[i].id;
            QByteArray line = row;
            line.replace("%1", QByteArray::fromStdString(outcome.method->values[id].name));
            text += line.replace("%2", QByteArray::number(static_cast<qlonglong>(plan.placement.offsets[i])))
                        .replace("%3", QByteArray::number(id.number()));
        }
        const auto read = import_plan(outcome, written(name, text + footer));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value().placement.offsets == plan.placement.offsets);
        QCOMPARE(read.value().total_bytes, plan.total_bytes);
        QVERIFY(read.value().valid());
        QCOMPARE(read.value().planner, "file:" + name.toStdString());
    }

    void aPlanFileBringsItsPools() {
        const Outcome outcome = evaluated({});
        QByteArray rows;
        for (const Buffer& buffer : outcome.plan().problem.buffers) {
            rows += (rows.isEmpty() ? "{\"id\":" : ",{\"id\":") + QByteArray::number(buffer.id.number()) +
                ",\"mem_id\":2,\"offset\":" + QByteArray::number(rows.size() * 4096) + "}";
        }
        const QByteArray pools =
            "[{\"mem_id\":1,\"name\":\"FAST\"},{\"mem_id\":2,\"name\":\"SLOW\",\"capacity\":null,"
            "\"align\":32,\"base_address\":536870912}]";
        const std::string path = written(
            "two.json",
            "{\"plans\":[{\"pools\":" + pools + ",\"tensors\":[" + rows + ",{\"name\":\"nobody\",\"offset\":0}]}]}");
        const auto file = read_plan_file(path);
        QVERIFY2(file.ok(), file.ok() ? "" : file.error().text().c_str());
        const Tuning tuning = with_pools_of(file.value(), {});
        QCOMPARE(tuning.pools.size(), std::size_t{2});
        QCOMPARE(tuning.pools[0].name, std::string("FAST"));
        QCOMPARE(tuning.pools[1].base_address, std::optional<std::int64_t>(536870912));
        const Outcome with_pools = evaluated(tuning);
        const auto read = import_plan(with_pools, file.value());
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value().plan.valid());
        QCOMPARE(read.value().unknown, std::vector<std::string>{"nobody"});
        const PoolResult* slow = read.value().plan.pool(2);
        QVERIFY(slow && slow->bytes > 0 && slow->name == "SLOW");
        // Pools given by the user are not changed.
        Tuning own;
        own.pools = {{.mem_id = 1, .name = "MINE"}};
        const Tuning kept = with_pools_of(file.value(), own);
        QCOMPARE(kept.pools[0].name, std::string("MINE"));
        QCOMPARE(kept.pools.size(), std::size_t{2});
    }

    void aPlanFileThatOverlapsNamesTensors() {
        const Outcome outcome = evaluated({});
        QByteArray text = "id,offset\n";
        for (const Buffer& buffer : outcome.plan().problem.buffers)
            text += QByteArray::number(buffer.id.number()) + ",0\n";
        const auto read = import_plan(outcome, written("zero.csv", text));
        QVERIFY(read.ok());
        QCOMPARE(read.value().verdict, PlanVerdict::invalid);
        QVERIFY(read.value().issues.front().text().find('\'') != std::string::npos);
    }

    void unusablePlanFilesAreNamed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no columns") << "a.csv" << QByteArray("x,y\n1,2\n");
        QTest::newRow("no number") << "a.csv" << QByteArray("id,offset\n1,low\n");
        QTest::newRow("short row") << "a.csv" << QByteArray("id,offset\n1\n");
        QTest::newRow("one is missing") << "a.csv" << QByteArray("id,offset\n1,0\n");
        QTest::newRow("no JSON") << "a.json" << QByteArray("{");
        QTest::newRow("text for a number") << "a.json" << QByteArray("{\"x\":\"0\"}");
        QTest::newRow("no plan") << "a.json" << QByteArray("{\"plans\":[]}");
        QTest::newRow("empty") << "a.csv" << QByteArray();
    }
    void unusablePlanFilesAreNamed() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        const auto read = import_plan(evaluated({}), written(name, text));
        QVERIFY(!read.ok());
        QVERIFY(read.error().text().find(name.toStdString()) != std::string::npos);
    }

private:
    /// Byte by byte: the bytes of a pool that a buffer occupies at a step.
    static std::int64_t taken(const Plan& plan, const PoolResult& pool, Position position) {
        std::vector<bool> bytes(static_cast<std::size_t>(pool.bytes), false);
        for (const BufferRow row : plan.problem.buffers.indices()) {
            const Buffer& buffer = plan.problem.buffers[row];
            if (buffer.mem_id != pool.mem_id) continue;
            if (buffer.first > position.number() || buffer.last < position.number()) continue;
            const std::int64_t begin = plan.placement.offsets[row],
                               end = begin + checked_padded_size(plan.problem, buffer).value();
            for (std::int64_t at = begin; at < end; ++at) bytes[static_cast<std::size_t>(at)] = true;
        }
        return std::count(bytes.begin(), bytes.end(), true);
    }

    Outcome evaluated(const Tuning& tuning) {
        Progress progress;
        auto outcome = engine_.evaluate(*program_, tuning, {}, progress);
        return outcome.ok() ? std::move(outcome).take() : Outcome{};
    }
    std::int64_t total_at(std::int64_t value) {
        const std::int64_t min = program_->methods.front().ranges.begin()->second.min;
        return evaluated(edit::set_range({}, symbol_, RangeEdit{min, value})).plan().total_bytes;
    }
    /// Of the only pool, with all that lies there.
    std::int64_t used_at(std::int64_t value) {
        const std::int64_t min = program_->methods.front().ranges.begin()->second.min;
        const Outcome outcome = evaluated(edit::set_range({}, symbol_, RangeEdit{min, value}));
        const auto device = fit_device(footprint(*program_, outcome), {}, {});
        return device.ok() ? device.value().sum(false).used : -1;
    }
    static Tuning with_capacity(std::int64_t bytes) {
        return edit::set_pool({}, {.mem_id = 1, .name = "SRAM", .capacity = bytes});
    }
    std::string written(const QString& name, const QByteArray& text) {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        return file.fileName().toStdString();
    }

    Engine engine_;
    std::shared_ptr<const Program> program_;
    std::string symbol_;
    QTemporaryDir folder_;
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestWhatFits)
#include "test_what_fits.moc"
