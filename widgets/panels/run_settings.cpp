// The settings of a run: runtime, inputs, tolerance and checks.

#include "widgets/panels/run_settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QUrl>
#include <algorithm>

#include "engine/backends/backend.h"
#include "engine/ir/dtype.h"
#include "engine/ir/shape_text.h"
#include "engine/planning/planner.h"
#include "engine/runner/typed_values.h"
#include "widgets/panels/run_sizes.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int index_role = Qt::UserRole, is_input_role = Qt::UserRole + 1;
constexpr int most_instances = 64, most_threads = 64, ends_height = 110;

/// Rows of outputs can be dropped onto rows of inputs; other drags are refused while they hover.
class EndsTree : public QTreeWidget {
public:
    EndsTree(RunSettings& owner, QWidget* parent) : QTreeWidget(parent), owner_(owner) {
        setDragEnabled(true);
        setAcceptDrops(true);
        setDragDropMode(QAbstractItemView::DragDrop);
        setDefaultDropAction(Qt::LinkAction);
    }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override {
        if (!fileOf(*event).isEmpty()) event->acceptProposedAction();
        else QTreeWidget::dragEnterEvent(event);
    }
    void dragMoveEvent(QDragMoveEvent* event) override {
        if (!fileOf(*event).isEmpty())
            return isInput(itemAt(event->position().toPoint())) ? event->acceptProposedAction() : event->ignore();
        const QTreeWidgetItem *from = currentItem(), *to = itemAt(event->position().toPoint());
        const bool possible = event->source() == this && isOutput(from) && isInput(to) &&
            owner_.refusal(indexOf(from), indexOf(to)).isEmpty();
        if (!possible) return event->ignore();
        event->setDropAction(Qt::LinkAction);
        event->accept();
    }
    void dropEvent(QDropEvent* event) override {
        if (const QString file = fileOf(*event); !file.isEmpty()) {
            const QTreeWidgetItem* input = itemAt(event->position().toPoint());
            if (!isInput(input)) return;
            event->acceptProposedAction();
            return owner_.setFile(indexOf(input), file);
        }
        const QTreeWidgetItem *from = currentItem(), *to = itemAt(event->position().toPoint());
        if (event->source() != this || !isOutput(from) || !isInput(to)) return;
        event->setDropAction(Qt::LinkAction);
        event->accept();
        owner_.bind(indexOf(from), indexOf(to));
    }

private:
    static QString fileOf(const QDropEvent& event) {
        const QList<QUrl> urls = event.mimeData()->urls();
        return urls.size() == 1 ? urls.first().toLocalFile() : QString();
    }
    static bool isInput(const QTreeWidgetItem* item) {
        return item && item->data(0, index_role).isValid() && item->data(0, is_input_role).toBool();
    }
    static bool isOutput(const QTreeWidgetItem* item) {
        return item && item->data(0, index_role).isValid() && !item->data(0, is_input_role).toBool();
    }
    static std::size_t indexOf(const QTreeWidgetItem* item) {
        return static_cast<std::size_t>(item->data(0, index_role).toInt());
    }
    RunSettings& owner_;
};

QString typeOf(const Tensor& tensor) { return kit::text(typed_shape(tensor.dtype, tensor.upper)); }

/// "x=4,16 x=8,16": the shapes of each warm-up, as for --warmup. The run refuses a shape without an input name.
KeyedTexts warmupsOf(const QString& text) {
    KeyedTexts out;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals < 1) out.emplace_back(std::string(), word.toStdString());
        else out.emplace_back(word.left(equals).toStdString(), word.mid(equals + 1).toStdString());
    }
    return out;
}

bool hasExampleSizes(const Method& method) {
    return std::any_of(method.ranges.begin(), method.ranges.end(),
                       [](const auto& symbol) { return symbol.second.hint.has_value(); });
}

}  // namespace

