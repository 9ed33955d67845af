#include "engine/ir/format_id.h"

#include <array>
#include <cstddef>

namespace arenascope {

namespace {

constexpr std::array<std::string_view, 10> names{"",       "pt2",  "pte",     "chrome_trace", "csv",
                                                 "tflite", "onnx", "plan_py", "c_header",     "linker_script"};
static_assert(names.size() == static_cast<std::size_t>(FormatId::linker_script) + 1);

}  // namespace

std::string_view name_of(FormatId id) { return names[static_cast<std::size_t>(id)]; }

bool is_table(FormatId id) { return id == FormatId::csv || id == FormatId::chrome_trace; }

}  // namespace arenascope
