// The folder table: finds models, reads them one after another in a worker, and watches the folder.

#include "app/dialogs/folder_window.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/dialogs/target_labels.h"
#include "app/document/leaving.h"
#include "engine/base/file.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int rescan_delay_ms = 400;

bool isModel(const QString& name) {
    const auto formats = builtin_formats();
    return std::any_of(formats.begin(), formats.end(), [&](const Format& each) {
        const bool holdsModels = each.id == FormatId::pte || each.id == FormatId::pt2 || each.id == FormatId::onnx ||
            each.id == FormatId::tflite;
        return holdsModels && each.read && name.endsWith(kit::text(std::string(each.suffix)), Qt::CaseInsensitive);
    });
}

/// In the order of their names. A folder may be a whole disk: files beyond a limit are left out, as the window states.
Result<FolderFiles> filesOf(const QString& folder, Progress& progress) {
    constexpr int most_entries = 500'000;
    FolderFiles out;
    const QDir root(folder);
    QDirIterator files(folder, QDir::Files | QDir::Readable, QDirIterator::Subdirectories);
    for (int seen = 0; files.hasNext(); ++seen) {
        if (progress.cancelled()) return cancelled();
        const QFileInfo file(files.next());
        out.isCut = seen >= most_entries || out.rows.size() >= static_cast<std::size_t>(FolderWindow::most_files);
        if (out.isCut) break;
        if (!isModel(file.fileName())) continue;
        out.rows.push_back({.path = file.absoluteFilePath(),
                            .name = root.relativeFilePath(file.absoluteFilePath()),
                            .modified = file.lastModified()});
    }
    std::sort(out.rows.begin(), out.rows.end(), [](const FolderRow& a, const FolderRow& b) { return a.name < b.name; });
    return out;
}

/// Of all RAM, else of the pools together.
std::optional<qint64> limitOf(const Target& target, bool ofFlash) {
    for (const Limit& limit : target.limits) {
        if (limit.name == (ofFlash ? "flash" : "ram")) return limit.bytes;
    }
    if (ofFlash) return std::nullopt;
    std::optional<qint64> sum;
    for (const Pool& pool : target.pools) {
        if (pool.capacity) sum = sum.value_or(0) + *pool.capacity;
    }
    return sum;
}

}  // namespace

