#pragma once

#include <QScrollArea>
#include <memory>
#include <vector>

#include "engine/tuning/tuning.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace arenascope {

class PoolCard;
class RulesPanel;
class ViewState;
struct WhatIf;

/// A card per memory pool, and which inputs, outputs and states are planned.
class MemoryPoolsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit MemoryPoolsPanel(ViewState& state, QWidget* parent = nullptr);
    /// Null where no pool has that id.
    [[nodiscard]] PoolCard* card(int memId) const;
    [[nodiscard]] RulesPanel& rules() { return *rules_; }

signals:
    void assignRequested(const QStringList& tensors, int memId);
    void poolChanged(const arenascope::Pool& pool);
    void poolAdded();
    void poolRemoved(int memId);
    void plannedInterfaceChanged(bool inputs, bool outputs, bool state);
    void placeAutoChanged(bool automatic);
    void scheduleChanged(arenascope::ScheduleMode mode);
    /// The bandwidth of the pools from the times at hand.
    void calibrationRequested();

private:
    [[nodiscard]] std::vector<Pool> pools() const;
    void rebuild();
    void makeCards();
    void makeSearches(QVBoxLayout& layout);
    void showSearches();
    void showResults();
    void showWholes();
    void previewDrop(const QStringList& tensors, int memId);
    void showPreview();

    ViewState& state_;
    QVBoxLayout* cardsLayout_;
    std::vector<PoolCard*> cards_;
    RulesPanel* rules_;
    QCheckBox *inputs_, *outputs_, *mutable_;
    QCheckBox* placed_;    ///< pools are chosen by the engine
    QComboBox* schedule_;  ///< item data: ScheduleMode
    QLabel* saved_;
    QPushButton* calibrate_;
};

}  // namespace arenascope
