#include "engine/ir/debug_handles.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"

namespace arenascope {

namespace {

using Json = nlohmann::ordered_json;

Json handles_json(const Delegate& delegate) {
    Json handles = Json::array();
    for (const DebugHandle& handle : delegate.handles) {
        Json nodes = Json::array();
        for (const DebugHandle::Node& node : handle.nodes) {
            nodes.push_back({{"name", node.name}, {"op", node.op}, {"source", node.source}});
        }
        handles.push_back({{"id", handle.id}, {"nodes", std::move(nodes)}});
    }
    return handles;
}

Result<DebugHandle> read_handle(const json::View& from) {
    DebugHandle handle;
    TRY(handle.id, from.integer("id"));
    TRY(const auto nodes, from.items("nodes"));
    for (const json::View& node : nodes) {
        DebugHandle::Node to;
        TRY(to.name, node.text("name"));
        TRY(to.op, node.text("op"));
        TRY(to.source, node.text("source"));
        handle.nodes.push_back(std::move(to));
    }
    return handle;
}

Result<> read_method(const json::View& from, Method& method) {
    TRY(const auto delegates, from.items());
    for (const json::View& one : delegates) {
        TRY(const std::int64_t index, one.integer("delegate"));
        TRY(const auto handles, one.items("handles"));
        if (index < 0 || static_cast<std::uint64_t>(index) >= method.delegates.size()) continue;
        auto& to = method.delegates[DelegateIndex(index)].handles;
        to.clear();
        for (const json::View& handle : handles) {
            TRY(DebugHandle read, read_handle(handle));
            to.push_back(std::move(read));
        }
    }
    return done;
}

}  // namespace

std::string debug_handles_json(std::span<const Method* const> methods) {
    Json all = Json::object();
    for (const Method* method : methods) {
        Json delegates = Json::array();
        for (const DelegateIndex at : method->delegates.indices()) {
            const Delegate& delegate = method->delegates[at];
            if (delegate.handles.empty()) continue;
            delegates.push_back({{"delegate", at.number()}, {"handles", handles_json(delegate)}});
        }
        if (!delegates.empty()) all[method->name] = std::move(delegates);
    }
    return all.empty() ? std::string() : all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<> attach_debug_handles(Program& program) {
    const auto found = std::find_if(program.named_data.begin(), program.named_data.end(),
                                    [](const auto& one) { return one.first == debug_handles_key; });
    if (found == program.named_data.end()) return done;
    TRY(const json::Document document, json::Document::parse(as_text(found->second.bytes)));
    TRY(const auto methods, document.root().members());
    for (const auto& [name, delegates] : methods) {
        for (Method& method : program.methods) {
            if (method.name == name) CHECKED(read_method(delegates, method).in(name));
        }
    }
    return done;
}

}  // namespace arenascope
