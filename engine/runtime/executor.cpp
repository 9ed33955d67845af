#include "engine/runtime/executor.h"

#include <omp.h>

#include <algorithm>
#include <chrono>

#include "engine/base/fault_stack.h"
#include "engine/base/interruption.h"
#include "engine/ir/memory_budget.h"
#include "engine/kernels/heap.h"
#include "engine/kernels/workers.h"
#include "engine/ops/effects.h"
#include "engine/runtime/delegates.h"
#include "engine/runtime/device_banks.h"
#include "engine/runtime/feedback.h"
#include "engine/runtime/host_io.h"
#include "engine/runtime/image.h"
#include "engine/runtime/observer.h"
#include "engine/runtime/overlaps.h"
#include "engine/runtime/profile.h"
#include "engine/runtime/resolved_instruction.h"
#include "engine/runtime/run_bytes.h"
#include "engine/runtime/shape_cache.h"
#include "engine/runtime/state.h"
#include "engine/runtime/streamed_weights.h"
#include "engine/runtime/tensor_placement.h"

namespace arenascope {

namespace {

constexpr std::int64_t most_instructions = 10'000'000;  // as in ExecuTorch: an endless loop is an error
constexpr std::size_t most_measured = 1'000'000;        // values of a run whose statistics are kept
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

class PlannedExecutor final : public Executor {
public:
    PlannedExecutor(std::shared_ptr<const Program> program, Image image, ResolvedInstructions resolved,
                    Overlaps overlaps, std::unique_ptr<Delegates> delegates, std::shared_ptr<MemoryBudget> memory,
                    const LoadOptions& options)
        : program_(std::move(program)),
          image_(std::move(image)),
          resolved_(std::move(resolved)),
          overlaps_(std::move(overlaps)),
          delegates_(std::move(delegates)),
          memory_(std::move(memory)),
          bindings_(options.bindings),
          staging_(options.banks),
          is_staged_(staging_.is_needed()) {
        for (const Value& value : method().values)
            is_dynamic_ = is_dynamic_ || (value.tensor() && value.tensor()->dynamism != Dynamism::fixed);
        find_changing();
        tools_.core = method().core;
        if (options.intra_threads > 1) workers_ = std::make_unique<Workers>(options.intra_threads);
        tools_.workers = workers_.get();
    }

    /// Collects the scratch size of every kernel's largest call; if it is unknown, the first call allocates it.
    Result<> declare_scratch() {
        give_fault_stack();
        omp_set_num_threads(1);  // the kernels run like this later
        RuntimeValues values = image_.values();
        std::int64_t largest = 0;
        for (const InstructionIndex at : resolved_.indices()) {
            ResolvedInstruction& resolved = resolved_[at];
            if (!resolved.kernel || !resolved.kernel->takes_scratch) continue;
            resolved.scratch_bytes = tools_.scratch.measure([&] {
                Call call(values, method().instructions[at].args, resolved_[resolved.state_at].state, &tools_);
                static_cast<void>(resolved.kernel->run(call).ok());
            });
            largest = std::max(largest, resolved.scratch_bytes);
        }
        CHECKED(memory_->take(largest).in("scratch"));
        if (tools_.scratch.reserve(largest)) return done;
        return Error{.what = message("out of memory: {bytes} bytes", largest),
                     .place = "scratch",
                     .remedy = message("set smaller upper bounds for the dynamic dimensions")};
    }

    Result<RunResult> run(const std::vector<HostTensor>& inputs, const RunOptions& options,
                          Progress& progress) override {
        give_fault_stack();
        omp_set_num_threads(1);  // for this thread: spinning OpenMP workers cost more than they gain
        const auto start = Clock::now();
        RunResult result;
        auto ran = run_into(result, inputs, options, progress);
        if (!ran.ok() && !options.rest) return std::move(ran).error();
        result.milliseconds = milliseconds_since(start);
        note_times(options, result);
        note_copies(result);
        if (ran.ok()) return result;
        result.failure = RunFailure{failed_at_, ran.error()};
        *options.rest = std::move(result);
        return std::move(ran).error();
    }

