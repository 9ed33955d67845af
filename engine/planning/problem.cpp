#include "engine/planning/problem.h"

#include <algorithm>
#include <array>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

constexpr std::array<std::string_view, 5> kind_names{"intermediate", "input", "output", "state", "delegate-io"};

}  // namespace

Message buffer_words(ValueId id) {
    return message("buffer {id}", id.number()).about(Message::Subject::buffer, id.number());
}

std::string_view name_of(ScheduleMode mode) {
    return mode == ScheduleMode::off ? "off" : mode == ScheduleMode::exact ? "exact" : "search";
}

std::optional<ScheduleMode> schedule_mode_of(std::string_view name) {
    for (const ScheduleMode mode : {ScheduleMode::off, ScheduleMode::exact, ScheduleMode::search}) {
        if (name == name_of(mode)) return mode;
    }
    return std::nullopt;
}

Message words_of(BufferKind kind) {
    switch (kind) {
        case BufferKind::intermediate: return message("intermediate");
        case BufferKind::input: return message("input");
        case BufferKind::output: return message("output");
        case BufferKind::state: return message("state");
        case BufferKind::delegate_io: return message("delegate-io");
    }
    return {};
}

std::string_view name_of(BufferKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::optional<BufferKind> buffer_kind_of(std::string_view name) {
    const auto it = std::find(kind_names.begin(), kind_names.end(), name);
    if (it == kind_names.end()) return std::nullopt;
    return static_cast<BufferKind>(it - kind_names.begin());
}

bool Pool::allows(BufferKind kind) const {
    return allow.empty() || std::find(allow.begin(), allow.end(), kind) != allow.end();
}

const Pool* find_pool(const Problem& problem, std::int32_t mem_id) {
    for (const Pool& pool : problem.pools) {
        if (pool.mem_id == mem_id) return &pool;
    }
    return nullptr;
}

std::int64_t alignment_of(const Problem& problem, const Buffer& buffer) {
    if (buffer.align > 0) return buffer.align;
    for (const Pool& pool : problem.pools) {
        if (pool.mem_id == buffer.mem_id && pool.align > 0) return pool.align;
    }
    return std::max<std::int64_t>(problem.align, 1);
}

void sort_by_id(std::vector<Pool>& pools) {
    std::stable_sort(pools.begin(), pools.end(), [](const Pool& a, const Pool& b) { return a.mem_id < b.mem_id; });
}

Result<std::int64_t> aligned_bytes(const Problem& problem, const Buffer& buffer) {
    if (buffer.bytes < 0) {
        return Error{.what = message("{buffer} has {bytes} bytes", buffer_words(buffer.id), buffer.bytes),
                     .expected = message("0 or more")};
    }
    const std::int64_t align = alignment_of(problem, buffer);
    const auto size = round_up(buffer.bytes, align);
    if (!size) {
        return Error{.what =
                         message("{buffer}: {bytes} bytes, rounded up to a multiple of {align}, do not fit in 64 bits",
                                 buffer_words(buffer.id), buffer.bytes, align)};
    }
    return *size;
}

std::optional<std::int64_t> padded_size(const Problem& problem, const Buffer& buffer) {
    if (buffer.bytes < 0 || buffer.padding < 0) return std::nullopt;
    const auto size = round_up(buffer.bytes, alignment_of(problem, buffer));
    return size && *size > 0 ? checked_add(*size, buffer.padding) : size;
}

Result<std::int64_t> checked_padded_size(const Problem& problem, const Buffer& buffer) {
    if (buffer.padding < 0) {
        return Error{
            .what = message("{buffer} has a padding of {padding} bytes", buffer_words(buffer.id), buffer.padding),
            .expected = message("0 or more")};
    }
    TRY(const std::int64_t size, aligned_bytes(problem, buffer));
    const auto padded = size > 0 ? checked_add(size, buffer.padding) : size;
    if (!padded) {
        return Error{.what = message("{buffer} and its padding do not fit in 64 bits", buffer_words(buffer.id))};
    }
    return *padded;
}

}  // namespace arenascope
