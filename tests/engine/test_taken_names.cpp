// Names imported from the .pt2 that a .pte was made from: rules for one file apply to the other.

#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "engine/engine.h"
#include "engine/open/as_executorch.h"
#include "engine/open/import_names.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Result<std::shared_ptr<const Program>> named(const QString& pte, const QString& names) {
    Progress progress;
    const Engine engine;
    TRY(const auto program, engine.open(pte.toStdString(), progress));
    TRY(const NamedProgram out, take_names(engine, program, names.toStdString(), progress));
    return out.program;
}

Result<Outcome> planned(const Program& program, const std::function<Tuning(Tuning)>& change = {}) {
    Progress progress;
    Tuning tuning = starting_tuning(program);
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    if (change) tuning = change(std::move(tuning));
    return Engine().evaluate(program, tuning, {}, progress);
}

/// The operator, type and bytes by which a tensor is recognised in the other file.
QString whatItIs(const TensorRow& row) {
    return QStringLiteral("%1 %2 %3 B").arg(row.op.c_str(), name_of(row.dtype).data()).arg(row.bytes);
}

/// Results that control flow only points to are the arms' bytes: no operator writes them.
bool isWritten(const TensorRow& row) { return !row.op.empty() || row.role == Role::input || row.role == Role::state; }

std::map<std::string, const TensorRow*> byName(const Outcome& outcome) {
    std::map<std::string, const TensorRow*> out;
    for (const TensorRow& row : outcome.tensors)
        if (row.planned && isWritten(row)) out[row.name] = &row;
    return out;
}

}  // namespace

class TestTakenNames : public QObject {
    Q_OBJECT

private slots:
    void everyTensorOfTheOneIsInTheOther_data();
    void everyTensorOfTheOneIsInTheOther();
    void namesThatTheFileHadByCountingGiveWay();
    void anotherProgramGivesNoNames();
    void whatIsNotMatchedKeepsItsName();
    void constantsAndStatesAreKnownByTheirReaders();
};

void TestTakenNames::everyTensorOfTheOneIsInTheOther_data() {
    QTest::addColumn<QString>("folder");
    for (const QString& name : programNames()) {
        const QString folder = programFolder(name);
        const bool has_both =
            QFileInfo::exists(folder + "/model.pt2") && QFileInfo::exists(folder + "/model_greedy.pte");
        if (has_both && !name.startsWith("unbounded_")) QTest::newRow(qPrintable(name)) << folder;
    }
}

