// The Source view: files with their gutter, shares at a step, and a selection shared with all other views.

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "tests/formats/pt2_writer.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "tests/widgets/graph_testing.h"
#include "widgets/charts/source/source_chart.h"
#include "widgets/charts/source/source_operators.h"
#include "widgets/theme/apply_theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString bundled(const char* file) { return QStringLiteral(ARENASCOPE_TEST_DATA "/") + QLatin1String(file); }

}  // namespace

class TestSourceView : public QObject {
    Q_OBJECT
    ViewState state_;
    std::unique_ptr<SourceChart> chart_;

    bool open(const QString& path) {
        const auto opened = openedGraph(path);
        if (!opened) return false;
        state_.show(opened->outcome, std::make_shared<const Tuning>());
        chart_ = std::make_unique<SourceChart>(state_);
        chart_->resize(1100, 700);
        chart_->show();
        return QTest::qWaitForWindowExposed(chart_.get());
    }

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void cleanup() {
        chart_.reset();
        state_.select({}, no_value);
        state_.show(nullptr, std::make_shared<const Tuning>());
    }

    /// Controls that have no room for their words show an icon, or leave.
    void aNarrowViewCutsNoControl() {
        QVERIFY(open(bundled("programs/lstm/model.pt2")));
        for (const int width : {500, 640, 900, 1400}) {
            chart_->resize(width, 400);
            chart_->show();
            QVERIFY(settle(*chart_));
            for (const QWidget* each : chart_->findChildren<QWidget*>()) {
                const bool isControl = qobject_cast<const QToolButton*>(each) || qobject_cast<const QSpinBox*>(each) ||
                    qobject_cast<const QComboBox*>(each);
                if (isControl && each->isVisible() && !qobject_cast<QTabBar*>(each->parentWidget()))
                    QVERIFY2(each->width() >= each->minimumSizeHint().width(),
                             qPrintable(QStringLiteral("%1: %2 of %3, %4")
                                            .arg(width)
                                            .arg(each->width())
                                            .arg(each->minimumSizeHint().width())
                                            .arg(QLatin1String(each->metaObject()->className()))));
            }
        }
    }

