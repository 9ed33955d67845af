#include "engine/runner/inputs.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/ir/pytree.h"
#include "engine/runner/sample_inputs.h"
#include "engine/runner/tensor_files.h"
#include "engine/runner/typed_values.h"

namespace arenascope {

namespace {

Result<std::size_t> find_value(const Method& method, const std::vector<ValueId>& ids,
                               const std::vector<std::string>& paths, const std::string& key, bool are_inputs) {
    std::vector<std::string> names;
    std::string known;
    std::optional<std::size_t> by_name, by_index;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (method.values[ids[i]].name == key) by_name = i;
        if (std::to_string(i) == key || "#" + std::to_string(i) == key) by_index = i;
    }
    if (by_name && by_index && by_name != by_index) {
        return Error{
            .what = are_inputs
                ? message("'{key}' is the name of input {named_input} and the index of input {indexed_input}", key,
                          *by_name, *by_index)
                : message("'{key}' is the name of output {named_output} and the index of output {indexed_output}", key,
                          *by_name, *by_index),
            .remedy = message("write '#{index}' or '#{other_index}'", *by_name, *by_index)};
    }
    if (by_name || by_index) return by_name ? *by_name : *by_index;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string& name = method.values[ids[i]].name;
        append_item(known, ", ", name);
        names.push_back(name);
        if (i >= paths.size() || paths[i].empty() || paths[i] == name || paths[i] == std::to_string(i)) continue;
        known += " (" + paths[i] + ")";
        names.push_back(paths[i]);
    }
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i] == key) return i;
    }
    return Error{.what = are_inputs ? message("unknown input '{key}'", key) : message("unknown output '{key}'", key),
                 .expected = !known.empty() ? message("an index or one of {expected}", known)
                     : are_inputs           ? message("none: the method has no inputs")
                                            : message("none: the method has no outputs"),
                 .remedy = did_you_mean(key, names)};
}

struct InputType {
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
};

/// The example of every symbol, inside its range.
sym::Values example_values(const sym::Ranges& ranges) {
    sym::Values out;
    for (const auto& [name, range] : ranges) {
        std::int64_t value = range.hint.value_or(range.max.value_or(range.min));
        value = std::max(value, range.min);
        if (range.max) value = std::min(value, *range.max);
        out.emplace(name, value);
    }
    return out;
}

/// The sizes of given inputs determine their symbols: one number each.
Result<> take_given_sizes(const Method& method, const InputRequest& request, sym::Values& values) {
    std::map<std::string, std::pair<std::int64_t, std::size_t>> given;  // the size, and the input with that size
    for (const auto& [index, shape] : request.shapes) {
        const Tensor* tensor = index < method.inputs.size() ? method.values[method.inputs[index]].tensor() : nullptr;
        if (!tensor || tensor->sizes.size() != shape.size()) continue;
        for (std::size_t i = 0; i < shape.size(); ++i) {
            if (tensor->sizes[i].op() != sym::Op::symbol) continue;
            const std::string symbol = tensor->sizes[i].text();
            const auto [known, is_new] = given.emplace(symbol, std::pair(shape[i], index));
            if (is_new || known->second.first == shape[i]) continue;
            const auto name = [&](std::size_t input) { return method.values[method.inputs[input]].name; };
            return Error{
                .what = message("symbol {symbol} is {size} by input '{input}' and {other_size} by "
                                "input '{other_input}'",
                                symbol, known->second.first, name(known->second.second), shape[i], name(index)),
                .expected = message("one size")};
        }
    }
    for (const auto& [symbol, size] : given) values.insert_or_assign(symbol, size.first);
    return done;
}

/// All inputs with one symbol must have the same size, whatever their source.
Result<> check_symbols(const Method& method, const std::vector<HostTensor>& inputs) {
    InputRequest all;
    for (std::size_t i = 0; i < inputs.size() && i < method.inputs.size(); ++i) all.shapes[i] = inputs[i].shape;
    sym::Values values;
    return take_given_sizes(method, all, values);
}

