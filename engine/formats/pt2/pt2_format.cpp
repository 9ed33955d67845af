// The row of the format .pt2: reads, lowers, and notes open questions.

#include <set>

#include "engine/base/text.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pt2/zip.h"
#include "engine/lowering/lower.h"
#include "engine/lowering/targets/cortex_m/cortex_m.h"
#include "engine/ops/op.h"

namespace arenascope {

namespace {

/// Operators that stay as in the file, because their schema is unknown.
std::string unknown_operators(const Method& method, const ops::Registry& registry) {
    std::set<std::string> seen;
    std::string text;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::kernel || instruction.op == "aten::copy_" ||
            registry.by_out(instruction.op))
            continue;
        if (instruction.op.starts_with("executorch_prim::") || instruction.op.starts_with("aten::sym_")) continue;
        if (seen.insert(instruction.op).second) append_item(text, ", ", instruction.op);
    }
    return text;
}

}  // namespace

Result<Program> read_pt2(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& stages) {
    const std::string path = file->path();
    TRY(const auto archive, pt2::ZipArchive::open(file->bytes()));
    TRY(auto models, read_exported(file, progress));
    TRY(const auto registry, ops::Registry::builtin());
    Program out{.path = path, .format = FormatId::pt2, .methods = {}, .named_data = {}, .notes = {}};
    for (const std::string& entry : archive.changed_entries())
        out.notes.push_back(
            message("entry '{entry}' does not match its checksum; the file was changed or damaged after it was written",
                    entry));
    for (fx::ExportedProgram& model : models) {
        if (progress.cancelled()) return cancelled();
        const std::string name = model.model_name;
        progress.report({StageKind::lowering, name});
        const bool trains = std::any_of(model.outputs.begin(), model.outputs.end(), [](const fx::OutputSpec& each) {
            return each.kind == fx::OutputSpec::Kind::loss || each.kind == fx::OutputSpec::Kind::gradient;
        });
        if (trains)
            out.notes.push_back(message("{model} is a training graph; its loss and gradients are outputs", name));
        std::shared_ptr<const Int8Form> int8_form;
        if (is_quantized(model))
            int8_form = std::make_shared<const Int8Form>(lower_for_cortex_m(model, progress, stages));
        TRY(Method method, lower(std::move(model), progress, stages).in(message("model {model}", "'" + name + "'")));
        method.name = models.size() == 1 && name == "model" ? "forward" : name;
        method.int8_form = std::move(int8_form);
        if (const auto unknown = unknown_operators(method, registry); !unknown.empty())
            out.notes.push_back(message("{method}: unknown operators, planned with the sizes in the file: {operators}",
                                        method.name, unknown));
        out.methods.push_back(std::move(method));
    }
    return out;
}

}  // namespace arenascope
