#include "engine/runner/given_values.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/evaluate/evaluator.h"
#include "engine/runner/tensor_files.h"

namespace arenascope {

namespace {

constexpr std::size_t most_bytes = 64 << 10;  ///< lists of sizes, axes and scales are short

/// The input with that index or name; null if there is none, which the run itself reports.
OnnxValue* find(std::vector<OnnxValue>& values, const std::string& key) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].name == key || std::to_string(i) == key || "#" + std::to_string(i) == key) return &values[i];
    }
    return nullptr;
}

std::optional<std::vector<std::int64_t>> fixed_shape(const TensorType& type) {
    std::vector<std::int64_t> out;
    for (const sym::Expr& size : type.sizes) {
        if (!size.is_constant()) return std::nullopt;
        out.push_back(size.constant());
    }
    return out;
}

}  // namespace

Result<std::vector<OnnxValue>> given_values(const std::string& model, const KeyedTexts& inputs,
                                            const KeyedTexts& shapes) {
    std::vector<OnnxValue> out;
    if (inputs.empty() && shapes.empty()) return out;
    const auto file = MappedFile::open(model);
    if (!file.ok() || !sniff_onnx(file.value()->bytes())) return out;  // opening it reports the error
    auto declared = onnx_inputs(file.value());
    if (!declared.ok()) return out;
    std::vector<const OnnxValue*> shaped;
    for (const auto& [key, text] : shapes) {
        OnnxValue* value = find(declared.value(), key);
        const auto shape = parse_shape(text);
        if (!value || !shape.ok() || shape.value().size() != value->type.sizes.size()) continue;  // the run reports it
        value->type.sizes.assign(shape.value().begin(), shape.value().end());
        shaped.push_back(value);
    }
    for (const auto& [key, path] : inputs) {
        OnnxValue* value = find(declared.value(), key);
        if (!value || path.ends_with(".pt")) continue;
        const auto shape = fixed_shape(value->type);
        const bool says_itself = path.ends_with(".npy") || path.ends_with(".pb");
        if (!says_itself && !shape) continue;
        auto read = read_tensor_file(path, value->type.dtype, shape.value_or(std::vector<std::int64_t>()));
        if (!read.ok()) continue;  // the run reads it again and reports the error
        HostTensor tensor = std::move(read).take();
        OnnxValue given{.name = value->name, .type = {.dtype = tensor.dtype}};
        given.type.sizes.assign(tensor.shape.begin(), tensor.shape.end());
        if (tensor.bytes.size() <= most_bytes) {
            auto owner = std::make_shared<const std::vector<std::byte>>(std::move(tensor.bytes));
            given.data = Data{ByteView(*owner), owner};
        }
        std::erase(shaped, value);
        out.push_back(std::move(given));
    }
    for (const OnnxValue* value : shaped) out.push_back({.name = value->name, .type = value->type});
    return out;
}

void take_sizes(const Program& program, const std::vector<OnnxValue>& given, Tuning& tuning) {
    const auto method = find_method(program, tuning.method);
    if (!method.ok()) return;
    for (const ValueId id : method.value()->inputs) {
        const Value& input = method.value()->values[id];
        const auto found =
            std::find_if(given.begin(), given.end(), [&](const OnnxValue& value) { return value.name == input.name; });
        if (!input.tensor() || found == given.end()) continue;
        const auto& sizes = input.tensor()->sizes;
        if (sizes.size() != found->type.sizes.size()) continue;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            if (sizes[i].op() != sym::Op::symbol) continue;
            const auto range = method.value()->ranges.find(sizes[i].name());
            if (range == method.value()->ranges.end() || range->second.max) continue;
            const std::int64_t size = found->type.sizes[i].constant();
            tuning.ranges.try_emplace(sizes[i].name(), RangeEdit{size, size});
        }
    }
}

}  // namespace arenascope
