#include "widgets/graph/class_reader.h"

#include <utility>

#include "engine/open/module_classes.h"

namespace arenascope {
namespace {

ModuleClasses classesOf(const Program& program, const std::string& method) {
    ModuleClasses out;
    const auto read = module_classes(program, method);
    if (!read.ok()) return out;  // the file no longer exists: names lack their classes, which is no error
    for (const auto& [path, name] : read.value())
        out.emplace(QString::fromStdString(path), QString::fromStdString(name));
    return out;
}

}  // namespace

QString shortClass(const QString& qualified) { return qualified.section(QLatin1Char('.'), -1); }

void ClassReader::setProgram(std::shared_ptr<const Program> program) {
    if (program == program_) return;
    program_ = std::move(program);
    reading_.cancel();
    known_ = false;
    method_.clear();
    emit read({});
}

void ClassReader::ask(const std::string& method, bool now) {
    if (!program_ || (method == method_ && (known_ || !now))) return;
    method_ = method;
    known_ = false;
    if (now) {
        reading_.cancel();
        known_ = true;
        return emit read(classesOf(*program_, method));
    }
    reading_.start<ModuleClasses>([method, program = program_] { return classesOf(*program, method); },
                                  [this](const ModuleClasses& found) {
                                      known_ = true;
                                      emit read(found);
                                  });
}

}  // namespace arenascope
