#include "engine/open/add_etrecord.h"

#include "engine/base/file.h"
#include "engine/formats/pte/pte_etrecord.h"

namespace arenascope {

Result<> add_etrecord(Program& program, const std::string& etrecord) {
    if (program.format != FormatId::pte) {
        return Error{.what = message("an ETRecord does not describe this kind of program"),
                     .file = program.path,
                     .expected = message("a .pte file")};
    }
    TRY(const auto record, MappedFile::open(etrecord));
    const auto told = apply_etrecord(record->bytes(), program);
    if (!told.ok()) return Error(told.error()).of_file(etrecord);
    if (told.value() == 0)
        program.notes.push_back(message("the ETRecord {file} names no instruction of this program", etrecord));
    return done;
}

}  // namespace arenascope
