#include "engine/formats/pte/pte_joins.h"

#include <algorithm>
#include <map>
#include <set>

namespace arenascope::pte {

namespace {

struct Span {
    std::int32_t mem_id = 0;
    std::int64_t begin = 0, end = 0;
};

class Joins {
public:
    explicit Joins(Method& method) : method_(method) {
        for (const Position row : method.node_list.indices())
            if (method.node_list[row].instruction.valid()) rows_.emplace(method.node_list[row].instruction, row);
    }

    int keep() {
        int count = 0;
        for (const InstructionIndex i : method_.instructions.indices()) {
            const Instruction& at = method_.instructions[i];
            if (!is_join(at)) continue;
            const auto whole = span_of(at.args[0]);
            if (!whole) continue;
            const std::set<ValueId> parts = writers_of(*whole, i);
            if (parts.empty()) continue;
            ++count;
            pin(at.args[0]);
            for (const ValueId part : parts) {
                pin(part);
                hold(part, i);
            }
        }
        return count;
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const {
        return id == no_value ? nullptr : method_.values[id].tensor();
    }
    [[nodiscard]] std::optional<Span> span_of(ValueId id) const {
        const Tensor* each = tensor(id);
        const auto bytes = each ? each->bytes() : std::nullopt;
        if (!bytes || *bytes == 0 || !each->loaded || each->is_state) return std::nullopt;
        return Span{each->loaded->mem_id, each->loaded->offset, each->loaded->offset + *bytes};
    }

    /// Roots that last wrote bytes of `whole` before an instruction, each wholly inside it.
    [[nodiscard]] std::set<ValueId> writers_of(const Span& whole, InstructionIndex before) const {
        std::set<ValueId> found;
        for (const InstructionIndex i : IndexRange(InstructionIndex(0), before))
            for (const ValueId out : method_.instructions[i].outs) {
                const Tensor* each = tensor(out);
                const ValueId root = each && each->alias_of != no_value ? each->alias_of : out;
                const auto span = span_of(root);
                if (!span || span->mem_id != whole.mem_id || span->end <= whole.begin || span->begin >= whole.end)
                    continue;
                std::erase_if(found, [&](ValueId other) {
                    const auto old = span_of(other);
                    return old->begin < span->end && span->begin < old->end;
                });
                if (span->begin >= whole.begin && span->end <= whole.end) found.insert(root);
            }
        return found;
    }

    void pin(ValueId id) { method_.pinned[method_.values[id].name] = tensor(id)->loaded->offset; }

    /// Up to the row before the copy, where the whole tensor begins.
    void hold(ValueId part, InstructionIndex instruction) {
        const auto row = rows_.find(instruction);
        if (row == rows_.end() || row->second == Position(0)) return;
        auto& uses = method_.node_list[row->second - 1].uses;
        if (std::find(uses.begin(), uses.end(), part) == uses.end()) uses.push_back(part);
    }

    Method& method_;
    std::map<InstructionIndex, Position> rows_;
};

}  // namespace

int keep_joins(Method& method) { return Joins(method).keep(); }

}  // namespace arenascope::pte
