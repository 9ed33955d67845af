#pragma once
// Invariants of an exported graph before, between and after the steps of lowering.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/ir/verify.h"

namespace arenascope::lowering {

/// Faults of a graph in the order of its nodes; empty: none. Sub-graphs that are not inlined yet are checked, too.
[[nodiscard]] std::vector<IrFault> verify_graph(const fx::ExportedProgram& program);
/// The same with the results of find_views() and spread_dim_orders() so far.
[[nodiscard]] std::vector<IrFault> verify_graph(const fx::ExportedProgram& program,
                                                const std::map<std::string, std::string>& view_roots,
                                                const std::map<std::string, std::vector<std::uint8_t>>& dim_orders);

}  // namespace arenascope::lowering
