// The menu, the path and the search of the graph.

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QScopedValueRollback>
#include <functional>

#include "engine/ir/node_rule.h"
#include "engine/study/graph/graph_walk.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/graph_search.h"
#include "widgets/graph/open_frames.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

std::vector<NodeIndex> selectedNodes(const ViewState& state, const std::shared_ptr<const Outcome>& made,
                                     const ProgramGraph& graph) {
    std::set<NodeIndex> out;
    if (!made || !made->method) return {};
    for (const ValueId value : state.selection()) {
        const NodeIndex node = graph.node_of(*made->method, value);
        if (node.valid()) out.insert(node);
    }
    return {out.begin(), out.end()};
}

/// Backends that nodes can be given to.
void fillBackends(QMenu& menu, const std::vector<std::string>& backends,
                  const std::function<void(const QString&)>& request) {
    menu.setToolTipsVisible(true);
    for (const std::string& each : backends) {
        const QString name = kit::text(each).section(QLatin1Char('+'), 0, 0);
        menu.addAction(GraphChart::tr("Give to %1").arg(name), [request, name] { request(name); });
    }
    menu.addAction(GraphChart::tr("Keep on the CPU"), [request] { request(QStringLiteral("cpu")); });
    menu.addAction(GraphChart::tr("Remove the rule"), [request] { request(QString()); });
    if (!backends.empty()) return;
    menu.setEnabled(false);
    menu.menuAction()->setToolTip(GraphChart::tr("No backend is chosen: add one in the Delegates panel"));
}

/// The frames around `at` and itself, the outermost first.
std::vector<GraphBar::Crumb> crumbsTo(FrameIndex at, const GraphLabels& words, const ProgramGraph& graph) {
    std::vector<GraphBar::Crumb> out;
    for (; at.valid(); at = graph.frames[at].parent)
        out.insert(out.begin(),
                   {words.title(at), at == whole_program ? GraphChart::tr("The whole program") : words.path(at), at});
    return out;
}

/// Of the frame that is chosen, else of the node.
void showPath(GraphBar& bar, const GraphPicture& picture, NodeIndex node, FrameIndex chosen) {
    if (picture.graph->frames.empty() || !picture.method) return bar.setCrumbs({}, {});
    const GraphLabels words(*picture.graph, *picture.method, picture.classes);
    const FrameIndex inner = node.valid() ? picture.graph->nodes[node].frame : whole_program;
    const auto crumbs = crumbsTo(chosen.valid() ? chosen : inner, words, *picture.graph);
    const bool runs = node.valid() && !picture.graph->nodes[node].title.empty();
    bar.setCrumbs(crumbs, chosen.valid() || !node.valid() ? QString() : runs ? words.title(node) : words.name(node));
}

}  // namespace

void GraphChart::showCrumbs() { showPath(*bar_, picture_, currentNode(), canvas_->currentFrame()); }

void GraphChart::addRuns(const RunReport& report) {
    if (!state_.outcome()) return;
    runs_.add(state_.outcome()->method, report);
    if (made_) picture_.counts = runs_.counts(made_->method, *picture_.graph);
    canvas_->update();
}

void GraphChart::selectNodes(const std::set<NodeIndex>& nodes, NodeIndex current) {
    std::set<ValueId> values;
    for (const NodeIndex node : nodes) {
        const ProgramNode& it = picture_.graph->nodes[node];
        values.insert(it.values.begin(), it.values.end());
        if (it.values.empty() && it.value != no_value) values.insert(it.value);
    }
    const ValueId value = current.valid() ? picture_.graph->nodes[current].value : no_value;
    const QScopedValueRollback own(own_, true);
    state_.select(values, value == no_value && !values.empty() ? *values.begin() : value);
}

void GraphChart::popMenu(const QPoint& pos) {
    if (picture_.scene.items.empty()) return;
    const ItemIndex under = canvas_->itemAt(canvas_->mapFrom(this, pos));
    if (under.valid()) {
        const GraphItem& item = picture_.scene.items[under];
        const bool chosen = !item.isClosed() && state_.selection().contains(picture_.graph->nodes[item.node].value);
        if (item.isClosed()) chooseFrame(item.frame);
        else if (picture_.graph->nodes[item.node].value == no_value) canvas_->chooseNode(item.node);
        else if (!chosen) {
            canvas_->chooseFrame({});
            selectNodes({item.node}, item.node);
        }
    } else if (const FrameIndex frame = canvas_->titleAt(canvas_->mapFrom(this, pos)); frame.valid()) {
        chooseFrame(frame);
    }
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tensorMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(mapToGlobal(pos));
}

