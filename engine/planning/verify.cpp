// The checker for every plan: a sweep over time that keeps the address intervals of live buffers in an ordered map. It
// reads only the problem and the offsets, and computes sizes itself: otherwise, a mistake in the planners' rounding,
// alignments or shared storage would not be found. So it uses only the structs of planning, and adds in 128 bits, where
// sums cannot wrap.

#include "engine/planning/verify.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace arenascope {

namespace {

__extension__ typedef __int128 Wide;  // NOLINT(modernize-use-using): __extension__ takes no alias

constexpr std::size_t most_reported = 100;  // a broken plan of a large program has millions

std::optional<std::int64_t> narrow(Wide value) {
    if (value < INT64_MIN || value > INT64_MAX) return std::nullopt;
    return static_cast<std::int64_t>(value);
}

// Clamped to 64 bits, for reports only.
std::int64_t clamped(Wide value) { return static_cast<std::int64_t>(std::clamp<Wide>(value, INT64_MIN, INT64_MAX)); }

const Pool* pool_with(const Problem& problem, std::int32_t mem_id) {
    const auto it = std::find_if(problem.pools.begin(), problem.pools.end(),
                                 [mem_id](const Pool& pool) { return pool.mem_id == mem_id; });
    return it == problem.pools.end() ? nullptr : &*it;
}

// A buffer's own alignment has priority over its pool's, and that over the problem's.
std::int64_t asked_alignment(const Problem& problem, const Pool* pool, const Buffer& buffer) {
    for (const std::int64_t align : {buffer.align, pool ? pool->align : 0, problem.align}) {
        if (align > 0) return align;
    }
    return 1;
}

// The bytes that a buffer keeps from others; nothing if its size exceeds 64 bits. Only a buffer with bytes has padding.
std::optional<std::int64_t> kept_by(const Problem& problem, const Pool* pool, const Buffer& buffer) {
    if (buffer.bytes < 0 || buffer.padding < 0) return std::nullopt;
    if (buffer.bytes == 0) return 0;
    const Wide align = asked_alignment(problem, pool, buffer);
    return narrow((buffer.bytes + align - 1) / align * align + buffer.padding);
}

/// The area of a buffer, or of a part of a group: a rectangle of time and bytes.
struct Piece {
    BufferRow row{0};                  ///< a buffer of the rectangle
    std::int64_t first = 0, last = 0;  ///< inclusive
    std::int64_t begin = 0, end = 0;   ///< bytes; end is outside
};

// Members of a group may overlap each other: between two steps at which one starts or ends, those that touch become one
// piece.
std::vector<Piece> without_overlaps(std::vector<Piece> members) {
    std::vector<std::int64_t> turns;
    for (const Piece& member : members) turns.insert(turns.end(), {member.first, member.last + 1});
    std::sort(turns.begin(), turns.end());
    turns.erase(std::unique(turns.begin(), turns.end()), turns.end());
    std::stable_sort(members.begin(), members.end(), [](const Piece& a, const Piece& b) { return a.begin < b.begin; });
    std::vector<Piece> out;
    for (std::size_t turn = 1; turn < turns.size(); ++turn) {
        std::optional<Piece> open;
        for (const Piece& member : members) {
            if (member.first > turns[turn - 1] || member.last < turns[turn - 1]) continue;
            if (open && member.begin <= open->end) {
                open->end = std::max(open->end, member.end);
                continue;
            }
            if (open) out.push_back(*open);
            open = Piece{member.row, turns[turn - 1], turns[turn] - 1, member.begin, member.end};
        }
        if (open) out.push_back(*open);
    }
    return out;
}

// Sorted by `time`, equal ones by index. Times are usually dense, so counting is enough.
template <class Time>
std::vector<std::uint32_t> sorted_by(const std::vector<Piece>& pieces, const Time& time) {
    std::vector<std::uint32_t> order(pieces.size());
    std::int64_t low = INT64_MAX, high = INT64_MIN;
    for (const Piece& piece : pieces) {
        low = std::min(low, time(piece));
        high = std::max(high, time(piece));
    }
    if (pieces.empty() || high - low > 8 * static_cast<std::int64_t>(pieces.size())) {
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return time(pieces[a]) < time(pieces[b]); });
        return order;
    }
    std::vector<std::uint32_t> next(static_cast<std::size_t>(high - low) + 2, 0);
    for (const Piece& piece : pieces) ++next[static_cast<std::size_t>(time(piece) - low) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        order[next[static_cast<std::size_t>(time(pieces[i]) - low)]++] = static_cast<std::uint32_t>(i);
    }
    return order;
}

