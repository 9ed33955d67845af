#pragma once
// The film as pure geometry: steps run downwards, addresses to the right, and the step that is shown is enlarged.

#include <QRectF>
#include <utility>
#include <vector>

#include "widgets/charts/map/map_scene.h"

namespace arenascope {

/// The tensors that an operator reads and writes. A view is its root.
struct StepAccess {
    std::vector<ValueId> reads, writes;
};

/// By step; empty rows where nothing is known.
Table<Step, StepAccess> stepAccess(const Method& method, int steps);
/// The first step after `step` in which a tensor is read; none if there is none.
Step nextRead(const Table<Step, StepAccess>& access, ValueId value, Step step);
/// The next step, in circles, at which live bytes begin to be higher than before and after; `step` if there is none.
Step nextPeak(const Table<Step, qint64>& live, Step step);
/// Unused bytes of a pool's arena at a step, ascending.
std::vector<ByteRange> freeAt(const ArenaScene& scene, std::size_t lane, Step step);

class FilmGeometry {
public:
    /// `area`: where tensors are drawn. Pools lie side by side, at one scale.
    FilmGeometry(const ArenaScene& scene, const QRectF& area, Step step);
    /// Steps with a row; a long program shows those near its step.
    [[nodiscard]] std::pair<Step, Step> shown() const { return {first_, last_}; }
    /// The enlarged step; cards are in its upper part.
    [[nodiscard]] QRectF band() const { return band_; }
    [[nodiscard]] QRectF cards() const { return {band_.topLeft(), QSizeF(band_.width(), cards_)}; }
    [[nodiscard]] double rowHeight() const { return row_; }
    [[nodiscard]] QRectF lane(std::size_t lane) const;
    [[nodiscard]] double x(std::size_t lane, qint64 offset) const;
    /// The upper edge of a step's row.
    [[nodiscard]] double top(Step step) const;
    /// The parts of a tensor, or of one of its pieces, before and after the enlarged step; empty where it has none.
    [[nodiscard]] QRectF before(std::size_t lane, const ArenaPiece& piece) const;
    [[nodiscard]] QRectF after(std::size_t lane, const ArenaPiece& piece) const;
    /// In the enlarged step; empty if it is not live then.
    [[nodiscard]] QRectF card(const ArenaBox& box) const;
    /// The step at a height.
    [[nodiscard]] Step stepAt(double y) const;

private:
    [[nodiscard]] QRectF between(std::size_t lane, const ArenaPiece& piece, double top, double bottom) const;

    const ArenaScene& scene_;
    QRectF area_, band_;
    Step step_, first_{0}, last_{0};
    double row_ = 1, cards_ = 0, scale_ = 1;
    std::vector<double> left_;  ///< of each pool
};

/// All of a tensor as one piece, or its pieces.
[[nodiscard]] std::vector<ArenaPiece> piecesOf(const ArenaBox& box);

}  // namespace arenascope
