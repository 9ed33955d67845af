#include "engine/formats/pte/pte_roles.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/formats/pte/pte_joins.h"
#include "engine/formats/pte/pte_names.h"
#include "engine/formats/pte/pte_owners.h"
#include "engine/formats/pte/pte_storages.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;
constexpr std::size_t most_notes = 100;
constexpr std::size_t most_roots = 256;  // branches that one value may come from; usual programs have few

/// Facts about a value from the whole instruction list, and those found by following it.
struct Facts {
    bool input = false, output = false;
    bool scratch = false;   ///< of a kernel: never read
    bool produced = false;  ///< a kernel makes it (not only in place) or an arena copy defines it
    bool updated = false;   ///< written in place
    bool moved_to = false;
    bool defined = false;    ///< so far: written, given, or identified as a view
    bool seeded = false;     ///< owns its bytes from the start, as state does
    bool is_joined = false;  ///< joined with others to one tensor by their places (pte_storages.h)
    bool read_ever = false;
    InstructionIndex last_read{};
    std::vector<ValueId> roots{};  ///< possible owners of its bytes: several after branches
};

class Tracer {
public:
    Tracer(Method& method, const Container& file, const Table<ValueId, bool>& joined, std::optional<ValueId> stored,
           std::vector<Message>& notes)
        : method_(method), file_(file), stored_(stored), notes_(notes), facts_(method.values.size()) {
        for (const ValueId id : facts_.indices()) facts(id).is_joined = facts(id).defined = joined[id];
    }

    Result<> run() {
        collect();
        seed();
        for (const InstructionIndex i : method_.instructions.indices()) step(i, method_.instructions[i]);
        for (const ValueId id : method_.outputs) read(id, method_.instructions.next());
        settle();
        doubt_places();
        return list();
    }

private:
    Tensor* tensor(ValueId id) { return method_.values[id].tensor(); }
    Facts& facts(ValueId id) { return facts_[id]; }
    static std::int64_t bytes(const Tensor& t) { return t.bytes().value_or(0); }

    void collect() {
        for (const ValueId id : facts_.indices()) {
            const Tensor* t = tensor(id);
            facts(id).roots = {t && t->alias_of != no_value ? t->alias_of : id};
        }
        for (const ValueId id : method_.inputs) each_tensor(method_, id, [&](ValueId t) { facts(t).input = true; });
        for (const ValueId id : method_.outputs) each_tensor(method_, id, [&](ValueId t) { facts(t).output = true; });
        for (const InstructionIndex index : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[index];
            const bool in_place = in.kind == Kind::kernel && updates_in_place(in) && !is_join(in);
            for (const ValueId out : in.outs) (in_place ? facts(out).updated : facts(out).produced) = true;
            for (const std::size_t scratch : ops::scratch_arguments(in)) facts(in.args[scratch]).scratch = true;
            if (in.kind == Kind::kernel && is_view_op(in.op) && !in.args.empty()) facts(in.args.back()).produced = true;
            if (in.kind == Kind::move) facts(in.args[1]).moved_to = true;
            for (const ValueId arg : in.args) each_tensor(method_, arg, [&](ValueId t) { facts(t).last_read = index; });
        }
    }

    /// Before the first instruction: inputs, and tensors that are only updated in place, are in the arenas.
    void seed() {
        for (const ValueId id : facts_.indices()) {
            const Tensor* t = tensor(id);
            Facts& f = facts(id);
            if (!t) continue;
            f.defined = f.defined || f.input || t->is_constant;
            const bool state = t->loaded && !f.input && !f.produced && !f.moved_to && (f.updated || t->is_state);
            if (!t->loaded || !(f.input || state)) continue;
            f.seeded = state;
            owners_.write(*t->loaded, bytes(*t), id);
        }
    }

