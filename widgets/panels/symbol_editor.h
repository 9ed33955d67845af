#pragma once

#include <QWidget>

#include "engine/symbolic/expr.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QVBoxLayout;

namespace arenascope {

/// One symbol: min, max, slider, fix. A symbol without an upper bound asks for one.
class SymbolEditor : public QWidget {
    Q_OBJECT
public:
    SymbolEditor(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent);
    /// Another range is in force. What is being dragged or typed is left alone.
    void show(const sym::Range& now);
    void focusMax();

signals:
    void edited(qint64 min, qint64 max, bool dragging);
    void dragStarted();
    void resetRequested();

private:
    void buildFields();
    void buildSlider();
    void send(bool dragging);
    void tellState();

    QString symbol_;
    sym::Range file_, now_;
    QSpinBox *min_ = nullptr, *max_ = nullptr;
    QSlider* slider_ = nullptr;
    QCheckBox* fixed_ = nullptr;
    QPushButton* reset_ = nullptr;
    QLabel* message_ = nullptr;
    QVBoxLayout* layout_;
};

}  // namespace arenascope
