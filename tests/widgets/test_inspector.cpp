// The Inspector on tensors of every kind: the terms of each number, and where each kind's bytes are stored.

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "engine/engine.h"
#include "engine/runner/tensor_files.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/links_section.h"
#include "widgets/panels/inspector/operator_section.h"
#include "widgets/panels/inspector/python_section.h"
#include "widgets/panels/inspector/quantisation_section.h"
#include "widgets/panels/inspector/values_section.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;

namespace {

QString sampleFile(const QString& program) {
    const QString sample = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/%1.pt2").arg(program);
    return QFile::exists(sample) ? sample : testing::programFolder(program) + QStringLiteral("/model.pt2");
}

}  // namespace

class TestInspector : public QObject {
    Q_OBJECT
private:
    ViewState state_;
    std::unique_ptr<InspectorPanel> panel_;

    bool open(const QString& program, const std::function<void(Tuning&)>& change = {}) {
        const Engine engine;
        Progress progress;
        const auto opened = engine.open(sampleFile(program).toStdString(), progress);
        if (!opened.ok()) return false;
        Tuning tuning = starting_tuning(*opened.value());
        if (change) change(tuning);
        auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
        if (!outcome.ok()) return false;
        state_.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
        return true;
    }
    const TensorRow* first(const std::function<bool(const TensorRow&)>& is) {
        for (const TensorRow& row : state_.outcome()->tensors) {
            if (is(row)) return &row;
        }
        return nullptr;
    }
    QString said() {
        QCoreApplication::processEvents();  // a label of a layout is shown by an event
        QStringList out;
        for (const QLabel* label : panel_->findChildren<QLabel*>()) {
            if (label->isHidden()) continue;
            const auto* fact = qobject_cast<const FactLabel*>(label);
            out.append(fact ? fact->fact() : label->text());
        }
        return out.join(u'\n');
    }

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }
    void init() {
        panel_ = std::make_unique<InspectorPanel>(state_);
        panel_->resize(292, 800);
        panel_->show();
    }
    void cleanup() {
        panel_.reset();
        state_.select({}, no_value);
    }

    void aDynamicSizeNamesItsSymbolFirst() {
        QVERIFY(open(QStringLiteral("mlp_dynbatch")));
        const Method& method = *state_.outcome()->method;
        const TensorRow* row = first([&](const TensorRow& each) {
            const Tensor& tensor = *method.values[each.value].tensor();
            return each.planned && tensor.dynamism != Dynamism::fixed;
        });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        const Tensor& tensor = *method.values[row->value].tensor();
        std::size_t dynamic = 0;
        while (tensor.sizes[dynamic].is_constant()) ++dynamic;
        const QString term = QStringLiteral("%1 ≤ %2")
                                 .arg(QString::fromStdString(tensor.sizes[dynamic].text()))
                                 .arg(tensor.upper[dynamic]);
        QVERIFY2(said().contains(term), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("elements, at most")), qPrintable(said()));
        QVERIFY2(said().contains(format::exactBytes(row->bytes)) || said().contains(format::number(row->bytes)),
                 qPrintable(said()));
    }

    void aConstantIsReadWhereTheFileLies() {
        QVERIFY(open(QStringLiteral("mobilenet_v2_w035")));
        const Method& method = *state_.outcome()->method;
        const auto found = std::find_if(method.values.begin(), method.values.end(), [](const Value& value) {
            return value.tensor() && value.tensor()->is_constant && !value.tensor()->qualified_name.empty() &&
                value.tensor()->upper.size() == 4;
        });
        QVERIFY(found != method.values.end());
        const ValueId value(found - method.values.begin());
        state_.select({value}, value);
        const QString text = said();
        QVERIFY2(text.contains(QString::fromStdString(found->tensor()->qualified_name)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("stored in the file")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("not the arena")), qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("step \\d+, "))), qPrintable(text));
        QVERIFY2(text.contains(format::exactBytes(*found->tensor()->bytes())), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("padding")), "the file aligns it, not the plan");
        QVERIFY(!panel_->findChild<QComboBox*>()->isEnabled());
    }

    /// Arguments by the schema's names, links to what is read, values, and the Python stack.
    void theOperatorIsTakenApart() {
        QVERIFY(open(QStringLiteral("dw_conv_tiny")));
        const TensorRow* row = first([](const TensorRow& each) { return each.op == "aten::convolution.out"; });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        auto& parts = *panel_->findChild<InspectorParts*>();
        const QString arguments = parts.operatorSection().lines().join(u'\n');
        QVERIFY2(arguments.contains(QStringLiteral("stride [")) && arguments.contains(QStringLiteral("groups ")),
                 qPrintable(arguments));
        QVERIFY2(arguments.contains(QStringLiteral("multiply-adds")), qPrintable(arguments));
        QCOMPARE(parts.operatorSection().summary(), QStringLiteral("aten::convolution.out"));
        const QStringList links = parts.links().lines();
        const auto weight = std::find_if(
            links.begin(), links.end(), [](const QString& line) { return line.startsWith(QStringLiteral("weight ")); });
        QVERIFY2(weight != links.end(), qPrintable(links.join(u'\n')));
        QVERIFY(!parts.python().lines().isEmpty());
        QVERIFY2(parts.python().lines().front().contains(QStringLiteral(".py:")),
                 qPrintable(parts.python().lines().front()));
        QSignalSpy lines(panel_.get(), &InspectorPanel::lineRequested);
        for (QLabel* label : parts.python().findChildren<QLabel*>()) {
            if (!label->text().contains(QStringLiteral("href"))) continue;
            emit label->linkActivated(QStringLiteral("line"));
            break;
        }
        QCOMPARE(lines.size(), 1);
        QVERIFY(lines[0][0].toString().endsWith(QStringLiteral(".py")) && lines[0][1].toInt() > 0);
        // Without a run the values are those of its weight.
        QVERIFY(QTest::qWaitFor([&] { return parts.values().facts().contains(QStringLiteral("mean")); }));
        QVERIFY2(parts.values().summary().startsWith(QStringLiteral("weight, ")), qPrintable(parts.values().summary()));
        // A link selects what it names: here the weight, whose numbers are then read.
        for (QLabel* label : parts.links().findChildren<QLabel*>()) {
            if (label->accessibleName().startsWith(QStringLiteral("weight: ")))
                emit label->linkActivated(label->text().section(u'"', 1, 1));
        }
        const Tensor* tensor = state_.outcome()->method->values[state_.current()].tensor();
        QVERIFY(tensor && tensor->is_constant);
        QVERIFY(QTest::qWaitFor([&] { return parts.values().facts().contains(QStringLiteral("mean")); }));
        QVERIFY(!parts.values().firstNumbers().isEmpty());
        QTemporaryDir folder;
        const auto saved = parts.values().save(folder.filePath(QStringLiteral("weight")));
        QVERIFY(saved.ok());
        const auto read = read_tensor_file(saved.value(), DType::f32, {});
        QVERIFY(read.ok());
        QCOMPARE(read.value().shape, tensor->upper);
        QVERIFY2(parts.links().lines().join(u'\n').contains(QStringLiteral("read by convolution")),
                 qPrintable(parts.links().lines().join(u'\n')));
    }

    /// What lies in an arena meanwhile is read by repeating the run, where that is asked for.
    void valuesOfATensorAreReadFromTheRun() {
        QVERIFY(open(QStringLiteral("dw_conv_tiny")));
        const TensorRow* row = first([](const TensorRow& each) { return each.op == "aten::convolution.out"; });
        QVERIFY(row);
        const ValueId value = row->value;
        state_.select({value}, value);
        auto& parts = *panel_->findChild<InspectorParts*>();
        auto* read = parts.values().findChild<QPushButton*>(QStringLiteral("readValues"));
        QVERIFY(read && read->isHidden());
        state_.setRun(std::make_shared<const RunResult>());
        QVERIFY(!read->isHidden() && read->isEnabled());
        QSignalSpy wanted(panel_.get(), &InspectorPanel::valuesWanted);
        read->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<ValueId>(), value);
        QVERIFY(!read->isEnabled());
        const std::vector<float> numbers{-1, 2, 5};
        HostTensor tensor{.dtype = DType::f32, .shape = {3}, .bytes = std::vector<std::byte>(12)};
        std::memcpy(tensor.bytes.data(), numbers.data(), 12);
        const auto kept = std::make_shared<const HostTensor>(tensor);
        parts.values().showRead(no_value, kept);  // of a tensor that is no longer shown
        QVERIFY(!parts.values().facts().contains(QStringLiteral("mean 2")));
        parts.values().showRead(value, kept);
        QVERIFY(QTest::qWaitFor([&] { return parts.values().facts().contains(QStringLiteral("mean 2")); }));
        QVERIFY2(parts.values().facts().contains(QStringLiteral("max 5")), qPrintable(parts.values().facts()));
        QTemporaryDir folder;
        const auto saved = parts.values().save(folder.filePath(QStringLiteral("kept")));
        QVERIFY(saved.ok());
        const auto again = read_tensor_file(saved.value(), DType::f32, {});
        QVERIFY(again.ok());
        QVERIFY(again.value().bytes == tensor.bytes);
        state_.setRun(nullptr);
    }

    void quantisationIsToldByTensor() {
        const Engine engine;
        Progress progress;
        const auto opened = engine.open(ARENASCOPE_TEST_DATA "/tflite/micro_speech_quantized.tflite", progress);
        QVERIFY(opened.ok());
        const Tuning tuning = starting_tuning(*opened.value());
        auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        state_.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
        const TensorRow* row = first([](const TensorRow& each) { return each.op == "tflite::DEPTHWISE_CONV_2D"; });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        auto& parts = *panel_->findChild<InspectorParts*>();
        const QStringList lines = parts.quantisation().lines();
        QVERIFY2(lines.size() >= 3, qPrintable(lines.join(u'\n')));
        QVERIFY2(lines.join(u'\n').contains(QStringLiteral("filter ")), qPrintable(lines.join(u'\n')));
        QVERIFY2(parts.operatorSection().lines().join(u'\n').contains(QStringLiteral("padding SAME")),
                 qPrintable(parts.operatorSection().lines().join(u'\n')));
        QCOMPARE(parts.python().summary(), QStringLiteral("not recorded"));
        QVERIFY(open(QStringLiteral("dw_conv_tiny")));
        const TensorRow* other = first([](const TensorRow& each) { return each.op == "aten::convolution.out"; });
        state_.select({other->value}, other->value);
        QVERIFY(parts.quantisation().isHidden());
    }

    /// The parts that need much room, for messages.
    [[nodiscard]] static QString widest(const QWidget& panel) {
        QStringList out;
        for (const QWidget* part : panel.findChildren<QWidget*>()) {
            const int least = std::max(part->minimumSizeHint().width(), part->minimumWidth());
            if (part->isVisible() && least > panel.width() / 2)
                out.append(QStringLiteral("%1 '%2' takes %3")
                               .arg(QLatin1String(part->metaObject()->className()), part->accessibleName())
                               .arg(least));
        }
        return out.join(QStringLiteral(", "));
    }

    /// Names in .tflite files are paths. They are shortened, and whole in tool tips and copies; scales and ranges of
    /// quantised operators do not make the panel wider either.
    void nothingMakesTheInspectorWiderThanItsDock() {
        const Engine engine;
        Progress progress;
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/");
        const QStringList files{folder + QStringLiteral("micro_speech_quantized.tflite"),
                                folder + QStringLiteral("person_detect_offline_plan.tflite")};
        for (const QString& file : files) {
            const auto opened = engine.open(file.toStdString(), progress);
            QVERIFY(opened.ok());
            const Tuning tuning = starting_tuning(*opened.value());
            auto outcome = engine.evaluate(*opened.value(), tuning, {}, progress);
            QVERIFY(outcome.ok());
            state_.show(std::make_shared<const Outcome>(std::move(outcome).take()),
                        std::make_shared<const Tuning>(tuning));
            for (const TensorRow& row : state_.outcome()->tensors) {
                state_.select({row.value}, row.value);
                for (const int width : {264, 292}) {
                    panel_->resize(width, 900);
                    testing::handleEvents();
                    const QString what = QStringLiteral("%1 at %2: %3")
                                             .arg(QString::fromStdString(row.name))
                                             .arg(width)
                                             .arg(widest(*panel_->widget()));
                    QVERIFY2(panel_->horizontalScrollBar()->maximum() == 0, qPrintable(what));
                    QVERIFY2(panel_->widget()->width() <= panel_->viewport()->width(), qPrintable(what));
                }
                auto* title = panel_->findChild<ElidedLabel*>(QStringLiteral("inspectorTitle"));
                QVERIFY(title);
                QCOMPARE(title->text(), QString::fromStdString(row.name));
                QCOMPARE(title->toolTip(), title->text());
                QTest::keyClick(title, Qt::Key_C, Qt::ControlModifier);
                QCOMPARE(QGuiApplication::clipboard()->text(), title->text());
            }
        }
    }

    void aBranchsResultSaysWhoseBytesItHas() {
        QVERIFY(open(QStringLiteral("cond")));
        const TensorRow* row = first([](const TensorRow& each) { return each.role == Role::alias; });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        const QString root = QString::fromStdString(row->alias_of);
        const auto* pool = panel_->findChild<QComboBox*>();
        QVERIFY(!pool->isEnabled());
        QVERIFY2(pool->currentText().contains(root), qPrintable(pool->currentText()));
        QVERIFY2(!said().contains(QStringLiteral("caller supplies")), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("without bytes of its own")), qPrintable(said()));
    }

    void aStateIsThereBeforeTheRun() {
        QVERIFY(open(QStringLiteral("init_state_nonzero")));
        const TensorRow* row = first([](const TensorRow& each) { return each.role == Role::state; });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        QVERIFY2(said().contains(QStringLiteral("kept from the last one")), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("live at every step")), qPrintable(said()));
    }

    void anOffsetIsReadWholeInANarrowDock() {
        QVERIFY(open(QStringLiteral("mobilenet_v2_w035")));
        const TensorRow* row = first([](const TensorRow& each) { return each.planned; });
        QVERIFY(row);
        state_.select({row->value}, row->value);
        auto* offset = panel_->findChild<QLineEdit*>();
        auto* pin = panel_->findChild<QPushButton*>();
        for (const int width : {205, 292}) {
            panel_->resize(width, 800);
            testing::handleEvents();
            const int text = QFontMetrics(theme().mono).horizontalAdvance(offset->text());
            QVERIFY2(offset->width() >= text + 12, qPrintable(QString::number(offset->width())));
            QVERIFY(!offset->geometry().intersects(pin->geometry()));
            QCOMPARE(pin->y() > offset->geometry().bottom(), width == 205);
        }
    }

    void theCallersBufferHasNoPaddingOfThePlan() {
        QVERIFY(open(QStringLiteral("mobilenet_v2_w035"), [](Tuning& tuning) { tuning.plan_inputs = false; }));
        const TensorRow* row = first([](const TensorRow& each) { return each.role == Role::input; });
        QVERIFY(row && !row->planned);
        state_.select({row->value}, row->value);
        QVERIFY2(!said().contains(QStringLiteral("padding")), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("caller supplies")), qPrintable(said()));
    }
};

QTEST_MAIN(TestInspector)
#include "test_inspector.moc"
