// Upper bounds in the window: every dimension of every input, ranges wider than the file's, and the deprecated bounds
// from example shapes, which the window always points out.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/controllers/edits.h"
#include "app/dialogs/export_dialog.h"
#include "app/windows/bounds_bar.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/theme/format.h"
#include "widgets/ui/language.h"
#include "widgets/ui/link_row.h"

using namespace arenascope;

class TestBoundsWindow : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<testing::OpenedWindow> window_;
    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] DimensionsPanel& dimensions() const { return *window().docks().panel<DimensionsPanel>(); }
    template <class T>
    [[nodiscard]] T* child(const char* name) const {
        return window().findChild<T*>(QString::fromLatin1(name));
    }
    void chooseBounds(int choice) const {
        auto* box = child<QComboBox>("upperBounds");
        QVERIFY(box);
        emit box->activated(choice);
        QVERIFY(window_->wait());
    }
    /// The texts of all Problems with that code.
    [[nodiscard]] int issues(IssueCode code) const {
        const auto& all = window_->document()->outcome()->report.issues;
        return static_cast<int>(
            std::count_if(all.begin(), all.end(), [&](const PlanIssue& issue) { return issue.code == code; }));
    }
    [[nodiscard]] int rangedColumn() const {
        const PlansTable& plans = *window().docks().panel<PlansTable>();
        for (int column = 0; column < plans.model()->columnCount(); ++column) {
            const QString head = plans.model()->headerData(column, Qt::Horizontal).toString();
            if (head.startsWith(QStringLiteral("At value ranges")) && !plans.isColumnHidden(column)) return column;
        }
        return -1;
    }
    void clickProblem(const QString& link) const {
        for (LinkRow* row : window().docks().panel<ProblemsPanel>()->findChildren<LinkRow*>()) {
            const auto at = static_cast<int>(row->links().indexOf(link));
            if (at < 0) continue;
            emit row->chosen(at);
            QVERIFY(window_->wait());
            return;
        }
        QFAIL(qPrintable(link));
    }

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("bounds"));
        applyLanguageByName(QStringLiteral("en"));
    }
    void init() {
        window_ = std::make_unique<testing::OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void everyDimensionOfEveryInputIsListed() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));  // x: [s77, 16]
        QStringList texts;
        const QLabel* fixed = nullptr;
        for (const QLabel* label : dimensions().findChildren<QLabel*>()) {
            texts.append(label->text());
            if (label->text() == QStringLiteral("16")) fixed = label;
        }
        for (const char* text : {"x", "dim 0", "s77", "1–32, example 4", "dim 1", "16", "static"})
            QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
        QVERIFY2(fixed && !fixed->isEnabled(), "it is greyed");
        const QString why = QStringLiteral("static in the file; re-export with torch.export.Dim to change it");
        QCOMPARE(fixed->toolTip(), why);
        QVERIFY(child<QLabel>("whyStatic")->text().contains(why));
        const QString uses = texts.filter(QStringLiteral("sizes: ")).value(0);
        QVERIFY2(uses.contains(QStringLiteral("s77")), qPrintable(texts.join(u'|')));
        auto* fix = child<QCheckBox>("fix_s77");
        QCOMPARE(fix->text(), QStringLiteral("Fix to 32"));
        fix->click();
        QVERIFY(window_->wait());
        const RangeEdit& range = window_->document()->tuning()->ranges.at("s77");
        QVERIFY(range.min == 32 && range.max == 32);
    }

    /// Planned with the file's sizes until the user types a range in the panel.
    void anOpenBatchIsAChipThatCanBeEdited() {
        window().open(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_int8.tflite"));
        QVERIFY(window_->wait());
        const qint64 one = window_->plan().total_bytes;
        auto* chip = child<QToolButton>("assumed_batch");
        QVERIFY(chip && !chip->isHidden());
        QCOMPARE(chip->text(), QStringLiteral("planned as 1, as in the file"));
        chip->click();
        auto* most = child<QSpinBox>("max_batch");
        QVERIFY(most && most->value() == 1);
        most->setValue(8);
        QVERIFY(window_->wait());
        QVERIFY(chip->isHidden());
        QVERIFY(window_->plan().total_bytes > one);
        window().edits().setRange(QStringLiteral("batch"), std::nullopt);
        QVERIFY(window_->wait());
        QVERIFY(!child<QToolButton>("assumed_batch")->isHidden());
        QCOMPARE(window_->plan().total_bytes, one);
    }

    void aWiderRangeIsAllowedOutsideTheExportDialog() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        auto* allow = child<QCheckBox>("allowWider");
        QVERIFY2(allow && allow->isHidden(), "nothing is wider");
        window().edits().setRange(QStringLiteral("s77"), RangeEdit{.min = 1, .max = 64});
        QVERIFY(window_->wait());
        QVERIFY(!allow->isHidden() && !allow->isChecked());
        QCOMPARE(issues(IssueCode::wider_range), 1);
        QVERIFY(!window_->document()->outcome()->report.export_refusal.empty());
        allow->click();
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->tuning()->edits.allow_wider_ranges);
        QVERIFY(window_->document()->outcome()->report.export_refusal.empty());
        QCOMPARE(issues(IssueCode::wider_range), 1);  // the file's guards do not cover it, allowed or not
        clickProblem(QStringLiteral("Refuse at export"));
        QVERIFY(!window_->document()->outcome()->report.export_refusal.empty());
        clickProblem(QStringLiteral("Range of s77 as in the file"));
        QVERIFY(window_->document()->tuning()->ranges.empty() && allow->isHidden());
    }

    void boundsOfTheExampleAreNeverOverlooked() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        auto* bar = window().findChild<BoundsBar*>();
        QVERIFY(bar && !bar->isVisible());
        QCOMPARE(rangedColumn(), -1);
        const qint64 whole = window_->plan().total_bytes;
        chooseBounds(1);
        QVERIFY(window_->document()->tuning()->edits.hints);
        QVERIFY(window_->plan().total_bytes < whole);
        QVERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QStringLiteral("s77")) && bar->text().contains(QStringLiteral("too small")),
                 qPrintable(bar->text()));
        QCOMPARE(issues(IssueCode::hint_bound), 1);
        // Without edits the example's sizes apply, not the file's ranges.
        const auto resets = [&] {
            QStringList enabled, all;
            for (const auto* button : dimensions().findChildren<QPushButton*>()) {
                if (!button->text().startsWith(QLatin1String("As in "))) continue;
                all.append(button->text());
                if (button->isEnabled()) enabled.append(button->text());
            }
            return std::pair(all, enabled);
        };
        QCOMPARE(resets(), std::pair(QStringList{QStringLiteral("As in example")}, QStringList()));
        // The Export dialog states the consequence.
        {
            ExportDialog dialog(window().workspace(), &window());
            QVERIFY(window_->wait());
            const auto* note = dialog.findChild<QLabel*>(QStringLiteral("exampleNote"));
            QVERIFY(note && note->text().contains(QStringLiteral("s77 \u2264 ")));
        }
        // Both totals, side by side, for the plan that is shown.
        const PlansTable& plans = *window().docks().panel<PlansTable>();
        QTRY_VERIFY(rangedColumn() >= 0);
        const QModelIndex shown = plans.currentIndex();
        QCOMPARE(shown.siblingAtColumn(rangedColumn()).data(Qt::ToolTipRole).toString(), format::exactBytes(whole));
        QCOMPARE(shown.siblingAtColumn(1).data(Qt::ToolTipRole).toString(),
                 format::exactBytes(window_->plan().total_bytes));
        // The message bar may show other messages too; close them.
        window().messages().showNotice(QStringLiteral("notice"), QString());
        window().messages().giveWay();
        QVERIFY(bar->isVisible());
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("hints.json"));
        QVERIFY(window().workspace().session().save(session).ok());
        window().workspace().close();
        QVERIFY(window_->wait());
        QVERIFY(!bar->isVisible());
        window().open(session);
        QTRY_VERIFY(window_->document() && window_->idle());
        QVERIFY2(bar->isVisible(), "a session with hints says so on open");
        clickProblem(QStringLiteral("Use value ranges"));
        QVERIFY(!bar->isVisible());
        QCOMPARE(window_->plan().total_bytes, whole);
        QTRY_COMPARE(rangedColumn(), -1);
        QCOMPARE(resets(), std::pair(QStringList{QStringLiteral("As in file")}, QStringList()));
        ExportDialog dialog(window().workspace(), &window());
        QVERIFY(window_->wait());
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("exampleNote")));
    }

    void anOperatorListIsATarget() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        ExportDialog dialog(window().workspace(), &window());
        QVERIFY(window_->wait());
        QVERIFY(dialog.proof().isGood);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ops.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("aten::add.out\naten::mul.out\n");
        file.close();
        dialog.addOperatorList(path);
        QVERIFY(window_->wait());
        QCOMPARE(dialog.options().target, path.toStdString());
        QVERIFY(dialog.findChildren<QRadioButton*>().last()->isChecked());
        const auto* caution = dialog.findChild<QLabel*>(QStringLiteral("caution"));
        QVERIFY2(caution->text().contains(QStringLiteral("lacks 1 operator")), qPrintable(caution->text()));
        dialog.addOperatorList(folder.filePath(QStringLiteral("none.txt")));
        QCOMPARE(dialog.options().target, path.toStdString());
        // The operator list is offered again, preselected after an export for it; a list whose file is missing is not.
        const auto isOffered = [&](const ExportDialog& again) {
            const auto choices = again.findChildren<QRadioButton*>();
            return std::any_of(choices.begin(), choices.end(),
                               [](const QRadioButton* each) { return each->text() == QLatin1String("ops.txt"); });
        };
        {
            ExportDialog again(window().workspace(), &window());
            QVERIFY(window_->wait());
            QVERIFY(isOffered(again));
            QVERIFY(again.options().target != path.toStdString());
        }
        dialog.fileField().setText(folder.filePath(QStringLiteral("out.pte")));
        dialog.force().setChecked(true);
        dialog.exportButton().click();
        QVERIFY(window_->wait());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("out.pte"))));
        {
            ExportDialog again(window().workspace(), &window());
            QVERIFY(window_->wait());
            QCOMPARE(again.options().target, path.toStdString());
        }
        QVERIFY(QFile::remove(path));
        ExportDialog without(window().workspace(), &window());
        QVERIFY(window_->wait());
        QVERIFY(!isOffered(without));
    }

    void aFailedProofIsNotOverlooked() {
        QVERIFY(window_->open(QStringLiteral("add_mul_sin")));
        // Two live tensors pinned to the same bytes: the copy then computes wrong values.
        const auto& rows = window_->document()->outcome()->tensors;
        const TensorRow *a = nullptr, *b = nullptr;
        for (const TensorRow& first : rows) {
            for (const TensorRow& second : rows) {
                const bool together = first.first_step < second.last_step && second.first_step < first.last_step;
                if (first.value < second.value && first.buffer.valid() && second.buffer.valid() && together && !a)
                    a = &first, b = &second;
            }
        }
        QVERIFY(a && b);
        window().workspace().edit(QStringLiteral("pins"), [names = std::pair(a->name, b->name)](Tuning tuning) {
            tuning.pinned[names.first] = tuning.pinned[names.second] = 0;
            return tuning;
        });
        QVERIFY(window_->wait());
        ExportDialog dialog(window().workspace(), &window());
        dialog.show();
        QVERIFY(window_->wait());
        QVERIFY(!dialog.proof().isGood);
        const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("proofVerdict"));
        QVERIFY2(verdict->isVisible() && verdict->text().startsWith(QStringLiteral("✗ The proof failed: ")),
                 qPrintable(verdict->text()));
        const auto* caution = dialog.findChild<QLabel*>(QStringLiteral("caution"));
        QVERIFY2(caution->text().contains(QStringLiteral("the proof failed")), qPrintable(caution->text()));
        QVERIFY(!dialog.exportButton().isEnabled() && dialog.force().isVisible());
    }
};

QTEST_MAIN(TestBoundsWindow)
#include "test_bounds_window.moc"
