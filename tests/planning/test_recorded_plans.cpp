// ExecuTorch's own plans (plan.json): our lifetimes, offsets, object ids and totals are the same.

#include <QFile>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "engine/engine.h"
#include "engine/evaluate/nested_plan.h"
#include "engine/planning/fault_issues.h"
#include "engine/planning/planner.h"
#include "engine/tuning/tuning.h"
#include "tests/test_data.h"

using namespace arenascope;
using Json = nlohmann::json;

namespace {

QString record_of(const QString& program) { return testing::programFolder(program) + "/plan.json"; }

// Cached, because rows of one program follow each other.
const Json& load(const QString& program) {
    static QString last;
    static Json json;
    if (program == last) return json;
    last = program;
    QFile file(record_of(program));
    json = file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString(), nullptr, false) : Json();
    return json;
}

ListedNode::Kind kind_of(const Json& node) {
    if (node["op"] == "placeholder") return ListedNode::Kind::placeholder;
    if (node["op"] == "output") return ListedNode::Kind::output;
    const auto target = node["target"].get<std::string>();
    if (target.find("memory.alloc") != std::string::npos) return ListedNode::Kind::alloc;
    if (target.find("memory.view") != std::string::npos) return ListedNode::Kind::view;
    if (node["op"] == "get_attr") return ListedNode::Kind::attribute;
    for (const char* flow : {"cond", "map_impl", "scan", "while_loop"}) {
        if (target == flow) return ListedNode::Kind::flow;
    }
    return ListedNode::Kind::call;
}

// "submodule_0.submodule_1" is run by the node of "submodule_0" that uses "submodule_1".
SubGraph sub_graph(const Json& recorded, std::size_t graph) {
    SubGraph sub;
    sub.path = recorded["graphs"][graph]["path"].get<std::string>();
    if (sub.path.empty()) return sub;
    const auto dot = sub.path.rfind('.');
    const std::string around = dot == std::string::npos ? "" : sub.path.substr(0, dot), own = sub.path.substr(dot + 1);
    sub.kind = SubGraph::Kind::body;
    for (std::size_t i = 0; i < recorded["graphs"].size(); ++i) {
        if (recorded["graphs"][i]["path"] != around) continue;
        sub.parent = GraphIndex(i);
        for (const Json& node : recorded["graphs"][i]["nodes"]) {
            const auto uses = node["uses"].get<std::vector<std::string>>();
            const bool runs_it = std::find(uses.begin(), uses.end(), own) != uses.end();
            if (runs_it && node["target"] == "cond") sub.kind = SubGraph::Kind::arm;
        }
    }
    return sub;
}

std::vector<ValueId> ids_of(const Json& specs) {
    std::vector<ValueId> out;
    for (const Json& id : specs) out.emplace_back(id.get<std::int32_t>());
    return out;
}

void add_list(const Json& graph, GraphIndex index, Method& method) {
    std::map<std::string, std::vector<ValueId>> specs_of;
    for (const Json& node : graph["nodes"]) {
        ListedNode row;
        row.kind = kind_of(node);
        row.graph = index;
        row.name = node["name"].get<std::string>();
        if (row.kind != ListedNode::Kind::attribute && node.contains("specs") && !node["specs"].is_null()) {
            row.values = ids_of(node["specs"]);
        }
        for (const Json& used : node["uses"]) {
            for (const ValueId id : specs_of[used.get<std::string>()]) row.uses.push_back(id);
        }
        specs_of[row.name] = row.values;
        method.node_list.push_back(std::move(row));
    }
}

