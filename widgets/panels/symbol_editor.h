#pragma once

#include <QWidget>

#include "engine/symbolic/expr.h"

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;
class QVBoxLayout;

namespace arenascope {

/// One symbol: min, max, slider, fix.
class SymbolEditor : public QWidget {
    Q_OBJECT
public:
    SymbolEditor(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent);

signals:
    void edited(qint64 min, qint64 max, bool dragging);
    void dragStarted();
    void resetRequested();

private:
    void buildFields();
    void buildSlider();
    void send(bool dragging);

    QString symbol_;
    sym::Range file_, now_;
    QSpinBox *min_ = nullptr, *max_ = nullptr;
    QSlider* slider_ = nullptr;
    QCheckBox* fixed_ = nullptr;
    QLabel* message_ = nullptr;
    QVBoxLayout* layout_;
};

}  // namespace arenascope
