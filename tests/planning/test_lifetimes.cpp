// Safe lifetimes across jumps and moves, checked by running: an interpreter walks the instructions with a plan and
// notices a tensor that is read after another has written over it.

#include <QtTest>
#include <map>
#include <random>

#include "engine/planning/assess.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/placement/path_search.h"
#include "engine/planning/planner.h"
#include "engine/tuning/make_problem.h"
#include "engine/tuning/tuning.h"

using namespace arenascope;

namespace {

Value bytes_value(const std::string& name, std::int64_t bytes, Role role = Role::intermediate) {
    Tensor tensor;
    tensor.dtype = DType::u8;
    tensor.upper = {bytes};
    tensor.role = role;
    return {.name = name, .data = std::move(tensor)};
}

// A method under construction: every instruction gets its alloc rows and its row.
class Maker {
public:
    ValueId tensor(std::int64_t bytes = 16, Role role = Role::intermediate) {
        method.values.push_back(bytes_value("t" + std::to_string(method.values.size()), bytes, role));
        return method.values.last();
    }
    ValueId input() {
        const ValueId id = tensor(16, Role::input);
        method.inputs.push_back(id);
        method.node_list.push_back({.kind = ListedNode::Kind::placeholder, .name = "x", .values = {id}, .uses = {}});
        return id;
    }
    void kernel(std::vector<ValueId> args, ValueId out) {
        if (seen_.insert(out).second) {
            method.node_list.push_back({.kind = ListedNode::Kind::alloc, .name = "alloc", .values = {out}, .uses = {}});
        }
        Instruction made = instruction(Instruction::Kind::kernel);
        made.op = "test::op.out";
        made.args = args;
        made.args.push_back(out);
        made.args.push_back(out);
        made.outs = {out};
        list(made, {out}, made.args);
    }
    void move(ValueId from, ValueId to) {
        Instruction made = instruction(Instruction::Kind::move);
        made.args = {from, to};
        list(made, {}, {});
    }
    InstructionIndex jump(InstructionIndex to = {}) {
        Instruction made = instruction(Instruction::Kind::jump_false);
        made.jump_to = to;
        list(made, {}, {});
        return method.instructions.last();
    }
    void land(InstructionIndex jump_at) { method.instructions[jump_at].jump_to = here(); }
    [[nodiscard]] InstructionIndex here() const { return method.instructions.next(); }
    void finish(ValueId out) {
        method.outputs = {out};
        method.node_list.push_back({.kind = ListedNode::Kind::output, .name = "output", .values = {}, .uses = {out}});
    }

    Method method;

private:
    static Instruction instruction(Instruction::Kind kind) {
        Instruction out;
        out.kind = kind;
        return out;
    }
    void list(const Instruction& made, std::vector<ValueId> values, std::vector<ValueId> uses) {
        if (made.kind == Instruction::Kind::kernel) {
            method.node_list.push_back({.kind = ListedNode::Kind::call,
                                        .name = "call",
                                        .values = std::move(values),
                                        .uses = std::move(uses),
                                        .instruction = here()});
        }
        method.instructions.push_back(made);
    }
    std::set<ValueId> seen_;
};

constexpr std::int64_t grain = 16;  // bytes; sizes and offsets are multiples of it

// Walks the instructions; `takes` decides each jump. Each grain remembers which tensor wrote it last, and that tensor's
// write count; reading a grain that another tensor has written is a fault.
class Machine {
public:
    Machine(const Method& method, const Plan& plan)
        : method_(method), memory_(static_cast<std::size_t>(plan.total_bytes / grain + 1)) {
        for (const BufferRow i : plan.problem.buffers.indices()) {
            const auto at = plan.placement.offsets[i];
            place_[plan.problem.buffers[i].id] = {at / grain, (at + plan.problem.buffers[i].bytes + grain - 1) / grain};
        }
        for (const ValueId input : method.inputs) write(input);
    }

