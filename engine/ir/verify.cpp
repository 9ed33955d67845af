#include "engine/ir/verify.h"

#include <algorithm>
#include <array>

#include "engine/ir/dependences.h"
#include "engine/ir/forward_paths.h"

namespace arenascope {

namespace {

using Kind = Instruction::Kind;

class Verifier {
public:
    Verifier(const Method& method, const OperatorFacts& facts) : method_(method), facts_(facts) {}

    std::vector<IrFault> run() && {
        check_ids();
        if (!faults_.empty()) return std::move(faults_);
        check_arguments();
        check_tensors();
        check_node_list();
        if (!faults_.empty()) return std::move(faults_);
        check_paths();
        return std::move(faults_);
    }

private:
    void fault(IrRule rule, const std::string& node, std::string detail) {
        faults_.push_back({.rule = rule, .node = node, .detail = std::move(detail)});
    }
    [[nodiscard]] const Value& value(ValueId id) const { return method_.values[id]; }
    [[nodiscard]] std::string called(ValueId id) const {
        return "%" + std::to_string(id.number()) + (value(id).name.empty() ? "" : " ('" + value(id).name + "')");
    }

    // -- ids

    void check_values(const std::vector<ValueId>& ids, bool may_be_none, const std::string& node, const char* what) {
        for (const ValueId id : ids) {
            if (method_.values.has(id) || (may_be_none && id == no_value)) continue;
            fault(IrRule::ids_in_range, node,
                  std::string(what) + " names value " + std::to_string(id.number()) + " of " +
                      std::to_string(method_.values.size()));
        }
    }

    void check_ids() {
        check_values(method_.inputs, false, {}, "the list of inputs");
        check_values(method_.outputs, false, {}, "the list of outputs");
        for (const Value& each : method_.values) {
            if (const auto* ints = std::get_if<IntList>(&each.data))
                check_values(ints->items, false, each.name, "a list");
            if (const auto* list = std::get_if<TensorList>(&each.data))
                check_values(list->items, false, each.name, "a list");
            if (const auto* list = std::get_if<OptionalTensorList>(&each.data))
                check_values(list->items, true, each.name, "a list");
            if (const Tensor* tensor = each.tensor()) check_values({tensor->alias_of}, true, each.name, "a view");
        }
        for (const Instruction& each : method_.instructions) {
            check_values(each.args, false, each.name, "an argument");
            check_values(each.outs, false, each.name, "a result");
            check_jump(each);
        }
        for (const ListedNode& row : method_.node_list) {
            check_values(row.values, false, row.name, "a row");
            check_values(row.uses, false, row.name, "a row");
        }
    }

    void check_jump(const Instruction& each) {
        const bool jumps_inside = each.jump_to.valid() && each.jump_to <= method_.instructions.next();
        if (each.kind == Kind::jump_false && !jumps_inside) {
            fault(IrRule::jump_in_range, each.name,
                  "jumps to " + std::to_string(each.jump_to.number()) + " of " +
                      std::to_string(method_.instructions.size()) + " instructions");
        }
        if (each.kind == Kind::delegate && !method_.delegates.has(each.delegate)) {
            fault(IrRule::ids_in_range, each.name,
                  "calls delegate " + std::to_string(each.delegate.number()) + " of " +
                      std::to_string(method_.delegates.size()));
        }
    }

    // -- instructions and values, each on its own

    void check_arguments() {
        for (const Instruction& each : method_.instructions) {
            const std::size_t count = each.args.size();
            if ((each.kind == Kind::move && count != 2) ||
                ((each.kind == Kind::jump_false || each.kind == Kind::free) && count != 1)) {
                fault(IrRule::argument_kinds, each.name, "has " + std::to_string(count) + " arguments");
            }
            for (const ValueId out : each.outs) {
                if (!value(out).tensor()) fault(IrRule::argument_kinds, each.name, called(out) + " is not a tensor");
            }
        }
    }

    void check_tensors() {
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = value(id).tensor();
            if (!tensor) continue;
            check_shape(id, *tensor);
            if (tensor->alias_of != no_value) check_alias(id, *tensor);
        }
    }