// A method with the recorded tensors and node list: one value per spec, its id the spec's.
Method method_of(const Json& recorded, bool with_sub_graphs) {
    Method method;
    for (const Json& spec : recorded["specs"]) {
        Tensor tensor;
        tensor.dtype = DType::u8;
        tensor.upper = {spec["nbytes"].get<std::int64_t>()};
        tensor.is_constant = spec["const"].get<bool>();
        tensor.is_state = spec["mutable_buffer"].get<bool>();
        const ValueId id(spec["id"].get<std::int32_t>());
        const bool is_own = spec["graph"].get<std::string>().empty();
        if (is_own && spec["input"].get<bool>()) method.inputs.push_back(id);
        if (is_own && spec["output"].get<bool>()) method.outputs.push_back(id);
        // An arm's inputs are the operands; which tensors those are views of does not matter for planning.
        if (!is_own && spec["input"].get<bool>()) tensor.alias_of = ValueId(0);
        method.values.push_back({.name = "spec" + std::to_string(id.number()), .data = tensor});
    }
    const std::size_t count = with_sub_graphs ? recorded["graphs"].size() : 1;
    for (std::size_t graph = 0; graph < count && count > 1; ++graph)
        method.graphs.push_back(sub_graph(recorded, graph));
    // Sub-graphs before the node that runs them: the method's own list comes last.
    for (std::size_t i = 1; i <= count; ++i) add_list(recorded["graphs"][i % count], GraphIndex(i % count), method);
    return method;
}

std::string planner_of(const std::string& plan) {
    for (const char* id :
         {"cadence_greedy_heuristic", "cadence_position_greedy", "greedy_no_overlap", "greedy", "naive"}) {
        if (plan.starts_with(id)) return id;
    }
    return plan;
}

Tuning tuning_of(const Json& plan) {
    Tuning tuning;
    tuning.align = plan["alignment"].get<std::int64_t>();
    tuning.plan_inputs = plan["alloc_graph_input"].get<bool>();
    tuning.plan_outputs = plan["alloc_graph_output"].get<bool>();
    tuning.plan_state = plan["alloc_mutable_buffers"].get<bool>();
    return tuning;
}

}  // namespace

class TestRecordedPlans : public QObject {
    Q_OBJECT

private slots:
    void plan_is_reproduced_data();
    void plan_is_reproduced();
    void a_pte_gives_the_recorded_total_data() { plan_is_reproduced_data(); }
    void a_pte_gives_the_recorded_total();
    void rules_agree_without_control_flow();
    void cleanupTestCase() {
        qInfo("%d recorded plans reproduced, %d refused as recorded, %d planned where ExecuTorch failed", rows_,
              refusals_, failures_);
    }

private:
    static std::vector<QString> programs();
    static void compare(const Json& plan, const NestedPlacement& nested);
    int rows_ = 0, refusals_ = 0, failures_ = 0;
};

std::vector<QString> TestRecordedPlans::programs() {
    std::vector<QString> out;
    for (const QString& name : testing::programNames()) {
        if (QFile::exists(record_of(name))) out.push_back(name);
    }
    return out;
}

void TestRecordedPlans::plan_is_reproduced_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("name");
    for (const QString& program : programs()) {
        const Json& recorded = load(program);
        QVERIFY2(recorded.is_object(), qPrintable(program));
        for (const auto& [name, plan] : recorded["plans"].items()) {
            QTest::addRow("%s/%s", qPrintable(program), name.c_str()) << program << QString::fromStdString(name);
        }
    }
    QVERIFY(!programs().empty());
}

// Lifetimes, offsets, object ids and totals of every graph; or the refusal, where ExecuTorch refused.
void TestRecordedPlans::plan_is_reproduced() {
    QFETCH(QString, program);
    QFETCH(QString, name);
    const Json& recorded = load(program);
    const Json& plan = recorded["plans"][name.toStdString()];
    const bool is_refused = !plan.contains("alloc");
    // ExecuTorch does not know torch's while_loop: its plan leaves the bodies out.
    const bool whole = is_refused || plan.contains("submodule_buffer_sizes");
    const Method method = method_of(recorded, whole);
    const Planner* planner = find_planner(planner_of(name.toStdString()));
    QVERIFY2(planner, qPrintable("no planner for " + name));
    Progress progress;
    const auto nested = plan_graph_by_graph(method, is_refused ? Tuning{} : tuning_of(plan), *planner, progress);
    if (is_refused && planner->id.starts_with("cadence")) {
        QVERIFY(!nested.ok());
        ++refusals_;
        return;
    }
    QVERIFY2(nested.ok(), nested.ok() ? "" : nested.error().text().c_str());
    if (is_refused) {  // an assertion that failed in ExecuTorch; here it plans
        QCOMPARE(program + "/" + name, QString("map_scan/greedy_align1"));
        ++failures_;
        return;
    }
    compare(plan, nested.value());
    const auto sizes = plan["non_const_buffer_sizes"].get<std::vector<std::int64_t>>();
    QCOMPARE(nested.value().bytes.front(), sizes.size() > 1 ? sizes[1] : 0);
    ++rows_;
}

