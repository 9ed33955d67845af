#pragma once
// A harness: cases made from seeds, each run in a child process, counted by outcome, and saved as files if they fail.
// The same seed makes the same case.

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

constexpr std::size_t most_counts = 128;
/// Outcomes of the cases, by the harness's own names; shared by its processes.
using Counts = std::array<std::atomic<std::uint64_t>, most_counts>;

class Harness {
public:
    virtual ~Harness() = default;
    bool talks = false;  ///< of one case: its outcome is printed on stderr
    /// The meaning of each count.
    [[nodiscard]] virtual std::vector<std::string> counted() const = 0;
    /// In each child, before its cases and after them.
    virtual void begin() {}
    virtual void end() {}
    /// Ends the process on a fault, or returns the bytes that the case holds; see run_in_children().
    virtual std::size_t try_case(std::uint64_t seed, Progress& progress, Counts& counts) = 0;
    /// Writes the case into a folder; returns the command that reproduces it, or a description.
    virtual std::string keep(std::uint64_t seed, const std::string& folder) = 0;
    /// Empty, or why the counts of a range of some size show a harness that tests nothing.
    [[nodiscard]] virtual std::string idle(const Counts&) const { return {}; }
};

struct HarnessRow {
    std::string_view name, summary;
    Harness& (*make)();
    std::uint64_t per_child = 250;
};
/// All of them: registry in fuzz_harness.cpp.
std::span<const HarnessRow> harnesses();

Harness& operators_harness();
Harness& programs_harness();
Harness& programs_of(std::string_view label);  ///< programs of one importer alone
Harness& offsets_harness();
Harness& tunings_harness();
Harness& files_harness();

/// A generator of its own for each seed of a harness.
[[nodiscard]] Random random_of(std::string_view harness, std::uint64_t seed);
[[nodiscard]] inline std::size_t pick(Random& random, std::size_t count) { return count == 0 ? 0 : random() % count; }
[[nodiscard]] inline bool one_in(Random& random, std::uint64_t times) { return random() % times == 0; }
/// Writes bytes and returns the path.
std::string keep_file(const std::string& folder, const std::string& name, const Bytes& bytes);

}  // namespace arenascope::fuzz
