#pragma once
// The documented JSON of values that several verbs use. Field names and units are stable between versions;
// resources/schemas has a schema per verb.

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/reports/json_sink.h"
#include "engine/open/saved_session.h"

namespace arenascope::cli {

/// A tensor, with its place in the shown plan if it has one.
nlohmann::ordered_json tensor_json(const Outcome& outcome, const TensorRow& row);
/// Its fields, into an object that is begun.
void write_tensor(const Outcome& outcome, const TensorRow& row, JsonSink& out);
nlohmann::ordered_json symbols_json(const sym::Ranges& ranges);
/// `plan --json` of one file.
nlohmann::ordered_json plan_json(const std::string& file, const Tuning& tuning, const Outcome& outcome);
/// How a plan differs from its session's baseline.
nlohmann::ordered_json baseline_json(const BaselineDifference& difference);
nlohmann::ordered_json one_plan_json(const Outcome& outcome, const Plan& plan);
/// The same without its tensors.
nlohmann::ordered_json plan_facts_json(const Outcome& outcome, const Plan& plan);
/// The declared interface of a tensor: "f32" and ["s0", "64"].
nlohmann::ordered_json signature_json(const Method& method, ValueId id);

/// The parts of an error; resources/schemas/error.schema.json.
nlohmann::ordered_json error_json(const Error& error);

}  // namespace arenascope::cli
