#include "widgets/charts/footprint/footprint_scene.h"

#include <algorithm>

#include "engine/evaluate/int8_method.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

QString utf8(const std::string& text) { return QString::fromStdString(text); }

FootprintRow rowOf(const FootprintPart& part) {
    return {.kind = part.kind,
            .name = words::message(part.name),
            .from = words::message(part.from),
            .note = words::message(part.note),
            .bytes = part.bytes,
            .known = part.known,
            .within = part.is_within};
}

FootprintBar barOf(const DeviceFit& device, const FootprintMemory& memory) {
    FootprintBar out{.name = words::message(memory.title()),
                     .id = utf8(memory.id),
                     .rows = {},
                     .used = memory.used,
                     .isOpen = memory.is_open,
                     .isSum = device.is_sum(memory),
                     .limit = memory.limit,
                     .fit = memory.fit()};
    for (const std::size_t index : memory.parts) {
        const FootprintPart& part = device.parts[index];
        if (part.bytes > 0 || part.known != Known::exact) out.rows.push_back(rowOf(part));
    }
    return out;
}

}  // namespace

qint64 FootprintScene::scale() const {
    qint64 out = 1;
    for (const FootprintBar& memory : memories) out = std::max({out, memory.used, memory.limit.value_or(0)});
    return out;
}

QString FootprintScene::verdict() const {
    switch (fit) {
        case Fit::no_limit: return tr("no limits yet");
        case Fit::fits: return tr("✓ fits");
        case Fit::over: return isPlanValid ? tr("✗ does not fit") : tr("✗ the plan is invalid");
        case Fit::unknown: break;
    }
    return tr("? unknown");
}

QString FootprintScene::verdict(const FootprintBar& memory) {
    switch (memory.fit) {
        case Fit::no_limit: return memory.isOpen ? tr("? at least %1").arg(format::bytes(memory.used)) : QString();
        case Fit::fits: return tr("✓ %1 to spare").arg(format::bytes(*memory.limit - memory.used));
        case Fit::over: return tr("✗ over by %1").arg(format::bytes(memory.overBy()));
        case Fit::unknown: break;
    }
    return tr("? at least %1").arg(format::bytes(memory.used));
}

QString FootprintScene::bytesOf(const FootprintRow& row) {
    if (row.known == Known::unknown) return QStringLiteral("?");
    const QString number = format::number(row.bytes);
    return row.known == Known::at_least ? QStringLiteral("≥ ") + number : number;
}

QString FootprintScene::notes() const {
    QStringList out;
    if (fits() && !leftOut.isEmpty())
        out.append(tr("Fits without what is unknown: %1").arg(leftOut.join(QStringLiteral(", "))));
    if (!whatIf.isEmpty()) out.append(whatIf);
    return out.join(u'\n');
}

QString FootprintScene::cause() const {
    if (!unmeasured_.isEmpty()) {
        qint64 least = 0;
        for (const FootprintBar& memory : memories) {
            for (const FootprintRow& row : memory.isSum ? std::vector<FootprintRow>() : memory.rows)
                least += row.kind == FootprintPart::Kind::delegate && row.known == Known::at_least ? row.bytes : 0;
        }
        constexpr qsizetype most_named = 2;
        QString who = unmeasured_.mid(0, most_named).join(QStringLiteral(", "));
        if (unmeasured_.size() > most_named) who += QStringLiteral(", …");
        const QString what =
            (unmeasured_.size() > 1 ? tr("%1 allocate memory at load and at the first run; no file states its size.")
                                    : tr("%1 allocates memory at load and at the first run; no file states its size."))
                .arg(who);
        if (least == 0) return what + u'\n' + tr("Measure it on the device, or enter the size from its documentation.");
        const QString known = unmeasured_.size() > 1
            ? tr("At least %1 are needed inside the delegates. A run on this machine measures them.")
            : tr("At least %1 are needed inside the delegate. A run on this machine measures it.");
        return what + u'\n' + known.arg(format::bytes(least));
    }
    for (const FootprintBar& memory : memories) {
        for (const FootprintRow& row : memory.rows) {
            const bool isProgram =
                row.kind == FootprintPart::Kind::program || row.kind == FootprintPart::Kind::method_allocator;
            if (isProgram && row.known == Known::unknown)
                return tr("This program cannot be written as a .pte; its flash size and load memory are unknown.") +
                    (row.note.isEmpty() ? QString() : u'\n' + row.note);
        }
    }
    return {};
}

FootprintScene footprintScene(const Footprint& print, const Tuning& tuning, bool planIsValid) {
    FootprintScene out;
    out.isPlanValid = planIsValid;
    auto device = fit_device(print, tuning.limits, device_runtime(tuning));
    if (!device.ok()) {
        // A limit of another program, such as one for a missing delegate, has no effect here.
        out.refused = words::error(device.error());
        std::vector<Limit> known;
        for (const Limit& limit : tuning.limits) {
            std::vector<Limit> with = known;
            with.push_back(limit);
            if (fit_device(print, with, device_runtime(tuning)).ok()) known = std::move(with);
        }
        device = fit_device(print, known, device_runtime(tuning));
    }
    out.fit = device.value().fit_with(planIsValid);
    for (const Message& part : device.value().left_out()) out.leftOut.append(words::message(part));
    if (const auto& scratch = print.scratch_in_arena)
        out.whatIf = FootprintScene::tr(
                         "With the scratch planned in the arena: arena %1, %2 less in total. This needs runtime "
                         "support and is not counted here.")
                         .arg(format::bytes(scratch->arena), format::bytes(scratch->saves));
    for (const FootprintMemory& memory : device.value().memories) out.memories.push_back(barOf(device.value(), memory));
    for (const FootprintPart& part : device.value().parts) {
        const bool isOpen = part.known == Known::unknown || part.known == Known::at_least;
        if (part.kind != FootprintPart::Kind::delegate || !isOpen || part.subjects.empty()) continue;
        const QString call = utf8(part.subjects.front());
        if (!out.unmeasured_.contains(call)) out.unmeasured_.append(call);
    }
    return out;
}

}  // namespace arenascope
