#pragma once
// A row of widgets that continues on further lines where there is little width.

#include <QLayout>
#include <QList>
#include <memory>
#include <vector>

namespace arenascope {

/// Widgets side by side, each with the width it asks for; those without room begin another line. What has an ignored or
/// expanding width takes what the others of its line leave.
class WrapLayout : public QLayout {
public:
    explicit WrapLayout(int spacing, QWidget* parent = nullptr);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// On one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as the widest of them.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Line {
        std::vector<QLayoutItem*> items;
        int width = 0, height = 0;
    };
    [[nodiscard]] std::vector<Line> linesWithin(int width) const;
    void place(const Line& line, QPoint at, int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

}  // namespace arenascope
