#pragma once
// Facts and legend above a chart: painted, so they are cheap and render into images.

#include <QList>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace arenascope {

struct Fact {
    enum class Tone : std::uint8_t { plain, bad, good, warn };
    QString label;   ///< above, small
    QString value;   ///< large
    QString suffix;  ///< behind the value, small
    Tone tone = Tone::plain;
};

struct Swatch {
    enum class Look : std::uint8_t { tinted, solid, dashed, hatched, snap };
    QString text;
    RoleColors colors{};  ///< of tinted and solid swatches
    bool hatched = false;
    Look look = Look::tinted;
};

class ChartHeader : public QWidget {
    Q_OBJECT
public:
    explicit ChartHeader(QWidget* parent = nullptr);
    void setFacts(QList<Fact> facts);
    void setLegend(QList<Swatch> swatches);
    /// Room at the right end of the row of facts, for a widget placed by its owner.
    void reserveRight(int width);
    [[nodiscard]] const QList<Fact>& facts() const { return facts_; }
    [[nodiscard]] const QList<Swatch>& legend() const { return legend_; }
    /// A widget at the right end of the legend row; the header owns it.
    void setCorner(QWidget* corner);
    /// The corner wants another size.
    void placeCorner();
    QSize sizeHint() const override;

    /// The entries of the legend that fit.
    [[nodiscard]] QList<int> legendShown() const;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintFacts(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    static void paintSwatch(QPainter& painter, const Swatch& swatch, const QPointF& at);
    static QString moreText(int count);
    QList<Fact> facts_;
    QList<Swatch> legend_;
    QWidget* corner_ = nullptr;
    int reserved_ = 0;
};

}  // namespace arenascope