    void step(InstructionIndex index, Instruction& in) {
        if (in.kind == Kind::delegate) return step_delegate(index, in);
        if (in.kind == Kind::move) return move(index, in.args[0], in.args[1]);
        if (in.kind != Kind::kernel) {
            if (in.kind == Kind::jump_false) read(in.args[0], index);
            return;
        }
        if (is_view_op(in.op) && in.args.size() >= 2) {
            read(in.args.front(), index);
            return share(in.args.front(), in.args.back());
        }
        const bool reads_outs = (updates_in_place(in) && !overwrites_all(in.op));
        const std::set<ValueId> outs(in.outs.begin(), in.outs.end());
        for (const ValueId arg : in.args) {
            each_tensor(method_, arg, [&](ValueId t) {
                if (reads_outs || !outs.contains(t)) read_tensor(t, index);
            });
        }
        for (const ValueId out : in.outs) write(out);
    }

    void read(ValueId id, InstructionIndex index) {
        each_tensor(method_, id, [&](ValueId t) { read_tensor(t, index); });
    }

    /// The first read of a tensor that has not been written determines its role.
    void read_tensor(ValueId id, InstructionIndex index) {
        Facts& f = facts(id);
        if (!f.defined) find(id, index);
        for (const ValueId root : f.roots) facts(root).read_ever = true;
    }

    void find(ValueId id, InstructionIndex index) {
        Facts& f = facts(id);
        Tensor& t = *tensor(id);
        f.defined = true;
        if (bytes(t) == 0) return;
        if (!t.loaded && f.updated && !f.produced) {
            t.is_state = true;  // the caller's: read before it is written back
            return;
        }
        if (!t.loaded) {
            note(
                message("value {value} is read by instruction {instruction}, but has no place in memory; its content "
                        "is undefined",
                        id.number(), index.number()));
            return;
        }
        if (f.produced) return;  // written later, in a loop
        if (f.seeded && !t.qualified_name.empty()) {
            // A named buffer is not a view: if another tensor has overwritten it, the plan is wrong, and an issue
            // reports it.
            t.is_state = true;
            return;
        }
        const std::optional<ValueId> owner = owners_.exact(*t.loaded, bytes(t));
        if (owner && *owner != id) {
            adopt(id, facts(*owner).roots);
            elided_.push_back(id);
            return;
        }
        if (!owner && !owners_.untouched(*t.loaded, bytes(t)))
            note(
                message("value {value} is read by instruction {instruction}, but other tensors wrote a part of its "
                        "bytes; its content is undefined",
                        id.number(), index.number()));
        // A tensor that is read before it is written has its bytes from before the run. If another tensor has
        // overwritten some of them, the plan does not preserve it: the verifier finds that.
        t.is_state = true;
        owners_.write(*t.loaded, bytes(t), id);
    }

    void note(Message what) {
        if (notes_.size() < most_notes) notes_.push_back(std::move(what));
    }

    [[nodiscard]] bool is_unread(ValueId id) {
        const Tensor* t = tensor(id);
        const Facts& f = facts(id);
        return t && t->loaded && f.produced && !f.scratch && !f.read_ever && !f.output && t->alias_of == no_value;
    }