/// A .pte's sizes are its upper bounds, and an unbacked symbol has no example.
std::vector<std::int64_t> example_shape(const Tensor& tensor, const sym::Values& symbols) {
    std::vector<std::int64_t> shape = tensor.upper;
    for (std::size_t i = 0; i < tensor.sizes.size() && i < shape.size(); ++i) {
        if (const auto size = tensor.sizes[i].evaluate(symbols); size.ok()) shape[i] = size.value();
    }
    return shape;
}

/// Numbers are tensors without dimensions; None and strings are fixed by the program.
Result<InputType> type_of(const Value& value, std::size_t index, const sym::Values* examples) {
    if (const Tensor* tensor = value.tensor())
        return InputType{tensor->dtype, examples ? example_shape(*tensor, *examples) : tensor->upper};
    if (std::holds_alternative<std::int64_t>(value.data)) return InputType{DType::i64, {}};
    if (std::holds_alternative<double>(value.data)) return InputType{DType::f64, {}};
    if (std::holds_alternative<bool>(value.data)) return InputType{DType::boolean, {}};
    return Error{.what = message("input {index} '{name}' takes no value", index, value.name),
                 .expected = message("a tensor or a number")};
}

bool is_planned(const Plan& plan, ValueId id) {
    return std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                       [&](const Buffer& buffer) { return buffer.id == id; });
}

Error no_value_for(const Method& method, const Plan& plan, std::size_t index, const InputType& type) {
    const ValueId id = method.inputs[index];
    const Value& value = method.values[id];
    const bool unplanned = value.tensor() && !value.tensor()->is_constant && !is_planned(plan, id);
    return Error{.what = unplanned ? message("input {index} '{name}' is not planned", index, value.name)
                                   : message("input {index} '{name}' has no value", index, value.name),
                 .expected = Message::verbatim(type_text(type.dtype, type.shape)),
                 .remedy = unplanned ? message("give a buffer: --input {index}=PATH, --random SEED or --zeros", index)
                                     : message("give --input {index}=PATH, --random SEED or --zeros", index)};
}

/// "out0" and "in1" are positions; anything else is looked up as it is.
std::string without_prefix(const std::string& text, std::string_view prefix) {
    const bool numbered = text.starts_with(prefix) && text.size() > prefix.size() &&
        text.find_first_not_of("0123456789", prefix.size()) == std::string::npos;
    return numbered ? text.substr(prefix.size()) : text;
}

/// The input of each tensor in a .pt or .npz, by their names: by name, path or position; also of the arguments for
/// torch.export, a tuple of arguments and a dict of keywords.
Result<std::vector<std::size_t>> inputs_of(const Method& method, const std::vector<std::string>& saved) {
    const bool is_call = !saved.empty() && std::all_of(saved.begin(), saved.end(), [](const std::string& name) {
        return name.starts_with("0.") || name.starts_with("1.");
    });
    std::vector<std::size_t> out;
    for (const std::string& name : saved) {
        auto found = find_input(method, saved.size() == 1 && name.empty() ? "0" : name);
        if (const std::string number = numbered_name(name); !found.ok() && !number.empty())
            found = find_input(method, number);
        if (!found.ok() && is_call) found = find_input(method, (name.starts_with("0.") ? "" : "kw.") + name.substr(2));
        if (auto keyword = find_input(method, "kw." + name); !found.ok() && keyword.ok()) found = std::move(keyword);
        if (!found.ok()) return std::move(found).error();
        if (std::find(out.begin(), out.end(), found.value()) != out.end())
            return Error{.what = message("input '{key}' is given twice", name),
                         .expected = message("one --input for each")};
        out.push_back(found.value());
    }
    return out;
}

