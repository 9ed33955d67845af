#pragma once
// Delegates, their events and their stages in the documented JSON; their payloads as files.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/engine.h"

namespace arenascope::cli {

/// {"index","backend","payload_bytes","payload_kind","handles","compile_specs":[{"key","text","hex"}]} of every
/// delegate.
nlohmann::ordered_json delegates_json(const Method& method);
/// Events inside the call at an instruction, with nodes and Python lines.
nlohmann::ordered_json events_json(const std::vector<DelegateEvent>& events, InstructionIndex instruction);
/// "executorch_call_delegate (XnnpackBackend): available 0.001 ms, init 0.4 ms, execute 0.2 ms in 3 calls, destroy 0.01
/// ms".
std::vector<std::string> stage_lines(const std::vector<DelegateStage>& stages);
nlohmann::ordered_json stages_json(const std::vector<DelegateStage>& stages);
/// Writes one payload: "2=payload.bin", counted from 0.
Result<> extract_payload(const std::vector<const Delegate*>& delegates, std::string_view text);
/// "file.py:12" of every node that an event stands for, joined by ", ".
std::string sources_of(const DelegateEvent& event);

}  // namespace arenascope::cli
