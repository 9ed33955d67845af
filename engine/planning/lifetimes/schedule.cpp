#include "engine/planning/lifetimes/schedule.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>

#include "engine/base/random.h"
#include "engine/ir/dependences.h"

namespace arenascope {

namespace {

using Order = std::vector<InstructionIndex>;

constexpr std::size_t beam_width = 64;
constexpr std::size_t most_states = 200'000;         // of the exact search, at one level
constexpr int most_steps = 200'000;                  // of the enumeration of all orders, one by one
constexpr std::size_t deepest = 400;                 // operators of a method whose orders are enumerated
constexpr int most_placed = 300, least_placed = 20;  // orders that are placed
constexpr int placed_operators = 60'000;             // and their operators in all
constexpr int tries_per_plan = 20;                   // of moves: many are not allowed
constexpr std::size_t most_moved = 8;

std::uint64_t mixed(std::uint64_t x) {
    x = (x + 0x9E3779B97F4A7C15U) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

/// The tensors that each operator touches, and the operators that must come before it.
class Operators {
public:
    explicit Operators(const Method& method) : method_(method), before_(method.instructions.size()) {
        const Flow flow = find_flow(method);
        InstructionIndex last{};  // operator that keeps its turn
        for (const InstructionIndex i : before_.indices()) {
            before_[i] = flow.before[i];
            if (keeps_its_turn(method.instructions[i])) {
                if (last.valid()) before_[i].push_back(last);
                last = i;
            }
            std::sort(before_[i].begin(), before_[i].end());
            before_[i].erase(std::unique(before_[i].begin(), before_[i].end()), before_[i].end());
        }
    }

    [[nodiscard]] const Order& before(InstructionIndex i) const { return before_[i]; }
    /// Non-constant tensors that own their bytes and are read or written.
    [[nodiscard]] std::set<ValueId> touched(InstructionIndex i) const {
        std::set<ValueId> out = roots_of(method_.instructions[i].outs);
        out.merge(roots_of(method_.instructions[i].args));
        return out;
    }
    [[nodiscard]] ValueId root_of(ValueId id) const { return memory_root(method_, id); }

private:
    [[nodiscard]] const Tensor* tensor_at(ValueId id) const {
        return method_.values.has(id) ? method_.values[id].tensor() : nullptr;
    }
    // The state of a random generator or of a backend is not a value.
    static bool keeps_its_turn(const Instruction& instruction) {
        if (instruction.kind == Instruction::Kind::delegate) return true;
        const auto names = {"rand", "dropout", "bernoulli", "multinomial", "normal_"};
        return std::any_of(names.begin(), names.end(),
                           [&](const char* name) { return instruction.op.find(name) != std::string::npos; });
    }

    [[nodiscard]] std::set<ValueId> roots_of(const std::vector<ValueId>& ids) const {
        std::set<ValueId> out;
        const auto add = [&](ValueId id) {
            const ValueId root = root_of(id);
            const Tensor* tensor = tensor_at(root);
            if (tensor && !tensor->is_constant) out.insert(root);
        };
        for (const ValueId id : ids) each_value(method_, id, add);
        return out;
    }

    const Method& method_;
    Table<InstructionIndex, Order> before_;
};

struct Owner {
    std::int64_t bytes = 0;
    bool from_start = false, to_end = false;
    Order users{};  ///< operators that touch it
};
using OwnerRow = Index<Owner>;

/// A set of operators that have run, and the lowest peak that reaches it.
struct State {
    Table<InstructionIndex, char> done;
    Order ready;
    std::int64_t live = 0, peak = 0;
    std::uint64_t hash = 0;
    std::size_t parent = 0;
    InstructionIndex op{0};
};

class Orders {
public:
    Orders(const Method& method, const Table<ValueId, std::int64_t>& bytes)
        : operators_(method), count_(method.instructions.size()) {
        std::set<ValueId> inputs, outputs;
        for (const ValueId id : method.inputs) inputs.insert(operators_.root_of(id));
        for (const ValueId id : method.outputs) outputs.insert(operators_.root_of(id));
        std::unordered_map<ValueId, OwnerRow> row_of;
        touched_.resize(count_);
        after_.resize(count_);
        for (const InstructionIndex i : method.instructions.indices()) {
            for (const ValueId id : operators_.touched(i)) {
                const Tensor& tensor = *method.values[id].tensor();
                if (bytes[id] == 0 || tensor.is_state) continue;
                const auto [it, is_new] = row_of.emplace(id, owners_.next());
                if (is_new) owners_.push_back({bytes[id], inputs.contains(id), outputs.contains(id)});
                owners_[it->second].users.push_back(i);
                touched_[i].push_back(it->second);
            }
            for (const InstructionIndex other : operators_.before(i)) after_[other].push_back(i);
        }
    }

    [[nodiscard]] std::int64_t peak_of(const Order& order) const {
        State state = start();
        for (const InstructionIndex op : order) state = next(state, op);
        return state.peak;
    }

    /// No order has a lower peak: some operator needs these bytes at once.
    [[nodiscard]] std::int64_t floor() const {
        std::int64_t most = 0;
        for (const std::vector<OwnerRow>& touched : touched_) {
            std::int64_t sum = 0;
            for (const OwnerRow owner : touched) sum += owners_[owner].bytes;
            most = std::max(most, sum);
        }
        return most;
    }

    /// Whether all dependencies of an operator come before it.
    [[nodiscard]] bool is_sound(const Order& order) const {
        Table<InstructionIndex, std::size_t> place(count_, count_);
        for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
        for (const InstructionIndex op : place.indices()) {
            const Order& before = operators_.before(op);
            const bool waits = std::all_of(before.begin(), before.end(),
                                           [&](InstructionIndex other) { return place[other] < place[op]; });
            if (place[op] == count_ || !waits) return false;
        }
        return order.size() == count_;
    }

    /// Moves a few consecutive operators to another place. False: that is not allowed.
    bool move_some(Order& order, OrderRandom& random) const {
        const std::size_t count = 1 + random() % std::min(most_moved, order.size());
        const std::size_t from = random() % (order.size() - count + 1), to = random() % (order.size() - count + 1);
        const auto at = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(i); };
        if (to < from) {
            std::rotate(at(to), at(from), at(from + count));
        } else {
            std::rotate(at(from), at(from + count), at(to + count));
        }
        return to != from && is_sound(order);
    }

    /// Calls `take` with each order whose peak stays below limit(), until it returns false or the budget ends.
    template <class Limit, class Take>
    Result<> go_through(const Limit& limit, const Take& take) const {
        Order order;
        int steps = 0;
        bool goes_on = count_ <= deepest;
        const auto from = [&](const auto& self, const State& state) -> Result<> {
            if (order.size() == count_) {
                TRY(goes_on, take(order));
                return done;
            }
            for (const InstructionIndex op : state.ready) {
                if (!goes_on || ++steps > most_steps) return done;
                const State after = next(state, op);
                if (after.peak >= limit()) continue;
                order.push_back(op);
                CHECKED(self(self, after));
                order.pop_back();
            }
            return done;
        };
        return goes_on ? from(from, start()) : Result<>(done);
    }

    /// The best order with a peak below `limit`; empty if none was found.
    Result<Order> search(std::int64_t limit, bool exact, Progress& progress) const {
        std::vector<std::vector<State>> levels{{start()}};
        for (std::size_t depth = 0; depth < count_; ++depth) {
            std::vector<State> found;
            std::unordered_map<std::uint64_t, std::size_t> known;
            for (std::size_t parent = 0; parent < levels.back().size(); ++parent) {
                if (progress.cancelled()) return cancelled();
                for (const InstructionIndex op : levels.back()[parent].ready) {
                    State state = next(levels.back()[parent], op);
                    if (state.peak >= limit) continue;
                    state.parent = parent;
                    const auto [it, is_new] = known.emplace(state.hash, found.size());
                    if (is_new) {
                        found.push_back(std::move(state));
                    } else if (state.peak < found[it->second].peak) {
                        found[it->second] = std::move(state);
                    }
                }
                if (exact && found.size() > most_states) {
                    return Error{.what = message("too many operator orders for an exact search"),
                                 .remedy = message("use --schedule search")};
                }
            }
            if (found.empty()) return Order{};
            if (!exact) keep_best(found);
            for (State& state : levels.back()) state.done = {};  // only the way back is still needed
            levels.push_back(std::move(found));
        }
        return way_to(levels);
    }

private:
    [[nodiscard]] State start() const {
        State state{.done = Table<InstructionIndex, char>(count_, 0), .ready = {}};
        for (const Owner& owner : owners_) state.live += owner.from_start ? owner.bytes : 0;
        for (const InstructionIndex i : state.done.indices()) {
            if (operators_.before(i).empty()) state.ready.push_back(i);
        }
        state.peak = state.live;
        return state;
    }

    [[nodiscard]] State next(const State& from, InstructionIndex op) const {
        State state = from;
        state.op = op;
        state.done[op] = 1;
        state.hash ^= mixed(op.row());
        for (const OwnerRow row : touched_[op]) {
            const Owner& owner = owners_[row];
            const bool is_there = owner.from_start ||
                std::any_of(owner.users.begin(), owner.users.end(),
                            [&](InstructionIndex user) { return from.done[user]; });
            if (!is_there) state.live += owner.bytes;
        }
        state.peak = std::max(state.peak, state.live);
        for (const OwnerRow row : touched_[op]) {
            const Owner& owner = owners_[row];
            const bool is_over = std::all_of(owner.users.begin(), owner.users.end(),
                                             [&](InstructionIndex user) { return state.done[user]; });
            if (is_over && !owner.to_end) state.live -= owner.bytes;
        }
        std::erase(state.ready, op);
        for (const InstructionIndex other : after_[op]) {
            const Order& before = operators_.before(other);
            if (std::all_of(before.begin(), before.end(), [&](InstructionIndex i) { return state.done[i]; }))
                state.ready.push_back(other);
        }
        return state;
    }

    static void keep_best(std::vector<State>& states) {
        std::stable_sort(states.begin(), states.end(), [](const State& a, const State& b) {
            return a.peak != b.peak ? a.peak < b.peak : a.live < b.live;
        });
        if (states.size() > beam_width) states.resize(beam_width);
    }

    static Order way_to(const std::vector<std::vector<State>>& levels) {
        const auto best = std::min_element(levels.back().begin(), levels.back().end(),
                                           [](const State& a, const State& b) { return a.peak < b.peak; });
        Order order;
        auto at = static_cast<std::size_t>(best - levels.back().begin());
        for (std::size_t depth = levels.size() - 1; depth > 0; --depth) {
            order.push_back(levels[depth][at].op);
            at = levels[depth][at].parent;
        }
        std::reverse(order.begin(), order.end());
        return order;
    }

    Operators operators_;
    std::size_t count_ = 0;
    Table<OwnerRow, Owner> owners_;
    Table<InstructionIndex, std::vector<OwnerRow>> touched_;
    Table<InstructionIndex, Order> after_;  // operators that depend on it
};

// Rows of the node list that stay with an operator: its allocs before it, its getitems after it. A view stays with the
// operator that makes its root.
Method in_order(const Method& method, const Order& order) {
    Method out = method;
    out.loaded_arena_bytes.clear();  // a loaded plan belongs to the old order
    const auto root_of = [&](ValueId id) {
        const Tensor* tensor = method.values[id].tensor();
        return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
    };
    std::unordered_map<ValueId, InstructionIndex> maker;
    for (InstructionIndex i = method.instructions.last(); i.valid(); --i) {
        for (const ValueId id : method.instructions[i].outs) maker[root_of(id)] = i;
    }
    std::vector<ListedNode> head, tail, allocs;
    Table<InstructionIndex, std::vector<ListedNode>> rows(method.instructions.size()),
        views(method.instructions.size());
    std::vector<ListedNode>* last = &head;
    for (const ListedNode& row : method.node_list) {
        if (row.kind == ListedNode::Kind::output) {
            tail.push_back(row);
        } else if (row.kind == ListedNode::Kind::alloc) {
            allocs.push_back(row);
        } else if (row.instruction.valid()) {
            last = &rows[row.instruction];
            last->insert(last->end(), allocs.begin(), allocs.end());
            allocs.clear();
            last->push_back(row);
        } else if (row.kind == ListedNode::Kind::view && !(row.values.empty() && row.uses.empty())) {
            const auto it = maker.find(root_of(row.values.empty() ? row.uses.front() : row.values.front()));
            (it == maker.end() ? head : views[it->second]).push_back(row);
        } else {
            last->push_back(row);
        }
    }
    out.node_list = Table<Position, ListedNode>(std::move(head));
    out.instructions.clear();
    for (const InstructionIndex old : order) {
        const InstructionIndex now = out.instructions.next();
        out.instructions.push_back(method.instructions[old]);
        for (std::vector<ListedNode>* part : {&rows[old], &views[old]}) {
            for (ListedNode& row : *part) {
                if (row.instruction.valid()) row.instruction = now;
                out.node_list.push_back(std::move(row));
            }
        }
    }
    out.node_list.insert(out.node_list.end(), allocs.begin(), allocs.end());
    out.node_list.insert(out.node_list.end(), tail.begin(), tail.end());
    return out;
}

/// Keeps the order with the smallest plan.
class JointSearch {
public:
    JointSearch(const Method& method, const Orders& orders, const PlacedBytes& placed, Progress& progress)
        : method_(method),
          orders_(orders),
          placed_(placed),
          progress_(progress),
          left_(std::clamp<int>(placed_operators / static_cast<int>(method.instructions.size()), least_placed,
                                most_placed)) {
        order_.resize(method.instructions.size());
        std::iota(order_.begin(), order_.end(), InstructionIndex(0));
    }

