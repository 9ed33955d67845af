#pragma once
// The metadata "OfflineMemoryAllocation": int32 version, subgraph, count, then an offset per tensor (-1: none).

#include "schemas/tflite_generated.h"

#include <vector>

#include "engine/base/bytes.h"
#include "engine/ir/method.h"

namespace arenascope::tflite {

namespace fb = arenascope::tflite_schema;

inline constexpr std::string_view plan_name = "OfflineMemoryAllocation";
inline constexpr std::size_t plan_header = 3;  ///< numbers before the offsets

/// Index of the metadata entry, or nothing.
std::optional<std::uint32_t> plan_entry(const fb::Model& model);
/// Why the plan is not one for the first graph in the known form; empty: it is, or there is none.
std::string plan_doubt(const fb::Model& model);
/// Whether there are more entries than the one that is read.
bool has_second_plan(const fb::Model& model);
/// Offsets by tensor of subgraph 0, or as many as all subgraphs have tensors; empty where the model has no plan.
Result<std::vector<std::int32_t>> plan_offsets(const fb::Model& model);
/// The model, verified: every table and vector inside the file, indices not yet checked.
Result<const fb::Model*> verified_model(ByteView file);

/// Bytes of a tensor whose sizes are all numbers; nothing where one is open or the product overflows.
std::optional<std::int64_t> fixed_bytes(const Tensor& tensor);
/// A complete plan is the loaded one; of an incomplete one the given places are kept and the rest is planned.
/// `index`: the numbers of the first method's values in their subgraphs.
Result<> apply_plan(const fb::Model& model, const Table<ValueId, std::int32_t>& index, Program& program);

}  // namespace arenascope::tflite
