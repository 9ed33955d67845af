#pragma once

#include <QWidget>
#include <map>

#include "widgets/tables/tensor_view.h"
#include "widgets/ui/tensor_edits.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QMouseEvent;

namespace arenascope {

class Notes;
class QueryPopup;
class RowQueries;
class TensorDelegate;
class TensorModel;
class ViewState;

/// All tensors, with a filter. Rows can be dragged onto pool cards; the context menu does the same by keyboard.
class TensorTable : public QWidget {
    Q_OBJECT
public:
    explicit TensorTable(ViewState& state, QWidget* parent = nullptr);
    /// Tensors with a note are marked; `notes` outlives the table.
    void setNotes(const Notes& notes);
    [[nodiscard]] QLineEdit* filterField() const { return filter_; }
    [[nodiscard]] QueryPopup& suggestions() const { return *suggestions_; }
    [[nodiscard]] TensorModel& model() const { return *model_; }
    [[nodiscard]] TensorView& view() const { return *view_; }
    /// Names of the selected tensors, in the table's order.
    [[nodiscard]] QStringList selectedNames() const;
    /// The selected rows with a header line, tab-separated: names, bytes and numbers for spreadsheets.
    [[nodiscard]] QString selectedText() const;
    /// Entries for the selected tensors.
    void fillMenu(QMenu& menu);
    /// One entry for each column, checked where it is shown, and one that gives the choice back to the width.
    void fillColumnMenu(QMenu& menu);
    /// Columns that the user chose to see or to hide, such as "kernel=1"; others come and go with the width.
    void setColumns(const QStringList& chosen);
    [[nodiscard]] QStringList columns() const;

signals:
    /// `shown` of `all` tensors match the filter; `empty` of all have no bytes.
    void countChanged(int shown, int all, int empty);
    /// An action of the menu on all selected tensors: one undo step.
    void editRequested(const arenascope::TensorEdits& edits);
    /// By the user, in the menu of the table's head.
    void columnsChosen(const QStringList& chosen);
    void callerRequested(const QString& tensor, bool boundByCaller);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildView();
    void outcomeChanged();
    void rebuild();
    void applyFilter();
    void listed();
    void showCount();
    void fillPools();
    void viewToState();
    void stateToView();
    void fitColumns();
    bool setOpen(int row, bool open);
    bool pressTriangle(const QMouseEvent& event);
    [[nodiscard]] QString widestSize() const;

    ViewState& state_;
    TensorModel* model_;
    QLineEdit* filter_;
    QComboBox* pools_;
    TensorView* view_;
    TensorDelegate* delegate_ = nullptr;
    QLabel* empty_;
    RowQueries* queries_;
    QueryPopup* suggestions_;
    std::map<int, bool> chosenColumns_;  ///< shown or hidden by the user
    int empties_ = 0;
    QString widestSize_ = QStringLiteral("0");
    bool quiet_ = false;  ///< the two selections are being synchronised
};

}  // namespace arenascope
