#include "engine/runner/given_values.h"

#include <algorithm>
#include <filesystem>

#include "engine/base/text.h"
#include "engine/evaluate/evaluator.h"
#include "engine/runner/inputs.h"
#include "engine/runner/sample_inputs.h"
#include "engine/runner/tensor_files.h"
#include "engine/runner/typed_values.h"

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

/// The shape for a value whose text or bytes do not state one; nothing if it has open dimensions.
std::optional<std::vector<std::int64_t>> shape_for(const std::string& text, const TensorType& type) {
    if (is_typed_value(text) && type.sizes.size() == 1) return std::vector<std::int64_t>{0};  // as many as there are
    return fixed_shape(type);
}

/// Its tensor in a file of several: the only one, or the one with its name or number.
Result<std::optional<HostTensor>> one_of_several(const std::string& path, const std::vector<OnnxValue>& declared,
                                                 const OnnxValue& value, SavedFiles& files) {
    TRY(const auto saved, files.read(path));
    if (saved->size() == 1) return std::optional(saved->front().second);
    for (const auto& [name, tensor] : *saved) {
        const std::string number = numbered_name(name);
        const bool is_it =
            name == value.name || (!number.empty() && number == std::to_string(&value - declared.data()));
        if (is_it) return std::optional(tensor);
    }
    return std::optional<HostTensor>();  // the run reports it
}

Result<std::optional<HostTensor>> value_of(const std::string& text, const std::vector<OnnxValue>& declared,
                                           const OnnxValue& value, SavedFiles& files) {
    if (holds_several(text)) return one_of_several(text, declared, value, files);
    const auto shape = shape_for(text, value.type);
    if (is_typed_value(text)) {
        if (!shape) return std::optional<HostTensor>();
        TRY(HostTensor typed, typed_value(text, value.type.dtype, *shape).in("input '" + value.name + "'"));
        return std::optional(std::move(typed));
    }
    const bool states_shape = text.ends_with(".npy") || text.ends_with(".pb");
    if (!states_shape && !shape) return std::optional<HostTensor>();
    TRY(HostTensor read, read_tensor_file(text, value.type.dtype, shape.value_or(std::vector<std::int64_t>())));
    return std::optional(std::move(read));
}

OnnxValue given_as(const std::string& name, HostTensor tensor) {
    OnnxValue given{.name = name, .type = {.dtype = tensor.dtype}};
    given.type.sizes.assign(tensor.shape.begin(), tensor.shape.end());
    if (tensor.bytes.size() <= most_bytes) {
        auto owner = std::make_shared<const std::vector<std::byte>>(std::move(tensor.bytes));
        given.data = Data{ByteView(*owner), owner};
    }
    return given;
}

/// Each input with its text; a file with values of all inputs counts for each of them that it names.
Result<KeyedTexts> spread(const KeyedTexts& inputs, const std::vector<OnnxValue>& declared) {
    KeyedTexts out;
    for (const auto& [key, text] : inputs) {
        if (!key.empty()) {
            out.emplace_back(key, text);
            continue;
        }
        TRY(const std::vector<std::string> saved, saved_names(text));
        for (const std::string& name : saved) {
            const std::string number = name.empty() && saved.size() == 1 ? "0" : numbered_name(name);
            const bool is_declared = std::any_of(declared.begin(), declared.end(),
                                                 [&](const OnnxValue& value) { return value.name == name; });
            if (is_declared || !number.empty()) out.emplace_back(is_declared ? name : number, text);
        }
    }
    return out;
}

/// Symbols of an .onnx that became constants when it was read need no range any more. Over a range of several sizes the
/// others may not follow.
Result<> settle_ranges(const Program& program, Tuning& tuning) {
    if (tuning.ranges.empty() || program.format != FormatId::onnx || !program.file) return done;
    const auto method = find_method(program, tuning.method);
    if (!method.ok()) return done;  // whoever uses the method reports it
    TRY(const std::vector<OnnxValue> inputs, onnx_inputs(program.file));
    for (const OnnxValue& input : inputs) {
        for (const sym::Expr& size : input.type.sizes) {
            if (size.op() != sym::Op::symbol || method.value()->ranges.contains(size.name())) continue;
            const auto range = tuning.ranges.find(size.name());
            if (range == tuning.ranges.end()) continue;
            if (range->second.min != range->second.max) {
                return Error{.what = message("sizes cannot be computed over a range of '{symbol}'", size.name()),
                             .expected = message("one size"),
                             .remedy = message("fix it, e.g. --range {symbol}={size}", size.name(), range->second.max)};
            }
            tuning.ranges.erase(range);
        }
    }
    return done;
}

/// Inputs that the program lacks, unless another program may have them.
Result<> check_keys(const Program& program, const GivenInputs& given, const Tuning& tuning) {
    if (given.are_for_several || (given.values.empty() && given.shapes.empty())) return done;
    const auto method = find_method(program, tuning.method);
    if (!method.ok()) return done;
    for (const KeyedTexts* texts : {&given.values, &given.shapes}) {
        for (const auto& [key, text] : *texts) {
            if (!key.empty()) CHECKED(find_input(*method.value(), key));
        }
    }
    return done;
}

}  // namespace

GivenInputs given_by(const Session& session) {
    GivenInputs out;
    if (!session.view) return out;
    std::error_code failed;
    for (const auto& [input, text] : session.view->input_files) {
        if (is_typed_value(text) || std::filesystem::is_regular_file(text, failed))
            out.values.emplace_back(input, text);
    }
    return out;
}

Result<std::shared_ptr<const Program>> open_specialised(const Engine& engine, const std::string& path,
                                                        Companions companions, const GivenInputs& given, Tuning& tuning,
                                                        Progress& progress) {
    for (const auto& [symbol, range] : tuning.ranges) {
        if (range.min == range.max) companions.known.sizes[symbol] = range.max;
    }
    TRY(companions.known.values, given_values(path, given.values, given.shapes));
    TRY(auto program, open_with_companions(engine, path, companions, progress));
    const auto settled = [&]() -> Result<> {
        CHECKED(settle_ranges(*program, tuning));
        return check_keys(*program, given, tuning);
    }();
    if (!settled.ok()) return Error(settled.error()).of_file(path);
    take_sizes(*program, companions.known.values, tuning);
    return program;
}

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
    TRY(const KeyedTexts each, spread(inputs, declared.value()));
    SavedFiles files;
    for (const auto& [key, text] : each) {
        const OnnxValue* value = find(declared.value(), key);
        if (!value) continue;
        TRY(auto tensor, value_of(text, declared.value(), *value, files));
        if (!tensor) continue;
        std::erase(shaped, value);
        out.push_back(given_as(value->name, *std::move(tensor)));
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
