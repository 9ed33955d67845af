#pragma once
// Find in the toolbar: tensors, constants and operators that a query finds, and the way from one to the next.

#include <QObject>

#include "engine/evaluate/row_query.h"

namespace arenascope {

class QueryPopup;
struct QueryChoices;
class RowQueries;
class Shell;
class TensorTable;

class FindController : public QObject {
    Q_OBJECT
public:
    FindController(Shell& shell, TensorTable& table);
    [[nodiscard]] QueryPopup& popup() const { return *popup_; }
    [[nodiscard]] const RowQueries& queries() const { return *queries_; }

private:
    [[nodiscard]] QueryChoices choices(const QString& text, qsizetype cursor);
    /// To the match behind the shown one, or before it, around the ends.
    void go(int by);
    void goTo(const Findable& found);
    void selectNextRow(int by);

    Shell& shell_;
    TensorTable& table_;
    RowQueries* queries_;
    QueryPopup* popup_;
    FoundRows found_;     ///< of the popup
    QString searched_;    ///< of the last jump
    std::size_t at_ = 0;  ///< the match that it went to
    int waiting_ = 0;     ///< go() by this much, once the rows are known
};

}  // namespace arenascope
