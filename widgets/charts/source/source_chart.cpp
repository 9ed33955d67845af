#include "widgets/charts/source/source_chart.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/open/archive_source.h"
#include "widgets/charts/source/source_labels.h"
#include "widgets/charts/source/source_operators.h"
#include "widgets/plot/chart_header.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/elided_combo.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int most_files = 40;  ///< tabs; the omitted files have the fewest operators

QHBoxLayout* barOf(QWidget& bar) {
    auto* row = new QHBoxLayout(&bar);
    row->setContentsMargins(metric::chartPad, 4, metric::cellPad, 4);
    row->setSpacing(8);
    return row;
}

}  // namespace

SourceChart::SourceChart(ViewState& state, QWidget* parent)
    : Chart(parent), state_(state), header_(new ChartHeader(this)) {
    setObjectName(QStringLiteral("sourceChart"));
    setAccessibleName(tr("Source"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    header_->setFixedHeight(forText(metric::chartHeader + 6));
    column->addWidget(header_);
    column->addWidget(kit::separator(this));
    auto* split = new QSplitter(this);
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(buildSource());
    split->addWidget(buildShares());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({600, 400});
    for (int i = 0; i < split->count(); ++i) split->widget(i)->installEventFilter(this);
    column->addWidget(split, 1);
    setFocusProxy(list_);
    connect(&state_, &ViewState::outcomeChanged, this, &SourceChart::prepare);
    connect(&state_, &ViewState::runChanged, this, &SourceChart::weigh);
    connect(&state_, &ViewState::stepChanged, this, &SourceChart::weigh);
    connect(&state_, &ViewState::selectionChanged, this, &SourceChart::follow);
    tensor_menu::attach(*this, state_, [this](const TensorEdits& edits) { emit editRequested(edits); });
    showFacts();
}

bool SourceChart::isWide() const { return window()->width() < forText(1600); }

QWidget* SourceChart::buildSource() {
    auto* host = new QWidget(this);
    auto* column = new QVBoxLayout(host);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    files_ = new QTabBar(host);
    files_->setObjectName(QStringLiteral("sourceFiles"));
    files_->setAccessibleName(tr("Source files"));
    files_->setDrawBase(false);
    files_->setExpanding(false);
    files_->setUsesScrollButtons(true);
    files_->setElideMode(Qt::ElideNone);
    files_->setFixedHeight(forText(metric::tabBar));
    auto* bar = new QWidget(host);
    QHBoxLayout* row = barOf(*bar);
    found_ = new ElidedLabel(QString(), "hint", Qt::ElideLeft, bar);
    found_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    find_ = new QToolButton(bar);
    find_->setText(tr("Show the whole file…"));
    find_->setToolTip(tr("Read the file at its recorded path, or choose where it is"));
    editor_ = new QToolButton(bar);
    editor_->setText(tr("Open in editor"));
    editor_->setToolTip(tr("Open the file at the line with the editor of the Preferences"));
    find_->setIcon(themeIcon(QStringLiteral("file")));
    editor_->setIcon(themeIcon(QStringLiteral("export")));
    for (QToolButton* each : {find_, editor_}) setStyleState(*each, "framed", true);
    row->addWidget(found_, 1);
    row->addWidget(find_);
    row->addWidget(editor_);
    list_ = new SourceList(host);
    column->addWidget(files_);
    column->addWidget(bar);
    column->addWidget(list_, 1);
    connect(files_, &QTabBar::currentChanged, this, &SourceChart::showFile);
    connect(list_, &SourceList::chosen, this, &SourceChart::chooseLine);
    connect(find_, &QToolButton::clicked, this, &SourceChart::findFile);
    const auto open = [this] {
        if (!map_->files.has(file_)) return;
        const QString recorded = kit::text(map_->files[file_].path), place = texts_.placeOf(recorded);
        const SourceLineIndex line = list_->current();
        emit editorRequested(place.isEmpty() ? recorded : place, line.valid() ? map_->lines[line].line : 1);
    };
    connect(editor_, &QToolButton::clicked, this, open);
    connect(list_, &SourceList::opened, this, open);
    return host;
}

QWidget* SourceChart::buildShares() {
    auto* host = new QWidget(this);
    auto* column = new QVBoxLayout(host);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new QWidget(host);
    QHBoxLayout* row = barOf(*bar);
    step_ = new QSpinBox(bar);
    step_->setPrefix(tr("step "));
    step_->setAccessibleName(tr("Step whose live bytes are shown"));
    peak_ = new QToolButton(bar);
    peak_->setText(tr("Peak"));
    peak_->setToolTip(tr("Go to the step with the most live bytes"));
    measures_ = new ElidedCombo(bar);
    measures_->setAccessibleName(tr("Measure"));
    for (const CostMeasure measure : {CostMeasure::memory, CostMeasure::time, CostMeasure::traffic})
        measures_->addItem(SourceLabels::measure(measure), static_cast<int>(measure));
    orders_ = new ElidedCombo(bar);
    orders_->setAccessibleName(tr("Grouping"));
    for (const CostOrder order : {CostOrder::modules, CostOrder::stack})
        orders_->addItem(SourceLabels::order(order), static_cast<int>(order));
    constexpr int fewest_letters = 5;  // a narrow view keeps the room for the lines
    for (QComboBox* box : {measures_, orders_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(fewest_letters);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    row->addWidget(measures_);
    row->addWidget(step_);
    row->addWidget(peak_);
    row->addWidget(orders_);
    icicle_ = new IcicleView(host);
    shares_ = new QScrollArea(host);
    shares_->setFrameShape(QFrame::NoFrame);
    shares_->setWidgetResizable(true);
    shares_->setFocusPolicy(Qt::NoFocus);
    shares_->setWidget(icicle_);
    title_ = new ElidedLabel(QString(), "section", Qt::ElideRight, host);
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout;  // a label forgets its own margins when its style changes
    head->setContentsMargins(metric::chartPad, 6, metric::chartPad, 6);
    head->addWidget(title_);
    operators_ = new SourceOperators(host);
    column->addWidget(bar);
    column->addWidget(kit::separator(host));
    column->addWidget(shares_, 1);
    column->addWidget(kit::separator(host));
    column->addLayout(head);
    column->addWidget(operators_, 1);
    connect(step_, &QSpinBox::valueChanged, this, [this](int step) { state_.setStep(Step(step)); });
    connect(peak_, &QToolButton::clicked, this, [this] {
        if (state_.outcome()) state_.setStep(peak_step(*state_.outcome()));
    });
    connect(measures_, &QComboBox::currentIndexChanged, this, &SourceChart::showTree);
    connect(orders_, &QComboBox::currentIndexChanged, this, &SourceChart::showTree);
    connect(icicle_, &IcicleView::chosen, this, &SourceChart::choosePart);
    connect(operators_, &SourceOperators::chosen, this, [this](InstructionIndex at) { selectOperators({at}); });
    return host;
}

/// Narrow bars keep icons in place of words, and leave out what every view has: the step.
void SourceChart::fitBars() {
    constexpr int with_words = 520, with_peak = 350, with_step = 290;
    const int source = files_->parentWidget()->width(), shares = shares_->parentWidget()->width();
    for (QToolButton* each : {find_, editor_})
        each->setToolButtonStyle(source < with_words ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    const bool atStep = static_cast<CostMeasure>(measures_->currentData().toInt()) == CostMeasure::memory;
    step_->setVisible(atStep && shares >= with_step);
    peak_->setVisible(atStep && shares >= with_peak);
}

bool SourceChart::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitBars();
    return Chart::eventFilter(watched, event);
}

void SourceChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    prepare();
}

Step SourceChart::step() const { return std::clamp(state_.step(), Step(0), Step(state_.outcome()->steps - 1)); }

void SourceChart::prepare() {
    if (waits()) return;
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    const std::shared_ptr<const Method> method = outcome ? outcome->method : nullptr;
    if (method == method_) {
        weigh();
        return follow();  // what was selected while another view was shown
    }
    method_ = method;
    list_->show(nullptr, nullptr, {});
    map_ = std::make_shared<const SourceMap>(method ? source_map(*method) : SourceMap());
    file_ = {};
    {
        const QSignalBlocker quiet(files_);
        while (files_->count() > 0) files_->removeTab(0);
        for (const SourceFileIndex file : map_->files.indices()) {
            if (files_->count() >= most_files) break;
            const SourceFile& it = map_->files[file];
            const int tab = files_->addTab(kit::text(file_name_of(it.path)) + QStringLiteral("  ") +
                                           QString::number(it.lines.size()));
            files_->setTabToolTip(tab, kit::text(it.path));
            if (it.origin == PythonFrame::Origin::torch) files_->setTabTextColor(tab, theme().tx3);
        }
        const QSignalBlocker still(step_);
        step_->setRange(0, outcome ? std::max(0, outcome->steps - 1) : 0);
    }
    if (outcome && state_.step() <= Step(0)) {
        const Step peak = peak_step(*outcome);
        if (peak.valid()) state_.setStep(peak);
    }
    weigh();
    showFile(files_->currentIndex());
    follow();
}

void SourceChart::weigh() {
    if (waits() || method_ != (state_.outcome() ? state_.outcome()->method : nullptr)) return;
    if (!method_) {
        costs_ = {};
    } else {
        costs_ =
            source_costs(*map_, *state_.outcome(), state_.run().get(), state_.outcome()->steps > 0 ? step() : Step{});
        const QSignalBlocker quiet(step_);
        step_->setValue(std::max(0, costs_.step.number()));
    }
    list_->setCosts(map_->is_empty() ? nullptr : &costs_);
    showFacts();
    showTree();
}

void SourceChart::showFacts() {
    if (!method_) return header_->setFacts({{tr("Source"), tr("no plan yet"), {}}});
    SourceLineIndex fullest{}, slowest{};
    for (const SourceLineIndex line : map_->lines.indices()) {
        const auto live = [&](SourceLineIndex at) { return costs_.made[at].live; };
        const auto time = [&](SourceLineIndex at) { return costs_.made[at].milliseconds; };
        if (live(line) > 0 && (!fullest.valid() || live(line) > live(fullest))) fullest = line;
        if (time(line) > 0 && (!slowest.valid() || time(line) > time(slowest))) slowest = line;
    }
    const auto share = [](double part, double all) { return format::percent(all > 0 ? part / all : 0); };
    QList<Fact> facts{{costs_.is_peak ? tr("Peak") : tr("Live"), format::bytes(costs_.live),
                       tr("at step %1").arg(std::max(0, costs_.step.number()))}};
    if (fullest.valid()) {
        const qint64 bytes = costs_.made[fullest].live;
        facts.append({tr("Line with the most bytes"), kit::text(map_->name_of(fullest)),
                      format::bytes(bytes) + QStringLiteral(", ") +
                          share(static_cast<double>(bytes), static_cast<double>(costs_.live))});
    }
    if (slowest.valid())
        facts.append({tr("Slowest line"), kit::text(map_->name_of(slowest)),
                      tr("%1 ms").arg(format::milliseconds(costs_.made[slowest].milliseconds)) + QStringLiteral(", ") +
                          share(costs_.made[slowest].milliseconds, costs_.total.milliseconds)});
    if (costs_.has_times)
        facts.append({tr("Run on this machine"), tr("%1 ms").arg(format::milliseconds(costs_.total.milliseconds)),
                      tr("operators of the last run")});
    header_->setFacts(facts);
    setAccessibleDescription(header_->accessibleDescription());
}

void SourceChart::showFile(int tab) {
    file_ = SourceFileIndex(tab);
    const bool has_one = map_->files.has(file_);
    find_->setVisible(has_one);
    editor_->setEnabled(has_one);
    if (!has_one) {
        found_->clear();
        return list_->show(nullptr, nullptr, {});
    }
    const std::string& path = map_->files[file_].path;
    const QString recorded = kit::text(path);
    if (texts_.of(recorded).isEmpty() && program_) {
        const auto archived = archive_source(*program_, path);
        if (archived.ok() && archived.value()) texts_.take(recorded, kit::text(*archived.value()));
    }
    SourceRows rows = sourceRows(*map_, file_, texts_.of(recorded));
    found_->setText(foundText(recorded, rows));
    found_->setToolTip(found_->text());
    find_->setVisible(texts_.of(recorded).isEmpty() || texts_.isOfArchive(recorded));
    list_->show(map_.get(), &costs_, std::move(rows));
}

QString SourceChart::foundText(const QString& recorded, const SourceRows& rows) const {
    if (texts_.of(recorded).isEmpty()) return tr("%1: as recorded in the program").arg(recorded);
    const QString place =
        texts_.isOfArchive(recorded) ? tr("%1 in the program's archive").arg(recorded) : texts_.placeOf(recorded);
    if (rows.differing == 0) return tr("%1: all recorded lines agree").arg(place);
    return tr("%1: %2 of %3 recorded lines differ").arg(place).arg(rows.differing).arg(rows.recorded);
}

void SourceChart::setProgram(std::shared_ptr<const Program> program) {
    if (program == program_) return;
    program_ = std::move(program);
    texts_.forgetArchived();
    if (method_) showFile(files_->currentIndex());
}

void SourceChart::showTree() {
    if (!method_) return icicle_->show({}, CostMeasure::memory);
    const auto measure = static_cast<CostMeasure>(measures_->currentData().toInt());
    const auto order = static_cast<CostOrder>(orders_->currentData().toInt());
    fitBars();
    icicle_->show(cost_tree(*map_, costs_, *method_, order, measure), measure);
    markPart(list_->current(), state_.current());
}

/// The largest part of the tensor, or else of the line.
void SourceChart::markPart(SourceLineIndex line, ValueId value) {
    const CostTree& tree = icicle_->tree();
    CostIndex ofLine{}, ofValue{};
    const auto keep = [&tree](CostIndex& best, CostIndex at) {
        if (!best.valid() || tree.nodes[at].cost > tree.nodes[best].cost) best = at;
    };
    for (const CostIndex at : tree.nodes.indices()) {
        const CostNode& node = tree.nodes[at];
        if (node.kind == CostNode::Kind::line && node.line == line && line.valid()) keep(ofLine, at);
        if (value != no_value && node.value == value) keep(ofValue, at);
    }
    icicle_->mark(ofValue.valid() ? ofValue : ofLine);
}

void SourceChart::turnTo(SourceFileIndex file) {
    if (file == file_) return;
    const QSignalBlocker quiet(files_);
    files_->setCurrentIndex(file.number());
    showFile(file.number());
}

/// Lines that made the selected tensors.
void SourceChart::follow() {
    if (waits() || !method_ || own_) return;
    std::set<SourceLineIndex> lines;
    const auto line_of = [&](ValueId value) {
        const InstructionIndex maker = map_->makers.has(value) ? map_->makers[value] : InstructionIndex{};
        return maker.valid() ? map_->own[maker] : SourceLineIndex{};
    };
    std::vector<InstructionIndex> operators;
    for (const ValueId value : state_.selection()) {
        if (const SourceLineIndex line = line_of(value); line.valid()) lines.insert(line);
        if (map_->makers.has(value) && map_->makers[value].valid()) operators.push_back(map_->makers[value]);
    }
    const SourceLineIndex current = line_of(state_.current());
    if (current.valid()) turnTo(map_->lines[current].file);
    list_->mark(std::move(lines), current);
    markPart(current, state_.current());
    std::sort(operators.begin(), operators.end());
    operators.erase(std::unique(operators.begin(), operators.end()), operators.end());
    showOperators(current.valid() ? tr("Selection, %1").arg(kit::text(map_->name_of(current))) : tr("Selection"),
                  operators);
}

void SourceChart::showOperators(const QString& title, const std::vector<InstructionIndex>& operators) {
    title_->setText(operators.empty()
                        ? tr("Select a line or a part to list its operators")
                        : tr("%1: %n operator(s)", nullptr, static_cast<int>(operators.size())).arg(title));
    operators_->show(*state_.outcome(), costs_, operators);
}

void SourceChart::selectOperators(const std::vector<InstructionIndex>& operators) {
    std::set<ValueId> values;
    ValueId largest = no_value;
    const auto bytes = [&](ValueId value) {
        const TensorRow* row = state_.row(value);
        return row ? row->bytes : -1;
    };
    for (const InstructionIndex at : operators) {
        for (const ValueId made : method_->instructions[at].outs) {
            if (!state_.row(made)) continue;
            values.insert(made);
            if (largest == no_value || bytes(made) > bytes(largest)) largest = made;
        }
    }
    // Of the tensors live at the step, if any.
    for (const LiveShare& tensor : costs_.tensors) {
        if (!values.contains(tensor.value)) continue;
        largest = tensor.value;
        break;
    }
    const QScopedValueRollback own(own_, true);
    state_.select(std::move(values), largest);
}

void SourceChart::chooseLine(SourceLineIndex line) {
    if (!map_->lines.has(line)) return;
    const SourceLine& it = map_->lines[line];
    turnTo(it.file);
    std::vector<InstructionIndex> operators = it.made;
    operators.insert(operators.end(), it.called.begin(), it.called.end());
    std::sort(operators.begin(), operators.end());
    list_->mark({line}, line);
    markPart(line, no_value);
    showOperators(kit::text(map_->name_of(line)), operators);
    selectOperators(operators);
    emit statusChanged(list_->spoken(line));
}

void SourceChart::choosePart(CostIndex node) {
    const CostTree& tree = icicle_->tree();
    std::vector<InstructionIndex> operators;
    std::set<SourceLineIndex> lines;
    std::set<ValueId> values;
    std::vector<CostIndex> next{node};
    while (!next.empty()) {
        const CostNode& it = tree.nodes[next.back()];
        next.pop_back();
        next.insert(next.end(), it.children.begin(), it.children.end());
        if (it.line.valid()) lines.insert(it.line);
        if (it.value != no_value) values.insert(it.value);
        if (it.instruction.valid()) operators.push_back(it.instruction);
    }
    std::sort(operators.begin(), operators.end());
    operators.erase(std::unique(operators.begin(), operators.end()), operators.end());
    SourceLineIndex line = tree.nodes[node].line;
    for (CostIndex at = node; !line.valid() && at.valid(); at = tree.nodes[at].parent) line = tree.nodes[at].line;
    if (line.valid()) turnTo(map_->lines[line].file);
    list_->mark(lines, line);
    showOperators(SourceLabels::title(tree.nodes[node]), operators);
    const ValueId current = tree.nodes[node].value != no_value ? tree.nodes[node].value
        : values.empty()                                       ? no_value
                                                               : *values.begin();
    const QScopedValueRollback own(own_, true);
    state_.select(std::move(values), current);
    emit statusChanged(icicle_->spoken(node));
}

void SourceChart::goTo(const QString& file, int line) {
    prepare();
    for (const SourceLineIndex at : map_->lines.indices()) {
        const SourceLine& it = map_->lines[at];
        if (it.line == line && kit::text(map_->files[it.file].path) == file) return chooseLine(at);
    }
}

Result<> SourceChart::readFile(const QString& recorded, const QString& local) {
    auto read = texts_.read(recorded, local);
    if (!read.ok()) return read;
    const SourceLineIndex line = list_->current();
    showFile(files_->currentIndex());
    list_->mark(line.valid() ? std::set{line} : std::set<SourceLineIndex>{}, line);
    return done;
}

/// A path from the program is opened only here, on the user's request.
void SourceChart::findFile() {
    if (!map_->files.has(file_)) return;
    const QString recorded = kit::text(map_->files[file_].path);
    QString place = texts_.placeOf(recorded);
    if (place.isEmpty() && QFileInfo(recorded).isAbsolute() && QFileInfo(recorded).isFile()) place = recorded;
    if (place.isEmpty())
        place = QFileDialog::getOpenFileName(this, tr("Where is %1?").arg(recorded), QFileInfo(recorded).fileName(),
                                             tr("Python (*.py);;All files (*)"));
    if (place.isEmpty()) return;
    if (auto read = readFile(recorded, place); !read.ok()) emit refused(read.error());
}

void SourceChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    for (int tab = 0; tab < files_->count(); ++tab) {
        const bool torch = map_->files[SourceFileIndex(tab)].origin == PythonFrame::Origin::torch;
        files_->setTabTextColor(tab, torch ? theme().tx3 : QColor());
    }
    update();
}

QImage SourceChart::renderImage(QSize size, qreal dpr) {
    prepare();
    return widgetPicture(*this, size, dpr);
}

void SourceChart::paintOnto(QPaintDevice& device, QSize size) {
    prepare();
    paintWidgetOnto(*this, device, size);
}

}  // namespace arenascope
