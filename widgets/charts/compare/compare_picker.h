#pragma once

#include <QComboBox>
#include <utility>

namespace arenascope {

/// The plan on a side of Compare: the plan's name, followed by its file in grey. If there is no room for both, the file
/// is shortened to its own name, then omitted. The tooltip has the full text.
class ComparePicker final : public QComboBox {
    Q_OBJECT
public:
    static constexpr int least_width = 120;
    explicit ComparePicker(QWidget* parent = nullptr);
    /// `file` is empty for plans of the program itself.
    void addPlan(const QString& plan, const QString& file);
    /// As one line, for menus and to restore a choice.
    [[nodiscard]] static QString textOf(const QString& plan, const QString& file);
    /// Width at which the present choice is shown in full.
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
