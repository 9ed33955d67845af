// The export dialog: target, contents, proof, and the confirmation that a faulty plan needs.

#include "app/dialogs/export_dialog.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/dialogs/check_row.h"
#include "app/dialogs/example_note.h"
#include "app/dialogs/export_contents.h"
#include "app/dialogs/export_pools.h"
#include "app/dialogs/integers_row.h"
#include "app/dialogs/menu_copy.h"
#include "app/dialogs/scrolled_column.h"
#include "app/document/plan_trouble.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/export/export_stored.h"
#include "engine/formats/zero_states.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/plan_rows.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

qint64 elementsOf(const std::vector<std::int64_t>& shape) {
    qint64 out = 1;
    for (const std::int64_t size : shape) out *= size;  // of a tensor that exists
    return out;
}

enum OutputColumn {
    name_column,
    type_column,
    shape_column,
    elements_column,
    delta_column,
    largest_column,
    verdict_column
};

}  // namespace

ExportDialog::ExportDialog(Workspace& workspace, QWidget* parent)
    : Sheet(tr("Export program"),
            tr("%1, plan %2, %n step(s)", nullptr, static_cast<int>(workspace.view().outcome()->steps))
                .arg(workspace.title(), planTitle(workspace.view().outcome()->plan().planner)),
            QStringLiteral("export"), parent),
      workspace_(workspace),
      jobs_(&workspace.jobs()),
      graph_{.program = workspace.document()->program(), .outcome = workspace.view().outcome()} {
    resize(940, 640);
    QWidget* target = buildTarget();
    addColumns(target, buildProof());
    addFoot(buildFoot());
    file_->setFocus();  // Export is disabled until the proof is done
    connect(&workspace_, &Workspace::upToDateChanged, this, &ExportDialog::takeOutcome);
    connect(&workspace_.view(), &ViewState::footprintChanged, this, [this] {
        showCaution();
        updateButton();
    });
    startProof();
}

ExportDialog::~ExportDialog() {
    if (jobs_) jobs_->cancel(Jobs::Kind::exporting);
}

QWidget* ExportDialog::buildTarget() {
    target_ = new QWidget(this);
    target_->setMinimumWidth(300);  // more where words are longer
    auto* layout = new QVBoxLayout(target_);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    fillTarget();
    return new ScrolledColumn(target_, this);
}

void ExportDialog::fillTarget() {
    QWidget* host = target_;
    auto* layout = static_cast<QVBoxLayout*>(host->layout());
    layout->addWidget(kit::label(tr("Target"), "section", host));
    addTargets(*layout, *host);
    layout->addSpacing(4);
    layout->addWidget(new ExportPools(workspace_.view(), graph_.outcome, host));
    if (QLabel* example = exampleNote(*graph_.outcome, host)) layout->addWidget(example);
    layout->addSpacing(4);
    layout->addWidget(kit::label(tr("Contents"), "section", host));
    contents_ = new ExportContents(*graph_.outcome, host);
    layout->addWidget(contents_);
    connect(contents_, &ExportContents::changed, this, [this] {
        contents_->fill(options_);
        startProof();
    });
    layout->addStretch();
}

/// Export targets, with what each lacks. The first that lacks nothing is selected.
void ExportDialog::addTargets(QVBoxLayout& layout, QWidget& host) {
    targets_ = new QVBoxLayout;
    targets_->setSpacing(layout.spacing());
    layout.addLayout(targets_);
    QRadioButton* chosen = nullptr;
    for (const ExportTarget& target : export_targets()) {
        const auto [choice, missing] = addTarget(target, words::engine(target.title));
        if (chosen && (lacks_.empty() || !missing.empty())) continue;
        chosen = choice;
        options_.target = target.id;
        lacks_ = missing;
    }
    for (const QString& path : settings::operatorLists()) {
        const auto target = export_target(path.toStdString());
        if (!target.ok()) continue;  // moved or changed since
        const auto [choice, missing] = addTarget(target.value(), QFileInfo(path).fileName());
        if (path != settings::exportTarget()) continue;
        chosen = choice;
        options_.target = target.value().id;
        lacks_ = missing;
    }
    const QSignalBlocker quiet(chosen);  // the first proof begins when the dialog is complete
    chosen->setChecked(true);
    auto* list = new QPushButton(tr("Operator list…"), &host);
    list->setObjectName(QStringLiteral("operatorList"));
    list->setToolTip(tr("Custom target: a text file with one operator per line"));
    setStyleState(*list, "compact", true);
    layout.addWidget(list, 0, Qt::AlignLeft);
    listError_ = kit::label(QString(), "bad", &host);
    listError_->setWordWrap(true);
    listError_->hide();
    layout.addWidget(listError_);
    connect(list, &QPushButton::clicked, this, &ExportDialog::chooseOperatorList);
}

