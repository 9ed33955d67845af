#include "engine/passes/best_copies.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/ops/effects.h"

namespace arenascope::best {

namespace {

bool is_plain_copy(std::string_view op) {
    static constexpr std::array ops{"aten::view_copy.out",
                                    "aten::_unsafe_view.out",
                                    "aten::unsqueeze_copy.out",
                                    "aten::squeeze_copy.dim_out",
                                    "aten::squeeze_copy.dims_out",
                                    "aten::expand_copy.out",
                                    "aten::clone.out",
                                    "aten::alias_copy.out",
                                    "aten::detach_copy.out",
                                    "aten::lift_fresh_copy.out",
                                    "dim_order_ops::_clone_dim_order.out"};
    return std::find(ops.begin(), ops.end(), op) != ops.end();
}

class CopyElision {
public:
    CopyElision(Method& method, Table<InstructionIndex, bool>& removed)
        : method_(method),
          removed_(removed),
          given_(method.values.size()),
          last_write_(given_.size()),
          writes_(given_.size()) {
        for (const auto* ids : {&method.inputs, &method.outputs}) {
            for (const ValueId id : *ids) given_[id] = true;
        }
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& instruction = method.instructions[at];
            if (removed[at]) continue;
            // Moved handles may expose any byte.
            const bool moves =
                instruction.kind != Instruction::Kind::kernel || instruction.op.starts_with("executorch_prim::");
            if (moves) for_tensors(instruction, [&](ValueId id) { given_[id] = given_[root_of(id)] = true; });
            for (const ValueId out : instruction.outs) note_write(out, at);
            for (const std::size_t arg : ops::effects(instruction.op).updates())
                if (arg < instruction.args.size()) note_write(instruction.args[arg], at);
        }
    }

    void run() {
        for (const InstructionIndex at : method_.instructions.indices()) {
            if (!removed_[at] && copies_every_byte(method_.instructions[at])) share(at);
        }
        for (const InstructionIndex at : method_.instructions.indices()) {
            if (!removed_[at] && method_.instructions[at].op == "aten::bmm.out") read_as_it_lies(at);
        }
    }

private:
    [[nodiscard]] Tensor* tensor(ValueId id) const { return id.valid() ? method_.values[id].tensor() : nullptr; }
    [[nodiscard]] ValueId root_of(ValueId id) const {
        const Tensor* t = tensor(id);
        return t && t->alias_of != no_value ? t->alias_of : id;
    }
    /// Not only a part of the tensor whose bytes it has.
    [[nodiscard]] bool is_whole(ValueId id) const {
        const Tensor *t = tensor(id), *root = tensor(root_of(id));
        return t && root && t->alias_offset == 0 && t->bytes() == root->bytes();
    }
    void note_write(ValueId id, InstructionIndex at) {
        const ValueId root = root_of(id);
        last_write_[root] = at;
        ++writes_[root];
    }
    template <class F>
    void for_tensors(const Instruction& instruction, F f) const {
        for (const ValueId arg : instruction.args) {
            if (tensor(arg)) f(arg);
            if (!arg.valid()) continue;
            const auto* list = std::get_if<TensorList>(&method_.values[arg].data);
            const auto* optional = std::get_if<OptionalTensorList>(&method_.values[arg].data);
            for (const ValueId item : list ? list->items : optional ? optional->items : std::vector<ValueId>()) {
                if (tensor(item)) f(item);
            }
        }
    }

    static bool is_row_major(const Tensor& t) {
        for (std::size_t i = 0; i < t.dim_order.size(); ++i) {
            if (t.dim_order[i] != i) return false;
        }
        return true;
    }
    [[nodiscard]] std::optional<std::vector<std::int64_t>> ints(ValueId id) const {
        const auto* list = id.valid() ? std::get_if<IntList>(&method_.values[id].data) : nullptr;
        if (!list) return std::nullopt;
        std::vector<std::int64_t> out;
        for (const ValueId item : list->items) {
            const auto* number = item.valid() ? std::get_if<std::int64_t>(&method_.values[item].data) : nullptr;
            if (!number) return std::nullopt;
            out.push_back(*number);
        }
        return out;
    }
    /// The permutation of a permute_copy, counted from the front.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> permutation(const Instruction& instruction) const {
        if (instruction.op != "aten::permute_copy.out" || instruction.args.size() < 3) return std::nullopt;
        const Tensor* from = tensor(instruction.args[0]);
        auto dims = ints(instruction.args[1]);
        if (!from || !dims || dims->size() != from->upper.size()) return std::nullopt;
        const auto rank = static_cast<std::int64_t>(dims->size());
        for (std::int64_t& dim : *dims) {
            if (dim < 0) dim += rank;
            if (dim < 0 || dim >= rank) return std::nullopt;
        }
        return dims;
    }

