#include "engine/study/measure_delegates.h"

#include "engine/runner/inputs.h"
#include "engine/runtime/executor.h"

namespace arenascope {

Result<std::vector<DelegateMemory>> measure_delegates(const Evaluator& engine, std::shared_ptr<const Program> program,
                                                      const Outcome& outcome, Progress& progress) {
    const Method& method = *outcome.method;
    if (method.delegates.empty()) return std::vector<DelegateMemory>();
    TRY(const auto inputs,
        make_inputs(*program, method, outcome.plan(),
                    {.values = InputRequest::Values::zeros, .files = {}, .shapes = {}}));
    TRY(const auto executor,
        Executor::load(std::move(program), method, outcome.plan(), {.backends = &engine.backends()}));
    TRY(const RunResult result, executor->run(inputs, {.times = false, .collect = false}, progress));
    return result.delegate_memory;
}

}  // namespace arenascope
