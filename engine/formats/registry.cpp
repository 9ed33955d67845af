// Adding a format: write engine/formats/<id>/ (sniff by content, then read and/or write; a null function means
// "not offered"), declare its functions in <id>/<id>.h, and add its row here. The conformance test walks the list.

#include <array>

#include "engine/formats/format.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pte/pte.h"

namespace arenascope {

std::span<const Format> builtin_formats() {
    static constexpr std::array list{
        Format{.id = "pt2", .suffix = ".pt2", .title = "PyTorch exported program", .sniff = sniff_pt2, .read = read_pt2},
        Format{.id = "pte", .suffix = ".pte", .title = "ExecuTorch program", .sniff = sniff_pte, .read = read_pte,
               .write = write_pte, .pieces = pieces_of_pte},
    };
    return list;
}

}  // namespace arenascope