/// The live pieces by address: a sorted array while there are few (it stays in the cache), else a tree.
class Live {
public:
    /// Calls `found` with each piece that overlaps [begin, end).
    template <class Found>
    void overlapping(const std::vector<Piece>& pieces, std::int64_t begin, std::int64_t end, const Found& found) const {
        if (tree_.empty()) {
            auto it = std::lower_bound(few_.begin(), few_.end(), Entry{begin, 0});
            if (it != few_.begin() && pieces[std::prev(it)->second].end > begin) it = std::prev(it);
            for (; it != few_.end() && it->first < end; ++it) found(it->second);
            return;
        }
        auto it = tree_.lower_bound(begin);
        if (it != tree_.begin() && pieces[std::prev(it)->second].end > begin) it = std::prev(it);
        for (; it != tree_.end() && it->first < end; ++it) found(it->second);
    }

    void add(std::int64_t begin, std::uint32_t piece) {
        if (tree_.empty() && few_.size() < most_in_array) {
            few_.insert(std::lower_bound(few_.begin(), few_.end(), Entry{begin, 0}), {begin, piece});
            return;
        }
        if (tree_.empty()) tree_.insert(few_.begin(), few_.end());
        few_.clear();
        tree_.emplace(begin, piece);
    }

    void remove(std::int64_t begin, std::uint32_t piece) {
        if (tree_.empty()) {
            const auto it = std::lower_bound(few_.begin(), few_.end(), Entry{begin, piece});
            if (it != few_.end() && *it == Entry{begin, piece}) few_.erase(it);
        } else if (const auto it = tree_.find(begin); it != tree_.end() && it->second == piece) {
            tree_.erase(it);
        }
    }

private:
    using Entry = std::pair<std::int64_t, std::uint32_t>;
    static constexpr std::size_t most_in_array = 1024;
    std::vector<Entry> few_;
    std::map<std::int64_t, std::uint32_t> tree_;
};

class Sweep {
public:
    Sweep(const Problem& problem, const std::vector<Piece>& pieces, std::vector<Fault>& found)
        : problem_(problem), pieces_(pieces), found_(found) {}

    void run() {
        const auto by_first = sorted_by(pieces_, [](const Piece& piece) { return piece.first; });
        const auto by_last = sorted_by(pieces_, [](const Piece& piece) { return piece.last; });
        std::size_t ended = 0;
        for (const std::uint32_t piece : by_first) {
            for (; pieces_[by_last[ended]].last < pieces_[piece].first; ++ended) {
                live_.remove(pieces_[by_last[ended]].begin, by_last[ended]);
            }
            begin(piece);
        }
    }

private:
    // The live set never overlaps (an overlapping piece is reported and left out), so checking the neighbours is
    // enough.
    void begin(std::uint32_t index) {
        const Piece& added = pieces_[index];
        bool clear = true;
        live_.overlapping(pieces_, added.begin, added.end, [&](std::uint32_t other) {
            report(pieces_[other], added);
            clear = false;
        });
        if (clear) live_.add(added.begin, index);
    }

    void report(const Piece& old, const Piece& added) {
        if (found_.size() >= most_reported) return;
        const std::int64_t shared = std::min(old.end, added.end) - std::max(old.begin, added.begin);
        const bool are_pinned = problem_.buffers[old.row].pinned && problem_.buffers[added.row].pinned;
        found_.push_back({.what = are_pinned ? FaultKind::overlap_pinned : FaultKind::overlap,
                          .row = old.row,
                          .other = added.row,
                          .bytes = shared,
                          .position = Position(added.first)});
    }

    const Problem& problem_;
    const std::vector<Piece>& pieces_;
    std::vector<Fault>& found_;
    Live live_;
};

// Faults of one buffer on its own; nothing if it is placed correctly.
class BufferCheck {
public:
    BufferCheck(const Problem& problem, BufferRow row, std::int64_t offset)
        : buffer_(problem.buffers[row]),
          row_(row),
          offset_(offset),
          pool_(pool_with(problem, buffer_.mem_id)),
          align_(asked_alignment(problem, pool_, buffer_)),
          size_(kept_by(problem, pool_, buffer_)) {
        if (size_) end_ = narrow(Wide{offset} + *size_);
    }

    /// Nothing if the size or the end exceeds 64 bits.
    [[nodiscard]] std::optional<std::int64_t> end() const { return end_; }

    [[nodiscard]] std::optional<Fault> fault() const {
        if (!pool_) return of(FaultKind::unknown_pool);
        if (buffer_.first > buffer_.last) return of(FaultKind::lifetime);
        if (!takes_kind()) return of(FaultKind::kind);
        if (!size_) return of(FaultKind::size_overflow);
        if (offset_ < 0) return of(FaultKind::negative, clamped(-Wide{offset_}));
        if (!end_) return of(FaultKind::end_overflow);
        if (buffer_.pinned && *buffer_.pinned != offset_) return of(FaultKind::pin_moved);
        if (*size_ == 0) return std::nullopt;  // no bytes: may be anywhere
        if (offset_ % align_ != 0) return of(FaultKind::misaligned, offset_ % align_, align_);
        if (offset_ < pool_->reserved) return of(FaultKind::reserved, pool_->reserved - offset_, pool_->reserved);
        return in_keep_out();
    }

private:
    [[nodiscard]] Fault of(FaultKind what, std::int64_t bytes = 0, std::int64_t number = 0) const {
        return {.what = what, .row = row_, .bytes = bytes, .position = Position(buffer_.first), .number = number};
    }
    [[nodiscard]] bool takes_kind() const {
        const auto& allow = pool_->allow;
        return allow.empty() || std::find(allow.begin(), allow.end(), buffer_.kind) != allow.end();
    }
    [[nodiscard]] std::optional<Fault> in_keep_out() const {
        for (const ByteRange& range : pool_->keep_out) {
            const Wide inside = Wide{std::min(range.end, *end_)} - std::max(range.begin, offset_);
            if (range.begin >= range.end || inside <= 0) continue;
            Fault out = of(FaultKind::keep_out, clamped(inside));
            out.range = range;
            return out;
        }
        return std::nullopt;
    }

