#include "engine/formats/tflite/tflite_plan.h"

#include <flatbuffers/flatbuffers.h>

#include <algorithm>

#include "engine/formats/tflite/tflite.h"
#include "engine/formats/tflite/tflite_shared_rows.h"

namespace arenascope {

bool sniff_tflite(ByteView file) {
    const auto id = slice(file, 4, 4);
    return id && as_text(*id).substr(0, 3) == "TFL";
}

namespace tflite {

std::optional<std::int64_t> fixed_bytes(const Tensor& tensor) {
    std::int64_t bytes = item_size(tensor.dtype);
    for (const sym::Expr& size : tensor.sizes) {
        if (!size.is_constant()) return std::nullopt;
        const auto product = checked_mul(bytes, size.constant());
        if (!product) return std::nullopt;
        bytes = *product;
    }
    return bytes;
}

namespace {

/// Bytes at the sizes for which the plan of the file was made: dynamic dimensions have their example size.
std::optional<std::int64_t> planned_bytes(const Method& method, Tensor tensor) {
    sym::Values own;
    for (const sym::Expr& size : tensor.sizes) {
        for (const std::string& symbol : size.symbols())
            if (const auto& hint = method.ranges.at(symbol).hint) own[symbol] = *hint;
    }
    for (sym::Expr& size : tensor.sizes) {
        const auto value = size.evaluate(own);
        if (!value.ok()) return std::nullopt;
        size = sym::Expr(value.value());
    }
    return fixed_bytes(tensor);
}

/// An Ethos-U operator computes inside its scratch tensor (its third input). The tensors that Vela places there are
/// part of it.
void share_scratch(Method& method, const Table<ValueId, std::int32_t>& offsets) {
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != "tflite::ethos-u" || instruction.args.size() < 3) continue;
        const ValueId root = instruction.args[2];
        if (!method.values[root].tensor()) continue;
        const Tensor scratch = *method.values[root].tensor();
        const std::int64_t bytes = planned_bytes(method, scratch).value_or(0);
        if (scratch.is_constant || scratch.role != Role::intermediate || offsets[root] < 0) continue;
        for (std::size_t i = 3; i < instruction.args.size(); ++i) {
            const ValueId id = instruction.args[i];
            if (!method.values[id].tensor()) continue;
            Tensor& tensor = *method.values[id].tensor();
            const bool inside = id != root && !tensor.is_constant && !tensor.is_state && tensor.alias_of == no_value &&
                offsets[id] == offsets[root] && planned_bytes(method, tensor).value_or(bytes + 1) <= bytes;
            if (inside) tensor.alias_of = root;
        }
    }
}

/// The common alignment of all offsets, at most 16: the arena was packed with this alignment.
std::int64_t alignment_of(const Table<ValueId, std::int32_t>& offsets) {
    std::int64_t align = 16;
    for (const std::int32_t offset : offsets) {
        while (offset > 0 && offset % align != 0) align /= 2;
    }
    return align;
}

}  // namespace

std::optional<std::uint32_t> plan_entry(const fb::Model& model) {
    if (!model.metadata()) return std::nullopt;
    for (std::uint32_t i = 0; i < model.metadata()->size(); ++i) {
        const fb::Metadata& entry = *model.metadata()->Get(i);
        if (entry.name() && entry.name()->string_view() == plan_name) return i;
    }
    return std::nullopt;
}

Message plan_doubt(const fb::Model& model) {
    const auto entry = plan_entry(model);
    if (!entry) return {};
    const std::uint32_t index = model.metadata()->Get(*entry)->buffer();
    const auto* data =
        model.buffers() && index < model.buffers()->size() ? model.buffers()->Get(index)->data() : nullptr;
    if (!data || data->size() < plan_header * 4) return {};  // plan_offsets reports the fault
    const ByteView bytes = std::as_bytes(std::span(data->data(), data->size()));
    const auto version = read_at<std::int32_t>(bytes, 0).value_or(-1),
               graph = read_at<std::int32_t>(bytes, 4).value_or(-1);
    // Vela writes version 0 and the number of graphs. Other tools write version 1 and the index of the graph.
    if (version < 0 || version > 1)
        return message("{plan} has the unknown version {version}; its offsets are not used", plan_name, version);
    if (graph < 0 || graph > 1)
        return message("{plan} is for subgraph {subgraph}, not for the first; its offsets are not used", plan_name,
                       graph);
    return {};
}

