#include "engine/formats/pte/pte_etrecord.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "engine/base/json.h"
#include "engine/formats/pt2/zip.h"
#include "engine/ir/source_line.h"

namespace arenascope {

namespace {

/// A node of the edge program, by its debug handle.
struct EdgeNode {
    std::string name, op, trace, module_path;
};
using EdgeNodes = std::map<std::int64_t, EdgeNode>;

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || code != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The innermost module of "L__self__,,Model;L__self__c,c,torch.nn.Conv2d": "c".
std::string module_of(std::string_view stack) {
    const std::string_view last = stack.substr(stack.rfind(';') + 1);
    const std::size_t first = last.find(',');
    if (first == std::string_view::npos) return {};
    const std::size_t second = last.find(',', first + 1);
    return std::string(last.substr(first + 1, second == std::string_view::npos ? second : second - first - 1));
}

std::string text_of(const json::View& object, std::string_view key) {
    const auto found = object.find(key);
    if (!found) return {};
    auto text = found->text();
    return text.ok() ? std::move(text).take() : std::string();
}

Result<EdgeNodes> read_nodes(const json::View& root) {
    TRY(const json::View module, root.at("graph_module"));
    TRY(const json::View graph, module.at("graph"));
    TRY(const auto nodes, graph.items("nodes"));
    EdgeNodes out;
    for (const json::View& node : nodes) {
        const auto metadata = node.find("metadata");
        if (!metadata) continue;
        const auto handle = number_in(text_of(*metadata, "debug_handle"));
        if (!handle) continue;
        EdgeNode made{.name = text_of(node, "name"),
                      .op = text_of(node, "target"),
                      .trace = text_of(*metadata, "stack_trace"),
                      .module_path = module_of(text_of(*metadata, "nn_module_stack"))};
        if (made.name.empty()) {
            TRY(const auto outputs, node.items("outputs"));
            const auto tensor = outputs.empty() ? std::nullopt : outputs.front().find("as_tensor");
            if (tensor) made.name = text_of(*tensor, "name");
        }
        out.emplace(*handle, std::move(made));
    }
    return out;
}

/// A handle, or a list of them.
std::vector<std::int64_t> handles_in(const json::View& value) {
    std::vector<std::int64_t> out;
    if (const auto one = value.integer(); one.ok()) return {one.value()};
    const auto items = value.items();
    if (!items.ok()) return out;
    for (const json::View& item : items.value()) {
        if (const auto one = item.integer(); one.ok()) out.push_back(one.value());
    }
    return out;
}

DebugHandle handle_from(std::int64_t id, const std::vector<std::int64_t>& handles, const EdgeNodes& nodes) {
    DebugHandle out{.id = id, .nodes = {}};
    for (const std::int64_t handle : handles) {
        const auto node = nodes.find(handle);
        if (node == nodes.end()) continue;
        out.nodes.push_back(
            {.name = node->second.name, .op = node->second.op, .source = source_line(node->second.trace)});
    }
    return out;
}

class Applier {
public:
    Applier(const pt2::ZipArchive& archive, Method& method) : archive_(archive), method_(method) {}

    Result<int> run() {
        TRY(const json::Document edge, document("edge_dialect_exported_program/" + method_.name));
        TRY(nodes_, read_nodes(edge.root()).in("edge_dialect_exported_program/" + method_.name));
        TRY(const json::Document handles, document("debug_handle_map"));
        TRY(const json::Document delegates, document("delegate_map"));
        const auto named = handles.root().find(method_.name);
        if (named && !fits(*named)) return 0;
        if (const auto own = named) CHECKED(name_instructions(*own).in("debug_handle_map"));
        const auto own = delegates.root().find(method_.name);
        for (const InstructionIndex at : method_.instructions.indices()) name_delegate(at, own);
        return told_;
    }

private:
    Result<json::Document> document(const std::string& entry) const {
        TRY(const ByteView bytes, archive_.bytes(entry));
        auto parsed = json::Document::parse(as_text(bytes));
        if (!parsed.ok()) return std::move(parsed).error().in(entry);
        return parsed;
    }

