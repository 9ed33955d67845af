#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "engine/study/size_curve.h"
#include "engine/symbolic/expr.h"

class QLabel;
class QToolButton;

namespace arenascope {

class SymbolEditor;

/// One symbol: a row with its name, value and range; unfolded, the editor and the effect on the arena.
class SymbolSection : public QWidget {
    Q_OBJECT
public:
    SymbolSection(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent);
    [[nodiscard]] SymbolEditor& editor() const { return *editor_; }
    [[nodiscard]] QToolButton& head() const { return *head_; }
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);
    void show(const sym::Range& now, const QString& uses);
    /// The arena with the present range; null: nothing is planned.
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    /// Of this symbol with all else unchanged; null: unknown.
    void setCurve(std::shared_ptr<const SizeCurve> curve);
    [[nodiscard]] const std::shared_ptr<const SizeCurve>& curve() const { return curve_; }
    /// "SRAM 184.1 KiB of 256 KiB, 71.9 KiB to spare": for the slider's value.
    [[nodiscard]] QString arena() const;

signals:
    void opened();

private:
    QLabel* buildHead();
    QToolButton* buildAssumed();
    void tellHead();
    void tellArena();

    QString symbol_;
    sym::Range file_, now_;
    std::shared_ptr<const Outcome> outcome_;
    std::shared_ptr<const SizeCurve> curve_;
    QToolButton *head_, *assumed_ = nullptr;
    QLabel *range_, *uses_, *arena_;
    QWidget* body_;
    SymbolEditor* editor_;
};

}  // namespace arenascope
