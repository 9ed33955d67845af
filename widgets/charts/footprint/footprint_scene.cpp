#include "widgets/charts/footprint/footprint_scene.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/study/footprint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

using Kind = FootprintPart::Kind;

QString utf8(const std::string& text) { return QString::fromStdString(text); }

std::optional<qint64> limitOf(const std::vector<Limit>& limits, const std::string& name) {
    for (const Limit& limit : limits) {
        if (limit.name == name) return limit.bytes;
    }
    return std::nullopt;
}

std::vector<FootprintPart> partsOf(const Footprint& print) {
    std::vector<FootprintPart> out;
    const QString home = print.pools.empty() ? FootprintScene::tr("RAM") : utf8(print.pools.front().name);
    for (const PoolResult& pool : print.pools)
        out.push_back({Kind::arena, FootprintScene::tr("Arena of %1").arg(utf8(pool.name)), utf8(pool.name),
                       FootprintScene::tr("exact, this plan"), pool.bytes});
    out.push_back({Kind::arena, FootprintScene::tr("State, in the arenas"), print.ram.state > 0 ? home : QString(),
                   print.ram.state > 0 ? FootprintScene::tr("exact, part of the arenas")
                                       : FootprintScene::tr("none: no buffer outlives a run"),
                   print.ram.state, true});
    out.push_back({Kind::runtime, FootprintScene::tr("Method allocator"), home,
                   print.ram.method_allocator > 0
                       ? FootprintScene::tr("estimate: %1 B for each of %2 instructions (measured: 250 to 640)")
                             .arg(format::number(bytes_per_instruction),
                                  format::number(print.ram.method_allocator / bytes_per_instruction))
                       : FootprintScene::tr("none: not a program"),
                   print.ram.method_allocator});
    out.push_back({Kind::runtime, FootprintScene::tr("Temporary"), home,
                   print.ram.temporary > 0 ? FootprintScene::tr("estimate: measured on other programs")
                                           : FootprintScene::tr("none: not a program"),
                   print.ram.temporary});
    out.push_back({Kind::caller, FootprintScene::tr("Buffers of the caller"),
                   print.ram.caller > 0 ? FootprintScene::tr("RAM") : QString(),
                   print.ram.caller > 0 ? FootprintScene::tr("exact, bound by the caller")
                                        : FootprintScene::tr("none: everything is planned"),
                   print.ram.caller});
    out.push_back(
        {Kind::constants, FootprintScene::tr("Constants"), FootprintScene::tr("flash"),
         print.flash.constants > 0 ? FootprintScene::tr("exact, each stored once") : FootprintScene::tr("none"),
         print.flash.constants});
    out.push_back({Kind::constants, FootprintScene::tr("Delegate blobs"),
                   print.flash.blobs > 0 ? FootprintScene::tr("flash") : QString(),
                   print.flash.blobs > 0 ? FootprintScene::tr("exact, with their named data")
                                         : FootprintScene::tr("none: nothing is delegated"),
                   print.flash.blobs});
    out.push_back({Kind::program, FootprintScene::tr("Program"), FootprintScene::tr("flash"),
                   print.flash.program ? FootprintScene::tr("exact: the .pte without its data")
                                       : FootprintScene::tr("not known: no .pte can be written"),
                   print.flash.program.value_or(0)});
    return out;
}

}  // namespace

qint64 FootprintMemory::used() const {
    qint64 sum = 0;
    for (const auto& [kind, bytes] : parts) sum += bytes;
    return sum;
}

bool FootprintScene::hasLimits() const {
    return std::any_of(memories.begin(), memories.end(),
                       [](const FootprintMemory& memory) { return memory.limit.has_value(); });
}

bool FootprintScene::fits() const {
    return std::all_of(memories.begin(), memories.end(),
                       [](const FootprintMemory& memory) { return memory.overBy() == 0; });
}

QString FootprintScene::verdict() const {
    if (!hasLimits()) return tr("no limits yet");
    if (fits()) return tr("✓ fits");
    QStringList names;
    for (const FootprintMemory& memory : memories) {
        if (memory.overBy() > 0) names.append(memory.name);
    }
    return tr("✗ not in %1").arg(names.join(QStringLiteral(", ")));
}

FootprintScene footprintScene(const Footprint& print, const std::vector<Limit>& limits) {
    FootprintScene out{.parts = partsOf(print)};
    const qint64 runtime = print.ram.method_allocator + print.ram.temporary;
    for (const PoolResult& pool : print.pools) {
        FootprintMemory memory{.name = utf8(pool.name), .id = utf8(pool.name), .parts = {{Kind::arena, pool.bytes}}};
        if (out.memories.empty()) memory.parts.emplace_back(Kind::runtime, runtime);
        memory.limit = limitOf(limits, pool.name);
        if (pool.capacity)
            memory.limit = memory.limit ? std::min<qint64>(*memory.limit, *pool.capacity) : *pool.capacity;
        out.memories.push_back(std::move(memory));
    }
    const auto ram = limitOf(limits, "ram");
    if (ram || print.pools.size() != 1 || print.ram.caller > 0) {
        out.memories.push_back(
            {.name = FootprintScene::tr("RAM, all"),
             .id = QStringLiteral("ram"),
             .parts = {{Kind::arena, print.ram.planned}, {Kind::runtime, runtime}, {Kind::caller, print.ram.caller}},
             .limit = ram});
    }
    out.memories.push_back({.name = FootprintScene::tr("Flash"),
                            .id = QStringLiteral("flash"),
                            .parts = {{Kind::constants, print.flash.constants + print.flash.blobs},
                                      {Kind::program, print.flash.program.value_or(0)}},
                            .limit = limitOf(limits, "flash")});
    return out;
}

}  // namespace arenascope
