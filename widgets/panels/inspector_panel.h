#pragma once

#include <QScrollArea>
#include <memory>
#include <vector>

#include "engine/planning/lifetimes/lifetimes_traffic.h"
#include "widgets/panels/inspector/inspector_parts.h"

class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace arenascope {

struct TensorRow;
struct Tensor;
struct Method;
class FactLabel;
class NodeFacts;
class NoteEditor;
class Notes;
class ViewState;
class WrapLayout;

/// All details of the current tensor, with the terms of every number.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit InspectorPanel(ViewState& state, QWidget* parent = nullptr);
    /// What is shown of a program that is not planned; null: nothing.
    void setViewed(std::shared_ptr<const Method> method);
    /// A node of a delegate's payload, until a tensor is selected; none: no node.
    void chooseNode(const NodeChoice& choice);
    /// Of the tensor that is shown; of the plan where none is.
    void setNotes(const Notes& notes);
    /// Commits a note that is being typed, even if the field has the focus.
    void finishNote();
    [[nodiscard]] InspectorParts& parts() { return *parts_; }
    /// To the first thing that can be changed of the tensor.
    void takeFocus();

signals:
    void operatorRequested(const QString& node, const QString& replacement);
    void assignRequested(const QStringList& tensors, int memId);
    void pinRequested(const QString& tensor, qint64 offset);
    void unpinRequested(const QString& tensor);
    /// Empty removes the note.
    void tensorNoteRequested(const QString& tensor, const QString& text);
    void planNoteRequested(const QString& planner, const QString& text);
    /// A line of the Python program is to be shown.
    void lineRequested(const QString& file, int line);
    void refused(const arenascope::Error& error);
    /// The last run is to be repeated for the values of this tensor.
    void valuesWanted(arenascope::ValueId value);
    void callerRequested(const QString& tensor, bool boundByCaller);
    /// Another node of the shown payload is to be chosen.
    void nodeRequested(arenascope::Index<arenascope::ProgramNode> node);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintSwatch(const TensorRow& row);
    void buildHead(QVBoxLayout* layout);
    void buildSum(QVBoxLayout* layout);
    void buildPlace(QVBoxLayout* layout);
    void arrangePlace();
    void buildFacts(QVBoxLayout* layout);
    void buildNote(QVBoxLayout* layout);
    void rebuild();
    void showViewed();
    void showNode();
    void showNote();
    void showHead(const TensorRow& row, const Tensor& tensor);
    void showSize(const TensorRow& row, const Tensor& tensor);
    /// A line for each dynamic size; returns the next one.
    int showSymbols(const Tensor& tensor);
    QLabel* addTerm(int line, const QString& term, const QString& what, const QString& value, const char* tone);
    void showPlace(const TensorRow& row);
    void showNoPlace(const TensorRow& row);
    void showFacts(const TensorRow& row, const Tensor& tensor);
    void showEnds(const TensorRow& row, const Tensor& tensor);
    void showTraffic(const TensorRow& row);
    void applyOffset();
    void togglePin();

    ViewState& state_;
    QWidget* page_;
    QWidget* planned_ = nullptr;  ///< what only a plan knows
    QLabel* swatch_ = nullptr;
    QLabel *empty_, *title_;
    FactLabel* subtitle_;
    WrapLayout* chips_;
    QGridLayout* sum_;
    QGridLayout* place_ = nullptr;
    QComboBox* pool_;
    QLineEdit* offset_;
    QPushButton* pin_;
    QLabel *poolLabel_, *offsetLabel_;
    FactLabel *end_, *steps_, *written_, *read_, *traffic_, *shape_, *explain_;
    NodeFacts* node_;
    InspectorParts* parts_ = nullptr;
    QLabel* noteLabel_ = nullptr;
    NoteEditor* note_ = nullptr;
    const Notes* notes_ = nullptr;
    NodeChoice chosen_;
    std::shared_ptr<const Method> viewed_;  ///< of a program that is not planned
    std::shared_ptr<const Method> method_;  ///< that moved_ is of
    Table<ValueId, BytesMoved> moved_;
    QString name_;
    qint64 shownOffset_ = 0;
};

}  // namespace arenascope