RunSettings::RunSettings(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      check_(new QCheckBox(tr("Check all values"), this)),
      sanitize_(new QCheckBox(tr("Sanitizer"), this)),
      manage_(new QCheckBox(tr("Manage outputs"), this)),
      examples_(new QCheckBox(tr("Example sizes"), this)),
      runtime_(new QComboBox(this)),
      against_(new QComboBox(this)),
      instances_(new QSpinBox(this)),
      threads_(new QSpinBox(this)),
      warmup_(new QLineEdit(this)),
      rtol_(new QLineEdit(this)),
      atol_(new QLineEdit(QStringLiteral("1e-5"), this)),
      sizes_(new RunSizes(this)),
      feed_(new QPushButton(this)),
      ends_(new EndsTree(*this, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    check_->setToolTip(tr("Compare every tensor with another run and show the first difference"));
    runtime_->addItem(tr("ExecuTorch"), static_cast<int>(RunRequest::Runtime::executorch));
    runtime_->addItem(tr("Static, resizing"), static_cast<int>(RunRequest::Runtime::resizing));
    runtime_->addItem(tr("Static, precomputed"), static_cast<int>(RunRequest::Runtime::precomputed));
    runtime_->setAccessibleName(tr("Runtime"));
    runtime_->setToolTip(tr("Static: PyTorch's Static Runtime, memory per storage group"));
    instances_->setRange(1, most_instances);
    instances_->setAccessibleName(tr("Instances of the static runtime"));
    threads_->setRange(1, most_threads);
    threads_->setAccessibleName(tr("Threads on one operator"));
    threads_->setToolTip(tr("Threads that work on one operator, used only where they are faster"));
    warmup_->setPlaceholderText(QStringLiteral("x=4,16 x=8,16"));
    warmup_->setAccessibleName(tr("Warm-up shapes"));
    warmup_->setToolTip(tr(
        "Input shapes that determine the offsets. Repeating an input starts another warm-up. Empty: the upper bounds"));
    for (QWidget* field :
         {static_cast<QWidget*>(runtime_), static_cast<QWidget*>(instances_), static_cast<QWidget*>(threads_)})
        setStyleState(*field, "compact", true);
    examples_->setObjectName(QStringLiteral("exampleSizes"));
    examples_->setToolTip(
        tr("Random inputs and zeros use the sizes of the exported example instead of the upper bounds"));
    examples_->hide();
    buildComparison();
    buildEnds();
    // The most used settings come first: a low dock shows only these.
    grid->addWidget(sanitize_, 0, 2);
    grid->addWidget(check_, 1, 0, 1, 3);
    grid->addWidget(manage_, 6, 0, 1, 3);
    grid->addWidget(sizes_, 9, 0, 1, 3);
    grid->addWidget(examples_, 10, 0, 1, 3);
    grid->addWidget(feed_, 11, 0, 1, 3);
    grid->addWidget(ends_, 12, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    addField(0, tr("Threads per operator"), threads_, 1);
    addField(2, tr("Compare with"), against_);
    addField(3, tr("Runtime"), runtime_);
    addField(4, tr("Instances"), instances_);
    addField(5, tr("Warm-up shapes"), warmup_);
    addField(7, tr("Tolerance per element"), rtol_);
    addField(8, tr("Tolerance per output"), atol_);
    enable();
    connect(runtime_, &QComboBox::currentIndexChanged, this, &RunSettings::enable);
    connect(check_, &QCheckBox::toggled, this, &RunSettings::enable);
    connect(ends_, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint& pos) {
        if (const auto input = inputOf(ends_->itemAt(pos))) openMenu(*input, ends_->viewport()->mapToGlobal(pos));
    });
    connect(ends_, &QTreeWidget::currentItemChanged, this, &RunSettings::nameFed);
    connect(feed_, &QPushButton::clicked, this, [this] {
        if (const auto input = fed()) openMenu(*input, feed_->mapToGlobal(QPoint(0, feed_->height())));
    });
    connect(&state_, &ViewState::outcomeChanged, this, &RunSettings::refresh);
    refresh();
}

void RunSettings::addField(int row, const QString& name, QWidget* field, int columns) {
    auto* grid = qobject_cast<QGridLayout*>(layout());
    auto* label = new QLabel(name, this);
    label->setBuddy(field);
    labels_.push_back(label);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1, 1, columns);
}

int RunSettings::labelWidth() const {
    int out = 0;
    for (const QLabel* label : labels_) out = std::max(out, label->sizeHint().width());
    return out;
}

void RunSettings::setLabelWidth(int width) {
    for (QWidget* form : {static_cast<QWidget*>(this), static_cast<QWidget*>(sizes_)})
        qobject_cast<QGridLayout*>(form->layout())->setColumnMinimumWidth(0, width);
}

/// The values and outputs with which the run compares.
void RunSettings::buildComparison() {
    against_->setAccessibleName(tr("Check all values against"));
    against_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    against_->addItem(tr("Automatic"), QString());
    against_->addItem(tr("CPU"), QStringLiteral("cpu"));
    const Backends known = Backends::builtin();
    for (const auto& backend : known.all())
        against_->addItem(tr("Backend %1").arg(kit::text(backend->short_name())), kit::text(backend->short_name()));
    for (const Planner& planner : builtin_planners())
        against_->addItem(tr("Plan %1").arg(kit::text(planner.id)), kit::text(planner.id));
    setStyleState(*against_, "compact", true);
    for (QLineEdit* field : {rtol_, atol_}) {
        auto* numbers = new QDoubleValidator(0, 1e9, 12, field);
        numbers->setLocale(QLocale::c());
        field->setValidator(numbers);
        setStyleState(*field, "compact", true);
    }
    rtol_->setAccessibleName(tr("Relative tolerance of outputs"));
    rtol_->setPlaceholderText(QStringLiteral("1e-4"));
    rtol_->setToolTip(
        tr("Allowed difference, relative to each element (rtol). Empty: 1e-4, or one unit in the last place for f16 "
           "and bf16"));
    atol_->setAccessibleName(tr("Tolerance of outputs by their largest element"));
    atol_->setToolTip(tr("Allowed difference, relative to the output's largest element (atol)"));
}

void RunSettings::buildEnds() {
    ends_->setHeaderLabels({tr("Name"), tr("Type"), tr("Value from")});
    for (int column = 0; column < ends_->columnCount(); ++column)
        ends_->headerItem()->setToolTip(column, ends_->headerItem()->text(column));
    ends_->setAccessibleName(tr("Outputs and inputs to bind"));
    ends_->setToolTip(
        tr("Drag an output onto an input, or use its menu: the next run reads the output without a copy. Drop a file "
           "onto an input to set its value"));
    ends_->setRootIsDecorated(false);
    ends_->setUniformRowHeights(true);
    ends_->setContextMenuPolicy(Qt::CustomContextMenu);
    ends_->setMinimumHeight(ends_height);
    ends_->setItemDelegate(new RowDelegate(ends_));
    ends_->header()->setMinimumSectionSize(30);
    feed_->setObjectName(QStringLiteral("inputValue"));
    feed_->setToolTip(
        tr("Typed numbers or a file (.npy, .npz, .pt, .pb, .bin) with the input's value, or the output that the input "
           "reads"));
    setStyleState(*feed_, "compact", true);
}

void RunSettings::offerTrace(bool offered) {
    const QString trace = QString::fromLatin1(recorded_trace_choice);
    const int at = against_->findData(trace);
    if (offered && at < 0) against_->insertItem(1, tr("Recorded trace"), trace);
    if (!offered && at >= 0) against_->removeItem(at);
}

void RunSettings::enable() {
    const bool is_static = runtime_->currentIndex() > 0;
    const QString needs_static = tr("Only with a static runtime: choose it above");
    instances_->setEnabled(is_static);
    instances_->setToolTip(is_static ? tr("Instances that run at the same time, one thread each") : needs_static);
    manage_->setEnabled(is_static);
    manage_->setToolTip(is_static ? tr("Place all outputs in one buffer, which lives as long as they do")
                                  : needs_static);
    sanitize_->setEnabled(!is_static);
    sanitize_->setToolTip(
        is_static ? tr("Only with the runtime ExecuTorch: choose it below")
                  : tr("Track the owner of every byte and report overwrites: writer, victim, bytes and step. Slower."));
    against_->setEnabled(check_->isChecked());
    against_->setToolTip(check_->isChecked()
                             ? tr("Reference for every tensor: a plan without sharing, another plan, or another "
                                  "backend. Automatic: the CPU if backends are used")
                             : tr("Tick “Check all values” to choose a reference"));
    const bool warms_up = runtime_->currentData().toInt() == static_cast<int>(RunRequest::Runtime::precomputed);
    warmup_->setVisible(warms_up);
    for (QLabel* label : labels_) {
        if (label->buddy() == warmup_) label->setVisible(warms_up);
    }
}

void RunSettings::refresh() {
    ends_->clear();
    const std::shared_ptr<const Method> method = state_.outcome() ? state_.outcome()->method : nullptr;
    if (!method) return;
    const auto ends_of = [](const Method& of) {
        std::vector<std::string> names;
        for (const auto* list : {&of.inputs, &of.outputs}) {
            for (const ValueId id : *list) names.push_back(of.values[id].name);
        }
        return names;
    };
    if (!method_ || ends_of(*method_) != ends_of(*method)) {
        bindings_.clear();
        files_.clear();
    }
    method_ = method;
    examples_->setVisible(hasExampleSizes(*method));
    sizes_->setMethod(*method);
    const auto add = [&](const std::vector<ValueId>& ids, bool is_input) {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const Value& value = method->values[ids[i]];
            const Tensor* tensor = value.tensor();
            if (!tensor) continue;
            auto* item = new QTreeWidgetItem(
                ends_, {(is_input ? tr("input %1") : tr("output %1")).arg(kit::text(value.name)), typeOf(*tensor)});
            item->setData(0, index_role, static_cast<int>(i));
            item->setData(0, is_input_role, is_input);
            item->setToolTip(0, item->text(0));
            if (const auto file = files_.find(i); is_input && file != files_.end()) {
                const QString path = kit::text(file->second);
                item->setText(2, isTyped(i) ? path : QFileInfo(path).fileName());
                item->setToolTip(2, path);
            }
            for (const Binding& bound : bindings_) {
                if (is_input && bound.input == i)
                    item->setText(2,
                                  QStringLiteral("⟵ ") + kit::text(method->values[method->outputs[bound.output]].name));
            }
        }
    };
    add(method->outputs, false);
    add(method->inputs, true);
    nameFed();
    fitEnds();
}

