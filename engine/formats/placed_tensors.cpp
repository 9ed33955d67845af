#include "engine/formats/placed_tensors.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "engine/ir/steps.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

struct Maker {
    std::int32_t row = -1, output = 0;
};

/// By value: the row that makes it. Allocations and views make nothing.
std::unordered_map<ValueId, Maker> makers(const Method& method) {
    std::unordered_map<ValueId, Maker> out;
    for (std::size_t row = 0; row < method.listing.size(); ++row) {
        const Listing& listing = method.listing[row];
        if (listing.kind != Listing::Kind::placeholder && listing.kind != Listing::Kind::call) continue;
        for (std::size_t i = 0; i < listing.values.size(); ++i) {
            out.try_emplace(listing.values[i], Maker{static_cast<std::int32_t>(row), static_cast<std::int32_t>(i)});
        }
    }
    return out;
}

/// Steps that have begun at or before each row: what is last used by a row that is no step dies with the one before.
std::vector<std::int32_t> begun_steps(const Method& method) {
    std::vector<std::int32_t> out;
    std::int32_t count = 0;
    for (const Listing& row : method.listing) {
        const auto instruction = static_cast<std::size_t>(std::max(row.instruction, 0));
        const bool runs = row.kind == Listing::Kind::call && row.instruction >= 0 &&
            instruction < method.instructions.size() && takes_step(method.instructions[instruction]);
        out.push_back(count += runs ? 1 : 0);
    }
    return out;
}

void describe(const Method& method, const Maker& maker, PlacedTensor& tensor) {
    const Listing& row = method.listing[static_cast<std::size_t>(maker.row)];
    tensor.node = row.name;
    tensor.output = maker.output;
    if (row.instruction < 0 || static_cast<std::size_t>(row.instruction) >= method.instructions.size()) return;
    const Instruction& instruction = method.instructions[static_cast<std::size_t>(row.instruction)];
    tensor.op = instruction.op;
    tensor.fqn = instruction.module_path;
    tensor.source = instruction.stack_trace;
}

}  // namespace

std::vector<PlacedTensor> placed_tensors(const Artifact& artifact) {
    const Method& method = artifact.method;
    const auto made_by = makers(method);
    const std::vector<std::int32_t> steps = steps_of_listing(method), begun = begun_steps(method);
    const auto step = [](const std::vector<std::int32_t>& of_rows, std::int32_t row) {
        return row >= 0 && static_cast<std::size_t>(row) < of_rows.size() ? of_rows[static_cast<std::size_t>(row)] : 0;
    };
    std::vector<std::pair<Maker, PlacedTensor>> found;
    for (std::size_t i = 0; i < artifact.plan.problem.buffers.size(); ++i) {
        const Buffer& buffer = artifact.plan.problem.buffers[i];
        PlacedTensor tensor{.value = buffer.id,
                            .name = method.values[static_cast<std::size_t>(buffer.id)].name,
                            .mem_id = buffer.mem_id,
                            .offset = artifact.plan.placement.offsets[i],
                            .bytes = buffer.bytes,
                            .first = buffer.first,
                            .last = buffer.last,
                            .first_step = step(steps, buffer.first),
                            .last_step = std::max(step(steps, buffer.first), step(begun, buffer.last) - 1)};
        const auto maker = made_by.find(buffer.id);
        if (maker != made_by.end()) describe(method, maker->second, tensor);
        found.emplace_back(maker == made_by.end() ? Maker{} : maker->second, std::move(tensor));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return std::pair(a.first.row, a.first.output) < std::pair(b.first.row, b.first.output);
    });
    std::vector<PlacedTensor> out;
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

std::vector<std::string> pool_identifiers(const std::vector<PoolResult>& pools) {
    const auto capitals = [](std::string text) {
        for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        return text;
    };
    std::vector<std::string> out;
    // Names that the header gives to things of its own.
    std::set<std::string> used{"SPAN", "SPANS", "SPAN_COUNT", "OFFLINE_PLAN"};
    for (const PoolResult& pool : pools) {
        const std::string number = std::to_string(pool.mem_id);
        std::string name = identifier(pool.name.empty() ? "pool" + number : pool.name);
        while (!used.insert(capitals(name)).second) name += "_" + number;
        out.push_back(std::move(name));
    }
    return out;
}

}  // namespace arenascope
