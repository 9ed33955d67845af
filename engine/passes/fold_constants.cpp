// Computes values that depend on constants only, and stores them as constants.

#include "engine/passes/fold_constants.h"

#include <algorithm>
#include <limits>

#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/passes/fold_sizes.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

constexpr std::int64_t small = 64 * 1024;  // results up to this size are folded whatever their operands

bool is_plain(const Tensor& tensor) {
    for (std::size_t i = 0; i < tensor.dim_order.size(); ++i)
        if (tensor.dim_order[i] != i) return false;
    return is_static(tensor) && !tensor.is_state && tensor.role != Role::output && tensor.role != Role::input;
}

class Folder {
public:
    /// `growth`: how many times the bytes that an operator reads its results may have. `keeps_turns`: transposed
    /// matrices are not folded.
    Folder(Method& method, const PassTools& tools, std::int64_t growth, bool keeps_turns)
        : method_(method),
          tools_(tools),
          growth_(growth),
          keeps_turns_(keeps_turns),
          known_(method.values.size(), false) {
        for (const ValueId id : method.values.indices()) {
            const Tensor* tensor = method.values[id].tensor();
            known_[id] = !tensor || tensor->is_constant;
        }
        // Numbers that instructions compute are known only at run time.
        for (const auto& instruction : method.instructions)
            if (instruction.outs.empty() && !instruction.args.empty()) known_[instruction.args.back()] = false;
        for (const ValueId id : method.inputs) known_[id] = false;
    }

    Result<> run() {
        Table<InstructionIndex, bool> gone;
        for (const Instruction& instruction : method_.instructions) gone.push_back(is_foldable(instruction));
        if (std::find(gone.begin(), gone.end(), true) == gone.end()) return done;
        const auto results = results_of(gone);
        if (!tools_.evaluate) {
            for (const ValueId id : results) make_constant(method_, id, std::nullopt);
        } else if (!results.empty()) {
            TRY(const auto data, tools_.evaluate(part(gone, results)));
            if (data.size() != results.size())
                return Error{.what = message("folding constants returned other values than requested")};
            for (std::size_t i = 0; i < results.size(); ++i) make_constant(method_, results[i], data[i]);
        }
        remove_instructions(method_, gone);
        return done;
    }

private:
    bool is_foldable(const Instruction& instruction) {
        if (instruction.kind != Instruction::Kind::kernel || instruction.outs.empty() ||
            !tools_.can_run(instruction.op) || !ops::scratch_arguments(instruction).empty())
            return false;
        if (ops::effects(instruction.op).is_in_place || instruction.op.starts_with("aten::rand") ||
            instruction.op.starts_with("aten::native_dropout") || (keeps_turns_ && turns_matrix(instruction)))
            return false;
        std::int64_t read = 0, made = 0;
        for (const ValueId id : reads_of(method_, instruction)) {
            if (!known_[memory_root(method_, id)]) return false;
            read += tensor_of(method_, id)->bytes().value_or(0);
        }
        for (const ValueId id : instruction.args)
            if (id != no_value && !is_argument_known(id)) return false;
        for (const ValueId id : instruction.outs) {
            const Tensor* tensor = tensor_of(method_, id);
            if (!tensor || tensor->alias_of != no_value || !is_plain(*tensor) || is_written_twice(id)) return false;
            made += tensor->bytes().value_or(0);
        }
        if (made > std::max(small, growth_ * read) && !(keeps_turns_ && fills_weight(instruction))) return false;
        for (const ValueId id : instruction.outs) known_[id] = true;
        return true;
    }

    bool turns_matrix(const Instruction& instruction) const {
        if (instruction.op == "aten::t_copy.out") return true;
        const Tensor* out = tensor_of(method_, instruction.outs.front());
        return instruction.op == "aten::permute_copy.out" && out && out->upper.size() == 2;
    }

    /// A tensor of one number, such as ONNX's ConstantOfShape, that products read as their weight: it would be written
    /// again in every run.
    bool fills_weight(const Instruction& instruction) const {
        return instruction.op == "aten::full.out" && is_weight(instruction.outs.front());
    }

