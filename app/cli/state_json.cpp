#include "app/cli/state_json.h"

#include <algorithm>

#include "app/cli/text_output.h"
#include "engine/ir/initial_state.h"
#include "engine/ir/shape_text.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string initial_of(const StateRow& row, const std::string& name, const Tuning& tuning) {
    if (row.stored > 0) return "kept";
    const auto chosen = tuning.initial.find(name);
    return std::string(name_of(chosen == tuning.initial.end() ? InitialState::zero : chosen->second));
}

/// Position of a value among the method's outputs; null if it is not an output.
Json output_index(const Method& method, ValueId id) {
    const auto found = std::find(method.outputs.begin(), method.outputs.end(), id);
    return id == no_value || found == method.outputs.end() ? Json() : Json(found - method.outputs.begin());
}

}  // namespace

Json states_json(const Method& method, const Tuning& tuning) {
    Json out = Json::array();
    for (const StateRow& row : states_of(method)) {
        const Value& value = method.values[row.value];
        const Tensor& tensor = *value.tensor();
        const auto bytes = tensor.upper.size() == tensor.sizes.size() ? tensor.bytes() : std::nullopt;
        const bool copies = row.written_from != no_value;
        out.push_back({{"name", value.name},
                       {"target", tensor.qualified_name.empty() ? Json() : Json(tensor.qualified_name)},
                       {"type", std::string(name_of(tensor.dtype)) + shape_text(tensor.sizes)},
                       {"bytes", bytes ? Json(*bytes) : Json()},
                       {"initial", initial_of(row, value.name, tuning)},
                       {"file_bytes", row.stored},
                       {"written_by", row.writer.valid() ? Json(method.instructions[row.writer].name) : Json()},
                       {"written_from", copies ? Json(method.values[row.written_from].name) : Json()},
                       {"output", output_index(method, row.written_from)}});
    }
    return out;
}

void print_states(const Json& states, Console& console) {
    if (states.empty()) return;
    console.out << "  states\n";
    TextTable table("<<<<<");
    for (const Json& state : states) {
        const std::string initial = state["initial"].get<std::string>();
        const std::string starts = initial == "kept"
            ? "kept, " + bytes_text(state["file_bytes"].get<std::int64_t>()) + " in the file"
            : initial + ", not stored";
        std::string written = "never written";
        if (!state["written_by"].is_null()) {
            written = "written back by " + state["written_by"].get<std::string>();
            if (!state["written_from"].is_null()) written += " from " + state["written_from"].get<std::string>();
            if (!state["output"].is_null())
                written += " (output " + std::to_string(state["output"].get<std::int64_t>()) + ")";
        }
        table.row({state["name"].get<std::string>(), state["type"].get<std::string>(), starts, written,
                   state["target"].is_null() ? std::string() : state["target"].get<std::string>()});
    }
    table.print(console.out, "    ");
}

}  // namespace arenascope::cli