std::pair<QRadioButton*, std::vector<Missing>> ExportDialog::addTarget(const ExportTarget& target,
                                                                       const QString& title) {
    Method method = *graph_.outcome->method;
    if (needs_adapting(target) && workspace_.document()->program()->format != FormatId::pte) adapt_to_portable(method);
    const std::vector<Missing> missing = missing_on(target, method);
    const bool lacks = !missing.empty();
    QWidget* host = targets_->parentWidget();
    auto* choice = new QRadioButton(title, host);
    targets_->addWidget(choice);
    QLabel* says =
        kit::label(lacks ? tr("✗ lacks %n", nullptr, static_cast<int>(missing.size())) : tr("✓ has every operator"),
                   lacks ? "bad" : "hint", host);
    says->setContentsMargins(24, 0, 0, 0);
    for (QWidget* each : {static_cast<QWidget*>(says), static_cast<QWidget*>(choice)})
        each->setToolTip(words::message(text_of(missing)));
    targets_->addWidget(says);
    if (target.links_cortex_m)
        if (QWidget* integers = integersRow(workspace_, *graph_.outcome, host)) targets_->addWidget(integers);
    connect(choice, &QRadioButton::toggled, this, [this, id = target.id, missing](bool on) {
        if (on) choose(id, missing);
    });
    return {choice, missing};
}

void ExportDialog::takeOutcome(bool isUpToDate) {
    if (!isUpToDate) proven_ = false;
    updateButton();
    const auto outcome = workspace_.view().outcome();
    if (!isUpToDate || !outcome || (outcome == shown_ && proven_)) return;
    take({.program = workspace_.document()->program(), .outcome = outcome});
}

void ExportDialog::take(ExportedGraph graph) {
    graph_ = std::move(graph);
    kit::clear(target_->layout());
    fillTarget();
    contents_->fill(options_);
    startProof();
}

/// Recurrent layers in one operator: the file gets the graph without them.
void ExportDialog::unroll() {
    const auto work = [engine = workspace_.engine(), graph = graph_, session = workspace_.session().maker()](
                          Progress& progress) { return unrolled(engine, graph, session(), progress); };
    jobs_->start<ExportedGraph>(Jobs::Kind::exporting, tr("Proving the export"), this, work,
                                [this](Result<ExportedGraph> graph) {
                                    if (graph.ok()) return take(std::move(graph).take());
                                    showVerdict(tr("✗ There is no proof"));
                                    fail(graph.error());
                                    emit proved();
                                });
}

void ExportDialog::chooseOperatorList() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Operator list"), QString(), tr("Operator lists (*.txt);;All files (*)"));
    if (!path.isEmpty()) addOperatorList(path);
}

void ExportDialog::addOperatorList(const QString& path) {
    const auto target = export_target(path.toStdString());
    listError_->setVisible(!target.ok());
    if (!target.ok()) return listError_->setText(words::error(target.error()));
    settings::addOperatorList(path);
    addTarget(target.value(), QFileInfo(path).fileName()).first->setChecked(true);
}

void ExportDialog::choose(const std::string& target, const std::vector<Missing>& missing) {
    options_.target = target;
    lacks_ = missing;
    showCaution();
    startProof();
}