    bool is_weight(ValueId id) const {
        bool is_read = false;
        for (const Instruction& each : method_.instructions) {
            const auto reads = reads_of(method_, each);
            const auto reads_it = [&](ValueId read) { return memory_root(method_, read) == id; };
            if (std::none_of(reads.begin(), reads.end(), reads_it)) continue;
            is_read = true;
            const std::size_t place = weight_place(each.op);
            const bool is_turned = turns_matrix(each) && is_weight(each.outs.front());
            if (!is_turned && (place >= each.args.size() || !reads_it(each.args[place]))) return false;
        }
        return is_read;
    }

    /// Which argument of a product is its weight.
    static std::size_t weight_place(const std::string& op) {
        if (op == "aten::addmm.out") return 2;
        const bool multiplies = op == "aten::mm.out" || op == "aten::linear.out" || op == "aten::convolution.out";
        return multiplies ? 1 : std::numeric_limits<std::size_t>::max();
    }

    bool is_argument_known(ValueId id) const {
        if (tensor_of(method_, id)) return true;  // checked above
        if (const auto* ints = std::get_if<IntList>(&method_.values[id].data))
            return std::all_of(ints->items.begin(), ints->items.end(), [&](ValueId item) { return known_[item]; });
        return known_[id];
    }

    /// Also through its views.
    bool is_written_twice(ValueId id) const {
        return std::count_if(method_.instructions.begin(), method_.instructions.end(), [&](const Instruction& each) {
                   return std::any_of(each.outs.begin(), each.outs.end(),
                                      [&](ValueId out) { return memory_root(method_, out) == id; });
               }) > 1;
    }

    /// Folded tensors that other instructions still read.
    std::vector<ValueId> results_of(const Table<InstructionIndex, bool>& gone) const {
        Table<ValueId, bool> wanted(method_.values.size(), false), made(method_.values.size(), false);
        for (const InstructionIndex at : gone.indices()) {
            const auto& instruction = method_.instructions[at];
            if (gone[at]) {
                for (const ValueId id : instruction.outs) made[id] = true;
                continue;
            }
            for_each_tensor(method_, instruction, [&](ValueId id) { wanted[memory_root(method_, id)] = true; });
        }
        for (const ValueId id : method_.outputs)
            if (const ValueId root = memory_root(method_, id); root != no_value) wanted[root] = true;
        std::vector<ValueId> results;
        for (const ValueId id : wanted.indices())
            if (wanted[id] && made[id]) results.push_back(id);
        return results;
    }

    /// The folded instructions as a method without inputs that returns the results.
    Method part(const Table<InstructionIndex, bool>& gone, const std::vector<ValueId>& results) const {
        Method part;
        part.name = method_.name;
        part.values = method_.values;
        for (auto& value : part.values)
            if (Tensor* tensor = value.tensor()) tensor->loaded.reset();
        part.outputs = results;
        part.ranges = method_.ranges;
        for (const InstructionIndex at : gone.indices())
            if (gone[at]) part.instructions.push_back(method_.instructions[at]);
        Table<Position, ListedNode> rows;
        for (const InstructionIndex at : part.instructions.indices()) {
            const auto& instruction = part.instructions[at];
            rows.push_back({.kind = ListedNode::Kind::alloc, .name = "alloc", .values = instruction.outs, .uses = {}});
            rows.push_back({.kind = ListedNode::Kind::call,
                            .name = instruction.name,
                            .values = instruction.outs,
                            .uses = reads_of(part, instruction),
                            .instruction = at});
        }
        rows.push_back({.kind = ListedNode::Kind::output, .name = "output", .values = results, .uses = results});
        part.node_list = std::move(rows);
        return part;
    }

    Method& method_;
    const PassTools& tools_;
    std::int64_t growth_;
    bool keeps_turns_;
    Table<ValueId, bool> known_;  ///< values that are the same in every run
};

}  // namespace

Result<> fold_constants(Method& method, const PassTools& tools) {
    fold_sizes(method);
    constexpr std::int64_t growth = 2;
    return Folder(method, tools, growth, false).run();
}

Result<> fold_weights(Method& method, const PassTools& tools) {
    constexpr std::int64_t growth = 8;  // bytes become doubles
    return Folder(method, tools, growth, true).run();
}

}  // namespace arenascope::lowering
