#include "engine/passes/best_products.h"

#include <algorithm>
#include <optional>

#include "engine/base/bytes.h"
#include "engine/passes/best_constants.h"
#include "engine/passes/best_fusion.h"

namespace arenascope::best {

namespace {

/// Multiplications of two constant matrices when a program is prepared: about a second. Adapters take far fewer.
constexpr std::int64_t most_work = std::int64_t{1} << 30;

/// A constant matrix, [inner, columns] row by row.
struct Weight {
    std::int64_t inner = 0, columns = 0;
    std::vector<float> items;
};

class Products : private Fusion {
public:
    Products(Method& method, Table<InstructionIndex, bool>& removed)
        : Fusion(method, removed), gone_(from_.instructions.size()) {}

    void run() {
        for (const InstructionIndex at : from_.instructions.indices()) {
            if (is_product(at)) take_sums(at);
        }
    }

private:
    /// (input, weight, bias?, curve?, out) that no curve ends.
    [[nodiscard]] bool is_product(InstructionIndex at) const {
        if (!at.valid() || gone_[at]) return false;
        return (op(at) == "arenascope::linear.out" || op(at) == "arenascope::linear_columns.out") &&
            args(at).size() >= 5 && is_none(args(at)[3]) && root(args(at)[4]) == args(at)[4];
    }
    /// Rows of floats that fill the bytes of `of`, whose sizes never change.
    [[nodiscard]] bool fills(ValueId id, ValueId of) const {
        return is_plain(id) && tensor(of) && root(id) == of && tensor(id)->bytes() == tensor(of)->bytes();
    }
    [[nodiscard]] std::optional<Weight> weight_of(InstructionIndex at) const {
        const Tensor* t = tensor(args(at)[1]);
        auto items = floats_of(from_, args(at)[1]);
        if (!items || t->upper.size() != 2) return std::nullopt;
        Weight out{t->upper[0], t->upper[1], std::move(*items)};
        if (op(at) == "arenascope::linear_columns.out") return out;
        std::swap(out.inner, out.columns);
        std::vector<float> turned(out.items.size());
        for (std::int64_t i = 0; i < out.inner; ++i) {
            for (std::int64_t c = 0; c < out.columns; ++c)
                turned[static_cast<std::size_t>(i * out.columns + c)] =
                    out.items[static_cast<std::size_t>(c * out.inner + i)];
        }
        out.items = std::move(turned);
        return out;
    }

    /// What is known of a product while sums become a part of it.
    struct Taken {
        ValueId tail = no_value;  ///< what the last sum made, or the product
        std::vector<ValueId> made;
        std::optional<std::vector<float>> bias;
        std::optional<Weight> weight;
    };
    void take_sums(InstructionIndex product) {
        const auto& a = args(product);
        const ValueId out = a[4];
        if (!fills(out, out) || is_given(out)) return;
        Taken taken{.tail = out};
        for (InstructionIndex sum = next_sum(product, taken.tail); sum.valid(); sum = next_sum(product, taken.tail)) {
            const auto& s = args(sum);
            const ValueId other = root(s[0]) == taken.tail ? s[1] : s[0];
            if (!add_constant(product, other, taken) && !add_product(product, sum, other, taken)) break;
            take(sum);
            taken.tail = s[3];
            taken.made.push_back(s[3]);
        }
        if (taken.made.empty()) return;
        Instruction& made = instead_of(product);
        const std::string& name = from_.values[a[1]].name;
        if (taken.weight) {
            made.op = "arenascope::linear_columns.out";
            made.args[1] = add_floats(method_, name + ".joined", {taken.weight->inner, taken.weight->columns},
                                      std::move(taken.weight->items));
        }
        if (taken.bias) {
            const auto count = static_cast<std::int64_t>(taken.bias->size());
            made.args[2] = add_floats(method_, name + ".joined_bias", {count}, std::move(*taken.bias));
        }
        for (const ValueId sum : taken.made) show(sum, out);
    }
    /// What a sum made, and its views, are seen in the product's bytes.
    void show(ValueId sum, ValueId out) {
        for (Value& value : method_.values) {
            if (Tensor* view = value.tensor(); view && view->alias_of == sum) view->alias_of = out;
        }
        Tensor& result = *method_.values[sum].tensor();
        result.alias_of = out;
        result.role = Role::alias;
        result.loaded.reset();
    }

