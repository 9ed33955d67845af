#include "widgets/panels/input_dimensions.h"

#include <QGridLayout>
#include <QLabel>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QString rangeText(const sym::Range& range) {
    const QString max = range.max ? QString::number(*range.max) : QStringLiteral("∞");
    return range.max == range.min ? max : QString::number(range.min) + QStringLiteral("–") + max;
}

/// How to make a static dimension dynamic.
QString whyStatic(FormatId format) {
    if (format == FormatId::pt2)
        return InputDimensions::tr("static in the file; re-export with torch.export.Dim to change it");
    if (format == FormatId::pte)
        return InputDimensions::tr(
            "static in the file; re-export the .pt2 with torch.export.Dim and lower it again to change it");
    return InputDimensions::tr("static in the file");
}

}  // namespace

InputDimensions::InputDimensions(const Method& method, FormatId format, QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    int row = 0;
    bool some_static = false;
    const auto put = [&](const QString& text, const char* tone, int column, int span = 1) {
        QLabel* label = kit::label(text, tone, this);
        label->setToolTip(text);
        label->setMinimumWidth(1);  // a long name is elided instead of widening the dock
        grid->addWidget(label, row, column, 1, span);
        return label;
    };
    for (const ValueId input : method.inputs) {
        const Value& value = method.values[input];
        const Tensor* tensor = value.tensor();
        if (!tensor) continue;
        put(kit::text(value.name), "", 0, 3);
        ++row;
        if (tensor->sizes.empty()) {
            put(tr("scalar without dimensions"), "hint", 0, 3);
            ++row;
        }
        for (std::size_t i = 0; i < tensor->sizes.size(); ++i, ++row) {
            const sym::Expr& size = tensor->sizes[i];
            const bool bounded = format == FormatId::pte && tensor->dynamism != Dynamism::fixed;
            const bool is_static = size.is_constant() && !bounded;
            put(tr("dim %1").arg(i), "hint", 0)->setContentsMargins(12, 0, 0, 0);
            QLabel* text = put((bounded ? QStringLiteral("≤ ") : QString()) + kit::text(size.text()), "mono", 1);
            if (!size.is_constant()) {
                dynamic_.push_back({size, put(QString(), "mono", 2)});
                dynamic_.back().range->setAlignment(Qt::AlignRight);
                continue;
            }
            if (!is_static) continue;
            some_static = true;
            text->setEnabled(false);
            text->setToolTip(whyStatic(format));
            text->setAccessibleDescription(whyStatic(format));
            QLabel* word = put(tr("static"), "hint", 2);
            word->setAlignment(Qt::AlignRight);
            word->setEnabled(false);
            word->setToolTip(whyStatic(format));
        }
    }
    if (!some_static) return;
    QLabel* why = put(whyStatic(format), "hint", 0, 3);
    why->setObjectName(QStringLiteral("whyStatic"));
    why->setWordWrap(true);
    why->setContentsMargins(0, 4, 0, 0);
}

void InputDimensions::show(const sym::Ranges& now) {
    for (const Row& row : dynamic_) {
        const auto bounds = row.size.bounds(now);
        if (!bounds.ok()) continue;
        QString text = rangeText(bounds.value());
        const auto symbol = row.size.op() == sym::Op::symbol ? now.find(row.size.name()) : now.end();
        if (symbol != now.end() && symbol->second.hint) text = tr("%1, example %2").arg(text).arg(*symbol->second.hint);
        row.range->setText(text);
        row.range->setToolTip(text);
    }
}

}  // namespace arenascope
