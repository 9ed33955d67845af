// Method + Tuning -> Problem: which tensors are planned, in which pool, and with which constraints.

#include "engine/tuning/make_problem.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "engine/base/bytes.h"
#include "engine/base/printable.h"
#include "engine/tuning/concat_inside.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

namespace {

constexpr std::int64_t xnnpack_tail = 64;  // XNNPACK may read this far beyond a tensor

std::string quoted(const std::string& name) { return "'" + name + "'"; }

/// "1 'SRAM'", for errors.
std::string id_and_name(const Pool& pool) {
    return std::to_string(pool.mem_id) + (pool.name.empty() ? "" : " " + quoted(pool.name));
}

Error bad_pool(const Pool& pool, const Message& what, const Message& expected) {
    return Error{.what = message("pool {pool} has {property}", id_and_name(pool), what), .expected = expected};
}

Result<> check_pool(const Pool& pool) {
    if (printable(pool.name) != pool.name)
        return bad_pool(pool, message("control characters in its name"), message("a name of one line"));
    if (pool.mem_id < 1) return bad_pool(pool, message("mem_id {mem_id}", pool.mem_id), message("1 or more"));
    if (pool.capacity.value_or(0) < 0)
        return bad_pool(pool, message("a negative capacity"), message("0 or more bytes"));
    if (pool.align < 0 || (pool.align & (pool.align - 1)) != 0) {
        return bad_pool(pool, message("alignment {align}", pool.align),
                        message("a power of two, or 0 for the program's"));
    }
    if (pool.reserved < 0 || pool.tail < 0)
        return bad_pool(pool, message("negative reserved bytes"), message("0 or more bytes"));
    if (!(pool.cost >= 0 && pool.cost <= 1e12))
        return bad_pool(pool, message("an invalid cost per byte"), message("0 to 1e12"));
    if (pool.bandwidth && !(*pool.bandwidth >= least_bandwidth && *pool.bandwidth <= most_bandwidth))
        return bad_pool(pool, message("an invalid bandwidth"), message("0.000001 to 1e9 MB/s"));
    for (const ByteRange& range : pool.keep_out) {
        if (range.begin >= 0 && range.begin < range.end) continue;
        return bad_pool(pool, message("a reserved range from {begin} to {end}", range.begin, range.end),
                        message("0 <= begin < end"));
    }
    return done;
}

// Offsets are multiples of the alignment; addresses are so only if the base is, too.
Result<> check_base(const Pool& pool, std::int64_t align) {
    const std::int64_t unit = pool.align > 0 ? pool.align : align;
    if (!pool.base_address || (*pool.base_address >= 0 && *pool.base_address % unit == 0)) return done;
    return bad_pool(pool, message("the base address {base_address}", *pool.base_address),
                    message("a multiple of its alignment {align}", unit));
}

const Pool* preferred_pool(const Problem& problem, BufferKind kind) {
    for (const Pool& pool : problem.pools) {
        if (std::find(pool.prefer.begin(), pool.prefer.end(), kind) != pool.prefer.end() && pool.allows(kind))
            return &pool;
    }
    return nullptr;
}

/// The assigned pool, else the first that prefers the kind, else the loaded or first one, if they accept it.
Result<> choose_pool(const Value& value, const Tuning& tuning, Problem& problem, Buffer& buffer) {
    const std::string& name = value.name;
    const Tensor& tensor = *value.tensor();
    if (tensor.loaded && tensor.loaded->mem_id > 0) buffer.mem_id = tensor.loaded->mem_id;
    // A loaded program has its own pools, which need not be in the tuning.
    if (!find_pool(problem, buffer.mem_id) && !tuning.assigned.contains(name))
        problem.pools.push_back({.mem_id = buffer.mem_id});
    if (const auto it = tuning.assigned.find(name); it != tuning.assigned.end()) {
        buffer.mem_id = it->second;
    } else if (const Pool* wanted = preferred_pool(problem, buffer.kind)) {
        buffer.mem_id = wanted->mem_id;
    } else if (!find_pool(problem, buffer.mem_id)->allows(buffer.kind)) {
        const auto other = std::find_if(problem.pools.begin(), problem.pools.end(),
                                        [&](const Pool& pool) { return pool.allows(buffer.kind); });
        if (other != problem.pools.end()) buffer.mem_id = other->mem_id;
    }
    const Pool* pool = find_pool(problem, buffer.mem_id);
    if (!pool)
        return Error{
            .what = message("{name} is assigned to memory {mem_id}, which is not a pool", quoted(name), buffer.mem_id)};
    if (pool->allows(buffer.kind)) return done;
    return Error{.what = message("pool {pool} does not accept {kind} tensors such as {name}", id_and_name(*pool),
                                 name_of(buffer.kind), quoted(name)),
                 .remedy = message("allow that kind in the pool, or add another pool")};
}

class Builder {
public:
    Builder(const Method& method, const Tuning& tuning) : method_(method), tuning_(tuning) {
        for (const ValueId id : method.values.indices()) {
            if (method.values[id].tensor()) by_name_.try_emplace(method.values[id].name, id);
        }
        for (const ValueId id : method.inputs) inputs_.insert(root_of(id));
        for (const ValueId id : method.outputs) {
            outputs_.insert(root_of(id));
            if (root_of(id) == id) supplied_outputs_.insert(id);
        }
        for (const Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::delegate) continue;
            for (const ValueId id : instruction.args) delegate_io_.insert(root_of(id));
            for (const ValueId id : instruction.outs) delegate_io_.insert(root_of(id));
        }
        find_pointers();
    }