    bool run(const std::function<bool(InstructionIndex)>& takes) {
        std::size_t steps = 0;
        for (InstructionIndex pc{0}; method_.instructions.has(pc) && ++steps < 300;) {
            const Instruction& i = method_.instructions[pc];
            if (i.kind == Instruction::Kind::jump_false && takes(pc)) {
                pc = i.jump_to;
                continue;
            }
            if (i.kind == Instruction::Kind::move) {
                value_[i.args[1]] = value_[i.args[0]];
            } else if (i.kind == Instruction::Kind::kernel) {
                for (std::size_t k = 0; k + 2 < i.args.size(); ++k) read(i.args[k]);
                write(i.outs[0]);
            }
            ++pc;
        }
        for (const ValueId out : method_.outputs) read(out);
        return sound_;
    }

private:
    struct Content {
        ValueId place = no_value;
        int version = 0;
    };
    void write(ValueId id) {
        value_[id] = {id, ++versions_};
        for (auto b = place_[id].first; b < place_[id].second; ++b) memory_[static_cast<std::size_t>(b)] = versions_;
    }
    void read(ValueId id) {
        const Content content = value_[id];
        if (content.place == no_value) return;  // never written: nothing to lose
        for (auto b = place_[content.place].first; b < place_[content.place].second; ++b) {
            sound_ = sound_ && memory_[static_cast<std::size_t>(b)] == content.version;
        }
    }

    const Method& method_;
    std::vector<int> memory_;
    std::map<ValueId, std::pair<std::int64_t, std::int64_t>> place_;  // in grains
    std::map<ValueId, Content> value_;
    int versions_ = 0;
    bool sound_ = true;
};

Plan plan_of(const Method& method, LifetimeRules rules) {
    Tuning tuning;
    tuning.lifetimes = rules;
    Progress progress;
    Problem problem = make_problem(method, tuning).value();
    Placement placement = find_planner("greedy_by_size")->plan(problem, {}, progress).value();
    return assess("greedy_by_size", std::move(problem), std::move(placement)).value();
}

// c = cond(p, f(x), g(x)); y = h(c, x)
Method branches() {
    Maker m;
    const ValueId x = m.input(), a = m.tensor(), b = m.tensor(), c = m.tensor(), d = m.tensor(), y = m.tensor();
    const auto to_else = m.jump();
    m.kernel({x}, a);
    m.move(a, c);
    const auto to_end = m.jump();
    m.land(to_else);
    m.kernel({x}, b);
    m.move(b, c);
    m.land(to_end);
    m.kernel({x}, d);
    m.kernel({c, d}, y);
    m.finish(y);
    return m.method;
}

// for …: s = f(carry); t = g(s); carry = h(t), carry read by the next iteration; then y = k(carry)
Method loop() {
    Maker m;
    const ValueId x = m.input(), carry = m.tensor(), s = m.tensor(), t = m.tensor(), y = m.tensor();
    m.kernel({x}, carry);
    const InstructionIndex top = m.here();
    m.kernel({carry}, s);
    m.kernel({s, x}, t);
    m.kernel({t}, carry);
    m.jump(top);
    m.kernel({carry}, y);
    m.finish(y);
    return m.method;
}

// A random structured program: sequences, branches that join by a move, loops that carry values.
class RandomProgram {
public:
    explicit RandomProgram(std::uint32_t seed) : random_(seed) {
        live_ = {maker_.input(), maker_.input()};
        block(3, 8);
        const ValueId y = maker_.tensor(32);
        maker_.kernel({any(), any()}, y);
        maker_.finish(y);
    }
    [[nodiscard]] const Method& method() const { return maker_.method; }

private:
    std::size_t below(std::size_t n) { return random_() % n; }
    ValueId any() { return live_[below(live_.size())]; }
    void block(int depth, std::size_t statements) {
        for (std::size_t i = 0; i < statements; ++i) {
            const std::size_t kind = depth > 0 ? below(6) : 5;
            if (kind == 0) {
                branch(depth);
            } else if (kind == 1) {
                repeat(depth);
            } else {
                const ValueId made = below(4) == 0 && live_.size() > 3
                    ? live_[2 + below(live_.size() - 2)]
                    : maker_.tensor(16 * (1 + static_cast<int>(below(4))));
                maker_.kernel({any(), any()}, made);
                live_.push_back(made);
            }
        }
    }
    ValueId branch_of(int depth, std::size_t statements) {
        const std::vector<ValueId> outer = live_;
        block(depth - 1, statements);
        const ValueId result = maker_.tensor(32);
        maker_.kernel({any(), any()}, result);
        live_ = outer;
        return result;
    }
    void branch(int depth) {
        const ValueId out = maker_.tensor(32);
        const auto to_else = maker_.jump();
        maker_.move(branch_of(depth, 1 + below(3)), out);
        const auto to_end = maker_.jump();
        maker_.land(to_else);
        maker_.move(branch_of(depth, 1 + below(3)), out);
        maker_.land(to_end);
        live_.push_back(out);
    }
    void repeat(int depth) {
        const ValueId carry = maker_.tensor(32);
        maker_.kernel({any()}, carry);
        live_.push_back(carry);
        const InstructionIndex top = maker_.here();
        const ValueId result = branch_of(depth, 1 + below(4));
        maker_.kernel({result, carry}, carry);
        maker_.jump(top);
    }

