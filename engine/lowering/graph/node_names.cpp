#include "engine/lowering/graph/node_names.h"

#include <array>

namespace arenascope::lowering {
namespace {

bool is_python_name(std::string_view name) {
    static constexpr std::array<std::string_view, 33> names{
        "abs",  "all",    "and",   "any",    "bin",  "bool", "chr", "complex", "dir",   "divmod", "eval",
        "exec", "filter", "float", "format", "hash", "hex",  "id",  "input",   "int",   "is",     "iter",
        "len",  "map",    "max",   "min",    "next", "not",  "or",  "pow",     "range", "round",  "slice"};
    static constexpr std::array<std::string_view, 6> more{"sorted", "sum", "type", "zip", "repr", "set"};
    for (const auto each : names)
        if (each == name) return true;
    for (const auto each : more)
        if (each == name) return true;
    return false;
}

}  // namespace

std::string_view number_reader(std::string_view target) {
    if (target == "aten::sym_size.int") return target;
    if (target == "aten::sym_numel.default") return "aten::sym_numel";
    if (target == "aten::item.default" || target == "aten::_local_scalar_dense.default")
        return "aten::_local_scalar_dense";
    return {};
}

bool makes_number(std::string_view target) {
    return !number_reader(target).empty() || target.starts_with("_operator::") || target.starts_with("torch::sym_") ||
        target.starts_with("math::") || target.starts_with("builtins::");
}

std::string_view packet_of(std::string_view target) { return target.substr(0, target.rfind('.')); }

const fx::Arg* find_arg(const fx::Node& node, std::string_view name) {
    for (const auto& arg : node.args)
        if (arg.name == name) return &arg;
    return nullptr;
}

std::string Namer::fresh(const std::string& base) {
    if (!is_python_name(base) && used_.insert(base).second) return base;
    int& next = next_[base];
    for (;;) {
        auto name = base + "_" + std::to_string(++next);
        if (used_.insert(name).second) return name;
    }
}

}  // namespace arenascope::lowering