    Result<Problem> build() {
        if (tuning_.align < 1) {
            return Error{.what = message("alignment {align}", tuning_.align), .expected = message("1 or more bytes")};
        }
        problem_.align = tuning_.align;
        CHECKED(add_pools());
        CHECKED(check_names());
        traffic_ = bytes_moved(method_);
        if (tuning_.lifetimes == LifetimeRules::safe) pieces_ = lifetime_pieces(method_);
        for (const Lifetime& life : lifetimes(method_, tuning_.lifetimes)) {
            if (!pointers_.contains(life.value)) CHECKED(add_buffer(life));
        }
        CHECKED(check_pins());
        sort_by_id(problem_.pools.rows());
        const auto& passes = tuning_.edits.passes;
        if (std::find(passes.begin(), passes.end(), concat_inside_id) != passes.end())
            place_concat_inputs(method_, problem_);
        return std::move(problem_);
    }

    Result<Table<GraphIndex, Problem>> build_graphs() {
        problem_.align = tuning_.align;
        CHECKED(add_pools());
        traffic_ = bytes_moved(method_);
        Table<GraphIndex, Table<BufferRow, Buffer>> buffers;
        for (const auto& lives : graph_lifetimes(method_)) {
            for (const Lifetime& life : lives) {
                if (buffers.empty() ? is_planned(life.value) : is_planned_in(buffers.next(), life.value)) {
                    CHECKED(place_buffer(life));
                }
            }
            buffers.push_back(std::move(problem_.buffers));
            problem_.buffers.clear();
        }
        sort_by_id(problem_.pools.rows());
        Table<GraphIndex, Problem> problems(buffers.size(), problem_);
        for (const GraphIndex graph : buffers.indices()) problems[graph].buffers = std::move(buffers[graph]);
        return problems;
    }

private:
    /// A tensor that only moves write, such as the result of a branch, shares the bytes of the moved tensor and needs
    /// none itself. ExecuTorch places it anyway. Results of the method have a place, because the caller reads it.
    void find_pointers() {
        std::set<ValueId> written;
        for (const Instruction& instruction : method_.instructions) {
            for (const ValueId out : instruction.outs) written.insert(root_of(out));
            if (instruction.kind == Instruction::Kind::move) pointers_.insert(root_of(instruction.args.back()));
        }
        std::erase_if(pointers_, [&](const ValueId id) {
            if (id == no_value || !value(id).tensor()) return true;  // numbers can be moved, too
            return written.contains(id) || outputs_.contains(id) || inputs_.contains(id) ||
                value(id).tensor()->is_state;
        });
    }

