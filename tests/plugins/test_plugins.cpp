// Plug-ins, built out of tree as a reader of the help would build them.

#include <QFile>
#include <QTest>
#include <algorithm>

#include "tests/backends/demo_programs.h"
#include "tests/plugins/plugin_building.h"

using arenascope::testing::example_plugin;
using arenascope::testing::failure_with;
using arenascope::testing::PluginFolder;

namespace arenascope {

class TestPlugins : public QObject {
    Q_OBJECT

    PluginFolder plugins_;

private slots:
    void theExampleOfABackendIsShortAndRuns() {
        QVERIFY(example_plugin(0).count('\n') <= 60);
        const std::string library = plugins_.built("square", example_plugin(0));
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const Engine engine(std::move(extensions));
        QVERIFY(engine.backends().find("square"));

        testing::Graph graph;
        const ValueId x = graph.input("x");
        const ValueId a = graph.mul(x, x);
        graph.output(graph.sin(graph.mul(a, a)));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"square"};
        Progress progress;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome.value().partition->regions.size(), std::size_t{1});
        QCOMPARE(outcome.value().partition->nodes[InstructionIndex(2)].refusals.front().why.text(),
                 std::string("only x * x"));
        const auto plain = engine.evaluate(*program, {}, {}, progress);
        std::vector<std::vector<std::byte>> outputs;
        for (const Outcome* one : {&plain.value(), &outcome.value()}) {
            auto executor = Executor::load(program, *one->method, one->plan(), engine.load_options());
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            const auto result = executor.value()->run(testing::some_inputs(*one->method), {}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            outputs.push_back(result.value().outputs.front().bytes);
        }
        QVERIFY(outputs[0] == outputs[1]);
    }

    void anIdThatIsTakenIsRefusedByName() {
        const std::string library = plugins_.built("twice", example_plugin(0));
        Extensions extensions;
        QVERIFY(load_plugin(library, extensions).ok());
        const auto again = load_plugin(library, extensions);
        QVERIFY(!again.ok());
        QVERIFY2(again.error().text().find("backend 'square' is already registered") != std::string::npos,
                 again.error().text().c_str());
    }

