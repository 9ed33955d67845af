// Ready-made partitioners, and the rules of those who choose nodes by hand.

#include "engine/partition/partitioners.h"

#include <algorithm>

#include "engine/base/glob.h"
#include "engine/base/rule.h"
#include "engine/base/text.h"

namespace arenascope {

namespace {

using Tags = Partitioner::Tags;

Result<bool> part_matches(const RulePart& part, const Instruction& node) {
    if (part.text.empty())
        return Error{.what = message("an empty rule part"), .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (part.text.find(':') == std::string_view::npos) return glob_matches(part.text, node.name);
    if (part.key == "name") return glob_matches(part.value, node.name);
    if (part.key == "op") return glob_matches(part.value, node.op);
    if (part.key == "module") return glob_matches(part.value, node.module_path);
    Error error{.what = message("rule part '{part}' is not known", part.text),
                .expected = message("name:GLOB, op:GLOB or module:GLOB")};
    if (part.names_operator) error.remedy = message("write op:{part}", part.text);
    return error;
}

}  // namespace

Result<bool> node_matches(std::string_view rule, const Instruction& node) {
    return all_parts_match(rule, [&node](const RulePart& part) { return part_matches(part, node); });
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
    std::string name = joined(backends, "+", [](const auto& backend) { return backend->short_name(); });
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

}  // namespace partitioners
}  // namespace arenascope