    const Buffer& buffer_;
    const BufferRow row_;
    const std::int64_t offset_;
    const Pool* const pool_;
    const std::int64_t align_;
    const std::optional<std::int64_t> size_;
    std::optional<std::int64_t> end_;
};

bool has_place(FaultKind what) {
    return what == FaultKind::misaligned || what == FaultKind::pin_moved || what == FaultKind::reserved ||
        what == FaultKind::keep_out || what == FaultKind::kind;
}

// Members of a group keep their distances and their pool.
std::vector<Fault> check_groups(const Problem& problem, const Placement& placement) {
    std::vector<Fault> found;
    std::unordered_map<std::int32_t, BufferRow> first_of;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        if (buffer.group < 0) continue;
        const auto [it, is_first] = first_of.emplace(buffer.group, row);
        if (is_first) continue;
        const Buffer& other = problem.buffers[it->second];
        const Wide want = Wide{buffer.inside} - other.inside;
        const Wide have = Wide{placement.offsets[row]} - placement.offsets[it->second];
        if (other.mem_id == buffer.mem_id && want == have) continue;
        found.push_back({.what = other.mem_id == buffer.mem_id ? FaultKind::group_moved : FaultKind::group_pools,
                         .row = row,
                         .other = it->second,
                         .position = Position(buffer.first),
                         .number = clamped(want)});
        if (found.size() >= most_reported) break;
    }
    return found;
}

// Parts of a buffer are inside it, and live while it lives. The sweep finds two of the same bytes at the same time.
bool pieces_are_sound(const Buffer& buffer) {
    std::int64_t begin = 0;
    for (const BufferPiece& piece : buffer.pieces) {
        if (piece.begin < begin || piece.end <= piece.begin || piece.end > buffer.bytes) return false;
        if (piece.first < buffer.first || piece.last < piece.first || piece.last > buffer.last) return false;
        begin = piece.begin;
    }
    return true;
}

struct PoolPieces {
    std::vector<Piece> pieces;
    std::map<std::int32_t, std::vector<Piece>> groups;
};

}  // namespace

std::vector<Fault> faults_in(const Problem& problem, const Placement& placement) {
    if (placement.offsets.size() != problem.buffers.size()) return {{.what = FaultKind::incomplete}};
    std::vector<Fault> found;
    std::map<std::int32_t, PoolPieces> pools;
    for (const Pool& pool : problem.pools)
        pools[pool.mem_id].pieces.reserve(placement.offsets.size() / problem.pools.size());
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        const std::int64_t offset = placement.offsets[row];
        const BufferCheck check(problem, row, offset);
        const auto wrong = check.fault();
        if (wrong && found.size() < most_reported) found.push_back(*wrong);
        const auto end = check.end();
        if ((wrong && !has_place(wrong->what)) || !end || *end == offset) continue;
        PoolPieces& pool = pools[buffer.mem_id];
        std::vector<Piece>& taken = buffer.group < 0 ? pool.pieces : pool.groups[buffer.group];
        if (buffer.pieces.empty()) taken.push_back({row, buffer.first, buffer.last, offset, *end});
        if (!pieces_are_sound(buffer) && found.size() < most_reported)
            found.push_back({.what = FaultKind::pieces, .row = row, .position = Position(buffer.first)});
        for (const BufferPiece& piece : buffer.pieces) {
            if (piece.begin >= piece.end || piece.first > piece.last) continue;
            // Rounding and padding follow the last byte.
            const Wide stop = piece.end == buffer.bytes ? Wide{*end} : Wide{offset} + piece.end;
            taken.push_back({row, piece.first, piece.last, offset + piece.begin, clamped(stop)});
        }
    }
    const std::vector<Fault> apart = check_groups(problem, placement);
    found.insert(found.end(), apart.begin(), apart.end());
    for (auto& [mem_id, pool] : pools) {
        for (const auto& [group, members] : pool.groups) {
            const std::vector<Piece> merged = without_overlaps(members);
            pool.pieces.insert(pool.pieces.end(), merged.begin(), merged.end());
        }
        Sweep(problem, pool.pieces, found).run();
    }
    return found;
}

}  // namespace arenascope
