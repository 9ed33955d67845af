#include "engine/open/import_names.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/base/file.h"
#include "engine/formats/pt2/etrecord.h"
#include "engine/open/as_executorch.h"
#include "engine/open/payload_nodes.h"

namespace arenascope {

namespace {

/// New names of values. They take precedence over existing names; names stay unique within the method.
class Renamer {
public:
    explicit Renamer(Method& method) : method_(method) {}

    void value(ValueId id, const std::string& name) {
        if (name.empty() || id == no_value || !method_.values[id].tensor()) return;
        wanted_.try_emplace(id, name);
    }

    void apply() && {
        for (const auto& [id, name] : wanted_) taken_.insert(name);
        for (const Value& value : method_.values) taken_.insert(value.name);
        std::set<std::string> given;
        std::map<std::string, std::string> renamed;
        const auto name_values = [&](bool is_wanted) {
            for (const ValueId id : method_.values.indices()) {
                std::string& name = method_.values[id].name;
                const auto wish = wanted_.find(id);
                if (name.empty() || (wish != wanted_.end()) != is_wanted) continue;
                const std::string old = name;
                if (is_wanted) name = wish->second;
                if (!given.insert(name).second) name = unused(name);
                if (name != old) renamed.emplace(old, name);
            }
        };
        name_values(true);
        name_values(false);
        std::map<std::string, std::int64_t> pinned;
        for (const auto& [name, offset] : method_.pinned) {
            const auto fresh = renamed.find(name);
            pinned.emplace(fresh == renamed.end() ? name : fresh->second, offset);
        }
        method_.pinned = std::move(pinned);
    }

private:
    std::string unused(const std::string& name) {
        std::string fresh = name;
        for (int i = 1; !taken_.insert(fresh).second; ++i) fresh = name + "_" + std::to_string(i);
        return fresh;
    }

    Method& method_;
    std::map<ValueId, std::string> wanted_;
    std::set<std::string> taken_;
};

/// Whether two tensors may be the same as far as the file shows: type and fixed sizes.
bool may_be(const Method& mine, ValueId id, const Method& theirs, ValueId other) {
    const Tensor* a = id == no_value ? nullptr : mine.values[id].tensor();
    const Tensor* b = other == no_value ? nullptr : theirs.values[other].tensor();
    if (!a || !b) return !a && !b;
    if (a->dtype != b->dtype || a->sizes.size() != b->sizes.size()) return false;
    for (std::size_t i = 0; i < a->sizes.size(); ++i) {
        const bool are_fixed = a->sizes[i].is_constant() && b->sizes[i].is_constant();
        if (are_fixed && !(a->sizes[i] == b->sizes[i])) return false;
    }
    return true;
}

/// What an instruction writes, or points elsewhere.
std::vector<ValueId> results_of(const Instruction& instruction) {
    const bool is_move = instruction.kind == Instruction::Kind::move && instruction.args.size() == 2;
    return is_move ? std::vector{instruction.args[1]} : instruction.outs;
}

bool may_be(const Method& mine, const Instruction& mine_at, const Method& theirs, const Instruction& theirs_at) {
    const auto a = results_of(mine_at), b = results_of(theirs_at);
    if (mine_at.kind != theirs_at.kind || mine_at.op != theirs_at.op || a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!may_be(mine, a[i], theirs, b[i])) return false;
    return true;
}

/// A constant or a state: no instruction makes it, and it is known by whose argument it is. What the file names itself
/// keeps its name.
void name_operands(Method& mine, const Instruction& mine_at, const Method& theirs, const Instruction& theirs_at,
                   Renamer& rename) {
    const auto kept = [](const Method& method, ValueId id) -> const Tensor* {
        const Tensor* tensor = id == no_value ? nullptr : method.values[id].tensor();
        return tensor && (tensor->is_constant || tensor->is_state) ? tensor : nullptr;
    };
    for (std::size_t i = 0; i < std::min(mine_at.args.size(), theirs_at.args.size()); ++i) {
        const ValueId id = mine_at.args[i], other = theirs_at.args[i];
        const Tensor *to = kept(mine, id), *from = kept(theirs, other);
        if (!to || !from || to->is_constant != from->is_constant || !to->qualified_name.empty()) continue;
        if (!may_be(mine, id, theirs, other)) continue;
        const bool has_qualified = to->is_constant && !from->qualified_name.empty();
        rename.value(id, has_qualified ? from->qualified_name : theirs.values[other].name);
    }
}

constexpr std::size_t look_ahead = 64;  // operators that one side may have in addition

bool is_call(const Instruction& instruction) {
    using Kind = Instruction::Kind;
    return instruction.kind != Kind::jump_false && instruction.kind != Kind::free &&
        instruction.op != "executorch_prim::et_view.default";
}

std::vector<InstructionIndex> calls_of(const Method& method) {
    std::vector<InstructionIndex> out;
    for (const InstructionIndex at : method.instructions.indices())
        if (is_call(method.instructions[at])) out.push_back(at);
    return out;
}

std::string name_of_value(const Method& method, ValueId id) {
    return id == no_value ? std::string() : method.values[id].name;
}

void rename_row(Method& method, InstructionIndex instruction, const std::string& name) {
    for (ListedNode& row : method.node_list)
        if (row.instruction == instruction && row.kind == ListedNode::Kind::call) row.name = name;
}

/// The nodes inside the delegates of a file: a payload contains ids of nodes, and no names.
class Insides {
public:
    Insides(const Backends& backends, const Program& program, Method& mine, const Method& theirs)
        : backends_(backends), program_(program), mine_(mine), theirs_(theirs) {}

