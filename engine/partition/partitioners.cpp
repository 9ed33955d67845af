// Ready-made partitioners, and the rules of those who choose nodes by hand.

#include <algorithm>

#include "engine/base/glob.h"
#include "engine/ir/dependences.h"
#include "engine/partition/partition.h"

namespace arenascope {

namespace {

using Tags = std::vector<Partitioner::Tag>;

Result<bool> part_matches(std::string_view part, const Instruction& node) {
    const std::size_t colon = part.find(':');
    const std::string_view kind = part.substr(0, colon);
    const bool is_op_name = colon != std::string_view::npos && part.substr(colon).starts_with("::");
    if (part.empty())
        return Error{.what = message("an empty rule part"), .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (colon == std::string_view::npos) return glob_matches(part, node.name);
    const std::string_view glob = part.substr(colon + 1);
    if (kind == "name") return glob_matches(glob, node.name);
    if (kind == "op") return glob_matches(glob, node.op);
    if (kind == "module") return glob_matches(glob, node.module_path);
    Error error{.what = message("rule part '{part}' is not known", part),
                .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (is_op_name) error.remedy = message("write op:{part}", part);
    return error;
}

}  // namespace

Result<bool> rule_matches(std::string_view rule, const Instruction& node) {
    bool all = true;
    while (true) {
        const std::size_t end = rule.find('&');
        TRY(const bool matches, part_matches(rule.substr(0, end), node));
        all = all && matches;
        if (end == std::string_view::npos) return all;
        rule.remove_prefix(end + 1);
    }
}

namespace partitioners {

Partitioner by_support(std::shared_ptr<const Backend> backend) {
    std::string name(backend->short_name());
    return {std::move(name), [backend](const Method& method) -> Result<Tags> {
                Tags tags;
                for (const Instruction& node : method.instructions) {
                    const auto why = backend->refuses(method, node);
                    if (why) tags.push_back({{}, *why});
                    else tags.push_back({std::string(backend->id()), {}});
                }
                return tags;
            }};
}

Partitioner together(std::vector<std::shared_ptr<const Backend>> backends) {
    std::string name;
    for (const auto& backend : backends) name += (name.empty() ? "" : "+") + std::string(backend->short_name());
    return {std::move(name), [backends = std::move(backends)](const Method& method) -> Result<Tags> {
                Tags tags;
                for (const Instruction& node : method.instructions) {
                    Partitioner::Tag tag;
                    for (const auto& backend : backends) {
                        const auto why = backend->refuses(method, node);
                        if (!why) tag = {std::string(backend->id()), {}};
                        if (!why) break;
                        const Message one = message("{backend}: {reason}", backend->short_name(), *why);
                        tag.why_not = tag.why_not.empty() ? one : message("{first}; {second}", tag.why_not, one);
                    }
                    tags.push_back(std::move(tag));
                }
                return tags;
            }};
}

Partitioner by_predicate(std::string backend, std::function<bool(const Method&, const Instruction&)> takes) {
    return {"predicate for " + backend, [backend, takes = std::move(takes)](const Method& method) -> Result<Tags> {
                Tags tags;
                for (const Instruction& node : method.instructions) {
                    if (takes(method, node)) tags.push_back({backend, {}});
                    else tags.push_back({{}, message("not chosen")});
                }
                return tags;
            }};
}

Partitioner by_op_list(std::string backend, std::vector<std::string> ops) {
    return by_predicate(std::move(backend), [ops = std::move(ops)](const Method&, const Instruction& node) {
        return std::find(ops.begin(), ops.end(), node.op) != ops.end();
    });
}

Partitioner by_module(std::string backend, std::string glob) {
    return by_predicate(std::move(backend), [glob = std::move(glob)](const Method&, const Instruction& node) {
        return glob_matches(glob, node.module_path);
    });
}

Partitioner by_pattern(std::string backend, std::vector<std::string> ops) {
    return {"pattern for " + backend, [backend, ops = std::move(ops)](const Method& method) -> Result<Tags> {
                Tags tags(method.instructions.size(), {{}, message("not part of the pattern")});
                const auto flow = find_flow(method);
                for (std::size_t i = 0; i < method.instructions.size(); ++i) {
                    // Backwards from the last operator: each must be fed by the one before it in the pattern.
                    std::vector<std::size_t> run;
                    auto at = static_cast<std::int32_t>(i);
                    for (auto op = ops.rbegin(); op != ops.rend(); ++op) {
                        if (at < 0 || method.instructions[static_cast<std::size_t>(at)].op != *op) break;
                        run.push_back(static_cast<std::size_t>(at));
                        const auto& feeds = flow.feeds[static_cast<std::size_t>(at)];
                        const auto next = std::next(op);
                        const auto from = std::find_if(feeds.begin(), feeds.end(), [&](std::int32_t feed) {
                            return next != ops.rend() &&
                                method.instructions[static_cast<std::size_t>(feed)].op == *next;
                        });
                        at = from == feeds.end() ? -1 : *from;
                    }
                    if (run.size() != ops.size()) continue;
                    for (const std::size_t node : run) tags[node] = {backend, {}};
                }
                return tags;
            }};
}

}  // namespace partitioners
}  // namespace arenascope
