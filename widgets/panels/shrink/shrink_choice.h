#pragma once

#include <QWidget>

#include "widgets/panels/shrink/shrink_points.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace arenascope {

/// What is chosen: its words, what it takes before and after, how it was proved, and Apply.
class ShrinkChoice : public QWidget {
    Q_OBJECT
public:
    explicit ShrinkChoice(QWidget* parent);
    [[nodiscard]] QSize minimumSizeHint() const override;
    struct Content {
        ShrinkPoint chosen{};                     ///< null: nothing, or no tiles
        bool choosesNone = false;                 ///< the program without tiles
        bool isApplied = false;                   ///< already
        bool keepsTimeLow = false;                ///< of the costs, only time has no row of its own
        std::vector<PoolResult> before{};         ///< pools of the program without tiles
        qint64 instructions = 0;                  ///< of that
        std::optional<qint64> loading{}, file{};  ///< of the program without tiles
        QString hint{};                           ///< where nothing is chosen
    };
    void show(const Content& content);

signals:
    void applyRequested();
    void commandRequested();
    void compareRequested();

private:
    void addRow(const QString& label, const QString& before, const QString& after, bool isGood);

    QLabel *title_, *proof_;
    QGridLayout* rows_;
    QPushButton *apply_, *compare_, *command_;
};

}  // namespace arenascope
