// How fast the engine runs, as ratios within this run: against the same layers called directly on oneDNN, against a
// streaming read of memory, and per instruction. Prints one table; run it on a quiet machine. Exit 1: a target is
// missed.

#include <omp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <oneapi/dnnl/dnnl.hpp>

#include "engine/base/statistics.h"
#include "engine/engine.h"
#include "engine/runner/best_layout_plan.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/vectors.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using Clock = std::chrono::steady_clock;

namespace {

double milliseconds(const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The least of several runs, in turns, so that load on the machine affects all alike.
std::vector<double> least(const std::vector<std::function<void()>>& works, int rounds) {
    std::vector<double> best(works.size(), 1e300);
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < works.size(); ++i) best[i] = std::min(best[i], milliseconds(works[i]));
    }
    return best;
}

/// The targets of this project, and how many were missed.
int missed = 0;
void expect(bool met, const std::string& what) {
    if (met) return;
    ++missed;
    std::printf("MISSED: %s\n", what.c_str());
}

using Memory = dnnl::memory;
using Tag = dnnl::memory::format_tag;

/// Convolutions and products of a rewritten method, called on oneDNN with its best layouts, nothing between.
class Direct {
public:
    explicit Direct(const Method& method) : method_(method) {
        for (const Instruction& instruction : method.instructions) {
            if (instruction.op == "arenascope::convolution.out") addConvolution(instruction);
            if (instruction.op == "arenascope::linear.out") addLinear(instruction);
        }
    }
    void run() {
        for (auto& layer : layers_)
            dnnl_primitive_execute(layer.primitive.get(), stream_.get(), int(layer.arguments.size()),
                                   layer.arguments.data());
        stream_.wait();
    }
    [[nodiscard]] std::size_t size() const { return layers_.size(); }

private:
    struct Layer {
        dnnl::primitive primitive;
        std::vector<Memory> memories;
        std::vector<dnnl_exec_arg_t> arguments;
        void give(int kind, const Memory::desc& form, const dnnl::engine& engine) {
            memories.emplace_back(form, engine);
            arguments.push_back({kind, memories.back().get()});
        }
    };
    const Tensor& tensor(ValueId id) const { return *method_.values[id].tensor(); }
    std::int64_t integer(ValueId id) const { return std::get<std::int64_t>(method_.values[id].data); }
    Memory::dims ints(ValueId id) const {
        Memory::dims out;
        for (const ValueId item : std::get<IntList>(method_.values[id].data).items) out.push_back(integer(item));
        return out;
    }
    bool none(ValueId id) const { return std::holds_alternative<Null>(method_.values[id].data); }

