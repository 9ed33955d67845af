#include "engine/open/module_classes.h"

#include "engine/base/file.h"
#include "engine/base/printable.h"
#include "engine/formats/pt2/pt2.h"

namespace arenascope {

Result<std::map<std::string, std::string>> module_classes(const Program& program, const std::string& method) {
    std::map<std::string, std::string> out;
    if (program.format != FormatId::pt2) return out;
    TRY(const auto file, MappedFile::open(program.path));
    auto read = read_module_classes(file, method);
    if (!read.ok()) return std::move(read).error().of_file(program.path);
    for (const auto& [path, name] : read.value()) out.emplace(printable(path), printable(name));
    return out;
}

}  // namespace arenascope