/// The value for which a program was specialised: a run takes no other.
std::optional<HostTensor> fixed_value(const Value& value) {
    const Tensor* tensor = value.tensor();
    if (!tensor || tensor->is_constant || !tensor->data ||
        static_cast<std::int64_t>(tensor->data->bytes.size()) != tensor->bytes())
        return std::nullopt;
    const ByteView bytes = tensor->data->bytes;
    return HostTensor{tensor->dtype, tensor->upper, {bytes.begin(), bytes.end()}};
}

/// Input `index` from a file: of several tensors in a .pt, the one with its name, path or position.
Result<HostTensor> read_input(const Method& method, std::size_t index, const std::string& path, const InputType& type,
                              SavedFiles& files) {
    const std::string& name = method.values[method.inputs[index]].name;
    if (is_typed_value(path)) return typed_value(path, type.dtype, type.shape).in("input '" + name + "'");
    if (!holds_several(path)) return read_tensor_file(path, type.dtype, type.shape);
    TRY(const auto saved, files.read(path));
    if (saved->size() == 1) return saved->front().second;
    std::vector<std::string> names;
    for (const auto& [saved_name, tensor] : *saved) names.push_back(saved_name);
    auto inputs = inputs_of(method, names);
    if (!inputs.ok()) return std::move(inputs).error().of_file(path);
    const auto at = std::find(inputs.value().begin(), inputs.value().end(), index);
    if (at == inputs.value().end()) {
        return Error(Error{.what =
                               message("unknown tensor '{name}'; the file has {tensors} tensors", name, saved->size()),
                           .expected = message("a tensor, or a list or dict of tensors")})
            .of_file(path);
    }
    return (*saved)[static_cast<std::size_t>(at - inputs.value().begin())].second;
}

Result<HostTensor> make_input(const Method& method, const Plan& plan, std::size_t index, const InputRequest& request,
                              const sym::Values* examples, SplitMix64& random, SavedFiles& files) {
    TRY(const InputType usual, type_of(method.values[method.inputs[index]], index, examples));
    InputType type = usual;
    if (const auto shape = request.shapes.find(index); shape != request.shapes.end()) type.shape = shape->second;
    if (const auto file = request.files.find(index); file != request.files.end())
        return read_input(method, index, file->second, type, files);
    if (const auto fixed = fixed_value(method.values[method.inputs[index]])) return *fixed;
    switch (request.values) {
        case InputRequest::Values::random: return random_tensor(type.dtype, type.shape, random);
        case InputRequest::Values::zeros: return zero_tensor(type.dtype, type.shape);
        case InputRequest::Values::given: break;
    }
    return no_value_for(method, plan, index, usual);
}

}  // namespace

std::vector<std::string> input_paths_of(const Method& method) {
    const auto paths = input_paths(method.encoded_in_tree);
    return paths.ok() && paths.value().size() == method.inputs.size() ? paths.value() : std::vector<std::string>();
}

std::vector<std::string> output_paths_of(const Method& method) {
    const auto paths = output_paths(method.encoded_out_tree);
    return paths.ok() && paths.value().size() == method.outputs.size() ? paths.value() : std::vector<std::string>();
}

Result<std::size_t> find_input(const Method& method, const std::string& key) {
    return find_value(method, method.inputs, input_paths_of(method), key, true);
}

Result<std::size_t> find_output(const Method& method, const std::string& key) {
    return find_value(method, method.outputs, output_paths_of(method), key, false);
}

Result<std::vector<std::vector<std::vector<std::int64_t>>>> warmups_of(const Method& method, const KeyedTexts& given) {
    std::vector<std::vector<std::vector<std::int64_t>>> warmups;
    std::vector<std::size_t> counts(method.inputs.size(), 0);
    for (const auto& [key, text] : given) {
        if (key.empty())
            return Error{.what = message("'{value}' is not an input shape for a warm-up", text),
                         .expected = Message::verbatim("x=4,16")};
        TRY(const std::size_t input, find_input(method, key));
        TRY(const std::vector<std::int64_t> shape, parse_shape(text));
        const std::size_t number = counts[input]++;
        while (warmups.size() <= number) {
            auto& shapes = warmups.emplace_back();
            for (const ValueId id : method.inputs) {
                const Tensor* tensor = method.values[id].tensor();
                shapes.push_back(tensor ? tensor->upper : std::vector<std::int64_t>());
            }
        }
        warmups[number][input] = shape;
    }
    return warmups;
}

