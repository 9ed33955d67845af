#include "app/reports/json_output.h"

#include <nlohmann/json.hpp>

#include "engine/planning/move_time.h"

namespace arenascope::cli {

using Json = nlohmann::ordered_json;

namespace {

Json or_null(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }
Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

/// Null if the bounds of a dimension are unknown: an empty list would mean a scalar.
Json sizes_json(const Tensor& tensor) {
    if (tensor.upper.size() != tensor.sizes.size()) return nullptr;
    Json sizes = Json::array();
    for (const std::int64_t size : tensor.upper) sizes.push_back(size);
    return sizes;
}

Json problems_json(const Outcome& outcome, const Plan& plan) {
    Json problems = Json::array();
    std::vector<PlanIssue> all = plan.issues;
    all.insert(all.end(), outcome.report.issues.begin(), outcome.report.issues.end());
    for (const PlanIssue& problem : all) {
        Json names = Json::array();
        for (const ValueId id : problem.buffers) {
            const bool known = outcome.method->values.has(id);
            names.push_back(known ? outcome.method->values[id].name : std::to_string(id.number()));
        }
        problems.push_back({{"code", name_of(problem.code)},
                            {"text", problem.text()},
                            {"tensors", std::move(names)},
                            {"bytes", problem.bytes},
                            {"step", problem.step.number()}});
    }
    return problems;
}

Json pools_json(const Outcome& outcome, const Plan& plan) {
    const Table<Position, Step> steps = steps_of_node_list(*outcome.method);
    Json pools = Json::array();
    for (const PoolResult& pool : plan.pools) {
        const Pool* as_asked = find_pool(plan.problem, pool.mem_id);
        const Step peak = steps.has(pool.peak_position) ? steps[pool.peak_position] : Step{};
        const bool copies = as_asked && !as_asked->copy_function.empty();
        pools.push_back({{"mem_id", pool.mem_id},
                         {"name", pool.name},
                         {"bytes", pool.bytes},
                         {"lower_bound", pool.lower_bound},
                         {"capacity", pool.capacity ? Json(*pool.capacity) : Json(nullptr)},
                         {"fits", pool.fits()},
                         {"over_by", pool.capacity ? Json(pool.over_by()) : Json(nullptr)},
                         {"align", pool.align},
                         {"base_address", as_asked && as_asked->base_address ? Json(*as_asked->base_address) : Json()},
                         {"peak_step", peak.number()},
                         {"padding_bytes", pool.padding_bytes},
                         {"traffic", pool.traffic},
                         {"moved_bytes", pool.moved_bytes},
                         {"bandwidth", as_asked ? or_null(as_asked->bandwidth) : Json(nullptr)},
                         {"move_milliseconds", or_null(pool.move_ms)},
                         {"device", as_asked && as_asked->device},
                         {"copy_function", copies ? Json(as_asked->copy_function) : Json(nullptr)}});
    }
    return pools;
}

Json row_json(const Method& method, const TensorRow& row) {
    const Tensor* tensor = method.values[row.value].tensor();
    return {{"id", row.value.number()},
            {"name", row.name},
            {"graph", row.graph},
            {"node", or_null(row.node)},
            {"op", or_null(row.op)},
            {"role", name_of(row.role)},
            {"dtype", name_of(row.dtype)},
            {"shape", tensor ? sizes_json(*tensor) : Json::array()},
            {"shape_expr", row.shape_expr},
            {"mem_id", row.mem_id},
            {"offset", nullptr},
            {"address", nullptr},
            {"bytes", row.bytes},
            {"padding", 0},
            {"object", nullptr},
            {"first", row.first.number()},
            {"last", row.last.number()},
            {"first_step", row.first_step.number()},
            {"last_step", row.last_step.number()},
            {"first_node", or_null(row.first_node)},
            {"last_node", or_null(row.last_node)},
            {"pinned", row.pinned},
            {"alias_of", or_null(row.alias_of)},
            {"source", or_null(row.source)}};
}

/// A planned tensor with its place in this plan.
Json placed_json(const Method& method, const TensorRow& row, const Plan& plan) {
    const Buffer& buffer = plan.problem.buffers[row.buffer];
    Json json = row_json(method, row);
    json["mem_id"] = buffer.mem_id;
    json["offset"] = plan.placement.offsets[row.buffer];
    const auto aligned = aligned_bytes(plan.problem, buffer);
    json["padding"] = aligned.ok() ? Json(aligned.value() - buffer.bytes) : Json(nullptr);
    const Pool* pool = find_pool(plan.problem, buffer.mem_id);
    json["traffic"] = static_cast<double>(buffer.traffic) * (pool ? pool->cost : 1);
    json["moved_bytes"] = buffer.traffic;
    json["move_milliseconds"] = pool ? or_null(move_ms(*pool, buffer.traffic)) : Json(nullptr);
    if (pool && pool->base_address) json["address"] = *pool->base_address + plan.placement.offsets[row.buffer];
    const bool shared = plan.placement.objects.has(row.buffer);
    json["object"] = shared ? Json(plan.placement.objects[row.buffer]) : Json(nullptr);
    return json;
}

bool is_placed(const TensorRow& row, const Plan& plan) {
    return row.planned && plan.placement.offsets.has(row.buffer) && plan.problem.buffers.has(row.buffer);
}

}  // namespace

Json tensor_json(const Outcome& outcome, const TensorRow& row) {
    return is_placed(row, outcome.plan()) ? placed_json(*outcome.method, row, outcome.plan())
                                          : row_json(*outcome.method, row);
}

Json symbols_json(const sym::Ranges& ranges) {
    Json symbols = Json::object();
    for (const auto& [name, range] : ranges) {
        symbols[name] = {{"min", range.min},
                         {"max", range.max ? Json(*range.max) : Json(nullptr)},
                         {"hint", range.hint ? Json(*range.hint) : Json(nullptr)}};
        if (range.assumed) symbols[name]["assumed"] = range.assumed->size;
    }
    return symbols;
}

Json signature_json(const Method& method, ValueId id) {
    const Value& value = method.values[id];
    Json json{{"name", value.name}};
    if (const Tensor* tensor = value.tensor()) {
        Json expressions = Json::array();
        for (const sym::Expr& size : tensor->sizes) expressions.push_back(size.text());
        json["dtype"] = name_of(tensor->dtype);
        json["shape_expr"] = std::move(expressions);
        json["shape"] = tensor->upper.size() == tensor->sizes.size() ? sizes_json(*tensor) : Json(nullptr);
    } else {
        json["dtype"] = nullptr;
        json["shape_expr"] = nullptr;
        json["shape"] = nullptr;
    }
    return json;
}

Json one_plan_json(const Outcome& outcome, const Plan& plan) {
    Json tensors = Json::array();
    for (const TensorRow& row : outcome.tensors) {
        if (is_placed(row, plan)) tensors.push_back(placed_json(*outcome.method, row, plan));
    }
    return {{"planner", plan.planner},
            {"verdict", name_of(plan.verdict)},
            {"gap", plan.valid() ? Json(plan.gap) : Json(nullptr)},
            {"deterministic", plan.placement.deterministic},
            {"seconds", plan.seconds},
            {"total_bytes", plan.total_bytes},
            {"lower_bound", plan.lower_bound},
            {"traffic", plan.traffic},
            {"move_milliseconds", or_null(plan.move_ms)},
            {"schedule", name_of(plan.schedule)},
            {"schedule_saves", plan.schedule_saves},
            {"nodes", plan.placement.nodes},
            {"problems", problems_json(outcome, plan)},
            {"pools", pools_json(outcome, plan)},
            {"tensors", std::move(tensors)}};
}

Json plan_json(const std::string& file, const Tuning& tuning, const Outcome& outcome) {
    Json unplanned = Json::array();
    for (const TensorRow& row : outcome.tensors) {
        if (row.planned || row.role == Role::constant || row.role == Role::alias) continue;
        unplanned.push_back(
            {{"name", row.name}, {"role", name_of(row.role)}, {"bytes", row.bytes}, {"align", tuning.align}});
    }
    Json plans = Json::array();
    for (const Plan& plan : outcome.plans) plans.push_back(one_plan_json(outcome, plan));
    const Json options{{"lifetimes", name_of(tuning.lifetimes)},
                       {"align", tuning.align},
                       {"plan_inputs", tuning.plan_inputs},
                       {"plan_outputs", tuning.plan_outputs},
                       {"plan_mutable", tuning.plan_state},
                       {"seed", tuning.options.seed},
                       {"nodes", tuning.options.nodes},
                       {"improve", tuning.options.improve},
                       {"schedule", name_of(tuning.schedule)},
                       {"place", tuning.place_auto ? "auto" : "off"},
                       {"time_limit", tuning.options.seconds ? Json(*tuning.options.seconds) : Json(nullptr)}};
    Json passes = Json::array();
    for (const PassReport& pass : outcome.report.passes) {
        passes.push_back({{"id", pass.id}, {"saved_bytes", pass.saved_bytes}, {"stored_bytes", pass.stored_bytes}});
    }
    std::int64_t short_at_max = 0;
    for (const PlanIssue& problem : outcome.report.issues) {
        if (problem.code == IssueCode::hint_bound) short_at_max = std::max(short_at_max, problem.bytes);
    }
    return {{"file", file},
            {"method", outcome.method->name},
            {"bounds", outcome.report.uses_hints ? "hints" : "ranges"},
            {"short_at_max_bytes", outcome.report.uses_hints ? Json(short_at_max) : Json(nullptr)},
            {"passes", std::move(passes)},
            {"symbols", symbols_json(outcome.method->ranges)},
            {"options", options},
            {"steps", outcome.steps},
            {"unplanned", std::move(unplanned)},
            {"plans", std::move(plans)},
            {"baseline", nullptr},
            {"program", nullptr}};
}

Json baseline_json(const BaselineDifference& difference) {
    Json arenas = Json::array(), resized = Json::array();
    for (const auto& arena : difference.arenas) {
        arenas.push_back(
            {{"mem_id", arena.mem_id}, {"name", arena.name}, {"before", arena.before}, {"after", arena.after}});
    }
    for (const auto& tensor : difference.resized) {
        resized.push_back({{"name", tensor.name}, {"before", tensor.before}, {"after", tensor.after}});
    }
    return {{"planner", difference.planner}, {"before", difference.before}, {"after", difference.after},
            {"pools", std::move(arenas)},    {"added", difference.added},   {"removed", difference.removed},
            {"resized", std::move(resized)}};
}

Json error_json(const Error& error) {
    return {{"what", error.what.text()},
            {"file", error.file},
            {"place", error.place.text()},
            {"expected", error.expected.text()},
            {"remedy", error.remedy.text()}};
}

}  // namespace arenascope::cli
