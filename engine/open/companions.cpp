#include "engine/open/companions.h"

#include "engine/formats/pte/pte.h"
#include "engine/open/add_etrecord.h"
#include "engine/open/open_given.h"

namespace arenascope {

namespace {

Result<Program> open_with_constants(const std::string& path, const std::vector<std::string>& data, Progress& progress) {
    TRY(const auto file, MappedFile::open(path));
    if (!sniff_pte(file->bytes())) {
        return Error{.what = message("its constants cannot be in .ptd files"),
                     .file = path,
                     .expected = message("a .pte program"),
                     .remedy = message("leave --data out")};
    }
    auto program = read_pte_with(file, data, progress);
    if (!program.ok()) return std::move(program).error().of_file(path);
    return program;
}

}  // namespace

Result<std::shared_ptr<const Program>> open_with_companions(const Engine& engine, const std::string& path,
                                                            const Companions& companions, Progress& progress) {
    if (!companions.known.empty() && companions.data.empty() && companions.etrecord.empty()) {
        const auto file = MappedFile::open(path);
        if (file.ok() && sniff_onnx(file.value()->bytes()))
            return open_given(path, companions.known, progress, engine.stage_options());
    }
    if (companions.data.empty())
        return companions.etrecord.empty() ? engine.open(path, progress)
                                           : engine.open(path, companions.etrecord, progress);
    TRY(Program program, open_with_constants(path, companions.data, progress));
    if (!companions.etrecord.empty()) CHECKED(add_etrecord(program, companions.etrecord));
    return std::make_shared<const Program>(std::move(program));
}

}  // namespace arenascope
