#include "engine/passes/best_rows.h"

#include <utility>

namespace arenascope::best {

void list_rows(Method& method) {
    Table<Position, ListedNode> rows;
    for (const ListedNode& row : method.node_list) {
        if (row.kind == ListedNode::Kind::placeholder) rows.push_back(row);
    }
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        rows.push_back({.kind = ListedNode::Kind::call,
                        .name = instruction.name,
                        .values = instruction.outs,
                        .uses = instruction.args,
                        .instruction = at});
    }
    rows.push_back({.kind = ListedNode::Kind::output, .name = "output", .values = {}, .uses = method.outputs});
    method.node_list = std::move(rows);
}

}  // namespace arenascope::best