bool has_second_plan(const fb::Model& model) {
    std::size_t count = 0;
    for (std::uint32_t i = 0; model.metadata() && i < model.metadata()->size(); ++i) {
        const fb::Metadata& entry = *model.metadata()->Get(i);
        count += entry.name() && entry.name()->string_view() == plan_name ? 1 : 0;
    }
    return count > 1;
}

Result<std::vector<std::int32_t>> plan_offsets(const fb::Model& model) {
    const auto entry = plan_entry(model);
    if (!entry) return std::vector<std::int32_t>();
    const std::uint32_t index = model.metadata()->Get(*entry)->buffer();
    if (!model.buffers() || index >= model.buffers()->size()) {
        return Error{.what = message("metadata names buffer {index}", index),
                     .place = std::string(plan_name),
                     .expected = message("the index of a buffer")};
    }
    std::size_t tensors = 0, all = 0;
    for (std::uint32_t i = 0; i < model.subgraphs()->size(); ++i) {
        const auto* list = model.subgraphs()->Get(i)->tensors();
        all += list ? list->size() : 0;
        if (i == 0) tensors = all;
    }
    const auto* data = model.buffers()->Get(index)->data();
    if (data && data->size() == (plan_header + all) * 4) tensors = all;
    if (!data || data->size() != (plan_header + tensors) * 4) {
        return Error{
            .what = message("has {bytes} bytes", data ? data->size() : 0),
            .place = std::string(plan_name),
            .expected = message("{tensors}: three numbers and one for each tensor", (plan_header + tensors) * 4)};
    }
    const ByteView bytes = std::as_bytes(std::span(data->data(), data->size()));
    if (static_cast<std::size_t>(read_at<std::int32_t>(bytes, 8).value_or(-1)) != tensors) {
        return Error{.what = message("is for another number of tensors"),
                     .place = std::string(plan_name),
                     .expected = Message::verbatim(std::to_string(tensors))};
    }
    std::vector<std::int32_t> offsets;
    for (std::size_t i = 0; i < tensors; ++i)
        offsets.push_back(read_at<std::int32_t>(bytes, (plan_header + i) * 4).value_or(-1));
    return offsets;
}

namespace {

/// Ends of lists of a model. Tables stand before what they refer to: in a file whose copy stopped, some end beyond it.
class ListEnds {
public:
    explicit ListEnds(ByteView file) : file_(file) {}

    /// The first end beyond the file.
    [[nodiscard]] std::optional<std::uint64_t> beyond() {
        constexpr int operator_codes = 1, subgraphs = 2, buffers = 4, data = 0;
        const std::uint64_t root = target(0);
        for (const int field : {operator_codes, subgraphs, buffers}) {
            const std::uint64_t list = vector_of(root, field, 4);
            const std::uint64_t count = list == 0 ? 0 : number(list);
            for (std::uint64_t i = 0; i < count && !beyond_; ++i) {
                const std::uint64_t table = target(list + 4 + 4 * i);
                if (field == buffers) vector_of(table, data, 1);
            }
        }
        return beyond_;
    }

private:
    /// 0 behind the end.
    std::uint32_t number(std::uint64_t at) {
        if (at + 4 > file_.size() && !beyond_) beyond_ = at + 4;
        return read_at<std::uint32_t>(file_, at).value_or(0);
    }
    std::uint64_t target(std::uint64_t at) { return at + number(at); }
    /// Where the list of a table begins that has items of `width` bytes; 0: it has none, or it is not all there.
    std::uint64_t vector_of(std::uint64_t table, int field, std::uint64_t width) {
        const auto back = static_cast<std::int32_t>(number(table));
        const std::uint64_t names = table - static_cast<std::uint64_t>(std::int64_t{back});
        const std::uint64_t slot = 4 + 2 * static_cast<std::uint64_t>(field);
        const std::uint16_t size = read_at<std::uint16_t>(file_, names).value_or(0);
        const std::uint16_t place = slot + 2 > size ? 0 : read_at<std::uint16_t>(file_, names + slot).value_or(0);
        if (beyond_ || place == 0) return 0;
        const std::uint64_t list = target(table + place), end = list + 4 + width * number(list);
        if (end > file_.size() && !beyond_) beyond_ = end;
        return beyond_ ? 0 : list;
    }

