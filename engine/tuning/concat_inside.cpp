#include "engine/tuning/concat_inside.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

namespace {

class Grouper {
public:
    Grouper(const Method& method, Problem& problem) : method_(method), problem_(problem) {
        for (const BufferRow row : problem.buffers.indices()) rows_.emplace(problem.buffers[row].id, row);
    }

    void run() {
        for (const Position at : method_.node_list.indices()) {
            const ListedNode& line = method_.node_list[at];
            if (line.kind != ListedNode::Kind::call || !method_.instructions.has(line.instruction)) continue;
            const Instruction& call = method_.instructions[line.instruction];
            if (call.op == "aten::cat.out" && call.args.size() >= 3) join(call, at);
        }
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const {
        return method_.values.has(id) ? method_.values[id].tensor() : nullptr;
    }

    /// The planned buffer that a tensor fills completely; null if there is none.
    [[nodiscard]] Buffer* buffer_of(ValueId id) const {
        const Tensor* whole = tensor(id);
        if (!whole) return nullptr;
        const auto found = rows_.find(whole->alias_of == no_value ? id : whole->alias_of);
        if (found == rows_.end()) return nullptr;
        Buffer& buffer = problem_.buffers[found->second];
        const bool is_plain =
            whole->dynamism == Dynamism::fixed && !whole->is_state && !buffer.pinned && buffer.padding == 0;
        return is_plain && whole->bytes() == buffer.bytes && buffer.bytes > 0 ? &buffer : nullptr;
    }

    /// Whether parts along `dim` are contiguous.
    [[nodiscard]] static bool is_outermost(const Tensor& result, std::size_t dim) {
        for (const std::uint8_t each : result.dim_order) {
            if (each == dim) return true;
            if (each >= result.upper.size() || result.upper[each] != 1) return false;
        }
        return false;
    }

    void join(const Instruction& call, Position at) {
        const auto* parts = list(call.args[0]);
        const auto* dim = number(call.args[1]);
        const Tensor* result = tensor(call.args[2]);
        Buffer* whole = buffer_of(call.args[2]);
        if (!parts || !dim || !result || !whole) return;
        const auto rank = static_cast<std::int64_t>(result->upper.size());
        const std::int64_t along = *dim < 0 ? *dim + rank : *dim;
        if (along < 0 || along >= rank || !is_outermost(*result, static_cast<std::size_t>(along))) return;
        std::vector<std::pair<Buffer*, std::int64_t>> members;
        std::int64_t inside = 0;
        for (const ValueId id : parts->items) {
            const Tensor* part = tensor(id);
            Buffer* buffer = buffer_of(id);
            const bool is_alike = part && part->dim_order == result->dim_order && part->dtype == result->dtype;
            const bool is_second =
                std::any_of(members.begin(), members.end(), [&](const auto& each) { return each.first == buffer; });
            if (!is_alike || !buffer || is_second || !fits(*buffer, *whole, inside, at))
                return;  // all of them, or none
            members.emplace_back(buffer, inside);
            inside += buffer->bytes;
        }
        if (inside != whole->bytes || members.size() < 2) return;
        for (const auto& [part, place] : members) take(*part, *whole, place);
    }

    [[nodiscard]] bool fits(const Buffer& part, const Buffer& whole, std::int64_t inside, Position at) const {
        const bool is_free = part.group < 0 || members_.contains(part.id);
        if (!is_free || part.id == whole.id || part.last > at.number() || part.mem_id != whole.mem_id) return false;
        if (part.kind == BufferKind::input || part.kind == BufferKind::output)
            return false;  // the caller may read them
        const std::int64_t unit = alignment_of(problem_, part);
        // A rounded-up part must not overlap its neighbour, which is written before the parts are joined.
        return inside % unit == 0 && (part.bytes % unit == 0 || inside + part.bytes == whole.bytes);
    }

    void take(Buffer& part, Buffer& whole, std::int64_t inside) {
        const auto joined = members_.find(part.id);
        if (joined == members_.end()) {
            claim(whole);
            part.group = whole.group;
            part.inside = whole.inside + inside;
            return;
        }
        const std::int32_t inner = part.group;  // a joined result itself: its contents move with it
        members_.erase(joined);
        claim(whole);
        for (Buffer& each : problem_.buffers) {
            if (each.group != inner) continue;
            each.group = whole.group;
            each.inside += whole.inside + inside;
        }
    }

    /// A group of its own for a result that has none.
    void claim(Buffer& whole) {
        if (whole.group >= 0) return;
        whole.group = next_++;
        whole.inside = 0;
        members_.emplace(whole.id, whole.group);
    }

    [[nodiscard]] const TensorList* list(ValueId id) const { return std::get_if<TensorList>(&method_.values[id].data); }
    [[nodiscard]] const std::int64_t* number(ValueId id) const {
        return std::get_if<std::int64_t>(&method_.values[id].data);
    }

    const Method& method_;
    Problem& problem_;
    std::map<ValueId, BufferRow> rows_;
    std::map<ValueId, std::int32_t> members_;  ///< joined results, with their groups
    std::int32_t next_ = 0;
};

}  // namespace

void place_concat_inputs(const Method& method, Problem& problem) {
    const bool jumps = std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& each) {
        return each.kind == Instruction::Kind::jump_false || each.kind == Instruction::Kind::move;
    });
    if (!jumps) Grouper(method, problem).run();
}

}  // namespace arenascope
