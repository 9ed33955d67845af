#include "engine/formats/tflite/tflite_plan.h"

#include <flatbuffers/flatbuffers.h>

#include <algorithm>

#include "engine/formats/tflite/tflite.h"

namespace arenascope {

bool sniff_tflite(ByteView file) {
    const auto id = slice(file, 4, 4);
    return id && as_text(*id).substr(0, 3) == "TFL";
}

namespace tflite {

std::optional<std::uint32_t> plan_entry(const fb::Model& model) {
    if (!model.metadata()) return std::nullopt;
    for (std::uint32_t i = 0; i < model.metadata()->size(); ++i) {
        const fb::Metadata& entry = *model.metadata()->Get(i);
        if (entry.name() && entry.name()->string_view() == plan_name) return i;
    }
    return std::nullopt;
}

std::string plan_doubt(const fb::Model& model) {
    const auto entry = plan_entry(model);
    if (!entry) return {};
    const std::string name(plan_name);
    const std::uint32_t index = model.metadata()->Get(*entry)->buffer();
    const auto* data =
        model.buffers() && index < model.buffers()->size() ? model.buffers()->Get(index)->data() : nullptr;
    if (!data || data->size() < plan_header * 4) return {};  // plan_offsets says what is wrong
    const ByteView bytes = std::as_bytes(std::span(data->data(), data->size()));
    const auto version = read_at<std::int32_t>(bytes, 0).value_or(-1),
               graph = read_at<std::int32_t>(bytes, 4).value_or(-1);
    // Vela writes version 0 and how many graphs there are, others version 1 and the graph's index.
    if (version < 0 || version > 1)
        return name + " has version " + std::to_string(version) + ", which is not known: its offsets are not used";
    if (graph < 0 || graph > 1)
        return name + " is for subgraph " + std::to_string(graph) + ", not for the first: its offsets are not used";
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
            .what = message("has {which} bytes", data ? data->size() : 0),
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

Result<const fb::Model*> verified_model(ByteView file) {
    if (file.size() < 8 || as_text(file.subspan(4, 4)) != "TFL3") {
        return Error{.what = message("this version of the format is not supported"),
                     .place = "header",
                     .expected = message("the identifier TFL3")};
    }
    // Every table of an honest model takes at least four bytes; a table that many others name is no attack by itself.
    flatbuffers::Verifier::Options options;
    options.max_depth = 64;
    options.max_tables = static_cast<flatbuffers::uoffset_t>(std::min<std::size_t>(file.size() / 2 + 16, 50'000'000));
    flatbuffers::Verifier verifier(reinterpret_cast<const std::uint8_t*>(file.data()), file.size(), options);
    if (!fb::VerifyModelBuffer(verifier)) {
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

}  // namespace tflite
}  // namespace arenascope