    ByteView file_;
    std::optional<std::uint64_t> beyond_;
};

}  // namespace

Result<const fb::Model*> verified_model(ByteView file) {
    if (file.size() < 8 || as_text(file.subspan(4, 4)) != "TFL3") {
        return Error{.what = message("this version of the format is not supported"),
                     .place = "header",
                     .expected = message("the identifier TFL3")};
    }
    // Each table of a valid model takes at least four bytes. A table that many others refer to is not an attack by
    // itself.
    flatbuffers::Verifier::Options options;
    options.max_depth = 64;
    options.max_tables = static_cast<flatbuffers::uoffset_t>(std::min<std::size_t>(file.size() / 2 + 16, 50'000'000));
    flatbuffers::Verifier verifier(reinterpret_cast<const std::uint8_t*>(file.data()), file.size(), options);
    if (!fb::VerifyModelBuffer(verifier)) {
        if (const auto end = ListEnds(file).beyond())
            return Error{.what = message("its lists go on to byte {end}, the file has {size}", *end, file.size()),
                         .place = "header",
                         .expected = message("a complete file"),
                         .remedy = message("the file is truncated or damaged; copy it again")};
        return Error{.what = message("the flatbuffer is damaged"),
                     .place = "header",
                     .expected = message("tables and lists inside the file"),
                     .remedy = message("convert or copy the model again")};
    }
    const fb::Model* model = fb::GetModel(file.data());
    if (!model->subgraphs() || model->subgraphs()->size() == 0) {
        return Error{.what = message("holds no subgraph"), .expected = message("at least one")};
    }
    return model;
}

Result<> apply_plan(const fb::Model& model, const Table<ValueId, std::int32_t>& index, Program& program) {
    Method& method = program.methods.front();
    if (Message doubt = plan_doubt(model); !doubt.empty()) {
        program.notes.push_back(std::move(doubt));
        return done;
    }
    if (has_second_plan(model))
        program.notes.push_back(message("the file has several plans ({plan}); the first one is used", plan_name));
    TRY(const std::vector<std::int32_t> listed, plan_offsets(model));
    if (listed.empty()) return done;
    // A list for all tensors of the file has one subgraph after the other, as TensorFlow Lite Micro reads it.
    Table<ValueId, std::int32_t> offsets(index.size(), -1);
    for (const ValueId id : index.indices()) {
        const auto at = static_cast<std::size_t>(index[id]);
        if (method.values[id].tensor() && index[id] >= 0 && at < listed.size()) offsets[id] = listed[at];
    }
    Table<ValueId, bool> used(offsets.size(), false);
    for (const ListedNode& row : method.node_list) {
        for (const auto* ids : {&row.values, &row.uses}) {
            for (const ValueId id : *ids) used[id] = true;
        }
    }
    bool complete = true;
    for (const ValueId id : offsets.indices()) {
        if (!method.values[id].tensor()) continue;
        const Tensor& tensor = *method.values[id].tensor();
        if (tensor.is_constant || !used[id]) continue;
        if (offsets[id] < -1) {
            return Error{.what = message("offset {offsets}", offsets[id]),
                         .place = std::string(plan_name),
                         .expected = message("-1 or more")};
        }
        complete = complete && offsets[id] >= 0;
    }
    for (const ValueId id : offsets.indices()) {
        if (!method.values[id].tensor()) continue;
        Tensor& tensor = *method.values[id].tensor();
        if (tensor.is_constant || !used[id] || offsets[id] < 0) continue;
        if (complete) tensor.loaded = Allocation{1, offsets[id]};
        else method.pinned.emplace(method.values[id].name, offsets[id]);
    }
    program.align = alignment_of(offsets);
    share_scratch(method, offsets);
    if (complete) share_rows(method);
    // The file does not say how large the arena is: it ends where its tensors end at the sizes that are asked for.
    if (complete) method.loaded_arena_bytes = {0, -1};
    program.notes.push_back(complete ? message("the file has an offline plan, shown as 'loaded'")
                                     : message("the file has an offline plan for some tensors, which are pinned"));
    return done;
}

}  // namespace tflite
}  // namespace arenascope
