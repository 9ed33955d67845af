// MethodEdits as JSON, for sessions. What is read comes from a file: every type is checked.

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/tuning/method_edits.h"

namespace arenascope {

namespace {

using Json = nlohmann::json;

Result<std::optional<std::int32_t>> pool_in(const json::View& object) {
    const auto found = object.find("pool");
    if (!found) return std::optional<std::int32_t>{};
    TRY(const std::int64_t pool, found->integer().in("pool"));
    if (pool < 1 || pool > std::numeric_limits<std::int32_t>::max())
        return Error{.what = message("'pool' is {pool}", pool), .expected = message("a mem_id")};
    return std::optional(static_cast<std::int32_t>(pool));
}

Result<std::string> text_in(const json::View& object, const char* key) {
    const auto found = object.find(key);
    if (!found) return std::string();
    return found->text().in(key);
}

Result<> flag(const json::View& object, const char* key, bool& out) {
    if (const auto found = object.find(key)) {
        TRY(out, found->boolean().in(key));
    }
    return done;
}

}  // namespace

std::string to_json(const MethodEdits& edits) {
    Json out{{"hints", edits.hints},
             {"allow_wider_ranges", edits.allow_wider_ranges},
             {"share_mutable", edits.share_mutable},
             {"passes", edits.passes},
             {"rules", Json::array()},
             {"operators", Json::array()}};
    for (const PlanRule& rule : edits.rules) {
        Json each{{"match", rule.match}};
        if (rule.pool) each["pool"] = *rule.pool;
        out["rules"].push_back(std::move(each));
    }
    for (const OperatorRule& rule : edits.operators) {
        Json each{{"node", rule.node}, {"op", rule.op}, {"replacement", rule.replacement}};
        if (rule.pool) each["pool"] = *rule.pool;
        out["operators"].push_back(std::move(each));
    }
    return out.dump(2, ' ', false, Json::error_handler_t::replace);
}

Result<MethodEdits> method_edits_from_json(std::string_view text) {
    TRY(const auto document, json::Document::parse(text));
    const json::View root = document.root();
    MethodEdits edits;
    CHECKED(flag(root, "hints", edits.hints));
    CHECKED(flag(root, "allow_wider_ranges", edits.allow_wider_ranges));
    CHECKED(flag(root, "share_mutable", edits.share_mutable));
    if (root.find("passes")) {
        TRY(const auto passes, root.items("passes"));
        for (const json::View& pass : passes) {
            TRY(edits.passes.emplace_back(), pass.text().in("passes"));
        }
    }
    if (root.find("rules")) {
        TRY(const auto rules, root.items("rules"));
        for (const json::View& each : rules) {
            PlanRule rule;
            TRY(rule.match, each.text("match").in("rules"));
            TRY(rule.pool, pool_in(each).in("rules"));
            edits.rules.push_back(std::move(rule));
        }
    }
    if (root.find("operators")) {
        TRY(const auto operators, root.items("operators"));
        for (const json::View& each : operators) {
            OperatorRule rule;
            TRY(rule.node, text_in(each, "node").in("operators"));
            TRY(rule.op, text_in(each, "op").in("operators"));
            TRY(rule.replacement, each.text("replacement").in("operators"));
            TRY(rule.pool, pool_in(each).in("operators"));
            edits.operators.push_back(std::move(rule));
        }
    }
    return edits;
}

}  // namespace arenascope