/// The type and the shape are shown in full; the name is elided, and the source of an input gets the remaining width.
void RunSettings::fitEnds() {
    constexpr int least_name = 60, least_from = 60;
    divideColumns(
        *ends_,
        {{0, wholeWidth(*ends_, 0), least_name}, {.column = 1, .whole = wholeWidth(*ends_, 1)}, {2, least_from}});
}

void RunSettings::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitEnds();
}

QString RunSettings::refusal(std::size_t output, std::size_t input) const {
    if (!method_ || output >= method_->outputs.size() || input >= method_->inputs.size())
        return tr("unknown output or input");
    const Tensor* from = method_->values[method_->outputs[output]].tensor();
    const Tensor* to = method_->values[method_->inputs[input]].tensor();
    if (!from || !to) return tr("only tensors can be bound");
    if (from->dtype != to->dtype)
        return tr("its type is %1, not %2").arg(kit::text(name_of(from->dtype)), kit::text(name_of(to->dtype)));
    if (from->bytes() != to->bytes())
        return tr("its size is %1, not %2")
            .arg(format::exactBytes(from->bytes().value_or(0)), format::exactBytes(to->bytes().value_or(0)));
    return {};
}

void RunSettings::bind(std::size_t output, std::size_t input) {
    if (const QString why = refusal(output, input); !why.isEmpty()) return emit refused(why);
    std::erase_if(bindings_, [&](const Binding& bound) { return bound.input == input || bound.output == output; });
    bindings_.push_back({output, input});
    const QString from = kit::text(method_->values[method_->outputs[output]].name);
    const QString to = kit::text(method_->values[method_->inputs[input]].name);
    refresh();
    emit feedbackRequested(from, to);
}

