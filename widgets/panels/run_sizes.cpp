#include "widgets/panels/run_sizes.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::int64_t most_size = 1'000'000'000;

/// "dimension 0 of x": the first place of each symbol, in the order of the inputs.
std::map<std::string, QString> placesOf(const Method& method) {
    std::map<std::string, QString> out;
    for (const ValueId input : method.inputs) {
        const Tensor* tensor = method.values[input].tensor();
        if (!tensor) continue;
        for (std::size_t i = 0; i < tensor->sizes.size(); ++i) {
            for (const std::string& symbol : tensor->sizes[i].symbols())
                out.emplace(symbol,
                            RunSizes::tr("Dimension %1 of %2").arg(i).arg(kit::text(method.values[input].name)));
        }
    }
    std::erase_if(out, [&](const auto& each) { return !method.ranges.contains(each.first); });
    return out;
}

}  // namespace

RunSizes::RunSizes(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setVerticalSpacing(6);
    grid_->setColumnStretch(1, 1);
    hide();
}

QSpinBox* RunSizes::field(const std::string& symbol) const {
    const auto found = fields_.find(symbol);
    return found == fields_.end() ? nullptr : found->second;
}

sym::Values RunSizes::chosen() const {
    sym::Values out;
    for (const auto& [symbol, field] : fields_)
        if (field->value() > field->minimum()) out[symbol] = field->value();
    return out;
}

void RunSizes::setMethod(const Method& method) {
    std::map<std::string, Dimension> wanted;
    for (const auto& [symbol, place] : placesOf(method)) {
        const sym::Range& range = method.ranges.at(symbol);
        const auto least = static_cast<int>(std::clamp<std::int64_t>(range.min, 0, most_size));
        const auto most = static_cast<int>(std::clamp<std::int64_t>(range.max.value_or(most_size), least, most_size));
        wanted[symbol] = {.place = place, .least = least, .most = most};
    }
    if (wanted == dimensions_) return;  // another plan: a size may be typed at present
    dimensions_ = std::move(wanted);
    const sym::Values before = chosen();
    kit::clear(grid_);
    fields_.clear();
    for (const auto& [symbol, dimension] : dimensions_) {
        const auto& [place, least, most] = dimension;
        auto* label = new QLabel(tr("Size of %1").arg(kit::text(symbol)), this);
        auto* field = new QSpinBox(this);
        field->setRange(least - 1, most);  // the lowest value stands for the default
        field->setSpecialValueText(tr("default"));
        const auto was = before.find(symbol);
        const bool holds = was != before.end() && was->second >= least && was->second <= most;
        field->setValue(holds ? static_cast<int>(was->second) : least - 1);
        field->setAccessibleName(label->text());
        field->setToolTip(tr("%1, %2 to %3, for random inputs and zeros. Default: the upper bound, or the size of the "
                             "example if example sizes are chosen.")
                              .arg(place)
                              .arg(least)
                              .arg(most));
        setStyleState(*field, "compact", true);
        label->setBuddy(field);
        const int row = static_cast<int>(fields_.size());
        grid_->addWidget(label, row, 0);
        grid_->addWidget(field, row, 1);
        fields_.emplace(symbol, field);
    }
    setVisible(!fields_.empty());
}

void RunSizes::fill(const Method& method, InputRequest& request) const {
    const sym::Values picked = chosen();
    if (picked.empty()) return;
    sym::Values all = picked;
    for (const auto& [symbol, range] : method.ranges) {
        const bool example = request.sizes == InputRequest::Sizes::example && range.hint;
        all.emplace(symbol, example ? *range.hint : range.max.value_or(range.min));
    }
    for (std::size_t i = 0; i < method.inputs.size(); ++i) {
        const Tensor* tensor = method.values[method.inputs[i]].tensor();
        if (!tensor) continue;
        std::vector<std::int64_t> shape;
        bool depends = false;
        for (const sym::Expr& size : tensor->sizes) {
            const auto value = size.evaluate(all);
            if (!value.ok()) break;
            shape.push_back(value.value());
            const auto symbols = size.symbols();
            depends = depends || std::any_of(symbols.begin(), symbols.end(), [&](const std::string& symbol) {
                          return picked.contains(symbol);
                      });
        }
        if (depends && shape.size() == tensor->sizes.size()) request.shapes[i] = std::move(shape);
    }
}

}  // namespace arenascope
