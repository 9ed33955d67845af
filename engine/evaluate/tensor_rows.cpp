#include "engine/evaluate/tensor_rows.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

#include "engine/ir/flow_regions.h"
#include "engine/ir/shape_text.h"
#include "engine/ir/source_line.h"
#include "engine/planning/issue.h"

namespace arenascope {

namespace {

class Rows {
public:
    Rows(const Method& method, const Problem& problem)
        : method_(method),
          producer_(method.values.size()),
          regions_(flow_regions(method)),
          region_of_(regions_of_values(method, regions_)) {
        for (const BufferRow row : problem.buffers.indices()) buffer_of_.emplace(problem.buffers[row].id, row);
        for (const Instruction& instruction : method.instructions) {
            if (instruction.kind == Instruction::Kind::move && instruction.args.size() == 2) {
                moved_from_.try_emplace(instruction.args[1], instruction.args[0]);
            }
        }
        for (const Position at : method.node_list.indices()) {
            const auto kind = method.node_list[at].kind;
            if (kind != ListedNode::Kind::placeholder && kind != ListedNode::Kind::call &&
                kind != ListedNode::Kind::flow)
                continue;
            for (ValueId id : method.node_list[at].values) {
                if (!method.values.has(id)) continue;
                if (const Tensor* tensor = value(id).tensor(); tensor && tensor->alias_of != no_value)
                    id = tensor->alias_of;
                if (!producer_[id].valid()) producer_[id] = at;
            }
        }
    }

    TensorRow make(const Lifetime& life, const Problem& problem) const {
        const Tensor& tensor = *value(life.value).tensor();
        TensorRow row;
        row.value = life.value;
        row.name = value(life.value).name;
        row.shape_text = shape_text(tensor.upper);
        row.shape_expr = shape_text(tensor.sizes);
        row.role = tensor.role;
        row.dtype = tensor.dtype;
        row.bytes = tensor.bytes().value_or(0);
        row.first = life.first;
        row.last = life.last;
        row.first_step = life.first_step;
        row.last_step = life.last_step;
        describe_producer(row);
        row.first_node = row.op == "placeholder" ? row.node : node_at(life.first, row.node);
        row.last_node = node_at(life.last, {});
        if (const auto it = buffer_of_.find(life.value); it != buffer_of_.end()) {
            const Buffer& buffer = problem.buffers[it->second];
            row.planned = true;
            row.buffer = it->second;
            row.mem_id = buffer.mem_id;
            row.pinned = buffer.pinned.has_value();
        } else if (const auto from = moved_from_.find(life.value);
                   from != moved_from_.end() && row.role == Role::intermediate) {
            row.role = Role::alias;  // the result of a branch: it has no bytes of its own
            row.alias_of = value(from->second).name;
        }
        return row;
    }

private:
    [[nodiscard]] const Value& value(ValueId id) const { return method_.values[id]; }

    void describe_producer(TensorRow& row) const {
        const Position at = producer_[row.value];
        if (!at.valid()) return;
        const ListedNode& listed = method_.node_list[at];
        row.node = listed.name;
        row.op = listed.kind == ListedNode::Kind::placeholder ? "placeholder" : "";
        const GraphIndex graph = std::max(listed.graph, GraphIndex(0));
        row.graph = method_.graphs.has(graph) ? method_.graphs[graph].path : regions_[region_of_[row.value]].path;
        if (!method_.instructions.has(listed.instruction)) return;
        const Instruction& instruction = method_.instructions[listed.instruction];
        row.op = instruction.op;
        row.source = source_line(instruction.stack_trace);
        row.module_path = instruction.module_path;
    }

    // A lifetime that begins at an alloc is attributed to the operator of that alloc.
    [[nodiscard]] std::string node_at(Position position, const std::string& producer) const {
        if (!method_.node_list.has(position)) return producer;
        const ListedNode& row = method_.node_list[position];
        return row.kind == ListedNode::Kind::alloc && !producer.empty() ? producer : row.name;
    }

    const Method& method_;
    Table<ValueId, Position> producer_;    // the node that makes the value
    Table<GraphIndex, SubGraph> regions_;  // also of a file that does not list its sub-graphs
    Table<ValueId, GraphIndex> region_of_;
    std::unordered_map<ValueId, BufferRow> buffer_of_;
    std::unordered_map<ValueId, ValueId> moved_from_;  // by destination: the first source
};

}  // namespace

std::vector<TensorRow> tensor_rows(const Method& method, const std::vector<Lifetime>& lives, const Problem& problem) {
    const Rows rows(method, problem);
    std::vector<TensorRow> out;
    out.reserve(lives.size());
    for (const Lifetime& life : lives) out.push_back(rows.make(life, problem));
    return out;
}

const std::string& operator_at(const Method& method, Position position) {
    Position at = position;
    while (at < method.node_list.last() && method.node_list[at].kind == ListedNode::Kind::alloc) ++at;
    return method.node_list[at].name;
}

namespace {

/// The operator of a position's step. Rows before the first step, such as constants, belong to it.
const std::string& step_name(const Method& method, Position position) {
    using Kind = ListedNode::Kind;
    Position at = position;
    const auto is_no_step = [&](Kind kind) {
        return kind == Kind::alloc || kind == Kind::placeholder || kind == Kind::attribute;
    };
    while (at < method.node_list.last() && is_no_step(method.node_list[at].kind)) ++at;
    return method.node_list[at].name;
}

/// Replaces a number in a message by its name.
class Names {
public:
    explicit Names(const Method& method) : method_(method), steps_(steps_of_node_list(method)) {}

    /// None if the node list has no such position.
    [[nodiscard]] Step step(Position position) const { return steps_.has(position) ? steps_[position] : Step{}; }

    [[nodiscard]] Message put_into(const Message& message) const {
        if (message.subject() == Message::Subject::buffer) return buffer(message);
        if (message.subject() == Message::Subject::position) return position(message);
        if (message.values().empty()) return message;
        std::vector<Message::Value> values;
        for (const auto& [place, value] : message.values()) values.push_back({place, put_into(value)});
        return {message.source(), std::move(values)};
    }

private:
    [[nodiscard]] Message buffer(const Message& message) const {
        const ValueId id(message.number());
        if (!method_.values.has(id)) return message;
        return Message::verbatim("'" + method_.values[id].name + "'");
    }
    [[nodiscard]] Message position(const Message& message) const {
        const Position position(message.number());
        const Step at = step(position);
        if (!at.valid()) return message;
        return arenascope::message("step {step} ({node})", at.number(), step_name(method_, position));
    }

    const Method& method_;
    const Table<Position, Step> steps_;
};

}  // namespace

Message with_names(const Method& method, const Message& message) { return Names(method).put_into(message); }

void name_issues(const Method& method, Plan& plan) {
    const Names names(method);
    for (PlanIssue& issue : plan.issues) {
        issue.message = names.put_into(issue.message);
        const Step step = names.step(issue.position);
        issue.step = step.valid() ? step : Step(issue.position.number());
    }
}

}  // namespace arenascope