void RunSettings::unbind(std::size_t input) {
    std::erase_if(bindings_, [&](const Binding& bound) { return bound.input == input; });
    refresh();
}

void RunSettings::setFile(std::size_t input, const QString& path) {
    if (path.isEmpty()) files_.erase(input);
    else files_[input] = path.toStdString();
    refresh();
}

std::optional<std::size_t> RunSettings::inputOf(const QTreeWidgetItem* item) {
    if (!item || !item->data(0, is_input_role).toBool()) return std::nullopt;
    return static_cast<std::size_t>(item->data(0, index_role).toInt());
}

/// The current input of the list, otherwise the first one.
std::optional<std::size_t> RunSettings::fed() const {
    if (const auto current = inputOf(ends_->currentItem())) return current;
    for (int row = 0; row < ends_->topLevelItemCount(); ++row) {
        if (const auto input = inputOf(ends_->topLevelItem(row))) return input;
    }
    return std::nullopt;
}

void RunSettings::nameFed() {
    const auto input = fed();
    feed_->setVisible(input.has_value());
    if (!input || !method_) return;
    feed_->setText(tr("Value of %1…").arg(kit::text(method_->values[method_->inputs[*input]].name)));
}

void RunSettings::openMenu(std::size_t input, const QPoint& globalPos) {
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("inputMenu"));
    for (std::size_t i = 0; i < method_->outputs.size(); ++i) {
        const QString name = kit::text(method_->values[method_->outputs[i]].name), why = refusal(i, input);
        QAction* action =
            menu.addAction(why.isEmpty() ? tr("Bind to %1").arg(name) : tr("Bind to %1: %2").arg(name, why), this,
                           [this, i, input] { bind(i, input); });
        action->setEnabled(why.isEmpty());
    }
    menu.addAction(tr("Not bound"), this, [this, input] { unbind(input); });
    menu.addSeparator();
    menu.addAction(tr("Value from file…"), this, [this, input] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Value of the input"), QString(),
                                                          tr("Tensors (*.npy *.npz *.pt *.pb *.bin);;All files (*)"));
        if (!path.isEmpty()) setFile(input, path);
    });
    menu.addAction(tr("Type the value…"), this, [this, input] { typeValue(input); });
    menu.addAction(isTyped(input) ? tr("Remove the typed value") : tr("Remove the file"), this,
                   [this, input] { setFile(input, {}); })
        ->setEnabled(files_.contains(input));
    menu.exec(globalPos);
}

