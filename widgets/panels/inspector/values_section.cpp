#include "widgets/panels/inspector/values_section.h"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/runner/tensor_files.h"
#include "widgets/panels/inspector/channel_ranges.h"
#include "widgets/panels/inspector/histogram.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::size_t first_shown = 16;

/// The known values of a tensor: all of them, or the statistics of a run.
struct KnownValues {
    std::shared_ptr<const HostTensor> output;
    const TensorStats* stats = nullptr;
};

KnownValues knownOf(const Method& method, ValueId value, const std::shared_ptr<const RunResult>& run) {
    KnownValues out;
    if (!run) return out;
    for (std::size_t i = 0; i < method.outputs.size() && i < run->outputs.size(); ++i)
        if (method.outputs[i] == value) out.output = std::shared_ptr<const HostTensor>(run, &run->outputs[i]);
    for (const TensorStats& each : run->stats)
        if (each.value == value) out.stats = &each;
    return out;
}

}  // namespace

ValuesSection::ValuesSection(QWidget* parent)
    : InspectorSection(tr("Values"), parent),
      histogram_(new Histogram(&page())),
      channels_(new ChannelRanges(&page())),
      facts_(new FactLabel("mono", &page())),
      first_(new FactLabel("mono", &page())),
      read_(new QPushButton(tr("Read values"), &page())),
      save_(new QPushButton(tr("Save as .npy…"), &page())) {
    body().addWidget(histogram_);
    body().addWidget(facts_);
    body().addWidget(channels_);
    body().addWidget(first_);
    body().addWidget(read_, 0, Qt::AlignLeft);
    body().addWidget(save_, 0, Qt::AlignLeft);
    read_->setObjectName(QStringLiteral("readValues"));
    read_->setToolTip(tr("Repeats the last run and keeps the values of this tensor"));
    connect(read_, &QPushButton::clicked, this, [this] {
        read_->setEnabled(false);
        setSummary(tr("reading"));
        emit valuesWanted(value_);
    });
    connect(save_, &QPushButton::clicked, this, &ValuesSection::askWhere);
}

QString ValuesSection::facts() const { return facts_->fact(); }

QString ValuesSection::firstNumbers() const { return first_->fact(); }

void ValuesSection::show(std::shared_ptr<const Method> method, ValueId value, std::shared_ptr<const RunResult> run,
                         const OperatorWeight& weight) {
    if (method_ == method && value_ == value && run_ == run) return;
    method_ = std::move(method);
    value_ = shown_ = value;
    run_ = std::move(run);
    role_.clear();
    kept_.reset();
    reading_.cancel();
    const Tensor& tensor = *method_->values[value].tensor();
    const KnownValues known = knownOf(*method_, value, run_);
    showNothing(QString());
    if (!tensor.data && !known.output) {
        if (known.stats) {
            showStats(*known.stats);
            return offerReading();
        }
        if (weight.value != no_value) {
            shown_ = weight.value;
            role_ = weight.name;
            read(nullptr);
            return offerReading();
        }
        showNothing(tensor.is_constant ? tr("The file has no values of this tensor.")
                        : run_         ? QString()
                                       : tr("Run the program (F6), then read the values here."));
        return offerReading();
    }
    read(known.output);
}

/// What lies in an arena meanwhile is gone after a run.
void ValuesSection::offerReading() {
    read_->setVisible(run_ && !method_->values[value_].tensor()->is_constant);
    read_->setEnabled(true);
}

void ValuesSection::showRead(ValueId value, const Result<std::shared_ptr<const HostTensor>>& read_now) {
    if (!method_ || value != value_) return;
    read_->hide();
    if (!read_now.ok()) {
        showNothing(words::error(read_now.error()));
        return offerReading();
    }
    shown_ = value_;
    role_.clear();
    kept_ = read_now.value();
    read(kept_);
}

