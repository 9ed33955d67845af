// The plans that ExecuTorch itself made (plan.json): same lifetimes, offsets, object ids and totals.

#include <QFile>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "engine/planning/plan.h"
#include "engine/planning/planners/planner.h"
#include "engine/tuning/tuning.h"
#include "tests/test_data.h"

using namespace arenascope;
using Json = nlohmann::json;

namespace {

Json load(const QString& program) {
    QFile file(testing::programFolder(program) + "/plan.json");
    if (!file.open(QIODevice::ReadOnly)) return {};
    return Json::parse(file.readAll().toStdString(), nullptr, false);
}

Listing::Kind kind_of(const Json& node) {
    if (node["op"] == "placeholder") return Listing::Kind::placeholder;
    if (node["op"] == "output") return Listing::Kind::output;
    const auto target = node["target"].get<std::string>();
    if (target.find("memory.alloc") != std::string::npos) return Listing::Kind::alloc;
    if (target.find("memory.view") != std::string::npos) return Listing::Kind::view;
    return Listing::Kind::call;
}

// A method with the recorded tensors and node list: one value per spec, its id the spec's.
Method method_of(const Json& recorded) {
    Method method;
    for (const Json& spec : recorded["specs"]) {
        Tensor tensor;
        tensor.dtype = DType::u8;
        tensor.upper = {spec["nbytes"].get<std::int64_t>()};
        tensor.is_constant = spec["const"].get<bool>();
        tensor.is_state = spec["mutable_buffer"].get<bool>();
        const auto id = spec["id"].get<ValueId>();
        if (spec["input"].get<bool>()) method.inputs.push_back(id);
        if (spec["output"].get<bool>()) method.outputs.push_back(id);
        method.values.push_back({.name = "spec" + std::to_string(id), .data = tensor});
    }
    std::map<std::string, std::vector<ValueId>> specs_of;
    for (const Json& node : recorded["graphs"][0]["nodes"]) {
        Listing row;
        row.kind = kind_of(node);
        row.name = node["name"].get<std::string>();
        row.values = node.value("specs", std::vector<ValueId>{});
        for (const Json& used : node["uses"]) {
            for (const ValueId id : specs_of[used.get<std::string>()]) row.uses.push_back(id);
        }
        specs_of[row.name] = row.values;
        method.listing.push_back(std::move(row));
    }
    return method;
}

std::string planner_of(const std::string& plan) {
    for (const char* id : {"cadence_greedy_heuristic", "cadence_position_greedy", "greedy_no_overlap", "greedy", "naive"}) {
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
    void rules_agree_without_control_flow();
    void cleanupTestCase() { qInfo("%d recorded plans reproduced", rows_); }

private:
    static std::vector<QString> programs();
    int rows_ = 0;
};

// Programs with one graph: with control flow the sub-graphs have lists of their own.
std::vector<QString> TestRecordedPlans::programs() {
    std::vector<QString> out;
    for (const QString& name : testing::programNames()) {
        const Json recorded = load(name);
        if (recorded.is_object() && recorded["graphs"].size() == 1) out.push_back(name);
    }
    return out;
}

void TestRecordedPlans::plan_is_reproduced_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("name");
    for (const QString& program : programs()) {
        const Json recorded = load(program);
        for (const auto& [name, plan] : recorded["plans"].items()) {
            if (!plan.contains("alloc")) continue;
            QTest::addRow("%s/%s", qPrintable(program), name.c_str()) << program << QString::fromStdString(name);
        }
    }
    QVERIFY(!programs().empty());
}

void TestRecordedPlans::plan_is_reproduced() {
    QFETCH(QString, program);
    QFETCH(QString, name);
    const Json recorded = load(program);
    const Json& plan = recorded["plans"][name.toStdString()];
    const Method method = method_of(recorded);
    Tuning tuning = tuning_of(plan);
    tuning.lifetimes = LifetimeRules::executorch;
    const auto problem = make_problem(method, tuning);
    QVERIFY2(problem.ok(), problem.ok() ? "" : problem.error().text().c_str());

    const Planner* planner = find_planner(planner_of(name.toStdString()));
    QVERIFY2(planner, qPrintable("no planner for " + name));
    Progress progress;
    auto placement = planner->plan(problem.value(), {}, progress);
    QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().text().c_str());

    std::map<ValueId, std::size_t> row_of;
    for (std::size_t i = 0; i < problem.value().buffers.size(); ++i) row_of[problem.value().buffers[i].id] = i;
    std::size_t planned = 0;
    for (const Json& alloc : plan["alloc"]) {
        const auto id = alloc[0].get<ValueId>();
        QCOMPARE(row_of.count(id) == 1, !alloc[3].is_null());
        if (alloc[3].is_null()) continue;
        ++planned;
        const std::size_t row = row_of[id];
        const Buffer& buffer = problem.value().buffers[row];
        QCOMPARE(buffer.first, alloc[1].get<std::int32_t>());
        QCOMPARE(buffer.last, alloc[2].get<std::int32_t>());
        QCOMPARE(placement.value().offsets[row], alloc[4].get<std::int64_t>());
        if (!alloc[5].is_null() && !placement.value().objects.empty()) {
            QCOMPARE(placement.value().objects[row], alloc[5].get<std::int32_t>());
        }
    }
    QCOMPARE(planned, problem.value().buffers.size());

    const auto judged = judge(std::string(planner->id), problem.value(), std::move(placement).take());
    QVERIFY(judged.ok());
    QVERIFY2(judged.value().valid(), judged.value().problems.empty() ? "" : judged.value().problems[0].text.c_str());
    const auto sizes = plan["non_const_buffer_sizes"].get<std::vector<std::int64_t>>();
    QCOMPARE(judged.value().total_bytes, sizes.size() > 1 ? sizes[1] : 0);
    ++rows_;
}

void TestRecordedPlans::rules_agree_without_control_flow() {
    for (const QString& program : programs()) {
        const Method method = method_of(load(program));
        const auto safe = lifetimes(method, LifetimeRules::safe);
        const auto recorded = lifetimes(method, LifetimeRules::executorch);
        QCOMPARE(safe.size(), recorded.size());
        for (std::size_t i = 0; i < safe.size(); ++i) {
            QCOMPARE(safe[i].value, recorded[i].value);
            QCOMPARE(safe[i].first, recorded[i].first);
            QCOMPARE(safe[i].last, recorded[i].last);
        }
    }
}

QTEST_GUILESS_MAIN(TestRecordedPlans)
#include "test_recorded_plans.moc"
