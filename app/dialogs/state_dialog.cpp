// The first values of each state buffer after a run.

#include "app/dialogs/state_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cstring>
#include <optional>

#include "engine/ir/dtype.h"
#include "engine/ir/shape_text.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::size_t first_values = 8;

template <class T>
double as(const std::byte* at) {
    T value{};
    std::memcpy(&value, at, sizeof value);
    return static_cast<double>(value);
}

/// An element as a number; nothing for types without a C++ equivalent.
std::optional<double> element(const HostTensor& tensor, std::size_t index) {
    const std::byte* at = tensor.bytes.data() + index * static_cast<std::size_t>(item_size(tensor.dtype));
    switch (tensor.dtype) {
        case DType::f32: return as<float>(at);
        case DType::f64: return as<double>(at);
        case DType::i64: return as<std::int64_t>(at);
        case DType::i32: return as<std::int32_t>(at);
        case DType::i16: return as<std::int16_t>(at);
        case DType::i8: return as<std::int8_t>(at);
        case DType::u8:
        case DType::boolean: return as<std::uint8_t>(at);
        default: return std::nullopt;
    }
}

QStringList rowOf(const NamedTensor& named) {
    const HostTensor& tensor = named.tensor;
    QStringList first;
    const auto item = static_cast<std::size_t>(std::max<std::int64_t>(1, item_size(tensor.dtype)));
    const std::size_t count = tensor.bytes.size() / item;
    std::optional<double> least, most;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = element(tensor, i);
        if (!value) break;
        least = least ? std::min(*least, *value) : *value;
        most = most ? std::max(*most, *value) : *value;
        if (i < first_values) first.append(QString::number(*value, 'g', 6));
    }
    if (count > first_values) first.append(QStringLiteral("…"));
    const auto text = [](const std::optional<double>& value) {
        return value ? QString::number(*value, 'g', 6) : QString();
    };
    return {kit::text(named.name), kit::text(name_of(tensor.dtype)) + kit::text(shape_text(tensor.shape)), text(least),
            text(most), first.join(QStringLiteral("  "))};
}

}  // namespace

StateDialog::StateDialog(const std::vector<NamedTensor>& state, QWidget* parent)
    : QDialog(parent), rows_(new QTreeWidget(this)) {
    setWindowTitle(tr("State"));
    resize(720, 360);
    auto* layout = new QVBoxLayout(this);
    rows_->setHeaderLabels({tr("Buffer"), tr("Type"), tr("Minimum"), tr("Maximum"), tr("First values")});
    rows_->setAccessibleName(tr("State buffers"));
    rows_->setRootIsDecorated(false);
    rows_->setUniformRowHeights(true);
    for (const NamedTensor& named : state) {
        auto* row = new QTreeWidgetItem(rows_, rowOf(named));
        for (const int column : {1, 2, 3, 4}) row->setFont(column, theme().mono);
    }
    constexpr int longest_name = 240;
    for (const int column : {0, 1, 2, 3}) rows_->setColumnWidth(column, wholeWidth(*rows_, column));
    rows_->header()->resizeSection(0, std::min(rows_->columnWidth(0), longest_name));
    rows_->header()->setStretchLastSection(false);  // all first values can be scrolled to
    rows_->header()->setSectionResizeMode(4, QHeaderView::ResizeToContents);
    layout->addWidget(state.empty() ? static_cast<QWidget*>(kit::label(tr("This program has no state."), "hint", this))
                                    : rows_);
    rows_->setVisible(!state.empty());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

}  // namespace arenascope
