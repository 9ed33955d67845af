#include "engine/formats/tflite/tflite_variables.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace arenascope::tflite {

namespace {

class Binder {
public:
    Binder(Method& method, GraphBudget& budget) : method_(method), budget_(budget) {}

    Result<std::size_t> run() && {
        find_handles();
        if (handles_.empty()) return std::size_t{0};
        for (const Value& value : method_.values) names_.insert(value.name);
        for (const Position row : method_.node_list.indices())
            if (const InstructionIndex at = method_.node_list[row].instruction; at.valid()) rows_[at] = row;
        // What is assigned has a shape for certain; what is read may be declared without.
        for (const std::string_view op : {assign, read}) {
            for (const InstructionIndex at : method_.instructions.indices())
                if (method_.instructions[at].op == op) CHECKED(make_variable(at));
        }
        for (const InstructionIndex at : method_.instructions.indices()) {
            const std::string& op = method_.instructions[at].op;
            if (op == "tflite::CALL_ONCE") CHECKED(mark_once(at));
        }
        for (const InstructionIndex at : method_.instructions.indices()) bind(at);
        list_states();
        return variables_.size();
    }

private:
    static constexpr std::string_view assign = "tflite::ASSIGN_VARIABLE", read = "tflite::READ_VARIABLE";

    void find_handles() {
        for (Instruction& instruction : method_.instructions) {
            if (instruction.op != "tflite::VAR_HANDLE" || instruction.outs.size() != 1) continue;
            const auto* name = std::get_if<std::string>(&method_.values[instruction.args.front()].data);
            if (!name) continue;
            const auto number = numbers_.emplace(*name, numbers_.size()).first;
            handles_.emplace(instruction.outs.front(), *name);
            options_of(instruction).push_back(static_cast<double>(number->second));
        }
    }

    [[nodiscard]] std::vector<double>& options_of(const Instruction& instruction) {
        return std::get<DoubleList>(method_.values[instruction.args.back()].data).items;
    }

    /// The name of the variable whose handle is the operator's first argument; null if it is unknown.
    [[nodiscard]] const std::string* name_of(const Instruction& instruction) const {
        const auto found = handles_.find(instruction.args.front());
        return found == handles_.end() ? nullptr : &found->second;
    }

    Result<> make_variable(InstructionIndex at) {
        const Instruction& instruction = method_.instructions[at];
        const std::string* name = name_of(instruction);
        const bool is_assigned = instruction.op == assign;
        if (!name || variables_.contains(*name) || instruction.args.size() != 3) return done;
        const Tensor* sample = method_.values[instruction.args[1]].tensor();
        if (!sample || (!is_assigned && instruction.outs.size() != 1)) return done;
        Tensor variable{.dtype = sample->dtype,
                        .sizes = sample->sizes,
                        .dim_order = sample->dim_order,
                        .role = Role::state,
                        .is_state = true,
                        .qualified_name = *name,
                        .quantisation = sample->quantisation};
        TRY(const ValueId made, add(*name, std::move(variable)));
        variables_.emplace(*name, made);
        return done;
    }

    Result<ValueId> add(std::string name, Tensor tensor) {
        CHECKED(budget_.named(GraphBudget::tensor_bytes, name.size()));
        const ValueId id = method_.values.next();
        if (name.empty() || !names_.insert(name).second) {
            name += " #" + std::to_string(id.number());
            names_.insert(name);
        }
        method_.values.push_back({.name = std::move(name), .data = std::move(tensor)});
        states_.push_back(id);
        return id;
    }

    /// The graph that CALL_ONCE runs is placed directly before it.
    Result<> mark_once(InstructionIndex at) {
        const auto graph = std::find_if(method_.graphs.begin(), method_.graphs.end(), [&](const SubGraph& each) {
            return each.kind != SubGraph::Kind::method && each.end == at;
        });
        Instruction& instruction = method_.instructions[at];
        if (graph == method_.graphs.end() || !instruction.outs.empty() || instruction.args.size() != 1) return done;
        TRY(const ValueId has_run,
            add(instruction.name + "_has_run", Tensor{.dtype = DType::boolean, .role = Role::state, .is_state = true}));
        options_of(instruction).front() = 1;
        instruction.args.insert(instruction.args.begin(), has_run);
        instruction.outs = {has_run};
        use(at, has_run);
        for (const InstructionIndex inside : IndexRange(graph->begin, graph->end)) once_.emplace(inside, has_run);
        return done;
    }

    /// READ_VARIABLE: handle, variable, result. ASSIGN_VARIABLE: handle, value, whether it was assigned, variable.
    void bind(InstructionIndex at) {
        Instruction& instruction = method_.instructions[at];
        const bool is_assigned = instruction.op == assign;
        if ((!is_assigned && instruction.op != read) || instruction.args.size() != 3) return;
        const std::string* name = name_of(instruction);
        const auto variable = name ? variables_.find(*name) : variables_.end();
        if (variable == variables_.end()) return;
        std::vector<ValueId> state;
        if (const auto once = once_.find(at); is_assigned && once != once_.end()) state.push_back(once->second);
        state.push_back(variable->second);
        instruction.args.insert(instruction.args.begin() + (is_assigned ? 2 : 1), state.begin(), state.end());
        if (is_assigned) {
            instruction.outs = {variable->second};
            options_of(instruction).front() = 1;
        }
        for (const ValueId id : state) use(at, id);
    }

    void use(InstructionIndex at, ValueId id) {
        if (const auto row = rows_.find(at); row != rows_.end()) method_.node_list[row->second].uses.push_back(id);
    }

    /// Before the first operator, after the values that exist from the start.
    void list_states() {
        Table<Position, ListedNode> node_list;
        bool is_listed = false;
        for (ListedNode& row : method_.node_list) {
            if (!is_listed && row.kind != ListedNode::Kind::placeholder) {
                is_listed = true;
                for (const ValueId id : states_) {
                    node_list.push_back(
                        {.kind = ListedNode::Kind::placeholder, .name = method_.values[id].name, .values = {id}});
                }
            }
            node_list.push_back(std::move(row));
        }
        method_.node_list = std::move(node_list);
    }

    Method& method_;
    GraphBudget& budget_;
    std::map<ValueId, std::string> handles_;
    std::map<std::string, std::size_t> numbers_;  ///< the number that stands for each name at run time
    std::map<std::string, ValueId> variables_;
    std::map<InstructionIndex, ValueId> once_;  ///< the state that tells whether the graph has run
    std::map<InstructionIndex, Position> rows_;
    std::vector<ValueId> states_;
    std::unordered_set<std::string> names_;
};

}  // namespace

Result<std::size_t> bind_variables(Method& method, GraphBudget& budget) { return Binder(method, budget).run(); }

}  // namespace arenascope::tflite
