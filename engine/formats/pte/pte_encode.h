#pragma once
// Parts of the writer: data outside of the flatbuffer, and methods prepared for encoding.

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/formats/format.h"
#include "engine/formats/pte/pte_container.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope::pte {

/// Byte strings, each distinct one stored once.
class Pool {
public:
    /// Index of these bytes, in order of first appearance.
    std::uint32_t add(ByteView bytes);
    [[nodiscard]] const std::vector<ByteView>& items() const { return items_; }

private:
    std::vector<ByteView> items_;
    std::unordered_multimap<std::size_t, std::uint32_t> by_hash_;
};

/// The contents of segments. Indices of constants and states start at 1; 0 means none.
struct Storage {
    Pool constants, payloads;
    std::vector<ByteView> states;  ///< not shared: each has a place of its own
    bool wants_external = false;   ///< named constants go to a separate file
    struct External {
        Tensor tensor;
        ByteView bytes;
    };
    std::map<std::string, External> external;  ///< by qualified name
};

/// A .ptd file with these tensors.
Result<Pieces> write_external(const std::map<std::string, Storage::External>& tensors, const ExportOptions& options);

/// A method in the form of the file: list items before their lists; every view has a place or an instruction.
struct Encoded {
    Method method;
    Table<ValueId, std::optional<Allocation>> places;
    Table<ValueId, std::uint32_t> data;  ///< index of its constant or initial state, 0: none
    Table<ValueId, bool> external;       ///< whether its constant is in the .ptd
    Table<DelegateIndex, std::uint32_t> payloads;
    std::vector<std::int64_t> arenas;  ///< by memory id
};

/// Places of a method's values, and the arenas they need.
struct Places {
    Table<ValueId, std::optional<Allocation>> of;
    std::vector<std::int64_t> arenas;
};
/// From a plan; views have the place of their root.
Result<Places> places_of(const Method& method, const Plan& plan);
/// From the original file (methods that the plan does not contain).
Result<Places> loaded_places(const Method& method);

/// Which values a file keeps (pte_merge.h).
struct ValueChoice {
    bool keeps_all = false;      ///< unused and equal ones stay as they are
    bool merges_places = false;  ///< views and named constants of one place are one value
    bool rolls_loops = false;    ///< equal instructions become loops (pte_loops.h)
};
Result<Encoded> prepare(const Method& method, Places places, Storage& storage, const ValueChoice& values);

/// Python's text of a stack trace as the format's frames.
flatbuffers::Offset<fb::FrameList> encode_frames(flatbuffers::FlatBufferBuilder& builder, const std::string& text);

/// One execution plan of the flatbuffer; `first_payload` is the segment of the first payload.
Result<flatbuffers::Offset<fb::ExecutionPlan>> encode_method(flatbuffers::FlatBufferBuilder& builder,
                                                             const Encoded& encoded, std::uint32_t first_payload,
                                                             bool with_traces);

}  // namespace arenascope::pte
