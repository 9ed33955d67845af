#pragma once

#include <QPushButton>

namespace arenascope {

/// A file that was open before: its name and size, what became of its plan and when.
class RecentRow : public QPushButton {
    Q_OBJECT
public:
    RecentRow(const QString& path, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name_, size_, outcome_, time_;
};

}  // namespace arenascope
