// Adding a format: write engine/formats/<id>/ (sniff by content, then read and/or write; a null function means
// "not offered"), declare its functions in <id>/<id>.h, and add its row here. The conformance test walks the list.
// engine/formats/linker_map/ and engine/formats/etdump/ are not in it: what a linker made of a firmware opens as an
// allocation problem (csv/), and what a device recorded of its runs is no program.

#include <array>

#include "engine/formats/c_header/c_header.h"
#include "engine/formats/chrome_trace/chrome_trace.h"
#include "engine/formats/csv/csv.h"
#include "engine/formats/format.h"
#include "engine/formats/linker_script/linker_script.h"
#include "engine/formats/onnx/onnx.h"
#include "engine/formats/plan_py/plan_py.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pte/pte.h"
#include "engine/formats/tflite/tflite.h"

namespace arenascope {

std::span<const Format> builtin_formats() {
    static constexpr std::array list{
        Format{.id = FormatId::pt2,
               .suffix = ".pt2",
               .title = "PyTorch exported program",
               .sniff = sniff_pt2,
               .read = read_pt2},
        Format{.id = FormatId::pte,
               .suffix = ".pte",
               .title = "ExecuTorch program",
               .sniff = sniff_pte,
               .read = read_pte,
               .write = write_pte,
               .pieces = pieces_of_pte,
               .holds_all_methods = true},
        Format{.id = FormatId::chrome_trace,
               .suffix = ".trace.json",
               .title = "memory trace",
               .sniff = sniff_chrome_trace,
               .read = read_chrome_trace,
               .write = write_chrome_trace},
        Format{.id = FormatId::csv,
               .suffix = ".csv",
               .title = "allocation problem",
               .sniff = sniff_csv,
               .read = read_csv,
               .write = write_csv},
        Format{.id = FormatId::tflite,
               .suffix = ".tflite",
               .title = "TensorFlow Lite model",
               .sniff = sniff_tflite,
               .read = read_tflite,
               .write = write_tflite},
        Format{.id = FormatId::onnx, .suffix = ".onnx", .title = "ONNX model", .sniff = sniff_onnx, .read = read_onnx},
        Format{.id = FormatId::plan_py, .suffix = ".py", .title = "ExecuTorch planning pass", .write = write_plan_py},
        Format{.id = FormatId::c_header,
               .suffix = ".h",
               .title = "C header of the arenas",
               .write = write_c_header,
               .holds_all_methods = true},
        Format{.id = FormatId::linker_script,
               .suffix = ".ld",
               .title = "linker script fragment",
               .write = write_linker_script,
               .holds_all_methods = true},
    };
    return list;
}

}  // namespace arenascope
