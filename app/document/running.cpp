#include "app/document/running.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <utility>

#include "app/cli/run_inputs.h"
#include "app/cli/run_session.h"
#include "app/cli/tensor_files.h"
#include "app/document/op_times.h"
#include "app/document/settings.h"

namespace arenascope {
namespace {

/// "1e-4", as tolerances are written.
QString exponentText(double value) {
    if (value == 0) return QStringLiteral("0");
    QString text = QString::number(value, 'e', QLocale::FloatingPointShortest);
    return text.replace(QLatin1String("e-0"), QLatin1String("e-")).replace(QLatin1String("e+0"), QLatin1String("e+"));
}

constexpr std::int64_t largest_input = std::int64_t{1} << 32;

/// Example value of every symbol, inside its range.
sym::Values example_values(const sym::Ranges& ranges) {
    sym::Values out;
    for (const auto& [name, range] : ranges) {
        std::int64_t value = range.hint.value_or(range.max.value_or(range.min));
        value = std::max(value, range.min);
        if (range.max) value = std::min(value, *range.max);
        out.emplace(name, value);
    }
    return out;
}

template <class T>
void put(std::vector<std::byte>& bytes, std::int64_t index, T value) {
    std::memcpy(bytes.data() + static_cast<std::size_t>(index) * sizeof(T), &value, sizeof(T));
}

/// Half of the bits decide: sign and mantissa of a number with magnitude in [0.5, 1).
std::uint16_t random_half(std::uint64_t bits) { return static_cast<std::uint16_t>((bits & 0x83FFU) | (14U << 10U)); }
std::uint16_t random_bfloat(std::uint64_t bits) { return static_cast<std::uint16_t>((bits & 0x807FU) | (126U << 7U)); }

/// std::mt19937_64 is the same everywhere; its distributions are not, so numbers are made by hand.
void fill(HostTensor& tensor, std::int64_t count, std::mt19937_64& source) {
    for (std::int64_t i = 0; i < count; ++i) {
        const std::uint64_t bits = source();
        const double unit = static_cast<double>(bits >> 11U) * 0x1.0p-52 - 1.0;
        switch (tensor.dtype) {
            case DType::f32: put(tensor.bytes, i, static_cast<float>(unit)); break;
            case DType::f64: put(tensor.bytes, i, unit); break;
            case DType::f16: put(tensor.bytes, i, random_half(bits)); break;
            case DType::bf16: put(tensor.bytes, i, random_bfloat(bits)); break;
            default: tensor.bytes[static_cast<std::size_t>(i * item_size(tensor.dtype))] = std::byte(bits >> 63U);
        }
    }
}

Result<HostTensor> make_input(const Value& value, const sym::Values& symbols, std::mt19937_64* source) {
    HostTensor out{.dtype = DType::i64, .shape = {}, .bytes = {}};
    std::int64_t count = 1;
    if (const Tensor* tensor = value.tensor()) {
        out.dtype = tensor->dtype;
        for (std::size_t i = 0; i < tensor->sizes.size(); ++i) {
            // A .pte's sizes are its upper bounds; an unbacked symbol has no example.
            const auto size = tensor->sizes[i].evaluate(symbols);
            out.shape.push_back(size.ok() ? size.value() : tensor->upper[i]);
            const auto product = checked_mul(count, out.shape.back());
            if (!product || *product > largest_input) {
                return Error{.what = message("input is too large to be made up"),
                             .place = value.name,
                             .remedy = message("set a smaller range")};
            }
            count = *product;
        }
    }
    out.bytes.resize(static_cast<std::size_t>(count * item_size(out.dtype)));
    if (source) fill(out, count, *source);
    return out;
}

}  // namespace

Result<std::vector<HostTensor>> make_inputs(const Method& method, std::optional<std::uint64_t> seed) {
    std::mt19937_64 source(seed.value_or(0));
    const sym::Values symbols = example_values(method.ranges);
    std::vector<HostTensor> out;
    for (const ValueId id : method.inputs) {
        const Value& value = method.values[static_cast<std::size_t>(id)];
        TRY(HostTensor tensor, make_input(value, symbols, seed ? &source : nullptr));
        out.push_back(std::move(tensor));
    }
    return out;
}

Result<> Runner::load(const std::vector<Binding>& bindings, int threads) {
    const bool same =
        std::equal(bindings.begin(), bindings.end(), bindings_.begin(), bindings_.end(),
                   [](const Binding& a, const Binding& b) { return a.output == b.output && a.input == b.input; });
    if (executor_ && same && threads == threads_) return done;
    std::vector<NamedTensor> state;  // goes along: only how it runs has changed
    if (executor_) {
        TRY(state, executor_->state());
    }
    LoadOptions options = engine_->load_options();
    options.log = stages_;
    options.bindings = bindings;
    options.intra_threads = threads;
    options.use_devices = true;
    options.memory_limit = settings::memoryLimit();
    auto loaded = Executor::load(program_, *outcome_->method, outcome_->plan(), options);
    tellStages();
    TRY(executor_, std::move(loaded));
    bindings_ = bindings;
    threads_ = threads;
    hasRun_ = false;
    return state.empty() ? shared_->enter(*outcome_->method, outcome_->plan(), *executor_)
                         : executor_->set_state(state);
}

Result<> Runner::leave() { return shared_->leave(*outcome_->method, outcome_->plan(), *executor_); }

Result<std::vector<NamedTensor>> Runner::state() {
    CHECKED(load(bindings_, threads_));
    return executor_->state();
}

Result<> Runner::setState(const std::vector<NamedTensor>& state) {
    CHECKED(load(bindings_, threads_));
    CHECKED(executor_->set_state(state));
    return leave();
}

Result<ValueFinding> Runner::checkValues(const RunRequest& request, const std::vector<HostTensor>& inputs,
                                         const std::vector<NamedTensor>& before, std::span<const TensorStats> stats,
                                         std::vector<CheckedValue>& checked, Progress& progress) {
    if (request.against == QLatin1String(recorded_trace_choice)) return checkTrace(request, stats, checked);
    if (!apart_ || against_ != request.against) {
        LoadOptions options = engine_->load_options();
        options.memory_limit = settings::memoryLimit();
        TRY(apart_, RunApart::load(*engine_, program_, *outcome_, request.against.toStdString(), options));
        against_ = request.against;
    }
    apart_->executor().reset_state();
    CHECKED(apart_->executor().set_state(before));
    TRY(const auto found, apart_->check(inputs, stats, false, progress));
    checked = apart_->checked();
    return findingOf(found, stats.size(), QString::fromStdString(apart_->against()));
}

Result<ValueFinding> Runner::checkTrace(const RunRequest& request, std::span<const TensorStats> stats,
                                        std::vector<CheckedValue>& checked) const {
    if (request.inputs != RunRequest::Inputs::recorded || request.recorded != 0 || !request.files.empty())
        return Error{.what = message("the recorded trace belongs to recorded run 0"),
                     .remedy = message("choose that run's inputs, or compare with a plan or a backend")};
    const QString path =
        QFileInfo(QString::fromStdString(program_->path)).dir().filePath(QLatin1String(cli::recorded_trace));
    TRY(const std::vector<TraceNode> nodes, read_trace(path.toStdString()));
    checked = check_values(stats, nodes);
    return findingOf(first_difference(checked), checked.size(),
                     QCoreApplication::translate("Runner", "the recorded trace"));
}

/// By the names that tables have.
ValueFinding Runner::findingOf(const std::optional<ValueDifference>& found, std::size_t tensors,
                               const QString& against) const {
    if (!found) {
        return ValueFinding{
            .text =
                QCoreApplication::translate("Runner", "✓ all %1 tensors equal those of %2").arg(tensors).arg(against)};
    }
    const std::vector<TensorRow>& rows = outcome_->tensors;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const TensorRow& each) { return each.value == found->value; });
    const std::string& name = row != rows.end()
        ? row->name
        : outcome_->method->instructions[static_cast<std::size_t>(found->instruction)].name;
    return ValueFinding{.value = found->value,
                        .text = QCoreApplication::translate("Runner", "✗ first differs at %1: %2 is %3 instead of %4")
                                    .arg(QString::fromStdString(name), QString::fromStdString(found->what))
                                    .arg(found->got)
                                    .arg(found->expected)};
}

