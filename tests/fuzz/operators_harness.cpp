// Hostile operators by schema: every kernel of the tables in turn, opened, planned and run twice under the sanitizer of
// plans. Whatever the plan, no kernel writes outside its results; a valid plan has no violation at all.

#include <cstdio>
#include <memory>
#include <set>
#include <span>

#include "engine/engine.h"
#include "engine/formats/pte/pte.h"
#include "engine/runtime/sanitizer.h"
#include "tests/fuzz/children.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/operator_program.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

constexpr std::int64_t most_run_bytes = std::int64_t{32} << 20;

class Operators final : public Harness {
public:
    Operators() {
        std::set<std::string_view> seen;
        for (const auto families : {kernel_families(), reference_families()})
            for (const KernelFamily family : families)
                for (const Kernel& kernel : family)
                    if (seen.insert(kernel.op).second) kernels_.push_back(&kernel);
    }
    [[nodiscard]] std::vector<std::string> counted() const override {
        return {"cases",
                "opened",
                "planned valid",
                "loaded",
                "runs",
                "runs that ended well",
                "of " + std::to_string(kernels_.size()) + " kernels that ran"};
    }
    void begin() override { engine_ = std::make_unique<Engine>(); }
    std::size_t try_case(std::uint64_t seed, Progress& progress, Counts& counts) override {
        Random random = random_of("operators", seed);
        const OperatorProgram made = make(seed, random);
        ++counts[0];
        const auto owner = std::make_shared<const Bytes>(made.pte);
        auto read = parse_pte({std::as_bytes(std::span(*owner)), owner}, "case.pte", progress);
        if (!read.ok()) return refused(read.error(), made);
        ++counts[1];
        const auto program = std::make_shared<const Program>(std::move(read).take());
        Tuning tuning = starting_tuning(*program);
        if (one_in(random, 3)) {
            tuning.keep_loaded_plan = false;
            tuning.planner = "greedy_by_size";
        }
        const auto outcome = engine_->evaluate(*program, tuning, {}, progress);
        if (!outcome.ok()) return refused(outcome.error(), made);
        counts[2] += outcome.value().plan().valid() ? 1 : 0;
        run(program, outcome.value(), made, random, progress, counts, seed);
        return made.pte.size();
    }
    std::string keep(std::uint64_t seed, const std::string& folder) override {
        Random random = random_of("operators", seed);
        const OperatorProgram made = make(seed, random);
        const std::string stem = "operators-" + std::to_string(seed);
        std::string command = "arenascope run " + keep_file(folder, stem + ".pte", made.pte);
        for (std::size_t i = 0; i < made.inputs[0].size(); ++i) {
            const HostTensor& tensor = made.inputs[0][i];
            const auto* bytes = reinterpret_cast<const unsigned char*>(tensor.bytes.data());
            const std::string name = stem + ".in" + std::to_string(i) + ".bin";
            command += " --input " + std::to_string(i) + "=" +
                keep_file(folder, name, Bytes(bytes, bytes + tensor.bytes.size()));
        }
        return command + "  # " + made.op;
    }
    [[nodiscard]] std::string idle(const Counts& counts) const override {
        if (counts[5] * 20 < counts[0]) return "fewer than one case in 20 runs";
        return counts[1] * 2 < counts[0] ? "fewer than one case in two is opened" : "";
    }

private:
    [[nodiscard]] OperatorProgram make(std::uint64_t seed, Random& random) const {
        return make_operator_program(*kernels_[seed % kernels_.size()], random);
    }
    std::size_t refused(const Error& error, const OperatorProgram& made) const {
        if (error.text().empty()) complain("a refusal without a word");
        if (talks) std::fprintf(stderr, "%s: %s\n", made.op.c_str(), error.text().c_str());
        return made.pte.size();
    }
    void run(const std::shared_ptr<const Program>& program, const Outcome& outcome, const OperatorProgram& made,
             Random& random, Progress& progress, Counts& counts, std::uint64_t seed) {
        const Method& method = *outcome.method;
        const Plan& plan = outcome.plan();
        LoadOptions options = engine_->load_options();
        options.memory_limit = most_run_bytes;
        options.intra_threads = one_in(random, 16) ? 2 : 1;
        const auto executor = Executor::load(program, method, plan, options);
        if (!executor.ok()) return static_cast<void>(refused(executor.error(), made));
        ++counts[3];
        Sanitizer sanitizer(method, plan);
        for (const auto& inputs : made.inputs) {
            const auto result = executor.value()->run(inputs, {.observer = &sanitizer}, progress);
            ++counts[4];
            for (const Violation& violation : sanitizer.violations()) {
                // A file may return a tensor that its call does not write: it has no content, and no plan could help.
                if (violation.kind == ViolationKind::unwritten) continue;
                // Inputs that overlap are a fault of the plan, which is then called invalid.
                if (plan.valid() || violation.kind == ViolationKind::outside)
                    complain(std::string(plan.valid() ? "valid plan: " : "invalid plan: ") + text_of(violation) + " (" +
                             made.op + ")");
            }
            if (!result.ok()) {
                static_cast<void>(refused(result.error(), made));
                continue;
            }
            ++counts[5];
            check(result.value());
            if (!ran_[seed % kernels_.size()].exchange(true)) ++counts[6];
        }
    }
    static void check(const RunResult& result) {
        for (const HostTensor& output : result.outputs) {
            std::int64_t elements = 1;
            for (const std::int64_t size : output.shape) {
                if (size < 0) complain("a negative size of a result");
                elements = checked_mul(elements, size).value_or(-1);
            }
            if (elements < 0 || static_cast<std::size_t>(elements * item_size(output.dtype)) != output.bytes.size())
                complain("a result of another size than its shape says");
        }
    }

    static constexpr std::size_t most_kernels = 2048;
    std::vector<const Kernel*> kernels_;
    std::unique_ptr<Engine> engine_;
    std::array<std::atomic<bool>, most_kernels>& ran_ =
        shared_with_children<std::array<std::atomic<bool>, most_kernels>>();
};

}  // namespace

Harness& operators_harness() {
    static Operators made;
    return made;
}

}  // namespace arenascope::fuzz
