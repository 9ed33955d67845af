#pragma once

#include <QWidget>

#include "widgets/panels/shrink/shrink_changes.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace arenascope {

class ShrinkChoice;
class ShrinkFront;
class ViewState;

/// Programs that compute the same with less memory: passes and tiles as rows, the front against its cost, and what is
/// chosen. It does not search: it requests a search and receives its results.
class ShrinkPanel : public QWidget {
    Q_OBJECT
public:
    explicit ShrinkPanel(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] ShrinkChanges& changes() { return *changes_; }
    [[nodiscard]] ShrinkFront& front() { return *front_; }
    [[nodiscard]] const std::vector<ShrinkPoint>& points() const { return points_; }
    [[nodiscard]] const ShrinkPoint& chosen() const { return chosen_; }
    [[nodiscard]] ShrinkWish wish() const;
    [[nodiscard]] bool isBusy() const { return busy_; }
    [[nodiscard]] const ShrinkGoal& goal() const { return goal_; }

    /// What passes save for the tuning that is shown; null: not measured.
    void setPasses(std::shared_ptr<const PassTable> passes);
    /// A search for the shown tuning has begun.
    void begin();
    void add(const ShrinkPoint& point);
    /// The whole front; null: the search failed or was given up, and what was found stays.
    void finish(std::shared_ptr<const ShrinkReport> report, const QString& failure = {});
    /// Another program is open, or none.
    void reset();
    /// For a panel of the same program that takes the place of this one.
    [[nodiscard]] ShrinkResults results() const;
    /// Of the panel before this one. A search that was under way begins anew.
    void restore(const ShrinkResults& results);
    /// Starts a search where there are no results yet.
    void searchIfNew();

signals:
    void searchRequested();
    void cancelRequested();
    void passesWanted();
    void passToggled(const QString& id, bool on);
    void choiceToggled(const arenascope::ProgramChange& change, bool on);
    /// Null: the program without tiles.
    void applyRequested(const ShrinkPoint& point);
    void limitRequested(const QString& pool, std::optional<qint64> bytes);
    void commandRequested(const ShrinkPoint& point);
    void compareRequested(const ShrinkPoint& point);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHead();
    void outcomeChanged();
    void askForPasses();
    void fillGoals();
    void goalPicked();
    void setGoal(const ShrinkGoal& goal);
    void choose(const ShrinkPoint& point, bool previews);
    void chooseNone();
    void apply();
    void preview(const ShrinkPoint& point);
    void hover(const ShrinkPoint& point);
    void refresh();
    void updateHead();
    [[nodiscard]] QString hint() const;
    [[nodiscard]] ShrinkPoint current() const;

    ViewState& state_;
    /// What was found was searched for another goal, and may miss what keeps this one at the least cost.
    [[nodiscard]] bool isOfFormerGoal() const;
    /// "searching…", how many programs were found, or for which goal.
    [[nodiscard]] QString statusText() const;

    QComboBox *goalBox_, *costBox_;
    QCheckBox *loading_, *halos_, *loops_;
    QLabel* status_;
    QPushButton* search_;
    ShrinkChanges* changes_;
    ShrinkFront* front_;
    ShrinkChoice* choice_;

    std::shared_ptr<const PassTable> passes_;
    std::shared_ptr<const Tuning> searched_;  ///< that the points are of; null: none
    std::shared_ptr<const ShrinkReport> report_;
    std::vector<ShrinkPoint> points_;
    ShrinkPoint chosen_, held_;  ///< the second: previewed while no other is under the pointer
    bool choosesNone_ = false, busy_ = false, wasChosenByHand_ = false;
    ShrinkGoal goal_, searchedGoal_;  ///< the second: that the search was for
    QString failure_;
};

}  // namespace arenascope
