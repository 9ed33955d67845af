// Applies a session's edits to a program that may have changed: by name and operator, else by operator, shape and
// order.

#include "engine/tuning/reapply.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/base/error_message.h"
#include "engine/ir/node_rule.h"
#include "engine/ir/shape_text.h"
#include "engine/tuning/session.h"

namespace arenascope {

namespace {

using Key = std::tuple<std::string, std::string, std::int64_t>;  // operator, shape, nth

/// Tensors that have bytes of their own in an arena.
std::map<std::string, Session::Identity> identities(const Method& method) {
    std::map<ValueId, std::string> makers;
    for (const Instruction& instruction : method.instructions) {
        for (const ValueId id : instruction.outs) makers.emplace(id, instruction.op);
    }
    std::map<std::pair<std::string, std::string>, std::int64_t> seen;
    std::map<std::string, Session::Identity> out;
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor || tensor->is_constant || tensor->alias_of != no_value) continue;
        const auto maker = makers.find(id);
        Session::Identity identity{.op = maker == makers.end() ? std::string() : maker->second,
                                   .shape = shape_text(tensor->sizes)};
        identity.nth = seen[{identity.op, identity.shape}]++;
        out.emplace(method.values[id].name, std::move(identity));
    }
    return out;
}

/// The present name of an edited tensor; empty: it no longer exists.
class Finder {
public:
    Finder(const Session& session, const Method& method) : session_(session), now_(identities(method)) {
        for (const auto& [name, identity] : now_) by_key_.emplace(Key(identity.op, identity.shape, identity.nth), name);
    }
    [[nodiscard]] std::string find(const std::string& name) const {
        const auto was = session_.edited.find(name);
        const auto same = now_.find(name);
        if (same != now_.end() && (was == session_.edited.end() || was->second.op == same->second.op)) return name;
        if (was == session_.edited.end()) return {};
        const auto alike = by_key_.find(Key(was->second.op, was->second.shape, was->second.nth));
        // A tensor with edits under its own name is a different one.
        if (alike == by_key_.end() || session_.edited.contains(alike->second)) return {};
        return alike->second;
    }

private:
    const Session& session_;
    std::map<std::string, Session::Identity> now_;
    std::map<Key, std::string> by_key_;
};

template <class Edits>
void move_edits(const Edits& from, const std::string& name, const std::string& now, Edits& found, Edits& lost) {
    const auto edit = from.find(name);
    if (edit == from.end()) return;
    auto copy = *edit;
    if (now.empty()) {
        lost.insert(std::move(copy));
    } else if constexpr (requires { copy.second; }) {
        found.emplace(now, copy.second);
    } else {
        found.insert(now);
    }
}

std::size_t edits_of(const Tuning& tuning, const std::string& name) {
    return tuning.assigned.count(name) + tuning.pinned.count(name) + tuning.aligned.count(name) +
        tuning.unplanned.count(name);
}

}  // namespace

std::set<std::string> tensors_of(const Tuning& tuning) {
    std::set<std::string> out(tuning.unplanned.begin(), tuning.unplanned.end());
    for (const auto& [name, pool] : tuning.assigned) out.insert(name);
    for (const auto& [name, offset] : tuning.pinned) out.insert(name);
    for (const auto& [name, align] : tuning.aligned) out.insert(name);
    return out;
}

std::map<std::string, Session::Identity> identities_of(const Tuning& tuning, const Method& method) {
    std::map<std::string, Session::Identity> all = identities(method);
    const std::set<std::string> edited = tensors_of(tuning);
    std::erase_if(all, [&](const auto& each) { return !edited.contains(each.first); });
    return all;
}

bool has_state(const Method& method, const std::string& name) {
    return std::any_of(method.values.begin(), method.values.end(), [&](const Value& value) {
        const Tensor* tensor = value.tensor();
        return value.name == name && tensor && tensor->is_state && tensor->alias_of == no_value;
    });
}

void orphan_operator(const OperatorRule& rule, Reapplied& out) {
    std::erase(out.tuning.edits.operators, rule);
    out.orphans.edits.operators.push_back(rule);
    out.orphaned.push_back(rule.node);
}

Reapplied reapply(const Tuning& tuning, const Session& session, const Method& method) {
    Reapplied out{.tuning = tuning};
    const Finder finder(session, method);
    for (const std::string& name : tensors_of(session.tuning)) {
        const std::string now = finder.find(name);
        const std::size_t count = edits_of(session.tuning, name);
        if (now.empty()) out.orphaned.insert(out.orphaned.end(), count, name);
        else out.applied += count;
        if (now == name) continue;
        if (!now.empty()) {
            out.renamed.push_back(name + " -> " + now);
            out.new_names.emplace(name, now);
        }
        move_edits(session.tuning.assigned, name, now, out.tuning.assigned, out.orphans.assigned);
        move_edits(session.tuning.pinned, name, now, out.tuning.pinned, out.orphans.pinned);
        move_edits(session.tuning.aligned, name, now, out.tuning.aligned, out.orphans.aligned);
        move_edits(session.tuning.unplanned, name, now, out.tuning.unplanned, out.orphans.unplanned);
        out.tuning.assigned.erase(name);
        out.tuning.pinned.erase(name);
        out.tuning.aligned.erase(name);
        out.tuning.unplanned.erase(name);
    }
    for (const auto& [symbol, range] : session.tuning.ranges) {
        if (method.ranges.contains(symbol)) {
            ++out.applied;
            continue;
        }
        out.orphaned.push_back(symbol);
        out.orphans.ranges.emplace(symbol, range);
        out.tuning.ranges.erase(symbol);
    }
    for (const auto& [state, initial] : session.tuning.initial) {
        if (has_state(method, state)) {
            ++out.applied;
            continue;
        }
        out.orphaned.push_back(state);
        out.orphans.initial.emplace(state, initial);
        out.tuning.initial.erase(state);
    }
    for (const OperatorRule& rule : session.tuning.edits.operators) {
        if (rule.node.empty() || MeantNodes(rule.node, method).any()) ++out.applied;
        else orphan_operator(rule, out);
    }
    return out;
}

Message Reapplied::summary() const {
    if (orphaned.empty() && renamed.empty()) return {};
    Message out = message("{count} of {total} edits of the session applied", applied, applied + orphaned.size());
    if (!renamed.empty())
        out = in_sequence(
            out, message("{count} found under another name: {tensors}", renamed.size(), joined(renamed, ", ")));
    if (!orphaned.empty())
        out = in_sequence(out, message("{count} orphaned: {names}", orphaned.size(), joined(orphaned, ", ")));
    return out;
}

Tuning with_orphans(Tuning tuning, const Tuning& orphans) {
    tuning.assigned.insert(orphans.assigned.begin(), orphans.assigned.end());
    tuning.pinned.insert(orphans.pinned.begin(), orphans.pinned.end());
    tuning.aligned.insert(orphans.aligned.begin(), orphans.aligned.end());
    tuning.unplanned.insert(orphans.unplanned.begin(), orphans.unplanned.end());
    tuning.ranges.insert(orphans.ranges.begin(), orphans.ranges.end());
    tuning.initial.insert(orphans.initial.begin(), orphans.initial.end());
    const auto& operators = orphans.edits.operators;
    tuning.edits.operators.insert(tuning.edits.operators.end(), operators.begin(), operators.end());
    if (tuning.method.empty()) tuning.method = orphans.method;
    return tuning;
}

}  // namespace arenascope