    /// A view without an instruction is identified only by its place, and so are the written arguments of a delegate.
    /// If a tensor of that size is computed and never read, the file may have other places than the original.
    void doubt_places() {
        const auto call_of = [&](ValueId id) {
            const auto made = guessed_.find(id);
            return made == guessed_.end() ? InstructionIndex() : made->second;
        };
        // Two of a size that different calls make are enough: either may be the view's root.
        std::map<std::pair<DType, std::int64_t>, std::vector<ValueId>> unread;
        for (const ValueId id : facts_.indices()) {
            if (!is_unread(id)) continue;
            auto& found = unread[{tensor(id)->dtype, bytes(*tensor(id))}];
            const bool is_of_another_call =
                found.empty() || !call_of(id).valid() || call_of(found.front()) != call_of(id);
            if (found.size() < 2 && is_of_another_call) found.push_back(id);
        }
        const auto doubt = [&](ValueId id, InstructionIndex call, const auto& wording) {
            if (notes_.size() >= most_notes) return;
            const auto found = unread.find({tensor(id)->dtype, bytes(*tensor(id))});
            if (found == unread.end()) return;
            const auto other = std::find_if(found->second.begin(), found->second.end(), [&](ValueId each) {
                return each != id && (!call.valid() || call_of(each) < call);  // made before it
            });
            if (other != found->second.end()) notes_.push_back(wording(other->number()));
        };
        for (const ValueId id : elided_) {
            if (stored_ && id >= *stored_) continue;
            doubt(id, {}, [&](auto other) {
                return message(
                    "value {value} is read and never written, and is taken for a view of value {owner}. Value "
                    "{other_value} "
                    "has the same size and is never read: check the plan",
                    id.number(), tensor(id)->alias_of.number(), other);
            });
        }
        for (const auto& [id, call] : guessed_)
            if (is_unread(id))
                doubt(id, call, [id = id](auto other) {
                    return message(
                        "value {value} is never read, and is taken for a result of its delegate. Value {other_value} "
                        "has the "
                        "same size and is never read: check the plan",
                        id.number(), other);
                });
    }

    /// `id` shares the bytes of these roots and is a view of the first.
    void adopt(ValueId id, const std::vector<ValueId>& roots) {
        Facts& f = facts(id);
        for (const ValueId root : roots) {
            if (root == id || f.roots.size() >= most_roots) continue;
            if (f.roots.front() == id) f.roots.clear();
            if (std::find(f.roots.begin(), f.roots.end(), root) == f.roots.end()) f.roots.push_back(root);
        }
        f.defined = true;
    }

    void share(ValueId from, ValueId to) {
        if (!tensor(from) || !tensor(to) || from == to || facts(to).input || tensor(to)->is_constant) return;
        adopt(to, facts(from).roots);
    }

    /// A move redirects its destination. Views of it were emitted with the place that was planned for it.
    void move(InstructionIndex index, ValueId from, ValueId to) {
        read(from, index);
        const Tensor* t = tensor(to);
        if (!t || !tensor(from)) return;  // numbers are copied
        share(from, to);
        if (t->loaded) owners_.write(*t->loaded, bytes(*t), to);
    }

    void write(ValueId id) {
        Facts& f = facts(id);
        f.defined = true;
        const Tensor* t = tensor(f.is_joined ? id : f.roots.front());
        if (t->loaded) owners_.write(*t->loaded, bytes(*t), f.roots.front());
    }

    /// A delegate call lists its inputs, then its outputs, without stating where the outputs begin.
    void step_delegate(InstructionIndex index, Instruction& in) {
        std::vector<ValueId> tensors;
        for (const ValueId arg : in.args) each_tensor(method_, arg, [&](ValueId t) { tensors.push_back(t); });
        std::size_t first_out = tensors.size();
        while (first_out > 0 && is_delegate_out(tensors[first_out - 1], tensors, index)) --first_out;
        // Every call makes a result: its last argument, if nothing else shows it.
        if (first_out == tensors.size() && first_out > 0 && may_be_made(tensors.back())) --first_out;
        for (std::size_t i = 0; i < first_out; ++i) read_tensor(tensors[i], index);
        for (std::size_t i = first_out; i < tensors.size(); ++i) {
            const ValueId out = tensors[i];
            if (std::find(in.outs.begin(), in.outs.end(), out) != in.outs.end()) continue;
            in.outs.push_back(out);
            facts(out).produced = true;
            guessed_[out] = index;
            write(out);
        }
    }

    bool may_be_made(ValueId id) {
        const Facts& f = facts(id);
        return !f.defined && !f.input && !tensor(id)->is_constant && !f.seeded;
    }

