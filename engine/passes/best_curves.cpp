#include "engine/passes/best_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>

#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

/// Numbers that files write with few digits.
bool is_about(double number, double wanted) { return std::abs(number - wanted) <= 2e-4 * std::abs(wanted); }

ValueId root_of(const Method& method, ValueId id) {
    const Tensor* t = id.valid() ? method.values[id].tensor() : nullptr;
    return t && t->alias_of != no_value ? t->alias_of : id;
}

class Matcher {
public:
    Matcher(const Method& method, const Uses& uses, const Table<InstructionIndex, bool>& removed, ValueId x)
        : method_(method), uses_(uses), removed_(removed), x_(x) {}

    std::optional<CurveChain> run() {
        const Tensor* t = tensor(x_);
        if (!t || t->dtype != DType::f32) return std::nullopt;
        for (const auto match : {&Matcher::swish, &Matcher::quick_gelu, &Matcher::gelu, &Matcher::gelu_tanh,
                                 &Matcher::hard, &Matcher::single}) {
            members_.clear();
            out_ = no_value;
            auto curve = (this->*match)();
            if (curve.empty() || !stays_inside() || !keeps_form()) continue;
            std::sort(members_.begin(), members_.end());
            return CurveChain{std::move(curve), members_, out_};
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? method_.values[id].tensor() : nullptr; }
    [[nodiscard]] const std::vector<ValueId>& args(InstructionIndex at) const { return method_.instructions[at].args; }
    [[nodiscard]] std::string_view op(InstructionIndex at) const { return method_.instructions[at].op; }
    [[nodiscard]] ValueId out(InstructionIndex at) const { return method_.instructions[at].outs.front(); }

    /// A number, or a constant of one element.
    [[nodiscard]] std::optional<double> number(ValueId id) const {
        if (!id.valid()) return std::nullopt;
        const auto& data = method_.values[id].data;
        if (const auto* whole = std::get_if<std::int64_t>(&data)) return static_cast<double>(*whole);
        if (const auto* real = std::get_if<double>(&data)) return *real;
        const Tensor* t = tensor(id);
        if (!t || !t->is_constant || t->dtype != DType::f32 || !t->data || t->bytes() != sizeof(float) ||
            t->data->bytes.size() < sizeof(float))
            return std::nullopt;
        float item = 0;
        std::memcpy(&item, t->data->bytes.data(), sizeof item);
        return static_cast<double>(item);
    }

    /// Readers of `id` that are that operator, with one result.
    template <class F>
    [[nodiscard]] InstructionIndex reader_that(ValueId id, F fits) const {
        for (const InstructionIndex at : uses_.readers(root_of(method_, id))) {
            if (!removed_[at] && method_.instructions[at].outs.size() == 1 && !args(at).empty() && fits(at)) return at;
        }
        return {};
    }
    [[nodiscard]] InstructionIndex reader(ValueId id, std::string_view wanted) const {
        return reader_that(id, [&](InstructionIndex at) { return op(at) == wanted && args(at)[0] == id; });
    }
    /// What `at` multiplies `id` by, where that is a number.
    [[nodiscard]] std::optional<double> scale(InstructionIndex at, ValueId id) const {
        const auto& a = args(at);
        if (op(at) == "aten::mul.out" && a.size() >= 3 && (a[0] == id) != (a[1] == id))
            return number(a[0] == id ? a[1] : a[0]);
        if (op(at) == "aten::mul.Scalar_out" && a.size() >= 3 && a[0] == id) return number(a[1]);
        if ((op(at) != "aten::div.out" && op(at) != "aten::div.Scalar_out") || a.size() < 3 || a[0] != id)
            return std::nullopt;
        const auto by = number(a[1]);
        return by && *by != 0 ? std::optional(1 / *by) : std::nullopt;
    }
    [[nodiscard]] bool adds(InstructionIndex at, ValueId id, double wanted) const {
        const auto& a = args(at);
        if ((op(at) != "aten::add.out" && op(at) != "aten::add.Scalar_out") || a.size() < 4 || number(a[2]) != 1.0)
            return false;
        const auto added = a[0] == id                 ? number(a[1])
            : op(at) == "aten::add.out" && a[1] == id ? number(a[0])
                                                      : std::nullopt;
        return added && is_about(*added, wanted);
    }
    [[nodiscard]] bool multiplies(InstructionIndex at, ValueId a, ValueId b) const {
        const auto& given = args(at);
        return op(at) == "aten::mul.out" && given.size() >= 3 &&
            ((given[0] == a && given[1] == b) || (given[0] == b && given[1] == a));
    }

    /// The next member: false where there is none.
    bool take(InstructionIndex at) {
        if (!at.valid()) return false;
        members_.push_back(at);
        out_ = out(at);
        return true;
    }
    bool take_scale(ValueId from, double wanted) {
        return take(reader_that(from, [&](InstructionIndex at) {
            const auto by = scale(at, from);
            return by && is_about(*by, wanted);
        }));
    }
    bool take_sum(ValueId from, double wanted) {
        return take(reader_that(from, [&](InstructionIndex at) { return adds(at, from, wanted); }));
    }
    /// Products of `from`, until it has been multiplied by x and, all numbers together, by `wanted`.
    bool take_products(ValueId from, double wanted) {
        double factor = 1;
        bool by_x = false;
        for (ValueId at = from; !by_x || !is_about(factor, wanted); at = out_) {
            const InstructionIndex product = uses_.only_reader(at);
            if (!product.valid() || removed_[product] || method_.instructions[product].outs.size() != 1) return false;
            if (const auto by = scale(product, at)) {
                factor *= *by;
            } else {
                if (by_x || !(multiplies(product, at, x_) || multiplies_part(product, at, factor))) return false;
                by_x = true;
            }
            take(product);
            if (members_.size() > 12) return false;
        }
        return true;
    }
    /// `at` times (x times a number).
    bool multiplies_part(InstructionIndex product, ValueId at, double& factor) {
        const InstructionIndex part = reader_that(x_, [&](InstructionIndex each) {
            return scale(each, x_).has_value() && multiplies(product, at, out(each));
        });
        if (!part.valid()) return false;
        factor *= *scale(part, x_);
        members_.push_back(part);
        return true;
    }

    std::string swish() {
        for (const auto& [gate, curve] :
             {std::pair{"aten::sigmoid.out", "silu"}, {"aten::hardsigmoid.out", "hardswish"}}) {
            members_.clear();
            if (!take(reader(x_, gate))) continue;
            const ValueId factor = out_;
            if (take(reader_that(factor, [&](InstructionIndex at) { return multiplies(at, x_, factor); })))
                return curve;
        }
        return {};
    }
    std::string quick_gelu() {
        if (!take_scale(x_, 1.702) || !take(reader(out_, "aten::sigmoid.out"))) return {};
        return take_products(out_, 1) ? "quick_gelu" : "";
    }
    std::string gelu() {
        const bool begins = take_scale(x_, std::numbers::sqrt2 / 2) && take(reader(out_, "aten::erf.out")) &&
            take_sum(out_, 1) && take_products(out_, 0.5);
        return begins ? "gelu" : "";
    }
    /// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2
    std::string gelu_tanh() {
        const auto power = reader_that(x_, [&](InstructionIndex at) {
            return op(at) == "aten::pow.Tensor_Scalar_out" && args(at)[0] == x_ && number(args(at)[1]) == 3.0;
        });
        if (power.valid()) {
            take(power);
        } else {
            if (!take(reader_that(x_, [&](InstructionIndex at) { return multiplies(at, x_, x_); }))) return {};
            const ValueId square = out_;
            if (!take(reader_that(square, [&](InstructionIndex at) { return multiplies(at, square, x_); }))) return {};
        }
        if (!take_scale(out_, 0.044715)) return {};
        const ValueId cube = out_;
        const bool sums = take(reader_that(cube, [&](InstructionIndex at) {
            const auto& a = args(at);
            return op(at) == "aten::add.out" && a.size() >= 4 && number(a[2]) == 1.0 &&
                ((a[0] == x_ && a[1] == cube) || (a[0] == cube && a[1] == x_));
        }));
        const bool ends = sums && take_scale(out_, std::numbers::sqrt2 * std::numbers::inv_sqrtpi) &&
            take(reader(out_, "aten::tanh.out")) && take_sum(out_, 1) && take_products(out_, 0.5);
        return ends ? "gelu_tanh" : "";
    }
    /// clamp(x + 3, 0, 6) / 6 or clamp(x / 6 + 0.5, 0, 1), times x or not.
    std::string hard() {
        double most = 6;
        if (!take_sum(x_, 3)) {
            if (!take_scale(x_, 1.0 / 6) || !take_sum(out_, 0.5)) return {};
            most = 1;
        }
        if (!take_bounds(out_, most)) return {};
        const ValueId bounded = out_;
        const auto before = members_;
        if (take_products(bounded, 1 / most)) return "hardswish";
        members_ = before;
        out_ = bounded;
        return most == 1 || take_scale(bounded, 1 / most) ? "hardsigmoid" : "";
    }
    /// Between 0 and `most`, in one step or in two.
    bool take_bounds(ValueId from, double most) {
        const auto bounds = [&](ValueId id, std::optional<double> low, std::optional<double> high) {
            return reader_that(id, [&](InstructionIndex at) {
                return (op(at) == "aten::clamp.out" || op(at) == "aten::hardtanh.out") && args(at)[0] == id &&
                    args(at).size() >= 4 && number(args(at)[1]) == low && number(args(at)[2]) == high;
            });
        };
        return take(bounds(from, 0.0, most)) ||
            (take(bounds(from, 0.0, std::nullopt)) && take(bounds(out_, std::nullopt, most)));
    }
    std::string single() {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 6> curves{
            {{"aten::sigmoid.out", "sigmoid"},
             {"aten::tanh.out", "tanh"},
             {"aten::hardswish.out", "hardswish"},
             {"aten::hardsigmoid.out", "hardsigmoid"},
             {"aten::erf.out", "erf"},
             {"aten::exp.out", "exp"}}};
        for (const auto& [wanted, curve] : curves) {
            if (take(reader(x_, wanted))) return std::string(curve);
        }
        if (!take(reader(x_, "aten::gelu.out"))) return {};
        const auto* form = std::get_if<std::string>(&method_.values[args(members_.front())[1]].data);
        return !form ? "" : *form == "tanh" ? "gelu_tanh" : *form == "none" ? "gelu" : "";
    }

    /// Nobody else sees what is made on the way.
    [[nodiscard]] bool stays_inside() const {
        return std::all_of(members_.begin(), members_.end(), [&](InstructionIndex member) {
            const ValueId made = out(member);
            if (made == out_) return true;
            const auto& readers = uses_.readers(made);
            return uses_.is_inner(made) && std::all_of(readers.begin(), readers.end(), [&](InstructionIndex at) {
                       return std::find(members_.begin(), members_.end(), at) != members_.end();
                   });
        });
    }
    /// Floats of the sizes of x.
    [[nodiscard]] bool keeps_form() const {
        return std::all_of(members_.begin(), members_.end(), [&](InstructionIndex member) {
            const Tensor *made = tensor(out(member)), *from = tensor(x_);
            return made && made->dtype == DType::f32 && made->upper == from->upper && made->dynamism == from->dynamism;
        });
    }

    const Method& method_;
    const Uses& uses_;
    const Table<InstructionIndex, bool>& removed_;
    const ValueId x_;
    std::vector<InstructionIndex> members_;
    ValueId out_ = no_value;
};

class Fusing : private Fusion {
public:
    Fusing(Method& method, Table<InstructionIndex, bool>& removed)
        : Fusion(method, removed), gone_(from_.instructions.size()) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            const bool is_product = op(at) == "arenascope::linear.out" || op(at) == "arenascope::linear_columns.out";
            if (!gone_[at] && is_product) end_product(at);
        }
        for (const InstructionIndex at : from_.instructions.indices()) {
            for (std::size_t k = 0; k < std::min<std::size_t>(args(at).size(), 2); ++k) join(at, args(at)[k]);
        }
    }