    void anotherVersionIsRefusedByName() {
        const std::string library =
            plugins_.built("newer",
                           "#include \"arenascope_plugin.h\"\n"
                           "int arenascope_plugin(uint32_t version, const as_registry* registry) {\n"
                           "    (void)registry;\n    return version == 7 ? 0 : 7;\n}\n");
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.error().text().find("needs version 7") != std::string::npos);
        QVERIFY(loaded.error().text().find("newer.so") != std::string::npos);
    }

    void whatIsNoPlugInIsRefused() {
        Extensions extensions;
        QVERIFY(!load_plugin(plugins_.path("absent.so").toStdString(), extensions).ok());
        const std::string library = plugins_.built("empty", "int nothing(void);\nint nothing(void) { return 0; }\n");
        const auto loaded = load_plugin(library, extensions);
        QVERIFY(!loaded.ok() && loaded.error().text().find("is not a plug-in") != std::string::npos);
        QCOMPARE(extensions.backends.all().size(), Backends::builtin().all().size());
    }

    // A memory that faults if anything but its own functions accesses it.
    void aMemoryOfAPlugInHoldsAPool() {
        const std::string library = plugins_.built("vault", R"(
#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include "arenascope_plugin.h"
static void* allocate(int64_t bytes, char* error, size_t size) {
    (void)bytes; (void)error; (void)size;
    void* made = mmap(NULL, 1 << 16, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return made == MAP_FAILED ? NULL : made;
}
static void let_go(void* memory) { munmap(memory, 1 << 16); }
static void* page(const void* at) { return (void*)((uintptr_t)at & ~(uintptr_t)4095); }
static int copy(void* closed, void* to, const void* from, size_t bytes) {
    mprotect(page(closed), 1 << 14, PROT_READ | PROT_WRITE);
    memcpy(to, from, bytes);
    return mprotect(page(closed), 1 << 14, PROT_NONE);
}
static int in(void* to, const void* from, size_t bytes, char* error, size_t size) {
    (void)error; (void)size;
    return copy(to, to, from, bytes);
}
static int out(void* to, const void* from, size_t bytes, char* error, size_t size) {
    (void)error; (void)size;
    return copy((void*)from, to, from, bytes);
}
static const as_memory vault = {"vault", "closed memory", 256, allocate, let_go, in, out};
int arenascope_plugin(uint32_t version, const as_registry* r) {
    if (version != ARENASCOPE_PLUGIN_VERSION) return ARENASCOPE_PLUGIN_VERSION;
    return r->add_memory(r->context, &vault);
}
)");
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const auto again = load_plugin(library, extensions);
        QVERIFY(!again.ok() && again.error().text().find("memory 'vault' is already registered") != std::string::npos);
        const Engine engine(std::move(extensions));
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.add(graph.sin(graph.mul(x, x)), x));
        const auto program = graph.program();
        Tuning tuning;
        tuning.pools.front().copy_function = "vault";
        Progress progress;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome.value().plan().pools.front().align, std::int64_t{256});
        std::vector<std::vector<std::byte>> outputs;
        for (const bool use_devices : {false, true}) {
            LoadOptions options = engine.load_options();
            options.use_devices = use_devices;
            auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan(), options);
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            const auto result = executor.value()->run(testing::some_inputs(*outcome.value().method), {}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            QCOMPARE(result.value().device_copies.size(), std::size_t{use_devices ? 1U : 0U});
            if (use_devices) QVERIFY(result.value().device_copies.front().to_device >= 4 * 24);
            outputs.push_back(result.value().outputs.front().bytes);
        }
        QVERIFY(outputs[0] == outputs[1]);
    }

    // A failure inside a region names the node and its Python line; compile specs reach preprocess.
    void aPlugInSaysWhichNodeFailed() {
        QByteArray text = example_plugin(0);
        text.replace("if (count != 2)", "if (count == 2)").replace("other than 2 arguments", "the chip is hot");
        text.replace("    if (region->input_count != 1",
                     "    if (region->spec_count != 1 || strcmp(region->specs[0].key, \"k\")) "
                     "return snprintf(error, size, \"no spec\");\n    if (region->input_count != 1");
        const std::string library = plugins_.built("failing", text);
        QVERIFY(!library.empty());
        Extensions extensions;
        QVERIFY(load_plugin(library, extensions).ok());
        const Engine engine(std::move(extensions));
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.mul(x, x));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"square"};
        Progress progress;
        const auto without = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY(!without.ok() && without.error().text().find("no spec") != std::string::npos);
        tuning.delegation.specs = {{"square", "k", "v"}};
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan(), engine.load_options());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const auto result = executor.value()->run(testing::some_inputs(*outcome.value().method), {}, progress);
        QVERIFY(!result.ok());
        for (const char* part : {"the chip is hot", "mul_0", "model.py:10", "square"})
            QVERIFY2(result.error().text().find(part) != std::string::npos, result.error().text().c_str());
    }

    /// A partitioner that sees the whole method: adjacent nodes under two tags, with compile specs of their own.
    static QByteArray splitter(const char* body) {
        return QByteArray(R"(
#include <stdio.h>
#include <string.h>
#include "arenascope_plugin.h"
static int split(const as_region* method, as_tags* tags, char* error, size_t size) {
    (void)error; (void)size;
    )") + body +
            R"(
}
static const as_partitioner two = {"two", "products here, sums there", split};
int arenascope_plugin(uint32_t version, const as_registry* r) {
    if (version != ARENASCOPE_PLUGIN_VERSION) return ARENASCOPE_PLUGIN_VERSION;
    return r->add_partitioner(r->context, &two);
}
)";
    }

    void aPartitionerSeesTheWholeMethodAndTagsWithSpecs() {
        const std::string library = plugins_.built("split", splitter(R"(
    const as_spec spec = {"max_numel", "99", 2};
    if (tags->define(tags->context, "left", "BackendWithCompilerDemo", &spec, 1)) return 1;
    if (tags->define(tags->context, "right", "BackendWithCompilerDemo", NULL, 0)) return 1;
    for (int32_t i = 0; i < method->node_count; ++i) {
        const as_node* node = &method->nodes[i];
        if (strcmp(node->op, "aten::mul.out") == 0) tags->tag(tags->context, i, "left");
        else if (strcmp(node->op, "aten::add.out") == 0 || strcmp(node->op, "aten::cos.out") == 0)
            tags->tag(tags->context, i, "right");
        else tags->refuse(tags->context, i, method->values[node->arguments[0]].name);
    }
    return method->input_count == 1 && method->values[method->inputs[0]].flags == 0 ? 0 : 1;)"));
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QVERIFY(!load_plugin(library, extensions).ok());  // its id is taken
        const Engine engine(std::move(extensions));
        testing::Graph graph;
        const ValueId x = graph.input("x");
        const ValueId product = graph.mul(x, x);
        graph.output(graph.cos(graph.sin(graph.add(product, x))));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"two"};
        Progress progress;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Partition& made = *outcome.value().partition;
        QCOMPARE(made.regions.size(), std::size_t{2});  // connected, but of two tags
        QCOMPARE(made.regions[0].tag + " " + made.regions[1].tag, std::string("left_0 right_0"));
        QCOMPARE(made.regions[0].partitioner, std::string("two"));
        const auto& delegates = made.method.delegates;
        QCOMPARE(delegates[made.regions[0].delegate].compile_specs.size(), std::size_t{1});
        QCOMPARE(delegates[made.regions[0].delegate].compile_specs[0].first, std::string("max_numel"));
        QVERIFY(delegates[made.regions[1].delegate].compile_specs.empty());
        // Nodes that its backend cannot take stay on the CPU with a reason; so do nodes the partitioner left out.
        QVERIFY(made.nodes[InstructionIndex(3)].backend.empty());
        QVERIFY(!made.nodes[InstructionIndex(3)].refusals.empty());
        QCOMPARE(made.nodes[InstructionIndex(2)].refusals.front().why.text(),
                 made.method.values[made.method.instructions[InstructionIndex(2)].args[0]].name);
        // The user's compile specs override its own, and rules override the partitioner.
        tuning.delegation.specs = {{"demo", "max_numel", "50"}};
        tuning.delegation.rules = {{"op:aten::add.*", "cpu"}};
        const auto again = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QCOMPARE(again.value().partition->regions.size(), std::size_t{1});
        const CompileSpecs& specs = again.value().partition->method.delegates[DelegateIndex(0)].compile_specs;
        QCOMPARE(specs.size(), std::size_t{1});
        QCOMPARE(specs[0].second.size(), std::size_t{2});
        QCOMPARE(static_cast<char>(specs[0].second[0]), '5');
    }

    void aPartitionerThatSaysWhatCannotBeIsNamed_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("no such tag") << QByteArray("(void)method; tags->tag(tags->context, 0, \"x\"); return 0;")
                                     << QByteArray("uses tag 'x' before it is defined");
        QTest::newRow("no such node") << QByteArray(
                                             "(void)method; tags->define(tags->context, \"x\", \"demo\", NULL, 0);"
                                             "return tags->tag(tags->context, 1000000, \"x\");")
                                      << QByteArray("tags node 1000000 of 1");
        QTest::newRow("no such backend") << QByteArray(
                                                "(void)method; tags->define(tags->context, \"x\", \"npu\", NULL, 0);"
                                                "return tags->tag(tags->context, 0, \"x\");")
                                         << QByteArray("unknown backend 'npu'");
        QTest::newRow("its own words") << QByteArray(
                                              "(void)method; (void)tags; snprintf(error, size, \"no chip\"); "
                                              "return 1;")
                                       << QByteArray("no chip");
    }
    void aPartitionerThatSaysWhatCannotBeIsNamed() {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, said);
        const std::string library = plugins_.built(QTest::currentDataTag(), splitter(body.constData()));
        QVERIFY(!library.empty());
        const std::string failure = failure_with(library, "two");
        QVERIFY2(failure.find(said.constData()) != std::string::npos, failure.c_str());
        QVERIFY2(failure.find("partitioner 'two'") != std::string::npos, failure.c_str());
    }

    void theExampleOfAPartitionerCompilesAndLoads() {
        const std::string library = plugins_.built("help", example_plugin(1));
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QVERIFY(extensions.backends.find_partitioner("products_apart"));
        QVERIFY(extensions.backends.names().find("products_apart") != std::string::npos);
    }

    /// Rules match nodes by their own names and by those of their results; the error for a rule without a match
    /// suggests similar names.
    void aDelegateRuleTakesTensorNamesToo() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        const ValueId a = graph.mul(x, x);
        graph.output(graph.sin(a));
        graph.method.values[a].name = "squared";
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"demo"};
        tuning.delegation.rules = {{"squared", "cpu"}};
        Progress progress;
        const Engine engine;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(outcome.value().partition->nodes[InstructionIndex(0)].backend.empty());
        QVERIFY(!outcome.value().partition->nodes[InstructionIndex(1)].backend.empty());
        tuning.delegation.rules = {{"squarred", "cpu"}};
        const auto near = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(near.ok(), near.ok() ? "" : near.error().text().c_str());
        const auto& issues = near.value().report.issues;
        QCOMPARE(issues.size(), std::size_t{1});
        QVERIFY2(issues.front().text().find("did you mean 'squared'") != std::string::npos,
                 issues.front().text().c_str());
    }

    void plannersAndKernelsAreAddedAndChecked() {
        const std::string library = plugins_.built("more", R"(
#include <stddef.h>
#include "arenascope_plugin.h"
static int stack(const as_buffer* buffers, int32_t count, int64_t* offsets, char* error, size_t size) {
    (void)error; (void)size;
    int64_t at = 0;
    for (int32_t i = 0; i < count; ++i) {
        offsets[i] = at;
        at += (buffers[i].bytes + buffers[i].align - 1) / buffers[i].align * buffers[i].align;
    }
    return 0;
}
static int heap(const as_buffer* buffers, int32_t count, int64_t* offsets, char* error, size_t size) {
    (void)buffers; (void)error; (void)size;
    for (int32_t i = 0; i < count; ++i) offsets[i] = 0;
    return 0;
}
static int twice(const as_tensor* args, int32_t count, char* error, size_t size) {
    (void)count; (void)error; (void)size;
    int64_t n = 1;
    for (int32_t i = 0; i < args[0].rank; ++i) n *= args[0].sizes[i];
    for (int64_t i = 0; i < n; ++i) ((float*)args[1].data)[i] = 2 * ((const float*)args[0].data)[i];
    return 0;
}
static const as_planner planners[] = {{"stack", "one after the other", stack}, {"heap", "all at once", heap}};
static const as_kernel kernel = {"my::twice.out", 2, twice};
int arenascope_plugin(uint32_t version, const as_registry* r) {
    if (version != ARENASCOPE_PLUGIN_VERSION) return ARENASCOPE_PLUGIN_VERSION;
    return r->add_planner(r->context, &planners[0]) + r->add_planner(r->context, &planners[1]) + r->add_kernel(r->context, &kernel);
}
)");
        QVERIFY(!library.empty());
        Extensions extensions;
        const auto loaded = load_plugin(library, extensions);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const Engine engine(std::move(extensions));
        testing::Graph graph;
        const ValueId x = graph.input("x");
        const ValueId a = graph.sin(x);
        graph.output(graph.add(a, x));
        graph.method.instructions.front().op = "my::twice.out";
        const auto program = graph.program();
        Tuning tuning;
        tuning.planner = "stack";
        Progress progress;
        const auto outcome = engine.evaluate(*program, tuning, {"heap"}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        for (const Plan& plan : outcome.value().plans) QCOMPARE(plan.valid(), plan.planner == "stack");
        const auto all = engine.evaluate(*program, tuning, {"all"}, progress);
        QVERIFY2(all.ok(), all.ok() ? "" : all.error().text().c_str());
        QVERIFY(std::any_of(all.value().plans.begin(), all.value().plans.end(),
                            [](const Plan& plan) { return plan.planner == "heap"; }));
        const auto rows = node_kernels(*outcome.value().method, outcome.value().plan(), Fallback::reference,
                                       engine.extensions().kernels);
        QCOMPARE(name_of(rows.front().kind), std::string_view("out"));
        QCOMPARE(
            name_of(node_kernels(*outcome.value().method, outcome.value().plan(), Fallback::reference).front().kind),
            std::string_view("missing"));
        auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan(), engine.load_options());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const auto inputs = testing::some_inputs(*outcome.value().method);
        const auto result = executor.value()->run(inputs, {}, progress);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        for (std::size_t i = 0; i < 6; ++i) {
            float in = 0, out = 0;
            std::memcpy(&in, inputs[0].bytes.data() + 4 * i, 4);
            std::memcpy(&out, result.value().outputs[0].bytes.data() + 4 * i, 4);
            QVERIFY(qFuzzyCompare(out, 3 * in));
        }
        QVERIFY(!Executor::load(program, *outcome.value().method, outcome.value().plan()).ok());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestPlugins)
#include "test_plugins.moc"
