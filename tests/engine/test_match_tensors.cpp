// Matches the tensors of two files of one program: a .pte stores no names.

#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "engine/engine.h"
#include "engine/open/match_tensors.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Outcome planned(const QString& path, const std::vector<std::string>& passes = {}) {
    Progress progress;
    const Engine engine;
    const auto program = engine.open(path.toStdString(), progress);
    if (!program.ok()) return {};
    Tuning tuning = starting_tuning(*program.value());
    tuning.planner = "greedy_by_size";
    tuning.edits.passes = passes;
    auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    return outcome.ok() ? std::move(outcome).take() : Outcome{};
}

QString file(const char* program, const char* name) {
    return programFolder(QString::fromLatin1(program)) + QLatin1Char('/') + QLatin1String(name);
}

struct Counts {
    int name = 0, order = 0, none = 0;
};

Counts countsOf(const Outcome& outcome, const TensorMatch& match) {
    Counts out;
    for (std::size_t i = 0; i < match.how.size(); ++i) {
        if (!outcome.tensors[i].planned) continue;
        if (match.how[i] == TensorMatch::How::name) ++out.name;
        else ++(match.how[i] == TensorMatch::How::order ? out.order : out.none);
    }
    return out;
}

}  // namespace

class TestMatchTensors : public QObject {
    Q_OBJECT

private slots:
    /// The same program before and after ExecuTorch: every tensor has one partner, written by the same operator with
    /// the same sizes, although the names never agree or, worse, agree here and there by chance.
    void aProgramIsRecognisedInItsPte_data() {
        QTest::addColumn<QString>("program");
        for (const char* name : {"dw_conv_tiny", "mlp_dynbatch", "branchy_multi_io", "lstm", "mutable_state",
                                 "channels_last_conv", "mixed_dtypes", "kwargs_tree"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aProgramIsRecognisedInItsPte() {
        QFETCH(QString, program);
        const QByteArray name = program.toLatin1();
        const Outcome a = planned(file(name, "model.pt2")), b = planned(file(name, "model_greedy.pte"));
        QVERIFY(!a.tensors.empty() && !b.tensors.empty());
        const TensorMatch match = match_tensors(a, b);
        std::set<std::int32_t> taken;
        for (std::size_t i = 0; i < a.tensors.size(); ++i) {
            const TensorRow& row = a.tensors[i];
            if (!row.planned) continue;
            QVERIFY2(match.partner[i] >= 0, row.name.c_str());
            QVERIFY(taken.insert(match.partner[i]).second);
            const TensorRow& other = b.tensors[static_cast<std::size_t>(match.partner[i])];
            QCOMPARE(QString::fromStdString(other.shape_text), QString::fromStdString(row.shape_text));
            QCOMPARE(other.dtype, row.dtype);
            if (row.op != "placeholder" && !row.op.empty()) QCOMPARE(other.op, row.op);
        }
    }

    void namesCountWhereBothFilesHaveThem() {
        const Outcome a = planned(file("branchy_multi_io", "model.pt2")),
                      b = planned(file("branchy_multi_io", "model.pt2"), {"fold-constants", "drop-unused-outputs"});
        const Counts counts = countsOf(a, match_tensors(a, b));
        QVERIFY(counts.name > 0);
        QCOMPARE(counts.order, 0);  // tensors that a pass removed have no partner
        for (std::size_t i = 0; i < a.tensors.size(); ++i) {
            const std::int32_t partner = match_tensors(a, b).partner[i];
            if (partner >= 0) QCOMPARE(b.tensors[static_cast<std::size_t>(partner)].name, a.tensors[i].name);
        }
    }

    void aPlanIsItsOwnPartner() {
        const Outcome a = planned(file("lstm", "model.pt2"));
        const TensorMatch match = match_tensors(a, a);
        for (std::size_t i = 0; i < a.tensors.size(); ++i) QCOMPARE(match.partner[i], static_cast<std::int32_t>(i));
    }

    void programsWithoutAnythingInCommonMatchLittle() {
        const Outcome a = planned(file("lstm", "model.pt2")), b = planned(file("dw_conv_tiny", "model_greedy.pte"));
        const TensorMatch match = match_tensors(a, b);
        for (std::size_t i = 0; i < a.tensors.size(); ++i) {
            if (match.partner[i] < 0 || a.tensors[i].op == "placeholder") continue;
            QCOMPARE(b.tensors[static_cast<std::size_t>(match.partner[i])].op, a.tensors[i].op);
        }
        QVERIFY(countsOf(a, match).none > countsOf(a, match).order);
    }
};

QTEST_GUILESS_MAIN(TestMatchTensors)
#include "test_match_tensors.moc"