    bool is_delegate_out(ValueId id, const std::vector<ValueId>& args, InstructionIndex index) {
        const Tensor& t = *tensor(id);
        if (!may_be_made(id)) return false;
        if (!t.loaded || bytes(t) == 0) return true;
        const std::optional<ValueId> owner = owners_.exact(*t.loaded, bytes(t));
        if (!owner) return true;
        // It is exactly at the place of an older tensor: a view of it if that is still needed or was never read.
        const Facts& old = facts(*owner);
        const bool beside = std::find(args.begin(), args.end(), *owner) != args.end();
        return !beside && old.read_ever && old.last_read <= index && !old.output && !old.seeded;
    }

    void settle() {
        for (const ValueId id : facts_.indices()) {
            Tensor* t = tensor(id);
            const Facts& f = facts(id);
            if (!t) continue;
            if (f.roots.front() != id) t->alias_of = f.roots.front();
            // Written back but never read: only a buffer that outlives the run is used like that.
            const bool is_callers =
                !t->loaded && !t->is_constant && !f.input && !f.produced && !f.moved_to && f.updated;
            if ((f.seeded || is_callers) && !f.read_ever && t->alias_of == no_value) t->is_state = true;
            if (t->alias_of != no_value) t->is_state = false;
            t->role = role(*t, f);
        }
    }

    static Role role(const Tensor& t, const Facts& f) {
        if (t.is_constant) return Role::constant;
        if (t.alias_of != no_value) return Role::alias;
        if (t.is_state) return Role::state;
        if (f.input) return Role::input;
        return f.output ? Role::output : Role::intermediate;
    }

    /// Placeholders, a call per instruction, the output: the order in which ExecuTorch visits tensors for planning.
    Result<> list() {
        for (const bool Tensor::*kind : {&Tensor::is_constant, &Tensor::is_state}) {
            for (const ValueId id : facts_.indices()) {
                if (tensor(id) && tensor(id)->*kind && tensor(id)->alias_of == no_value)
                    add(ListedNode::Kind::placeholder, {id});
            }
        }
        for (const ValueId id : method_.inputs) {
            std::vector<ValueId> values;
            each_tensor(method_, id, [&](ValueId t) { values.push_back(t); });
            add(ListedNode::Kind::placeholder, std::move(values));
        }
        for (const InstructionIndex i : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[i];
            ListedNode& row = add(ListedNode::Kind::call, in.outs);
            row.instruction = i;
            TRY(row.uses, uses(in.args));
        }
        TRY(add(ListedNode::Kind::output, {}).uses, uses(method_.outputs));
        return done;
    }

    ListedNode& add(ListedNode::Kind kind, std::vector<ValueId> values) {
        ListedNode& row = method_.node_list.emplace_back();
        row.kind = kind;
        row.values = std::move(values);
        return row;
    }

    /// Every tensor that these name and every root whose bytes they need, each once.
    Result<std::vector<ValueId>> uses(const std::vector<ValueId>& args) {
        std::vector<ValueId> found;
        std::set<ValueId> seen;
        std::size_t visited = 0;
        const auto use = [&](ValueId id) {
            if (seen.insert(id).second) found.push_back(id);
        };
        for (const ValueId arg : args) {
            each_tensor(method_, arg, [&](ValueId id) {
                use(id);
                for (const ValueId root : facts(id).roots) use(root);
                visited += 1 + facts(id).roots.size();
            });
        }
        CHECKED(file_.spend(visited));
        return found;
    }

    Method& method_;
    const Container& file_;
    const std::optional<ValueId> stored_;  ///< behind the last value of the file
    std::vector<Message>& notes_;
    Table<ValueId, Facts> facts_;
    std::vector<ValueId> elided_;                  ///< views identified by their place
    std::map<ValueId, InstructionIndex> guessed_;  ///< results of delegates, by the call assumed to make them
    Owners owners_;
};

}  // namespace

Result<> find_roles(Method& method, const Container& file, std::vector<Message>& notes, std::optional<ValueId> stored) {
    TRY(const auto joined, find_storages(method, file));
    return Tracer(method, file, joined, stored, notes).run();
}

}  // namespace arenascope::pte