    void reset_state() override {
        initial_ = image_.write_state();
        delegates_->reset();
    }
    [[nodiscard]] Result<std::vector<NamedTensor>> state() const override {
        RuntimeValues values = image_.values();
        Staging staging = staging_;
        staging.bring(values, state_ids());
        CHECKED(staging.check());
        return read_state(method(), values);
    }
    Result<> set_state(const std::vector<NamedTensor>& state) override {
        RuntimeValues values = image_.values();
        staging_.bring(values, state_ids());
        auto written = write_state(method(), values, state);
        staging_.give_back(values, state_ids());
        CHECKED(staging_.check());
        return written;
    }
    [[nodiscard]] std::vector<std::int64_t> arena_bytes() const override { return image_.arena_bytes(); }
    [[nodiscard]] Table<InstructionIndex, std::int64_t> scratch_bytes() const override {
        Table<InstructionIndex, std::int64_t> bytes;
        for (const ResolvedInstruction& resolved : resolved_) bytes.push_back(resolved.scratch_bytes);
        return bytes;
    }

private:
    Result<> run_into(RunResult& result, const std::vector<HostTensor>& inputs, const RunOptions& options,
                      Progress& progress) {
        if (options.profile) profile_.begin(method());
        if (options.observer) options.observer->begin(image_);
        const auto before = heap_counts();
        CHECKED(begin(inputs, options, result));
        if (options.observer) options.observer->inputs_given(values_);
        CHECKED(execute(options, progress, result));
        tools_.scratch.begin();  // growth of the previous run becomes one block
        if (before) result.allocations = (result.heap = *heap_counts() - *before)->thread;
        if (options.observer) options.observer->end(values_);
        if (options.placement) options.placement->finish(values_);
        return collect(options, result);
    }

    [[nodiscard]] const Method& method() const { return image_.method(); }
    [[nodiscard]] std::vector<ValueId> state_ids() const {
        std::vector<ValueId> ids;
        for (const ValueId id : method().values.indices()) {
            if (const Tensor* tensor = method().values[id].tensor(); tensor && tensor->is_state) ids.push_back(id);
        }
        return ids;
    }

    /// Runs `f` with the tensors among `ids` in host memory; it changes those in `written`, all bytes if `is_whole`.
    template <class F>
    auto staged(std::span<const ValueId> ids, std::span<const ValueId> written, F f, bool is_whole = false,
                std::string_view device = {}) {
        if (!is_staged_) return f();
        staging_.bring(values_, ids, is_whole ? written : std::span<const ValueId>(), device);
        auto result = f();
        staging_.give_back(values_, written);
        return result;
    }
    RuntimeValue& value(ValueId id) { return values_[id]; }

    Result<> begin(const std::vector<HostTensor>& inputs, const RunOptions& options, RunResult& result) {
        failed_at_ = {};
        scratch_touched_ = 0;
        for (ResolvedInstruction& resolved : resolved_) {
            resolved.milliseconds = 0;
            resolved.calls = 0;
        }
        if (!initial_.ok()) return initial_.error();
        start_values(options);
        if (inputs.size() != method().inputs.size())
            return Error{.what = message("got {inputs} inputs", inputs.size()),
                         .expected = Message::verbatim(input_names(method()))};
        const ShapeCache::Sizes* known = shape_cache_.find(inputs);
        const bool is_known = known != nullptr;
        ShapeCache::Sizes found;
        if (is_dynamic_ && !known) found = find_sizes(inputs);
        size_views(known ? *known : found);
        if (options.placement) CHECKED(options.placement->place(values_));
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const ValueId id = method().inputs[i];
            if (options.feed_back && is_bound(i)) {
                CHECKED(resize_fed(i));
                continue;
            }
            const std::span only(&id, 1);
            CHECKED(staged(
                only, only, [&] { return give_input(method(), id, inputs[i], is_known, value(id)); }, true));
            result.copied_bytes += arena_bytes_of(value(id));
        }
        if (!is_known) shape_cache_.add(inputs, std::move(found));
        return done;
    }

    /// Values that a run may change: sizes of dynamic tensors, numbers, redirected handles.
    void find_changing() {
        Table<ValueId, bool> changes(method().values.size());
        for (const ValueId id : changes.indices()) {
            const Tensor* tensor = method().values[id].tensor();
            changes[id] = tensor && tensor->dynamism != Dynamism::fixed;
        }
        for (const ValueId id : method().inputs) changes[id] = true;
        for (const Instruction& instruction : method().instructions) {
            if (instruction.kind == Instruction::Kind::kernel && !is_native(instruction.op)) continue;
            for (const ValueId id : instruction.args) changes[id] = true;
        }
        for (const ValueId id : changes.indices())
            if (changes[id]) changing_.push_back(id);
    }

