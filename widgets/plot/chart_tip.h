#pragma once
// The tooltip of a tensor: fixed order, monospaced numbers, never under the pointer.

#include <QList>
#include <QWidget>

#include "widgets/plot/arena_scene.h"

namespace arenascope {

struct TipLine {
    QString label, value;
    bool mono = true;
};

class ChartTip : public QWidget {
    Q_OBJECT
public:
    explicit ChartTip(QWidget* parent);
    void showTensor(const ArenaScene& scene, const ArenaBox& box, const TensorRow& row, const QPoint& globalPos);
    /// Its rows as text, for tests and accessibility.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(const QPoint& globalPos);
    QString name_, role_, type_, size_, exact_;
    QList<TipLine> lines_;
};

}  // namespace arenascope
