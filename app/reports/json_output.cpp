#include "app/reports/json_output.h"

#include <nlohmann/json.hpp>

#include "engine/planning/move_time.h"

namespace arenascope::cli {

using Json = nlohmann::ordered_json;

namespace {

Json or_null(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }

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

/// Where a planned tensor lies.
struct Place {
    std::int32_t mem_id = 0;
    std::int64_t offset = 0, traffic = 0;
    std::optional<std::int64_t> address{}, padding{};
    std::optional<std::int32_t> object{};
    const Pool* pool = nullptr;
};

Place place_of(const TensorRow& row, const Plan& plan) {
    const Buffer& buffer = plan.problem.buffers[row.buffer];
    Place place{.mem_id = buffer.mem_id,
                .offset = plan.placement.offsets[row.buffer],
                .traffic = buffer.traffic,
                .pool = find_pool(plan.problem, buffer.mem_id)};
    if (const auto aligned = aligned_bytes(plan.problem, buffer); aligned.ok())
        place.padding = aligned.value() - buffer.bytes;
    if (place.pool && place.pool->base_address) place.address = *place.pool->base_address + place.offset;
    if (plan.placement.objects.has(row.buffer)) place.object = plan.placement.objects[row.buffer];
    return place;
}

void write_row(const Method& method, const TensorRow& row, const std::optional<Place>& place, JsonSink& out) {
    const Tensor* tensor = method.values[row.value].tensor();
    out.field("id", row.value.number());
    out.field("name", row.name);
    out.field("graph", row.graph);
    out.field_or_null("node", row.node);
    out.field_or_null("op", row.op);
    out.field("role", name_of(row.role));
    out.field("dtype", name_of(row.dtype));
    out.key("shape");
    if (tensor && tensor->upper.size() != tensor->sizes.size()) {
        out.put_null();
    } else {
        out.begin_array();
        if (tensor) {
            for (const std::int64_t size : tensor->upper) out.put(size);
        }
        out.end_array();
    }
    out.field("shape_expr", row.shape_expr);
    out.field("mem_id", place ? place->mem_id : row.mem_id);
    out.field("offset", place ? std::optional(place->offset) : std::nullopt);
    out.field("address", place ? place->address : std::nullopt);
    out.field("bytes", row.bytes);
    out.field("padding", place ? place->padding : std::optional<std::int64_t>(0));
    out.field("object", place ? place->object : std::nullopt);
    out.field("first", row.first.number());
    out.field("last", row.last.number());
    out.field("first_step", row.first_step.number());
    out.field("last_step", row.last_step.number());
    out.field_or_null("first_node", row.first_node);
    out.field_or_null("last_node", row.last_node);
    out.field("pinned", row.pinned);
    out.field_or_null("alias_of", row.alias_of);
    out.field_or_null("source", row.source);
    if (!place) return;
    out.field("traffic", static_cast<double>(place->traffic) * (place->pool ? place->pool->cost : 1));
    out.field("moved_bytes", place->traffic);
    out.field("move_milliseconds", place->pool ? move_ms(*place->pool, place->traffic) : std::nullopt);
}

/// A planned tensor with its place in this plan.
Json placed_json(const Method& method, const TensorRow& row, const Plan& plan) {
    JsonTree tree;
    tree.begin_object();
    write_row(method, row, place_of(row, plan), tree);
    tree.end_object();
    return tree.take();
}

bool is_placed(const TensorRow& row, const Plan& plan) {
    return row.planned && plan.placement.offsets.has(row.buffer) && plan.problem.buffers.has(row.buffer);
}

}  // namespace

void write_tensor(const Outcome& outcome, const TensorRow& row, JsonSink& out) {
    const Plan& plan = outcome.plan();
    write_row(*outcome.method, row, is_placed(row, plan) ? std::optional(place_of(row, plan)) : std::nullopt, out);
}

Json tensor_json(const Outcome& outcome, const TensorRow& row) {
    JsonTree tree;
    tree.begin_object();
    write_tensor(outcome, row, tree);
    tree.end_object();
    return tree.take();
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

Json plan_facts_json(const Outcome& outcome, const Plan& plan) {
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
            {"pools", pools_json(outcome, plan)}};
}

Json one_plan_json(const Outcome& outcome, const Plan& plan) {
    Json json = plan_facts_json(outcome, plan);
    Json& tensors = json["tensors"] = Json::array();
    for (const TensorRow& row : outcome.tensors) {
        if (is_placed(row, plan)) tensors.push_back(placed_json(*outcome.method, row, plan));
    }
    return json;
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