    Result<std::optional<Method>> run(bool exact) {
        TRY(best_, placed_(method_));
        TRY(const Order lowest, orders_.search(best_, exact, progress_));
        if (!lowest.empty()) {
            CHECKED(consider(lowest));
            // `exact` has checked all orders: none has a lower peak.
            if (exact) floor_ = orders_.peak_of(lowest);
        }
        floor_ = std::max(floor_, orders_.floor());
        CHECKED(exact ? go_through() : move_about());
        if (!is_new_) return std::optional<Method>();
        if (!orders_.is_sound(order_)) return Error{.what = message("the new operator order breaks a dependency")};
        return std::optional<Method>(in_order(method_, order_));
    }

private:
    Result<bool> consider(const Order& order) {
        if (progress_.cancelled()) return cancelled();
        --left_;
        TRY(const std::int64_t bytes, placed_(in_order(method_, order)));
        if (bytes > best_) return false;
        is_new_ = is_new_ || bytes < best_;
        if (bytes < best_ || is_new_) order_ = order;
        best_ = bytes;
        return true;
    }

    [[nodiscard]] bool goes_on() const { return best_ > floor_ && left_ > 0; }

    Result<> go_through() {
        if (!goes_on()) return done;
        return orders_.go_through([&] { return best_; },
                                  [&](const Order& order) -> Result<bool> {
                                      CHECKED(consider(order));
                                      return goes_on();
                                  });
    }

