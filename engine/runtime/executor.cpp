#include "engine/runtime/executor.h"

#include <omp.h>

#include <chrono>

#include "engine/runtime/host_io.h"
#include "engine/runtime/image.h"

namespace arenascope {

namespace {

constexpr std::int64_t most_instructions = 10'000'000;  // as ExecuTorch: a loop that never ends is an error
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// What one instruction needs, resolved at load.
struct Step {
    const Kernel* kernel = nullptr;
    std::unique_ptr<KernelState> state;
    double milliseconds = 0;
    bool has_run = false;
    std::string_view implementation;
};

std::string place_of(const Instruction& instruction) {
    if (instruction.name.empty()) return instruction.op;
    return instruction.name + " (" + instruction.op + ")";
}

class PlannedExecutor final : public Executor {
public:
    PlannedExecutor(std::shared_ptr<const Program> program, Image image, std::vector<Step> steps)
        : program_(std::move(program)), image_(std::move(image)), steps_(std::move(steps)) {}

    Result<RunResult> run(const std::vector<HostTensor>& inputs, const RunOptions& options, Progress& progress) override {
        omp_set_num_threads(1);  // of this thread: OpenMP workers that spin cost more than they give
        const auto start = Clock::now();
        CHECKED(begin(inputs));
        RunResult result;
        CHECKED(execute(options, progress, result));
        CHECKED(collect(result));
        result.milliseconds = milliseconds_since(start);
        return result;
    }

    void reset_state() override { image_.write_state(); }
    [[nodiscard]] std::vector<std::int64_t> arena_bytes() const override { return image_.arena_bytes(); }

private:
    [[nodiscard]] const Method& method() const { return image_.method(); }
    RuntimeValue& value(ValueId id) { return values_[static_cast<std::size_t>(id)]; }

    Result<> begin(const std::vector<HostTensor>& inputs) {
        values_ = image_.values();
        if (inputs.size() != method().inputs.size()) {
            return Error{.what = "got " + std::to_string(inputs.size()) + " inputs", .expected = input_names()};
        }
        size_views(inputs);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            CHECKED(give_input(method(), method().inputs[i], inputs[i], value(method().inputs[i])));
        }
        for (Step& step : steps_) {
            step.milliseconds = 0;
            step.has_run = false;
        }
        return done;
    }

    [[nodiscard]] std::string input_names() const {
        std::string text = std::to_string(method().inputs.size());
        for (std::size_t i = 0; i < method().inputs.size(); ++i) {
            text += (i == 0 ? ": " : ", ") + method().values[static_cast<std::size_t>(method().inputs[i])].name;
        }
        return text;
    }

    /// Views that no instruction makes take their sizes from the symbols that the inputs bind.
    void size_views(const std::vector<HostTensor>& inputs) {
        const sym::Values symbols = bind_symbols(method(), inputs);
        if (symbols.empty()) return;
        for (std::size_t i = 0; i < values_.size(); ++i) {
            const Tensor* spec = method().values[i].tensor();
            auto* tensor = std::get_if<TensorValue>(&values_[i]);
            if (!spec || !tensor || spec->dynamism == Dynamism::fixed || tensor->is_constant) continue;
            Dims sizes;
            for (const sym::Expr& size : spec->sizes) {
                const auto found = size.evaluate(symbols);
                if (!found.ok() || found.value() < 0) break;
                sizes.push_back(found.value());
            }
            // A size that does not fit here is reported by the input check or the kernel, by name.
            if (sizes.size() == tensor->rank()) static_cast<void>(resize(*tensor, sizes).ok());
        }
    }

    Result<> execute(const RunOptions& options, Progress& progress, RunResult& result) {
        const auto count = static_cast<std::int32_t>(method().instructions.size());
        std::int64_t executed = 0;
        for (std::int32_t at = 0; at < count;) {
            if (progress.cancelled()) return cancelled();
            if (++executed > most_instructions) {
                return Error{.what = "more than 10 million instructions", .expected = "a loop that ends"};
            }
            const Instruction& instruction = method().instructions[static_cast<std::size_t>(at)];
            TRY(const bool jumps, step(at, instruction).in(place_of(instruction)));
            if (options.stats && instruction.kind == Instruction::Kind::kernel) measure_outs(at, result);
            at = jumps ? instruction.jump_to : at + 1;
        }
        return done;
    }

    /// True where the instruction jumps.
    Result<bool> step(std::int32_t at, const Instruction& instruction) {
        switch (instruction.kind) {
            case Instruction::Kind::kernel: CHECKED(call(at, instruction)); break;
            case Instruction::Kind::move: value(instruction.args[1]) = value(instruction.args[0]); break;
            case Instruction::Kind::free:
                if (auto* tensor = std::get_if<TensorValue>(&value(instruction.args[0]))) tensor->data = nullptr;
                break;
            case Instruction::Kind::jump_false: {
                TRY(const bool condition, truth(value(instruction.args[0])));
                return !condition;
            }
            case Instruction::Kind::delegate: return Error{.what = "no backend"};  // refused at load
        }
        return false;
    }