    /// Continues with the calls of `theirs` after `at`, in order; returns the place after the last matched one.
    std::size_t find(DelegateIndex delegate, const std::vector<InstructionIndex>& calls, std::size_t at) {
        Delegate& to = mine_.delegates[delegate];
        if (!to.handles.empty()) return at;
        const auto nodes = payload_nodes(backends_, program_, to);
        if (!nodes.ok()) return at;  // the run will report what is wrong with it
        for (const PayloadNode& node : nodes.value()) {
            const auto is_it = [&](InstructionIndex call) {
                const std::string& op = theirs_.instructions[call].op;
                return std::find(node.ops.begin(), node.ops.end(), op) != node.ops.end();
            };
            const auto end = calls.begin() + static_cast<std::ptrdiff_t>(std::min(calls.size(), at + look_ahead));
            const auto found = std::find_if(calls.begin() + static_cast<std::ptrdiff_t>(at), end, is_it);
            if (found == end) continue;
            to.handles.push_back(handle_of(node.handle, theirs_.instructions[*found]));
            at = static_cast<std::size_t>(found - calls.begin()) + 1;
        }
        return at;
    }

private:
    const Backends& backends_;
    const Program& program_;
    Method& mine_;
    const Method& theirs_;
};

std::int32_t from_method(Method& mine, const Method& theirs, const Backends& backends, const Program& program) {
    Renamer rename(mine);
    Insides insides(backends, program, mine, theirs);
    for (std::size_t i = 0; i < std::min(mine.inputs.size(), theirs.inputs.size()); ++i)
        if (may_be(mine, mine.inputs[i], theirs, theirs.inputs[i]))
            rename.value(mine.inputs[i], name_of_value(theirs, theirs.inputs[i]));
    const auto a = calls_of(mine), b = calls_of(theirs);
    std::int32_t matched = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size(); ++i) {
        Instruction& to = mine.instructions[a[i]];
        if (to.kind == Instruction::Kind::delegate && mine.delegates.has(to.delegate)) {
            const std::size_t next = insides.find(to.delegate, b, k);
            matched += next > k ? 1 : 0;
            k = next;
            continue;
        }
        std::size_t at = k;
        const std::size_t end = std::min(b.size(), k + look_ahead);
        while (at < end && !may_be(mine, to, theirs, theirs.instructions[b[at]])) ++at;
        if (at == end) continue;
        const Instruction& from = theirs.instructions[b[at]];
        k = at + 1;
        ++matched;
        to.name = from.name;
        if (to.stack_trace.empty()) to.stack_trace = from.stack_trace;
        to.module_path = from.module_path;
        to.fx_name = from.fx_name;
        rename_row(mine, a[i], from.name);
        const auto results = results_of(to), names = results_of(from);
        for (std::size_t o = 0; o < results.size(); ++o) rename.value(results[o], name_of_value(theirs, names[o]));
        name_operands(mine, to, theirs, from, rename);
    }
    if (matched > 0) std::move(rename).apply();  // otherwise it is another program, with other inputs
    return matched;
}

std::int32_t from_record(Method& mine, const std::map<InstructionIndex, RecordedNode>& nodes) {
    Renamer rename(mine);
    std::int32_t matched = 0;
    for (const auto& [at, node] : nodes) {
        if (!mine.instructions.has(at)) continue;
        Instruction& to = mine.instructions[at];
        if (!is_call(to)) continue;
        ++matched;
        to.name = node.name;
        if (to.stack_trace.empty()) to.stack_trace = node.stack_trace;
        rename_row(mine, at, node.name);
        for (std::size_t o = 0; o < std::min(to.outs.size(), node.outs.size()); ++o)
            rename.value(to.outs[o], node.outs[o]);
    }
    std::move(rename).apply();
    return matched;
}

/// Names of the methods that are alike.
NamedProgram named_by(const Engine& engine, const Program& program, const Program& other) {
    auto named = std::make_shared<Program>(program);
    NamedProgram out;
    for (Method& method : named->methods) {
        out.total += static_cast<std::int32_t>(calls_of(method).size());
        const auto same = std::find_if(other.methods.begin(), other.methods.end(),
                                       [&](const Method& each) { return each.name == method.name; });
        const bool is_only = other.methods.size() == 1 && named->methods.size() == 1;
        if (same != other.methods.end()) out.matched += from_method(method, *same, engine.backends(), program);
        else if (is_only) out.matched += from_method(method, other.methods.front(), engine.backends(), program);
    }
    out.program = std::move(named);
    return out;
}

}  // namespace

Result<NamedProgram> take_names(const Engine& engine, const std::shared_ptr<const Program>& program,
                                const std::string& path, Progress& progress) {
    TRY(auto file, MappedFile::open(path));
    if (!sniff_etrecord(file->bytes())) {
        TRY(const auto other, engine.open(path, progress));
        NamedProgram out = named_by(engine, *program, *other);
        if (out.matched == out.total || other->format != FormatId::pt2) return out;
        // ExecuTorch's own lowering keeps operators that ours takes apart for its portable kernels.
        TRY(const auto kept, as_executorch(engine).open(path, progress));
        NamedProgram exact = named_by(engine, *program, *kept);
        return exact.matched > out.matched ? exact : out;
    }
    auto record = read_etrecord(file);
    if (!record.ok()) return std::move(record).error().of_file(path);
    auto named = std::make_shared<Program>(*program);
    NamedProgram out;
    for (Method& method : named->methods) {
        out.total += static_cast<std::int32_t>(calls_of(method).size());
        const auto nodes = record.value().find(method.name);
        if (nodes != record.value().end()) out.matched += from_record(method, nodes->second);
    }
    out.program = std::move(named);
    return out;
}

}  // namespace arenascope
