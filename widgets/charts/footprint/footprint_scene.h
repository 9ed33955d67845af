#pragma once
// Will it fit? What a program takes of each memory, part by part, against what the device has. Pure.

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
    bool isOpen = false;  ///< used is the least: some part is not known
    bool isSum = false;   ///< of all pools: its parts are rows of theirs
    std::optional<qint64> limit;
    Fit fit = Fit::no_limit;
    [[nodiscard]] qint64 overBy() const { return limit ? std::max<qint64>(0, used - *limit) : 0; }
};

struct FootprintScene {
    Q_DECLARE_TR_FUNCTIONS(arenascope::FootprintScene)
public:
    std::vector<FootprintBar> memories;
    Fit fit = Fit::no_limit;
    QString whatIf;       ///< another program that would take less, and what it would come to; empty: none
    QStringList leftOut;  ///< of memories with limits: what no verdict counts, because it is not known
    QString refused;      ///< a limit that is about nothing here; empty: none
    [[nodiscard]] bool hasLimits() const { return fit != Fit::no_limit; }
    [[nodiscard]] bool fits() const { return fit == Fit::fits; }
    /// The end of the one scale that all bars share, in bytes.
    [[nodiscard]] qint64 scale() const;
    /// "✗ does not fit", "✓ fits", "? unknown", "no limits yet".
    [[nodiscard]] QString verdict() const;
    /// "✗ over by 87.3 KiB", "✓ 7.51 MiB to spare", "? at least 2.61 MiB"; empty without a limit.
    [[nodiscard]] static QString verdict(const FootprintBar& memory);
    /// "≥ 2 733 920", "?".
    [[nodiscard]] static QString bytesOf(const FootprintRow& row);
    /// Delegates whose memory is not known, by the names that limits have for them.
    [[nodiscard]] const QStringList& unmeasured() const { return unmeasured_; }
    /// What stands below the parts, a line each: what the verdict leaves out, and what another program would take.
    [[nodiscard]] QString notes() const;
    /// Why the verdict is unknown, in two sentences; empty where nothing that the program needs is.
    [[nodiscard]] QString cause() const;

    QStringList unmeasured_;
};

/// Pools, then RAM as a whole where it is more than one, and flash.
FootprintScene footprintScene(const Footprint& footprint, const Tuning& tuning);

}  // namespace arenascope
