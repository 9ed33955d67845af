// The lower bound with control flow: bytes live around a sub-graph plus the need of the sub-graph itself.

#include <algorithm>
#include <limits>
#include <map>

#include "engine/base/bytes.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"

namespace arenascope {

namespace {

/// Tensors of one pool with their bytes: planned ones, and results of branches, which use the bytes of planned ones.
std::map<ValueId, std::int64_t> bytes_in(const Method& method, const Problem& problem, const Pool& pool) {
    std::map<ValueId, std::int64_t> bytes;
    for (const Buffer& buffer : problem.buffers) {
        const auto size = aligned_bytes(problem, buffer);
        if (buffer.mem_id == pool.mem_id && size.ok()) bytes[buffer.id] = size.value();
    }
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
        const auto from = bytes.find(instruction.args[0]);
        if (from == bytes.end()) continue;
        auto [to, is_new] = bytes.try_emplace(instruction.args[1], from->second);
        if (!is_new) to->second = std::min(to->second, from->second);
    }
    return bytes;
}

}  // namespace

std::int64_t flow_bound(const Method& method, const FlowLiveness& liveness, const Problem& problem, const Pool& pool) {
    std::map<InstructionIndex, std::int64_t> changes;
    for (const auto& [id, bytes] : bytes_in(method, problem, pool)) {
        for (const auto& range : liveness.held(id)) {
            changes[range.first] += bytes;
            changes[range.last + 1] -= bytes;
        }
    }
    std::int64_t live = 0, bound = 0;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        live += change->second;
        // During a move, source and destination are the same bytes: instructions after it count them once.
        const auto next = std::next(change);
        const InstructionIndex at = change->first;
        const bool is_one_move = method.instructions.has(at) &&
            method.instructions[at].kind == Instruction::Kind::move && next != changes.end() && next->first == at + 1;
        if (!is_one_move) bound = std::max(bound, live);
    }
    bound += std::max<std::int64_t>(pool.reserved, 0);
    for (const Buffer& buffer : problem.buffers) {
        const auto size = aligned_bytes(problem, buffer);
        if (buffer.mem_id == pool.mem_id && buffer.pinned && size.ok())
            bound = std::max(bound, *buffer.pinned + size.value());
    }
    return bound;
}

}  // namespace arenascope