    std::mt19937 random_;
    Maker maker_;
    std::vector<ValueId> live_;
};

}  // namespace

class TestLifetimes : public QObject {
    Q_OBJECT

private slots:
    void branch_results_stay_alive();
    void carried_values_live_across_the_loop();
    void values_of_one_iteration_share_bytes();
    void random_programs_run_soundly();
    void what_the_flow_allows_runs_soundly();
    void plans_over_paths_run_soundly();
    void search_over_paths_is_as_good_as_trying_everything();
    void steps_count_operators();
};

void TestLifetimes::branch_results_stay_alive() {
    const Method method = branches();
    constexpr InstructionIndex choice{0};
    for (const bool first : {true, false}) {
        const auto takes = [&](InstructionIndex pc) { return pc == choice ? !first : true; };
        QVERIFY(Machine(method, plan_of(method, LifetimeRules::safe)).run(takes));
    }
    // ExecuTorch's rule loses them, which shows that the interpreter notices.
    QVERIFY(!Machine(method, plan_of(method, LifetimeRules::executorch)).run([&](InstructionIndex pc) {
        return pc != choice;
    }));
}

void TestLifetimes::carried_values_live_across_the_loop() {
    const Method method = loop();
    for (int times : {1, 2, 5}) {
        int left = times;
        QVERIFY(
            Machine(method, plan_of(method, LifetimeRules::safe)).run([&](InstructionIndex) { return --left > 0; }));
    }
}

void TestLifetimes::values_of_one_iteration_share_bytes() {
    Maker m;
    const ValueId x = m.input();
    ValueId previous = x;
    const InstructionIndex top = m.here();
    for (int i = 0; i < 6; ++i) {
        const ValueId next = m.tensor();
        m.kernel({i == 0 ? x : previous}, next);
        previous = next;
    }
    m.jump(top);
    const ValueId y = m.tensor();
    m.kernel({x}, y);
    m.finish(y);
    // x, and two of the chain at a time.
    QCOMPARE(plan_of(m.method, LifetimeRules::safe).total_bytes, 48);
}

void TestLifetimes::random_programs_run_soundly() {
    int noticed = 0;
    for (std::uint32_t seed = 0; seed < 800; ++seed) {
        const Method method = RandomProgram(seed).method();
        const Plan safe = plan_of(method, LifetimeRules::safe), loose = plan_of(method, LifetimeRules::executorch);
        QVERIFY(safe.valid());
        bool loose_is_sound = true;
        for (std::uint32_t run = 0; run < 8; ++run) {
            std::mt19937 safe_coin(run), loose_coin(run);
            QVERIFY2(Machine(method, safe).run([&](InstructionIndex) { return safe_coin() % 2 == 0; }),
                     qPrintable(QString("seed %1, run %2").arg(seed).arg(run)));
            loose_is_sound =
                Machine(method, loose).run([&](InstructionIndex) { return loose_coin() % 2 == 0; }) && loose_is_sound;
        }
        noticed += loose_is_sound ? 0 : 1;
    }
    QVERIFY2(noticed > 20, qPrintable(QString::number(noticed)));
}

