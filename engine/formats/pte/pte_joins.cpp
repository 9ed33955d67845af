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
        for (std::size_t row = 0; row < method.listing.size(); ++row)
            if (method.listing[row].instruction >= 0) rows_.emplace(method.listing[row].instruction, row);
    }

    int keep() {
        int count = 0;
        for (std::size_t i = 0; i < method_.instructions.size(); ++i) {
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
                hold(part, static_cast<std::int32_t>(i));
            }
        }
        return count;
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const {
        return id == no_value ? nullptr : method_.values[static_cast<std::size_t>(id)].tensor();
    }
    [[nodiscard]] std::optional<Span> span_of(ValueId id) const {
        const Tensor* each = tensor(id);
        const auto bytes = each ? each->bytes() : std::nullopt;
        if (!bytes || *bytes == 0 || !each->loaded || each->is_state) return std::nullopt;
        return Span{each->loaded->mem_id, each->loaded->offset, each->loaded->offset + *bytes};
    }

    /// Roots that were the last to write bytes of `whole` before an instruction, each wholly inside.
    [[nodiscard]] std::set<ValueId> writers_of(const Span& whole, std::size_t before) const {
        std::set<ValueId> found;
        for (std::size_t i = 0; i < before; ++i)
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

    void pin(ValueId id) {
        method_.pinned[method_.values[static_cast<std::size_t>(id)].name] = tensor(id)->loaded->offset;
    }

    /// Up to the row before the copy: there the whole begins.
    void hold(ValueId part, std::int32_t instruction) {
        const auto row = rows_.find(instruction);
        if (row == rows_.end() || row->second == 0) return;
        auto& uses = method_.listing[row->second - 1].uses;
        if (std::find(uses.begin(), uses.end(), part) == uses.end()) uses.push_back(part);
    }

    Method& method_;
    std::map<std::int32_t, std::size_t> rows_;
};

}  // namespace

int keep_joins(Method& method) { return Joins(method).keep(); }

}  // namespace arenascope::pte