    /// ExecuTorch pads before each average that counts padding, even if the padding is zero.
    [[nodiscard]] bool adds_nothing(const Instruction& instruction) const {
        if (instruction.op != "cortex_m::pad.out" || instruction.args.size() < 3) return false;
        const auto is_zero = [&](std::size_t arg) {
            const auto pads = ints(instruction.args[arg]);
            return pads && std::all_of(pads->begin(), pads->end(), [](std::int64_t each) { return each == 0; });
        };
        return is_zero(1) && is_zero(2);
    }

    [[nodiscard]] bool copies_every_byte(const Instruction& instruction) const {
        if (instruction.outs.size() != 1 || instruction.args.empty()) return false;
        const Tensor *from = tensor(instruction.args[0]), *to = tensor(instruction.outs[0]);
        if (!from || !to || from->dtype != to->dtype || from->dynamism != Dynamism::fixed ||
            to->dynamism != Dynamism::fixed || from->bytes() != to->bytes()) {
            return false;
        }
        if (is_plain_copy(instruction.op) || adds_nothing(instruction)) {
            return (is_row_major(*from) && is_row_major(*to)) ||
                (from->upper == to->upper && from->dim_order == to->dim_order);
        }
        const auto dims = permutation(instruction);
        if (!dims || !is_row_major(*from) || !is_row_major(*to)) return false;
        std::int64_t before = -1;
        for (const std::int64_t dim : *dims) {
            if (from->upper[static_cast<std::size_t>(dim)] == 1) continue;
            if (dim < before) return false;
            before = dim;
        }
        return true;
    }

    /// Its bytes do not change from instruction `at` on.
    [[nodiscard]] bool is_settled(ValueId root, InstructionIndex at) const {
        const Tensor* t = tensor(root);
        const bool is_input = std::find(method_.inputs.begin(), method_.inputs.end(), root) != method_.inputs.end();
        return t && !t->is_constant && !is_input && last_write_[root] < at;
    }

    void share(InstructionIndex at) {
        const ValueId root = root_of(method_.instructions[at].args[0]), out = method_.instructions[at].outs[0];
        Tensor* made = tensor(out);
        if (made->is_state || made->is_constant || made->alias_of != no_value || made->role != Role::intermediate ||
            given_[out])
            return;
        if (!is_whole(method_.instructions[at].args[0])) return;
        if (writes_[out] != 1 || !is_settled(root, at) || given_[method_.instructions[at].args[0]]) return;
        for (const ValueId given : method_.outputs) {
            if (root_of(given) == out) return;  // a view that the caller gets needs bytes of its own
        }
        for (Value& value : method_.values) {
            if (Tensor* view = value.tensor(); view && view->alias_of == out) view->alias_of = root;
        }
        made->alias_of = root;
        made->role = Role::alias;
        made->loaded.reset();
        removed_[at] = true;
    }

    /// The only instruction that writes there, or none.
    [[nodiscard]] InstructionIndex producer(ValueId root) const {
        return writes_[root] == 1 ? last_write_[root] : InstructionIndex();
    }
    [[nodiscard]] bool is_read(ValueId root) const {
        bool found = false;
        for (const InstructionIndex at : method_.instructions.indices()) {
            if (found) break;
            const Instruction& instruction = method_.instructions[at];
            if (removed_[at] || (!instruction.outs.empty() && instruction.outs[0] == root)) continue;
            for_tensors(instruction, [&](ValueId id) { found = found || root_of(id) == root; });
        }
        return found;
    }

    /// One row times a matrix: reads the rows of the matrix directly, if its last two dimensions were swapped before,
    /// or if one matrix was copied for each of several rows.
    void read_as_it_lies(InstructionIndex at) {
        const Instruction& product = method_.instructions[at];
        if (product.args.size() < 3 || product.outs.size() != 1) return;
        const Tensor *left = tensor(product.args[0]), *right = tensor(product.args[1]), *out = tensor(product.outs[0]);
        for (const Tensor* t : {left, right, out}) {
            if (!t || t->upper.size() != 3 || t->dtype != DType::f32 || !is_row_major(*t) ||
                t->dynamism != Dynamism::fixed)
                return;
        }
        if (left->upper[1] != 1 || right->bytes().value_or(0) == 0) return;
        if (const ValueId swapped = swap_of(product.args[1]); swapped != no_value) {
            const InstructionIndex made = producer(root_of(product.args[1]));
            Tensor rows = *right;
            std::swap(rows.upper[1], rows.upper[2]);
            read_rows(at, "arenascope::rows_times_vector.out", swapped, std::move(rows), {made});
        } else if (repeated(root_of(product.args[1]))) {
            read_rows(at, "arenascope::vector_times_rows.out", root_of(product.args[1]), *right, {});
        }
    }

