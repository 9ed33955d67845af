#include "engine/formats/pte/pte_shapes.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "engine/formats/pte/pte_names.h"
#include "engine/formats/pte/pte_writers.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;
using Shape = std::vector<std::int64_t>;

constexpr std::int64_t value_bytes = 80, rank_bytes = 4;  // that a value takes in the runtime, about
constexpr int most_rounds = 4;                            // of the search; two or three are usual
constexpr std::size_t most_shapes = 8;                    // of as many elements

struct Use;
struct Mover;
struct Sizes;
using UseIndex = Index<Use>;
using MoverIndex = Index<Mover>;
using ShapeIndex = Index<Sizes>;

/// An operand or the result of an instruction.
struct Use {
    InstructionIndex at{};
    std::size_t argument = 0;
    ValueId id = no_value;
    ValueId owner = no_value;  ///< the value whose last write made exactly these bytes; none: several, or a part
    std::int64_t place = 0;
    ShapeIndex shape{};
    MoverIndex mover{};  ///< whose shape it has
    bool is_result = false;
};

/// An elementwise instruction that can have another shape.
struct Mover {
    ShapeIndex shape{};
    std::int64_t elements = 0;
    std::size_t least_rank = 0;      ///< of operands that keep their shapes
    std::size_t kept = 0;            ///< innermost axes that such operands are broadcast along or have
    std::vector<UseIndex> affected;  ///< its own, and readers of its result
    MoverIndex group{};              ///< the first of those that it is connected with
};

class ShapeSharing {
public:
    explicit ShapeSharing(const Encoded& encoded)
        : encoded_(encoded),
          method_(encoded.method),
          barred_(method_.values.size(), false),
          shape_of_(method_.values.size()),
          moved_by_(method_.values.size()),
          writes_(method_.values.size(), 0) {}

    std::optional<Encoded> run() {
        if (!is_straight()) return std::nullopt;
        find_shapes();
        find_barred();
        find_uses();
        find_movers();
        if (uses_.empty()) return std::nullopt;
        connect();
        for (const UseIndex use : uses_.indices()) count(use, 1);
        for (int round = 0; round < most_rounds && improve(); ++round) {
        }
        return rewritten();
    }

private:
    [[nodiscard]] bool is_straight() const {
        return std::all_of(method_.instructions.begin(), method_.instructions.end(), [](const Instruction& in) {
            return in.kind == Kind::free || (in.kind == Kind::kernel && !ops::effects(in.op).is_view);
        });
    }
    /// A tensor whose bytes are those of its elements in order.
    [[nodiscard]] const Tensor* placed(ValueId id) const {
        const Tensor* tensor = id == no_value ? nullptr : method_.values[id].tensor();
        const bool counts = tensor && encoded_.places[id] && !tensor->is_constant && !tensor->is_state &&
            tensor->dynamism == Dynamism::fixed && tensor->bytes().value_or(0) > 0;
        return counts ? tensor : nullptr;
    }
    [[nodiscard]] static bool is_plain(const Tensor& tensor) {
        for (std::size_t axis = 0; axis < tensor.dim_order.size(); ++axis)
            if (tensor.dim_order[axis] != axis) return false;
        return tensor.dim_order.size() == tensor.upper.size();
    }
    [[nodiscard]] static std::int64_t elements_of(const Tensor& tensor) {
        return tensor.bytes().value_or(0) / item_size(tensor.dtype);
    }

    /// From the first axis that is longer than 1.
    [[nodiscard]] static std::size_t axes_of(const Tensor& tensor) {
        const auto first = std::find_if(tensor.upper.begin(), tensor.upper.end(), [](auto size) { return size != 1; });
        return static_cast<std::size_t>(tensor.upper.end() - first);
    }

    /// Values that are not merged, and so keep their shapes.
    void find_barred() {
        const auto bar = [&](ValueId id) { barred_[id] = true; };
        for (const auto* ids : {&method_.inputs, &method_.outputs})
            for (const ValueId id : *ids) {
                each_value(method_, id, bar);
                barred_[id] = true;
            }
        for (const ValueId id : method_.inputs) each_value(method_, id, [&](ValueId each) { ++writes_[each]; });
        for (const ValueId id : method_.values.indices())
            if (!placed(id) || !method_.values[id].tensor()->qualified_name.empty()) bar(id);
        for (const Instruction& in : method_.instructions) {
            const bool is_known = in.kind == Kind::kernel && ops::effects(in.op).has_schema && !updates_in_place(in);
            const std::vector<bool> is_read = ops::read_arguments(method_, in);
            for (const ValueId out : in.outs) ++writes_[out];
            for (std::size_t i = 0; i < in.args.size(); ++i) {
                const ValueId arg = in.args[i];
                if (arg == no_value) continue;
                const bool is_out = std::find(in.outs.begin(), in.outs.end(), arg) != in.outs.end();
                if (!is_known || !method_.values[arg].tensor() || is_read[i] == is_out) each_value(method_, arg, bar);
            }
        }
    }

