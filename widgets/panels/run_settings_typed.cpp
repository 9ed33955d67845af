// Values of inputs that the user types.

#include <QInputDialog>
#include <QLineEdit>
#include <algorithm>

#include "engine/ir/method.h"
#include "engine/runner/tensor_files.h"
#include "widgets/panels/run_settings.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

std::int64_t valuesIn(const std::vector<std::int64_t>& shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) count *= size;  // of a tensor that exists
    return count;
}

}  // namespace

/// The sizes that the next run gives the input.
std::vector<std::int64_t> RunSettings::shapeOf(std::size_t input) const {
    const Tensor* tensor = method_->values[method_->inputs[input]].tensor();
    if (!tensor) return {};
    RunRequest request;
    fill(request);
    if (const auto own = request.made.shapes.find(input); own != request.made.shapes.end()) return own->second;
    std::vector<std::int64_t> shape = tensor->upper;
    if (request.made.sizes != InputRequest::Sizes::example) return shape;
    sym::Values examples;
    for (const auto& [symbol, range] : method_->ranges)
        examples[symbol] = range.hint.value_or(range.max.value_or(range.min));
    for (std::size_t i = 0; i < tensor->sizes.size() && i < shape.size(); ++i) {
        if (const auto size = tensor->sizes[i].evaluate(examples); size.ok()) shape[i] = size.value();
    }
    return shape;
}

QString RunSettings::countRefusal(std::size_t input, std::string_view typed) const {
    const Value& value = method_->values[method_->inputs[input]];
    const std::vector<std::int64_t> shape = shapeOf(input);
    // A list is as long as its only dimension, where that may change.
    if (!value.tensor() || (shape.size() == 1 && value.tensor()->dynamism != Dynamism::fixed)) return {};
    const std::int64_t needed = valuesIn(shape), given = 1 + std::count(typed.begin(), typed.end(), ',');
    if (given == needed) return {};
    return tr("Input %1 needs %n value(s), got %2", nullptr, static_cast<int>(needed))
        .arg(kit::text(value.name), format::number(given));
}

/// Asks again, with the reason, until the value can be taken.
void RunSettings::typeValue(std::size_t input) {
    const Value& value = method_->values[method_->inputs[input]];
    QString label = tr("Numbers, or true and false, separated by commas, for %1:").arg(kit::text(value.name));
    if (const Tensor* tensor = value.tensor()) {
        const std::vector<std::int64_t> shape = shapeOf(input);
        label += QLatin1Char('\n') +
            tr("%1, %n value(s)", nullptr, static_cast<int>(valuesIn(shape)))
                .arg(kit::text(type_text(tensor->dtype, shape)));
    }
    QString text = isTyped(input) ? kit::text(files_.at(input)) : QString(), why;
    do {
        bool isTaken = false;
        text = QInputDialog::getText(this, tr("Value of the input"),
                                     why.isEmpty() ? label : label + QStringLiteral("\n✗ ") + why, QLineEdit::Normal,
                                     text, &isTaken);
        if (!isTaken) return;
        const std::string typed = text.simplified().remove(u' ').toStdString();
        why = typed.empty() ? QString() : countRefusal(input, typed);
    } while (!why.isEmpty());
    setTyped(input, text);
}

}  // namespace arenascope
