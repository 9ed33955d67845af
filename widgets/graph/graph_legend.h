#pragma once
// The legend of signs and line widths; it has only those that are visible.

#include <QString>
#include <QWidget>
#include <vector>

#include "widgets/graph/graph_labels.h"

namespace arenascope {

struct GraphPicture;

class GraphLegend : public QWidget {
    Q_OBJECT
public:
    explicit GraphLegend(QWidget* parent);
    void show(const GraphPicture& picture);
    void clear();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        enum class Sign : std::uint8_t { family, line, peak, control, back, constant, view } sign = Sign::family;
        OperatorFamily family = OperatorFamily::other;
        qint64 bytes = 0, least = 0;  ///< of a line, from the thinnest to the thickest
        QString text;
    };
    void paintSign(QPainter& painter, const Entry& entry, const QRectF& rect) const;
    double paintHeat(QPainter& painter, double x) const;

    std::vector<Entry> entries_;
    GraphHeat heat_ = GraphHeat::off;
    GraphLoad most_;
    qint64 mostRead_ = 0;
    QString note_;
};

}  // namespace arenascope