    void rectanglesOfAnIcicleLieInTheirParents() {
        for (const char* file : {"programs/lstm/model.pt2", "programs/ops_zoo/model.pt2",
                                 "tflite/micro_speech_quantized.tflite", "programs/cond_nested/model.pt2"}) {
            QVERIFY(open(bundled(file)));
            for (int measure = 0; measure < chart_->measures().count(); ++measure) {
                chart_->measures().setCurrentIndex(measure);
                for (int order = 0; order < 2; ++order) {
                    chart_->orders().setCurrentIndex(order);
                    const IcicleScene& scene = chart_->icicle().scene();
                    const CostTree& tree = chart_->icicle().tree();
                    for (const IcicleBox& box : scene.boxes) {
                        const CostIndex parent = tree.nodes[box.node].parent;
                        if (parent.valid()) {
                            const IcicleBox* outer = scene.boxOf(parent);
                            QVERIFY(outer && outer->rect.left() <= box.rect.left() + 1e-6 &&
                                    box.rect.right() <= outer->rect.right() + 1e-6);
                            QCOMPARE(box.rect.top(), outer->rect.bottom());
                        }
                        for (const IcicleBox& other : scene.boxes)
                            QVERIFY(box.node == other.node ||
                                    !box.rect.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other.rect));
                    }
                }
            }
        }
    }

    void linesPartsAndTensorsShareOneSelection() {
        QVERIFY(open(bundled("programs/lstm/model.pt2")));
        const SourceMap& map = chart_->map();
        QVERIFY(chart_->files().count() > 0);
        QCOMPARE(state_.step(), peak_step(*state_.outcome()));
        // From a tensor to its line.
        const TensorRow* row = nullptr;
        for (const TensorRow& each : state_.outcome()->tensors) {
            const bool made = map.makers[each.value].valid() && map.own[map.makers[each.value]].valid();
            if (each.planned && made) row = &each;
        }
        QVERIFY(row);
        state_.select({row->value}, row->value);
        const SourceLineIndex line = map.own[map.makers[row->value]];
        QVERIFY(chart_->list().current() == line);
        QCOMPARE(chart_->operators().topLevelItemCount(), 1);
        // From a line to its tensors.
        QSignalSpy selected(&state_, &ViewState::selectionChanged);
        state_.select({}, no_value);
        QTest::keyClick(&chart_->list(), Qt::Key_Home);
        QVERIFY(!state_.selection().empty());
        QVERIFY(chart_->list().current().valid());
        QVERIFY(chart_->operators().topLevelItemCount() >= 1);
        QVERIFY2(chart_->list().accessibleDescription().contains(QStringLiteral("line ")),
                 qPrintable(chart_->list().accessibleDescription()));
        // From a part of the icicle.
        const CostTree& tree = chart_->icicle().tree();
        QTest::keyClick(&chart_->icicle(), Qt::Key_Home);
        std::set<ValueId> live;
        for (const LiveShare& tensor : chart_->costs().tensors)
            if (tensor.bytes > 0) live.insert(tensor.value);
        QCOMPARE(state_.selection(), live);
        QTest::keyClick(&chart_->icicle(), Qt::Key_Down);
        QVERIFY(chart_->icicle().current() == tree.nodes[CostIndex(0)].children.front());
        QVERIFY(chart_->icicle().accessibleDescription().contains(QStringLiteral("of all")));
        QVERIFY(!selected.isEmpty());
    }

    void aFileIsShownWholeOnceItIsLocated() {
        QVERIFY(open(bundled("programs/lstm/model.pt2")));
        const SourceMap& map = chart_->map();
        const SourceFile& file = map.files[SourceFileIndex(0)];
        const int last = map.lines[file.lines.back()].line;
        QVERIFY(chart_->list().rows().rows.size() < static_cast<std::size_t>(last));
        QTemporaryDir folder;
        QFile local(folder.filePath(QStringLiteral("local.py")));
        QVERIFY(local.open(QIODevice::WriteOnly));
        for (int number = 1; number <= last + 3; ++number) {
            QByteArray code = "# " + QByteArray::number(number);
            for (const SourceLineIndex line : file.lines)
                if (map.lines[line].line == number) code = "    " + QByteArray::fromStdString(map.lines[line].code);
            local.write(code + "\n");
        }
        local.close();
        const QString recorded = QString::fromStdString(file.path);
        QVERIFY(chart_->readFile(recorded, local.fileName()).ok());
        QCOMPARE(chart_->list().rows().rows.size(), static_cast<std::size_t>(last + 4));
        QCOMPARE(chart_->list().rows().differing, 0);
        QVERIFY(!chart_->readFile(recorded, folder.path()).ok());
        QVERIFY(!chart_->readFile(recorded, QStringLiteral("/dev/zero")).ok());
        // A file with another text is reported as different.
        QVERIFY(local.open(QIODevice::WriteOnly | QIODevice::Truncate) && local.write("x = 1\n") > 0);
        local.close();
        QVERIFY(chart_->readFile(recorded, local.fileName()).ok());
        QVERIFY(chart_->list().rows().differing > 0);
    }

    void aFileThatTheArchiveHoldsIsShownWhole() {
        QTemporaryDir folder;
        const auto written = [&](const char* name, const QList<Entry>& entries) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(zipOf(entries)) > 0 ? file.fileName() : QString();
        };
        const QByteArray text = "import torch\n\n    return x * self.w\n";
        const Entry own{"model/extra/m.py", text};
        const auto rows = [&](const QString& path) -> std::size_t {
            if (!open(path)) return 0;
            chart_->setProgram(openedGraph(path)->program);
            return chart_->list().rows().rows.size();
        };
        const std::size_t recorded = rows(written("bare.pt2", productEntries(productProgram())));
        QVERIFY(recorded > 0 && recorded < 4);
        QCOMPARE(rows(written("own.pt2", productEntries(productProgram()) + QList{own})), std::size_t{4});
        QCOMPARE(chart_->list().rows().differing, 0);
        const Entry another{"model/extra/other/m.py", text}, third{"model/extra/third/m.py", text};
        QCOMPARE(rows(written("two.pt2", productEntries(productProgram()) + QList{another, third})), recorded);
        const Entry stranger{"model/extra/mm.py", text};
        QCOMPARE(rows(written("none.pt2", productEntries(productProgram()) + QList{stranger})), recorded);
    }

    void aFileWithoutLinesStillHasShares() {
        QVERIFY(open(bundled("tflite/micro_speech_quantized.tflite")));
        QVERIFY(chart_->map().is_empty());
        QVERIFY(chart_->icicle().scene().boxes.size() > 1);
        QTest::keyClick(&chart_->icicle(), Qt::Key_Home);
        QVERIFY(!state_.selection().empty());
    }

    void aLineOfAStackIsGoneTo() {
        QVERIFY(open(bundled("programs/lstm/model.pt2")));
        const SourceMap& map = chart_->map();
        const SourceLineIndex line = map.files[map.files.last()].lines.front();
        chart_->goTo(QString::fromStdString(map.files[map.lines[line].file].path), map.lines[line].line);
        QVERIFY(chart_->list().current() == line);
        QCOMPARE(chart_->files().currentIndex(), map.lines[line].file.number());
        QSignalSpy asked(chart_.get(), &SourceChart::editorRequested);
        QTest::keyClick(&chart_->list(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][1].toInt(), map.lines[line].line);
    }
};

QTEST_MAIN(TestSourceView)
#include "test_source_view.moc"
