#pragma once
// The sections of the Inspector about the program: tiles, operator, quantisation, links, values, Python stack.

#include <QWidget>
#include <memory>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

struct ProgramGraph;
struct ProgramNode;
class LinksSection;
class OperatorSection;
class PythonSection;
class QuantisationSection;
class TilesSection;
class ValuesSection;
class ViewState;

/// A node of the graph that makes no tensor of the method: of a delegate's payload, or of sequences and texts.
struct NodeChoice {
    std::shared_ptr<const ProgramGraph> graph{};
    std::shared_ptr<const Method> method{};
    Index<ProgramNode> node{};
    [[nodiscard]] bool isNode() const { return graph && method && node.valid(); }
};

class InspectorParts : public QWidget {
    Q_OBJECT
public:
    InspectorParts(ViewState& state, QWidget* parent);
    /// Of the current tensor of a method.
    void refresh(const std::shared_ptr<const Method>& method);
    /// Instead of a tensor.
    void showNode(const NodeChoice& choice);
    [[nodiscard]] OperatorSection& operatorSection() { return *operator_; }
    [[nodiscard]] TilesSection& tiles() { return *tiles_; }
    [[nodiscard]] QuantisationSection& quantisation() { return *quantisation_; }
    [[nodiscard]] LinksSection& links() { return *links_; }
    [[nodiscard]] ValuesSection& values() { return *values_; }
    [[nodiscard]] PythonSection& python() { return *python_; }

signals:
    void lineRequested(const QString& file, int line);
    void refused(const arenascope::Error& error);
    /// The last run is to be repeated for the values of this tensor.
    void valuesWanted(arenascope::ValueId value);
    /// Another node of the payload is to be chosen.
    void nodeRequested(arenascope::Index<arenascope::ProgramNode> node);

private:
    ViewState& state_;
    std::shared_ptr<const Method> method_;
    NodeChoice chosen_;
    TilesSection* tiles_;
    OperatorSection* operator_;
    QuantisationSection* quantisation_;
    LinksSection* links_;
    ValuesSection* values_;
    PythonSection* python_;
};

}  // namespace arenascope