    // An order as good as the best is kept, because better ones may be near.
    Result<> move_about() {
        OrderRandom random(1);
        Order current = order_;
        for (int tries = tries_per_plan * left_; goes_on() && tries > 0; --tries) {
            Order order = current;
            if (!orders_.move_some(order, random) || orders_.peak_of(order) >= best_) continue;
            TRY(const bool kept, consider(order));
            if (kept) current = std::move(order);
        }
        return done;
    }

    const Method& method_;
    const Orders& orders_;
    const PlacedBytes& placed_;
    Progress& progress_;
    int left_ = 0;
    Order order_;
    std::int64_t best_ = 0, floor_ = 0;
    bool is_new_ = false;
};

}  // namespace

Result<std::optional<Method>> reorder_operators(const Method& method, const Table<ValueId, std::int64_t>& bytes,
                                                bool exact, const PlacedBytes& placed, Progress& progress) {
    const bool straight = std::all_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& i) {
        return i.kind == Instruction::Kind::kernel || i.kind == Instruction::Kind::delegate;
    });
    // The node list states what operators with graphs of their own need while they run, in the original order only.
    if (!straight || method.graphs.size() > 1 || method.instructions.empty()) return std::optional<Method>();
    const Orders orders(method, bytes);
    return JointSearch(method, orders, placed, progress).run(exact);
}

}  // namespace arenascope
