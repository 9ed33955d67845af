#pragma once
// The outer structure of a .pte: header, verified flatbuffer and segments. Nothing is read before it is checked.

#include <cstring>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/formats/pte/pte_external.h"
#include "engine/ir/graph.h"
#include "engine/ir/graph_budget.h"
#include "schemas/program_generated.h"

namespace arenascope::pte {

namespace fb = ::arenascope::pte_schema;

inline constexpr std::size_t header_at = 8;  ///< the extended header follows the identifier
inline constexpr std::uint32_t header_bytes = 32;
inline constexpr std::int64_t segment_align = 128;
inline constexpr std::int64_t constant_align = 16;

struct Container {
    Data file;
    const fb::Program* root = nullptr;
    std::vector<ByteView> segments;
    /// Remaining budget of elements in lists and strings, so that shared tables cannot expand a small file without
    /// limit.
    mutable std::uint64_t budget = 0;
    mutable GraphBudget memory{0};             ///< of the objects made from it: a table may have several uses
    std::shared_ptr<ExternalData> external{};  ///< what the program's .ptd files hold

    [[nodiscard]] Result<> spend(std::uint64_t elements) const;
    [[nodiscard]] Data part(ByteView bytes) const { return {bytes, file.owner}; }
    [[nodiscard]] Result<ByteView> segment(std::uint64_t index) const;
    /// `bytes` bytes of constant `index` (> 0), from the constant segment or an old file's inline buffers.
    [[nodiscard]] Result<ByteView> constant(std::uint64_t index, std::int64_t bytes) const;
    /// Initial bytes of the mutable buffer `index` (> 0).
    [[nodiscard]] Result<ByteView> initial_state(std::uint64_t index, std::int64_t bytes) const;
    [[nodiscard]] Result<std::string> text(const flatbuffers::String* string) const;

private:
    [[nodiscard]] Result<ByteView> subsegment(const fb::SubsegmentOffsets* table, std::uint64_t index,
                                              std::int64_t bytes) const;
};

/// Elements of a vector, copied: flatbuffers verifies the alignment of a vector's length, not of its 8-byte elements.
template <class T>
std::vector<T> elements_of(const flatbuffers::Vector<T>& from) {
    std::vector<T> out(from.size());
    if (!out.empty()) std::memcpy(out.data(), from.Data(), out.size() * sizeof(T));
    return out;
}

/// `external`: paths of .ptd files; empty: the one next to `path`.
Result<Container> open_container(const Data& file, const std::string& path,
                                 const std::vector<std::string>& external = {});

}  // namespace arenascope::pte
