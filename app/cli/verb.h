#pragma once
// The verb interface: a row with a function of arguments and two streams, so that tests run verbs in process.
// registry.cpp has the list; --help is made from it.

#include <ostream>
#include <span>
#include <string_view>

#include "engine/engine.h"

namespace arenascope::cli {

enum class Exit { met = 0, not_met = 1, unusable = 2 };

/// The output streams of a verb: results to out, warnings and errors to err.
struct Console {
    std::ostream& out;
    std::ostream& err;
};

using Args = std::span<const std::string_view>;

struct Option {
    std::string_view name;   ///< "--planner", "-o"
    std::string_view value;  ///< its value, as shown in help; empty: a switch
    std::string_view help;
};

struct Verb {
    std::string_view id;     ///< file name in this folder
    std::string_view usage;  ///< operands only; options come from `options`
    std::string_view summary;
    std::span<const std::span<const Option>> options;
    Result<Exit> (*run)(const Engine&, const Verb&, Args, Console&) = nullptr;
};

std::span<const Verb> builtin_verbs();
}  // namespace arenascope::cli