    void find_shapes() {
        std::map<Shape, ShapeIndex> rows;
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = placed(id);
            if (!tensor) continue;
            const auto [known, is_new] = rows.try_emplace(tensor->upper, shapes_.next());
            if (is_new) shapes_.push_back(tensor->upper);
            shape_of_[id] = known->second;
        }
    }
    /// A place with a type, so that values there differ in their shapes only.
    std::int64_t place_of(ValueId id, const Tensor& tensor) {
        const auto& at = *encoded_.places[id];
        const std::int64_t other_order = is_plain(tensor) ? -1 : id.number();
        return place_rows_
            .try_emplace({at.mem_id, at.offset, tensor.dtype, *tensor.bytes(), other_order},
                         static_cast<std::int64_t>(place_rows_.size()))
            .first->second;
    }

    void add_use(InstructionIndex at, std::size_t argument, bool is_result) {
        const ValueId id = method_.instructions[at].args[argument];
        const Tensor* tensor = placed(id);
        if (!tensor) return;
        Use use{.at = at, .argument = argument, .id = id, .is_result = is_result};
        use.place = place_of(id, *tensor);
        use.shape = shape_of_[id];
        const std::int64_t begin = encoded_.places[id]->offset, end = begin + *tensor->bytes();
        const auto runs = arenas_[encoded_.places[id]->mem_id].read(begin, end);
        if (!is_result && runs.size() == 1) {
            const ValueId owner = runs.front().owner;
            if (place_of(owner, *placed(owner)) == use.place) use.owner = owner;
        }
        // Bytes of a value that is partly overwritten are no longer in its shape alone.
        if (!is_result && writes_[id] > 0 && use.owner != id) barred_[id] = true;
        uses_.push_back(use);
    }

    void find_uses() {
        const auto write = [&](ValueId id, std::int32_t at) {
            const Tensor* tensor = placed(id);
            if (!tensor) return;
            const std::int64_t begin = encoded_.places[id]->offset;
            arenas_[encoded_.places[id]->mem_id].write(begin, begin + *tensor->bytes(), id, at);
        };
        for (const ValueId id : method_.inputs) each_value(method_, id, [&](ValueId each) { write(each, 0); });
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            const std::vector<bool> is_read = ops::read_arguments(method_, in);
            for (std::size_t i = 0; i < in.args.size(); ++i)
                if (in.args[i] != no_value && is_read[i]) add_use(at, i, false);
            for (std::size_t i = 0; i < in.args.size(); ++i)
                if (std::find(in.outs.begin(), in.outs.end(), in.args[i]) != in.outs.end()) add_use(at, i, true);
            for (const ValueId out : in.outs) write(out, at.number() + 1);
        }
    }

    void find_movers() {
        std::map<InstructionIndex, std::vector<UseIndex>> by_instruction;
        for (const UseIndex use : uses_.indices()) by_instruction[uses_[use].at].push_back(use);
        for (const auto& [at, all] : by_instruction) {
            const bool has_old_bytes = std::any_of(all.begin(), all.end(), [&](UseIndex index) {
                const Use& use = uses_[index];
                return !use.is_result && writes_[use.id] > 0 && use.owner != use.id;
            });
            auto mover = mover_of(method_.instructions[at]);
            if (!mover || has_old_bytes) continue;
            const ValueId out = method_.instructions[at].outs.front();
            mover->shape = shape_of_[out];
            moved_by_[out] = movers_.next();
            for (const UseIndex use : all)
                if (elements_of(*placed(uses_[use].id)) == mover->elements) uses_[use].mover = movers_.next();
            movers_.push_back(*mover);
        }
    }

    /// Nothing if the instruction must keep its shape.
    [[nodiscard]] std::optional<Mover> mover_of(const Instruction& in) const {
        if (in.kind != Kind::kernel || in.outs.size() != 1 || !ops::effects(in.op).is_elementwise) return {};
        const ValueId out = in.outs.front();
        if (barred_[out] || writes_[out] != 1) return {};
        const Tensor& made = *placed(out);
        Mover mover{.elements = elements_of(made)};
        for (const ValueId arg : in.args) {
            const Tensor* tensor = arg == no_value ? nullptr : method_.values[arg].tensor();
            if (!tensor) continue;
            const std::int64_t elements = elements_of(*tensor);
            if (tensor->dynamism != Dynamism::fixed || (elements > 1 && !is_plain(*tensor))) return {};
            if (placed(arg) && elements == mover.elements) continue;
            mover.least_rank = std::max(mover.least_rank, tensor->upper.size());
            mover.kept = std::max(mover.kept, axes_of(*tensor));
        }
        if (!is_plain(made) || mover.kept > made.upper.size()) return {};
        if (mover.elements <= 1) return {};
        return mover;
    }

    void connect() {
        for (const MoverIndex mover : movers_.indices()) movers_[mover].group = mover;
        for (const UseIndex index : uses_.indices()) {
            const Use& use = uses_[index];
            const MoverIndex from = use.owner == no_value ? MoverIndex() : moved_by_[use.owner];
            if (use.mover.valid()) movers_[use.mover].affected.push_back(index);
            if (!from.valid()) continue;
            if (from != use.mover) movers_[from].affected.push_back(index);
            if (use.mover.valid()) unite(from, use.mover);
        }
        for (const MoverIndex mover : movers_.indices()) movers_[mover].group = group_of(mover);
        for (const ShapeIndex shape : shapes_.indices()) {
            const Shape& sizes = shapes_[shape];
            const auto elements = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{1}, std::multiplies<>());
            if (by_elements_[elements].size() < most_shapes) by_elements_[elements].push_back(shape);
        }
    }
    MoverIndex group_of(MoverIndex mover) const {
        while (movers_[mover].group != mover) mover = movers_[mover].group;
        return mover;
    }
    void unite(MoverIndex a, MoverIndex b) {
        a = group_of(a);
        b = group_of(b);
        movers_[std::max(a, b)].group = std::min(a, b);
    }

    [[nodiscard]] ShapeIndex shape_now(const Use& use) const {
        return use.mover.valid() ? movers_[use.mover].shape : use.shape;
    }
    [[nodiscard]] ShapeIndex shape_now(ValueId id) const {
        return moved_by_[id].valid() ? movers_[moved_by_[id]].shape : shape_of_[id];
    }
    /// Whether it can read what was written, instead of a view.
    [[nodiscard]] bool reads_owner(const Use& use) const {
        if (use.owner == no_value || shape_now(use) != shape_now(use.owner)) return false;
        return use.owner == use.id || (!barred_[use.owner] && (use.mover.valid() || !barred_[use.id]));
    }
    /// Equal for uses that can have one value.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> key_of(const Use& use) const {
        const bool is_written = use.is_result || reads_owner(use);
        const ValueId id = use.is_result || !is_written ? use.id : use.owner;
        if (barred_[id] && shape_now(use) == use.shape) return {-1, id.number()};
        return {use.place, shape_now(use).number() * 2 + (is_written ? 1 : 0)};
    }
    void count(UseIndex use, int by) {
        int& number = numbers_[key_of(uses_[use])];
        const bool was = number > 0;
        number += by;
        const auto bytes = value_bytes + rank_bytes * static_cast<std::int64_t>(shapes_[shape_now(uses_[use])].size());
        if (was != (number > 0)) cost_ += was ? -bytes : bytes;
    }

    /// Operands that are broadcast see the same axes, so that each element still meets the same ones.
    [[nodiscard]] bool fits(const Mover& mover, ShapeIndex shape) const {
        const Shape &now = shapes_[mover.shape], &then = shapes_[shape];
        return then.size() >= std::max(mover.least_rank, mover.kept) &&
            std::equal(now.rbegin(), now.rbegin() + static_cast<std::ptrdiff_t>(mover.kept), then.rbegin());
    }

    void set_shape(MoverIndex mover, ShapeIndex shape) {
        Mover& each = movers_[mover];
        for (const UseIndex use : each.affected) count(use, -1);
        each.shape = shape;
        for (const UseIndex use : each.affected) count(use, 1);
    }

    bool try_shape(const std::vector<MoverIndex>& movers, ShapeIndex shape) {
        const std::int64_t before = cost_;
        std::vector<std::pair<MoverIndex, ShapeIndex>> old;
        for (const MoverIndex mover : movers) {
            if (movers_[mover].shape == shape || !fits(movers_[mover], shape)) continue;
            old.emplace_back(mover, movers_[mover].shape);
            set_shape(mover, shape);
        }
        if (cost_ < before) return true;
        for (const auto& [mover, was] : old) set_shape(mover, was);
        return false;
    }

    /// Those of one value, those that are connected with them, and single ones.
    [[nodiscard]] std::set<std::vector<MoverIndex>> sets() const {
        std::map<std::pair<std::int64_t, std::int64_t>, std::set<MoverIndex>> by_value;
        std::map<MoverIndex, std::set<MoverIndex>> groups;
        for (const Use& use : uses_)
            if (use.mover.valid()) by_value[key_of(use)].insert(use.mover);
        for (const MoverIndex mover : movers_.indices()) groups[movers_[mover].group].insert(mover);
        std::set<std::vector<MoverIndex>> all;
        for (const auto& [key, movers] : by_value) {
            all.emplace(movers.begin(), movers.end());
            std::set<MoverIndex> connected;
            for (const MoverIndex mover : movers) {
                const auto& group = groups[movers_[mover].group];
                connected.insert(group.begin(), group.end());
            }
            all.emplace(connected.begin(), connected.end());
        }
        for (const MoverIndex mover : movers_.indices()) all.insert({mover});
        return all;
    }

    bool improve() {
        bool is_better = false;
        for (const std::vector<MoverIndex>& movers : sets()) {
            for (const ShapeIndex shape : by_elements_.at(movers_[movers.front()].elements))
                is_better = try_shape(movers, shape) || is_better;
        }
        return is_better;
    }

    void give_shape(Tensor& tensor, ShapeIndex shape) const {
        tensor.upper = shapes_[shape];
        tensor.sizes.assign(tensor.upper.begin(), tensor.upper.end());
        tensor.dim_order.resize(tensor.upper.size());
        std::iota(tensor.dim_order.begin(), tensor.dim_order.end(), std::uint8_t{0});
    }

    [[nodiscard]] std::optional<Encoded> rewritten() const {
        Encoded out = encoded_;
        bool is_changed = false;
        for (const Use& use : uses_) {
            const ShapeIndex shape = shape_now(use);
            if (use.is_result) {
                if (shape == use.shape) continue;
                give_shape(*out.method.values[use.id].tensor(), shape);
            } else if (reads_owner(use)) {
                if (use.owner == use.id) continue;
                out.method.instructions[use.at].args[use.argument] = use.owner;
            } else {
                if (shape == shape_now(use.id)) continue;
                Value view = method_.values[use.id];
                give_shape(*view.tensor(), shape);
                view.tensor()->qualified_name.clear();
                out.method.instructions[use.at].args[use.argument] = out.method.values.next();
                out.method.values.push_back(std::move(view));
                out.places.push_back(encoded_.places[use.id]);
                out.data.push_back(0);
                out.external.push_back(false);
            }
            is_changed = true;
        }
        return is_changed ? std::optional<Encoded>(std::move(out)) : std::nullopt;
    }

    const Encoded& encoded_;
    const Method& method_;
    Table<ValueId, bool> barred_;
    Table<ValueId, ShapeIndex> shape_of_;  ///< before
    Table<ValueId, MoverIndex> moved_by_;  ///< of results
    Table<ValueId, int> writes_;
    std::map<std::int32_t, Writers> arenas_;
    Table<ShapeIndex, Shape> shapes_;
    std::map<std::int64_t, std::vector<ShapeIndex>> by_elements_;
    std::map<std::tuple<std::int32_t, std::int64_t, DType, std::int64_t, std::int64_t>, std::int64_t> place_rows_;
    Table<UseIndex, Use> uses_;
    Table<MoverIndex, Mover> movers_;
    std::map<std::pair<std::int64_t, std::int64_t>, int> numbers_;  ///< of uses of each value
    std::int64_t cost_ = 0;
};

}  // namespace

std::optional<Encoded> with_shared_shapes(const Encoded& encoded) { return ShapeSharing(encoded).run(); }

}  // namespace arenascope::pte
