#pragma once

#include <QTreeWidget>

#include "engine/study/pass_rows.h"
#include "widgets/panels/shrink/shrink_points.h"

namespace arenascope {

/// One row a change of the program: passes, each measured before it is ticked, and the tiled programs that a search has
/// found.
class ShrinkChanges : public QTreeWidget {
    Q_OBJECT
public:
    explicit ShrinkChanges(QWidget* parent);
    struct Content {
        std::shared_ptr<const PassTable> passes{};  ///< null: being measured
        std::vector<ShrinkPoint> points{};
        ShrinkPoint chosen{};
        bool choosesNone = false;  ///< the program without tiles is chosen
        bool isTiled = false;      ///< tiles are applied
        ShrinkPoint current{};     ///< those; null: none of these
        ShrinkGoal goal{};
        qint64 asItIs = 0;             ///< bytes that the goal is about, without tiles
        std::optional<qint64> file{};  ///< bytes of the file without tiles
        qint64 instructions = 0;       ///< without tiles
        qint64 multiplyAdds = 0;       ///< without tiles; 0: unknown
        QString state{};               ///< of the search, where there are no points
    };
    void show(const Content& content);
    /// Marks the row of a program, or that of none.
    void select(const ShrinkPoint& point, bool isNone);

signals:
    void passToggled(const QString& id, bool on);
    /// An operator order, or the choice of pools.
    void choiceToggled(const arenascope::ProgramChange& change, bool on);
    void pointChosen(const ShrinkPoint& point);
    void noTilesChosen();
    /// The one under the pointer; null: none is.
    void pointHovered(const ShrinkPoint& point);
    /// What is chosen is to be applied.
    void activated();

protected:
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();
    QTreeWidgetItem* addHead(const QString& title);
    void addNote(QTreeWidgetItem& head, const QString& text, const QString& tip);
    void addPasses(const Content& content);
    void addPass(QTreeWidgetItem& head, const PassTable& table, const PassRow& row);
    void addTogether(QTreeWidgetItem& head, const PassTable& table);
    void addChoices(const Content& content);
    void addTiles(const Content& content);
    void addPoint(QTreeWidgetItem& head, const Content& content, const ShrinkPoint& point);
    void setNumber(QTreeWidgetItem& item, int column, const QString& text, bool isGood);

    void hover(const QTreeWidgetItem* item);

    std::shared_ptr<const PassTable> passes_;
    bool listsPasses_ = true;
    std::vector<ShrinkPoint> points_;  ///< by the number that their rows hold
    ShrinkPoint hovered_;
};

}  // namespace arenascope
