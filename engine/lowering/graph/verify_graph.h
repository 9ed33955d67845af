#pragma once
// Checks that hold for an exported graph before, between and after the steps of lowering.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/ir/verify.h"

namespace arenascope::lowering {

/// Faults of a graph in the order of its nodes; empty: none. Sub-graphs that are not inlined yet are looked into.
[[nodiscard]] std::vector<IrFault> verify_graph(const fx::ExportedProgram& program);
/// The same with what find_views() and spread_dim_orders() found out so far.
[[nodiscard]] std::vector<IrFault> verify_graph(const fx::ExportedProgram& program,
                                                const std::map<std::string, std::string>& view_roots,
                                                const std::map<std::string, std::vector<std::uint8_t>>& dim_orders);

}  // namespace arenascope::lowering
