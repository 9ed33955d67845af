#include "engine/formats/events.h"

#include <algorithm>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

std::vector<std::int64_t> distinct_times(const std::vector<TimedBuffer>& buffers) {
    std::vector<std::int64_t> times;
    times.reserve(buffers.size() * 2);
    for (const TimedBuffer& buffer : buffers) {
        times.push_back(buffer.lower);
        times.push_back(buffer.upper);
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

std::size_t rank_of(const std::vector<std::int64_t>& times, std::int64_t time) {
    return static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), time) - times.begin());
}

Result<> load_plan(Method& method, const std::vector<TimedBuffer>& buffers) {
    for (std::size_t i = 0; i < buffers.size(); ++i) {
        const TimedBuffer& buffer = buffers[i];
        const auto end = checked_add(*buffer.offset, buffer.bytes);
        if (!end) {
            return Error{.what = message("buffer '{name}' ends beyond what 64 bits can count", buffer.name),
                         .expected = message("an offset and a size that add up")};
        }
        const auto pool = static_cast<std::size_t>(buffer.mem_id);
        if (method.loaded_arena_bytes.size() <= pool) method.loaded_arena_bytes.resize(pool + 1);
        method.loaded_arena_bytes[pool] = std::max(method.loaded_arena_bytes[pool], *end);
        method.values[i].tensor()->loaded = Allocation{buffer.mem_id, *buffer.offset};
    }
    return done;
}

}  // namespace

Result<Method> method_of_buffers(std::vector<TimedBuffer> buffers) {
    Method method{.name = "allocation"};
    method.times = distinct_times(buffers);
    const std::size_t rows = method.times.empty() ? 0 : method.times.size() - 1;
    method.listing.resize(rows);
    method.instructions.resize(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        Instruction& instruction = method.instructions[row];
        instruction.op = "allocate";
        instruction.name = "t=" + std::to_string(method.times[row]);
        method.listing[row].name = instruction.name;
        method.listing[row].instruction = static_cast<std::int32_t>(row);
    }
    for (const TimedBuffer& buffer : buffers) {
        const auto id = static_cast<ValueId>(method.values.size());
        const std::size_t first = rank_of(method.times, buffer.lower), last = rank_of(method.times, buffer.upper) - 1;
        method.values.push_back(
            {.name = buffer.name,
             .data = Tensor{.dtype = DType::u8, .sizes = {buffer.bytes}, .dim_order = {0}, .align = buffer.align}});
        method.listing[first].values.push_back(id);
        method.listing[last].uses.push_back(id);
        method.instructions[first].outs.push_back(id);
        method.instructions[first].args.push_back(id);
        method.instructions[last].args.push_back(id);
        if (!buffer.op.empty()) method.instructions[first].op = buffer.op;
        if (!buffer.source.empty()) method.instructions[first].stack_trace = buffer.source;
        if (!buffer.fqn.empty()) method.instructions[first].module_path = buffer.fqn;
        if (buffer.mem_id != 1) method.values.back().tensor()->loaded = Allocation{buffer.mem_id, 0};
    }
    const bool placed =
        std::all_of(buffers.begin(), buffers.end(), [](const TimedBuffer& b) { return b.offset.has_value(); });
    if (placed) CHECKED(load_plan(method, buffers));
    return method;
}

std::int64_t time_at(const Method& method, std::int32_t position) {
    const auto index = static_cast<std::size_t>(position);
    return position >= 0 && index < method.times.size() ? method.times[index] : position;
}

}  // namespace arenascope
