#include "engine/passes/best_channels.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "engine/passes/best_constants.h"
#include "engine/passes/best_rows.h"
#include "engine/passes/value_uses.h"

namespace arenascope::best {

namespace {

using Sizes = std::vector<std::int64_t>;

bool is_row_major(const Tensor& t) {
    for (std::size_t i = 0; i < t.dim_order.size(); ++i) {
        if (t.dim_order[i] != i) return false;
    }
    return t.dynamism == Dynamism::fixed;
}

std::optional<std::int64_t> integer(const Method& method, ValueId id) {
    const auto* number = id.valid() ? std::get_if<std::int64_t>(&method.values[id].data) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// (view as [n, groups, channels, h, w], swap the middle two, view as an image) in one operator.
class Shuffles {
public:
    explicit Shuffles(Method& method)
        : method_(method), used_(method.values.size()), views_(method.values.size()), given_(method.values.size()) {
        for (const ValueId id : method.values.indices()) {
            const Tensor* tensor = method.values[id].tensor();
            if (tensor && tensor->alias_of != no_value) views_[tensor->alias_of].push_back(id);
        }
        for (const Instruction& instruction : method.instructions) {
            for (const ValueId id : instruction.args) note(id);
            for (const ValueId id : instruction.outs) note(id);
        }
        for (const auto* ids : {&method.inputs, &method.outputs}) {
            for (const ValueId id : *ids) given_[id] = true;
        }
    }

    void run() {
        for (Instruction& instruction : method_.instructions) {
            if (instruction.op == "aten::permute_copy.out" && instruction.args.size() >= 3) join(instruction);
        }
    }

private:
    void note(ValueId id) {
        if (!id.valid()) return;
        ++used_[id];
        const auto* list = std::get_if<TensorList>(&method_.values[id].data);
        for (std::size_t i = 0; list && i < list->items.size(); ++i) ++used_[list->items[i]];
    }
    [[nodiscard]] bool swaps_the_middle(ValueId dims) const {
        const auto* list = std::get_if<IntList>(&method_.values[dims].data);
        if (!list || list->items.size() != 5) return false;
        constexpr std::int64_t wanted[] = {0, 2, 1, 3, 4};
        for (std::size_t i = 0; i < 5; ++i) {
            if (integer(method_, list->items[i]) != wanted[i]) return false;
        }
        return true;
    }
    void join(Instruction& permute) {
        const ValueId seen = permute.args[0], turned = permute.outs.front();
        const Tensor *in = method_.values[seen].tensor(), *middle = method_.values[turned].tensor();
        if (!in || in->alias_of == no_value || in->alias_offset != 0 || in->upper.size() != 5 || !is_row_major(*in) ||
            !swaps_the_middle(permute.args[1]) || views_[turned].size() != 1 || given_[turned] || !middle ||
            middle->alias_of != no_value || middle->is_state || !is_row_major(*middle) ||
            used_[turned] != static_cast<int>(permute.args.size()) - 2 + 1)
            return;
        const ValueId source = in->alias_of, image = views_[turned].front();
        const Tensor* whole = method_.values[source].tensor();
        Tensor& out = *method_.values[image].tensor();
        const Sizes& sizes = whole->upper;
        const bool fits = sizes.size() == 4 && out.upper == sizes && out.alias_offset == 0 && !given_[image] &&
            is_row_major(*whole) && is_row_major(out) && out.dtype == whole->dtype &&
            in->upper == Sizes{sizes[0], in->upper[1], in->upper[2], sizes[2], sizes[3]} &&
            in->upper[1] * in->upper[2] == sizes[1];
        if (!fits) return;
        const std::int64_t groups = in->upper[1];
        out.alias_of = no_value;
        out.role = Role::intermediate;
        if (used_[seen] == 1 && !given_[seen]) method_.values[seen].tensor()->alias_of = no_value;  // nobody sees it
        method_.values.push_back({"", groups});
        permute.op = "arenascope::channel_shuffle.out";
        permute.args = {source, method_.values.last(), image, image};
        permute.outs = {image};
    }

    Method& method_;
    Table<ValueId, int> used_;  ///< as arguments and results
    Table<ValueId, std::vector<ValueId>> views_;
    Table<ValueId, bool> given_;
};

/// Products and sums with a number for each channel, right after a batch norm.
class Scales {
public:
    explicit Scales(Method& method) : method_(method), uses_(method), gone_(method.instructions.size()) {}

    void run() {
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& instruction = method_.instructions[at];
            if (instruction.op == "aten::_native_batch_norm_legit_no_training.out" && instruction.args.size() >= 10)
                fold(at);
        }
        Table<InstructionIndex, Instruction> left;
        for (const InstructionIndex at : method_.instructions.indices()) {
            if (!gone_[at]) left.push_back(std::move(method_.instructions[at]));
        }
        method_.instructions = std::move(left);
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? method_.values[id].tensor() : nullptr; }
    /// A number for each channel of an image, or of a list of them; none: something else.
    [[nodiscard]] std::optional<std::vector<float>> along_channels(ValueId id, std::int64_t channels,
                                                                   bool is_list) const {
        const Tensor* t = tensor(id);
        if (!t || !t->is_constant || t->dtype != DType::f32 || !t->data || !is_row_major(*t)) return std::nullopt;
        const bool fits = is_list ? t->upper == Sizes{channels}
                                  : t->upper == Sizes{channels, 1, 1} || t->upper == Sizes{1, channels, 1, 1};
        std::vector<float> out(static_cast<std::size_t>(fits ? channels : 0));
        if (!fits || t->alias_offset != 0 || t->data->bytes.size() != out.size() * sizeof(float)) return std::nullopt;
        if (!out.empty()) std::memcpy(out.data(), t->data->bytes.data(), out.size() * sizeof(float));
        return out;
    }
    /// The only reader of `id`, if it is that operator with a number for each channel.
    [[nodiscard]] std::optional<std::pair<InstructionIndex, std::vector<float>>> next(ValueId id, std::string_view op,
                                                                                      std::size_t out) const {
        const auto at = uses_.only_reader(id);
        if (!at.valid() || gone_[at] || method_.instructions[at].op != op) return std::nullopt;
        const auto& a = method_.instructions[at].args;
        const Tensor *x = tensor(id), *y = a.size() > out ? tensor(a[out]) : nullptr;
        if (!y || a[0] == a[1] || y->upper != x->upper || y->dtype != DType::f32) return std::nullopt;
        if (out == 3 && integer(method_, a[2]) != 1) return std::nullopt;  // a sum's factor
        auto numbers = along_channels(a[0] == id ? a[1] : a[0], x->upper[1], false);
        if (!numbers) return std::nullopt;
        return std::pair(at, std::move(*numbers));
    }
    ValueId constant(const std::string& name, std::vector<float> floats) {
        const auto count = static_cast<std::int64_t>(floats.size());
        return add_floats(method_, name, {count}, std::move(floats));
    }
    /// The list of its results, which an operator with several has as its last argument.
    void rename_in_list(ValueId& arg, ValueId from, ValueId to) {
        const auto* list = arg.valid() ? std::get_if<TensorList>(&method_.values[arg].data) : nullptr;
        if (!list || std::find(list->items.begin(), list->items.end(), from) == list->items.end()) return;
        Value renamed = method_.values[arg];
        auto& items = std::get<TensorList>(renamed.data).items;
        std::replace(items.begin(), items.end(), from, to);
        method_.values.push_back(std::move(renamed));
        arg = method_.values.last();
    }
    void fold(InstructionIndex at) {
        const std::vector<ValueId> a = method_.instructions[at].args;
        const Tensor* image = tensor(a[7]);
        if (!image || image->upper.size() != 4 || image->dtype != DType::f32) return;
        const std::int64_t channels = image->upper[1];
        const bool has_scale = tensor(a[1]) != nullptr, has_shift = tensor(a[2]) != nullptr;
        auto scale = has_scale ? along_channels(a[1], channels, true)
                               : std::optional(std::vector<float>(static_cast<std::size_t>(channels), 1));
        auto shift = has_shift ? along_channels(a[2], channels, true)
                               : std::optional(std::vector<float>(static_cast<std::size_t>(channels), 0));
        if (!scale || !shift) return;
        std::vector<InstructionIndex> members{at};
        ValueId out = a[7];
        if (const auto product = next(out, "aten::mul.out", 2)) {
            for (std::size_t c = 0; c < scale->size(); ++c) {
                (*scale)[c] *= product->second[c];
                (*shift)[c] *= product->second[c];
            }
            members.push_back(product->first);
            out = method_.instructions[product->first].args[2];
        }
        if (const auto sum = next(out, "aten::add.out", 3)) {
            for (std::size_t c = 0; c < shift->size(); ++c) (*shift)[c] += sum->second[c];
            members.push_back(sum->first);
            out = method_.instructions[sum->first].args[3];
        }
        if (members.size() == 1) return;
        Instruction norm = method_.instructions[at];
        norm.args[1] = constant(norm.name + ".scale", std::move(*scale));
        norm.args[2] = constant(norm.name + ".shift", std::move(*shift));
        std::replace(norm.args.begin(), norm.args.end(), a[7], out);
        std::replace(norm.outs.begin(), norm.outs.end(), a[7], out);
        for (ValueId& arg : norm.args) rename_in_list(arg, a[7], out);
        for (const InstructionIndex member : members) gone_[member] = true;
        gone_[members.back()] = false;
        method_.instructions[members.back()] = std::move(norm);
    }

    Method& method_;
    Uses uses_;
    Table<InstructionIndex, bool> gone_;
};

}  // namespace

Method join_channels(Method method) {
    Shuffles(method).run();
    Scales(method).run();
    list_rows(method);
    return method;
}

}  // namespace arenascope::best