Result<std::map<std::size_t, std::string>> input_files(const Method& method, const KeyedTexts& given) {
    std::map<std::size_t, std::string> files;
    for (const auto& [key, path] : given) {
        if (key.empty()) {  // a .pt or .npz with all of them
            TRY(const std::vector<std::string> saved, saved_names(path));
            auto inputs_in = inputs_of(method, saved);
            if (!inputs_in.ok()) return std::move(inputs_in).error().of_file(path);
            for (const std::size_t index : inputs_in.value()) files[index] = path;
            continue;
        }
        TRY(const std::size_t index, find_input(method, key));
        if (!files.emplace(index, path).second)
            return Error{.what = message("input '{key}' is given twice", key),
                         .expected = message("one --input for each")};
    }
    return files;
}

Result<std::map<std::size_t, std::vector<std::int64_t>>> input_shapes(const Method& method, const KeyedTexts& given) {
    std::map<std::size_t, std::vector<std::int64_t>> shapes;
    for (const auto& [key, text] : given) {
        TRY(const std::size_t index, find_input(method, key));
        TRY(shapes[index], parse_shape(text));
    }
    return shapes;
}

Result<std::vector<HostTensor>> make_inputs(const Program& program, const Method& method, const Plan& plan,
                                            const InputRequest& request) {
    const bool has_buffers = std::all_of(method.inputs.begin(), method.inputs.end(), [&](ValueId id) {
        const Tensor* tensor = method.values[id].tensor();
        return !tensor || tensor->is_constant || is_planned(plan, id);
    });
    const bool is_free =
        request.values == InputRequest::Values::given && request.files.empty() && request.shapes.empty();
    if (has_buffers && is_free) {
        if (auto samples = sample_inputs(program, method); samples.ok()) return std::move(samples).take();
    }
    const bool wants_examples = request.sizes == InputRequest::Sizes::example;
    sym::Values examples = wants_examples ? example_values(method.ranges) : sym::Values();
    CHECKED(take_given_sizes(method, request, examples));
    SplitMix64 random(request.seed);
    SavedFiles files;
    std::vector<HostTensor> inputs;
    for (std::size_t i = 0; i < method.inputs.size(); ++i) {
        const auto& data = method.values[method.inputs[i]].data;
        if (std::holds_alternative<Null>(data) || std::holds_alternative<std::string>(data)) {
            inputs.emplace_back();  // fixed when the program was exported
            continue;
        }
        TRY(HostTensor input,
            make_input(method, plan, i, request, examples.empty() ? nullptr : &examples, random, files));
        inputs.push_back(std::move(input));
    }
    CHECKED(check_symbols(method, inputs));
    return inputs;
}

Result<std::vector<HostTensor>> recorded_inputs(const Method& method, const VectorRun& run,
                                                const std::map<std::size_t, std::string>& files) {
    std::vector<HostTensor> inputs = run.inputs;
    SavedFiles read;
    for (const auto& [index, file] : files) {
        if (index >= inputs.size() || index >= method.inputs.size()) continue;
        const InputType type{.dtype = inputs[index].dtype, .shape = inputs[index].shape};
        TRY(inputs[index], read_input(method, index, file, type, read));
    }
    return inputs;
}

Result<std::vector<Binding>> make_bindings(const Method& method, const KeyedTexts& given) {
    std::vector<Binding> bindings;
    for (const auto& [output, input] : given) {
        Binding binding;
        TRY(binding.output, find_output(method, without_prefix(output, "out")).in("--bind"));
        TRY(binding.input, find_input(method, without_prefix(input, "in")).in("--bind"));
        bindings.push_back(binding);
    }
    return bindings;
}

}  // namespace arenascope
