#pragma once
// Costs as nested shares: of the program, its modules or the lines of its Python stack, down to tensors or operators.

#include <string>
#include <string_view>
#include <vector>

#include "engine/study/source/source_costs.h"

namespace arenascope {

struct CostNode;
using CostIndex = Index<CostNode>;  ///< in CostTree::nodes

enum class CostMeasure : std::uint8_t { memory, time, traffic };
enum class CostOrder : std::uint8_t { modules, stack };

struct CostNode {
    enum class Kind : std::uint8_t {
        program,
        module,
        line,
        op,
        tensor,
        given,    ///< inputs and states
        padding,  ///< bytes added by alignment
        other     ///< operators without a recorded line
    } kind = Kind::program;
    std::string title;               ///< "features", "model.py:12", "add"; empty: the kind says it
    std::string path;                ///< of a module: "encoder.layers.0"
    SourceLineIndex line{};          ///< of a line
    InstructionIndex instruction{};  ///< of an operator, or of a tensor's producer
    ValueId value = no_value;        ///< of a tensor
    double cost = 0;                 ///< in bytes or milliseconds
    int operators = 0;               ///< that cost something
    int depth = 0;
    CostIndex parent{};
    std::vector<CostIndex> children;  ///< largest first
};

struct CostTree {
    Table<CostIndex, CostNode> nodes;  ///< [0] is the program; nodes without cost are left out
    int depth = 0;                     ///< of the deepest node
    [[nodiscard]] double total() const { return nodes.empty() ? 0 : nodes.rows().front().cost; }
};

CostTree cost_tree(const SourceMap& map, const SourceCosts& costs, const Method& method, CostOrder order,
                   CostMeasure measure);

/// One row of a table by module, line or operator.
struct CostRow {
    std::string title;  ///< empty: not recorded
    std::string code;   ///< of a line
    SourceCost cost;    ///< of its own operators; of a module, including nested ones
    SourceCost called;  ///< of a line: of the operators that it calls
    int operators = 0;
    int depth = 0;  ///< nesting depth of a module
};
/// Modules in program order, each followed by its own.
[[nodiscard]] std::vector<CostRow> costs_by_module(const SourceCosts& costs, const Method& method);
/// Rows with the most live bytes first, then the most traffic.
[[nodiscard]] std::vector<CostRow> costs_by_line(const SourceMap& map, const SourceCosts& costs);
[[nodiscard]] std::vector<CostRow> costs_by_operator(const SourceCosts& costs, const Method& method);

}  // namespace arenascope
