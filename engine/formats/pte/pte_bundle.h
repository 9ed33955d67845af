#pragma once
// A BundledProgram (.bpte): a .pte inside another flatbuffer, with inputs and expected outputs.

#include <string>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::pte {

[[nodiscard]] bool is_bundle(ByteView file);

/// The program inside; any other file unchanged.
Result<Data> without_bundle(const Data& file);

struct BundledTensor {
    DType dtype = DType::f32;
    std::vector<std::int64_t> sizes;
    std::vector<std::byte> bytes;  ///< row by row
};
struct BundledCase {
    std::string method;
    std::vector<BundledTensor> inputs, outputs;  ///< numbers are tensors without dimensions
};
/// All cases, in the file's order; empty for a file of another kind.
Result<std::vector<BundledCase>> bundled_cases(ByteView file);

}  // namespace arenascope::pte