FolderWindow::FolderWindow(std::shared_ptr<const Engine> engine, const QString& folder, std::vector<Target> targets,
                           QWidget* parent)
    : QWidget(parent, Qt::Window),
      engine_(std::move(engine)),
      folder_(folder),
      targets_(std::move(targets)),
      sorted_(new FolderFilter(model_, this)),
      view_(new QTreeView(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Models in %1").arg(QDir::toNativeSeparators(folder)));
    resize(1120, 600);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    buildTable();
    layout->addWidget(view_, 1);
    count_ = kit::label(QString(), "dim", this);
    count_->setContentsMargins(metric::panelPad, 4, metric::panelPad, 4);
    layout->addWidget(count_);
    rescanning_.setSingleShot(true);
    rescanning_.setInterval(rescan_delay_ms);
    connect(&rescanning_, &QTimer::timeout, this, &FolderWindow::rescan);
    for (const auto changed : {&QFileSystemWatcher::directoryChanged, &QFileSystemWatcher::fileChanged})
        connect(&watcher_, changed, &rescanning_, qOverload<>(&QTimer::start));
    rescan();
    view_->setFocus();
}

bool FolderWindow::isSettled() const { return !rescanning_.isActive() && !model_.next() && !jobs_.anyBusy(); }

QWidget* FolderWindow::buildHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    constexpr int narrow = 84;
    const auto field = [&](const QString& label, const QString& empty, const QString& tip) {
        auto* edit = new QLineEdit(head);
        edit->setPlaceholderText(empty);
        edit->setToolTip(tip);
        edit->setAccessibleName(label);
        setStyleState(*edit, "compact", true);
        row->addWidget(kit::label(label, "dim", head));
        row->addWidget(edit);
        return edit;
    };
    filter_ = field(tr("Filter"), tr("name, plan>=64K, not fits:yes"),
                    tr("Words and conditions, such as mobilenet plan>=64K or fits:no"));
    filter_->setClearButtonEnabled(true);
    row->setStretchFactor(filter_, 1);
    row->addWidget(kit::label(tr("Target"), "dim", head));
    targetBox_ = new QComboBox(head);
    targetBox_->setAccessibleName(tr("Target"));
    targetBox_->setToolTip(tr("Device whose memories the models must fit"));
    targetBox_->addItem(tr("none"));
    for (const Target& target : targets_) targetBox_->addItem(titleOf(target));
    targetBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int letters = 16;
    targetBox_->setMinimumContentsLength(letters);
    setStyleState(*targetBox_, "compact", true);
    row->addWidget(targetBox_);
    ram_ = field(tr("RAM"), tr("no limit"), QString());
    flash_ = field(tr("Flash"), tr("no limit"), QString());
    for (QLineEdit* each : {ram_, flash_}) each->setMaximumWidth(narrow);
    baseline_ = new QPushButton(tr("Baseline"), head);
    save_ = new QPushButton(tr("Save…"), head);
    for (QPushButton* each : {baseline_, save_}) {
        setStyleState(*each, "compact", true);
        row->addWidget(each);
    }
    save_->setEnabled(false);
    buildBaselines();
    connect(save_, &QPushButton::clicked, this, &FolderWindow::saveTable);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        sorted_->setQuery(text);
        setStyleState(*filter_, "invalid", sorted_->broken().has_value());
        showCount();
    });
    new QueryPopup(*filter_, [this](const QString& text, qsizetype cursor) { return sorted_->choices(text, cursor); });
    connect(targetBox_, &QComboBox::currentIndexChanged, this, &FolderWindow::takeTarget);
    for (QLineEdit* each : {ram_, flash_}) connect(each, &QLineEdit::textChanged, this, &FolderWindow::takeLimits);
    return head;
}

void FolderWindow::buildBaselines() {
    auto* menu = new QMenu(baseline_);
    baseline_->setMenu(menu);
    baseline_->setToolTip(tr("Earlier sizes that the smallest plans are compared with"));
    menu->addAction(tr("Saved &table…"), this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Saved table"), folder_,
                                                          tr("Saved tables (*.csv *.json);;All files (*)"));
        if (!path.isEmpty()) compareWith(path);
    });
    menu->addAction(tr("Baselines of the &sessions"), this, [this] {
        followsSessions_ = true;
        compareWithSessions();
    });
    menu->addAction(tr("&Current table"), this, [this] { setBaseline(model_.present(), tr("now")); });
    menu->addSeparator();
    menu->addAction(tr("N&one"), this, [this] { setBaseline({}, QString()); });
}

QMenu& FolderWindow::baselineMenu() { return *baseline_->menu(); }

void FolderWindow::setBaseline(FolderBaseline baseline, const QString& title) {
    followsSessions_ = false;
    model_.setBaseline(std::move(baseline));
    baseline_->setText(title.isEmpty() ? tr("Baseline") : tr("Baseline: %1").arg(title));
    showColumns();
}

void FolderWindow::compareWith(const QString& table) {
    auto read = savedTable(table);
    if (!read.ok()) return emit failed(read.error());
    setBaseline(std::move(read).take(), QFileInfo(table).fileName());
}

void FolderWindow::compareWithSessions() {
    jobs_.start<FolderBaseline>(
        Jobs::Kind::reading, tr("Reading %1").arg(folder_), this,
        [folder = folder_, models = model_.names()](Progress& progress) {
            return sessionBaselines(folder, models, progress);
        },
        [this](Result<FolderBaseline> baselines) {
            if (!baselines.ok() || !followsSessions_) return;
            setBaseline(std::move(baselines).take(), tr("sessions"));
            followsSessions_ = true;
        });
}

void FolderWindow::chooseTarget(const std::string& id) {
    int index = 0;
    for (std::size_t i = 0; i < targets_.size(); ++i)
        if (targets_[i].id == id) index = static_cast<int>(i) + 1;
    targetBox_->setCurrentIndex(index);
}