    void addConvolution(const Instruction& i) {
        constexpr auto f32 = Memory::data_type::f32;
        const auto& x = tensor(i.args[0]).upper;
        const auto& w = tensor(i.args[1]).upper;
        const auto& y = tensor(i.args[11]).upper;
        const std::int64_t groups = integer(i.args[6]);
        const Memory::desc in(x, f32, Tag::nhwc), out(y, f32, Tag::nhwc), bias({w[0]}, f32, Tag::a);
        const Memory::desc weights(
            groups == 1 ? Memory::dims(w) : Memory::dims{groups, w[0] / groups, w[1], w[2], w[3]}, f32, Tag::any);
        Memory::dims dilation = ints(i.args[5]);
        for (auto& item : dilation) --item;
        dnnl::post_ops after;
        if (!none(i.args[9])) after.append_sum(1.0f);
        if (!none(i.args[8])) after.append_eltwise(1, dnnl::algorithm::eltwise_clip, 0, 6);
        else if (!none(i.args[7])) after.append_eltwise(1, dnnl::algorithm::eltwise_relu, 0, 0);
        Memory::dims before = ints(i.args[4]), behind = before;
        if (before.size() == 4) {
            behind = {before[2], before[3]};
            before.resize(2);
        }
        dnnl::primitive_attr attributes;
        attributes.set_post_ops(after);
        attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
        const dnnl::convolution_forward::primitive_desc chosen(
            {dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, in, weights, bias, out,
             ints(i.args[3]), dilation, before, behind},
            attributes, engine_);
        Layer layer{dnnl::convolution_forward(chosen), {}, {}};
        layer.memories.reserve(5);
        layer.give(DNNL_ARG_SRC, in, engine_);
        layer.give(DNNL_ARG_WEIGHTS, chosen.weights_desc(), engine_);
        layer.give(DNNL_ARG_BIAS, bias, engine_);
        layer.give(DNNL_ARG_DST, out, engine_);
        layer.give(DNNL_ARG_SCRATCHPAD, chosen.scratchpad_desc(), engine_);
        layers_.push_back(std::move(layer));
    }
    void addLinear(const Instruction& i) {
        constexpr auto f32 = Memory::data_type::f32;
        const auto& w = tensor(i.args[1]).upper;
        const std::int64_t rows = tensor(i.args[0]).upper[0];
        const Memory::desc in({rows, w[1]}, f32, Tag::ab), weights(w, f32, Tag::ab), out({rows, w[0]}, f32, Tag::ab);
        dnnl::primitive_attr attributes;
        attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
        const dnnl::inner_product_forward::primitive_desc chosen({dnnl::prop_kind::forward_inference, in, weights, out},
                                                                 attributes, engine_);
        Layer layer{dnnl::inner_product_forward(chosen), {}, {}};
        layer.memories.reserve(4);
        layer.give(DNNL_ARG_SRC, in, engine_);
        layer.give(DNNL_ARG_WEIGHTS, weights, engine_);
        layer.give(DNNL_ARG_DST, out, engine_);
        layer.give(DNNL_ARG_SCRATCHPAD, chosen.scratchpad_desc(), engine_);
        layers_.push_back(std::move(layer));
    }

    const Method& method_;
    dnnl::engine engine_{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream_{engine_};
    std::vector<Layer> layers_;
};

struct Opened {
    std::shared_ptr<const Program> program;
    Outcome plain, best;
    std::unique_ptr<Executor> runPlain, runBest;
    std::vector<HostTensor> inputs;
};

Result<Opened> openProgram(const std::string& file, const std::string& folder) {
    const Engine engine;
    Progress progress;
    Opened opened;
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    TRY(opened.program, engine.open(folder + "/" + file, progress));
    TRY(opened.plain, engine.evaluate(*opened.program, tuning, {}, progress));
    TRY(opened.best, plan_best_layout(opened.plain, progress));
    TRY(opened.runPlain, Executor::load(opened.program, *opened.plain.method, opened.plain.plan()));
    TRY(opened.runBest, Executor::load(opened.program, *opened.best.method, opened.best.plan()));
    TRY(const std::vector<VectorRun> runs, load_vectors(folder + "/io.json"));
    opened.inputs = runs.front().inputs;
    return opened;
}

void run(Executor& executor, const std::vector<HostTensor>& inputs, RunObserver* observer = nullptr) {
    Progress progress;
    const auto result = executor.run(inputs, RunOptions{.times = false, .observer = observer}, progress);
    if (!result.ok()) std::printf("%s\n", result.error().text().c_str());
}

/// The program on the fallback provider's plain loops, if it has the operator.
struct Plainest {
    Method method;
    std::vector<Kernel> kernels;
    std::vector<std::unique_ptr<std::string>> names;
    std::unique_ptr<Executor> executor;