private:
    void remove_all(const std::vector<InstructionIndex>& members) {
        for (const InstructionIndex member : members) {
            gone_[member] = true;
            remove(member);
        }
    }

    /// What follows a product, or a view of it, and nothing else reads: the product computes it, in its own place.
    void end_product(InstructionIndex at) {
        const ValueId made = first_out(at);
        if (is_given(made) || tensor(made)->dynamism != Dynamism::fixed) return;
        for (const ValueId x : from_.values.indices()) {
            if (!tensor(x) || root(x) != made || tensor(x)->bytes() != tensor(made)->bytes()) continue;
            const auto found = curve_after(from_, uses_, gone_, x);
            if (!found || is_given(found->out) || tensor(found->out)->alias_of != no_value ||
                tensor(found->out)->dim_order != tensor(x)->dim_order)
                continue;
            const auto& readers = uses_.readers(made);
            const bool alone = std::all_of(readers.begin(), readers.end(), [&](InstructionIndex reader) {
                return std::find(found->members.begin(), found->members.end(), reader) != found->members.end();
            });
            if (!alone) continue;
            for (Value& value : method_.values) {
                if (Tensor* view = value.tensor(); view && view->alias_of == found->out) view->alias_of = made;
            }
            Tensor& result = *method_.values[found->out].tensor();
            result.alias_of = made;
            result.role = Role::alias;
            result.loaded.reset();
            instead_of(at).args[3] = add(found->curve);
            return remove_all(found->members);
        }
    }

    /// A chain of several that begins at `at`.
    void join(InstructionIndex at, ValueId x) {
        const Tensor* t = tensor(x);
        if (gone_[at] || !t || t->is_state || t->dtype != DType::f32) return;
        const auto found = curve_after(from_, uses_, gone_, x);
        if (!found || found->members.size() < 2 || found->members.front() != at ||
            is_written({x}, at, found->members.back()))
            return;
        remove_all(found->members);
        Instruction& made = instead_of(found->members.back());
        made.op = "arenascope::curve.out";
        made.args = {x, add(found->curve), found->out, found->out};
        made.outs = {found->out};
    }

    Table<InstructionIndex, bool> gone_;  ///< of from_
};

}  // namespace

void fuse_curves(Method& method, Table<InstructionIndex, bool>& removed) { Fusing(method, removed).run(); }

std::optional<CurveChain> curve_after(const Method& method, const Uses& uses,
                                      const Table<InstructionIndex, bool>& removed, ValueId x) {
    return Matcher(method, uses, removed, x).run();
}

}  // namespace arenascope::best
