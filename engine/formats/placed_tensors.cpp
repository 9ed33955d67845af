#include "engine/formats/placed_tensors.h"

#include <algorithm>
#include <array>
#include <set>
#include <unordered_map>

#include "engine/base/text.h"
#include "engine/ir/steps.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

struct Maker {
    Position row{};  ///< none: no row makes it
    std::int32_t output = 0;
};

/// The rows that make values, without allocations and views.
std::unordered_map<ValueId, Maker> makers(const Method& method) {
    std::unordered_map<ValueId, Maker> out;
    for (const Position row : method.node_list.indices()) {
        const ListedNode& listed = method.node_list[row];
        if (listed.kind != ListedNode::Kind::placeholder && listed.kind != ListedNode::Kind::call) continue;
        for (std::size_t i = 0; i < listed.values.size(); ++i) {
            out.try_emplace(listed.values[i], Maker{row, static_cast<std::int32_t>(i)});
        }
    }
    return out;
}

/// The last step that began at or before each row: a last use by a row without a step ends with the previous step.
Table<Position, Step> begun_steps(const Method& method) {
    Table<Position, Step> out;
    Step last{};
    for (const ListedNode& row : method.node_list) {
        const bool runs = row.kind == ListedNode::Kind::call && method.instructions.has(row.instruction) &&
            takes_step(method.instructions[row.instruction]);
        if (runs) ++last;
        out.push_back(last);
    }
    return out;
}

void describe(const Method& method, const Maker& maker, PlacedTensor& tensor) {
    const ListedNode& row = method.node_list[maker.row];
    tensor.node = row.name;
    tensor.output = maker.output;
    if (!method.instructions.has(row.instruction)) return;
    const Instruction& instruction = method.instructions[row.instruction];
    tensor.op = instruction.op;
    tensor.fqn = instruction.module_path;
    tensor.source = instruction.stack_trace;
}

}  // namespace

std::vector<PlacedTensor> placed_tensors(const Artifact& artifact) {
    const Method& method = artifact.method;
    const auto made_by = makers(method);
    const Table<Position, Step> steps = steps_of_node_list(method), begun = begun_steps(method);
    std::vector<std::pair<Maker, PlacedTensor>> found;
    for (const BufferRow row : artifact.plan.problem.buffers.indices()) {
        const Buffer& buffer = artifact.plan.problem.buffers[row];
        const Position first(buffer.first), last(buffer.last);
        const Step first_step = steps.has(first) ? steps[first] : Step(0);
        PlacedTensor tensor{.value = buffer.id,
                            .name = method.values[buffer.id].name,
                            .mem_id = buffer.mem_id,
                            .offset = artifact.plan.placement.offsets[row],
                            .bytes = buffer.bytes,
                            .first = first,
                            .last = last,
                            .first_step = first_step,
                            .last_step = std::max(first_step, begun.has(last) ? begun[last] : Step{})};
        const auto maker = made_by.find(buffer.id);
        if (maker != made_by.end()) describe(method, maker->second, tensor);
        found.emplace_back(maker == made_by.end() ? Maker{} : maker->second, std::move(tensor));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return std::pair(a.first.row, a.first.output) < std::pair(b.first.row, b.first.output);
    });
    std::vector<PlacedTensor> out;
    out.reserve(found.size());
    for (auto& [maker, tensor] : found) out.push_back(std::move(tensor));
    return out;
}

std::vector<std::byte> bytes_of(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string identifier(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        out += plain ? c : '_';
    }
    if (out.empty() || (out[0] >= '0' && out[0] <= '9')) out.insert(0, 1, '_');
    return out;
}

Table<PoolRow, std::string> pool_identifiers(const Table<PoolRow, PoolResult>& pools) {
    Table<PoolRow, std::string> out;
    constexpr std::array suffixes{"",      "_BYTES",   "_ALIGN",
                                  "_BASE", "_SECTION", "_COPY"};  // suffixes of the names that the header derives
    // Other names that the header defines.
    std::set<std::string> used{"SPAN", "SPANS", "SPAN_COUNT", "OFFLINE_PLAN", "MEMORY", "ZERO_MEMORIES"};
    for (const PoolResult& pool : pools) {
        const std::string number = std::to_string(pool.mem_id);
        std::string name = identifier(pool.name.empty() ? "pool" + number : pool.name);
        // A macro of one pool must not equal another's array, nor its own name.
        const auto is_taken = [&] {
            const auto taken = [&](const char* suffix) { return used.contains(upper_case(name) + suffix); };
            return std::any_of(suffixes.begin(), suffixes.end(), taken);
        };
        while (is_taken()) name += "_" + number;
        for (const char* suffix : suffixes) used.insert(upper_case(name) + suffix);
        out.push_back(std::move(name));
    }
    return out;
}

}  // namespace arenascope
