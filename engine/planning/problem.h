#pragma once
// What a planner sees: buffers with sizes and inclusive lifetimes, and the constraints on where they go.
// Never a tensor. And what it returns: offsets. Totals, bounds and verdicts are computed elsewhere.

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

/// Ids of planners that the code itself asks for. All others are rows of a registry that the user chooses from.
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

/// What a buffer is to its program. Pools may ask for some kinds and refuse others.
enum class BufferKind : std::uint8_t { intermediate, input, output, state, delegate_io };
[[nodiscard]] std::string_view name_of(BufferKind kind);
[[nodiscard]] std::optional<BufferKind> buffer_kind_of(std::string_view name);
/// The same name, for sentences: every language has its own.
[[nodiscard]] Message words_of(BufferKind kind);

/// Bytes of a buffer with a lifetime of their own, such as the rows that one tile writes.
struct BufferPiece {
    std::int64_t begin = 0, end = 0;   ///< in the buffer; end is outside
    std::int32_t first = 0, last = 0;  ///< inclusive
    bool operator==(const BufferPiece&) const = default;
};

struct Buffer {
    ValueId id{};                      ///< the value that it stands for
    std::int64_t bytes = 0;            ///< unaligned
    std::int32_t first = 0, last = 0;  ///< inclusive, by the problem's own clock: positions, where a method is planned
    std::int32_t mem_id = 1;
    std::optional<std::int64_t> pinned{};  ///< fixed offset
    std::int64_t align = 0;                ///< own alignment; 0: the problem's
    std::int64_t padding = 0;              ///< bytes behind it that nothing else may use while it lives
    /// Buffers of one group (0 or more) share storage: each lies `inside` bytes into the group's block, and they
    /// may overlap one another. In-place results and views have `inside` 0; concat inputs lie in the output.
    std::int32_t group = -1;
    std::int64_t inside = 0;
    BufferKind kind = BufferKind::intermediate;
    std::int64_t traffic = 0;  ///< bytes written and read in one run, once per use
    /// Ascending and apart, within the lifetime; what lies in none is not needed. Empty: all of it lives throughout.
    std::vector<BufferPiece> pieces{};
};

struct ByteRange {
    std::int64_t begin = 0, end = 0;  ///< end is outside
    bool operator==(const ByteRange&) const = default;
};

struct Pool {
    std::int32_t mem_id = 1;
    std::string name{};
    std::optional<std::int64_t> capacity{};
    std::int64_t align = 0;     ///< 0: the problem's
    std::int64_t reserved = 0;  ///< bytes at the start that sub-graphs use
    std::int64_t tail = 0;      ///< bytes ExecuTorch's greedy adds at the end (64 beside XNNPACK delegates)
    std::optional<std::int64_t> base_address{};  ///< where offset 0 is, for showing addresses
    double cost = 1;                             ///< per byte that is written or read
    std::vector<BufferKind> allow{};             ///< kinds that may live here; empty: all
    std::vector<BufferKind> prefer{};            ///< kinds that live here unless they are assigned elsewhere
    std::vector<ByteRange> keep_out{};           ///< offsets that nothing may use
    bool device = false;                         ///< memory that the host cannot read directly
    std::string copy_function{};                 ///< how bytes get there; empty: a plain copy
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
    bool improve = false;             ///< go on after the first plan that fits every capacity
    bool operator==(const PlanOptions&) const = default;
};

/// A planner's answer.
struct Placement {
    Table<BufferRow, std::int64_t> offsets;
    Table<BufferRow, std::int32_t> objects{};  ///< shared-object index, empty where the planner has none
    /// Bytes that a search proved no plan can go below; empty where it proved nothing.
    Table<PoolRow, std::int64_t> proven{};
    bool deterministic = true;
    std::int64_t nodes = 0;  ///< search nodes that were visited
};

/// Buffer size as planned: rounded up to its alignment. Nothing on overflow.
[[nodiscard]] std::int64_t alignment_of(const Problem& problem, const Buffer& buffer);
[[nodiscard]] Result<std::int64_t> aligned_bytes(const Problem& problem, const Buffer& buffer);
/// Bytes that a buffer keeps from others: rounded up, padding included. Nothing where sizes are negative or too large.
[[nodiscard]] std::optional<std::int64_t> padded_size(const Problem& problem, const Buffer& buffer);
/// The same, with an error that says why there is none.
[[nodiscard]] Result<std::int64_t> checked_padded_size(const Problem& problem, const Buffer& buffer);
/// By mem_id, as Problem::pools are.
void sort_by_id(std::vector<Pool>& pools);
[[nodiscard]] const Pool* find_pool(const Problem& problem, std::int32_t mem_id);

}  // namespace arenascope
