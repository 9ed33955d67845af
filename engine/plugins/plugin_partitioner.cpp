#include "engine/plugins/plugin_partitioner.h"

#include <array>
#include <cstring>
#include <map>

#include "engine/base/printable.h"
#include "engine/plugins/plain_method.h"
#include "engine/plugins/plugin_backend.h"

namespace arenascope {

namespace {

constexpr std::size_t most_spec_bytes = std::size_t{1} << 28;

/// The tags that a plug-in has given so far. The first fault is kept as the error.
struct Tagging {
    struct Tag {
        std::string backend;
        std::shared_ptr<const CompileSpecs> specs;
    };
    std::map<std::string, Tag> tags;
    Partitioner::Tags nodes;
    Message fault;

    int refuse(Message why) {
        if (fault.empty()) fault = std::move(why);
        return 1;
    }
    int no_node(std::int32_t node) {
        return refuse(message("tags node {node} of {nodes}", static_cast<std::int64_t>(node), nodes.size()));
    }
};

Tagging& tagging(void* context) { return *static_cast<Tagging*>(context); }

int define(void* context, const char* tag, const char* backend, const as_spec* specs, std::int32_t spec_count) {
    Tagging& to = tagging(context);
    if (!tag || !*tag || !backend || !*backend) return to.refuse(message("defines a tag without a name or a backend"));
    if (spec_count < 0 || (spec_count > 0 && !specs))
        return to.refuse(message("counts compile specs of tag '{tag}' but passes none", printable(tag)));
    CompileSpecs own;
    for (std::int32_t i = 0; i < spec_count; ++i) {
        const as_spec& spec = specs[i];
        if (!spec.key || (spec.size > 0 && !spec.value) || spec.size > most_spec_bytes)
            return to.refuse(message("gives tag '{tag}' a compile spec without a key or a value", printable(tag)));
        const auto* bytes = static_cast<const std::byte*>(spec.value);
        own.emplace_back(spec.key, std::vector<std::byte>(bytes, bytes + spec.size));
    }
    const auto [at, is_new] = to.tags.try_emplace(
        printable(tag), Tagging::Tag{backend, std::make_shared<const CompileSpecs>(std::move(own))});
    return is_new ? 0 : to.refuse(message("defines tag '{tag}' twice", at->first));
}

int tag_node(void* context, std::int32_t node, const char* tag) {
    Tagging& to = tagging(context);
    const InstructionIndex at(node);
    if (!to.nodes.has(at)) return to.no_node(node);
    const auto found = tag ? to.tags.find(printable(tag)) : to.tags.end();
    if (found == to.tags.end())
        return to.refuse(message("uses tag '{tag}' before it is defined", tag ? printable(tag) : std::string()));
    to.nodes[at] = {.backend = found->second.backend, .group = found->first, .specs = found->second.specs};
    return 0;
}

int refuse_node(void* context, std::int32_t node, const char* why) {
    Tagging& to = tagging(context);
    const InstructionIndex at(node);
    if (!to.nodes.has(at)) return to.no_node(node);
    to.nodes[at] = {.why_not = Message::verbatim(
                        printable(why ? std::string_view(why, strnlen(why, plugin_error_size)) : std::string_view()))};
    return 0;
}

Result<Partitioner::Tags> tags_by(const as_partitioner& partitioner, const Method& method) {
    Tagging said;
    said.nodes = Partitioner::Tags(method.instructions.size());
    as_tags tags{.context = &said, .define = define, .tag = tag_node, .refuse = refuse_node};
    const PlainMethod plain(method);
    std::array<char, plugin_error_size> error{};
    const int failed = partitioner.partition(&plain.region(), &tags, error.data(), error.size());
    if (!said.fault.empty())
        return Error{.what = std::move(said.fault), .expected = message("tags of this method's nodes, each defined")};
    if (failed != 0) return plugin_error(partitioner.id, error.data(), error.size());
    return std::move(said.nodes);
}

}  // namespace

Partitioner make_plugin_partitioner(const as_partitioner& partitioner, std::shared_ptr<void> library) {
    return {.name = partitioner.id,
            .tag = [&partitioner,
                    library = std::move(library)](const Method& method) { return tags_by(partitioner, method); },
            .title = partitioner.title ? partitioner.title : partitioner.id};
}

}  // namespace arenascope
