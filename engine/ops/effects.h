#pragma once
// What operators do to their arguments: which they read, which they write, whose bytes results share. A schema says it
// all: "Tensor self" is read, "Tensor(a!)" is written (and read, unless it is an out argument, behind the "*"), and
// "Tensor(a)" lends its bytes to the result that is in the same set.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

struct ArgumentEffect {
    bool is_read = true;
    bool is_written = false;
    bool is_out = false;  ///< stands behind the "*" to be written: all of it, whatever was there
    std::string alias{};  ///< set of those that share bytes: "a"; empty: none
};

struct Effects {
    std::vector<ArgumentEffect>
        arguments{};                     ///< in the schema's order; without a schema only what is known to be written
    std::vector<std::string> returns{};  ///< the alias set of each result; empty: bytes of its own
    bool has_schema = false;
    bool is_in_place = false;      ///< writes an operand
    bool keeps_old_bytes = false;  ///< of what it writes in place: reads it, or leaves a part as it was
    bool writes_whole = false;     ///< what it writes is overwritten from end to end, and that is certain
    bool is_elementwise = false;   ///< an element of the result needs that of each operand, and no other
    bool may_lie_on_operand =
        false;                  ///< its result may begin where an operand does: goes element by element or row by row
    bool copies_first = false;  ///< its first operand, and writes a part of the copy
    bool is_view = false;       ///< points its result at an operand's bytes, and writes nothing

    [[nodiscard]] std::vector<std::size_t> reads() const;
    [[nodiscard]] std::vector<std::size_t> writes() const;
    /// {result, argument that it shares its bytes with}.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> aliases() const;
    /// Arguments written that are no out arguments.
    [[nodiscard]] std::vector<std::size_t> updates() const;
};

/// What "aten::add.out(Tensor self, ...) -> Tensor(a!)" says of its effects.
[[nodiscard]] Effects effects_of_schema(std::string_view schema);

/// By an operator's name: from its schema where the registry has one. The only rule for the rest: a name that ends with
/// one '_' before its overload ("my::scale_.default", also "__ior__") updates its first argument; an overload "out",
/// "..._out" or "out_..." overwrites its results; any other operator makes results of its own, of which nothing is
/// certain.
[[nodiscard]] const Effects& effects(std::string_view op);

/// Of a call with so many arguments, the repeated result among them: an operator may have other ones in other releases.
[[nodiscard]] const Effects& effects(std::string_view op, std::size_t arguments);

/// Arguments of a call that it may overwrite and that are no result of it: scratch, whose bytes nobody else reads.
[[nodiscard]] std::vector<std::size_t> scratch_arguments(std::string_view op, std::size_t arguments);
[[nodiscard]] std::vector<std::size_t> scratch_arguments(const Instruction& instruction);

/// Which arguments of an instruction are read, whatever else happens to them. An out argument is not, nor is what is
/// returned; an operand that is also the result is.
[[nodiscard]] std::vector<bool> read_arguments(const Method& method, const Instruction& instruction);
/// Whether an instruction writes all of its results for certain, and reads none of them: it is all one what lay there.
[[nodiscard]] bool overwrites_results(const Method& method, const Instruction& instruction);

}  // namespace arenascope::ops
