#pragma once
// What operators do to their arguments: which they read, which they write, which share bytes with a result. The schema
// defines it: "Tensor self" is read, "Tensor(a!)" is written (and read, unless it is an out argument, after the "*"),
// and "Tensor(a)" shares its bytes with the result of the same set.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

struct ArgumentEffect {
    bool is_read = true;
    bool is_written = false;
    bool is_out = false;  ///< an out argument, after the "*": fully overwritten
    std::string alias{};  ///< set of those that share bytes: "a"; empty: none
};

struct Effects {
    std::vector<ArgumentEffect>
        arguments{};                     ///< in the schema's order; without a schema only what is known to be written
    std::vector<std::string> returns{};  ///< the alias set of each result; empty: bytes of its own
    bool has_schema = false;
    bool is_in_place = false;      ///< writes an operand
    bool keeps_old_bytes = false;  ///< reads the operand that it writes, or leaves a part of it unchanged
    bool writes_whole = false;     ///< certainly overwrites all of its result
    bool is_elementwise = false;   ///< an element of the result depends only on that of each operand
    bool may_lie_on_operand =
        false;                  ///< its result may begin where an operand does: goes element by element or row by row
    bool copies_first = false;  ///< copies its first operand, and writes a part of the copy
    bool is_view = false;       ///< its result is a view of an operand; it writes nothing

    [[nodiscard]] std::vector<std::size_t> reads() const;
    [[nodiscard]] std::vector<std::size_t> writes() const;
    /// {result, argument that it shares its bytes with}.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> aliases() const;
    /// Written arguments that are not out arguments.
    [[nodiscard]] std::vector<std::size_t> updates() const;
};

/// The effects of "aten::add.out(Tensor self, ...) -> Tensor(a!)".
[[nodiscard]] Effects effects_of_schema(std::string_view schema);

/// By an operator's name: from its schema if the registry has one. Otherwise by its form: a name that ends with one '_'
/// before its overload ("my::scale_.default", also "__ior__") updates its first argument; an overload "out", "..._out"
/// or "out_..." overwrites its results; any other operator makes new results, about which nothing is certain.
[[nodiscard]] const Effects& effects(std::string_view op);

/// For a call with so many arguments, including the repeated result: an operator may differ between releases.
[[nodiscard]] const Effects& effects(std::string_view op, std::size_t arguments);

/// Arguments of a call that it may overwrite and that are not results: scratch, which no other operator reads.
[[nodiscard]] std::vector<std::size_t> scratch_arguments(std::string_view op, std::size_t arguments);
[[nodiscard]] std::vector<std::size_t> scratch_arguments(const Instruction& instruction);

/// Which arguments of an instruction are read, even if they are also written. Out arguments and returned values are
/// not; an operand that is also the result is.
[[nodiscard]] std::vector<bool> read_arguments(const Method& method, const Instruction& instruction);
/// Whether an instruction certainly writes all of its results and reads none of them, so that their previous bytes do
/// not matter.
[[nodiscard]] bool overwrites_results(const Method& method, const Instruction& instruction);

}  // namespace arenascope::ops