QWidget* ExportDialog::buildProof() {
    auto* host = new QWidget(this);
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(16, 12, 16, 10);
    layout->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->addWidget(kit::label(tr("Proof"), "section", host));
    head->addWidget(
        kit::label(tr("a temporary copy is written and read back, and run where results are recorded"), "dim", host),
        1);
    layout->addLayout(head);
    verdict_ = kit::chip(QString(), "bad", host);
    verdict_->setObjectName(QStringLiteral("proofVerdict"));
    verdict_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    verdict_->setWordWrap(true);
    verdict_->setFont(theme().bodyBold);
    verdict_->hide();
    layout->addWidget(verdict_);
    steps_ = new QGridLayout;
    steps_->setHorizontalSpacing(10);
    steps_->setColumnStretch(2, 1);
    layout->addLayout(steps_);
    message_ = kit::label(tr("Working…"), "hint", host);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(message_);
    outputs_ = new QTreeWidget(host);
    outputs_->setHeaderLabels(
        {tr("Output"), tr("Type"), tr("Shape"), tr("Elements"), tr("Max |Δ|"), tr("Largest expected"), tr("Expected")});
    outputs_->setRootIsDecorated(false);
    outputs_->setAccessibleName(tr("Outputs of the exported program"));
    outputs_->setTextElideMode(Qt::ElideLeft);
    for (const int column : {elements_column, delta_column, largest_column})
        outputs_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    outputs_->header()->setStretchLastSection(false);
    outputs_->header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    const std::pair<int, int> widths[] = {{type_column, 44},  {shape_column, 92},   {elements_column, 62},
                                          {delta_column, 66}, {largest_column, 66}, {verdict_column, 72}};
    for (const auto& [column, width] : widths)  // heads may be longer in other languages
        outputs_->setColumnWidth(column, std::max(width, wholeWidth(*outputs_, column)));
    layout->addWidget(outputs_, 1);
    layout->addWidget(kit::separator(host));
    layout->addLayout(buildFile(host));
    check_ = new CheckRow(kit::text(workspace_.document()->program()->path), host);
    layout->addWidget(check_);
    return host;
}

/// Below the outputs, where a path has room: its end is the relevant part.
QLayout* ExportDialog::buildFile(QWidget* host) {
    auto* row = new QHBoxLayout;
    row->addWidget(kit::label(tr("File"), "section", host));
    const QFileInfo source(QString::fromStdString(workspace_.document()->program()->path));
    const bool generic = source.completeBaseName() == QLatin1String("model");
    const QString name = generic ? source.absoluteDir().dirName() : source.completeBaseName();
    const QDir folder = QFileInfo(source.absolutePath()).isWritable() ? source.absoluteDir() : QDir::home();
    file_ = new QLineEdit(folder.filePath(name + QStringLiteral("_planned.pte")), host);
    file_->setAccessibleName(tr("File to write"));
    auto* browse = new QToolButton(host);
    browse->setText(QStringLiteral("…"));
    setStyleState(*browse, "framed", true);
    browse->setAccessibleName(tr("Choose the file"));
    row->addWidget(file_, 1);
    row->addWidget(browse);
    connect(browse, &QToolButton::clicked, this, &ExportDialog::chooseFile);
    connect(file_, &QLineEdit::textChanged, this, &ExportDialog::updateButton);
    return row;
}

QWidget* ExportDialog::buildFoot() {
    auto* host = new QWidget(this);
    auto* layout = foot_ = new QHBoxLayout(host);
    layout->setContentsMargins(16, 10, 16, 10);
    untouched_ = kit::label(tr("The chosen file is not written until you export."), "dim", host);
    caution_ = kit::label(QString(), "bad", host);
    caution_->setObjectName(QStringLiteral("caution"));
    caution_->setWordWrap(true);
    layout->addWidget(untouched_, 1);
    layout->addWidget(caution_, 1);
    force_ = new QCheckBox(tr("Export anyway"), host);
    connect(force_, &QCheckBox::toggled, this, &ExportDialog::updateButton);
    layout->addWidget(force_);
    auto* cancel = new QPushButton(tr("Close"), host);
    export_ = new QPushButton(tr("Export"), host);
    setStyleState(*export_, "primary", true);
    export_->setDefault(true);
    layout->addWidget(cancel);
    layout->addWidget(export_);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(export_, &QPushButton::clicked, this, &ExportDialog::write);
    showCaution();
    updateButton();
    return host;
}

