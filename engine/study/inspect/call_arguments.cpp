#include "engine/study/inspect/call_arguments.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

#include "engine/base/text.h"
#include "engine/formats/tflite/option_names.h"
#include "engine/ops/call_schemas.h"
#include "engine/ops/kernel_call.h"

namespace arenascope {
namespace {

constexpr std::string_view tflite_mark = "tflite::", onnx_mark = "onnx::";

std::string real_text(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.9g", number);
    return text.data();
}

class Reader {
public:
    Reader(const Method& method, const Instruction& instruction) : method_(method), instruction_(instruction) {}

    std::vector<NamedArgument> run() {
        if (instruction_.op.starts_with(tflite_mark)) return of_tflite();
        if (instruction_.op.starts_with(onnx_mark)) return of_onnx();
        const ops::CallSchema* known = ops::find_call_schema(instruction_.op, instruction_.args.size());
        const std::size_t params = known ? known->schema.params.size() : instruction_.args.size();
        for (std::size_t i = 0; i < instruction_.args.size() && i < params; ++i) {
            const ops::Param* param = known ? &known->schema.params[i] : nullptr;
            const ValueId arg = instruction_.args[i];
            if (!param && is_repeated(i)) continue;
            add(param ? param->name : std::string(), arg, param);
        }
        if (known)
            for (NamedArgument& each : out_)
                if (const ops::Param* param = known->schema.find(each.name); param && param->is_out) each.is_out = true;
        return std::move(out_);
    }

private:
    [[nodiscard]] bool writes(ValueId id) const {
        return std::find(instruction_.outs.begin(), instruction_.outs.end(), id) != instruction_.outs.end();
    }
    /// Without a schema: values that were listed before.
    [[nodiscard]] bool is_repeated(std::size_t at) const {
        const auto end = instruction_.args.begin() + static_cast<std::ptrdiff_t>(at);
        return writes(instruction_.args[at]) && std::find(instruction_.args.begin(), end, instruction_.args[at]) != end;
    }

    std::vector<NamedArgument> of_tflite() {
        const std::string_view op = std::string_view(instruction_.op).substr(tflite_mark.size());
        std::size_t operand = 0;
        for (const ValueId arg : instruction_.args) {
            if (!method_.values.has(arg)) continue;
            const Value& value = method_.values[arg];
            const bool last = arg == instruction_.args.back();
            if (const auto* numbers = std::get_if<DoubleList>(&value.data); numbers && last) {
                const std::span<const double> all(numbers->items);
                if (all.empty()) continue;
                for (tflite::NamedOption& option : tflite::named_options(op, all.subspan(1)))
                    out_.push_back({.name = std::move(option.name), .text = std::move(option.text)});
                continue;
            }
            if (writes(arg)) {
                out_.push_back({.name = "output", .text = {}, .tensor = arg, .is_out = true});
                continue;
            }
            const std::size_t index = operand++;
            if (value.tensor())
                out_.push_back({.name = std::string(tflite::operand_name(op, index)), .text = {}, .tensor = arg});
        }
        return std::move(out_);
    }

    /// Inputs and outputs in their order; attributes have the name of the operator before their own.
    std::vector<NamedArgument> of_onnx() {
        const std::string before = instruction_.name + ".";
        for (const ValueId arg : instruction_.args) {
            if (!method_.values.has(arg)) continue;
            const Value& value = method_.values[arg];
            if (value.tensor()) {
                const bool made = writes(arg);
                out_.push_back({.name = made ? "output" : "input", .text = {}, .tensor = arg, .is_out = made});
            } else if (value.name.starts_with(before)) {
                out_.push_back({.name = value.name.substr(before.size()), .text = text_of(arg, nullptr)});
            }
        }
        return std::move(out_);
    }