    /// Values as in the image. A custom placement may have changed any of them.
    void start_values(const RunOptions& options) {
        // Instances of the static runtime share the file's pages.
        if (!options.placement && !weights_.is_made()) weights_.make(method(), image_.values(), *memory_);
        if (values_.empty() || options.placement || was_placed_) {
            values_ = image_.values();
            weights_.point(values_);
        } else {
            for (const ValueId id : changing_) value(id) = image_.values()[id];
        }
        was_placed_ = options.placement != nullptr;
    }

    [[nodiscard]] bool is_bound(std::size_t input) const {
        return std::any_of(bindings_.begin(), bindings_.end(), [&](const Binding& b) { return b.input == input; });
    }

    /// A bound input has the final sizes of the output.
    Result<> resize_fed(std::size_t input) {
        auto* tensor = std::get_if<TensorValue>(&value(method().inputs[input]));
        for (std::size_t i = 0; tensor && i < bindings_.size() && i < fed_sizes_.size(); ++i) {
            if (bindings_[i].input == input) CHECKED(resize(*tensor, fed_sizes_[i]));
        }
        return done;
    }

    /// Bytes of the tensor in an arena; none if it is in the caller's buffer.
    [[nodiscard]] std::int64_t arena_bytes_of(const RuntimeValue& value) const {
        const auto* tensor = std::get_if<TensorValue>(&value);
        if (!tensor || !tensor->data || image_.arena_of(tensor->data) == 0) return 0;
        return tensor->numel() * item_size(tensor->dtype);
    }

    /// Views without an instruction get their sizes from the symbols that the inputs bind.
    void size_views(const ShapeCache::Sizes& sizes) {
        for (const auto& [id, dims] : sizes) static_cast<void>(resize(std::get<TensorValue>(value(id)), dims).ok());
    }

    [[nodiscard]] ShapeCache::Sizes find_sizes(const std::vector<HostTensor>& inputs) const {
        ShapeCache::Sizes found_sizes;
        const sym::Values symbols = bind_symbols(method(), inputs);
        if (symbols.empty()) return found_sizes;
        for (const ValueId id : values_.indices()) {
            const Tensor* spec = method().values[id].tensor();
            const auto* tensor = std::get_if<TensorValue>(&values_[id]);
            if (!spec || !tensor || spec->dynamism == Dynamism::fixed || tensor->is_constant) continue;
            Dims sizes;
            for (const sym::Expr& size : spec->sizes) {
                const auto found = size.evaluate(symbols);
                if (!found.ok() || found.value() < 0) break;
                sizes.push_back(found.value());
            }
            // The input check or the kernel reports a size that does not fit, by name.
            if (sizes.size() == tensor->rank()) found_sizes.emplace_back(id, sizes);
        }
        return found_sizes;
    }

    Result<> execute(const RunOptions& options, Progress& progress, RunResult& result) {
        const Interruptible loops(progress);
        is_timed_ = options.times || options.profile;
        std::int64_t executed = 0;
        started_ = last_ = Clock::now();
        if (progress.cancelled()) return cancelled();
        for (InstructionIndex at{0}; at < method().instructions.next();) {
            if (++executed > most_instructions)
                return Error{.what = message("the run reached 10 million instructions"),
                             .expected = message("a loop that ends")};
            const Instruction& instruction = method().instructions[at];
            if (options.observer) options.observer->before(at, values_);
            if (options.placement) options.placement->before(at);
            auto jumps = step(at, instruction, options, result);
            if (progress.cancelled()) return cancelled();  // a cancelled kernel's result may be incomplete
            if (!jumps.ok()) {
                note_failed(at, options);
                return std::move(jumps).error().in(place_of(instruction));
            }
            if (is_staged_) {
                failed_at_ = at;
                CHECKED(staging_.check().in(place_of(instruction)));
                failed_at_ = {};
            }
            CHECKED(watch(at, options, result));
            at = jumps.value() ? instruction.jump_to : at + 1;
        }
        return done;
    }

    /// Calls all observers; their time is not attributed to operators.
    Result<> watch(InstructionIndex at, const RunOptions& options, RunResult& result) {
        if (!options.observer && !options.profile && !options.stats) return done;
        const auto kind = method().instructions[at].kind;
        const bool computes = kind == Instruction::Kind::kernel || kind == Instruction::Kind::delegate;
        if (options.profile && computes) profile_.note(at, image_, values_, event_);
        if (options.stats && computes)
            CHECKED(staged(method().instructions[at].outs, {}, [&] { return measure_outs(at, result); }));
        if (options.observer) options.observer->after(at, values_);
        last_ = Clock::now();
        return done;
    }

