// Access maps against the rows that kernels really read: changes outside a map do not change the rows of the result.

#include <QTest>
#include <cstring>
#include <set>

#include "engine/base/random.h"
#include "engine/engine.h"
#include "engine/ir/dependences.h"
#include "engine/ops/access.h"
#include "engine/ops/effects.h"
#include "engine/ops/split_sum.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr std::int64_t most_elements = 40'000;

/// One call with its tensors as inputs and outputs of a method of its own.
class OneCall {
public:
    OneCall(const Method& from, const Instruction& in) : random_(7) {
        method_.values = from.values;
        method_.instructions.push_back(in);
        for (Value& value : method_.values)
            if (Tensor* tensor = value.tensor(); tensor && !tensor->is_constant) tensor->alias_of = no_value;
        const std::vector<bool> isRead = ops::read_arguments(from, in);
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            if (!isRead[i]) continue;
            each_tensor(from, in.args[i], [&](ValueId id) {
                const bool isNew = std::find(method_.inputs.begin(), method_.inputs.end(), id) == method_.inputs.end();
                if (!from.values[id].tensor()->is_constant && isNew) method_.inputs.push_back(id);
            });
        }
        method_.outputs = in.outs;
        for (const ValueId id : method_.inputs) inputs_.push_back(made(*method_.values[id].tensor()));
    }

    [[nodiscard]] const Method& method() const { return method_; }
    Result<std::vector<HostTensor>> run(const std::vector<HostTensor>& inputs) {
        TRY(const auto executor, Executor::load(std::make_shared<const Program>(), method_, Plan()));
        Progress progress;
        TRY(RunResult result, executor->run(inputs, {}, progress));
        return std::move(result.outputs);
    }
    [[nodiscard]] const std::vector<HostTensor>& inputs() const { return inputs_; }
    /// The inputs with other numbers in all rows of one of them but [begin, end).
    [[nodiscard]] std::vector<HostTensor> disturbed(std::size_t input, std::size_t axis, std::int64_t begin,
                                                    std::int64_t end) {
        std::vector<HostTensor> out = inputs_;
        HostTensor& tensor = out[input];
        std::int64_t inner = 1;
        for (std::size_t i = axis + 1; i < tensor.shape.size(); ++i) inner *= tensor.shape[i];
        for (std::size_t i = 0; i < tensor.bytes.size() / sizeof(float); ++i) {
            const std::int64_t row = static_cast<std::int64_t>(i) / inner % tensor.shape[axis];
            if (row >= begin && row < end) continue;
            const float other = 3.0F + static_cast<float>(random_.below(1000)) / 100.0F;
            std::memcpy(tensor.bytes.data() + i * sizeof(float), &other, sizeof other);
        }
        return out;
    }

private:
    HostTensor made(const Tensor& tensor) {
        HostTensor out{.dtype = tensor.dtype, .shape = tensor.upper, .bytes = {}};
        out.bytes.resize(static_cast<std::size_t>(tensor.bytes().value_or(0)));
        if (tensor.dtype != DType::f32) return out;  // indices and flags: 0 is one
        for (std::size_t i = 0; i < out.bytes.size() / sizeof(float); ++i) {
            const float number = 0.25F + static_cast<float>(random_.below(1000)) / 1000.0F;
            std::memcpy(out.bytes.data() + i * sizeof(float), &number, sizeof number);
        }
        return out;
    }
    Method method_;
    std::vector<HostTensor> inputs_;
    Xorshift random_;
};

bool sameRows(const HostTensor& a, const HostTensor& b, std::size_t axis, std::int64_t lo, std::int64_t hi) {
    std::size_t inner = static_cast<std::size_t>(item_size(a.dtype));
    for (std::size_t i = axis + 1; i < a.shape.size(); ++i) inner *= static_cast<std::size_t>(a.shape[i]);
    for (std::size_t at = 0; at < a.bytes.size(); at += inner) {
        const std::int64_t row = static_cast<std::int64_t>(at / inner) % a.shape[axis];
        if (row >= lo && row < hi && std::memcmp(a.bytes.data() + at, b.bytes.data() + at, inner) != 0) return false;
    }
    return true;
}

bool isSmall(const Method& method, const Instruction& in) {
    std::int64_t elements = 0;
    bool isFixed = true;
    for (const ValueId arg : in.args) {
        each_tensor(method, arg, [&](ValueId id) {
            const Tensor& tensor = *method.values[id].tensor();
            isFixed = isFixed && tensor.dynamism == Dynamism::fixed;
            elements += tensor.bytes().value_or(0) / static_cast<std::int64_t>(item_size(tensor.dtype));
        });
    }
    return isFixed && elements <= most_elements;
}

}  // namespace