    void add(const std::string& name, ValueId arg, const ops::Param* param) {
        if (!method_.values.has(arg)) {
            out_.push_back({.name = name, .text = "None", .is_default = param && param->default_text == "None"});
            return;
        }
        const Value& value = method_.values[arg];
        if (value.tensor()) {
            out_.push_back({.name = name, .text = {}, .tensor = arg, .is_out = writes(arg)});
            return;
        }
        const std::vector<ValueId>* items = nullptr;
        if (const auto* list = std::get_if<TensorList>(&value.data)) items = &list->items;
        if (const auto* list = std::get_if<OptionalTensorList>(&value.data)) items = &list->items;
        if (items) {
            for (std::size_t i = 0; i < items->size(); ++i) {
                const std::string each = name + "[" + std::to_string(i) + "]";
                if (method_.values.has((*items)[i]) && method_.values[(*items)[i]].tensor())
                    out_.push_back({.name = each, .text = {}, .tensor = (*items)[i], .is_out = writes((*items)[i])});
                else out_.push_back({.name = each, .text = "None"});
            }
            return;
        }
        std::string text = text_of(arg, param);
        const bool is_default = param && param->default_text && is_same(text, *param->default_text);
        out_.push_back({.name = name, .text = std::move(text), .is_default = is_default});
    }

    /// "1" equals "1.0", and "[1, 1]" equals "1".
    static bool is_same(const std::string& text, const std::string& other) {
        const auto plain = [](const std::string& from) {
            std::string out;
            for (const char c : from)
                if (c != ' ' && c != '\'' && c != '"') out += c;
            if (out.ends_with(".0")) out.resize(out.size() - 2);
            return out;
        };
        const std::string a = plain(text), b = plain(other);
        if (a == b) return true;
        if (!a.starts_with('[') || b.empty() || b.starts_with('[')) return false;
        const std::vector<std::string> items = split(a.substr(1, a.size() - 2), ',');
        return std::all_of(items.begin(), items.end(), [&](const std::string& item) { return item == b; });
    }

    std::string text_of(ValueId arg, const ops::Param* param) const {
        const Value& value = method_.values[arg];
        if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
            if (is_computed(arg)) return value.name;
            const bool names_type = param && param->name == "dtype" && is_known(static_cast<DType>(*number));
            return names_type ? std::string(torch_name_of(static_cast<DType>(*number))) : std::to_string(*number);
        }
        if (const auto* real = std::get_if<double>(&value.data))
            return is_computed(arg) ? value.name : real_text(*real);
        if (const auto* flag = std::get_if<bool>(&value.data)) return *flag ? "True" : "False";
        if (const auto* text = std::get_if<std::string>(&value.data)) return "\"" + *text + "\"";
        std::string list;
        if (const auto* ints = std::get_if<IntList>(&value.data)) {
            for (const ValueId item : ints->items)
                append_item(list, ", ", method_.values.has(item) ? text_of(item, nullptr) : "None");
            return "[" + list + "]";
        }
        if (const auto* reals = std::get_if<DoubleList>(&value.data)) {
            for (const double item : reals->items) append_item(list, ", ", real_text(item));
            return "[" + list + "]";
        }
        if (const auto* flags = std::get_if<BoolList>(&value.data)) {
            for (const bool item : flags->items) append_item(list, ", ", item ? "True" : "False");
            return "[" + list + "]";
        }
        return "None";
    }

    /// A number that another instruction computes differs from the file's initial one.
    [[nodiscard]] bool is_computed(ValueId arg) const {
        if (!computed_) computed_ = ops::computed_values(method_);
        return computed_->has(arg) && (*computed_)[arg] && !method_.values[arg].name.empty();
    }

    const Method& method_;
    const Instruction& instruction_;
    std::vector<NamedArgument> out_;
    mutable std::optional<Table<ValueId, bool>> computed_;
};

}  // namespace

std::vector<NamedArgument> named_arguments(const Method& method, const Instruction& instruction) {
    return Reader(method, instruction).run();
}

InstructionIndex maker_of(const Method& method, ValueId value) {
    for (const InstructionIndex at : method.instructions.indices()) {
        const std::vector<ValueId>& outs = method.instructions[at].outs;
        if (std::find(outs.begin(), outs.end(), value) != outs.end()) return at;
    }
    return {};
}

}  // namespace arenascope