    [[nodiscard]] ValueId root_of(ValueId id) const {
        if (!method_.values.has(id)) return no_value;
        const Tensor* tensor = value(id).tensor();
        return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
    }
    [[nodiscard]] const Value& value(ValueId id) const { return method_.values[id]; }
    [[nodiscard]] bool has_pool(std::int32_t mem_id) const {
        return std::any_of(problem_.pools.begin(), problem_.pools.end(),
                           [&](const Pool& pool) { return pool.mem_id == mem_id; });
    }

    [[nodiscard]] bool has_name(const std::string& name) const {
        return !name.empty() && std::any_of(problem_.pools.begin(), problem_.pools.end(), [&](const Pool& pool) {
            return pool.name == name;
        });
    }

    Result<> add_pools() {
        const bool xnnpack = std::any_of(method_.delegates.begin(), method_.delegates.end(),
                                         [](const Delegate& delegate) { return delegate.id == "XnnpackBackend"; });
        for (Pool pool : tuning_.pools) {
            CHECKED(check_pool(pool));
            CHECKED(check_base(pool, tuning_.align));
            if (has_name(pool.name))
                return bad_pool(pool, message("the name of another pool"), message("a unique name for each"));
            if (has_pool(pool.mem_id))
                return bad_pool(pool, message("the mem_id of another pool"), message("an unused mem_id"));
            if (xnnpack) pool.tail = std::max(pool.tail, xnnpack_tail);
            problem_.pools.push_back(std::move(pool));
        }
        return done;
    }

    /// The tensor that an option names; constants and views have no place of their own.
    Result<ValueId> named(const std::string& name) const {
        const auto it = by_name_.find(name);
        if (it == by_name_.end()) {
            return Error{.what = message("unknown tensor '{name}'", name), .place = method_.name};
        }
        const Tensor& tensor = *value(it->second).tensor();
        if (tensor.alias_of != no_value) {
            const ValueId root = root_of(it->second);
            const std::string owner = root == no_value ? "?" : value(root).name;
            return Error{.what = message("'{name}' is a view of '{tensor}' and has no offset of its own", name, owner),
                         .remedy = message("name '{tensor}' instead", owner)};
        }
        if (tensor.is_constant) {
            return Error{.what = message("'{name}' is a constant outside the arenas", name)};
        }
        return it->second;
    }

    Result<> check_names() const {
        for (const auto& [name, mem_id] : tuning_.assigned) {
            CHECKED(named(name));
            if (!has_pool(mem_id)) {
                return Error{
                    .what = message("{name} is assigned to memory {mem_id}, which is not a pool", quoted(name), mem_id),
                    .remedy = message("add a pool with that mem_id")};
            }
        }
        for (const auto& [name, align] : tuning_.aligned) {
            CHECKED(named(name));
            if (align < 1 || (align & (align - 1)) != 0) {
                return Error{.what = message("{name} is aligned to {align}", quoted(name), align),
                             .expected = message("a power of two")};
            }
        }
        for (const std::string& name : tuning_.unplanned) {
            TRY(const ValueId id, named(name));
            if (!inputs_.contains(id) && !outputs_.contains(id) && !value(id).tensor()->is_state) {
                return Error{.what = message("cannot leave {name} to the caller: it is an intermediate", quoted(name)),
                             .expected = message("an input, an output or state")};
            }
        }
        return done;
    }

    [[nodiscard]] bool is_planned(ValueId id) const {
        const Tensor& tensor = *value(id).tensor();
        if (tensor.dynamism == Dynamism::unbounded) return false;
        if (!tuning_.plan_inputs && inputs_.contains(id)) return false;
        if (!tuning_.plan_outputs && supplied_outputs_.contains(id)) return false;
        if (!tuning_.plan_state && tensor.is_state) return false;
        return !tuning_.unplanned.contains(value(id).name);
    }

