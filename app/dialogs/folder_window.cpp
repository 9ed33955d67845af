// The folder table: finds models, reads them one after another in a worker, and watches the folder.

#include "app/dialogs/folder_window.h"

#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

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

}  // namespace

FolderWindow::FolderWindow(std::shared_ptr<const Engine> engine, const QString& folder, QWidget* parent)
    : QWidget(parent, Qt::Window),
      engine_(std::move(engine)),
      folder_(folder),
      sorted_(new QSortFilterProxyModel(this)),
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
    const auto field = [&](const QString& label, const QString& empty, const QString& tip) {
        auto* edit = new QLineEdit(head);
        edit->setPlaceholderText(empty);
        edit->setToolTip(tip);
        edit->setAccessibleName(label);
        edit->setMaximumWidth(140);
        setStyleState(*edit, "compact", true);
        row->addWidget(kit::label(label, "dim", head));
        row->addWidget(edit);
        return edit;
    };
    filter_ = field(tr("Filter"), tr("part of a name"), tr("Shows the models whose path contains this text"));
    ram_ = field(tr("RAM"), tr("no limit"), tr("512K, 8M or bytes; empty: no limit"));
    flash_ = field(tr("Flash"), tr("no limit"), tr("512K, 8M or bytes; empty: no limit"));
    count_ = kit::label(QString(), "dim", head);
    row->addWidget(count_, 1);
    auto* save = new QPushButton(tr("Save as CSV…"), head);
    setStyleState(*save, "compact", true);
    row->addWidget(save);
    connect(save, &QPushButton::clicked, this, &FolderWindow::saveTable);
    connect(filter_, &QLineEdit::textChanged, sorted_, &QSortFilterProxyModel::setFilterFixedString);
    for (QLineEdit* each : {ram_, flash_}) connect(each, &QLineEdit::textChanged, this, &FolderWindow::takeLimits);
    return head;
}

void FolderWindow::buildTable() {
    sorted_->setSourceModel(&model_);
    sorted_->setSortRole(FolderModel::sort_role);
    sorted_->setFilterKeyColumn(FolderModel::name);
    sorted_->setFilterCaseSensitivity(Qt::CaseInsensitive);
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
    for (int column = FolderModel::format; column < FolderModel::columns; ++column) {
        const QString head = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        constexpr int head_room = 24, least = 60;
        header.resizeSection(column, std::max(least, header.fontMetrics().horizontalAdvance(head) + head_room));
    }
    header.setSectionResizeMode(FolderModel::verdict, QHeaderView::Stretch);
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
            readNext();
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
        [engine = engine_, file = path->toStdString()](Progress& progress) -> Result<ProgramSummary> {
            TRY(const auto program, engine->open(file, progress));
            return summarise(*engine, *program, progress);
        },
        [this, path = *path](Result<ProgramSummary> summary) {
            model_.setSummary(path, std::move(summary));
            readNext();
        });
}

void FolderWindow::showCount() {
    const int all = model_.rowCount(), known = model_.known();
    const QString read =
        known < all ? tr("%1 of %n model(s) read", nullptr, all).arg(known) : tr("%n model(s)", nullptr, all);
    count_->setText(isCut_ ? tr("%1; the folder has more models").arg(read) : read);
}

void FolderWindow::takeLimits() {
    for (QLineEdit* each : {ram_, flash_})
        setStyleState(*each, "invalid", !each->text().trimmed().isEmpty() && !kit::parseBytes(each->text()));
    model_.setLimits(kit::parseBytes(ram_->text()), kit::parseBytes(flash_->text()));
}

void FolderWindow::saveTable() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save as CSV"), QDir(folder_).filePath(QStringLiteral("models.csv")), QStringLiteral("*.csv"));
    if (path.isEmpty()) return;
    const QByteArray bytes = model_.csv().toUtf8();
    const auto written = save_file(path.toStdString(),
                                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    if (!written.ok()) emit failed(written.error());
}

}  // namespace arenascope