    /// The tensor whose rows a product reads as columns: the source of the permutation, or none.
    [[nodiscard]] ValueId swap_of(ValueId id) const {
        const Tensor* right = tensor(id);
        const ValueId turned = root_of(id);
        const auto made = producer(turned);
        if (!made.valid() || right->bytes() != tensor(turned)->bytes() || given_[turned]) return no_value;
        const auto dims = permutation(method_.instructions[made]);
        const Tensor* from = tensor(method_.instructions[made].args[0]);
        if (!dims || !is_row_major(*from) || !is_row_major(*tensor(turned)) || from->dynamism != Dynamism::fixed)
            return no_value;
        const std::size_t rank = dims->size();
        for (std::size_t i = 0; i < rank; ++i) {
            const std::size_t expected = rank < 2 || i + 2 < rank ? i : 2 * rank - 3 - i;  // the last two swapped
            if (static_cast<std::size_t>((*dims)[i]) != expected) return no_value;
        }
        const ValueId root = root_of(method_.instructions[made].args[0]);
        if (rank < 2 || from->upper[rank - 1] != right->upper[1] || from->upper[rank - 2] != right->upper[2] ||
            !is_settled(root, made) || !is_whole(method_.instructions[made].args[0]))
            return no_value;
        return root;
    }

    /// Matrices of which `root` has several copies each, one after the other: grouped heads share their keys.
    struct Repeated {
        ValueId root = no_value;
        InstructionIndex made{};  ///< by this instruction
        std::int64_t times = 1;
    };
    [[nodiscard]] std::optional<Repeated> repeated(ValueId root) const {
        const auto made = producer(root);
        if (!made.valid() || given_[root] || removed_[made]) return std::nullopt;
        const Instruction& copy = method_.instructions[made];
        if (copy.op != "aten::expand_copy.out" || copy.args.empty()) return std::nullopt;
        const Tensor *from = tensor(copy.args[0]), *to = tensor(root);
        if (!from || !is_row_major(*from) || !is_row_major(*to) || from->dynamism != Dynamism::fixed ||
            to->dynamism != Dynamism::fixed)
            return std::nullopt;
        const std::size_t rank = to->upper.size();
        if (rank < 3 || from->upper.size() != rank || from->upper[rank - 3] != 1) return std::nullopt;
        for (std::size_t i = 0; i < rank; ++i) {
            if (i + 3 != rank && from->upper[i] != to->upper[i]) return std::nullopt;
        }
        const ValueId source = root_of(copy.args[0]);
        if (to->upper[rank - 3] < 1 || !is_settled(source, made) || tensor(source)->bytes() != from->bytes())
            return std::nullopt;
        return Repeated{source, made, to->upper[rank - 3]};
    }

    /// Lets the product at `at` read `rows` instead of `root`, and drops copies that are no longer read.
    void read_rows(InstructionIndex at, std::string_view op, ValueId root, Tensor rows,
                   std::vector<InstructionIndex> copies) {
        if (const auto source = repeated(root); source && rows.upper[0] % source->times == 0) {
            rows.upper[0] /= source->times;
            copies.push_back(source->made);
            root = source->root;
        }
        rows.sizes.assign(rows.upper.begin(), rows.upper.end());
        rows.alias_of = root;
        rows.role = Role::alias;
        rows.loaded.reset();
        Instruction& product = method_.instructions[at];
        method_.values.push_back({method_.values[product.args[1]].name + "_rows", std::move(rows)});
        product.op = op;
        product.args = {product.args[0], method_.values.last(), product.outs[0], product.outs[0]};
        given_.push_back(false);
        last_write_.emplace_back();
        writes_.push_back(0);
        for (const InstructionIndex copy : copies) {
            if (!is_read(method_.instructions[copy].outs[0])) removed_[copy] = true;
        }
    }

    Method& method_;
    Table<InstructionIndex, bool>& removed_;
    Table<ValueId, bool> given_;                   ///< inputs, outputs, and everything that handles may point to
    Table<ValueId, InstructionIndex> last_write_;  ///< by root
    Table<ValueId, int> writes_;                   ///< by root
};

}  // namespace

void share_copies(Method& method, Table<InstructionIndex, bool>& removed) { CopyElision(method, removed).run(); }

}  // namespace arenascope::best
