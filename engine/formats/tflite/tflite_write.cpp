// Writes a model with its plan in the metadata. All other bytes must stay equal, including parts that this program does
// not know. So the old file is kept whole behind a new root; this works because flatbuffer offsets are relative.

#include <algorithm>
#include <cstring>
#include <limits>

#include "engine/formats/tflite/tflite.h"
#include "engine/formats/tflite/tflite_plan.h"

namespace arenascope {
namespace tflite {
namespace {

constexpr std::size_t shift_unit = 64;  // keeps the alignment of all parts of the old file

/// Little-endian words before the old file. Offsets are known only when the head has its final length.
class Head {
public:
    explicit Head(std::size_t reserved) : words_(reserved / 4, 0) {}

    /// Position of the next word.
    [[nodiscard]] std::size_t at() const { return next_ * 4; }
    void put(std::uint32_t word) { words_[next_++] = word; }
    void put_text(std::string_view text) {
        put(static_cast<std::uint32_t>(text.size()));
        std::memcpy(reinterpret_cast<char*>(words_.data()) + at(), text.data(), text.size());
        next_ += text.size() / 4 + 1;  // at least one zero byte ends the text
    }
    void align_next(std::size_t bytes, std::size_t after) {
        while ((at() + after) % bytes != 0) ++next_;
    }
    /// Makes the word at `slot` point to `target`, a later position.
    void link(std::size_t slot, std::size_t target) { words_[slot / 4] = static_cast<std::uint32_t>(target - slot); }
    void set(std::size_t slot, std::uint32_t word) { words_[slot / 4] = word; }
    [[nodiscard]] std::vector<std::byte> joined(ByteView old) const {
        const auto head = std::as_bytes(std::span(words_));
        std::vector<std::byte> out(head.begin(), head.end());
        out.insert(out.end(), old.begin(), old.end());
        return out;
    }

private:
    std::vector<std::uint32_t> words_;
    std::size_t next_ = 0;
};

using Offsets = Table<ValueId, std::int32_t>;  ///< by tensor of the file; -1: not planned

Result<Offsets> offsets_of(const Artifact& artifact) {
    // The tensors of the file come first, then the options of operators.
    std::size_t tensors = 0;
    while (tensors < artifact.method.values.size() &&
           artifact.method.values[ValueId(static_cast<int>(tensors))].tensor())
        ++tensors;
    Offsets offsets(tensors, -1);
    for (const BufferRow row : artifact.plan.problem.buffers.indices()) {
        const Buffer& buffer = artifact.plan.problem.buffers[row];
        const std::int64_t offset = artifact.plan.placement.offsets[row];
        if (buffer.mem_id != 1) {
            return Error{.what = message("the plan uses memory {mem_id}", buffer.mem_id),
                         .expected = message("one arena: mem_id 1"),
                         .remedy = message("assign every tensor to one pool, or write a .h")};
        }
        if (offset > std::numeric_limits<std::int32_t>::max()) {
            return Error{.what = message("offset {offset} does not fit in 32 bits", offset),
                         .remedy = message("use a smaller plan")};
        }
        if (!offsets.has(buffer.id))
            return Error{.what = message("the plan has tensors that the model lacks"),
                         .expected = message("the model's own operators"),
                         .remedy = message("turn off graph passes")};
        offsets[buffer.id] = static_cast<std::int32_t>(offset);
    }
    for (const ValueId id : offsets.indices()) {
        const Tensor* tensor = artifact.method.values[id].tensor();
        if (!tensor || !offsets.has(tensor->alias_of)) continue;
        const std::int32_t root = offsets[tensor->alias_of];
        offsets[id] = root < 0 ? root : root + static_cast<std::int32_t>(tensor->alias_offset);
    }
    return offsets;
}

const std::byte* address(const void* table) { return static_cast<const std::byte*>(table); }

/// Copies a list of offsets with room for one more; returns the slot of the new one.
template <class T>
std::size_t copy_list(Head& head, const flatbuffers::Vector<flatbuffers::Offset<T>>* list, std::size_t slot_of_list,
                      const std::byte* file, std::size_t shift) {
    const std::uint32_t count = list ? list->size() : 0;
    head.link(slot_of_list, head.at());
    head.put(count + 1);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t slot = head.at();
        head.put(0);
        head.link(slot, shift + static_cast<std::size_t>(address(list->Get(i)) - file));
    }
    head.put(0);
    return head.at() - 4;
}

/// A new root table with the members of the old one. `new_buffers` and `new_metadata` receive their slots.
struct Root {
    std::size_t buffers = 0, metadata = 0;
};
Root put_root(Head& head, const fb::Model& old, const std::byte* file, std::size_t shift) {
    // vtable: bytes of the vtable, bytes of the table, then the position of each of the eight members in the table.
    constexpr std::uint32_t members = 8, table_bytes = 4 + members * 4;
    const std::size_t vtable = head.at();
    head.put((4 + members * 2) | (table_bytes << 16U));
    const auto place = [](std::uint32_t member, bool present) { return present ? 4 + member * 4 : 0; };
    const bool has[members] = {true,
                               old.operator_codes() != nullptr,
                               old.subgraphs() != nullptr,
                               old.description() != nullptr,
                               true,
                               old.metadata_buffer() != nullptr,
                               true,
                               old.signature_defs() != nullptr};
    for (std::uint32_t i = 0; i < members; i += 2) head.put(place(i, has[i]) | (place(i + 1, has[i + 1]) << 16U));
    const std::size_t table = head.at();
    head.link(0, table);
    head.put(static_cast<std::uint32_t>(table - vtable));
    head.put(old.version());
    const void* kept[members] = {nullptr, old.operator_codes(),  old.subgraphs(), old.description(),
                                 nullptr, old.metadata_buffer(), nullptr,         old.signature_defs()};
    for (std::uint32_t i = 1; i < members; ++i) {
        const std::size_t slot = head.at();
        head.put(0);
        if (kept[i]) head.link(slot, shift + static_cast<std::size_t>(address(kept[i]) - file));
    }
    return {.buffers = table + 4 + 4 * 4, .metadata = table + 4 + 6 * 4};
}

/// A table whose members are 32-bit words; returns the slot of the first one.
std::size_t put_table(Head& head, std::uint32_t members) {
    const std::size_t vtable = head.at();
    head.put((4 + members * 2) | ((4 + members * 4) << 16U));
    for (std::uint32_t i = 0; i < members; i += 2) {
        head.put((4 + i * 4) | (i + 1 < members ? (4 + (i + 1) * 4) << 16U : 0U));
    }
    const std::size_t table = head.at();
    head.put(static_cast<std::uint32_t>(table - vtable));
    for (std::uint32_t i = 0; i < members; ++i) head.put(0);
    return table + 4;
}

std::vector<std::byte> with_plan(const fb::Model& model, ByteView file, const Offsets& offsets) {
    const std::uint32_t buffers = model.buffers() ? model.buffers()->size() : 0;
    const std::uint32_t entries = model.metadata() ? model.metadata()->size() : 0;
    const std::size_t needed = 512 + (buffers + entries + offsets.size()) * 4;
    const std::size_t shift = (needed + shift_unit - 1) / shift_unit * shift_unit;
    Head head(shift);
    head.put(0);           // root
    head.put(0x334C4654);  // "TFL3"
    const Root root = put_root(head, model, file.data(), shift);
    const std::size_t buffer_slot = copy_list(head, model.buffers(), root.buffers, file.data(), shift);
    const std::size_t entry_slot = copy_list(head, model.metadata(), root.metadata, file.data(), shift);
    const std::size_t entry = put_table(head, 2);
    head.link(entry_slot, entry - 4);
    head.set(entry + 4, buffers);  // the index of the new buffer
    head.link(entry, head.at());
    head.put_text(plan_name);
    const std::size_t buffer = put_table(head, 1);
    head.link(buffer_slot, buffer - 4);
    head.align_next(16, 4);  // the schema aligns data to 16 bytes
    head.link(buffer, head.at());
    head.put(static_cast<std::uint32_t>((plan_header + offsets.size()) * 4));
    for (const std::uint32_t word : {1U, 0U, static_cast<std::uint32_t>(offsets.size())}) head.put(word);
    for (const std::int32_t offset : offsets) head.put(static_cast<std::uint32_t>(offset));
    return head.joined(file);
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

Result<std::vector<std::byte>> write_tflite(const Artifact& artifact, Progress&) {
    const Error other{.what = message("an offline plan is written into the model that it is for"),
                      .expected = message("a program opened from a .tflite, its first subgraph")};
    if (artifact.program.format != FormatId::tflite || artifact.method.name != artifact.program.methods.front().name)
        return other;
    TRY(const auto file, MappedFile::open(artifact.program.path));
    TRY(const auto* model, tflite::verified_model(file->bytes()));
    if (const std::size_t graphs = model->subgraphs()->size(); graphs > 1) {
        return Error{.what = message("the model has {graphs} subgraphs, and TensorFlow Lite Micro reads one list of "
                                     "offsets for each of them from its start",
                                     graphs),
                     .expected = message("a model with one subgraph"),
                     .remedy = message("write a .csv or .h; TensorFlow Lite Micro plans this model itself")};
    }
    const auto* tensors = model->subgraphs()->Get(0)->tensors();
    TRY(const tflite::Offsets offsets, tflite::offsets_of(artifact));
    if (!tensors || tensors->size() != offsets.size()) {
        return Error{.what = message("the model has changed since it was opened"),
                     .file = artifact.program.path,
                     .remedy = message("open it again")};
    }
    if (const auto entry = tflite::plan_entry(*model)) {
        if (std::string doubt = tflite::plan_doubt(*model); !doubt.empty())
            return Error{.what = Message::verbatim(std::move(doubt)),
                         .file = artifact.program.path,
                         .remedy = message("remove it from the model's metadata: then a plan is added")};
        CHECKED(tflite::plan_offsets(*model));
        return tflite::with_plan_in_place(*model, *entry, file->bytes(), offsets);
    }
    CHECKED(tflite::check_room(*model, file->bytes()));
    return tflite::with_plan(*model, file->bytes(), offsets);
}

}  // namespace arenascope
