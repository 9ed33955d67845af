#include "engine/open/open_given.h"

#include "engine/open/printable_names.h"

namespace arenascope {

Result<std::shared_ptr<const Program>> open_given(const std::string& path, const OnnxKnown& known, Progress& progress,
                                                  const StageOptions& stages) {
    progress.report(StageKind::opening);
    TRY(const auto file, MappedFile::open(path));
    auto program = read_onnx_with(file, known, progress, stages);
    CHECKED(file->unchanged());
    if (!program.ok()) return std::move(program).error().of_file(path);
    Program opened = std::move(program).take();
    opened.path = path;
    opened.file = file;
    make_names_printable(opened);
    return std::make_shared<const Program>(std::move(opened));
}

}  // namespace arenascope
