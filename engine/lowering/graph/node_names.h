#pragma once
// Names of values and operators in a torch.export graph, and facts about nodes that follow from them.

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "engine/ir/graph.h"

namespace arenascope::lowering {

/// "aten::add" of "aten::add.Tensor".
[[nodiscard]] std::string_view packet_of(std::string_view target);
/// Calls `use` with every value name in an argument.
template <class Use>
void for_each_value(const fx::Arg& arg, const Use& use) {
    if (const auto* one = std::get_if<fx::ValueName>(&arg.value)) use(one->name);
    if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value))
        for (const auto& item : *items)
            if (item) use(item->name);
    if (const auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value))
        for (const auto& dim : *dims)
            if (const auto* name = std::get_if<fx::ValueName>(&dim)) use(name->name);
}
/// Calls `use` with a reference to every value name in an argument, to rename it.
template <class Use>
void rename_values(fx::Arg& arg, const Use& use) {
    if (auto* one = std::get_if<fx::ValueName>(&arg.value)) use(one->name);
    if (auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value))
        for (auto& item : *items)
            if (item) use(item->name);
    if (auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value))
        for (auto& dim : *dims)
            if (auto* name = std::get_if<fx::ValueName>(&dim)) use(name->name);
}
[[nodiscard]] const fx::Arg* find_arg(const fx::Node& node, std::string_view name);

/// Whether a node of that operator computes a symbolic number instead of a tensor.
[[nodiscard]] bool makes_number(std::string_view target);
/// The runtime's operator that reads a number from a tensor, for an operator that does so; otherwise empty.
[[nodiscard]] std::string_view number_reader(std::string_view target);

/// Gives names as torch.fx does: "add", "add_1"; Python's own names start at "max_1".
class Namer {
public:
    void take(const std::string& name) { used_.insert(name); }
    std::string fresh(const std::string& base);

private:
    std::set<std::string> used_;
    std::map<std::string, int> next_;
};

}  // namespace arenascope::lowering
