#include "app/document/studies.h"

#include <algorithm>
#include <utility>

#include "engine/study/delegation_study.h"
#include "engine/study/fit_and_explain.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {

Studies::Studies(Bench& bench, QObject* parent) : QObject(parent), bench_(bench) {
    constexpr int rest = 200;
    checking_.setSingleShot(true);
    checking_.setInterval(rest);
    // Problems and the cards of the pools give the verdict of the whole device, whether Footprint is looked at or not.
    connect(&checking_, &QTimer::timeout, this, [this] {
        if (bench_.outcome() && !bench_.view->footprint()) computeFootprint();
    });
    connect(bench_.view, &ViewState::outcomeChanged, this, [this] {
        if (bench_.view->outcome() && has_limits(*bench_.view->tuning())) checking_.start();
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

std::shared_ptr<const SizeMap> Studies::keptMap(const Tuning& tuning, const std::string& across,
                                                const std::string& up) const {
    const auto reaches = [&](const SizeAxis& axis) {
        const auto range = bench_.document->tuning()->ranges.find(axis.symbol);
        return range == bench_.document->tuning()->ranges.end() || range->second.max <= axis.values.back();
    };
    for (const KeptMap& each : maps_) {
        if (each.program.lock() == bench_.document->program() && each.map->across.symbol == across &&
            each.map->up.symbol == up && reaches(each.map->across) && reaches(each.map->up) && each.tuning == tuning)
            return each.map;
    }
    return nullptr;
}

void Studies::computeMap(const QString& across, const QString& up) {
    if (!bench_.document) return;
    constexpr int samples = 13;
    constexpr std::size_t most_kept = 4;
    const std::string symbols[] = {across.toStdString(), up.toStdString()};
    Tuning key = *bench_.document->tuning();
    for (const std::string& each : symbols) key.ranges.erase(each);
    if (auto kept = keptMap(key, symbols[0], symbols[1])) {
        bench_.jobs->cancel(Jobs::Kind::sizeMap);
        return emit mapComputed(std::move(kept));
    }
    using Made = std::shared_ptr<const SizeMap>;
    const auto work = [engine = bench_.engine, program = bench_.document->program(), tuning = bench_.document->tuning(),
                       symbols](Progress& progress) -> Result<Made> {
        TRY(SizeMap map, size_map(*engine, *program, *tuning, symbols[0], symbols[1], samples, progress));
        return std::make_shared<const SizeMap>(std::move(map));
    };
    bench_.jobs->start<Made>(
        Jobs::Kind::sizeMap, tr("Sizes of %1 and %2").arg(across, up), bench_.document.get(), work,
        [this, key = std::move(key), program = std::weak_ptr(bench_.document->program())](Result<Made> result) {
            if (!result.ok()) return emit mapFailed(words::error(result.error()));
            if (maps_.size() >= most_kept) maps_.erase(maps_.begin());
            const std::shared_ptr<const SizeMap> map = std::move(result).take();
            maps_.push_back({.program = program, .tuning = key, .map = map});
            Tuning now = *bench_.document->tuning();
            for (const SizeAxis* each : {&map->across, &map->up}) now.ranges.erase(each->symbol);
            if (now == key) emit mapComputed(map);  // else of another tuning
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
                                  emit logged(words::line(study.error()));
                              });
}

}  // namespace arenascope
