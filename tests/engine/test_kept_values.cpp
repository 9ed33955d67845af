// Values of any tensor, read by repeating the run: they match the statistics of the first run.

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/runner/recorded.h"
#include "engine/runner/runner.h"
#include "engine/study/inspect/tensor_numbers.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Ran {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
    std::unique_ptr<Runner> runner;
    std::vector<VectorRun> recorded;
};

Result<Ran> loaded(const QString& name) {
    TRY(Opened opened, openAndPlan(programFolder(name) + QStringLiteral("/model.pt2")));
    Ran out{.program = opened.program, .outcome = std::make_shared<const Outcome>(std::move(opened.outcome))};
    out.runner = std::make_unique<Runner>(out.program, out.outcome, std::make_shared<const Engine>());
    TRY(out.recorded, recorded_runs(out.program->path, out.outcome->method->name));
    return out;
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-6 + 1e-5 * std::abs(b) || (std::isnan(a) && std::isnan(b));
}

}  // namespace

class TestKeptValues : public QObject {
    Q_OBJECT
private slots:
    void theyAreThoseOfTheRun_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("is_recorded");
        QTest::newRow("branches") << "cond_nested" << true;
        QTest::newRow("loop") << "while_loop" << true;
        QTest::newRow("state") << "scan_ema" << true;
        QTest::newRow("layers") << "dw_conv_tiny" << false;
        QTest::newRow("state that goes on") << "mutable_state" << false;
    }
    void theyAreThoseOfTheRun() {
        QFETCH(QString, name);
        QFETCH(bool, is_recorded);
        if (!QFileInfo::exists(programFolder(name))) QSKIP("not in this set of programs");
        auto ran = loaded(name);
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        Ran& it = ran.value();
        RunRequest request{.check_values = true};
        request.made = {.values = InputRequest::Values::random};
        if (is_recorded) {
            QVERIFY(!it.recorded.empty());
            request.inputs = RunRequest::Inputs::recorded;
            request.recorded = it.recorded.size() - 1;
        }
        Progress progress;
        std::map<ValueId, TensorStats> last;
        for (int round = 0; round < 2; ++round) {  // the second run continues with the state of the first
            const auto report = it.runner->run(request, it.recorded, progress);
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
            last.clear();
            for (const TensorStats& stats : report.value().last->stats) last[stats.value] = stats;
        }
        QVERIFY(!last.empty());
        const auto before = it.runner->state();
        QVERIFY(before.ok());
        int compared = 0;
        for (const auto& [id, stats] : last) {
            if (compared++ == 24) break;
            const auto value = it.runner->value(id, request, it.recorded, progress);
            QVERIFY2(value.ok(), value.ok() ? "" : value.error().text().c_str());
            const auto numbers = tensor_numbers(*value.value());
            QVERIFY(numbers.ok());
            const std::string& tensor = it.outcome->method->values[id].name;
            QVERIFY2(near(numbers.value().min, stats.min) && near(numbers.value().max, stats.max), tensor.c_str());
            QVERIFY2(near(numbers.value().mean * static_cast<double>(numbers.value().finite()), stats.sum),
                     tensor.c_str());
        }
        const auto after = it.runner->state();
        QVERIFY(after.ok());
        QCOMPARE(after.value().size(), before.value().size());
        for (std::size_t i = 0; i < after.value().size(); ++i)
            QVERIFY(after.value()[i].tensor.bytes == before.value()[i].tensor.bytes);
    }

    void arenasAfterAStepHoldWhatItWrote() {
        auto ran = loaded(QStringLiteral("dw_conv_tiny"));
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        Ran& it = ran.value();
        RunRequest request;
        request.made = {.values = InputRequest::Values::random};
        Progress progress;
        QVERIFY(it.runner->run(request, it.recorded, progress).ok());
        const Method& method = *it.outcome->method;
        int compared = 0;
        for (const TensorRow& row : it.outcome->tensors) {
            const auto writes = [&](const Instruction& each) {
                return std::find(each.outs.begin(), each.outs.end(), row.value) != each.outs.end();
            };
            const auto& all = method.instructions.rows();
            if (!row.planned || std::count_if(all.begin(), all.end(), writes) != 1) continue;
            const InstructionIndex at(std::find_if(all.begin(), all.end(), writes) - all.begin());
            const auto arenas = it.runner->arenas_after(at, request, it.recorded, progress);
            QVERIFY2(arenas.ok(), arenas.ok() ? "" : arenas.error().text().c_str());
            const auto value = it.runner->value(row.value, request, it.recorded, progress);
            QVERIFY(value.ok());
            const std::vector<std::byte>& arena = arenas.value().at(row.mem_id);
            const auto offset = it.outcome->plan().placement.offsets[row.buffer];
            const std::vector<std::byte>& expected = value.value()->bytes;
            QVERIFY(offset + static_cast<std::int64_t>(expected.size()) <= static_cast<std::int64_t>(arena.size()));
            QVERIFY2(std::equal(expected.begin(), expected.end(), arena.begin() + offset), row.name.c_str());
            ++compared;
        }
        QVERIFY(compared >= 3);
    }

    void aBranchThatWasNotTakenHasNone() {
        auto ran = loaded(QStringLiteral("cond_nested"));
        QVERIFY(ran.ok());
        Ran& it = ran.value();
        RunRequest request{.inputs = RunRequest::Inputs::recorded, .check_values = true};
        Progress progress;
        const auto report = it.runner->run(request, it.recorded, progress);
        QVERIFY(report.ok());
        std::set<ValueId> written;
        for (const TensorStats& stats : report.value().last->stats) written.insert(stats.value);
        ValueId other = no_value;
        for (const Instruction& instruction : it.outcome->method->instructions) {
            for (const ValueId out : instruction.outs) {
                if (!written.contains(out)) other = out;
            }
        }
        QVERIFY(other != no_value);
        const auto value = it.runner->value(other, request, it.recorded, progress);
        QVERIFY(!value.ok());
        QVERIFY2(value.error().text().find("no instruction of this run wrote") != std::string::npos,
                 value.error().text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestKeptValues)
#include "test_kept_values.moc"
