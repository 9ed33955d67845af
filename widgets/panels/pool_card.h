#pragma once

#include <QFrame>

#include "engine/planning/plan.h"

class QLabel;
class QLineEdit;

namespace arenascope {

/// The mime type of dragged tensors: a JSON array of their names.
inline constexpr char tensors_mime_type[] = "application/x-arenascope-tensors";

/// Used bytes on a track of 125 % of the capacity, with a tick at the capacity and a mark at the lower bound.
class PoolBar : public QWidget {
    Q_OBJECT
public:
    explicit PoolBar(QWidget* parent = nullptr);
    void show(const PoolResult& result);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PoolResult result_;
};

/// One memory pool: what it holds of its capacity. Takes drops of tensors; its settings open in place.
class PoolCard : public QFrame {
    Q_OBJECT
public:
    PoolCard(const Pool& pool, bool removable, QWidget* parent = nullptr);
    void show(const Pool& pool, const PoolResult& result, int tensors, int conflicts);
    [[nodiscard]] const Pool& pool() const { return pool_; }

signals:
    void tensorsDropped(const QStringList& tensors, int memId);
    void changed(const arenascope::Pool& pool);
    void removeRequested(int memId);
    /// Its settings are shown now.
    void opened();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildEditor(bool removable);
    void fillEditor();
    void apply();
    void endDrag();
    void showChip();

    Pool pool_;
    PoolResult result_;
    int conflicts_ = 0;
    QLabel *name_, *id_, *chip_, *value_, *of_, *count_, *hint_;
    PoolBar* bar_;
    QWidget* editor_;
    QLineEdit *nameField_, *capacityField_, *alignField_;
};

/// Names in dragged tensors; empty where the data is not what the type promises.
QStringList tensorsOf(const QByteArray& json);
QByteArray jsonOfTensors(const QStringList& tensors);

}  // namespace arenascope
