#pragma once
// Will it fit? What a program takes of each memory, part by part, against what the device has. Pure.

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "engine/study/footprint.h"

namespace arenascope {

struct FootprintPart {
    enum class Kind : std::uint8_t { arena, runtime, caller, constants, program } kind = Kind::arena;
    QString name, livesIn, known;  ///< "known": exact, or an estimate with its formula; why it is zero
    qint64 bytes = 0;
    bool within = false;  ///< part of another row, not added to it
};

struct FootprintMemory {
    QString name;  ///< a pool's, or "RAM", "Flash"
    QString id;    ///< as limits name it
    std::vector<std::pair<FootprintPart::Kind, qint64>> parts;
    std::optional<qint64> limit;
    [[nodiscard]] qint64 used() const;
    [[nodiscard]] qint64 overBy() const { return limit ? std::max<qint64>(0, used() - *limit) : 0; }
};

struct FootprintScene {
    Q_DECLARE_TR_FUNCTIONS(arenascope::FootprintScene)
public:
    std::vector<FootprintPart> parts;
    std::vector<FootprintMemory> memories;
    [[nodiscard]] bool hasLimits() const;
    [[nodiscard]] bool fits() const;
    /// "✗ not in SRAM", "✓ fits", "no limits yet".
    [[nodiscard]] QString verdict() const;
};

/// Pools, then RAM as a whole and flash. What the runtime needs beside the arenas is in the first pool.
FootprintScene footprintScene(const Footprint& footprint, const std::vector<Limit>& limits);

}  // namespace arenascope
