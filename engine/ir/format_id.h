#pragma once
// The formats of files, as codes. formats/registry.cpp has a row for each.

#include <cstdint>
#include <string_view>

namespace arenascope {

enum class FormatId : std::uint8_t {
    none,  ///< a program that was not read from a file
    pt2,
    pte,
    chrome_trace,
    csv,
    tflite,
    onnx,
    plan_py,
    c_header,
    linker_script
};
/// The folder's name, as in JSON: "pt2"; empty for `none`.
[[nodiscard]] std::string_view name_of(FormatId id);
/// Whether it contains only buffers with lifetimes, and no program: a table or a trace.
[[nodiscard]] bool is_table(FormatId id);

}  // namespace arenascope
