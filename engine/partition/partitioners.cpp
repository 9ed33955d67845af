// Ready-made partitioners, and the rules by which users assign nodes by hand.

#include "engine/partition/partitioners.h"

#include <algorithm>

#include "engine/base/glob.h"
#include "engine/base/rule.h"
#include "engine/base/text.h"

namespace arenascope {

namespace {

using Tags = Partitioner::Tags;

bool has_name(std::string_view glob, const Method& method, const Instruction& node) {
    return glob_matches(glob, node.name) || std::any_of(node.outs.begin(), node.outs.end(), [&](ValueId out) {
               return method.values.has(out) && glob_matches(glob, method.values[out].name);
           });
}

Result<bool> part_matches(const RulePart& part, const Method& method, const Instruction& node) {
    if (part.text.empty())
        return Error{.what = message("an empty rule part"), .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (part.text.find(':') == std::string_view::npos) return has_name(part.text, method, node);
    if (part.key == "name") return has_name(part.value, method, node);
    if (part.key == "op") return glob_matches(part.value, node.op);
    if (part.key == "module") return glob_matches(part.value, node.module_path);
    Error error{.what = message("rule part '{part}' is not known", part.text),
                .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (part.names_operator) error.remedy = message("write op:{part}", part.text);
    return error;
}

}  // namespace

Result<bool> node_matches(std::string_view rule, const Method& method, const Instruction& node) {
    return all_parts_match(rule, [&](const RulePart& part) { return part_matches(part, method, node); });
}

std::vector<std::string> node_names(const Method& method) {
    std::vector<std::string> names;
    for (const Instruction& node : method.instructions) {
        if (node.kind != Instruction::Kind::kernel) continue;
        names.push_back(node.name);
        for (const ValueId out : node.outs) {
            if (method.values.has(out) && method.values[out].name != node.name)
                names.push_back(method.values[out].name);
        }
    }
    return names;
}

namespace partitioners {

Partitioner by_support(std::shared_ptr<const Backend> backend) {
    std::string name(backend->short_name());
    return {.name = std::move(name), .tag = [backend](const Method& method) -> Result<Tags> {
                Tags tags;
                for (const Instruction& node : method.instructions) {
                    const auto why = backend->refuses(method, node);
                    if (why) tags.push_back({.why_not = *why});
                    else tags.push_back({.backend = std::string(backend->id())});
                }
                return tags;
            }};
}

Partitioner together(std::vector<std::shared_ptr<const Backend>> backends) {
    std::string name = joined(backends, "+", [](const auto& backend) { return backend->short_name(); });
    return {.name = std::move(name), .tag = [backends = std::move(backends)](const Method& method) -> Result<Tags> {
                Tags tags;
                for (const Instruction& node : method.instructions) {
                    Partitioner::Tag tag;
                    for (const auto& backend : backends) {
                        const auto why = backend->refuses(method, node);
                        if (!why) tag = {.backend = std::string(backend->id())};
                        if (!why) break;
                        const Message one = message("{backend}: {reason}", backend->short_name(), *why);
                        tag.why_not = tag.why_not.empty() ? one : message("{first}; {second}", tag.why_not, one);
                    }
                    tags.push_back(std::move(tag));
                }
                return tags;
            }};
}

}  // namespace partitioners
}  // namespace arenascope