/// The memories of a target are the limits.
void FolderWindow::takeTarget() {
    const int index = targetBox_->currentIndex() - 1;
    const bool has = index >= 0;
    if (ram_->isEnabled()) ownLimits_ = {ram_->text(), flash_->text()};
    for (QLineEdit* each : {ram_, flash_}) each->setEnabled(!has);
    model_.setTarget(has ? std::optional(targets_[static_cast<std::size_t>(index)]) : std::nullopt);
    showLimits();
    takeLimits();
    rescan();  // in place of what is read for the former target
}

void FolderWindow::showLimits() {
    const std::optional<Target>& target = model_.target();
    const auto shown = [&](bool ofFlash, const QString& own) {
        if (!target) return own;
        const auto bytes = limitOf(*target, ofFlash);
        return bytes ? kit::bytesField(*bytes) : QString();
    };
    ram_->setText(shown(false, ownLimits_.first));
    flash_->setText(shown(true, ownLimits_.second));
}

/// Columns that no model has a number for are hidden.
void FolderWindow::showColumns() {
    for (const int column : {FolderModel::against, FolderModel::time, FolderModel::change}) {
        bool some = column == FolderModel::against && !model_.baseline().empty();
        for (int row = 0; row < model_.rowCount() && !some; ++row)
            some = model_.number(model_.at(row), column).has_value();
        view_->setColumnHidden(column, !some);
    }
    fitColumns();
}

void FolderWindow::fitColumns() {
    QHeaderView& header = *view_->header();
    QStyleOptionViewItem option;
    option.initFrom(view_);
    option.widget = view_;
    const auto widthOf = [&](int column, const auto& counts) {
        const QString head = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        constexpr int head_room = 24, least = 60;
        const bool isNumber = column >= FolderModel::operators && column <= FolderModel::time;
        int widest = -1;
        qsizetype most = 0;
        for (int row = 0; row < model_.rowCount(); ++row) {
            const QString text = model_.index(row, column).data().toString();
            // Letters of numbers have one width.
            const qsizetype length = isNumber ? text.size() : option.fontMetrics.horizontalAdvance(text);
            if (length > most && counts(model_.at(row))) most = length, widest = row;
        }
        const int text = widest < 0 ? 0 : view_->itemDelegate()->sizeHint(option, model_.index(widest, column)).width();
        return std::max({least, text, header.fontMetrics().horizontalAdvance(head) + head_room});
    };
    int used = 0;
    for (int column = FolderModel::format; column < FolderModel::verdict; ++column) {
        header.resizeSection(column, widthOf(column, [](const FolderRow&) { return true; }));
        used += header.sectionSize(column);  // 0 if it is hidden
    }
    constexpr int least_name = 96;
    const int half = (view_->viewport()->width() - used) / 2;
    const int verdict =
        widthOf(FolderModel::verdict, [](const FolderRow& row) { return row.summary && !row.summary->failure; });
    header.resizeSection(FolderModel::verdict, std::max(verdict, std::min(half, 2 * half - least_name)));
}

void FolderWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    if (!testAttribute(Qt::WA_DeleteOnClose)) return;
    setAttribute(Qt::WA_DeleteOnClose, false);
    watcher_.disconnect(&rescanning_);
    rescanning_.stop();
    jobs_.cancelAll();
    deleteAtRest(*this, [this] { return jobs_.isSettled(); });
}

void FolderWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void FolderWindow::buildTable() {
    sorted_->setSourceModel(&model_);
    sorted_->setSortRole(FolderModel::sort_role);
    view_->setModel(sorted_);
    view_->setRootIsDecorated(false);
    view_->setUniformRowHeights(true);
    view_->setSortingEnabled(true);
    view_->sortByColumn(FolderModel::name, Qt::AscendingOrder);
    view_->setAccessibleName(tr("Models"));
    view_->setTextElideMode(Qt::ElideMiddle);
    QHeaderView& header = *view_->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(FolderModel::name, QHeaderView::Stretch);
    for (int column = FolderModel::format; column < FolderModel::columns; ++column)
        header.setSectionResizeMode(column, QHeaderView::Fixed);  // narrower, their numbers would be cut
    showColumns();
    connect(view_, &QTreeView::activated, this, &FolderWindow::openRow);
}

