#include "engine/formats/pt2/etrecord.h"

#include <charconv>
#include <limits>

#include "engine/base/json.h"
#include "engine/formats/pt2/zip.h"

namespace arenascope {

namespace {

using pt2::ZipArchive;

std::string text_or_empty(const json::View& object, std::string_view key) {
    const auto member = object.find(key);
    return member && member->is_string() ? member->text().take() : std::string();
}

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

/// {"as_tensor": {"name": ...}} or {"as_tensors": [{"name": ...}]}
void add_names(const json::View& output, std::vector<std::string>& names) {
    if (const auto one = output.find("as_tensor")) names.push_back(text_or_empty(*one, "name"));
    if (const auto many = output.find("as_tensors"); many && many->is_array()) {
        for (const json::View& each : many->items().take()) names.push_back(text_or_empty(each, "name"));
    }
}

/// Nodes of an edge program by their debug handle.
Result<std::map<std::int64_t, RecordedNode>> nodes_by_handle(const json::View& root) {
    std::map<std::int64_t, RecordedNode> out;
    TRY(const json::View module, root.at("graph_module"));
    TRY(const json::View graph, module.at("graph"));
    TRY(const auto nodes, graph.items("nodes"));
    for (const json::View& node : nodes) {
        const auto metadata = node.find("metadata");
        const auto handle = metadata ? number_in(text_or_empty(*metadata, "debug_handle")) : std::nullopt;
        if (!handle) continue;
        RecordedNode made{.name = text_or_empty(node, "name"),
                          .outs = {},
                          .stack_trace = text_or_empty(*metadata, "stack_trace"),
                          .module_path = {},
                          .debug_handles = {*handle}};
        TRY(const auto outputs, node.items("outputs"));
        for (const json::View& output : outputs) add_names(output, made.outs);
        out.emplace(*handle, std::move(made));
    }
    return out;
}

Result<std::map<InstructionIndex, RecordedNode>> instructions_of(const json::View& handles,
                                                                 const std::map<std::int64_t, RecordedNode>& nodes) {
    std::map<InstructionIndex, RecordedNode> out;
    TRY(const auto members, handles.members());
    for (const auto& [key, value] : members) {
        const auto index = number_in(key);
        if (!index || *index < 0 || *index > std::numeric_limits<std::int32_t>::max()) continue;
        std::vector<std::int64_t> ids;
        if (value.is_array()) {
            for (const json::View& each : value.items().take())
                if (each.is_integer()) ids.push_back(each.integer().take());
        } else if (value.is_integer()) {
            ids.push_back(value.integer().take());
        }
        for (const std::int64_t id : ids) {
            const auto node = nodes.find(id);
            if (node == nodes.end()) continue;
            RecordedNode copy = node->second;
            copy.debug_handles = ids;
            out.emplace(InstructionIndex(*index), std::move(copy));
            break;
        }
    }
    return out;
}

}  // namespace

bool sniff_etrecord(ByteView file) {
    if (!as_text(file).starts_with("PK")) return false;
    const auto archive = ZipArchive::open(file);
    return archive.ok() && archive.value().entries().contains("ETRECORD_V0");
}

Result<EtRecord> read_etrecord(const std::shared_ptr<const MappedFile>& file) {
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    TRY(const Data map_text, archive.data("debug_handle_map", file));
    TRY(const auto map, json::Document::parse(as_text(map_text.bytes)).in("debug_handle_map"));
    TRY(const auto methods, map.root().members());
    EtRecord out;
    for (const auto& [method, handles] : methods) {
        const std::string entry = "edge_dialect_exported_program/" + method;
        TRY(const Data program, archive.data(entry, file));
        TRY(const auto document, json::Document::parse(as_text(program.bytes)).in(entry));
        TRY(const auto nodes, nodes_by_handle(document.root()).in(entry));
        TRY(out[method], instructions_of(handles, nodes).in("debug_handle_map"));
    }
    return out;
}

}  // namespace arenascope
