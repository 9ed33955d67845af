#pragma once
// Small programs of the training dialect made by hand, lowered, planned and run.

#include <cmath>
#include <cstring>

#include "engine/engine.h"
#include "engine/lowering/lower.h"

namespace arenascope::testing {

using Numbers = std::vector<double>;
using Shape = std::vector<std::int64_t>;

inline HostTensor hostTensor(const Shape& shape, const Numbers& numbers, DType dtype = DType::f32) {
    HostTensor out{.dtype = dtype, .shape = shape, .bytes = {}};
    const auto put = [&](auto zero) {
        using T = decltype(zero);
        out.bytes.resize(numbers.size() * sizeof(T));
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const T value = static_cast<T>(numbers[i]);
            std::memcpy(out.bytes.data() + i * sizeof(T), &value, sizeof(T));
        }
    };
    if (dtype == DType::i64) put(std::int64_t{});
    else if (dtype == DType::boolean) put(std::uint8_t{});
    else put(float{});
    return out;
}

class BuiltProgram {
public:
    explicit BuiltProgram(const std::string& dialect = "TRAINING") {
        exported_.dialect = dialect;
        exported_.model_name = "model";
    }

    void input(const std::string& name, const Shape& shape, const Numbers& numbers, DType dtype = DType::f32) {
        declare(name, shape, dtype);
        exported_.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = name, .target = {}});
        inputs_.push_back(hostTensor(shape, numbers, dtype));
    }
    void node(const std::string& name, const std::string& target, std::vector<fx::Arg> args, const Shape& shape,
              DType dtype = DType::f32) {
        nodes({name}, target, std::move(args), {shape}, dtype, false);
    }
    void nodes(const std::vector<std::string>& names, const std::string& target, std::vector<fx::Arg> args,
               const std::vector<Shape>& shapes, DType dtype = DType::f32, bool isList = true) {
        fx::Node made;
        made.name = names.front();
        made.target = target;
        made.args = std::move(args);
        if (isList) made.outputs = {{.names = names, .is_list = true}};
        else
            for (const auto& name : names) made.outputs.push_back({.names = {name}, .is_list = false});
        for (std::size_t i = 0; i < names.size(); ++i) declare(names[i], shapes[i], dtype);
        exported_.graph.nodes.push_back(std::move(made));
    }
    void retype(const std::string& name, DType dtype) { exported_.graph.tensors[name].dtype = dtype; }
    /// The memory layout that the exporter recorded for a tensor.
    void lies(const std::string& name, const Shape& strides) {
        auto& type = exported_.graph.tensors[name];
        type.strides.assign(strides.begin(), strides.end());
    }
    /// A tensor of sizes with symbols, of 1 to 8 each.
    void openInput(const std::string& name, const std::vector<sym::Expr>& sizes) {
        declareOpen(name, sizes);
        exported_.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = name, .target = {}});
    }
    void openNode(const std::string& name, const std::string& target, std::vector<fx::Arg> args,
                  const std::vector<sym::Expr>& sizes) {
        declareOpen(name, sizes);
        exported_.graph.nodes.push_back(
            {.name = name, .target = target, .args = std::move(args), .outputs = {{.names = {name}}}});
    }
    /// A symbolic number of that size.
    void sizeNumber(const std::string& name, const std::string& target, std::vector<fx::Arg> args,
                    const sym::Expr& size) {
        number(name, target, std::move(args));
        exported_.graph.scalars.insert_or_assign(name, size);
    }
    /// A symbolic number that is not a size: files do not list it.
    void realNumber(const std::string& name, const std::string& target, std::vector<fx::Arg> args) {
        number(name, target, std::move(args));
        exported_.graph.scalars.erase(name);
    }
    /// A symbolic number whose value is unknown before the program runs.
    void number(const std::string& name, const std::string& target, std::vector<fx::Arg> args) {
        fx::Node made;
        made.name = name;
        made.target = target;
        made.args = std::move(args);
        made.outputs = {{.names = {name}, .is_list = false}};
        exported_.graph.scalars.emplace(name, sym::Expr::symbol(name));
        exported_.graph.nodes.push_back(std::move(made));
    }
    void output(const std::string& name) {
        exported_.outputs.push_back({.kind = fx::OutputSpec::Kind::user_output,
                                     .arg = {.name = {}, .value = fx::ValueName{name}},
                                     .target = {}});
    }

    [[nodiscard]] fx::ExportedProgram& exported() { return exported_; }
    [[nodiscard]] const std::vector<HostTensor>& inputs() const { return inputs_; }

    Result<Method> lowered() const {
        Progress progress;
        return lower(exported_, progress);
    }

    Result<std::vector<HostTensor>> run() const {
        Progress progress;
        TRY(Method method, lowered());
        Program program;
        program.format = FormatId::pt2;
        program.methods.push_back(std::move(method));
        const auto shared = std::make_shared<const Program>(std::move(program));
        TRY(const Outcome outcome, Engine().evaluate(*shared, Tuning{}, {}, progress));
        TRY(const auto executor, Executor::load(shared, *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run(inputs_, {}, progress));
        return std::move(result.outputs);
    }

private:
    void declareOpen(const std::string& name, const std::vector<sym::Expr>& sizes) {
        TensorType type;
        type.sizes = sizes;
        exported_.graph.tensors[name] = type;
    }
    void declare(const std::string& name, const Shape& shape, DType dtype) {
        TensorType type;
        type.dtype = dtype;
        for (const auto size : shape) type.sizes.emplace_back(size);
        exported_.graph.tensors[name] = type;
    }

    fx::ExportedProgram exported_;
    std::vector<HostTensor> inputs_;
};

inline fx::Arg tensorArg(const std::string& name, const std::string& value) {
    return {.name = name, .value = fx::ValueName{value}};
}
inline fx::Arg arg(const std::string& name, fx::Arg::Variant value) {
    return {.name = name, .value = std::move(value)};
}
inline fx::Arg intsArg(const std::string& name, const std::vector<std::int64_t>& numbers) {
    return {.name = name, .value = std::vector<fx::Arg::Dim>(numbers.begin(), numbers.end())};
}
inline fx::Arg tensorsArg(const std::string& name, const std::vector<std::string>& values) {
    std::vector<fx::Arg::Item> items;
    for (const auto& value : values) items.emplace_back(fx::ValueName{value});
    return {.name = name, .value = std::move(items)};
}

}  // namespace arenascope::testing