    /// The sum that alone reads `tail`, as floats that stay inside; or none.
    [[nodiscard]] InstructionIndex next_sum(InstructionIndex product, ValueId tail) const {
        const auto& readers = uses_.readers(tail);
        if (readers.size() != 1 || is_given(tail)) return {};
        const InstructionIndex at = readers.front();
        const auto& s = args(at);
        if (gone_[at] || op(at) != "aten::add.out" || s.size() < 4) return {};
        const bool is_first = root(s[0]) == tail;
        if (integer(s[2]) != 1 || is_first == (root(s[1]) == tail) || !fills(s[is_first ? 0 : 1], tail) ||
            is_given(s[3]) || !fills(s[3], s[3]) || tensor(s[3])->upper != tensor(s[is_first ? 0 : 1])->upper)
            return {};
        return is_changed(tail, product, at) ? InstructionIndex() : at;
    }
    /// By an instruction between the two that is left.
    [[nodiscard]] bool is_changed(ValueId of, InstructionIndex first, InstructionIndex last) const {
        for (const InstructionIndex at : IndexRange(first + 1, last)) {
            if (!gone_[at] && writes(at, [&](ValueId written) { return root(written) == of; })) return true;
        }
        return false;
    }
    void take(InstructionIndex at) {
        gone_[at] = true;
        remove(at);
    }

    /// A constant for each column.
    bool add_constant(InstructionIndex product, ValueId other, Taken& taken) {
        const Tensor* t = tensor(other);
        const auto columns = tensor(args(product)[4])->upper.back();
        const auto floats = floats_of(from_, other);
        if (!floats || t->upper.empty() || t->upper.back() != columns ||
            static_cast<std::int64_t>(floats->size()) != columns || !read_bias(product, taken))
            return false;
        for (std::size_t c = 0; c < floats->size(); ++c) (*taken.bias)[c] += (*floats)[c];
        return true;
    }
    /// The bias so far, or zeros. False: it is not constant.
    bool read_bias(InstructionIndex product, Taken& taken) const {
        if (taken.bias) return true;
        const ValueId own = args(product)[2];
        const auto columns = static_cast<std::size_t>(tensor(args(product)[4])->upper.back());
        if (is_none(own)) taken.bias.emplace(columns, 0.0f);
        else taken.bias = floats_of(from_, own);
        return taken.bias && taken.bias->size() == columns;
    }

    /// (x A) B of the same x, which only that reads.
    bool add_product(InstructionIndex product, InstructionIndex sum, ValueId other, Taken& taken) {
        const ValueId second_out = root(other);
        const InstructionIndex second = uses_.producer(second_out);
        if (!is_product(second) || second == product || !fills(other, second_out) || is_given(second_out) ||
            !is_only_read_by(second_out, sum))
            return false;
        const ValueId first_out = root(args(second)[0]);
        const InstructionIndex first = uses_.producer(first_out);
        if (!is_product(first) || !fills(args(second)[0], first_out) || is_given(first_out) ||
            !is_only_read_by(first_out, second) || !reads_the_same(product, first))
            return false;
        const auto a = weight_of(first), b = weight_of(second);
        if (!is_none(args(first)[2]) || !is_none(args(second)[2]) || !a || !b || a->columns != b->inner) return false;
        if (!taken.weight) taken.weight = weight_of(product);
        if (!taken.weight || taken.weight->inner != a->inner || taken.weight->columns != b->columns) return false;
        const auto pairs = checked_mul(a->inner, a->columns);
        const auto work = pairs ? checked_mul(*pairs, b->columns) : std::nullopt;
        if (!work || *work > most_work) return false;
        multiply(*a, *b, *taken.weight);
        for (const InstructionIndex member : {first, second}) take(member);
        return true;
    }
    [[nodiscard]] bool is_only_read_by(ValueId id, InstructionIndex reader) const {
        return uses_.readers(id).size() == 1 && uses_.readers(id).front() == reader;
    }
    /// The same rows, which nothing writes between the two.
    [[nodiscard]] bool reads_the_same(InstructionIndex a, InstructionIndex b) const {
        const ValueId x = args(a)[0], y = args(b)[0];
        return root(x) == root(y) && fills(x, root(x)) && fills(y, root(x)) && tensor(x)->upper == tensor(y)->upper &&
            !is_changed(root(x), std::min(a, b), std::max(a, b));
    }
    static void multiply(const Weight& a, const Weight& b, Weight& onto) {
        std::vector<double> row(static_cast<std::size_t>(onto.columns));
        for (std::int64_t i = 0; i < onto.inner; ++i) {
            float* const to = onto.items.data() + i * onto.columns;
            for (std::size_t c = 0; c < row.size(); ++c) row[c] = static_cast<double>(to[c]);
            for (std::int64_t k = 0; k < a.columns; ++k) {
                const auto by = static_cast<double>(a.items[static_cast<std::size_t>(i * a.columns + k)]);
                const float* from = b.items.data() + k * b.columns;
                for (std::size_t c = 0; c < row.size(); ++c) row[c] += by * static_cast<double>(from[c]);
            }
            for (std::size_t c = 0; c < row.size(); ++c) to[c] = static_cast<float>(row[c]);
        }
    }

    Table<InstructionIndex, bool> gone_;  ///< of from_
};

}  // namespace

void fuse_products(Method& method, Table<InstructionIndex, bool>& removed) { Products(method, removed).run(); }

}  // namespace arenascope::best