// One tensor of a sound plan moves to a random place. If no path overwrites a needed tensor, no run notices; and some
// of these plans are better than intervals over the node list allow.
void TestLifetimes::what_the_flow_allows_runs_soundly() {
    int allowed = 0, beyond_intervals = 0, noticed = 0;
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        const Method method = RandomProgram(seed).method();
        const Plan sound = plan_of(method, LifetimeRules::safe);
        std::mt19937 random(seed);
        for (int attempt = 0; attempt < 6; ++attempt) {
            Plan moved = sound;
            moved.placement.offsets[BufferRow(random() % moved.placement.offsets.size())] =
                16 * static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(sound.total_bytes / 16 + 1));
            moved.total_bytes = sound.total_bytes + 256;
            const bool is_allowed = overlaps_in_flow(method, moved.problem, moved.placement).empty();
            bool ran_right = true;
            for (std::uint32_t run = 0; run < 8; ++run) {
                std::mt19937 coin(run);
                ran_right = Machine(method, moved).run([&](InstructionIndex) { return coin() % 2 == 0; }) && ran_right;
            }
            QVERIFY2(ran_right || !is_allowed, qPrintable(QString("seed %1, attempt %2").arg(seed).arg(attempt)));
            allowed += is_allowed ? 1 : 0;
            noticed += ran_right ? 0 : 1;
            beyond_intervals += is_allowed && !verify(moved.problem, moved.placement).empty() ? 1 : 0;
        }
    }
    QVERIFY2(
        allowed > 200 && noticed > 200 && beyond_intervals > 10,
        qPrintable(
            QString("%1 allowed, %2 noticed, %3 beyond intervals").arg(allowed).arg(noticed).arg(beyond_intervals)));
}

// Our own planners on random programs: never larger than intervals allow, assessed valid, and no run loses a
// byte.
void TestLifetimes::plans_over_paths_run_soundly() {
    std::map<std::string, int> smaller;
    int proven = 0;
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
        const Method method = RandomProgram(seed).method();
        const FlowLiveness liveness(method);
        const Problem problem = plan_of(method, LifetimeRules::safe).problem;
        for (const char* id : {"optimal", "greedy_by_size", "greedy_by_breadth", "greedy_by_conflicts",
                               "best_fit_in_order", "hill_climb", "squeaky_wheel"}) {
            Progress progress;
            const PlanOptions options{.nodes = id == std::string_view("optimal") ? 1500 : 50};
            const Planner& planner = *find_planner(id);
            const Plan before = assess(id, problem, planner.plan(problem, options, progress).value()).value();
            Placement placement = before.placement;
            const auto bounds = improve_over_paths(method, liveness, planner, problem, options, placement, progress);
            QVERIFY(bounds.ok());
            if (bounds.value().empty()) continue;  // intervals are sharper than the paths there
            const Plan plan = assess_on_paths(method, id, problem, placement).value();
            const QByteArray where = id + QByteArray(", seed ") + QByteArray::number(seed);
            QVERIFY2(plan.valid(), where.constData());
            QVERIFY2(plan.total_bytes <= before.total_bytes && bounds.value().front() <= plan.total_bytes,
                     where.constData());
            QVERIFY2(plan.lower_bound <= plan.total_bytes, where.constData());
            for (std::uint32_t run = 0; run < 8; ++run) {
                std::mt19937 coin(run);
                QVERIFY2(Machine(method, plan).run([&](InstructionIndex) { return coin() % 2 == 0; }),
                         where.constData());
            }
            smaller[id] += plan.total_bytes < before.total_bytes ? 1 : 0;
            if (planner.id == "optimal")
                proven += plan.total_bytes == std::max(plan.lower_bound, bounds.value().front()) ? 1 : 0;
        }
    }
    QVERIFY2(proven > 60 && smaller["optimal"] > 20, qPrintable(QString::number(proven)));
    for (const auto& [id, count] : smaller)
        QVERIFY2(count > 0, qPrintable(QString("%1: %2 smaller").arg(QString::fromStdString(id)).arg(count)));
}