    [[nodiscard]] static bool is_sized(const Tensor& tensor) { return tensor.upper.size() == tensor.sizes.size(); }

    void check_shape(ValueId id, const Tensor& tensor) {
        const std::size_t rank = tensor.sizes.size();
        const bool has_bounds = is_sized(tensor) || tensor.upper.empty();
        if (!has_bounds || tensor.dim_order.size() != rank) {
            fault(IrRule::shape_matches, value(id).name,
                  called(id) + " has " + std::to_string(rank) + " sizes, " + std::to_string(tensor.upper.size()) +
                      " bounds and " + std::to_string(tensor.dim_order.size()) + " dimensions in order");
            return;
        }
        std::vector<bool> seen(rank, false);
        for (const std::uint8_t dimension : tensor.dim_order) {
            if (dimension < rank) seen[dimension] = true;
        }
        if (std::find(seen.begin(), seen.end(), false) != seen.end())
            fault(IrRule::shape_matches, value(id).name,
                  called(id) + " has a dimension order that is not a permutation");
        if (!is_sized(tensor)) return;
        const auto bytes = tensor.bytes();
        if (!bytes) {
            if (tensor.dynamism != Dynamism::unbounded)
                fault(IrRule::shape_matches, value(id).name, called(id) + " has more bytes than 64 bits can count");
            return;
        }
        if (tensor.is_constant && tensor.data && tensor.alias_of == no_value &&
            static_cast<std::int64_t>(tensor.data->bytes.size()) != *bytes) {
            fault(IrRule::shape_matches, value(id).name,
                  called(id) + " has " + std::to_string(*bytes) + " bytes by its type and shape, and " +
                      std::to_string(tensor.data->bytes.size()) + " of data");
        }
    }

    void check_alias(ValueId id, const Tensor& view) {
        const Tensor* root = value(view.alias_of).tensor();
        if (!root || root->alias_of != no_value || view.alias_of == id) {
            fault(IrRule::alias_is_flat, value(id).name,
                  called(id) + " is a view of " + called(view.alias_of) + ", which owns no bytes");
            return;
        }
        if (view.is_constant != root->is_constant) {
            fault(IrRule::alias_fits, value(id).name,
                  called(id) + " and its root " + called(view.alias_of) + " are not both constant");
        }
        const auto bytes = view.bytes(), whole = root->bytes();
        if (is_sized(view) && is_sized(*root) && bytes && whole &&
            (view.alias_offset < 0 || *bytes > *whole || view.alias_offset > *whole - *bytes)) {
            fault(IrRule::alias_fits, value(id).name,
                  called(id) + " has " + std::to_string(*bytes) + " bytes from byte " +
                      std::to_string(view.alias_offset) + " on, its root " + called(view.alias_of) + " " +
                      std::to_string(*whole));
        }
    }

    // -- the node list

    void check_node_list() {
        const InstructionIndex end = method_.instructions.next();
        Table<InstructionIndex, bool> listed(method_.instructions.size(), false);
        for (const ListedNode& row : method_.node_list) {
            if (row.instruction < InstructionIndex() || row.instruction >= end ||
                (row.graph != GraphIndex(0) && row.graph >= method_.graphs.next())) {
                fault(IrRule::node_list_matches, row.name,
                      "stands for instruction " + std::to_string(row.instruction.number()) + " of " +
                          std::to_string(end.number()) + " in graph " + std::to_string(row.graph.number()));
                continue;
            }
            for (const ValueId id : row.values) {
                if (!value(id).tensor() && row.kind != ListedNode::Kind::placeholder)
                    fault(IrRule::node_list_matches, row.name, "lists " + called(id) + ", which is not a tensor");
            }
            if (row.kind != ListedNode::Kind::call || !row.instruction.valid()) continue;
            if (listed[row.instruction])
                fault(IrRule::node_list_matches, row.name, "stands for an instruction that is listed before");
            listed[row.instruction] = true;
        }
        for (const GraphIndex at : method_.graphs.indices()) {
            const SubGraph& graph = method_.graphs[at];
            const bool is_own =
                at == GraphIndex(0) ? graph.parent == GraphIndex() : graph.parent.valid() && graph.parent < at;
            if (is_own && graph.begin.valid() && graph.begin <= graph.end && graph.end <= end) continue;
            fault(IrRule::node_list_matches, graph.path,
                  "graph " + std::to_string(at.number()) + " has instructions " + std::to_string(graph.begin.number()) +
                      " to " + std::to_string(graph.end.number()) + " and graph " +
                      std::to_string(graph.parent.number()) + " around it");
        }
    }

