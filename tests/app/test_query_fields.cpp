// The three fields of one query language: the filter of the tensors, Find, and rules.

#include <QLineEdit>
#include <QListWidget>
#include <set>

#include "app/controllers/edits.h"
#include "app/controllers/find_controller.h"
#include "engine/tuning/rules.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/rule_matches.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/query_popup.h"
#include "widgets/ui/row_queries.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestQueryFields : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] TensorTable& table() const { return *window().docks().panel<TensorTable>(); }
    [[nodiscard]] ViewState& view() const { return window().workspace().view(); }
    [[nodiscard]] QueryPopup& popup() const { return window().findChild<FindController*>()->popup(); }
    [[nodiscard]] QLineEdit& search() const { return *window().actions().search; }

    static QStringList titles(const QueryPopup& popup) {
        QStringList out;
        for (const QueryChoice& each : popup.choices().rows) out.append(each.title);
        return out;
    }
    [[nodiscard]] bool readsRows() const {
        const auto all = window().findChildren<RowQueries*>();
        return std::any_of(all.begin(), all.end(), [](const RowQueries* each) { return !each->isSettled(); });
    }
    /// Typed by keys, as a person does.
    void type(QLineEdit& field, const QString& text) const {
        field.window()->activateWindow();
        field.setFocus();
        field.clear();
        QTest::keyClicks(&field, text);
        QVERIFY(QTest::qWaitFor([this] { return !readsRows(); }, 30000));
        handleEvents();
    }
    [[nodiscard]] int matching(const std::function<bool(const TensorRow&)>& holds) const {
        const auto& rows = window_->document()->outcome()->tensors;
        return static_cast<int>(std::count_if(rows.begin(), rows.end(), holds));
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_query_fields")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        QVERIFY(window_->settle());
    }
    void cleanup() { window_.reset(); }

    void theFilterTakesTheWholeLanguage() {
        type(*table().filterField(),
             QStringLiteral("(op:convolution or op:hardtanh) and size>=64K and not kind:output"));
        QCOMPARE(table().model().matching(), matching([](const TensorRow& row) {
                     const bool op = row.op.find("convolution") != std::string::npos ||
                         row.op.find("hardtanh") != std::string::npos;
                     return op && row.bytes >= 65536 && row.role != Role::output;
                 }));
        QVERIFY(table().model().matching() > 5);
        const PoolResult& pool = window_->plan().pools.front();
        type(*table().filterField(), QStringLiteral("at:peak"));
        QCOMPARE(table().model().matching(), matching([&](const TensorRow& row) {
                     return row.first <= pool.peak_position && pool.peak_position <= row.last;
                 }));
        const int before = table().model().matching();
        type(*table().filterField(), QStringLiteral("at:peak and"));
        QCOMPARE(table().model().matching(), before);  // unfinished: the rows stay, nothing complains
        QVERIFY(!table().filterField()->property("invalid").toBool());
        type(*table().filterField(), QStringLiteral("colour:red"));
        QVERIFY(table().filterField()->property("invalid").toBool());
        bool says = false;
        for (const QLabel* label : table().findChildren<QLabel*>())
            says = says || (label->isVisible() && label->text().contains(QStringLiteral("colour")));
        QVERIFY(says);
        QVERIFY(table().suggestions().choices().isWrong);
        QVERIFY(table().suggestions().foot().contains(QStringLiteral("colour")));
    }

    /// A rule compares whole names, unlike a filter: one that matches nothing says what finds the same.
    void aRuleWithoutAMatchNamesTheWiderOne() {
        type(*table().filterField(), QStringLiteral("op:convolution size>=100K"));
        QVERIFY(table().model().matching() > 0);
        emit window().docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window_->wait());
        RulesPanel& rules = window().docks().panel<MemoryPoolsPanel>()->rules();
        rules.field().setText(QStringLiteral("op:convolution size>=100K = PSRAM"));
        QTest::keyClick(&rules.field(), Qt::Key_Return);
        QVERIFY(window_->wait());
        QVERIFY2(rules.effect(0).startsWith(QStringLiteral("no match; op:*convolution* and size>=100K finds ")),
                 qPrintable(rules.effect(0)));
        const auto& issues = window_->document()->outcome()->report.issues;
        QVERIFY(std::any_of(issues.begin(), issues.end(), [](const PlanIssue& each) {
            return words::problem(each).contains(QStringLiteral("'op:*convolution* and size>=100K' finds"));
        }));
        // A name stays exact, and what is written with '*' is not widened.
        const Method& method = *window_->document()->outcome()->method;
        QVERIFY(!wider_rule(method, {.match = "op:*nosuch*", .pool = 2}));
        QVERIFY(!wider_rule(method, {.match = "name:nosuch", .pool = 2}));
    }

    /// A field takes Ctrl+E as "end of line" on some systems.
    void theGraphsFieldLeavesTheKeyOfExport() {
        auto* field = window().findChild<QLineEdit*>(QStringLiteral("graphSearch"));
        QVERIFY(field);
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_E, Qt::ControlModifier);
        key.ignore();
        QApplication::sendEvent(field, &key);
        QVERIFY(!key.isAccepted());
    }

    void aCompletionIsTakenByTheKeyboardWithItsCount() {
        QLineEdit& filter = *table().filterField();
        type(filter, QStringLiteral("si"));
        QueryPopup& popup = table().suggestions();
        QVERIFY(popup.isVisible());
        QVERIFY(titles(popup).contains(QStringLiteral("size")));
        QTest::keyClick(&filter, Qt::Key_Tab);
        QCOMPARE(filter.text(), QStringLiteral("size>="));
        QVERIFY(filter.hasFocus());
        type(filter, QStringLiteral("op:hardt"));
        const auto rows = popup.choices().rows;
        QVERIFY(!rows.isEmpty());
        const QString op = rows.front().title;
        QCOMPARE(rows.front().count.toInt(),
                 matching([&](const TensorRow& row) { return QString::fromStdString(row.op) == op; }));
        QTest::keyClick(&filter, Qt::Key_Down);
        QTest::keyClick(&filter, Qt::Key_Return);
        QCOMPARE(filter.text(), QStringLiteral("op:") + op);
        QCOMPARE(table().model().matching(), rows.front().count.toInt());
        QTest::keyClick(&filter, Qt::Key_Escape);
        QVERIFY(!popup.isVisible());
        QTest::keyClick(&filter, Qt::Key_Escape);
        QVERIFY(filter.text().isEmpty());
    }

    void findGoesToTensorsConstantsAndOperators() {
        type(search(), QStringLiteral("kind:constant"));
        QVERIFY(popup().isVisible());
        QVERIFY(popup().foot().contains(QStringLiteral("match")));
        const int all = table().model().matching();
        QTest::keyClick(&search(), Qt::Key_Return);
        const ValueId first = view().current();
        QVERIFY(first.valid());
        QVERIFY(window_->document()->outcome()->method->values[first].tensor()->is_constant);
        QTest::keyClick(&search(), Qt::Key_F3);
        QVERIFY(view().current() != first);
        QTest::keyClick(&search(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(view().current().number(), first.number());
        QCOMPARE(table().model().matching(), all);  // the table keeps its rows

        type(search(), QStringLiteral("kind:operator convolution"));
        const auto rows = popup().choices().rows;
        QVERIFY(!rows.isEmpty() && rows.back().detail.contains(QStringLiteral("convolution")));
        QTest::keyClick(&search(), Qt::Key_Down);
        while (popup().list().currentRow() < rows.size() - 1 && rows[popup().list().currentRow()].result < 0)
            QTest::keyClick(&search(), Qt::Key_Down);
        const QString name = rows[popup().list().currentRow()].title;
        QTest::keyClick(&search(), Qt::Key_Return);
        const TensorRow* row = view().row(view().current());
        QVERIFY(row);
        QCOMPARE(QString::fromStdString(row->node), name);
        QCOMPARE(view().step().number(), row->first_step.number());

        type(search(), QStringLiteral("kind:input"));
        QTest::keyClick(&search(), Qt::Key_Return);
        QVERIFY(view().row(view().current())->role == Role::input);
        QTest::keyClick(&search(), Qt::Key_Escape);
        if (!search().text().isEmpty()) QTest::keyClick(&search(), Qt::Key_Escape);
        QVERIFY(search().text().isEmpty());
    }

    /// A worker reads the rows: what is typed meanwhile is answered once they are known.
    void whatIsTypedBeforeTheRowsAreReadIsAnsweredLater() {
        search().setFocus();
        QTest::keyClicks(&search(), QStringLiteral("kind:constant"));
        QVERIFY2(!window().findChild<FindController*>()->queries().isReady(), "read in this call, by the window");
        QVERIFY(readsRows());
        QCOMPARE(popup().foot(), QStringLiteral("Searching…"));
        QTest::keyClick(&search(), Qt::Key_Return);
        QVERIFY(!view().current().valid());
        QTRY_VERIFY(view().current().valid());
        QVERIFY(window_->document()->outcome()->method->values[view().current()].tensor()->is_constant);
        // Another plan has other rows: those of the former one are not used, even if they arrive later.
        window().workspace().edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
        QVERIFY(window_->wait());
        QVERIFY(!window().findChild<FindController*>()->queries().isReady());
    }

    /// Among many rows a worker looks, as the window's thread does among few; Enter waits for it.
    void amongManyRowsAWorkerLooks() {
        for (RowQueries* each : window().findChildren<RowQueries*>()) each->setMany(0);
        const FindIndex index(window_->document()->outcome());
        const query::Matcher matcher(query::parse("op:convolution", row_language()).value(), row_language());
        const std::size_t total = index.find(matcher, 50).total;
        QVERIFY(total > 4);
        type(search(), QStringLiteral("op:conv"));  // the rows are read
        QTest::keyClicks(&search(), QStringLiteral("olution"));
        QCOMPARE(popup().foot(), QStringLiteral("Searching…"));
        QVERIFY(readsRows());
        QTRY_VERIFY(!readsRows());
        handleEvents();
        QVERIFY2(popup().foot().startsWith(QString::number(total)), qPrintable(popup().foot()));
        const auto rows = popup().choices().rows;
        QCOMPARE(std::count_if(rows.begin(), rows.end(), [](const QueryChoice& each) { return each.result >= 0; }),
                 static_cast<std::ptrdiff_t>(std::min<std::size_t>(total, 50)));
        QTest::keyClick(&search(), Qt::Key_Return);
        QVERIFY2(!view().current().valid(), "all matches, for F3, are another question");
        QTRY_VERIFY(view().current().valid());
        // What a later key asks replaces what the worker looks for.
        search().clear();
        QTest::keyClicks(&search(), QStringLiteral("hardtanh_"));
        QTest::keyClicks(&search(), QStringLiteral("1"));
        QTRY_VERIFY(!readsRows());
        handleEvents();
        for (const QueryChoice& each : popup().choices().rows)
            QVERIFY2(each.title.contains(QStringLiteral("hardtanh_1")), qPrintable(each.title));
    }

    void inALargeProgramAWorkerAppliesTheRules() {
        RulesPanel& rules = window().docks().panel<MemoryPoolsPanel>()->rules();
        RuleMatches& matches = *rules.findChild<RuleMatches*>();
        rules.show();
        type(rules.field(), QStringLiteral("op:*hardtanh*"));
        const QString counted = rules.suggestions().foot();
        QVERIFY(counted.contains(QStringLiteral("tensor")));
        matches.setMany(0);
        rules.field().clear();
        QTest::keyClicks(&rules.field(), QStringLiteral("op:*hardtanh*"));
        QCOMPARE(rules.suggestions().foot(), QStringLiteral("Searching…"));
        QTRY_COMPARE(rules.suggestions().foot(), counted);
        QTest::keyClicks(&rules.field(), QStringLiteral(" = SRAM"));
        QTest::keyClick(&rules.field(), Qt::Key_Return);
        QVERIFY(window_->wait());
        QTRY_VERIFY(!rules.effect(0).isEmpty());
        QVERIFY(counted.contains(rules.effect(0)));
        QVERIFY(rules.list().item(0)->data(Qt::AccessibleTextRole).toString().contains(rules.effect(0)));
        rules.list().setCurrentRow(0);
        QVERIFY(!view().selection().empty());
    }

    /// Names with spaces and signs: a rule for what is selected can be read, and matches it.
    void aRuleFromTheSelectionCanBeRead() {
        RulesPanel& rules = window().docks().panel<MemoryPoolsPanel>()->rules();
        Outcome outcome = *window_->document()->outcome();
        const std::string names[] = {"a & b (1", "a & b (2"};
        auto method = std::make_shared<Method>(*outcome.method);
        std::set<ValueId> selected;
        for (std::size_t i = 0; i < 2; ++i) {
            // Of two operators, so that the beginning of their names is all that they share.
            outcome.tensors[i].name = method->values[outcome.tensors[i].value].name = names[i];
            outcome.tensors[i].op = std::to_string(i);
            outcome.tensors[i].module_path = std::to_string(i);
            selected.insert(outcome.tensors[i].value);
        }
        outcome.method = method;
        view().show(std::make_shared<const Outcome>(outcome), window_->document()->tuning());
        view().select(selected, *selected.begin());
        rules.proposeFromSelection();
        QString match = rules.field().text();
        QVERIFY(match.endsWith(QStringLiteral(" = ")));
        match.chop(3);
        const auto applied = apply_rules(*method, {{.match = match.toStdString(), .pool = 1}});
        QVERIFY2(applied.ok(), qPrintable(match));
        for (const ValueId each : selected) QVERIFY2(applied.value().decided.contains(each), qPrintable(match));
        QVERIFY2(applied.value().decided.size() < outcome.tensors.size(), qPrintable(match));
    }

    void f3GoesRoundAllMatches() {
        type(search(), QStringLiteral("op:add"));
        const auto rows = popup().choices().rows;
        const int results = static_cast<int>(
            std::count_if(rows.begin(), rows.end(), [](const QueryChoice& each) { return each.result >= 0; }));
        QVERIFY2(results > 4 && results < 50, qPrintable(QString::number(results)));  // all of them are listed
        window().actions().findNext->trigger();
        const ValueId first = view().current();
        std::set<int> others;
        for (int i = 0; i < results; ++i) {
            window().actions().findNext->trigger();
            others.insert(view().current().number());
        }
        QVERIFY2(others.size() > 2, "a tensor and its operator are two matches");
        QCOMPARE(view().current().number(), first.number());
    }

    void aRuleCountsItsTensorsWhileItIsTyped() {
        RulesPanel& rules = *window().docks().panel<MemoryPoolsPanel>()->findChild<RulesPanel*>();
        rules.show();
        type(rules.field(), QStringLiteral("op:*hardtanh* and size>=64K"));
        QueryPopup& popup = rules.suggestions();
        const int wanted = matching([](const TensorRow& row) {
            return row.op.find("hardtanh") != std::string::npos && row.bytes >= 65536 && row.alias_of.empty();
        });
        QVERIFY(wanted > 1);
        QVERIFY2(popup.foot().contains(QStringLiteral("%1 tensor").arg(wanted)), qPrintable(popup.foot()));
        type(rules.field(), QStringLiteral("step:3"));
        QVERIFY2(popup.foot().contains(QStringLiteral("after planning")), qPrintable(popup.foot()));
        type(rules.field(), QStringLiteral("op:*hardtanh* = SR"));
        QCOMPARE(titles(popup), QStringList{QStringLiteral("SRAM")});
        QTest::keyClick(&rules.field(), Qt::Key_Tab);
        QTest::keyClick(&rules.field(), Qt::Key_Return);
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->edits.rules.size(), std::size_t{1});
        QCOMPARE(window_->document()->tuning()->edits.rules.front().match, std::string("op:*hardtanh*"));
    }
};

QTEST_MAIN(TestQueryFields)
#include "test_query_fields.moc"
