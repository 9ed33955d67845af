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

/// Index of the metadata entry, if there is one.
std::optional<std::uint32_t> plan_entry(const fb::Model& model);
/// Why the plan is not a plan of the first graph in the known form; empty if it is, or if there is no plan.
Message plan_doubt(const fb::Model& model);
/// Whether the metadata has more entries than the one that is read.
bool has_second_plan(const fb::Model& model);
/// Offsets of the tensors of subgraph 0, or of the tensors of all subgraphs; empty if the model has no plan.
Result<std::vector<std::int32_t>> plan_offsets(const fb::Model& model);
/// The verified model: every table and vector lies inside the file; indices are not checked yet.
Result<const fb::Model*> verified_model(ByteView file);

/// Bytes of a tensor with static sizes; empty if a size is dynamic or the product overflows.
std::optional<std::int64_t> fixed_bytes(const Tensor& tensor);
/// A complete plan becomes the loaded plan. If the plan is incomplete, its places are kept and the other tensors are
/// planned. `index`: of each value of the first method among the tensors of all subgraphs, one after the other.
Result<> apply_plan(const fb::Model& model, const Table<ValueId, std::int32_t>& index, Program& program);

}  // namespace arenascope::tflite