void ExportDialog::offerOthers(QMenu& menu) {
    auto* others = new QPushButton(tr("Other files"), this);
    others->setObjectName(QStringLiteral("otherFiles"));
    others->setToolTip(tr("C header, linker script, planning pass, trace, report, picture, budget check"));
    others->setMenu(copyOfMenu(
        menu, [this] { reject(); }, this));
    others->setAutoDefault(false);
    foot_->insertWidget(0, others);
}

void ExportDialog::startProof() {
    proven_ = false;
    proof_ = {};
    verdict_->hide();
    showCaution();
    kit::clear(steps_);
    outputs_->clear();
    message_->setText(tr("Working…"));
    setStyleState(*message_, "tone", QStringLiteral("hint"));
    message_->show();
    updateButton();
    if (!graph_.stored) shown_ = graph_.outcome;
    if (has_joined_layers(*graph_.outcome->method)) return unroll();
    const Engine engine = workspace_.engine();
    const auto work = [engine, program = graph_.program, outcome = graph_.outcome,
                       stored = graph_.stored ? *graph_.stored : workspace_.session().make(),
                       recorded = workspace_.runs().recorded(), options = options_](Progress& progress) {
        return prove_copy(engine, *program, *outcome, stored, QStringLiteral(".pte"), options, recorded, progress);
    };
    jobs_->start<Proof>(Jobs::Kind::exporting, tr("Proving the export"), this, work, [this](Result<Proof> proof) {
        if (proof.ok()) showProof(proof.value());
        else showVerdict(tr("✗ There is no proof")), fail(proof.error());
        emit proved();
    });
}

void ExportDialog::showProof(const Proof& proof) {
    proof_ = proof;
    proven_ = true;
    message_->hide();
    QStringList failed;
    for (const ProofStep& step : proof.steps) {
        if (!step.good) failed.append(step.title);
    }
    if (!proof.isGood) showVerdict(tr("✗ The proof failed: %1").arg(failed.join(QStringLiteral(", "))));
    showCaution();
    if (graph_.stored) addStep(unrolledStep(graph_));
    for (const ProofStep& step : proof.steps) addStep(step);
    constexpr std::size_t most_named = 3;  // the target's tooltip lists all
    for (std::size_t i = 0; i < std::min(lacks_.size(), most_named); ++i)
        addStep({.title = lacks_[i].is_refused() ? tr("Target cannot run") : tr("Target lacks"),
                 .detail = words::message(text_of({lacks_[i]})),
                 .number = {},
                 .good = false});
    if (lacks_.size() > most_named)
        addStep({.title = tr("Target lacks"),
                 .detail = tr("and %n more", nullptr, static_cast<int>(lacks_.size() - most_named)),
                 .number = {},
                 .good = false});
    for (const OutputReport& output : proof.outputs) {
        auto* item = new QTreeWidgetItem(outputs_,
                                         {outputTitle(output), kit::text(name_of(output.dtype)),
                                          kit::shapeText(output.shape), format::number(elementsOf(output.shape))});
        item->setToolTip(name_column, outputTitle(output));
        for (const int column : {shape_column, elements_column, delta_column, largest_column})
            item->setFont(column, theme().mono);
        for (const int column : {elements_column, delta_column, largest_column})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (!output.difference) continue;
        const bool good = output.difference->first_mismatch < 0;
        item->setText(delta_column, differenceText(output.difference->max_abs));
        item->setText(largest_column, differenceText(output.largest));
        item->setText(verdict_column, good ? tr("✓ equal") : tr("✗ differs"));
        item->setForeground(verdict_column, good ? theme().blue : theme().bad);
    }
    constexpr int longest_shape = 136;  // the names keep the rest
    outputs_->setColumnWidth(shape_column, std::min(wholeWidth(*outputs_, shape_column), longest_shape));
    updateButton();
}