void GraphChart::fillFrameMenu(QMenu& menu, FrameIndex frame) {
    const bool open = query_.open.contains(frame);
    menu.addAction(open ? tr("Close this frame") : tr("Open this frame"), this, [this, frame] { toggle(frame); });
    const auto alike = framesAlike(*picture_.graph, frame).size();
    if (alike > 1)
        menu.addAction(open ? tr("Close all %1 like it").arg(alike) : tr("Open all %1 like it").arg(alike), this,
                       [this, frame] { toggleAlike(frame); });
    menu.addAction(tr("Fit this frame"), this, &GraphChart::fitSelection);
    menu.addSeparator();
}

/// Actions on nodes that change the plan or the program, except moving tensors.
void GraphChart::fillMemoryMenu(QMenu& menu, const std::vector<NodeIndex>& nodes) {
    const TensorRow* row = state_.row(state_.current());
    const bool can_be_bound = row && (row->role == Role::input || row->role == Role::output || !row->planned);
    if (row && can_be_bound && row->role != Role::alias) {
        QAction* caller =
            menu.addAction(tr("Bound by the caller"), this,
                           [this, name = kit::text(row->name)](bool bound) { emit callerRequested(name, bound); });
        caller->setCheckable(true);
        caller->setChecked(!row->planned);
    }
    QStringList rules;
    for (const NodeIndex node : nodes) {
        const ProgramNode& it = picture_.graph->nodes[node];
        if (it.kind == ProgramNode::Kind::op)
            rules.append(kit::text(rule_for_name(picture_.method->instructions[it.instruction].name)));
    }
    if (rules.isEmpty()) return;
    fillBackends(*menu.addMenu(tr("Delegate")), state_.tuning()->delegation.backends,
                 [this, rules](const QString& backend) { emit delegateRequested(rules, backend); });
    menu.addAction(tr("Passes that lower the peak…"), this, &GraphChart::passesRequested);
}

void GraphChart::fillMenu(QMenu& menu) {
    const NodeIndex node = currentNode();
    const std::vector<NodeIndex> nodes = selectedNodes(state_, made_, *picture_.graph);
    const FrameIndex frame = canvas_->currentFrame();
    if (state_.outcome()) {
        tensor_menu::fill(menu, state_, this, [this](const TensorEdits& edits) { emit editRequested(edits); });
        fillMemoryMenu(menu, nodes);
    }
    menu.addSeparator();
    if (frame.valid()) fillFrameMenu(menu, frame);
    if (node.valid() && !frame.valid()) {
        const ProgramNode& it = picture_.graph->nodes[node];
        menu.addAction(tr("Copy name"), this,
                       [name = it.name] { QApplication::clipboard()->setText(kit::text(name)); });
        QMenu& select = *menu.addMenu(tr("Select"));
        const auto walk = [&](const QString& text, auto reach) {
            select.addAction(text, this, [this, node, reach] {
                std::set<NodeIndex> found = reach(*picture_.graph, node);
                found.insert(node);
                selectNodes(found, node);
            });
        };
        walk(tr("All inputs of this node"), ancestors);
        walk(tr("All users of this node"), descendants);
        walk(tr("Its neighbours"),
             [](const ProgramGraph& graph, NodeIndex at) { return nodes_around(graph, at, {.hops = 1}); });
        if (nodes.size() == 2) {
            const std::vector<NodeIndex> way = path_between(*picture_.graph, nodes[0], nodes[1]);
            QAction* path = select.addAction(tr("The path between the two"), this, [this, way] {
                selectNodes({way.begin(), way.end()}, way.front());
            });
            path->setEnabled(!way.empty());
            if (way.empty()) path->setToolTip(tr("No path between the two"));
        }
        menu.addAction(tr("Show its neighbourhood"), this, [this, node] { centreOn(node); });
        if (it.frame != whole_program && !query_.centre.valid())
            menu.addAction(tr("Close the frame around it"), this, [this, inner = it.frame] { toggle(inner); });
        menu.addSeparator();
        for (const auto& [text, view] :
             {std::pair(tr("Show in Arena"), "arena"), std::pair(tr("Show in Timeline"), "timeline"),
              std::pair(tr("Show in Source"), "source")})
            menu.addAction(text, this, [this, view = view] { emit viewRequested(QString::fromLatin1(view)); });
    }
}

void GraphChart::find(const QString& text, bool backwards) { search_->go(text, currentNode(), backwards); }

void GraphChart::chooseNode(NodeIndex node) {
    canvas_->chooseFrame({});
    const ValueId value = picture_.graph->nodes[node].value;
    if (value == no_value) return canvas_->chooseNode(node);
    state_.select({value}, value);
}

}  // namespace arenascope
