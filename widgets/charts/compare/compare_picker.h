#pragma once

#include <QComboBox>
#include <utility>

namespace arenascope {

/// Which plan a side of Compare shows: the plan's name first, behind it in grey the file that it is of. Where there is
/// no room for both the file gives way: to its own name, then altogether. The tool tip has all of it.
class ComparePicker final : public QComboBox {
    Q_OBJECT
public:
    static constexpr int least_width = 120;
    explicit ComparePicker(QWidget* parent = nullptr);
    /// `file` is empty for plans of the program itself.
    void addPlan(const QString& plan, const QString& file);
    /// As one line for menus, and to find a choice again.
    [[nodiscard]] static QString textOf(const QString& plan, const QString& file);
    /// Width at which nothing of the present choice gives way.
    [[nodiscard]] int wholeWidth() const;
    /// What is painted of the present choice: plan and file.
    [[nodiscard]] std::pair<QString, QString> seen() const;
    QSize minimumSizeHint() const override { return {least_width, sizeHint().height()}; }
    void showPopup() override;

signals:
    /// A box takes the width of its texts by itself, whenever they change.
    void resized();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect textRect() const;
    void tell();
};

}  // namespace arenascope