    // -- paths

    void check_paths() {
        PathState start;
        start.on_every_path.resize(method_.values.size(), false);
        start.on_some_path = start.on_every_path;
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = value(id).tensor();
            start.on_every_path[id] = !tensor || tensor->is_constant || tensor->is_state;
        }
        for (const ValueId id : method_.inputs) start.on_every_path[id] = true;
        is_written_.assign(method_.values.size(), false);
        for (const Instruction& each : method_.instructions) {
            for (const ValueId id : memory_roots(each.outs)) is_written_[id] = true;
            if (each.kind == Kind::move) is_written_[each.args[1]] = true;
            calls_graphs_ = calls_graphs_ || each.op.starts_with("tflite::flow_");
        }
        for (const ValueId id : memory_roots(method_.inputs)) start.on_every_path[id] = true;
        const PathState end = follow_paths(method_, start, [&](InstructionIndex at, PathState& state) {
            const Instruction& instruction = method_.instructions[at];
            check_reads(instruction, state);
            check_writes(instruction, state);
        });
        for (const ValueId id : method_.outputs) check_defined(id, end, "output", {});
    }

    [[nodiscard]] std::vector<ValueId> memory_roots(const std::vector<ValueId>& ids) const {
        std::vector<ValueId> roots;
        roots.reserve(ids.size());
        for (const ValueId id : ids) roots.push_back(memory_root(method_, id));
        return roots;
    }

    void check_defined(ValueId id, const PathState& state, const char* what, const std::string& node) {
        const ValueId root = memory_root(method_, id);
        if (state.on_every_path[root] || state.on_every_path[id]) return;
        fault(IrRule::defined_before_use, node,
              std::string(what) + " " + called(id) + " is not written on every path that leads here");
    }

    /// A move redirects a value. Operators of numbers need no tensor to be written.
    [[nodiscard]] std::vector<bool> reads_of(const Instruction& instruction) const {
        std::vector<bool> reads(instruction.args.size(), true);
        if (instruction.kind == Kind::move) reads[1] = false;
        if (instruction.kind == Kind::free) reads[0] = false;
        if (instruction.kind == Kind::kernel) reads = facts_.reads(method_, instruction);
        if (instruction.kind == Kind::delegate) {
            for (std::size_t i = 0; i < reads.size(); ++i) reads[i] = !is_out(instruction, instruction.args[i]);
        }
        if (runs_graphs(instruction)) {
            for (std::size_t i = 0; i < reads.size(); ++i)
                reads[i] = reads[i] && !is_out(instruction, instruction.args[i]);
        }
        if (sets_last(instruction)) reads.back() = false;
        if (fills_rows(instruction) && !reads.empty()) reads.front() = false;
        return reads;
    }
    [[nodiscard]] static bool is_out(const Instruction& instruction, ValueId id) {
        return std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
    }
    /// A loop writes its results row by row, so their bytes before the first row belong to no operator.
    [[nodiscard]] static bool fills_rows(const Instruction& instruction) {
        return instruction.op.starts_with("executorch_prim::et_copy_index");
    }
    /// The graphs that it runs write its results; it only keeps them.
    [[nodiscard]] static bool runs_graphs(const Instruction& instruction) {
        return instruction.op == "tflite::IF" || instruction.op == "tflite::WHILE";
    }
    [[nodiscard]] static bool sets_last(const Instruction& instruction) {
        return instruction.op.starts_with("executorch_prim::et_view") && !instruction.args.empty();
    }

