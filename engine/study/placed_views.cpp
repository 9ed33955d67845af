#include "engine/study/placed_views.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"

namespace arenascope {

namespace {

struct Use {
    InstructionIndex made{}, first_read{}, last_read{};
};

Table<ValueId, Use> uses_of(const Method& method) {
    Table<ValueId, Use> uses(method.values.size());
    const auto read = [&](ValueId id, InstructionIndex at) {
        if (!uses[id].first_read.valid()) uses[id].first_read = at;
        uses[id].last_read = at;
    };
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        for (const ValueId out : instruction.outs) {
            if (!uses[out].made.valid()) uses[out].made = at;
        }
        for (const ValueId arg : instruction.args) {
            each_value(method, arg, [&](ValueId id) {
                if (std::find(instruction.outs.begin(), instruction.outs.end(), id) == instruction.outs.end())
                    read(id, at);
            });
        }
    }
    for (const ValueId output : method.outputs)
        each_value(method, output, [&](ValueId id) { read(id, method.instructions.next()); });
    return uses;
}

/// Whether an instruction computes what a view shows for that view alone. Were the view another tensor's, the program
/// would compute it for nothing, and no exporter keeps such instructions: the view is known without its place.
class ComputedForOne {
public:
    explicit ComputedForOne(const Method& method) : method_(method), events_(method.values.size()) {
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& in = method.instructions[at];
            const auto is_out = [&](ValueId id) {
                return std::find(in.outs.begin(), in.outs.end(), id) != in.outs.end();
            };
            for (const ValueId arg : in.args) {
                each_value(method, arg, [&](ValueId id) {
                    if (!is_out(id)) add(id, at, false, false);
                });
            }
            const std::size_t results = in.outs.size() - std::min(in.outs.size(), ops::scratch_arguments(in).size());
            const bool is_sole = in.kind == Instruction::Kind::kernel && results == 1;
            for (const ValueId out : in.outs) add(out, at, true, is_sole);
        }
        for (const ValueId output : method.outputs)
            each_value(method, output, [&](ValueId id) { add(id, method.instructions.next(), false, false); });
    }

    /// `view` is first read there.
    [[nodiscard]] bool has(ValueId view, InstructionIndex first_read) const {
        const Event shown = event_of(view, first_read);
        const std::vector<Event>& all = events_[root_of(view)];
        return std::any_of(all.begin(), all.end(), [&](const Event& each) {
            return each.is_write && each.is_sole && each.at < first_read && each.overlaps(shown) &&
                only_for(view, first_read, each, all);
        });
    }

private:
    struct Event {
        InstructionIndex at{};
        ValueId id = no_value;
        std::int64_t begin = 0, end = 0;  ///< bytes of the root
        bool is_write = false, is_sole = false;
        [[nodiscard]] bool overlaps(const Event& other) const { return begin < other.end && other.begin < end; }
    };

    [[nodiscard]] ValueId root_of(ValueId id) const { return memory_root(method_, id); }
    [[nodiscard]] Event event_of(ValueId id, InstructionIndex at) const {
        const Tensor* tensor = method_.values[id].tensor();
        const std::int64_t begin = tensor->alias_of == no_value ? 0 : tensor->alias_offset;
        return {.at = at, .id = id, .begin = begin, .end = begin + tensor->bytes().value_or(0)};
    }
    void add(ValueId id, InstructionIndex at, bool is_write, bool is_sole) {
        if (!method_.values[id].tensor()) return;
        Event event = event_of(id, at);
        event.is_write = is_write;
        event.is_sole = is_sole;
        events_[root_of(id)].push_back(event);
    }

    /// Whether nothing else reads what was written there, until it is overwritten after the view's first read.
    static bool only_for(ValueId view, InstructionIndex first_read, const Event& written,
                         const std::vector<Event>& all) {
        for (const Event& each : all) {
            const bool is_later = each.at > written.at && each.overlaps(written);
            if (is_later && each.is_write) return each.at >= first_read;
            if (is_later && each.id != view) return false;
        }
        return true;
    }

    const Method& method_;
    Table<ValueId, std::vector<Event>> events_;  ///< of each root, in order; reads of an instruction before its writes
};

}  // namespace

std::vector<ValueId> views_known_by_place(const Method& method) {
    const Table<ValueId, Use> uses = uses_of(method);
    const ComputedForOne for_one(method);
    std::vector<ValueId> found;
    for (const ValueId id : method.values.indices()) {
        const Tensor* view = method.values[id].tensor();
        const Use& use = uses[id];
        if (!view || !view->loaded || view->alias_of == no_value || use.made.valid() || !use.first_read.valid() ||
            for_one.has(id, use.first_read))
            continue;
        const auto may_be_meant = [&](ValueId other) {
            const Tensor* tensor = method.values[other].tensor();
            const bool is_other = tensor && other != view->alias_of && tensor->alias_of == no_value;
            return is_other && tensor->loaded && tensor->dtype == view->dtype && tensor->bytes() == view->bytes() &&
                uses[other].made.valid() && uses[other].made < use.first_read &&
                uses[other].last_read >= use.first_read;
        };
        const auto ids = method.values.indices();
        if (std::any_of(ids.begin(), ids.end(), may_be_meant)) found.push_back(id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](ValueId a, ValueId b) { return uses[a].first_read < uses[b].first_read; });
    return found;
}

}  // namespace arenascope
