#pragma once

#include <optional>

#include "widgets/ui/edit_in_place.h"

namespace arenascope {

/// A memory of the device and its capacity, "SRAM 320 KiB", in a frame: a click, Enter or F2 edits the number. Up and
/// Down ask for another memory.
class CapacityChip : public EditInPlace {
    Q_OBJECT
public:
    explicit CapacityChip(QWidget* parent);
    /// An empty name: no program is open. `over`: how much the program needs beyond it; 0: none.
    void show(const QString& name, std::optional<qint64> bytes, qint64 over);
    /// Without the name of the memory, which the tool tip keeps.
    void setShort(bool isShort);
    [[nodiscard]] QString name() const { return name_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// 1: the next memory, -1: the one before.
    void stepped(int by);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString name_, value_;
    bool isOver_ = false, isShort_ = false;
};

}  // namespace arenascope