Result<std::vector<Violation>> Runner::sanitize(const std::vector<HostTensor>& inputs,
                                                const std::vector<NamedTensor>& before, Progress& progress) {
    progress.report(StageKind::running_sanitizer);
    TRY(const auto watched, Executor::load(program_, *outcome_->method, outcome_->plan(), engine_->load_options()));
    CHECKED(watched->set_state(before));
    Sanitizer sanitizer(*outcome_->method, outcome_->plan());
    CHECKED(watched->run(inputs, RunOptions{.times = false, .observer = &sanitizer}, progress));
    return sanitizer.violations();
}

Runner::~Runner() {
    executor_.reset();  // ends the delegates
    tellStages();
}

void Runner::tellStages() {
    for (; toldStages_ < stages_->size(); ++toldStages_) {
        if (told_) told_((*stages_)[toldStages_]);
    }
}

bool Runner::hasState() const {
    const std::vector<Value>& values = outcome_->method->values;
    return std::any_of(values.begin(), values.end(),
                       [](const Value& value) { return value.tensor() && value.tensor()->is_state; });
}

Result<std::vector<HostTensor>> Runner::inputs(const RunRequest& request,
                                               const std::vector<VectorRun>& recorded) const {
    std::vector<HostTensor> made;
    if (request.inputs == RunRequest::Inputs::recorded) {
        const auto at = static_cast<std::size_t>(request.recorded);
        if (at >= recorded.size()) return Error{.what = message("no recorded run {path}", at)};
        made = recorded[at].inputs;
    } else {
        const bool is_random = request.inputs == RunRequest::Inputs::random;
        TRY(made, make_inputs(*outcome_->method, is_random ? std::optional(request.seed) : std::nullopt));
    }
    for (const auto& [input, file] : request.files) {
        if (input >= made.size()) continue;
        TRY(made[input],
            cli::read_input(*outcome_->method, input, file.toStdString(), made[input].dtype, made[input].shape));
    }
    return made;
}

