// Writes a model with its plan in the metadata. All other bytes must stay equal, including parts that this program does
// not know. So the old file is kept whole behind a new root; this works because flatbuffer offsets are relative.

#include <cstring>
#include <limits>

#include "engine/formats/tflite/tflite.h"
#include "engine/formats/tflite/tflite_plan.h"
#include "engine/formats/tflite/tflite_rewrite.h"

namespace arenascope {
namespace tflite {
namespace {

using Offsets = Table<ValueId, std::int32_t>;  ///< values are the tensors of the file, -1: not planned

/// Of the tensors of the file, which come first.
Result<Offsets> offsets_of_file(const Artifact& artifact, std::size_t tensors) {
    TRY(Offsets offsets, offsets_of(artifact));
    for (const ValueId id : offsets.indices())
        if (id.row() >= tensors && offsets[id] >= 0)
            return Error{.what = message("the plan has tensors that the model lacks"),
                         .expected = message("the model's own operators"),
                         .remedy = message("turn off graph passes")};
    if (offsets.size() > tensors) offsets.resize(tensors);
    return offsets;
}

const std::byte* address(const void* table) { return static_cast<const std::byte*>(table); }

std::vector<std::byte> with_plan(const fb::Model& model, ByteView file, const Offsets& offsets) {
    Head head(file);
    head.put(0);           // root
    head.put(0x334C4654);  // "TFL3"
    const ModelSlots slots = put_model(head, model);
    const std::vector<std::size_t> buffers = put_list(head, model.buffers(), slots.buffers, 1);
    const std::vector<std::size_t> entries = put_list(head, model.metadata(), slots.metadata, 1);
    put_plan(head, entries.front(), buffers.front(), model.buffers() ? model.buffers()->size() : 0, offsets.rows());
    return std::move(head).joined();
}

/// Overwrites the plan of the model in place.
std::vector<std::byte> with_plan_in_place(const fb::Model& model, std::uint32_t entry, ByteView file,
                                          const Offsets& offsets) {
    std::vector<std::byte> out(file.begin(), file.end());
    const auto* data = model.buffers()->Get(model.metadata()->Get(entry)->buffer())->data();
    const auto at = static_cast<std::size_t>(address(data->data()) - file.data()) + plan_header * 4;
    std::memcpy(out.data() + at, offsets.rows().data(), offsets.size() * 4);
    return out;
}

Result<> check_room(const fb::Model& model, ByteView file) {
    if (file.size() > std::numeric_limits<std::int32_t>::max() - (std::size_t{1} << 20U)) {
        return Error{.what = message("the model is larger than a flatbuffer can be"),
                     .expected = message("less than 2 GiB")};
    }
    for (std::uint32_t i = 0; model.buffers() && i < model.buffers()->size(); ++i) {
        if (model.buffers()->Get(i)->offset() > 1) {
            return Error{.what = message("its data lies after the flatbuffer"),
                         .expected = message("a model with its data inside")};
        }
    }
    return done;
}

}  // namespace
}  // namespace tflite

Result<std::vector<std::byte>> write_tflite(const Artifact& artifact, Progress& progress) {
    const Error other{.what = message("a .tflite can only be written from a .tflite"),
                      .expected = message("the first subgraph of a program opened from a .tflite")};
    if (artifact.program.format != FormatId::tflite || artifact.method.name != artifact.program.methods.front().name)
        return other;
    TRY(const auto file, MappedFile::open(artifact.program.path));
    TRY(const auto* model, tflite::verified_model(file->bytes()));
    if (const std::size_t graphs = model->subgraphs()->size(); graphs > 1) {
        return Error{.what = message("the model has {graphs} subgraphs, and a plan is written for one only", graphs),
                     .expected = message("a model with one subgraph"),
                     .remedy = message("write a .csv or .h; TensorFlow Lite Micro plans this model itself")};
    }
    TRY(const bool has_own_calls, tflite::has_calls_of_file(artifact.method, file, progress));
    if (!has_own_calls) {
        CHECKED(tflite::check_room(*model, file->bytes()));
        return tflite::write_rewritten(artifact, *model, file, progress);
    }
    const auto* tensors = model->subgraphs()->Get(0)->tensors();
    TRY(const tflite::Offsets offsets, tflite::offsets_of_file(artifact, tensors ? tensors->size() : 0));
    if (!tensors || tensors->size() != offsets.size()) {
        return Error{.what = message("the model has changed since it was opened"),
                     .file = artifact.program.path,
                     .remedy = message("open it again")};
    }
    if (const auto entry = tflite::plan_entry(*model)) {
        if (Message doubt = tflite::plan_doubt(*model); !doubt.empty())
            return Error{.what = std::move(doubt),
                         .file = artifact.program.path,
                         .remedy = message("remove it from the model's metadata; the export then adds a plan")};
        CHECKED(tflite::plan_offsets(*model));
        return tflite::with_plan_in_place(*model, *entry, file->bytes(), offsets);
    }
    CHECKED(tflite::check_room(*model, file->bytes()));
    return tflite::with_plan(*model, file->bytes(), offsets);
}

}  // namespace arenascope