    /// A tensor of a sub-graph: an arm's inputs are its operands, which are planned in the surrounding graph.
    [[nodiscard]] bool is_planned_in(GraphIndex graph, ValueId id) const {
        const Tensor& tensor = *value(id).tensor();
        return tensor.dynamism != Dynamism::unbounded &&
            (tensor.alias_of == no_value || method_.graphs[graph].kind != SubGraph::Kind::arm);
    }

    Result<> add_buffer(const Lifetime& life) { return is_planned(life.value) ? place_buffer(life) : Result<>(done); }

    Result<> place_buffer(const Lifetime& life) {
        const Tensor& tensor = *value(life.value).tensor();
        const std::string& name = value(life.value).name;
        const auto bytes = tensor.bytes();
        if (!bytes) {
            return Error{.what = message("{name} has more bytes than 64 bits can count", quoted(name)),
                         .place = method_.name,
                         .expected = message("smaller ranges of its symbols")};
        }
        Buffer buffer{.id = life.value, .bytes = *bytes, .first = life.first.number(), .last = life.last.number()};
        buffer.kind = kind_of(life.value);
        if (pieces_.has(life.value)) buffer.pieces = pieces_[life.value];
        buffer.traffic = traffic_[life.value];
        CHECKED(place_by_tuning(value(life.value), tuning_, problem_, buffer));
        CHECKED(aligned_bytes(problem_, buffer).in(name));
        planned_.insert(name);
        problem_.buffers.push_back(buffer);
        return done;
    }

    [[nodiscard]] BufferKind kind_of(ValueId id) const {
        if (value(id).tensor()->is_state) return BufferKind::state;
        if (inputs_.contains(id)) return BufferKind::input;
        if (outputs_.contains(id)) return BufferKind::output;
        return delegate_io_.contains(id) ? BufferKind::delegate_io : BufferKind::intermediate;
    }

    Result<> check_pins() const {
        for (const auto& [name, offset] : tuning_.pinned) {
            CHECKED(named(name));
            if (!planned_.contains(name)) {
                return Error{.what = message("cannot pin {name}: it is not planned", quoted(name)),
                             .remedy = message("plan it, or remove the pin")};
            }
            if (offset < 0) {
                return Error{.what = message("{name} is pinned to {offset}", quoted(name), offset),
                             .expected = message("an offset of 0 or more")};
            }
        }
        return done;
    }

    const Method& method_;
    const Tuning& tuning_;
    std::unordered_map<std::string, ValueId> by_name_;
    std::set<ValueId> inputs_, outputs_, delegate_io_, pointers_;
    std::set<ValueId> supplied_outputs_;  ///< memory of the caller, without views that an output points to
    Table<ValueId, std::int64_t> traffic_;
    Table<ValueId, std::vector<BufferPiece>> pieces_;  ///< of roots whose parts have lifetimes
    std::set<std::string> planned_;
    Problem problem_;
};

}  // namespace

Result<> place_by_tuning(const Value& value, const Tuning& tuning, Problem& problem, Buffer& buffer) {
    buffer.mem_id = default_pool(tuning);
    buffer.align = value.tensor()->align;
    buffer.pinned.reset();
    CHECKED(choose_pool(value, tuning, problem, buffer));
    if (const auto it = tuning.pinned.find(value.name); it != tuning.pinned.end()) buffer.pinned = it->second;
    if (const auto it = tuning.aligned.find(value.name); it != tuning.aligned.end()) buffer.align = it->second;
    return done;
}

Result<Problem> make_problem(const Method& method, const Tuning& tuning) { return Builder(method, tuning).build(); }

Result<Table<GraphIndex, Problem>> make_graph_problems(const Method& method, const Tuning& tuning) {
    return Builder(method, tuning).build_graphs();
}

}  // namespace arenascope
