#include "engine/formats/onnx/onnx_names.h"

#include <algorithm>
#include <map>
#include <set>

namespace arenascope::onnx {

namespace {

/// By name in the lowered method: the file's name. If several became one, that of an output, else of the first.
std::map<std::string, std::string> chosen_names(const LoweredWithNames& lowered,
                                                const std::vector<std::string>& outputs) {
    const std::set<std::string> first(outputs.begin(), outputs.end());
    std::map<std::string, std::string> out;
    for (const bool only_outputs : {true, false}) {
        for (const auto& [own, made] : lowered.names) {
            if (!own.empty() && (!only_outputs || first.contains(own))) out.try_emplace(made, own);
        }
    }
    return out;
}

std::string unused(const std::string& base, std::set<std::string>& used) {
    std::string name = base;
    for (int i = 1; !used.insert(name).second; ++i) name = base + "_" + std::to_string(i);
    return name;
}

/// Inputs and constants have their names already; then come those of the file, then those of lowering.
void name_values(Method& method, const std::map<std::string, std::string>& names) {
    std::set<std::string> used;
    std::vector<Value*> named, made;
    for (Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || value.name.empty()) continue;
        const bool given = tensor->role == Role::input || tensor->is_constant;
        if (given && tensor->alias_of == no_value) used.insert(value.name);
        else (names.contains(value.name) ? named : made).push_back(&value);
    }
    for (Value* value : named) value->name = unused(names.at(value->name), used);
    for (Value* value : made) value->name = unused(value->name, used);
}

/// The last instruction of a node makes its result and gets its name; those before it are named after their results.
void name_nodes(Method& method) {
    std::set<std::string> used;
    for (const ListedNode& row : method.node_list) {
        if (row.kind != ListedNode::Kind::call && row.kind != ListedNode::Kind::view) used.insert(row.name);
    }
    for (auto row = method.node_list.rbegin(); row != method.node_list.rend(); ++row) {
        if (row->kind != ListedNode::Kind::call && row->kind != ListedNode::Kind::view) continue;
        Instruction* instruction = row->instruction.valid() ? &method.instructions[row->instruction] : nullptr;
        const std::string& node = instruction ? instruction->module_path : std::string();
        if (!node.empty() && used.insert(node).second) {
            row->name = node;
        } else if (!row->values.empty()) {
            row->name = unused(method.values[row->values.front()].name, used);
        }
        if (instruction) instruction->name = row->name;
    }
}

}  // namespace

Method with_file_names(LoweredWithNames lowered, const std::vector<std::string>& outputs) {
    name_values(lowered.method, chosen_names(lowered, outputs));
    name_nodes(lowered.method);
    return std::move(lowered.method);
}

std::string stack_trace_of(std::string_view metadata, std::string_view documentation) {
    if (!metadata.empty()) return std::string(metadata);
    std::string out;  // Python's order: the innermost frame last
    while (!documentation.empty()) {
        const std::string_view line = documentation.substr(0, documentation.find('\n'));
        documentation.remove_prefix(std::min(line.size() + 1, documentation.size()));
        const std::size_t close = line.rfind("): "), open = close == line.npos ? close : line.rfind('(', close);
        if (open == line.npos || open == 0 || close == open + 1 ||
            line.substr(open + 1, close - open - 1).find_first_not_of("0123456789") != line.npos)
            continue;
        out.insert(0,
                   "File \"" + std::string(line.substr(0, open)) + "\", line " +
                       std::string(line.substr(open + 1, close - open - 1)) + ", in " +
                       std::string(line.substr(close + 3)) + "\n");
    }
    return out;
}

}  // namespace arenascope::onnx