    void check_reads(const Instruction& instruction, const PathState& state) {
        const std::vector<bool> reads = reads_of(instruction);
        for (std::size_t i = 0; i < instruction.args.size(); ++i) {
            if (!reads[i]) continue;
            each_value(method_, instruction.args[i], [&](ValueId id) {
                const bool is_result = is_out(instruction, id) && id != instruction.args[i];
                if (value(id).tensor() && !is_result && !is_scratch(instruction, id))
                    check_defined(id, state, "operand", instruction.name);
            });
        }
    }

    /// Custom operators get scratch tensors as operands: no schema marks them, and nothing writes them.
    [[nodiscard]] bool is_scratch(const Instruction& instruction, ValueId id) const {
        return instruction.kind == Kind::kernel && !is_written_[memory_root(method_, id)] &&
            facts_.argument_names(instruction.op).empty();
    }

    void check_writes(const Instruction& instruction, PathState& state) {
        const auto define = [&](ValueId id) {
            for (const ValueId each : {id, memory_root(method_, id)}) {
                state.on_every_path[each] = true;
                state.on_some_path[each] = true;
            }
        };
        if (instruction.kind == Kind::move || sets_last(instruction)) define(instruction.args.back());
        for (const ValueId out : instruction.outs) {
            if (!writes_over(instruction, out)) check_first_write(instruction, out, state);
        }
        for (const ValueId out : instruction.outs) define(out);
    }

    /// In place: by the operator's schema, or because it reads the tensor it writes.
    [[nodiscard]] bool writes_over(const Instruction& instruction, ValueId out) const {
        if (instruction.kind == Kind::kernel && facts_.is_in_place(instruction.op)) return true;
        const ValueId root = memory_root(method_, out);
        const Tensor& tensor = *value(root).tensor();
        if (tensor.is_state || std::find(method_.inputs.begin(), method_.inputs.end(), root) != method_.inputs.end())
            return true;
        const std::vector<bool> reads = reads_of(instruction);
        bool is_read = false;
        for (std::size_t i = 0; i < reads.size(); ++i) {
            if (!reads[i]) continue;
            each_value(method_, instruction.args[i],
                       [&](ValueId id) { is_read = is_read || memory_root(method_, id) == root; });
        }
        return is_read;
    }

    void check_first_write(const Instruction& instruction, ValueId out, const PathState& state) {
        const ValueId root = memory_root(method_, out);
        if (value(root).tensor()->is_constant)
            fault(IrRule::written_once, instruction.name, "writes constant " + called(root));
        else if (state.on_some_path[root] && !calls_graphs_)
            fault(IrRule::written_once, instruction.name, "writes " + called(out) + ", which holds a result already");
    }

    const Method& method_;
    const OperatorFacts& facts_;
    ValueSet is_written_;  ///< by root: some instruction does
    /// TensorFlow Lite has one set of tensors for a graph, however often it is called.
    bool calls_graphs_ = false;
    std::vector<IrFault> faults_;
};

}  // namespace

std::string_view name_of(IrRule rule) {
    static constexpr std::array<std::string_view, 14> names{
        "ids_in_range",    "jump_in_range",      "argument_kinds",    "alias_is_flat",        "alias_fits",
        "shape_matches",   "defined_before_use", "written_once",      "node_list_matches",    "names_are_unique",
        "name_is_defined", "type_is_known",      "signature_matches", "views_lead_to_storage"};
    return names[static_cast<std::size_t>(rule)];
}

std::vector<IrFault> verify_ir(const Method& method, const OperatorFacts& facts) {
    return Verifier(method, facts).run();
}

Result<> check_ir(const std::vector<IrFault>& faults, std::string_view stage) {
    if (faults.empty()) return done;
    const IrFault& first = faults.front();
    return Error{.what = message("the program breaks the rule '{rule}' after '{stage}': {detail}", name_of(first.rule),
                                 stage, first.detail),
                 .place = first.node};
}

}  // namespace arenascope