    /// True where the instruction jumps.
    Result<bool> step(InstructionIndex at, const Instruction& instruction, const RunOptions& options,
                      RunResult& result) {
        switch (instruction.kind) {
            case Instruction::Kind::kernel: CHECKED(call(at, instruction)); break;
            case Instruction::Kind::move: value(instruction.args[1]) = value(instruction.args[0]); break;
            case Instruction::Kind::free:
                if (auto* tensor = std::get_if<TensorValue>(&value(instruction.args[0]))) tensor->data = nullptr;
                break;
            case Instruction::Kind::jump_false: {
                TRY(const bool condition,
                    staged(instruction.args, {}, [&] { return truth_of(value(instruction.args[0])); }));
                return !condition;
            }
            case Instruction::Kind::delegate: CHECKED(delegate(at, instruction, options.events, result.events)); break;
        }
        return false;
    }

    Result<> call(InstructionIndex at, const Instruction& instruction) {
        ResolvedInstruction& resolved = resolved_[at];
        Call call(values_, instruction.args, resolved_[resolved.state_at].state, &tools_);
        const auto only_points = [&] {
            return is_native(instruction.op) && instruction.op != "aten::_local_scalar_dense";
        };
        const auto run = [&] {
            return overlaps_.apart(method(), at, values_, [&] {
                return resolved.kernel ? resolved.kernel->run(call) : resolved.extra->run(call);
            });
        };
        if (!is_staged_ || only_points()) CHECKED(run());
        else CHECKED(staged(instruction.args, instruction.outs, run, ops::overwrites_results(method(), instruction)));
        note_call(at, resolved);
        scratch_touched_ = std::max(scratch_touched_, tools_.scratch.used());
        resolved.scratch_bytes = std::max(resolved.scratch_bytes, tools_.scratch.used());
        resolved.implementation = resolved.is_fallback ? std::string_view("reference") : call.implementation;
        return done;
    }

    Result<> delegate(InstructionIndex at, const Instruction& instruction, bool asks,
                      std::vector<DelegateEvent>& events) {
        const auto run = [&] {
            return overlaps_.apart(method(), at, values_, [&] { return delegates_->call(at, values_, asks, events); });
        };
        if (!is_staged_) CHECKED(run());
        else CHECKED(staged(instruction.args, instruction.outs, run, true, delegates_->device_of(instruction)));
        ResolvedInstruction& resolved = resolved_[at];
        note_call(at, resolved);
        resolved.implementation = "delegate";
        return done;
    }

    void note_call(InstructionIndex at, ResolvedInstruction& resolved) {
        if (!is_timed_) return;
        const auto now = Clock::now();
        event_ = {at, std::chrono::duration<double, std::milli>(last_ - started_).count(),
                  std::chrono::duration<double, std::milli>(now - last_).count()};
        last_ = now;  // one clock reading per call: the interpreter's overhead counts as the operator's
        resolved.milliseconds += event_.milliseconds;
        ++resolved.calls;
    }

    /// The failed call counts as run, with its time until the failure.
    void note_failed(InstructionIndex at, const RunOptions& options) {
        failed_at_ = at;
        const Instruction& instruction = method().instructions[at];
        const bool is_delegate = instruction.kind == Instruction::Kind::delegate;
        if (!is_delegate && instruction.kind != Instruction::Kind::kernel) return;
        ResolvedInstruction& resolved = resolved_[at];
        note_call(at, resolved);
        if (is_delegate) resolved.implementation = "delegate";
        if (options.profile) profile_.note_failed(event_);
    }

    Result<> measure_outs(InstructionIndex at, RunResult& result) {
        const Instruction& instruction = method().instructions[at];
        if (result.stats.size() >= most_measured)
            return Error{.what = message("the run has more than a million values to check"),
                         .remedy = message("run without --check-values")};
        for (std::size_t i = 0; i < instruction.outs.size(); ++i) {
            const auto* tensor = std::get_if<TensorValue>(&value(instruction.outs[i]));
            if (!tensor) continue;
            TensorStats stats{.value = instruction.outs[i],
                              .fx_name = instruction.fx_name,
                              .output = static_cast<std::int32_t>(i),
                              .instruction = at};
            measure(*tensor, stats);
            result.stats.push_back(std::move(stats));
        }
        return done;
    }

    void note_copies(RunResult& result) {
        result.device_copies = staging_.take_traffic();
        for (BankTraffic& row : delegates_->take_traffic()) result.device_copies.push_back(std::move(row));
        for (const BankTraffic& row : result.device_copies) result.copied_bytes += row.to_device + row.from_device;
    }

