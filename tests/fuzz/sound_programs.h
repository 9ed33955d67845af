#pragma once
// Sound programs with recorded inputs, and their results, for harnesses to compare with.

#include <memory>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

struct SoundProgram {
    std::string path;
    Bytes bytes;
    std::vector<std::vector<HostTensor>> inputs;  ///< of runs in order on one instance
};

/// Files of at most `most_bytes` with this ending and an io.json, whose every run uses the first method.
[[nodiscard]] std::vector<SoundProgram> sound_programs(const std::string& ending, std::size_t most_bytes);

using Results = std::vector<std::vector<HostTensor>>;
/// Runs all runs on one instance. The observer, if there is one, watches them.
[[nodiscard]] Result<Results> results_of(const Engine& engine, const std::shared_ptr<const Program>& program,
                                         const Method& method, const Plan& plan, const SoundProgram& with,
                                         Progress& progress, RunObserver* observer = nullptr);
[[nodiscard]] bool are_same(const Results& a, const Results& b);

}  // namespace arenascope::fuzz
