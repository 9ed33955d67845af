#include "widgets/panels/inspector/quantisation_section.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "engine/ir/dependences.h"
#include "engine/study/inspect/call_arguments.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Scales by channel as bars.
class Bars final : public QWidget {
public:
    explicit Bars(QWidget* parent) : QWidget(parent) { setFixedHeight(forText(44)); }
    void show(std::vector<float> scales) {
        scales_ = std::move(scales);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (scales_.empty()) return;
        QPainter painter(this);
        const Theme& t = theme();
        const double most = *std::max_element(scales_.begin(), scales_.end());
        const double foot = height() - QFontMetricsF(t.tick).height() - 2;
        const double each = width() / static_cast<double>(scales_.size());
        if (most > 0) {
            for (std::size_t i = 0; i < scales_.size(); ++i) {
                const double high = static_cast<double>(scales_[i]) / most * (foot - 2);
                painter.fillRect(QRectF(static_cast<double>(i) * each, foot - high, std::max(0.5, each - 1), high),
                                 t.thumb);
            }
        }
        painter.fillRect(QRectF(0, foot, width(), 1), t.axis);
        painter.setFont(t.tick);
        painter.setPen(t.tx2);
        const QRectF below(0, foot + 2, width(), height() - foot - 2);
        painter.drawText(below, Qt::AlignLeft, QStringLiteral("0"));
        painter.drawText(below, Qt::AlignHCenter, QuantisationSection::tr("scale by channel"));
        painter.drawText(below, Qt::AlignRight, QString::number(scales_.size() - 1));
    }

private:
    std::vector<float> scales_;
};

QString number(double value) { return QString::number(value, 'g', 4); }

QString spread(double low, double high) {
    return low == high ? number(low) : number(low) + QChar(0x2013) + number(high);
}

/// The lowest and the highest stored number; empty if the type is not an integer type for quantised values.
std::optional<std::pair<double, double>> storedRange(DType type) {
    switch (type) {
        case DType::u8:
        case DType::quint8: return std::pair{0.0, 255.0};
        case DType::i8:
        case DType::qint8: return std::pair{-128.0, 127.0};
        case DType::i16: return std::pair{-32768.0, 32767.0};
        default: return std::nullopt;
    }
}

QString realRange(const Tensor& tensor, const Quantisation& it) {
    const auto stored = storedRange(tensor.dtype);
    if (!stored) return kit::text(name_of(tensor.dtype));
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (std::size_t i = 0; i < it.scales.size(); ++i) {
        const auto zero = static_cast<double>(i < it.zero_points.size() ? it.zero_points[i] : 0);
        const auto scale = static_cast<double>(it.scales[i]);
        low = std::min(low, (stored->first - zero) * scale);
        high = std::max(high, (stored->second - zero) * scale);
    }
    return number(low) + QStringLiteral(" … ") + number(high);
}

}  // namespace

QuantisationSection::QuantisationSection(QWidget* parent)
    : InspectorSection(tr("Quantisation"), parent), grid_(new QGridLayout), bars_(new Bars(&page())) {
    grid_->setHorizontalSpacing(10);
    grid_->setVerticalSpacing(2);
    body().addLayout(grid_);
    body().addWidget(bars_);
}

void QuantisationSection::addRow(const QStringList& cells, bool isHead) {
    Row row{};
    for (std::size_t column = 0; column < row.size(); ++column) {
        const char* tone = isHead ? "hint" : column == 0 ? "dim" : "mono";
        row[column] = kit::label(cells[static_cast<qsizetype>(column)], tone, &page());
    }
    rows_.push_back(row);
}

bool QuantisationSection::isNarrow() {
    int wanted = 0;
    for (std::size_t column = 0; column < std::tuple_size_v<Row>; ++column) {
        int most = 0;
        for (const Row& row : rows_) most = std::max(most, row[column]->sizeHint().width());
        wanted += most + (column > 0 ? grid_->horizontalSpacing() : 0);
    }
    const QMargins around = body().contentsMargins();
    return wanted > width() - around.left() - around.right();
}

void QuantisationSection::arrange() {
    const bool is_narrow = isNarrow_ = isNarrow();
    for (int line = 0; line < static_cast<int>(rows_.size()); ++line) {
        const Row& row = rows_[static_cast<std::size_t>(line)];
        for (QLabel* cell : row) grid_->removeWidget(cell);
        for (int column = 0; column < static_cast<int>(row.size()); ++column) {
            QLabel* cell = row[static_cast<std::size_t>(column)];
            if (is_narrow) grid_->addWidget(cell, 2 * line + column / 2, column % 2);
            else grid_->addWidget(cell, line, column);
        }
    }
    grid_->setColumnStretch(1, is_narrow ? 1 : 0);
    grid_->setColumnStretch(3, is_narrow ? 0 : 1);
}

void QuantisationSection::resizeEvent(QResizeEvent* event) {
    InspectorSection::resizeEvent(event);
    if (isNarrow() != isNarrow_) arrange();  // only then: a change of the layout resizes again
}

void QuantisationSection::show(const Method& method, ValueId value, InstructionIndex maker) {
    kit::clear(grid_);
    lines_.clear();
    rows_.clear();
    std::vector<NamedArgument> tensors;
    if (maker.valid()) tensors = named_arguments(method, method.instructions[maker]);
    if (!maker.valid()) tensors = {{.name = tr("tensor").toStdString(), .text = {}, .tensor = value}};
    const Quantisation* channels = nullptr;
    addRow({tr("Tensor"), tr("Scale"), tr("Zero"), tr("Real range")}, true);
    for (const NamedArgument& each : tensors) {
        const Tensor* tensor = method.values.has(each.tensor) ? method.values[each.tensor].tensor() : nullptr;
        if (!tensor || !tensor->quantisation || tensor->quantisation->scales.empty()) continue;
        const Quantisation& it = *tensor->quantisation;
        if (it.is_per_axis() && !channels) channels = &it;
        const auto [low, high] = std::minmax_element(it.scales.begin(), it.scales.end());
        const auto zeros = std::minmax_element(it.zero_points.begin(), it.zero_points.end());
        const bool has_zeros = !it.zero_points.empty();
        const QStringList cells{each.name.empty() ? tr("tensor") : kit::text(each.name),
                                spread(static_cast<double>(*low), static_cast<double>(*high)),
                                has_zeros
                                    ? spread(static_cast<double>(*zeros.first), static_cast<double>(*zeros.second))
                                    : QStringLiteral("0"),
                                realRange(*tensor, it)};
        addRow(cells, false);
        lines_.append(cells.join(QLatin1Char(' ')));
    }
    arrange();
    setVisible(!lines_.isEmpty());
    static_cast<Bars*>(bars_)->show(channels ? channels->scales : std::vector<float>());
    bars_->setVisible(channels != nullptr);
    setSummary(channels ? tr("by channel, axis %1").arg(channels->axis) : tr("one scale for each tensor"));
}

}  // namespace arenascope
