#include "engine/formats/tflite/tflite_shared_rows.h"

#include "engine/ir/dependences.h"
#include "engine/ops/tflite_flow.h"
#include "engine/ops/tflite_rows.h"

namespace arenascope::tflite {
namespace {

constexpr std::size_t rank = 4;
constexpr std::size_t most_moved = 1'000'000;  // parts of parts; a file decides how deep they nest

/// Of fixed sizes, and at a place.
const Tensor* placed(const Method& method, ValueId id) {
    const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
    if (!tensor || !tensor->loaded || tensor->is_constant) return nullptr;
    for (const sym::Expr& size : tensor->sizes)
        if (!size.is_constant() || size.constant() < 1) return nullptr;
    return tensor;
}

const Tensor* picture(const Method& method, ValueId id) {
    const Tensor* tensor = placed(method, id);
    return tensor && tensor->sizes.size() == rank && tensor->sizes[0].constant() == 1 ? tensor : nullptr;
}

std::int64_t row_bytes(const Tensor& tensor) {
    const auto row = checked_mul(tensor.sizes[2].constant(), tensor.sizes[3].constant());
    const auto bytes = row ? checked_mul(*row, static_cast<std::int64_t>(item_size(tensor.dtype))) : std::nullopt;
    return bytes.value_or(-1);
}

bool has_rows_like(const Tensor& part, const Tensor& whole) {
    return part.dtype == whole.dtype && part.sizes[2].constant() == whole.sizes[2].constant() &&
        part.sizes[3].constant() == whole.sizes[3].constant() && row_bytes(whole) > 0;
}

/// A tensor that may become a part of this one: not an input, an output or already a part.
bool may_be_part(const Tensor& tensor) {
    return tensor.role == Role::intermediate && !tensor.is_state && tensor.alias_of == no_value;
}

class Sharer {
public:
    explicit Sharer(Method& method) : method_(method), parts_(method.values.size()) {}

    /// What copies its operand to the place where it lies.
    void keep(const Instruction& in) {
        if (in.args.empty() || in.outs.size() != 1) return;
        const Tensor *from = placed(method_, in.args[0]), *to = placed(method_, in.outs.front());
        if (!from || !to || from == to || from->is_state || from->dtype != to->dtype || !lies_at(*to, *from, 0)) return;
        const auto bytes = from->bytes();
        if (!bytes || to->bytes() != bytes) return;
        if (may_be_part(*to)) place(in.outs.front(), in.args[0], 0);
        else if (may_be_part(*from) && !to->is_state) place(in.args[0], in.outs.front(), 0);
    }

    /// Numbers out of others in a row.
    void slice_flat(const Instruction& in) {
        const Tensor *from = placed(method_, in.args[0]), *to = placed(method_, in.outs.front());
        if (!from || !to || from == to || !may_be_part(*to) || from->is_state || from->dtype != to->dtype) return;
        if (from->sizes.size() != 1 || to->sizes.size() != 1) return;
        const std::vector<std::int32_t> begin = ops::constant_integers(method_, in.args[1]);
        if (begin.size() != 1 || begin[0] < 0 || begin[0] > from->sizes[0].constant() - to->sizes[0].constant()) return;
        const auto offset = checked_mul(begin[0], std::int64_t{item_size(from->dtype)});
        if (offset && lies_at(*to, *from, *offset)) place(in.outs.front(), in.args[0], *offset);
    }

    void slice(const Instruction& in) {
        if (in.args.size() < 4 || in.outs.size() != 1) return;
        slice_flat(in);
        const Tensor *from = picture(method_, in.args[0]), *to = picture(method_, in.outs.front());
        if (!from || !to || from == to || !may_be_part(*to) || from->is_state || !has_rows_like(*to, *from)) return;
        const std::vector<std::int32_t> begin = ops::constant_integers(method_, in.args[1]);
        if (begin.size() != rank || begin[0] != 0 || begin[2] != 0 || begin[3] != 0 || begin[1] < 0) return;
        if (begin[1] > from->sizes[1].constant() - to->sizes[1].constant()) return;
        const auto offset = checked_mul(begin[1], row_bytes(*from));
        if (offset && lies_at(*to, *from, *offset)) place(in.outs.front(), in.args[0], *offset);
    }

    void join(const Instruction& in) {
        if (in.outs.size() != 1 || ops::tflite_option(method_, in, 0) != 1) return;
        const Tensor* to = picture(method_, in.outs.front());
        if (!to || to->is_state) return;
        std::int64_t row = 0;
        for (std::size_t i = 0; i < ops::tflite_inputs(method_, in); ++i) {
            const Tensor* from = picture(method_, in.args[i]);
            if (!from || !has_rows_like(*from, *to)) return;
            const std::int64_t first = row;
            row += from->sizes[1].constant();
            if (row > to->sizes[1].constant()) return;
            const auto offset = checked_mul(first, row_bytes(*to));
            if (offset && may_be_part(*from) && lies_at(*from, *to, *offset))
                place(in.args[i], in.outs.front(), *offset);
        }
    }

private:
    static bool lies_at(const Tensor& part, const Tensor& whole, std::int64_t offset) {
        return part.loaded->mem_id == whole.loaded->mem_id && part.loaded->offset - whole.loaded->offset == offset;
    }

    void place(ValueId part, ValueId whole, std::int64_t offset) {
        const ValueId root = memory_root(method_, whole);
        moved_ += parts_[part].size();
        if (root == part || moved_ > most_moved) return;
        offset += method_.values[whole].tensor()->alias_offset;
        for (const ValueId id : parts_[part]) {
            Tensor& view = *method_.values[id].tensor();
            view.alias_of = root;
            view.alias_offset += offset;
            parts_[root].push_back(id);
        }
        parts_[part].clear();
        parts_[root].push_back(part);
        Tensor& tensor = *method_.values[part].tensor();
        tensor.alias_of = root;
        tensor.alias_offset = offset;
        tensor.role = Role::alias;
    }

    Method& method_;
    Table<ValueId, std::vector<ValueId>> parts_;  ///< by root
    std::size_t moved_ = 0;
};

}  // namespace

void share_rows(Method& method) {
    const bool runs_graphs = method.graphs.size() > 1;
    Sharer sharer(method);
    for (const Instruction& in : method.instructions) {
        if (in.op == "tflite::SLICE") sharer.slice(in);
        const bool keeps = in.op == "tflite::RESHAPE" || in.op == "tflite::DYNAMIC_UPDATE_SLICE" ||
            in.op == ops::flow_in_op || in.op == ops::flow_out_op;
        if (keeps && runs_graphs) sharer.keep(in);
    }
    for (InstructionIndex at = method.instructions.last(); at.valid(); --at) {
        const Instruction& in = method.instructions[at];
        if (in.op == "tflite::CONCATENATION") sharer.join(in);
    }
}

}  // namespace arenascope::tflite
