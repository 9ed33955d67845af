// What views ask for beyond the plan, each on a worker: the arena over a dimension, and where all bytes lie.

#include <utility>

#include "app/document/workspace.h"
#include "widgets/ui/engine_words.h"

namespace arenascope {

void Workspace::computeCurve(const QString& symbol) {
    if (!document_) return;
    constexpr int samples = 25;
    const auto work = [engine = engine_, program = document_->program(), tuning = document_->tuning(),
                       symbol = symbol.toStdString()](Progress& progress) -> Result<std::shared_ptr<const SizeCurve>> {
        TRY(SizeCurve curve, size_curve(*engine, *program, *tuning, symbol, samples, progress));
        return std::make_shared<const SizeCurve>(std::move(curve));
    };
    jobs_->start<std::shared_ptr<const SizeCurve>>(
        Jobs::Kind::curve, tr("Sizes of %1").arg(symbol), document_.get(), work,
        [this, asked = document_->tuning()](Result<std::shared_ptr<const SizeCurve>> result) {
            if (document_->tuning() != asked) return;  // of another tuning
            if (result.ok()) return view_->setCurve(std::move(result).take());
            emit logged(words::error(result.error()));
        });
}

void Workspace::computeFootprint() {
    if (!document_ || !document_->outcome()) return;
    if (jobs_->busy(Jobs::Kind::footprint) && footprintOf_.lock() == document_->outcome()) return;
    footprintOf_ = document_->outcome();
    const auto work = [program = document_->program(),
                       outcome = document_->outcome()](Progress&) -> Result<std::shared_ptr<const Footprint>> {
        return std::make_shared<const Footprint>(footprint(*program, *outcome));
    };
    jobs_->start<std::shared_ptr<const Footprint>>(
        Jobs::Kind::footprint, tr("Adding up"), document_.get(), work,
        [this](Result<std::shared_ptr<const Footprint>> result) { view_->setFootprint(std::move(result).take()); });
}

}  // namespace arenascope
