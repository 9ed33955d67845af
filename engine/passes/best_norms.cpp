#include "engine/passes/best_norms.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/passes/best_constants.h"
#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

class Norms : private Fusion {
public:
    Norms(Method& method, Table<InstructionIndex, bool>& removed) : Fusion(method, removed) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (op(at) == "aten::_native_batch_norm_legit_no_training.out") fuse(at);
        }
    }

private:
    /// Floats with channels, in planes or channels last.
    [[nodiscard]] bool has_channels(ValueId id) const {
        const Tensor* t = tensor(id);
        return t && t->dtype == DType::f32 && t->upper.size() >= 2 &&
            (is_in_row_order(*t) || t->dim_order == std::vector<std::uint8_t>{0, 2, 3, 1});
    }

    /// y = scale x + shift for each channel.
    struct Affine {
        std::vector<float> scale, shift;
    };
    [[nodiscard]] std::optional<Affine> affine(const std::vector<ValueId>& a) const {
        const auto mean = floats_of(from_, a[3]), variance = floats_of(from_, a[4]);
        const auto scale = floats_of(from_, a[1]), shift = floats_of(from_, a[2]);
        const auto eps = number(a[6]);
        if (!mean || !variance || !eps || (!scale && !is_none(a[1])) || (!shift && !is_none(a[2]))) return std::nullopt;
        const std::size_t channels = mean->size();
        if (variance->size() != channels || (scale && scale->size() != channels) ||
            (shift && shift->size() != channels) || static_cast<std::int64_t>(channels) != tensor(a[0])->upper[1])
            return std::nullopt;
        Affine out;
        for (std::size_t c = 0; c < channels; ++c) {
            const double factor =
                (scale ? static_cast<double>((*scale)[c]) : 1) / std::sqrt(static_cast<double>((*variance)[c]) + *eps);
            out.scale.push_back(static_cast<float>(factor));
            out.shift.push_back(static_cast<float>((shift ? static_cast<double>((*shift)[c]) : 0) -
                                                   static_cast<double>((*mean)[c]) * factor));
        }
        return out;
    }

    void fuse(InstructionIndex norm) {
        const auto& a = args(norm);
        if (a.size() < 10 || from_.instructions[norm].outs.size() != 3 || !has_channels(a[0]) || !has_channels(a[7]) ||
            tensor(a[0])->dim_order != tensor(a[7])->dim_order || tensor(a[0])->upper != tensor(a[7])->upper)
            return;
        for (const ValueId unused : {a[8], a[9]}) {
            if (!uses_.readers(unused).empty() || !uses_.is_inner(unused)) return;
        }
        auto factors = affine(a);
        if (!factors) return;
        const InstructionIndex bounds = bounds_of(norm), last = bounds.valid() ? bounds : norm;
        const InstructionIndex joined = joined_before(norm, last);
        const std::string& name = from_.instructions[norm].name;
        const ValueId result = bounds.valid() ? first_out(bounds) : a[7];
        const auto channels = static_cast<std::int64_t>(factors->scale.size());
        const auto [low, high] = limits(bounds);
        const ValueId inputs = joined.valid() ? args(joined)[0] : add(TensorList{{a[0]}});
        if (joined.valid()) remove(joined);
        remove(norm);
        Instruction& made = instead_of(last);
        made.op = "arenascope::scale_channels.out";
        made.args = {inputs,
                     add_floats(method_, name + ".scale", {channels}, std::move(factors->scale)),
                     add_floats(method_, name + ".shift", {channels}, std::move(factors->shift)),
                     low,
                     high,
                     result,
                     result};
        made.outs = {result};
    }

    /// What bounds the result, as its only reader; or none.
    [[nodiscard]] InstructionIndex bounds_of(InstructionIndex norm) const {
        const ValueId normed = args(norm)[7];
        const InstructionIndex at = uses_.only_reader(normed);
        if (!at.valid() || from_.instructions[at].outs.size() != 1 || args(at).empty() || args(at)[0] != normed)
            return {};
        const Tensor* bounded = tensor(first_out(at));
        if (!has_channels(first_out(at)) || bounded->upper != tensor(normed)->upper ||
            bounded->dim_order != tensor(normed)->dim_order)
            return {};
        const bool is_relu = op(at) == "aten::relu.out";
        const bool is_bounded = (op(at) == "aten::hardtanh.out" || op(at) == "aten::clamp.out") &&
            args(at).size() >= 4 && (number(args(at)[1]) || is_none(args(at)[1])) &&
            (number(args(at)[2]) || is_none(args(at)[2]));
        const bool can_wait = is_unchanged(norm, at) && uses_.producer(normed) == norm;
        return (is_relu || is_bounded) && can_wait ? at : InstructionIndex();
    }
    [[nodiscard]] std::pair<ValueId, ValueId> limits(InstructionIndex bounds) {
        if (!bounds.valid()) return {add(Null{}), add(Null{})};
        if (op(bounds) == "aten::relu.out") return {add(0.0), add(Null{})};
        return {args(bounds)[1], args(bounds)[2]};
    }

    /// The concatenation along the channels that only this norm reads, of tensors in the same order; or none. `last`:
    /// where they are read instead.
    [[nodiscard]] InstructionIndex joined_before(InstructionIndex norm, InstructionIndex last) const {
        const ValueId x = args(norm)[0];
        const InstructionIndex at = uses_.producer(x);
        if (!at.valid() || op(at) != "aten::cat.out" || args(at).size() < 3 || uses_.only_reader(x) != norm ||
            number(args(at)[1]) != 1.0)
            return {};
        const auto* list = std::get_if<TensorList>(&from_.values[args(at)[0]].data);
        if (!list || list->items.empty()) return {};
        std::int64_t channels = 0;
        for (const ValueId item : list->items) {
            if (!has_channels(item) || tensor(item)->dim_order != tensor(x)->dim_order ||
                tensor(item)->upper.size() != tensor(x)->upper.size())
                return {};
            channels += tensor(item)->upper[1];
        }
        return channels == tensor(x)->upper[1] && is_unchanged(at, last) ? at : InstructionIndex();
    }

    /// Whether what `reader` reads and writes is the same at `last`.
    [[nodiscard]] bool is_unchanged(InstructionIndex reader, InstructionIndex last) const {
        const auto is_its = [&](ValueId written) {
            return std::any_of(args(reader).begin(), args(reader).end(), [&](ValueId arg) {
                if (root(arg) == root(written)) return true;
                const auto* list = arg.valid() ? std::get_if<TensorList>(&from_.values[arg].data) : nullptr;
                return list && std::any_of(list->items.begin(), list->items.end(), [&](ValueId item) {
                           return root(item) == root(written);
                       });
            });
        };
        for (const InstructionIndex at : IndexRange(reader + 1, last)) {
            if (writes(at, is_its)) return false;
        }
        return true;
    }
};

}  // namespace

void fuse_norms(Method& method, Table<InstructionIndex, bool>& removed) { Norms(method, removed).run(); }

}  // namespace arenascope::best
