#include "engine/planning/time_address_rects.h"

#include <algorithm>
#include <map>

#include "engine/base/bytes.h"

namespace arenascope {

std::vector<TimeAddressRect> cut_into_rects(const std::vector<TimeAddressRect>& members) {
    std::vector<std::int64_t> times;
    for (const TimeAddressRect& member : members) {
        times.push_back(member.first);
        times.push_back(member.last + 1);
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    std::vector<TimeAddressRect> by_address = members, out;
    std::stable_sort(by_address.begin(), by_address.end(),
                     [](const TimeAddressRect& a, const TimeAddressRect& b) { return a.begin < b.begin; });
    for (std::size_t i = 0; i + 1 < times.size(); ++i) {
        const std::size_t cut = out.size();
        for (const TimeAddressRect& member : by_address) {
            if (member.last < times[i] || member.first >= times[i + 1]) continue;
            if (out.size() > cut && member.begin <= out.back().end) {
                out.back().end = std::max(out.back().end, member.end);
            } else {
                out.push_back({member.row, times[i], times[i + 1] - 1, member.begin, member.end});
            }
        }
    }
    return out;
}

Result<std::vector<TimeAddressRect>> rects_of(const Problem& problem, std::int32_t mem_id) {
    std::vector<TimeAddressRect> out;
    std::map<std::int32_t, std::vector<TimeAddressRect>> groups;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.mem_id != mem_id || buffer.first > buffer.last) continue;
        const auto kept = padded_size(problem, buffer);
        if (!kept) return checked_padded_size(problem, buffer).error();
        const std::int64_t size = *kept;
        if (size == 0) continue;
        const std::int64_t begin = buffer.group >= 0 ? buffer.inside : 0;
        const auto end = checked_add(begin, size);
        if (!end) return Error{.what = message("{buffer} ends beyond 64 bits", buffer_words(buffer.id))};
        const TimeAddressRect rect{row, buffer.first, buffer.last, begin, *end};
        std::vector<TimeAddressRect>& to = buffer.group < 0 ? out : groups[buffer.group];
        if (buffer.pieces.empty()) to.push_back(rect);
        for (const BufferPiece& piece : buffer.pieces) {
            const std::int64_t stop = piece.end == buffer.bytes ? *end : begin + piece.end;
            to.push_back({row, piece.first, piece.last, begin + piece.begin, stop});
        }
    }
    for (const auto& [group, members] : groups) {
        const std::vector<TimeAddressRect> cut = cut_into_rects(members);
        out.insert(out.end(), cut.begin(), cut.end());
    }
    return out;
}

}  // namespace arenascope