    Result<> make(const Opened& o) {
        method = *o.plain.method;
        for (Instruction& instruction : method.instructions) {
            const Kernel* kernel = find_reference(instruction.op);
            if (!kernel) continue;
            instruction.op = "reference::" + instruction.op;
            names.push_back(std::make_unique<std::string>(instruction.op));
            kernels.push_back({*names.back(), kernel->arguments, kernel->run});
        }
        TRY(executor, Executor::load(o.program, method, o.plain.plan(), LoadOptions{.kernels = kernels}));
        return done;
    }
};

/// The program with everything that XNNPACK takes delegated to it; the rest runs here.
Result<std::unique_ptr<Executor>> onXnnpack(const Opened& o, Engine& engine) {
    Progress progress;
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    tuning.delegation.backends = {"XnnpackBackend"};
    TRY(const Outcome outcome, engine.evaluate(*o.program, tuning, {}, progress));
    return Executor::load(o.program, *outcome.method, outcome.plan(), engine.load_options());
}

/// Processes that only keep a core busy, until the object is destroyed.
class Busy {
public:
    explicit Busy(int count) {
        for (int i = 0; i < count; ++i) {
            const pid_t child = fork();
            if (child == 0) {
                for (std::atomic<std::uint64_t> counted{0};;) ++counted;
            }
            if (child > 0) children_.push_back(child);
        }
    }
    ~Busy() {
        for (const pid_t child : children_) {
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
        }
    }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

private:
    std::vector<pid_t> children_;
};

/// Two threads on one operator against one, in turns; then the same with two other busy processes.
void threads(const std::string& name, const Opened& o) {
    auto two = Executor::load(o.program, *o.best.method, o.best.plan(), LoadOptions{.intra_threads = 2});
    if (!two.ok()) return;
    std::printf("%-16s two threads to one, median:", name.c_str());
    for (const int busy : {0, 2}) {
        const Busy others(busy);
        std::vector<double> alone, shared;
        for (int round = 0; round < 60; ++round) {
            const double one = milliseconds([&] { run(*o.runBest, o.inputs); });
            const double both = milliseconds([&] { run(*two.value(), o.inputs); });
            if (round < 12) continue;  // they find out whether sharing helps
            alone.push_back(one);
            shared.push_back(both);
        }
        expect(median(shared) <= 1.05 * median(alone), name + ": two threads at most 1.05x of one");
        std::printf("%s %.2fx (%.2f to %.2f ms)", busy > 0 ? ", beside two busy ones" : "",
                    median(shared) / median(alone), median(shared), median(alone));
    }
    std::printf("\n");
}

void sanitizer(const std::string& name, const Opened& o) {
    Sanitizer sanitizer(*o.plain.method, o.plain.plan());
    const auto best = least({[&] { run(*o.runPlain, o.inputs); }, [&] { run(*o.runPlain, o.inputs, &sanitizer); }}, 10);
    expect(best[1] <= 20 * best[0], name + ": the sanitizer at most 20x");
    std::printf("%-16s under the sanitizer %.2f ms, %.2fx, %zu violations\n", name.c_str(), best[1], best[1] / best[0],
                sanitizer.violations().size());
}

void network(const std::string& name, const std::string& file, const std::string& folder) {
    const auto opened = openProgram(file, folder);
    if (!opened.ok()) return void(std::printf("%-16s %s\n", name.c_str(), opened.error().text().c_str()));
    const Opened& o = opened.value();
    Direct direct(*o.best.method);
    const auto best =
        least({[&] { direct.run(); }, [&] { run(*o.runBest, o.inputs); }, [&] { run(*o.runPlain, o.inputs); }}, 40);
    std::printf("%-16s floor %8.2f ms (%zu layers)   best %8.2f ms %5.2fx   plain %8.2f ms %5.2fx\n", name.c_str(),
                best[0], direct.size(), best[1], best[1] / best[0], best[2], best[2] / best[0]);
    expect(best[1] <= 1.15 * best[0], name + ": best at most 1.15x of oneDNN");
    expect(best[2] <= 3 * best[0], name + ": plain at most 3x of oneDNN");
    Plainest plainest;
    if (name == "mobilenet_v2" && plainest.make(o).ok()) {  // half a minute; resnet18 would take minutes
        const double loops = milliseconds([&] { run(*plainest.executor, o.inputs); });
        expect(loops >= 500 * best[1], name + ": best at least 500 times as fast as plain loops");
        std::printf("%-16s plain loops of the reference provider %.0f ms: best is %.0f times as fast\n", name.c_str(),
                    loops, loops / best[1]);
    }
    Engine engine;
    if (const auto delegated = onXnnpack(o, engine); delegated.ok()) {
        const auto library =
            least({[&] { run(*o.runBest, o.inputs); }, [&] { run(*delegated.value(), o.inputs); }}, 20);
        std::printf("%-16s on XNNPACK %.2f ms: best is %.2f times as fast\n", name.c_str(), library[1],
                    library[1] / library[0]);
    }
    threads(name, o);
    sanitizer(name, o);
}

/// Memory that was never read before, in pages of 4 KB or, if the system has them, of 2 MB.
class Pages {
public:
    explicit Pages(bool large) {
        constexpr std::size_t page = std::size_t{1} << 21;
        start_ =
            static_cast<char*>(mmap(nullptr, bytes + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
        if (start_ == MAP_FAILED) std::abort();
        char* const first = start_ + (page - reinterpret_cast<std::uintptr_t>(start_) % page) % page;
        madvise(first, bytes, large ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
        items_ = reinterpret_cast<float*>(first);
        std::fill_n(items_, bytes / sizeof(float), 1.0f);
    }
    ~Pages() { munmap(start_, bytes + (std::size_t{1} << 21)); }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    /// One forward read of everything; in lanes, so that only memory takes time.
    [[nodiscard]] float read() const {
        using Lanes __attribute__((vector_size(64))) = float;
        Lanes sums[4] = {};
        for (std::size_t i = 0; i < bytes / sizeof(float); i += 64) {
            for (std::size_t k = 0; k < 4; ++k) sums[k] += *reinterpret_cast<const Lanes*>(items_ + i + 16 * k);
        }
        const Lanes all = sums[0] + sums[1] + sums[2] + sums[3];
        return all[0] + all[15];
    }
    static constexpr std::size_t bytes = std::size_t{1} << 28;

private:
    char* start_;
    float* items_;
};

/// Weights read per second by a decoder step, as a fraction of a plain read of the same kind of memory: pages of 2
/// MB.
void decoder(const std::string& folder) {
    const auto opened = openProgram("model_core.pt2", folder);
    if (!opened.ok()) return void(std::printf("%-16s %s\n", "llama_64m", opened.error().text().c_str()));
    const Opened& o = opened.value();
    double weights = 0;
    for (const Instruction& i : o.best.method->instructions) {
        if (i.op == "arenascope::linear.out")
            weights += double(o.best.method->values[i.args[1]].tensor()->bytes().value_or(0));
    }
    const Pages small(false), large(true);
    float sum = 0;
    // A step follows a step: the first one after other work only brings the caches there.
    const auto step = [&] { run(*o.runBest, o.inputs); };
    const auto best = least(
        {[&] { sum += small.read(); }, [&] { sum += large.read(); }, step, step, [&] { run(*o.runPlain, o.inputs); }},
        30);
    const double read = double(Pages::bytes) / best[1] / 1e6, read_small = double(Pages::bytes) / best[0] / 1e6,
                 reached = weights / best[3] / 1e6;
    std::printf(
        "%-16s %.1f MB of weights: best %.2f ms = %.1f GB/s, %.0f %% of a streaming read's %.1f GB/s (%.0f %% of the "
        "%.1f GB/s from small pages); plain %.2f ms (%g)\n",
        "llama_64m", weights / 1e6, best[3], reached, 100 * reached / read, read, 100 * reached / read_small,
        read_small, best[4], double(sum) > 0 ? 1.0 : 0.0);
    expect(reached >= 0.9 * read, "llama_64m: weights at 90 % of a streaming read");
}

void decoderThreads(const std::string& folder) {
    const auto opened = openProgram("model_core.pt2", folder);
    if (!opened.ok()) return;
    threads("llama_64m", opened.value());
    sanitizer("llama_64m", opened.value());
}

/// Many tokens in one call, against as many steps of one token, and against the products alone on oneDNN.
void prefill(const std::string& folder) {
    auto opened = openProgram("model.pt2", folder);
    const auto recorded = load_vectors(folder + "/io.json");
    if (!opened.ok() || !recorded.ok()) return void(std::printf("%-16s cannot be opened\n", "prefill"));
    const auto length = [](const VectorRun& r) { return r.inputs.front().shape.back(); };
    const auto ends = std::minmax_element(recorded.value().begin(), recorded.value().end(),
                                          [&](const auto& a, const auto& b) { return length(a) < length(b); });
    const VectorRun &one = *ends.first, &many = *ends.second;
    const Opened& o = opened.value();
    const auto best = least({[&] { run(*o.runBest, many.inputs); }, [&] { run(*o.runPlain, many.inputs); },
                             [&] { run(*o.runBest, one.inputs); }},
                            200);
    const double steps = best[2] * double(length(many)) / double(length(one));
    std::printf(
        "%-16s %lld tokens: best %.3f ms, plain %.3f ms (%.2fx); as many single steps take %.2f times as long\n",
        "prefill", static_cast<long long>(length(many)), best[0], best[1], best[1] / best[0], steps / best[0]);
}

/// A network so small that sharing any of its operators never pays.
void small(const std::string& folder) {
    const auto opened = openProgram("model.pt2", folder);
    if (opened.ok()) threads("mlp_dynbatch", opened.value());
}

void opening(const std::string& path) {
    const auto best = least({[&] {
                                const Engine engine;
                                Progress progress;
                                Tuning tuning;
                                tuning.planner = "greedy_by_size";
                                const auto program = engine.open(path, progress);
                                if (program.ok())
                                    static_cast<void>(engine.evaluate(*program.value(), tuning, {}, progress).ok());
                            }},
                            10);
    expect(best[0] < 50, "llama_64m: opened and planned in 50 ms");
    std::printf("%-16s opening and planning %.1f ms\n", "llama_64m", best[0]);
}

void interpreter() {
    testing::HandMade made;
    const ValueId a = made.integer(1), b = made.integer(2), c = made.integer(0);
    constexpr int count = 10000;
    for (int i = 0; i < count; ++i) made.kernel("executorch_prim::add.Scalar", {a, b, c}, {});
    const auto executor = made.load();
    if (!executor.ok()) return;
    const auto best = least({[&] { run(*executor.value(), {}); }}, 20);
    expect(best[0] * 1e6 / count < 100, "interpreter: 100 ns an instruction");
    std::printf("%-16s %.0f ns an instruction\n", "interpreter", best[0] * 1e6 / count);
}

}  // namespace

int main(int count, char** arguments) {
    omp_set_num_threads(1);
    const std::string data = count > 1 ? arguments[1] : ARENASCOPE_SOURCE_DIR "/../shared/data";
    const std::string only = count > 2 ? arguments[2] : "";  // one part of all
    const std::string programs = data + "/programs/", llama = programs + "llama_64m";
    const auto measure = [&](const std::string& part, const auto& how) {
        if (only.empty() || only == part) how();
    };
    measure("mobilenet_v2", [&] { network("mobilenet_v2", "model_core.pt2", programs + "mobilenet_v2"); });
    measure("resnet18", [&] { network("resnet18", "model_core.pt2", programs + "resnet18"); });
    measure("llama_64m", [&] { decoder(llama); });
    measure("llama_64m_threads", [&] { decoderThreads(llama); });
    measure("prefill", [&] { prefill(programs + "llama_kv_dynseq"); });
    measure("small", [&] { small(programs + "mlp_dynbatch"); });
    measure("opening", [&] { opening(llama + "/model_core.pt2"); });
    measure("interpreter", [&] { interpreter(); });
    return missed > 0 ? 1 : 0;
}
