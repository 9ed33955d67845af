// Ready-made partitioners.

#include "engine/partition/partitioners.h"

#include <algorithm>

#include "engine/base/text.h"

namespace arenascope {

namespace {

using Tags = Partitioner::Tags;

}  // namespace

namespace partitioners {

Partitioner by_support(const std::shared_ptr<const Backend>& backend) {
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
