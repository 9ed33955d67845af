#pragma once
// Finds a target, or takes a size, and shows for each whether the open program fits.

#include <QFrame>
#include <QPointer>
#include <functional>
#include <optional>
#include <vector>

#include "engine/study/device_fit.h"
#include "engine/tuning/target.h"

class QLineEdit;
class QListWidget;

namespace arenascope {

/// A row of the chooser.
struct TargetRow {
    Target target;
    bool is_current = false;
    std::optional<DeviceFit> device{};  ///< with the smallest plan; nothing: not known yet
    QString failure{};                  ///< why there is no plan
};

class TargetChooser : public QFrame {
    Q_OBJECT
public:
    explicit TargetChooser(QWidget* window);
    /// Opens below `top` (in the window's coordinates), its left edge at `left`.
    void open(int left, int top, std::vector<TargetRow> rows);
    /// A row's verdict has arrived.
    void setDevice(const std::string& id, const std::optional<DeviceFit>& device, const QString& failure);
    [[nodiscard]] QLineEdit& field() { return *field_; }
    /// What each listed row says, in their order.
    [[nodiscard]] QStringList texts() const;
    /// The verdict's words for the open program; empty: not known yet.
    [[nodiscard]] static QString verdictOf(const TargetRow& row);

signals:
    void chosen(const arenascope::Target& target);
    void saveRequested();
    void linkerMapRequested();
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fill();
    void fit();
    void step(int by);
    void dismiss();
    void useCurrent();
    /// The row of a typed size: one memory of it. Null: no size is typed.
    [[nodiscard]] std::optional<TargetRow> typedRow() const;

    std::vector<TargetRow> all_, shown_;
    QLineEdit* field_;
    QPoint at_;  ///< where it was asked for
    QListWidget* list_;
    QPointer<QWidget> before_;  ///< had the focus when the chooser opened, and gets it back
};

}  // namespace arenascope
