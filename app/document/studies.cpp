#include "app/document/studies.h"

#include <algorithm>
#include <utility>

#include "engine/study/delegation_study.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {

namespace {

bool isLimited(const Tuning& tuning) {
    return !tuning.limits.empty() || std::any_of(tuning.pools.begin(), tuning.pools.end(), [](const Pool& pool) {
        return pool.capacity.has_value();
    });
}

}  // namespace

Studies::Studies(Bench& bench, QObject* parent) : QObject(parent), bench_(bench) {
    constexpr int rest = 200;
    checking_.setSingleShot(true);
    checking_.setInterval(rest);
    // Problems and the cards of the pools give the verdict of the whole device, whether Footprint is looked at or not.
    connect(&checking_, &QTimer::timeout, this, [this] {
        if (bench_.outcome() && !bench_.view->footprint()) computeFootprint();
    });
    connect(bench_.view, &ViewState::outcomeChanged, this, [this] {
        if (bench_.view->outcome() && isLimited(*bench_.view->tuning())) checking_.start();
    });
}

void Studies::computeCurve(const QString& symbol) {
    if (!bench_.document) return;
    constexpr int samples = 25;
    const auto work = [engine = bench_.engine, program = bench_.document->program(), tuning = bench_.document->tuning(),
                       symbol = symbol.toStdString()](Progress& progress) -> Result<std::shared_ptr<const SizeCurve>> {
        TRY(SizeCurve curve, size_curve(*engine, *program, *tuning, symbol, samples, progress));
        return std::make_shared<const SizeCurve>(std::move(curve));
    };
    bench_.jobs->start<std::shared_ptr<const SizeCurve>>(
        Jobs::Kind::curve, tr("Sizes of %1").arg(symbol), bench_.document.get(), work,
        [this, asked = bench_.document->tuning()](Result<std::shared_ptr<const SizeCurve>> result) {
            if (bench_.document->tuning() != asked) return;  // of another tuning
            if (result.ok()) return bench_.view->setCurve(std::move(result).take());
            emit logged(words::error(result.error()));
        });
}

void Studies::keepMeasured() {
    const auto& run = bench_.view->run();
    const auto& outcome = bench_.view->outcome();
    if (!run || !outcome) return;
    for (const DelegateMemory& memory : run->delegate_memory) {
        if (!outcome->method->delegates.has(memory.delegate)) continue;
        const Data& payload = outcome->method->delegates[memory.delegate].payload;
        std::erase_if(measured_,
                      [&](const Measured& old) { return as_text(old.payload.bytes) == as_text(payload.bytes); });
        measured_.push_back({memory, payload});
    }
}

std::vector<DelegateMemory> Studies::measuredOf(const Outcome& outcome) const {
    std::vector<DelegateMemory> out;
    for (const Instruction& in : outcome.method->instructions) {
        if (in.kind != Instruction::Kind::delegate || !outcome.method->delegates.has(in.delegate)) continue;
        const Delegate& delegate = outcome.method->delegates[in.delegate];
        for (const Measured& each : measured_) {
            if (as_text(each.payload.bytes) != as_text(delegate.payload.bytes) || each.memory.backend != delegate.id)
                continue;
            out.push_back(
                {.delegate = in.delegate, .backend = delegate.id, .node = in.name, .parts = each.memory.parts});
        }
    }
    return out;
}

void Studies::computeFootprint() {
    if (!bench_.outcome()) return;
    keepMeasured();
    std::vector<DelegateMemory> measured = measuredOf(*bench_.document->outcome());
    if (bench_.jobs->busy(Jobs::Kind::footprint) && footprintOf_.lock() == bench_.document->outcome() &&
        measured.empty())
        return;
    footprintOf_ = bench_.document->outcome();
    const auto work = [engine = bench_.engine, program = bench_.document->program(),
                       outcome = bench_.document->outcome(), measured = std::move(measured),
                       firmware = firmware_](Progress&) -> Result<std::shared_ptr<const Footprint>> {
        return std::make_shared<const Footprint>(footprint(
            *program, *outcome, {.backends = &engine->backends(), .measured = measured, .firmware = firmware.get()}));
    };
    bench_.jobs->start<std::shared_ptr<const Footprint>>(
        Jobs::Kind::footprint, tr("Computing the footprint"), bench_.document.get(), work,
        [this, of = bench_.document->outcome()](Result<std::shared_ptr<const Footprint>> result) {
            if (!bench_.document || bench_.document->outcome() != of) return;  // of a plan that is gone
            if (!result.ok()) return emit logged(words::error(result.error()));
            bench_.view->setFootprint(std::move(result).take());
        });
}

void Studies::setFirmware(std::shared_ptr<const FirmwareMap> firmware) {
    firmware_ = std::move(firmware);
    footprintOf_.reset();
    if (firmware_) computeFootprint();
}

void Studies::studyDelegation() {
    if (!bench_.outcome() || !bench_.outcome()->partition) return;
    using Study = std::shared_ptr<const DelegationStudy>;
    const auto work = [engine = bench_.engine, program = bench_.document->program(), tuning = bench_.document->tuning(),
                       outcome = bench_.document->outcome()](Progress& progress) -> Result<Study> {
        TRY(DelegationStudy study, study_delegation(*engine, *program, *tuning, *outcome, progress));
        return std::make_shared<const DelegationStudy>(std::move(study));
    };
    bench_.jobs->start<Study>(Jobs::Kind::delegation, tr("Comparing delegations"), bench_.document.get(), work,
                              [this, asked = bench_.document->tuning()](Result<Study> study) {
                                  if (!bench_.document || bench_.document->tuning() != asked)
                                      return;  // of a tuning that is gone
                                  if (study.ok()) return emit delegationStudied(std::move(study).take());
                                  emit logged(QString::fromStdString(study.error().text()));
                              });
}

}  // namespace arenascope
