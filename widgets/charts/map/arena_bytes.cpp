#include "widgets/charts/map/arena_bytes.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/study/inspect/tensor_numbers.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

void ArenaBytesModel::show(const ArenaScene* scene, std::size_t lane, Step step, std::vector<std::byte> bytes) {
    beginResetModel();
    scene_ = scene;
    live_ = scene ? liveAt(*scene, lane, step) : std::vector<LiveTensor>();
    bytes_ = scene ? std::move(bytes) : std::vector<std::byte>();
    endResetModel();
}

int ArenaBytesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>((bytes_.size() + row_bytes - 1) / row_bytes);
}

int ArenaBytesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant ArenaBytesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    const QString heads[] = {tr("Offset"), tr("Bytes"), tr("Values")};
    return role == Qt::DisplayRole && section >= 0 && section < columns ? QVariant(heads[section]) : QVariant();
}

const ArenaBox* ArenaBytesModel::boxAt(qint64 at) const {
    for (const LiveTensor& each : live_)
        if (each.box->offset <= at && at < each.box->top()) return each.box;
    return nullptr;
}

QString ArenaBytesModel::hexOf(qint64 at) const {
    const auto first = static_cast<std::size_t>(at), end = std::min(bytes_.size(), first + row_bytes);
    const QByteArray row(reinterpret_cast<const char*>(bytes_.data()) + first, static_cast<qsizetype>(end - first));
    return QString::fromLatin1(row.toHex(' '));
}

/// Whole elements of the tensor that lies there.
QString ArenaBytesModel::numbersOf(qint64 at) const {
    const ArenaBox* box = boxAt(at);
    const Tensor* tensor = box && scene_->method && scene_->method->values.has(box->value)
        ? scene_->method->values[box->value].tensor()
        : nullptr;
    if (!tensor) return {};
    const auto size = qint64{item_size(tensor->dtype)};
    const qint64 end = std::min({at + row_bytes, box->top(), static_cast<qint64>(bytes_.size())});
    const qint64 first = at + (size - (at - box->offset) % size) % size, count = size > 0 ? (end - first) / size : 0;
    if (count <= 0) return {};
    HostTensor part{.dtype = tensor->dtype, .shape = {count}, .bytes = {}};
    part.bytes.assign(bytes_.begin() + first, bytes_.begin() + first + count * size);
    const auto read = tensor_numbers(part);
    QStringList out;
    for (std::size_t i = 0; read.ok() && i < read.value().first.size(); ++i)
        out.append(format::shortNumber(read.value().first[i]));
    return out.join(QStringLiteral("  "));
}

QVariant ArenaBytesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const qint64 at = static_cast<qint64>(index.row()) * row_bytes;
    if (role == Qt::FontRole) return theme().mono;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    const ArenaBox* box = boxAt(at);
    if (role == Qt::ForegroundRole) return index.column() == offset || !box ? theme().tx2 : theme().tx;
    if (role == Qt::DecorationRole && index.column() == offset)
        return box ? scene_->colors(*box).solid : QColor(Qt::transparent);
    if (role == Qt::ToolTipRole) return box ? box->name() : tr("no tensor is live here");
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case offset: return format::offset(at);
        case hex: return hexOf(at);
        case numbers: return numbersOf(at);
        default: return {};
    }
}

ArenaBytes::ArenaBytes(QWidget* parent)
    : QWidget(parent),
      text_(kit::label(QString(), "dim", this)),
      pool_(new QComboBox(this)),
      table_(new QTableView(this)),
      model_(new ArenaBytesModel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, metric::chartPad, 0);
    column->setSpacing(4);
    text_->setWordWrap(true);
    column->addWidget(text_);
    column->addWidget(pool_);
    column->addWidget(table_, 1);
    pool_->setAccessibleName(tr("Pool"));
    table_->setModel(model_);
    table_->setAccessibleName(tr("Bytes of the arena"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setShowGrid(false);
    table_->setIconSize({8, 8});
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(forText(16));
    table_->verticalHeader()->setDefaultSectionSize(forText(18));
    table_->horizontalHeader()->setStretchLastSection(true);
    const QFontMetrics metrics(theme().mono);
    table_->setColumnWidth(ArenaBytesModel::offset, metrics.horizontalAdvance(QStringLiteral("0x0000000")) + 28);
    table_->setColumnWidth(ArenaBytesModel::hex, metrics.horizontalAdvance(QString(23, QLatin1Char('0'))) + 16);
    connect(pool_, &QComboBox::currentIndexChanged, this, &ArenaBytes::showPool);
    showNothing(QString());
}

void ArenaBytes::showNothing(const QString& why) {
    contents_.clear();
    model_->show(nullptr, 0, Step(0), {});
    text_->setText(why);
    pool_->hide();
    table_->hide();
}

void ArenaBytes::show(const ArenaScene* scene, Step step, const Result<ArenaContents>& contents) {
    if (!scene || !contents.ok()) return showNothing(contents.ok() ? QString() : words::error(contents.error()));
    scene_ = scene;
    step_ = step;
    contents_ = contents.value();
    text_->setText(tr("After step %1").arg(format::number(step.number())));
    const QSignalBlocker quiet(pool_);
    const int former = pool_->currentIndex();
    pool_->clear();
    for (const ArenaLane& lane : scene->lanes) pool_->addItem(lane.name);
    pool_->setCurrentIndex(former >= 0 && former < pool_->count() ? former : static_cast<int>(scene->mainLane()));
    pool_->setVisible(pool_->count() > 1);
    table_->show();
    showPool();
}

void ArenaBytes::showPool() {
    const auto lane = static_cast<std::size_t>(std::max(0, pool_->currentIndex()));
    if (!scene_ || lane >= scene_->lanes.size()) return;
    const auto found = contents_.find(scene_->lanes[lane].memId);
    model_->show(scene_, lane, step_, found == contents_.end() ? std::vector<std::byte>() : found->second);
}

void ArenaBytes::reveal(ValueId value) {
    const ArenaBox* box = scene_ && model_->rowCount() > 0 ? scene_->boxOf(value) : nullptr;
    if (!box || static_cast<int>(box->lane) != pool_->currentIndex()) return;
    table_->scrollTo(model_->index(static_cast<int>(box->offset / ArenaBytesModel::row_bytes), 0),
                     QAbstractItemView::PositionAtTop);
}

}  // namespace arenascope
