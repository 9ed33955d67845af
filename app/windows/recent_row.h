#pragma once

#include <QPushButton>

namespace arenascope {

/// A recent file: its name and size, the state of its plan and the time.
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
