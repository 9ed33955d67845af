#include "engine/formats/events.h"

#include <algorithm>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

Table<Position, std::int64_t> distinct_times(const std::vector<TimedBuffer>& buffers) {
    Table<Position, std::int64_t> times;
    times.reserve(buffers.size() * 2);
    for (const TimedBuffer& buffer : buffers) {
        times.push_back(buffer.lower);
        times.push_back(buffer.upper);
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

Position rank_of(const Table<Position, std::int64_t>& times, std::int64_t time) {
    return Position(std::lower_bound(times.begin(), times.end(), time) - times.begin());
}

Result<> load_plan(Method& method, const std::vector<TimedBuffer>& buffers) {
    ValueId id{0};  // values are the buffers, in their order
    for (const TimedBuffer& buffer : buffers) {
        const auto end = checked_add(*buffer.offset, buffer.bytes);
        if (!end) {
            return Error{.what = message("buffer '{name}' ends beyond what 64 bits can count", buffer.name),
                         .expected = message("an offset and a size whose sum fits in 64 bits")};
        }
        const auto pool = static_cast<std::size_t>(buffer.mem_id);
        if (method.loaded_arena_bytes.size() <= pool) method.loaded_arena_bytes.resize(pool + 1);
        method.loaded_arena_bytes[pool] = std::max(method.loaded_arena_bytes[pool], *end);
        method.values[id].tensor()->loaded = Allocation{buffer.mem_id, *buffer.offset};
        ++id;
    }
    return done;
}

}  // namespace

Result<Method> method_of_buffers(std::vector<TimedBuffer> buffers) {
    Method method{.name = "allocation"};
    method.times = distinct_times(buffers);
    const std::size_t rows = method.times.empty() ? 0 : method.times.size() - 1;
    method.node_list.resize(rows);
    method.instructions.resize(rows);
    const auto runs_at = [](Position row) { return InstructionIndex(row.number()); };  // one for each
    for (const Position row : method.node_list.indices()) {
        Instruction& instruction = method.instructions[runs_at(row)];
        instruction.op = "allocate";
        instruction.name = "t=" + std::to_string(method.times[row]);
        method.node_list[row].name = instruction.name;
        method.node_list[row].instruction = runs_at(row);
    }
    method.values.rows().reserve(buffers.size());
    for (const TimedBuffer& buffer : buffers) {
        const ValueId id = method.values.next();
        const Position first = rank_of(method.times, buffer.lower), last = rank_of(method.times, buffer.upper) - 1;
        Instruction& begins = method.instructions[runs_at(first)];
        method.values.push_back({.name = buffer.name,
                                 .data = Tensor{.dtype = DType::u8,
                                                .sizes = {buffer.bytes},
                                                .upper = {buffer.bytes},
                                                .dim_order = {0},
                                                .align = buffer.align}});
        method.node_list[first].values.push_back(id);
        method.node_list[last].uses.push_back(id);
        begins.outs.push_back(id);
        begins.args.push_back(id);
        method.instructions[runs_at(last)].args.push_back(id);
        if (!buffer.op.empty()) begins.op = buffer.op;
        if (!buffer.source.empty()) begins.stack_trace = buffer.source;
        if (!buffer.fqn.empty()) begins.module_path = buffer.fqn;
        if (buffer.mem_id != 1) method.values.back().tensor()->loaded = Allocation{buffer.mem_id, 0};
    }
    const bool placed =
        std::all_of(buffers.begin(), buffers.end(), [](const TimedBuffer& b) { return b.offset.has_value(); });
    if (placed) CHECKED(load_plan(method, buffers));
    return method;
}

std::int64_t time_at(const Method& method, Position position) {
    return method.times.has(position) ? method.times[position] : position.number();
}

}  // namespace arenascope
