#include "engine/open/printable_names.h"

#include "engine/base/printable.h"

namespace arenascope {

void make_names_printable(Program& program) {
    for (Method& method : program.methods) {
        method.name = printable(method.name);
        for (Value& value : method.values) value.name = printable(value.name);
        for (ListedNode& row : method.node_list) row.name = printable(row.name);
        for (Instruction& instruction : method.instructions) {
            for (std::string* text : {&instruction.name, &instruction.fx_name, &instruction.module_path})
                *text = printable(*text);
            instruction.stack_trace = printable(instruction.stack_trace, true);
        }
        std::map<std::string, std::int64_t> pinned;
        for (const auto& [name, offset] : method.pinned) pinned.emplace(printable(name), offset);
        method.pinned = std::move(pinned);
    }
}

}  // namespace arenascope
