#pragma once
// Will it fit? The parts of a program in each memory, compared with the device's limits. Pure data.

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/study/device_fit.h"

namespace arenascope {

/// A row of the table.
struct FootprintRow {
    FootprintPart::Kind kind = FootprintPart::Kind::arena;
    QString name, from, note;
    qint64 bytes = 0;
    Known known = Known::exact;
    bool within = false;  ///< part of another row, not added to it
};

/// A memory: a bar, and a group of the table.
struct FootprintBar {
    QString name;  ///< a pool's, or "RAM, all", "Flash"
    QString id;    ///< as limits name it
    std::vector<FootprintRow> rows;
    qint64 used = 0;
    bool isOpen = false;  ///< used is a minimum: some part is unknown
    bool isSum = false;   ///< of all pools: its parts repeat their rows
    std::optional<qint64> limit;
    Fit fit = Fit::no_limit;
    [[nodiscard]] qint64 overBy() const { return limit ? std::max<qint64>(0, used - *limit) : 0; }
};

struct FootprintScene {
    Q_DECLARE_TR_FUNCTIONS(arenascope::FootprintScene)
public:
    std::vector<FootprintBar> memories;
    Fit fit = Fit::no_limit;
    bool isPlanValid = true;  ///< no program with an invalid plan fits
    QString whatIf;           ///< an alternative program that would need less, and its result; empty: none
    QStringList leftOut;      ///< of memories with limits: unknown parts that no verdict counts
    QString refused;          ///< a limit without a matching memory or part; empty: none
    [[nodiscard]] bool hasLimits() const { return fit != Fit::no_limit; }
    [[nodiscard]] bool fits() const { return fit == Fit::fits; }
    /// The upper end of the common scale of all bars, in bytes.
    [[nodiscard]] qint64 scale() const;
    /// "✗ does not fit", "✗ the plan is invalid", "✓ fits", "? unknown", "no limits yet".
    [[nodiscard]] QString verdict() const;
    /// "✗ over by 87.3 KiB", "✓ 7.51 MiB to spare", "? at least 2.61 MiB"; empty without a limit.
    [[nodiscard]] static QString verdict(const FootprintBar& memory);
    /// "≥ 2 733 920", "?".
    [[nodiscard]] static QString bytesOf(const FootprintRow& row);
    /// Delegates whose memory is unknown, by the names used in limits.
    [[nodiscard]] const QStringList& unmeasured() const { return unmeasured_; }
    /// The lines below the parts: parts that the verdict omits, and the needs of an alternative program.
    [[nodiscard]] QString notes() const;
    /// Why the verdict is unknown, in two sentences; empty if all required parts are known.
    [[nodiscard]] QString cause() const;

    QStringList unmeasured_;
};

/// Pools, then RAM as a whole if there is more than one, and flash.
FootprintScene footprintScene(const Footprint& footprint, const Tuning& tuning, bool planIsValid = true);

}  // namespace arenascope
