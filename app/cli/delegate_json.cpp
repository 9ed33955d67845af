#include "app/cli/delegate_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/arguments.h"
#include "engine/backends/payload_view.h"
#include "engine/base/file.h"
#include "engine/base/text.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string hex_text(const std::vector<std::byte>& bytes) {
    std::string out;
    for (const std::byte byte : bytes) {
        out += "0123456789abcdef"[std::to_integer<unsigned>(byte) >> 4];
        out += "0123456789abcdef"[std::to_integer<unsigned>(byte) & 15];
    }
    return out;
}

}  // namespace

Json delegates_json(const Method& method) {
    Json out = Json::array();
    for (const DelegateIndex i : method.delegates.indices()) {
        const Delegate& delegate = method.delegates[i];
        Json specs = Json::array();
        for (const auto& [key, bytes] : delegate.compile_specs) {
            const bool is_text = payload_kind(bytes) == "text" || bytes.empty();
            const Json text = is_text ? Json(std::string(as_text(bytes))) : Json(nullptr);
            specs.push_back({{"key", key}, {"text", text}, {"hex", hex_text(bytes)}});
        }
        Json head = Json::array();
        for (const PayloadField& field : payload_header(delegate.payload.bytes))
            head.push_back({{"offset", field.offset}, {"name", field.name}, {"value", field.value}});
        out.push_back({{"index", i.number()},
                       {"backend", delegate.id},
                       {"payload_bytes", delegate.payload.bytes.size()},
                       {"payload_kind", payload_kind(delegate.payload.bytes)},
                       {"blob_bytes", delegate.payload.bytes.size()},  // old names, for one version
                       {"blob_kind", payload_kind(delegate.payload.bytes)},
                       {"payload_head", std::move(head)},
                       {"handles", delegate.handles.size()},
                       {"compile_specs", std::move(specs)}});
    }
    return out;
}

Json events_json(const std::vector<DelegateEvent>& events, InstructionIndex instruction) {
    Json out = Json::array();
    for (const DelegateEvent& one : events) {
        if (one.instruction != instruction) continue;
        Json nodes = Json::array();
        for (const DebugHandle::Node& node : one.nodes) nodes.push_back(node.name);
        out.push_back({{"handle", one.event.handle < 0 ? Json(nullptr) : Json(one.event.handle)},
                       {"name", one.event.name},
                       {"kernel", one.event.kernel},
                       {"start_ms", one.event.start},
                       {"end_ms", one.event.end},
                       {"nodes", std::move(nodes)},
                       {"source", sources_of(one)},
                       {"error", one.event.error.empty() ? Json(nullptr) : Json(one.event.error.text())}});
    }
    return out;
}

std::vector<std::string> stage_lines(const std::vector<DelegateStage>& stages) {
    struct Total {
        std::string backend, stage;
        double milliseconds = 0;
        int count = 0;
    };
    std::vector<std::pair<std::string, std::vector<Total>>> calls;
    for (const DelegateStage& stage : stages) {
        auto call = std::find_if(calls.begin(), calls.end(), [&](const auto& one) { return one.first == stage.node; });
        if (call == calls.end()) call = calls.insert(call, {stage.node, {}});
        std::vector<Total>& totals = call->second;
        auto total =
            std::find_if(totals.begin(), totals.end(), [&](const Total& one) { return one.stage == stage.stage; });
        if (total == totals.end()) total = totals.insert(total, {.backend = stage.backend, .stage = stage.stage});
        total->milliseconds += stage.milliseconds;
        ++total->count;
    }
    std::vector<std::string> lines;
    for (const auto& [node, totals] : calls) {
        std::string line = node + " (" + totals.front().backend + "):";
        for (const Total& total : totals) {
            char text[48];
            std::snprintf(text, sizeof text, " %.3f ms", total.milliseconds);
            line += (&total == totals.data() ? " " : ", ") + total.stage + text;
            if (total.count > 1) line += " in " + std::to_string(total.count) + " calls";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

Json stages_json(const std::vector<DelegateStage>& stages) {
    Json out = Json::array();
    for (const DelegateStage& stage : stages) {
        out.push_back({{"stage", stage.stage},
                       {"backend", stage.backend},
                       {"node", stage.node},
                       {"ms", stage.milliseconds},
                       {"payload_released", stage.payload_released},
                       {"blob_released", stage.payload_released},  // old name, for one version
                       {"error", stage.error.empty() ? Json(nullptr) : Json(stage.error.text())}});
    }
    return out;
}

Result<> extract_payload(const std::vector<const Delegate*>& delegates, std::string_view text) {
    const std::size_t at = text.find('=');
    if (at == std::string_view::npos || at + 1 == text.size()) {
        return Error{.what = message("--extract-payload '{value}' is not usable", text), .expected = message("N=PATH")};
    }
    TRY(const std::int64_t wanted, parse_integer(text.substr(0, at), 0, 1'000'000));
    const auto index = static_cast<std::size_t>(wanted);
    if (index < delegates.size()) return save_file(std::string(text.substr(at + 1)), delegates[index]->payload.bytes);
    return Error{.what = message("unknown delegate {delegate}", wanted),
                 .expected = delegates.empty() ? message("a program with delegates")
                                               : message("0 to {delegates}", delegates.size() - 1)};
}

std::string sources_of(const DelegateEvent& event) {
    std::vector<std::string> seen;
    std::string out;
    for (const DebugHandle::Node& node : event.nodes) {
        if (node.source.empty() || std::find(seen.begin(), seen.end(), node.source) != seen.end()) continue;
        seen.push_back(node.source);
        append_item(out, ", ", node.source);
    }
    return out;
}

}  // namespace arenascope::cli
