#pragma once
// The input of a planner: buffers with sizes and inclusive lifetimes, and the constraints on their places; never a
// tensor. And its output: offsets. Totals, bounds and verdicts are computed elsewhere.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/ir/ids.h"

namespace arenascope {

/// "buffer 7": how planners, which know no names, refer to a buffer (Message::Subject::buffer).
[[nodiscard]] Message buffer_words(ValueId id);

/// Ids of planners that the code itself uses. All others are rows of a registry for the user's choice.
namespace planner_id {
inline constexpr std::string_view loaded = "loaded";  ///< the plan that came with the program
inline constexpr std::string_view all = "all";        ///< every built-in planner
inline constexpr std::string_view automatic = "auto";
inline constexpr std::string_view greedy = "greedy";
inline constexpr std::string_view greedy_by_size = "greedy_by_size";
inline constexpr std::string_view greedy_by_breadth = "greedy_by_breadth";
inline constexpr std::string_view naive = "naive";
inline constexpr std::string_view optimal = "optimal";
}  // namespace planner_id

/// The role of a buffer in its program. Pools may prefer some kinds and refuse others.
enum class BufferKind : std::uint8_t { intermediate, input, output, state, delegate_io };
[[nodiscard]] std::string_view name_of(BufferKind kind);
[[nodiscard]] std::optional<BufferKind> buffer_kind_of(std::string_view name);
/// The same name for sentences: it is translated.
[[nodiscard]] Message words_of(BufferKind kind);

/// Bytes of a buffer with a lifetime of their own, such as the rows that one tile writes.
struct BufferPiece {
    std::int64_t begin = 0, end = 0;   ///< in the buffer; end is outside
    std::int32_t first = 0, last = 0;  ///< inclusive
    bool operator==(const BufferPiece&) const = default;
};

struct Buffer {
    ValueId id{};                      ///< the value that it belongs to
    std::int64_t bytes = 0;            ///< unaligned
    std::int32_t first = 0, last = 0;  ///< inclusive; in positions, if a method is planned
    std::int32_t mem_id = 1;
    std::optional<std::int64_t> pinned{};  ///< fixed offset
    std::int64_t align = 0;                ///< own alignment; 0: the problem's
    std::int64_t padding = 0;              ///< bytes after it that no other buffer may use while it lives
    /// Buffers of one group (0 or more) share storage: each is `inside` bytes into the group's block, and they may
    /// overlap each other. In-place results and views have `inside` 0; concat inputs are inside the output.
    std::int32_t group = -1;
    std::int64_t inside = 0;
    BufferKind kind = BufferKind::intermediate;
    std::int64_t traffic = 0;  ///< bytes written and read in one run, once per use
    /// Ascending, within the lifetime, and disjoint in bytes or in time; bytes in no piece are not needed. Empty: all
    /// bytes live throughout.
    std::vector<BufferPiece> pieces{};
};

struct ByteRange {
    std::int64_t begin = 0, end = 0;  ///< end is outside
    bool operator==(const ByteRange&) const = default;
};

/// Limits of Pool::bandwidth; others are typing errors.
inline constexpr double least_bandwidth = 1e-6, most_bandwidth = 1e9;

struct Pool {
    std::int32_t mem_id = 1;
    std::string name{};
    std::optional<std::int64_t> capacity{};
    std::int64_t align = 0;     ///< 0: the problem's
    std::int64_t reserved = 0;  ///< bytes at the start that sub-graphs use
    std::int64_t tail = 0;      ///< bytes ExecuTorch's greedy adds at the end (64 with XNNPACK delegates)
    std::optional<std::int64_t> base_address{};  ///< address of offset 0, for display
    double cost = 1;                             ///< per byte that is written or read
    std::optional<double> bandwidth{};           ///< 10^6 bytes per second, read and written; nothing: unknown
    std::vector<BufferKind> allow{};             ///< kinds that may be in this pool; empty: all
    std::vector<BufferKind> prefer{};            ///< kinds that go to this pool unless assigned elsewhere
    std::vector<ByteRange> keep_out{};           ///< offsets that no buffer may use
    bool device = false;                         ///< memory that the host cannot read directly
    std::string copy_function{};                 ///< copies to and from the memory; empty: a plain copy
    bool zeroed = false;                         ///< zero when the program is loaded
    std::string planner{};                       ///< planner of this pool alone; empty: the plan's
    [[nodiscard]] bool allows(BufferKind kind) const;
    bool operator==(const Pool&) const = default;
};

using BufferRow = Index<Buffer>;  ///< in Problem::buffers
using PoolRow = Index<Pool>;      ///< in Problem::pools

struct Problem {
    Table<BufferRow, Buffer> buffers;  ///< in ExecuTorch's visiting order (ties are broken by it)
    Table<PoolRow, Pool> pools;        ///< every mem_id used has one, ascending
    std::int64_t align = 16;
};

/// Reordering of operators within their data dependencies to lower the peak.
enum class ScheduleMode : std::uint8_t { off, exact, search };
[[nodiscard]] std::string_view name_of(ScheduleMode mode);
[[nodiscard]] std::optional<ScheduleMode> schedule_mode_of(std::string_view name);

struct PlanOptions {
    std::uint64_t seed = 1;
    std::int64_t nodes = 200000;      ///< search budget, the same on every machine
    std::optional<double> seconds{};  ///< time limit; makes a cut plan non-deterministic
    bool improve = false;             ///< continue after the first plan that fits every capacity
    bool operator==(const PlanOptions&) const = default;
};

/// The result of a planner.
struct Placement {
    Table<BufferRow, std::int64_t> offsets;
    Table<BufferRow, std::int32_t> objects{};  ///< shared-object index; empty if the planner has none
    /// Bytes that a search proved as a lower bound; empty if it proved nothing.
    Table<PoolRow, std::int64_t> proven{};
    bool deterministic = true;
    std::int64_t nodes = 0;  ///< search nodes that were visited
};

/// Buffer size as planned: rounded up to its alignment. Nothing on overflow.
[[nodiscard]] std::int64_t alignment_of(const Problem& problem, const Buffer& buffer);
[[nodiscard]] Result<std::int64_t> aligned_bytes(const Problem& problem, const Buffer& buffer);
/// Bytes that a buffer keeps from others: rounded up, including padding. Nothing if sizes are negative or too large.
[[nodiscard]] std::optional<std::int64_t> padded_size(const Problem& problem, const Buffer& buffer);
/// The same, with an error that states the reason.
[[nodiscard]] Result<std::int64_t> checked_padded_size(const Problem& problem, const Buffer& buffer);
/// By mem_id, as Problem::pools are.
void sort_by_id(std::vector<Pool>& pools);
[[nodiscard]] const Pool* find_pool(const Problem& problem, std::int32_t mem_id);

}  // namespace arenascope
