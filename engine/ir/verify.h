#pragma once
// Invariants of every program between two stages, on which planning, running and exporting rely.

#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ir/operator_facts.h"

namespace arenascope {

enum class IrRule : std::uint8_t {
    // of a Method
    ids_in_range,        ///< every id names a value, an instruction, a delegate or a graph that exists
    jump_in_range,       ///< jumps lead to an instruction, or behind the last one
    argument_kinds,      ///< moves, jumps and frees have their arguments; only tensors are written by operators
    alias_is_flat,       ///< a view's root is not a view
    alias_fits,          ///< a view is within its root's bytes, and is constant or state like its root
    shape_matches,       ///< sizes, bounds and dimension order have one rank; bytes are those of type and shape
    defined_before_use,  ///< on every path a tensor is written before it is read
    written_once,        ///< no operator writes over a result, except in place
    node_list_matches,   ///< rows of the node list stand for instructions and tensors of the method
    // of an exported graph
    names_are_unique,       ///< each value has one definition
    name_is_defined,        ///< every use follows the definition
    type_is_known,          ///< every value has a type: a tensor's, or a number's
    signature_matches,      ///< inputs and outputs of the program are those of its graph
    views_lead_to_storage,  ///< the storage of a view is not a view
};
[[nodiscard]] std::string_view name_of(IrRule rule);

/// A broken rule, and the place.
struct IrFault {
    IrRule rule = IrRule::ids_in_range;
    std::string node;    ///< of an instruction, a row, a tensor; empty: the method
    std::string detail;  ///< in English, for the developer of the stage
};

/// Faults of a method in the order of its parts; empty: none. A method with ids out of range is not checked further.
/// Sizes may still be symbolic; if upper bounds are known, bytes are checked.
[[nodiscard]] std::vector<IrFault> verify_ir(const Method& method, const OperatorFacts& facts);

/// The first fault as an error, which names the stage, the node and the rule.
[[nodiscard]] Result<> check_ir(const std::vector<IrFault>& faults, std::string_view stage);

}  // namespace arenascope
