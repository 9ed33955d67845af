#include "engine/formats/pt2/pt2.h"
#include "engine/lowering/lower.h"

namespace arenascope {

Result<Program> read_pt2(std::shared_ptr<const MappedFile> file, Progress& progress) {
    const std::string path = file->path();
    TRY(const auto models, read_exported(std::move(file), progress));
    Program out{.path = path, .format = "pt2", .methods = {}, .named_data = {}, .notes = {}};
    for (const fx::ExportedProgram& model : models) {
        if (progress.cancelled()) return cancelled();
        progress.report("lowering " + model.model_name);
        TRY(Method method, lower(model, progress).in("model '" + model.model_name + "'"));
        method.name = models.size() == 1 && model.model_name == "model" ? "forward" : model.model_name;
        out.methods.push_back(std::move(method));
    }
    return out;
}

}  // namespace arenascope