    /// Null where the method has no such instruction.
    [[nodiscard]] Instruction* instruction_at(std::string_view key) const {
        const auto index = number_in(key);
        if (!index || *index < 0 || static_cast<std::uint64_t>(*index) >= method_.instructions.size()) return nullptr;
        return &method_.instructions[InstructionIndex(*index)];
    }

    /// Whether most instructions match the record; otherwise it belongs to another program.
    [[nodiscard]] bool fits(const json::View& map) const {
        const auto members = map.members();
        if (!members.ok()) return true;  // its reader reports the error
        int same = 0, other = 0;
        for (const auto& [key, value] : members.value()) {
            const Instruction* instruction = instruction_at(key);
            if (!instruction || !instruction->op.starts_with("aten::")) continue;
            const std::string_view op = instruction->op;
            const std::string wanted = "." + std::string(op.substr(6, op.find('.') - 6)) + ".";
            const std::vector<std::int64_t> handles = handles_in(value);
            const auto is_named = [&](std::int64_t handle) {
                const auto node = nodes_.find(handle);
                return node == nodes_.end() || node->second.op.find(".aten.") == std::string::npos ||
                    node->second.op.find(wanted) != std::string::npos;
            };
            ++(handles.empty() || std::any_of(handles.begin(), handles.end(), is_named) ? same : other);
        }
        return other <= same;
    }

    Result<> name_instructions(const json::View& map) {
        TRY(const auto members, map.members());
        for (const auto& [key, value] : members) {
            Instruction* instruction = instruction_at(key);
            if (!instruction) continue;
            for (const std::int64_t handle : handles_in(value)) {
                const auto node = nodes_.find(handle);
                if (node == nodes_.end()) continue;
                if (instruction->stack_trace.empty()) instruction->stack_trace = node->second.trace;
                if (instruction->module_path.empty()) instruction->module_path = node->second.module_path;
                ++told_;
                break;
            }
        }
        return done;
    }

    /// A delegate without a map of its own uses the handles of the edge program, as XNNPACK's payload does.
    void name_delegate(InstructionIndex at, const std::optional<json::View>& maps) {
        const Instruction& call = method_.instructions[at];
        if (call.kind != Instruction::Kind::delegate || !method_.delegates.has(call.delegate)) return;
        Delegate& delegate = method_.delegates[call.delegate];
        if (!delegate.handles.empty()) return;
        const auto entry = maps ? maps->find(std::to_string(at.number())) : std::nullopt;
        const auto map = entry ? entry->find("delegate_map") : std::nullopt;
        const auto members = map ? map->members() : Result<std::vector<std::pair<std::string, json::View>>>(Error{});
        if (members.ok()) {
            for (const auto& [key, value] : members.value()) {
                if (const auto id = number_in(key))
                    delegate.handles.push_back(handle_from(*id, handles_in(value), nodes_));
            }
        }
        if (!delegate.handles.empty()) return;
        for (const auto& [handle, node] : nodes_) delegate.handles.push_back(handle_from(handle, {handle}, nodes_));
    }

    const pt2::ZipArchive& archive_;
    Method& method_;
    EdgeNodes nodes_;
    int told_ = 0;
};

}  // namespace

Result<int> apply_etrecord(ByteView record, Program& program) {
    TRY(const pt2::ZipArchive archive, pt2::ZipArchive::open(record));
    if (!archive.entries().contains("ETRECORD_V0")) {
        return Error{.what = message("is not an ETRecord"),
                     .expected = message("an archive with an entry ETRECORD_V0")};
    }
    int told = 0;
    for (Method& method : program.methods) {
        if (!archive.entries().contains("edge_dialect_exported_program/" + method.name)) continue;
        TRY(const int count, Applier(archive, method).run());
        told += count;
    }
    return told;
}

}  // namespace arenascope