/// A rule, a pool and a pin for some of them place the same bytes of the same tensors alike.
void TestTakenNames::everyTensorOfTheOneIsInTheOther() {
    QFETCH(QString, folder);
    Progress progress;
    const auto program = as_executorch(Engine()).open((folder + "/model.pt2").toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const auto pte = named(folder + "/model_greedy.pte", folder + "/model.pt2");
    QVERIFY2(pte.ok(), pte.ok() ? "" : pte.error().text().c_str());
    const auto ours = planned(*program.value()), theirs = planned(*pte.value());
    QVERIFY2(ours.ok() && theirs.ok(), ours.ok() ? "" : ours.error().text().c_str());
    const auto a = byName(ours.value()), b = byName(theirs.value());
    QString differs;
    for (const auto& [name, row] : a) {
        const auto other = b.find(name);
        const QString there = other == b.end() ? QStringLiteral("missing") : whatItIs(*other->second);
        if (there != whatItIs(*row)) differs += QStringLiteral("%1: %2, %3\n").arg(name.c_str(), whatItIs(*row), there);
    }
    QVERIFY2(differs.isEmpty(), qPrintable(differs));
    QCOMPARE(b.size(), a.size());

    std::vector<std::string> names;
    for (const auto& [name, row] : a) names.push_back(name);
    const auto change = [&](Tuning tuning) {
        tuning = edit::add_pool(std::move(tuning), {.mem_id = 7, .name = "PSRAM"});
        tuning.edits.rules.push_back({.match = "name:" + names.front(), .pool = 7});
        tuning = edit::assign(std::move(tuning), {names[names.size() / 2]}, 7);
        return edit::pin(std::move(tuning), names[names.size() / 2], std::int64_t{1} << 20);
    };
    const auto edited = planned(*program.value(), change), also = planned(*pte.value(), change);
    QVERIFY2(edited.ok() && also.ok(), also.ok() ? "" : also.error().text().c_str());
    QCOMPARE(edited.value().report.issues.size(), ours.value().report.issues.size());
    QCOMPARE(also.value().report.issues.size(), theirs.value().report.issues.size());
    const auto moved = byName(edited.value()), other = byName(also.value());
    for (const auto& [name, row] : moved) QCOMPARE(other.at(name)->mem_id, row->mem_id);
    QCOMPARE(also.value().plan().pool(7)->bytes, edited.value().plan().pool(7)->bytes);
}

/// any_1 of the .pt2 is any_1, although the .pte has counted another tensor any_1.
void TestTakenNames::namesThatTheFileHadByCountingGiveWay() {
    const QString folder = programFolder(QStringLiteral("ops_zoo"));
    const auto pte = named(folder + "/model_greedy.pte", folder + "/model.pt2");
    QVERIFY2(pte.ok(), pte.ok() ? "" : pte.error().text().c_str());
    std::set<std::string> names;
    for (const Value& value : pte.value()->methods.front().values) {
        if (value.name.empty()) continue;
        QVERIFY2(names.insert(value.name).second, value.name.c_str());
        QVERIFY2(!value.name.ends_with("_1_1"), value.name.c_str());
    }
}

void TestTakenNames::anotherProgramGivesNoNames() {
    Progress progress;
    const Engine engine;
    const QString pte = programFolder(QStringLiteral("add_mul_sin")) + "/model_greedy.pte";
    const auto before = engine.open(pte.toStdString(), progress);
    const QString strange = programFolder(QStringLiteral("quantized_conv")) + "/model.pt2";
    const auto after = take_names(engine, before.value(), strange.toStdString(), progress);
    QVERIFY2(after.ok(), after.ok() ? "" : after.error().text().c_str());
    QCOMPARE(after.value().matched, 0);
    const Method &old = before.value()->methods.front(), &same = after.value().program->methods.front();
    for (const ValueId id : old.values.indices()) QCOMPARE(same.values[id].name, old.values[id].name);
}

/// A few alike instructions of another program name what they make, and nothing else.
void TestTakenNames::whatIsNotMatchedKeepsItsName() {
    Progress progress;
    const Engine engine;
    const auto before =
        engine.open((programFolder(QStringLiteral("mlp_dynbatch")) + "/model_greedy.pte").toStdString(), progress);
    const QString strange = programFolder(QStringLiteral("lstm")) + "/model.pt2";
    const auto after = take_names(engine, before.value(), strange.toStdString(), progress);
    QVERIFY2(after.ok(), after.ok() ? "" : after.error().text().c_str());
    QVERIFY(after.value().matched > 0 && after.value().matched < after.value().total);
    const Method &old = before.value()->methods.front(), &same = after.value().program->methods.front();
    std::set<std::string> names;
    int kept = 0;
    for (const ValueId id : old.values.indices()) {
        QVERIFY(same.values[id].name.empty() == old.values[id].name.empty());
        if (same.values[id].name.empty()) continue;
        QVERIFY2(names.insert(same.values[id].name).second, same.values[id].name.c_str());
        kept += same.values[id].name == old.values[id].name ? 1 : 0;
    }
    QVERIFY2(kept + 3 >= static_cast<int>(names.size()), qPrintable(QString::number(kept)));
    QCOMPARE(same.values[same.inputs.front()].name, std::string("in0"));
}

void TestTakenNames::constantsAndStatesAreKnownByTheirReaders() {
    const QString folder = programFolder(QStringLiteral("init_state_nonzero"));
    const auto pte = named(folder + "/model_greedy.pte", folder + "/model.pt2");
    QVERIFY2(pte.ok(), pte.ok() ? "" : pte.error().text().c_str());
    Progress progress;
    const auto program = as_executorch(Engine()).open((folder + "/model.pt2").toStdString(), progress);
    QVERIFY(program.ok());
    const auto kept = [](const Program& of) {
        std::set<std::string> out;
        for (const Value& value : of.methods.front().values) {
            const Tensor* tensor = value.tensor();
            if (!tensor || (!tensor->is_constant && !tensor->is_state)) continue;
            const bool has_qualified = tensor->is_constant && !tensor->qualified_name.empty();
            out.insert(has_qualified ? tensor->qualified_name : value.name);
        }
        return out;
    };
    const std::set<std::string> ours = kept(*pte.value()), theirs = kept(*program.value());
    QVERIFY(!ours.empty());
    for (const std::string& name : ours) QVERIFY2(theirs.contains(name), name.c_str());
}

QTEST_GUILESS_MAIN(TestTakenNames)
#include "test_taken_names.moc"