/// State as it was when the recorded run began.
Result<> Runner::replay(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress) {
    if (request.inputs != RunRequest::Inputs::recorded || !hasState()) return done;
    executor_->reset_state();
    for (std::size_t i = 0; i < static_cast<std::size_t>(request.recorded); ++i) {
        CHECKED(executor_->run(recorded[i].inputs, RunOptions{}, progress));
    }
    return done;
}

Result<std::vector<OutputReport>> Runner::judge_outputs(const RunResult& result, const VectorRun* expected,
                                                        const RunRequest& request) const {
    std::vector<OutputReport> out;
    const Method& method = *outcome_->method;
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
        OutputReport report;
        const std::string name =
            i < method.outputs.size() ? method.values[static_cast<std::size_t>(method.outputs[i])].name : "";
        report.name = QStringLiteral("%1  %2").arg(i).arg(QString::fromStdString(name));
        report.dtype = result.outputs[i].dtype;
        report.shape = result.outputs[i].shape;
        if (expected && i < expected->outputs.size()) {
            report.tolerance =
                QStringLiteral("%1·max + %2·|ref|").arg(exponentText(request.atol), exponentText(request.rtol));
            TRY(report.difference,
                compare(result.outputs[i], expected->outputs[i], request.atol, request.rtol)
                    .in("output " + std::to_string(i)));
            HostTensor zeros = expected->outputs[i];
            std::fill(zeros.bytes.begin(), zeros.bytes.end(), std::byte{0});
            TRY(const Difference whole, compare(zeros, expected->outputs[i], request.atol, request.rtol));
            report.largest = whole.max_abs;
        }
        out.push_back(std::move(report));
    }
    return out;
}

Result<RunReport> Runner::run(const RunRequest& request, const std::vector<VectorRun>& recorded, Progress& progress) {
    if (request.runtime != RunRequest::Runtime::executorch) return runStatic(request, recorded, progress);
    TRY(RunReport report, runPlanned(request, recorded, progress));
    if (!report.last->failure) CHECKED(leave());
    return report;
}

Result<RunReport> Runner::runPlanned(const RunRequest& request, const std::vector<VectorRun>& recorded,
                                     Progress& progress) {
    progress.report(StageKind::loading_plan);
    CHECKED(load(request.bindings, request.intraThreads));
    TRY(const std::vector<HostTensor> given, inputs(request, recorded));
    RunReport report;
    report.preparesKernels = !std::exchange(hasRun_, true);
    OpTimes times;
    for (int i = 0; i < request.repeat; ++i) {
        if (progress.cancelled()) return cancelled();
        progress.report(StageKind::running, static_cast<double>(i) / request.repeat);
        CHECKED(replay(request, recorded, progress));
        RunResult rest;
        // Bytes, and what happens inside delegates, are asked once: telling takes time.
        const RunOptions options{.stats = request.checkValues,
                                 .events = i + 1 == request.repeat,
                                 .profile = i + 1 == request.repeat,
                                 .feed_back = i > 0 && !request.bindings.empty(),
                                 .rest = &rest};
        std::vector<NamedTensor> before;
        if (i == 0 && (request.checkValues || request.sanitize) && hasState()) {
            TRY(before, executor_->state());
        }
        auto ran = executor_->run(given, options, progress);
        tellStages();
        if (!ran.ok() && rest.failure && rest.failure->instruction >= 0) {
            times.add(rest);
            report.ops = std::move(times).take();
            report.last = std::make_shared<const RunResult>(std::move(rest));
            return report;
        }
        TRY(RunResult result, std::move(ran));
        report.milliseconds.push_back(result.milliseconds);
        times.add(result);
        if (i == 0 && request.sanitize) {
            TRY(report.violations, sanitize(given, before, progress));
        }
        if (i == 0 && request.checkValues) {
            TRY(report.values, checkValues(request, given, before, result.stats, report.checked, progress));
        }
        report.last = std::make_shared<const RunResult>(std::move(result));
    }
    report.ops = std::move(times).take();
    const bool is_recorded = request.inputs == RunRequest::Inputs::recorded;
    const VectorRun* expected = is_recorded ? &recorded[static_cast<std::size_t>(request.recorded)] : nullptr;
    TRY(report.outputs, judge_outputs(*report.last, expected, request));
    return report;
}

void Runner::resetState() {
    for (Executor* executor : {executor_.get(), apart_ ? &apart_->executor() : nullptr}) {
        if (executor) executor->reset_state();
    }
    shared_->clear();
}

Result<std::vector<VectorRun>> recorded_runs(const std::string& program_path, const std::string& method) {
    const QString path = QFileInfo(QString::fromStdString(program_path)).dir().filePath(QStringLiteral("io.json"));
    std::vector<VectorRun> out;
    if (!QFileInfo::exists(path)) return out;
    TRY(std::vector<VectorRun> all, load_vectors(path.toStdString()));
    for (VectorRun& run : all) {
        if (run.method.empty() || run.method == method) out.push_back(std::move(run));
    }
    return out;
}

}  // namespace arenascope