void ExportDialog::addStep(const ProofStep& step) {
    const int row = steps_->rowCount();
    auto* icon = new QLabel(this);
    const auto [sign, tone] = step.isNote ? std::pair("info", theme().tx2)
        : step.good                       ? std::pair("check", theme().blue)
                                          : std::pair("warning", theme().bad);
    icon->setPixmap(themePixmap(QLatin1String(sign), tone, 16, devicePixelRatioF()));
    QLabel* detail = kit::label(step.detail, "dim", this);
    detail->setWordWrap(true);
    QLabel* title = kit::label(step.title, step.good ? "" : "bad", this);
    title->setFont(theme().bodyMedium);
    QLabel* number = kit::label(step.number, "mono", this);
    steps_->addWidget(icon, row, 0, Qt::AlignTop);
    steps_->addWidget(title, row, 1, Qt::AlignTop);
    steps_->addWidget(detail, row, 2, Qt::AlignTop);
    steps_->addWidget(number, row, 3, Qt::AlignTop | Qt::AlignRight);
}

void ExportDialog::showVerdict(const QString& text) {
    verdict_->setText(text);
    verdict_->show();
}

void ExportDialog::fail(const Error& error) {
    message_->setText(words::error(error));
    setStyleState(*message_, "tone", QStringLiteral("bad"));
    message_->show();
    updateButton();
}

void ExportDialog::chooseFile() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export program"), file_->text(), tr("ExecuTorch (*.pte)"));
    if (path.isEmpty()) return;
    file_->setText(path);
    confirmed_ = path;  // the file chooser has confirmed it
}

bool ExportDialog::mayWrite(const QString& path) {
    if (path == confirmed_ || !QFileInfo::exists(path)) return true;
    const QString question = tr("%1 exists. Replace it?").arg(QFileInfo(path).fileName());
    return QMessageBox::question(this, tr("Export program"), question, QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

QStringList ExportDialog::cautions() const {
    const ViewState& view = workspace_.view();
    QStringList out = troubleOf(*graph_.outcome, view.footprint().get(), view.tuning().get()).cautions;
    if (proven_ && !proof_.isGood) out.prepend(tr("the proof failed"));
    if (!graph_.outcome->report.export_refusal.empty())
        out.append(tr("wider ranges than the program was exported for"));
    const auto refused =
        std::count_if(lacks_.begin(), lacks_.end(), [](const Missing& each) { return each.is_refused(); });
    const int lacking = static_cast<int>(lacks_.size()) - static_cast<int>(refused);
    if (lacking > 0) out.append(tr("the target lacks %n operator(s)", nullptr, lacking));
    if (refused > 0) out.append(tr("the target cannot run %n call(s)", nullptr, static_cast<int>(refused)));
    return out;
}

/// Next to the button; a confirmation applies only to the issues that were shown.
void ExportDialog::showCaution() {
    const QStringList all = cautions();
    const QString text = all.isEmpty() ? QString() : QStringLiteral("✗ ") + all.join(QStringLiteral("  ·  "));
    if (text != caution_->text()) force_->setChecked(false);
    caution_->setText(text);
    untouched_->setVisible(text.isEmpty());
    for (QWidget* widget : {static_cast<QWidget*>(caution_), static_cast<QWidget*>(force_)})
        widget->setVisible(!text.isEmpty());
}

void ExportDialog::updateButton() {
    const bool allowed = proven_ && (caution_->text().isEmpty() || force_->isChecked());
    export_->setEnabled(allowed && !file_->text().trimmed().isEmpty());
    export_->setText(proven_ && !proof_.isGood ? tr("Export anyway") : tr("Export"));
    setStyleState(*export_, "primary", !proven_ || proof_.isGood);
}

void ExportDialog::write() {
    const QString path = file_->text().trimmed();
    if (!mayWrite(path)) return;
    const Engine engine = workspace_.engine();
    const auto work = [engine, path, program = graph_.program, outcome = graph_.outcome,
                       stored = graph_.stored ? *graph_.stored : workspace_.session().make(),
                       force = force_->isChecked(), options = options_](Progress& progress) -> Result<> {
        CHECKED(export_stored(engine, &stored, path.toStdString(), *program, *outcome, force, progress, options));
        return Done{};
    };
    export_->setEnabled(false);
    jobs_->start<Done>(Jobs::Kind::exporting, tr("Exporting"), this, work, [this, path](const Result<>& written) {
        if (!written.ok()) return fail(written.error());
        settings::setExportTarget(QString::fromStdString(options_.target));
        emit exported(path);
        accept();
    });
}

}  // namespace arenascope
