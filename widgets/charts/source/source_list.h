#pragma once
// A source file with a gutter: live bytes and time of each line.

#include <QAbstractScrollArea>
#include <set>

#include "engine/study/source/source_costs.h"
#include "widgets/charts/source/source_text.h"

namespace arenascope {

class SourceList : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit SourceList(QWidget* parent);
    /// Both belong to the caller; null: empty.
    void show(const SourceMap* map, const SourceCosts* costs, SourceRows rows);
    void setCosts(const SourceCosts* costs);
    void mark(std::set<SourceLineIndex> lines, SourceLineIndex current);
    [[nodiscard]] const SourceRows& rows() const { return rows_; }
    [[nodiscard]] SourceLineIndex current() const { return current_; }
    [[nodiscard]] QString spoken(SourceLineIndex line) const;

signals:
    void chosen(arenascope::SourceLineIndex line);
    void opened(arenascope::SourceLineIndex line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int gutter() const;  ///< width of one of its two columns
    [[nodiscard]] int numbers() const;
    [[nodiscard]] int rowAt(const QPointF& pos) const;
    void fitBars();
    void reveal(int row);
    void choose(int row);
    void step(int by);
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, const SourceRow& row, const QRect& rect) const;
    void paintShare(QPainter& painter, const QRect& rect, double made, double called, double most,
                    const QString& text) const;

    const SourceMap* map_ = nullptr;
    const SourceCosts* costs_ = nullptr;
    SourceRows rows_;
    std::set<SourceLineIndex> marked_;
    SourceLineIndex current_{};
    SourceCost most_;
    int widest_ = 0;  ///< of a line's numbers
};

}  // namespace arenascope