void ValuesSection::read(std::shared_ptr<const HostTensor> output) {
    setSummary(tr("reading"));
    using Read = std::shared_ptr<Result<TensorNumbers>>;
    reading_.start<Read>(
        [method = method_, value = shown_, output = std::move(output)]() -> Read {
            if (output) return std::make_shared<Result<TensorNumbers>>(tensor_numbers(*output));
            auto host = host_tensor_of(*method->values[value].tensor());
            if (!host.ok()) return std::make_shared<Result<TensorNumbers>>(std::move(host).error());
            return std::make_shared<Result<TensorNumbers>>(
                tensor_numbers(host.value(), channel_axis(*method->values[value].tensor())));
        },
        [this](const Read& read) {
            if (!read->ok()) return showNothing(words::error(read->error()));
            showNumbers(read->value());
        });
}

void ValuesSection::showNothing(const QString& why) {
    histogram_->hide();
    channels_->hide();
    first_->hide();
    read_->hide();
    save_->hide();
    facts_->setFact(why);
    facts_->setVisible(!why.isEmpty());
    setSummary(why.isEmpty() ? QString() : tr("not known"));
}

void ValuesSection::showStats(const TensorStats& stats) {
    showNothing(tr("min %1, max %2, NaN %3, infinities %4")
                    .arg(format::shortNumber(stats.min), format::shortNumber(stats.max))
                    .arg(stats.nans)
                    .arg(stats.infinities));
    setSummary(tr("counted by the last run"));
}

void ValuesSection::showNumbers(const TensorNumbers& numbers) {
    const bool shown = numbers.finite() > 0;
    histogram_->setVisible(shown);
    if (shown) histogram_->show(numbers);
    channels_->setVisible(!numbers.channels.empty());
    if (!numbers.channels.empty()) channels_->show(numbers.channels);
    QString text = shown
        ? tr("min %1, max %2, mean %3, σ %4, zeros %5")
              .arg(format::shortNumber(numbers.min), format::shortNumber(numbers.max),
                   format::shortNumber(numbers.mean), format::shortNumber(numbers.sigma), format::number(numbers.zeros))
        : QString();
    if (numbers.nans + numbers.infinities > 0)
        text += QStringLiteral("\n") + tr("NaN %1, infinities %2").arg(numbers.nans).arg(numbers.infinities);
    facts_->setFact(text);
    facts_->setVisible(!text.isEmpty());
    QStringList first;
    for (std::size_t i = 0; i < std::min(first_shown, numbers.first.size()); ++i)
        first.append(format::shortNumber(numbers.first[i]));
    if (numbers.count > static_cast<std::int64_t>(first.size())) first.append(QStringLiteral("…"));
    first_->setFact(first.join(QStringLiteral("  ")));
    first_->setVisible(!first.isEmpty());
    save_->setVisible(numbers.count > 0);
    const QString count = tr("%n number(s)", nullptr, static_cast<int>(std::min<std::int64_t>(numbers.count, 1 << 30)));
    setSummary(role_.isEmpty() ? count : role_ + QStringLiteral(", ") + count);
}

Result<std::string> ValuesSection::save(const QString& stem) const {
    if (kept_) return write_tensor_file(stem.toStdString(), *kept_);
    const KnownValues known = knownOf(*method_, shown_, run_);
    if (known.output) return write_tensor_file(stem.toStdString(), *known.output);
    TRY(const HostTensor host, host_tensor_of(*method_->values[shown_].tensor()));
    return write_tensor_file(stem.toStdString(), host);
}

void ValuesSection::askWhere() {
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save values"), kit::text(method_->values[shown_].name) + QStringLiteral(".npy"), tr("NumPy (*.npy)"));
    if (path.isEmpty()) return;
    if (path.endsWith(QLatin1String(".npy"))) path.chop(4);
    if (auto saved = save(path); !saved.ok()) emit refused(saved.error());
}

}  // namespace arenascope