    Result<> call(std::int32_t at, const Instruction& instruction) {
        Step& step = steps_[static_cast<std::size_t>(at)];
        Call call(values_, instruction.args, step.state);
        const auto start = Clock::now();
        CHECKED(step.kernel->run(call));
        step.milliseconds += milliseconds_since(start);
        step.has_run = true;
        step.implementation = call.implementation;
        return done;
    }

    static Result<bool> truth(const RuntimeValue& value) {
        if (const auto* boolean = std::get_if<bool>(&value)) return *boolean;
        if (const auto* integer = std::get_if<std::int64_t>(&value)) return *integer != 0;
        const auto* tensor = std::get_if<TensorValue>(&value);
        if (tensor && tensor->dtype == DType::boolean && tensor->numel() == 1 && tensor->data) {
            return *tensor->data != std::byte{0};
        }
        return Error{.what = "condition is no truth value", .expected = "a bool or a bool tensor with one element"};
    }

    void measure_outs(std::int32_t at, RunResult& result) {
        const Instruction& instruction = method().instructions[static_cast<std::size_t>(at)];
        for (std::size_t i = 0; i < instruction.outs.size(); ++i) {
            const auto* tensor = std::get_if<TensorValue>(&value(instruction.outs[i]));
            if (!tensor) continue;
            TensorStats stats{.value = instruction.outs[i], .fx_name = instruction.fx_name,
                              .output = static_cast<std::int32_t>(i), .instruction = at};
            measure(*tensor, stats);
            result.stats.push_back(std::move(stats));
        }
    }

    Result<> collect(RunResult& result) {
        for (std::size_t i = 0; i < method().outputs.size(); ++i) {
            TRY(auto output, take_output(value(method().outputs[i])).in("output " + std::to_string(i)));
            if (output) result.outputs.push_back(*std::move(output));
        }
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (!steps_[i].has_run) continue;
            const Instruction& instruction = method().instructions[i];
            result.times.push_back({static_cast<std::int32_t>(i), instruction.op, instruction.name,
                                    std::string(steps_[i].implementation), steps_[i].milliseconds});
        }
        return done;
    }

    std::shared_ptr<const Program> program_;  // owns what constants point into
    Image image_;
    std::vector<Step> steps_;
    std::vector<RuntimeValue> values_;
};

/// Ids and jumps of an instruction exist, so that running never leaves the method.
Result<> check_instruction(const Method& method, const Instruction& instruction) {
    for (const auto* ids : {&instruction.args, &instruction.outs}) {
        for (const ValueId id : *ids) {
            if (id < 0 || static_cast<std::size_t>(id) >= method.values.size()) {
                return Error{.what = "value " + std::to_string(id) + " does not exist"};
            }
        }
    }
    const std::size_t least = instruction.kind == Instruction::Kind::move ? 2
                              : instruction.kind == Instruction::Kind::jump_false || instruction.kind == Instruction::Kind::free ? 1 : 0;
    if (instruction.args.size() < least) return Error{.what = "an instruction without its values"};
    if (instruction.kind == Instruction::Kind::jump_false && instruction.jump_to < 0) {
        return Error{.what = "jumps to instruction " + std::to_string(instruction.jump_to)};
    }
    return done;
}

Result<std::vector<Step>> resolve(const Method& method) {
    std::vector<Step> steps(method.instructions.size());
    std::map<std::string, std::string> missing;  // operator -> first instruction that needs it
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& instruction = method.instructions[i];
        CHECKED(check_instruction(method, instruction).in(place_of(instruction)));
        if (instruction.kind == Instruction::Kind::delegate) {
            missing.emplace("backend " + instruction.op, instruction.name);
        } else if (instruction.kind == Instruction::Kind::kernel) {
            const Kernel* kernel = find_kernel(instruction.op);
            if (!kernel) missing.emplace(instruction.op, instruction.name);
            else if (instruction.args.size() < kernel->arguments) {
                return Error{.what = std::to_string(instruction.args.size()) + " arguments", .place = place_of(instruction),
                             .expected = std::to_string(kernel->arguments)};
            }
            steps[i].kernel = kernel;
        }
    }
    if (missing.empty()) return steps;
    std::string names;
    for (const auto& [op, node] : missing) {
        names += (names.empty() ? "" : ", ") + op + (node.empty() ? "" : " (" + node + ")");
    }
    return Error{.what = "no kernel for " + names, .remedy = "planning and export work without"};
}

}  // namespace

Result<std::unique_ptr<Executor>> Executor::load(std::shared_ptr<const Program> program, const Method& method,
                                                 const Plan& plan) {
    TRY(std::vector<Step> steps, resolve(method));
    TRY(Image image, Image::make(std::make_shared<const Method>(method), plan));
    return std::unique_ptr<Executor>(
        std::make_unique<PlannedExecutor>(std::move(program), std::move(image), std::move(steps)));
}

}  // namespace arenascope