bool RunSettings::isTyped(std::size_t input) const {
    const auto given = files_.find(input);
    return given != files_.end() && is_typed_value(given->second);
}

void RunSettings::setTyped(std::size_t input, const QString& text) {
    const std::string typed = text.simplified().remove(u' ').toStdString();
    if (typed.empty()) return setFile(input, {});
    const Tensor* tensor = method_->values[method_->inputs[input]].tensor();
    const auto refuse = [this](const QString& why) { emit valueRefused(tr("Value not taken: %1").arg(why)); };
    if (!is_typed_value(typed)) return refuse(tr("“%1” is not a list of numbers").arg(text.simplified()));
    if (const QString why = countRefusal(input, typed); !why.isEmpty()) return refuse(why);
    // Of dynamic dimensions the run has its own sizes.
    if (tensor && tensor->dynamism == Dynamism::fixed) {
        const auto value = typed_value(typed, tensor->dtype, tensor->upper);
        if (!value.ok()) return refuse(words::error(value.error()));
    }
    setFile(input, kit::text(typed));
}

void RunSettings::fill(RunRequest& request) const {
    request.runtime = static_cast<RunRequest::Runtime>(runtime_->currentData().toInt());
    request.check_values = check_->isEnabled() && check_->isChecked();
    request.against = against_->currentData().toString().toStdString();
    request.made.files = files_;
    const bool wantsExamples = examples_->isChecked() && method_ && hasExampleSizes(*method_);
    request.made.sizes = wantsExamples ? InputRequest::Sizes::example : InputRequest::Sizes::upper;
    if (method_) sizes_->fill(*method_, request.made);
    const auto number = [](const QLineEdit& field, double otherwise) {
        bool is_number = false;
        const double value = QLocale::c().toDouble(field.text(), &is_number);
        return is_number && value >= 0 ? value : otherwise;
    };
    if (const double rtol = number(*rtol_, -1); rtol >= 0) request.rtol = rtol;
    request.atol = number(*atol_, request.atol);
    request.sanitize = sanitize_->isEnabled() && sanitize_->isChecked();
    request.manage_outputs = manage_->isChecked();
    request.instances = instances_->value();
    request.intra_threads = threads_->value();
    if (request.runtime == RunRequest::Runtime::precomputed) request.warmup = warmupsOf(warmup_->text());
    if (request.runtime == RunRequest::Runtime::executorch) request.bindings = bindings_;
}

}  // namespace arenascope
