// The table of all parts of the footprint.

#include "widgets/charts/footprint/footprint_table.h"

#include <QHeaderView>
#include <QPainter>
#include <algorithm>

#include "widgets/charts/footprint/footprint_bars.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/row_delegate.h"

namespace arenascope {
namespace {

enum Role { bytes_role = Qt::UserRole + 1, kind_role, known_role };

/// A bar of the part's bytes; the widest part takes the whole column.
class PartBar final : public RowDelegate {
public:
    using RowDelegate::RowDelegate;
    void setScale(qint64 scale) { scale_ = std::max<qint64>(1, scale); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        RowDelegate::paint(painter, option, index);
        const QVariant bytes = index.data(bytes_role);
        if (!bytes.isValid()) return;
        constexpr int height = 7, pad = 4;
        const QRect place = option.rect.adjusted(pad, 0, -pad, 0);
        const double width = static_cast<double>(bytes.toLongLong()) / static_cast<double>(scale_) * place.width();
        const QRectF bar(place.left(), place.center().y() - height / 2.0, std::max(1.0, width), height);
        paintFootprintPart(*painter, bar, static_cast<FootprintPart::Kind>(index.data(kind_role).toInt()),
                           static_cast<Known>(index.data(known_role).toInt()));
    }

private:
    qint64 scale_ = 1;
};

QIcon swatch(const QColor& color) {
    QPixmap out(8, 8);
    out.fill(color);
    return out;
}

/// "✓ exact", "? unknown".
QString knownText(Known known) {
    const QString text = words::message(words_of(known));
    switch (known) {
        case Known::exact:
        case Known::measured: return QStringLiteral("✓ ") + text;
        case Known::estimated: return QStringLiteral("~ ") + text;
        case Known::at_least:
        case Known::unknown: return QStringLiteral("? ") + text;
        default: return QStringLiteral("▫ ") + text;
    }
}

/// Parts of several delegates differ at their ends.
class PartName final : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        RowDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

QColor knownColor(Known known) {
    const Theme& t = theme();
    return known == Known::at_least || known == Known::unknown ? t.warn : t.tx2;
}

}  // namespace

FootprintTable::FootprintTable(QWidget* parent) : QTreeWidget(parent) {
    setHeaderLabels({tr("Part"), tr("B"), tr("common scale"), tr("Certainty"), tr("Source"), tr("Note")});
    setAccessibleName(tr("Parts of the footprint"));
    setRootIsDecorated(false);
    setItemDelegate(new RowDelegate(this));
    setItemDelegateForColumn(bar_column, new PartBar(this));
    setUniformRowHeights(true);
    setItemDelegateForColumn(name_column, new PartName(this));
    setIndentation(0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(24);
    headerItem()->setTextAlignment(bytes_column, Qt::AlignRight | Qt::AlignVCenter);
}

void FootprintTable::show(const FootprintScene& scene) {
    clear();
    qint64 widest = 1;
    for (const FootprintBar& memory : scene.memories) {
        if (memory.isSum) continue;
        addHead(memory);
        for (const FootprintRow& row : memory.rows) {
            addRow(row);
            if (row.known != Known::unknown) widest = std::max(widest, row.bytes);
        }
    }
    static_cast<PartBar*>(itemDelegateForColumn(bar_column))->setScale(widest);
    fitColumns();
}

void FootprintTable::fitColumns() {
    if (topLevelItemCount() == 0) return;
    const int least = forText(64), least_name = forText(150),
              bar = std::max(forText(110), headWidth(*this, bar_column));
    bool has_notes = false;
    for (int row = 0; row < topLevelItemCount(); ++row)
        has_notes = has_notes || !topLevelItem(row)->text(note_column).isEmpty();
    std::vector<ColumnWish> wishes{{name_column, wholeWidth(*this, name_column), least_name},
                                   {bytes_column, wholeWidth(*this, bytes_column)},
                                   {bar_column, bar, 0, 2},
                                   {known_column, wholeWidth(*this, known_column)},
                                   {from_column, wholeWidth(*this, from_column), least}};
    if (has_notes) wishes.push_back({note_column, wholeWidth(*this, note_column), least, 1});
    else setColumnHidden(note_column, true);
    divideColumns(*this, wishes);
}

void FootprintTable::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

void FootprintTable::addHead(const FootprintBar& memory) {
    const Theme& t = theme();
    const QString used = (memory.isOpen ? QStringLiteral("≥ ") : QString()) + format::number(memory.used);
    const QString limit = memory.limit ? tr("of %1 B").arg(format::number(*memory.limit)) : tr("no limit");
    const bool isEmpty =
        std::all_of(memory.rows.begin(), memory.rows.end(), [](const FootprintRow& row) { return row.bytes == 0; });
    auto* head = new QTreeWidgetItem(this, {memory.name, used, limit});
    if (isEmpty) head->setText(note_column, tr("empty"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    head->setFont(name_column, bold);
    head->setFont(bytes_column, t.mono);
    head->setTextAlignment(bytes_column, Qt::AlignRight | Qt::AlignVCenter);
    head->setForeground(bytes_column, memory.overBy() > 0 ? t.bad : memory.isOpen ? t.warn : t.tx);
    head->setForeground(bar_column, t.tx2);
    head->setForeground(note_column, t.tx2);
    for (int column = 0; column < columnCount(); ++column) head->setBackground(column, t.panel);
}

void FootprintTable::addRow(const FootprintRow& row) {
    const Theme& t = theme();
    auto* item = new QTreeWidgetItem(
        this, {row.name, FootprintScene::bytesOf(row), {}, knownText(row.known), row.from, row.note});
    const bool isCounted = row.known != Known::unknown && !row.within && row.bytes > 0;
    item->setIcon(name_column, swatch(row.within ? QColor(Qt::transparent) : footprintColor(row.kind)));
    item->setFont(bytes_column, t.mono);
    item->setTextAlignment(bytes_column, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(bytes_column, row.known == Known::at_least || row.known == Known::unknown ? t.warn : t.tx);
    item->setForeground(known_column, knownColor(row.known));
    item->setForeground(from_column, t.tx2);
    item->setForeground(note_column, t.tx2);
    item->setToolTip(from_column, row.from);
    item->setToolTip(note_column, row.note);
    if (!isCounted) return;
    item->setData(bar_column, bytes_role, row.bytes);
    item->setData(bar_column, kind_role, static_cast<int>(row.kind));
    item->setData(bar_column, known_role, static_cast<int>(row.known));
}

}  // namespace arenascope
