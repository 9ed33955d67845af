// Find: constants, views and operators besides the tensors of a plan.

#include <QTest>
#include <algorithm>

#include "engine/evaluate/row_query.h"
#include "tests/formats/importing.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestFindRows : public QObject {
    Q_OBJECT

    std::shared_ptr<const Outcome> outcome_;

    [[nodiscard]] FoundRows found(const char* text, std::size_t most = 100'000) const {
        const auto query = query::parse(text, row_language());
        if (!query.ok()) qFatal("%s", query.error().text().c_str());
        return FindIndex(outcome_).find(query::Matcher(query.value(), row_language()), most);
    }
    [[nodiscard]] std::size_t bound() const {
        return static_cast<std::size_t>(std::count_if(outcome_->tensors.begin(), outcome_->tensors.end(),
                                                      [](const TensorRow& row) { return !row.planned; }));
    }

private slots:
    void initTestCase() {
        const auto opened = openAndPlan(programFolder(QStringLiteral("dw_conv_tiny")) + "/model.pt2", "greedy_by_size",
                                        [](Tuning tuning) {
                                            tuning.plan_inputs = false;
                                            return tuning;
                                        });
        QVERIFY2(opened.ok(), errorOf(opened).constData());
        outcome_ = std::make_shared<const Outcome>(opened.value().outcome);
    }

    void everyKindIsFound() {
        QVERIFY(found("kind:constant").total > 0);
        QCOMPARE(found("kind:input").total, outcome_->method->inputs.size());
        const FoundRows operators = found("kind:operator");
        QVERIFY(operators.total > 0);
        for (const Findable& each : operators.rows) QVERIFY(each.instruction.valid() && !each.value.valid());
        QCOMPARE(found("", 3).rows.size(), std::size_t{3});
        QCOMPARE(found("", 3).total, found("").rows.size());
    }

    /// Weights lie in the file, and an operator lies nowhere: they are not the caller's.
    void theCallersAreInputsAndOutputsOnly() {
        QVERIFY(bound() > 0);
        QCOMPARE(found("pool:caller").total, bound());
        constexpr std::size_t pool_field = 9;
        QCOMPARE(row_language().fields[pool_field].name, std::string_view("pool"));
        const auto values = FindIndex(outcome_).values(pool_field, "", 10);
        const auto callers =
            std::find_if(values.begin(), values.end(), [](const auto& each) { return each.first == "caller"; });
        QVERIFY(callers != values.end());
        QCOMPARE(callers->second, bound());
    }
};

QTEST_GUILESS_MAIN(TestFindRows)
#include "test_find_rows.moc"
