#pragma once
// The properties of a memory pool as fields: the same as in a target preset and in `--pool`.

#include <QStringList>
#include <QToolButton>
#include <QWidget>
#include <optional>

#include "engine/planning/problem.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace arenascope {

/// A bandwidth as it is typed: digits in MB/s, shortest; empty: unknown.
[[nodiscard]] QString bandwidthField(const std::optional<double>& megabytes);
/// Its inverse, which also takes ns per byte; nothing: not a bandwidth.
[[nodiscard]] std::optional<std::optional<double>> bandwidthOf(const QString& text);

/// Kinds of buffers, several of them, behind one button.
class KindButton : public QToolButton {
    Q_OBJECT
public:
    /// `none`: what the button says where no kind is chosen.
    KindButton(const QString& name, QString none, QWidget* parent);
    void setKinds(const std::vector<BufferKind>& kinds);
    [[nodiscard]] std::vector<BufferKind> kinds() const;

private:
    void showChosen();

    QString none_;
};

class PoolEditor : public QWidget {
    Q_OBJECT
public:
    PoolEditor(bool removable, QWidget* parent);
    /// The pool's values, instead of what was typed.
    void show(const Pool& pool);
    /// What values are checked against: the names of the other pools and the plan's alignment in bytes.
    void setSurroundings(const QStringList& others, qint64 align);
    void focusFirst();
    [[nodiscard]] QString message() const;

    /// What was typed, into the pool; returns the error in a sentence, empty: none. `others`: names of other pools.
    static QString readName(const QString& text, const QStringList& others, Pool& pool);
    static QString readCapacity(const QString& text, Pool& pool);
    static QString readBandwidth(const QString& text, Pool& pool);

signals:
    void changed(const arenascope::Pool& pool);
    void removeRequested();

private:
    QLineEdit* addField(QFormLayout& form, const QString& text, const char* name, const QString& empty,
                        const QString& tip);
    void addChoices(QFormLayout& form);
    void addButtons(QFormLayout& form, bool removable);
    void fillPlanners();
    void apply();
    /// The error of the field, in a sentence; empty: none.
    QString readAlign(Pool& pool) const;
    QString readBase(Pool& pool) const;
    QString readCost(Pool& pool) const;
    QString readReserved(Pool& pool) const;

    Pool pool_;
    QStringList others_;
    qint64 align_ = 1;
    QLineEdit *name_, *capacity_, *alignment_, *base_, *cost_, *bandwidth_, *reserved_, *copy_;
    KindButton *allow_, *prefer_;
    QComboBox* planner_;
    QCheckBox *device_, *zeroed_;
    QLabel* message_;
};

}  // namespace arenascope
