#include "engine/planning/exec_planner.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "engine/base/json.h"
#include "engine/base/process.h"

namespace arenascope {

namespace {

using Json = nlohmann::ordered_json;

Json pool_json(const Problem& problem, const Pool& pool) {
    Json keep_out = Json::array();
    for (const ByteRange& range : pool.keep_out) keep_out.push_back({range.begin, range.end});
    return {{"mem_id", pool.mem_id},
            {"name", pool.name},
            {"capacity", pool.capacity ? Json(*pool.capacity) : Json(nullptr)},
            {"align", pool.align > 0 ? pool.align : problem.align},
            {"reserved", pool.reserved},
            {"keep_out", keep_out}};
}

Result<Json> buffer_json(const Problem& problem, const Buffer& buffer) {
    TRY(const std::int64_t size, aligned_bytes(problem, buffer));
    return Json{{"id", buffer.id.number()},
                {"bytes", buffer.bytes},
                {"size", size},
                {"first", buffer.first},
                {"last", buffer.last},
                {"mem_id", buffer.mem_id},
                {"align", alignment_of(problem, buffer)},
                {"pinned", buffer.pinned ? Json(*buffer.pinned) : Json(nullptr)},
                {"padding", buffer.padding},
                {"group", buffer.group >= 0 ? Json(buffer.group) : Json(nullptr)},
                {"inside", buffer.inside}};
}

}  // namespace

Result<std::string> problem_to_json(const Problem& problem) {
    Json pools = Json::array(), buffers = Json::array();
    for (const Pool& pool : problem.pools) pools.push_back(pool_json(problem, pool));
    for (const Buffer& buffer : problem.buffers) {
        TRY(Json json, buffer_json(problem, buffer));
        buffers.push_back(std::move(json));
    }
    const Json out{{"align", problem.align}, {"pools", std::move(pools)}, {"buffers", std::move(buffers)}};
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Placement> plan_with_program(const std::string& program, const Problem& problem, const PlanOptions& options,
                                    Progress& progress) {
    TRY(const std::string input, problem_to_json(problem));
    const ProcessLimits limits{.seconds = std::clamp(options.seconds.value_or(60), 0.0, 1e6)};
    TRY(const std::string output, run_process(program, input, limits, progress));
    auto document = json::Document::parse(output);
    const auto wrong = [&](Error error) {
        error.expected = message("a JSON object of offsets by id on its stdout");
        error.remedy = {};  // remedies for files do not apply here
        return std::move(error).in(message("the answer of '{program}'", program));
    };
    if (!document.ok()) return wrong(std::move(document).error());
    auto members = document.value().root().members();
    if (!members.ok()) return wrong(std::move(members).error());
    std::unordered_map<std::string, std::int64_t> offsets;
    for (const auto& [id, value] : members.value()) {
        auto offset = value.integer();
        if (!offset.ok()) return wrong(std::move(offset).error().in(id));
        offsets[id] = offset.value();
    }
    Placement placement{.offsets = {}};
    placement.deterministic = false;  // unknown for an external program
    for (const Buffer& buffer : problem.buffers) {
        const auto it = offsets.find(std::to_string(buffer.id.number()));
        if (it == offsets.end())
            return wrong(Error{.what = message("there is no offset for {buffer}", buffer_words(buffer.id))});
        placement.offsets.push_back(it->second);
    }
    return placement;
}

}  // namespace arenascope