    Result<> collect(const RunOptions& options, RunResult& result) {
        for (std::size_t i = 0; options.collect && i < method().outputs.size(); ++i) {
            const RuntimeValue& from = value(method().outputs[i]);
            TRY(auto output, staged(std::span(&method().outputs[i], 1), {}, [&] {
                    return take_output(from).in(message("output {output}", i));
                }));
            result.copied_bytes += arena_bytes_of(from);
            if (output) result.outputs.push_back(*std::move(output));
        }
        fed_sizes_.resize(bindings_.size());
        for (std::size_t i = 0; i < bindings_.size(); ++i) {
            const auto* tensor = std::get_if<TensorValue>(&value(method().outputs[bindings_[i].output]));
            if (tensor) fed_sizes_[i] = tensor->sizes;
        }
        return done;
    }

    /// The times of the calls that ran.
    void note_times(const RunOptions& options, RunResult& result) {
        result.scratch_bytes = tools_.scratch.size();
        result.scratch_touched = scratch_touched_;
        result.unplanned_scratch = tools_.scratch.unplanned();
        result.packed_bytes = weights_.bytes();
        result.delegate_memory = delegates_->own_memory();
        for (const auto& each : resolved_) result.packed_bytes += each.state ? each.state->packed_bytes() : 0;
        if (is_timed_) result.times = times_of(method(), resolved_);
        if (options.profile) profile_.give(result);
    }

    std::shared_ptr<const Program> program_;  // owns the data of constants
    Image image_;
    ResolvedInstructions resolved_;
    Overlaps overlaps_;
    std::unique_ptr<Workers> workers_;
    CallTools tools_;
    std::int64_t scratch_touched_ = 0;      // of the largest call in this run
    std::unique_ptr<Delegates> delegates_;  // destroyed before the program and the arenas
    std::shared_ptr<MemoryBudget> memory_;
    StreamedWeights weights_;
    std::vector<Binding> bindings_;
    Staging staging_;
    Result<> initial_ = done;      // whether state has its initial values
    bool is_staged_ = false;       // some pool is not host memory
    std::vector<Dims> fed_sizes_;  // of bound outputs, after the last run
    ShapeCache shape_cache_;
    RuntimeValues values_;
    std::vector<ValueId> changing_;
    bool was_placed_ = false, is_timed_ = true, is_dynamic_ = false;
    Profile profile_;
    InstructionIndex failed_at_;  // in the last run; none: no instruction failed
    Clock::time_point started_, last_;
    OpEvent event_;  // of the last call
};

/// The remaining part of loading, once arenas and the caller's tensors have memory.
Result<std::shared_ptr<MemoryBudget>> budget_for(const Program* program, const Method& method, const Plan& plan,
                                                 const LoadOptions& options) {
    auto memory =
        std::make_shared<MemoryBudget>(MemoryBudget::of(program ? *program : Program(), options.memory_limit));
    const std::int64_t needed = run_bytes(method, plan, options.banks);
    CHECKED(memory->take(checked_add(needed, options.memory_beside).value_or(needed)));
    return memory;
}

}  // namespace

Result<std::unique_ptr<Executor>> Executor::load(std::shared_ptr<const Program> program, const Method& method,
                                                 const Plan& plan, const LoadOptions& options) {
    const Backends builtin = options.backends ? Backends() : Backends::builtin();
    const Backends& backends = options.backends ? *options.backends : builtin;
    TRY(ResolvedInstructions resolved, resolve_instructions(method, backends, options));
    TRY(Overlaps overlaps, Overlaps::find(method));
    for (const Binding& binding : options.bindings) CHECKED(check_binding(method, plan, binding));
    TRY(auto memory, budget_for(program.get(), method, plan, options));
    LoadOptions used = options;
    if (options.use_devices) {
        TRY(used.banks, device_banks(method, plan, backends, options.devices, options.banks));
    }
    TRY(Image image, Image::make(std::make_shared<const Method>(method), plan, options.bindings, used.banks));
    TRY(auto delegates, Delegates::load(program, image.method(), backends, options.log, memory));
    auto executor =
        std::make_unique<PlannedExecutor>(std::move(program), std::move(image), std::move(resolved),
                                          std::move(overlaps), std::move(delegates), std::move(memory), used);
    CHECKED(executor->declare_scratch());
    return std::unique_ptr<Executor>(std::move(executor));
}

}  // namespace arenascope