void FolderWindow::openRow(const QModelIndex& index) {
    const QModelIndex row = sorted_->mapToSource(index);
    if (row.isValid()) emit openRequested(model_.at(row.row()).path);
}

void FolderWindow::rescan() {
    jobs_.start<FolderFiles>(
        Jobs::Kind::import, tr("Reading %1").arg(folder_), this,
        [folder = folder_](Progress& progress) { return filesOf(folder, progress); },
        [this](Result<FolderFiles> files) {
            if (!files.ok()) return;  // cancelled: the window goes, or another search has begun
            isCut_ = files.value().isCut;
            model_.setFiles(std::move(files.value().rows));
            watch();
            if (followsSessions_) compareWithSessions();
            readNext();
            if (model_.rowCount() == 0)
                count_->setText(tr("No models here: .pt2, .pte, .onnx and .tflite files are listed"));
        });
}

void FolderWindow::watch() {
    QStringList watched{folder_};
    for (int row = 0; row < model_.rowCount(); ++row) {
        watched.append(model_.at(row).path);
        watched.append(QFileInfo(model_.at(row).path).absolutePath());
    }
    watched.removeDuplicates();
    watcher_.addPaths(watched);
}

void FolderWindow::readNext() {
    showCount();
    const auto path = model_.next();
    if (!path || jobs_.busy(Jobs::Kind::import)) return;
    jobs_.start<ProgramSummary>(
        Jobs::Kind::import, tr("Reading %1").arg(*path), this,
        [engine = engine_, file = path->toStdString(),
         target = model_.target()](Progress& progress) -> Result<ProgramSummary> {
            TRY(const auto program, engine->open(file, progress));
            return summarise(*engine, *program, target ? &*target : nullptr, progress);
        },
        [this, path = *path](Result<ProgramSummary> summary) {
            model_.setSummary(path, std::move(summary));
            showColumns();
            readNext();
        });
}

void FolderWindow::showCount() {
    const int all = model_.rowCount(), known = model_.known(), shown = sorted_->rowCount();
    save_->setEnabled(all > 0 && known == all);
    save_->setToolTip(known < all ? tr("All models must be read first") : tr("Saves the table as CSV or JSON"));
    QString text =
        known < all ? tr("%1 of %n model(s) read", nullptr, all).arg(known) : tr("%n model(s)", nullptr, all);
    if (isCut_) text = tr("%1; more models are in the folder, but not listed").arg(text);
    if (shown < all) text = tr("%1, %2 shown").arg(text).arg(shown);
    const auto fits = [&](Fit wanted) {
        int count = 0;
        for (int row = 0; row < all; ++row) count += model_.fitOf(model_.at(row)) == wanted ? 1 : 0;
        return count;
    };
    const int yes = fits(Fit::fits), no = fits(Fit::over);
    if (yes + no > 0) text = tr("%1; %2 fit, %3 do not").arg(text).arg(yes).arg(no);
    count_->setText(text);
}

void FolderWindow::takeLimits() {
    for (QLineEdit* each : {ram_, flash_})
        setStyleState(*each, "invalid", !each->text().trimmed().isEmpty() && !kit::parseBytes(each->text()));
    for (QLineEdit* each : {ram_, flash_})
        each->setToolTip(model_.target() ? tr("The target sets the limits; choose the target “none” to enter your own")
                                         : tr("512K, 8M or bytes; empty: no limit"));
    model_.setLimits(kit::parseBytes(ram_->text()), kit::parseBytes(flash_->text()));
    fitColumns();
    showCount();
}

void FolderWindow::saveTable() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), QDir(folder_).filePath(QStringLiteral("models.csv")),
                                     QStringLiteral("CSV (*.csv);;JSON (*.json)"));
    if (!path.isEmpty()) save(path);
}

void FolderWindow::save(const QString& path) {
    const QByteArray bytes = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ? model_.json() : model_.csv();
    const auto written = save_file(path.toStdString(),
                                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    if (!written.ok()) emit failed(written.error());
}

}  // namespace arenascope