// The least height of some order in which each item goes to its lowest free place: one of all orders is the best
// plan's own.
std::int64_t least_of_all_orders(const PoolItems& pool, const std::vector<std::vector<std::uint32_t>>& apart) {
    std::vector<std::uint32_t> order;
    std::vector<std::int64_t> offsets(pool.items.size(), 0);
    for (std::uint32_t i = 0; i < pool.items.size(); ++i) {
        if (!pool.items[i].pinned) order.push_back(i);
        else offsets[i] = *pool.items[i].pinned;
    }
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    do {
        std::int64_t top = 0;
        std::set<std::uint32_t> placed;
        for (std::uint32_t i = 0; i < pool.items.size(); ++i) {
            if (!pool.items[i].pinned) continue;
            placed.insert(i);
            top = std::max(top, offsets[i] + pool.items[i].size);
        }
        for (const std::uint32_t item : order) {
            const auto is_clear = [&](std::int64_t at) {
                return std::none_of(apart[item].begin(), apart[item].end(), [&](std::uint32_t other) {
                    return placed.contains(other) && at < offsets[other] + pool.items[other].size &&
                        offsets[other] < at + pool.items[item].size;
                });
            };
            while (!is_clear(offsets[item])) ++offsets[item];
            placed.insert(item);
            top = std::max(top, offsets[item] + pool.items[item].size);
        }
        for (const std::uint32_t item : order) offsets[item] = 0;
        least = std::min(least, top);
    } while (std::next_permutation(order.begin(), order.end()));
    return least;
}

void TestLifetimes::search_over_paths_is_as_good_as_trying_everything() {
    int beyond_cliques = 0;
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        PoolItems pool;
        std::vector<std::vector<std::uint32_t>> apart(6);
        for (std::uint32_t i = 0; i < apart.size(); ++i) {
            pool.items.push_back({.row = BufferRow(i),
                                  .first = 0,
                                  .last = 0,
                                  .size = 1 + static_cast<int>(random() % 6),
                                  .align = 1,
                                  .pinned = {}});
            for (std::uint32_t j = 0; j < i; ++j) {
                if (random() % 100 >= 30 + seed % 50) continue;
                apart[i].push_back(j);
                apart[j].push_back(i);
            }
        }
        for (auto& others : apart) std::sort(others.begin(), others.end());
        if (seed % 3 == 0) pool.items[2].pinned = 2;
        std::vector<std::int64_t> start(apart.size(), 0);
        std::int64_t above = 20;
        for (std::size_t i = 0; i < start.size(); ++i) {
            start[i] = pool.items[i].pinned.value_or(above);
            above += pool.items[i].size;
        }
        PathSearch search(pool, apart, {});
        const std::int64_t by_cliques = search.proven();
        Progress progress;
        QVERIFY(search.run(start, 0, progress).ok());
        std::int64_t top = 0;
        for (std::size_t i = 0; i < start.size(); ++i) top = std::max(top, search.offsets()[i] + pool.items[i].size);
        const std::int64_t least = least_of_all_orders(pool, apart);
        QVERIFY2(top == least && search.proven() == least, qPrintable(QString("seed %1").arg(seed)));
        beyond_cliques += by_cliques < least ? 1 : 0;
    }
    QVERIFY2(beyond_cliques > 3, qPrintable(QString::number(beyond_cliques)));
}

void TestLifetimes::steps_count_operators() {
    const Method method = loop();
    const std::vector<Lifetime> lives = lifetimes(method, LifetimeRules::executorch);
    QCOMPARE(lives.front().first_step.number(), 0);
    QCOMPARE(lives.back().last_step.number(), 4);  // y: the fifth operator makes it, the output reads it
    const Table<Position, Step> steps = steps_of_node_list(method);
    QCOMPARE(steps.size(), method.node_list.size());
    QVERIFY(std::is_sorted(steps.begin(), steps.end()));
    QCOMPARE(steps.back().number(), 4);
}

QTEST_GUILESS_MAIN(TestLifetimes)
#include "test_lifetimes.moc"
