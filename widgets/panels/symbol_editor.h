#pragma once

#include <QWidget>
#include <optional>

#include "engine/symbolic/expr.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace arenascope {

class FitSlider;

/// The largest value with which every arena still fits its memory.
struct SymbolFit {
    bool isKnown = false;                   ///< there are limits, and the value was computed
    std::optional<std::int64_t> largest{};  ///< nothing: not even the smallest value fits
};

/// One symbol: min, max, slider, fix. A symbol without an upper bound asks for one.
class SymbolEditor : public QWidget {
    Q_OBJECT
public:
    SymbolEditor(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent);
    /// The range changed. A value that is being dragged or typed is kept.
    void show(const sym::Range& now);
    /// The range without an edit of this symbol: the file's range, or the example's size as its upper bound.
    void setUsual(const sym::Range& usual, bool isExample);
    void focusMax();
    void setFit(const SymbolFit& fit);
    /// The upper bound being typed or dragged, whether or not a plan exists for it.
    [[nodiscard]] int value() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void edited(qint64 min, qint64 max, bool dragging);
    void dragStarted();
    /// The value is another one, by whatever means.
    void moved();
    void resetRequested();

private:
    void buildFields();
    void buildSlider();
    void buildFit();
    void send(bool dragging);
    [[nodiscard]] bool isGood() const;
    void tellState();
    void tellFit();

    QString symbol_;
    sym::Range file_, usual_, now_;
    QSpinBox *min_ = nullptr, *max_ = nullptr;
    FitSlider* slider_ = nullptr;
    SymbolFit fit_;
    QCheckBox* fixed_ = nullptr;
    QPushButton *reset_ = nullptr, *useFit_ = nullptr;
    QLabel *fitText_ = nullptr, *message_ = nullptr;
    QVBoxLayout* layout_;
};

}  // namespace arenascope