/// The same totals from the .pte alone, which keeps neither sub-graphs nor what write-backs of states return.
void TestRecordedPlans::a_pte_gives_the_recorded_total() {
    QFETCH(QString, program);
    QFETCH(QString, name);
    const Json& plan = load(program)["plans"][name.toStdString()];
    const QString path = testing::programFolder(program) + "/model_greedy.pte";
    if (!QFile::exists(path) || !plan.contains("non_const_buffer_sizes")) QSKIP("ExecuTorch made no such plan");
    Progress progress;
    const auto opened = Engine().open(path.toStdString(), progress);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
    Tuning tuning = tuning_of(plan);
    tuning.lifetimes = LifetimeRules::executorch;
    tuning.planner = planner_of(name.toStdString());
    const auto outcome = Engine().evaluate(*opened.value(), tuning, {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const auto& plans = outcome.value().plans;
    const auto made =
        std::find_if(plans.begin(), plans.end(), [&](const Plan& each) { return each.planner == tuning.planner; });
    QVERIFY(made != plans.end());
    std::int64_t recorded = 0;
    for (const Json& bytes : plan["non_const_buffer_sizes"]) recorded += bytes.get<std::int64_t>();
    QCOMPARE(made->total_bytes, recorded);
}

void TestRecordedPlans::compare(const Json& plan, const NestedPlacement& nested) {
    std::map<ValueId, std::pair<GraphIndex, BufferRow>> place_of;
    for (const GraphIndex graph : nested.problems.indices()) {
        for (const BufferRow row : nested.problems[graph].buffers.indices()) {
            place_of[nested.problems[graph].buffers[row].id] = {graph, row};
        }
    }
    std::size_t planned = 0;
    for (const Json& alloc : plan["alloc"]) {
        const ValueId id(alloc[0].get<std::int32_t>());
        QCOMPARE(place_of.contains(id), !alloc[3].is_null());
        if (alloc[3].is_null()) continue;
        ++planned;
        const auto [graph, row] = place_of[id];
        const Buffer& buffer = nested.problems[graph].buffers[row];
        QCOMPARE(buffer.first, alloc[1].get<std::int32_t>());
        QCOMPARE(buffer.last, alloc[2].get<std::int32_t>());
        QCOMPARE(nested.placements[graph].offsets[row], alloc[4].get<std::int64_t>());
        if (!alloc[5].is_null() && !nested.placements[graph].objects.empty()) {
            QCOMPARE(nested.placements[graph].objects[row], alloc[5].get<std::int32_t>());
        }
    }
    QCOMPARE(planned, place_of.size());
    for (const GraphIndex graph : nested.problems.indices()) {  // each is a valid plan of its own list
        QVERIFY(verify(nested.problems[graph], nested.placements[graph]).empty());
    }
}

void TestRecordedPlans::rules_agree_without_control_flow() {
    for (const QString& program : programs()) {
        const Json& json = load(program);
        if (json["graphs"].size() > 1) continue;
        const Method method = method_of(json, true);
        const auto safe = lifetimes(method, LifetimeRules::safe);
        for (const auto& recorded : {lifetimes(method, LifetimeRules::executorch), graph_lifetimes(method).front()}) {
            QCOMPARE(safe.size(), recorded.size());
            for (std::size_t i = 0; i < safe.size(); ++i) {
                QCOMPARE(safe[i].value.number(), recorded[i].value.number());
                QCOMPARE(safe[i].first.number(), recorded[i].first.number());
                QCOMPARE(safe[i].last.number(), recorded[i].last.number());
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestRecordedPlans)
#include "test_recorded_plans.moc"