class TestAccess : public QObject {
    Q_OBJECT

private slots:
    void rowsOutsideTheMapsAreNotRead_data() {
        QTest::addColumn<QString>("path");
        for (const QString& name : programNames()) {
            const QString core = programFolder(name) + QStringLiteral("/model_core.pt2"),
                          raw = programFolder(name) + QStringLiteral("/model.pt2");
            const QString path = QFileInfo::exists(core) ? core : raw;
            if (QFileInfo::exists(path) && QFileInfo(path).size() < 5'000'000) QTest::newRow(qPrintable(name)) << path;
        }
    }
    void rowsOutsideTheMapsAreNotRead() {
        QFETCH(QString, path);
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        if (!program.ok()) return;  // not what is tested here
        Tuning tuning = starting_tuning(*program.value());
        tuning.planner = planner_id::greedy;
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        if (!outcome.ok()) return;
        const Method& method = *outcome.value().method;
        for (const Instruction& in : method.instructions) {
            if (in.kind != Instruction::Kind::kernel || !isSmall(method, in) || !ops::has_access_map(in.op)) continue;
            const QString problem = check(method, in);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        }
    }

    void cleanupTestCase() {
        qInfo("%zu operators, %d maps", known_.size(), maps_);
        QVERIFY(known_.size() >= 20 && maps_ > 500);
    }

private:
    QString check(const Method& method, const Instruction& in) {
        OneCall call(method, in);
        const auto plain = call.run(call.inputs());
        // Integers are made as zeros, which would be divided by; no other numbers are tried for them.
        const bool hasFloats = std::any_of(call.inputs().begin(), call.inputs().end(),
                                           [](const HostTensor& each) { return each.dtype == DType::f32; });
        if (!plain.ok() && !hasFloats) return {};
        if (!plain.ok()) return QString::fromStdString(in.name + ": " + plain.error().text());
        for (std::size_t result = 0; result < in.outs.size(); ++result) {
            const HostTensor& whole = plain.value()[result];
            for (std::size_t axis = 0; axis < whole.shape.size(); ++axis) {
                const ops::Access access = ops::access(call.method(), in, result, axis);
                const std::int64_t rows = whole.shape[axis];
                if (!access.can_cut || rows < 2) continue;
                for (const auto& [lo, hi] : {std::pair(std::int64_t{0}, rows / 2), std::pair(rows / 2, rows / 2 + 1)}) {
                    const QString problem = disturb(call, in, access, result, axis, lo, hi, whole);
                    if (!problem.isEmpty()) return problem;
                }
            }
        }
        return {};
    }

    QString disturb(OneCall& call, const Instruction& in, const ops::Access& access, std::size_t result,
                    std::size_t axis, std::int64_t lo, std::int64_t hi, const HostTensor& whole) {
        for (std::size_t arg = 0; arg < access.operands.size(); ++arg) {
            const ops::RowMap& map = access.operands[arg];
            if (map.kind == ops::RowMap::Kind::whole) continue;
            const ops::RowMap::Range range = map.of(lo, hi);
            for (std::size_t input = 0; input < call.inputs().size(); ++input) {
                bool isOperand = false;
                int mentions = 0;
                for (std::size_t i = 0; i + 1 < in.args.size(); ++i)
                    each_tensor(call.method(), in.args[i], [&](ValueId id) {
                        if (id != call.method().inputs[input]) return;
                        ++mentions;
                        isOperand = isOperand || i == arg;
                    });
                if (!isOperand || mentions > 1 || call.inputs()[input].dtype != DType::f32) continue;
                const auto got = call.run(call.disturbed(input, map.axis, range.begin, range.end));
                if (!got.ok()) return QString::fromStdString(in.name + ": " + got.error().text());
                ++maps_;
                known_.insert(in.op);
                if (!sameRows(got.value()[result], whole, axis, lo, hi))
                    return QStringLiteral(
                               "%1 (%2): rows %3 to %4 of axis %5 need more of argument %6 than rows %7 to %8")
                        .arg(QString::fromStdString(in.name), QString::fromStdString(in.op))
                        .arg(lo)
                        .arg(hi)
                        .arg(axis)
                        .arg(arg)
                        .arg(range.begin)
                        .arg(range.end);
            }
        }
        return {};
    }

    std::set<std::string> known_;
    int maps_ = 0;
};

QTEST_GUILESS_MAIN(TestAccess)
#include "test_access.moc"
