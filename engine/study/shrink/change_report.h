#pragma once
// What passes and tiles changed in a program, and why: as a page in Markdown, and as Python that names the changes.

#include <cstdint>
#include <optional>
#include <string>

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct ChangedProgram {
    std::string file;       ///< path of the program
    const Outcome& before;  ///< without passes and tiles
    const Outcome& after;   ///< with those of its tuning
    /// Of what a loop computes, its instructions show only one tile.
    std::optional<std::int64_t> more_multiply_adds{};
    std::string proof{};  ///< how the outputs compare; empty: they were not compared
};

/// Memory before and after, what the peaks consist of, each pass, and each tiled group with its nodes, their modules
/// and Python lines.
[[nodiscard]] std::string changes_page(const ChangedProgram& program);
/// The same changes as constants, and a function that finds the changed nodes in an exported program.
[[nodiscard]] std::string changes_python(const ChangedProgram& program);

/// An error if the name of such a file ends neither in .md nor in .py.
Result<> check_changes_name(const std::string& path);
/// Writes the page (.md) or the Python (.py).
Result<> save_changes(const std::string& path, const ChangedProgram& program);
/// The same of the passes and tiles of `tuning`. `proof`: as above.
Result<> save_changes(const std::string& path, const Evaluator& engine, const Program& program, const Tuning& tuning,
                      const std::string& proof, Progress& progress);

}  // namespace arenascope
