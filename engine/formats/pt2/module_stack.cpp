#include "engine/formats/pt2/module_stack.h"

#include <optional>

namespace arenascope::pt2 {

namespace {

struct Entry {
    std::string_view key, path, qualified_class;
};

std::optional<Entry> entry_of(std::string_view text) {
    const auto first = text.find(',');
    if (first == std::string_view::npos) return std::nullopt;
    const auto second = text.find(',', first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    Entry entry{.key = text.substr(0, first),
                .path = text.substr(first + 1, second - first - 1),
                .qualified_class = text.substr(second + 1)};
    if (entry.path == entry.key) return std::nullopt;  // PyTorch's placeholder for an unknown module
    for (const std::string_view prefix : {"L['self'].", "L__self__."}) {
        if (entry.path.starts_with(prefix)) entry.path.remove_prefix(prefix.size());
    }
    return entry;
}

void add_stack(std::string_view stack, std::map<std::string, std::string>& classes) {
    while (!stack.empty()) {
        const auto end = stack.find(';');
        const auto entry = entry_of(stack.substr(0, end));
        if (entry && !entry->qualified_class.empty())
            classes.try_emplace(std::string(entry->path), entry->qualified_class);
        if (end == std::string_view::npos) return;
        stack.remove_prefix(end + 1);
    }
}

}  // namespace

std::string module_path_of(std::string_view stack) {
    const auto last = stack.rfind(';');
    if (last != std::string_view::npos) stack.remove_prefix(last + 1);
    const auto innermost = entry_of(stack);
    return innermost ? std::string(innermost->path) : std::string();
}

void add_module_classes(const json::View& graph, std::map<std::string, std::string>& classes) {
    const auto nodes = graph.items("nodes");
    if (!nodes.ok()) return;
    for (const json::View& node : nodes.value()) {
        const auto metadata = node.find("metadata");
        const auto stack = metadata ? metadata->find("nn_module_stack") : std::nullopt;
        if (stack && stack->is_string()) add_stack(stack->text().take(), classes);
    }
}

}  // namespace arenascope::pt2
