#include "widgets/graph/graph_labels.h"

#include <QStringList>
#include <algorithm>

#include "widgets/graph/item_sizes.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

using NodeKind = ProgramNode::Kind;
using FrameKind = ProgramFrame::Kind;

/// "1 × 64 × 4 × 4". A dimension without an upper bound has its name if that is short, otherwise "?".
QString sizesOf(const Tensor& tensor, const sym::Ranges& ranges) {
    const auto is_open = [&](const std::string& symbol) {
        const auto range = ranges.find(symbol);
        return range != ranges.end() && !range->second.max;
    };
    QStringList out;
    for (std::size_t i = 0; i < tensor.upper.size(); ++i) {
        const std::vector<std::string> symbols =
            i < tensor.sizes.size() ? tensor.sizes[i].symbols() : std::vector<std::string>();
        if (std::none_of(symbols.begin(), symbols.end(), is_open)) {
            out.append(QString::number(tensor.upper[i]));
            continue;
        }
        constexpr qsizetype most_letters = 12;
        const QString size = kit::text(tensor.sizes[i].text());
        const bool is_name = tensor.sizes[i].op() == sym::Op::symbol && size.size() <= most_letters;
        out.append(is_name ? size : QStringLiteral("?"));
    }
    return out.join(QStringLiteral(" × "));
}

}  // namespace

QString GraphLabels::title(NodeIndex index) const {
    const ProgramNode& node = graph_.nodes[index];
    switch (node.kind) {
        case NodeKind::input: return tr("input");
        case NodeKind::output: return tr("output");
        case NodeKind::state: return tr("state");
        case NodeKind::constant: return tr("constant");
        case NodeKind::condition: return tr("condition");
        case NodeKind::result: return tr("result");
        case NodeKind::pass: return tr("pass-through");
        default: break;
    }
    if (node.carry == ProgramNode::Carry::in) return tr("copy in");
    if (node.carry == ProgramNode::Carry::back) return tr("copy back");
    return kit::text(node.title);
}

QString GraphLabels::name(NodeIndex index) const {
    const ProgramNode& node = graph_.nodes[index];
    if (node.kind != NodeKind::result || node.values.size() < 2) return kit::text(graph_.short_name(index));
    QStringList names;
    for (const ValueId value : node.values) names.append(kit::text(method_.values[value].name));
    return names.join(QStringLiteral(", "));
}

QString GraphLabels::shapeOf(ValueId value) const {
    const Tensor* tensor = method_.values.has(value) ? method_.values[value].tensor() : nullptr;
    if (!tensor) return {};
    const QString sizes = tensor->upper.empty() ? tr("scalar") : sizesOf(*tensor, method_.ranges);
    return sizes + QLatin1Char(' ') + kit::text(name_of(tensor->dtype));
}

QString GraphLabels::along(ValueId value, int tensors, qint64 bytes) const {
    if (value == no_value || !method_.values.has(value)) return tr("runs before");
    const QString sum = format::bytes(bytes);
    if (tensors > 1) return tr("%n tensor(s), %1", nullptr, tensors).arg(sum);
    const QString name = kit::text(method_.values[value].name);
    if (!method_.values[value].tensor()) return tr("%1, shape not known").arg(name);
    return tr("%1, %2, %3").arg(name, shapeOf(value), sum);
}

QString GraphLabels::shape(NodeIndex node) const { return shapeOf(graph_.nodes[node].value); }

QString GraphLabels::title(FrameIndex index) const {
    const ProgramFrame& frame = graph_.frames[index];
    switch (frame.kind) {
        case FrameKind::program: return tr("Program");
        case FrameKind::arm: return frame.number == 0 ? tr("then") : frame.number == 1 ? tr("else") : tr("called");
        case FrameKind::test: return tr("condition");
        case FrameKind::body: return tr("body");
        case FrameKind::tiles: return tr("tiled group %1").arg(frame.number);
        case FrameKind::steps:
            return frame.first_step.valid() ? tr("steps %1").arg(format::steps(frame.first_step, frame.last_step))
                                            : tr("tensors");
        case FrameKind::chain: {
            const ProgramNode &first = graph_.nodes[frame.children.front().node],
                              &last = graph_.nodes[frame.children.back().node];
            return tr("%1 … %2").arg(kit::text(first.title), kit::text(last.title));
        }
        default: return kit::text(frame.title);
    }
}

QString GraphLabels::detail(FrameIndex index) const {
    const ProgramFrame& frame = graph_.frames[index];
    const QString operators = tr("%n operator(s)", nullptr, frame.operators);
    if (frame.kind == FrameKind::delegate)
        return tr("%n node(s) in the delegate", nullptr, static_cast<int>(frame.children.size()) - 1);
    if (frame.kind == FrameKind::branch) return tr("one branch runs") + QStringLiteral(" · ") + operators;
    if (frame.kind == FrameKind::loop) return tr("loop") + QStringLiteral(" · ") + operators;
    const auto known = frame.kind == FrameKind::module ? classes_.find(kit::text(frame.path)) : classes_.end();
    if (known == classes_.end()) return operators;
    return shortClass(known->second) + QStringLiteral(" · ") + operators;
}

QString GraphLabels::path(FrameIndex frame) const {
    QStringList out;
    for (; frame.valid() && frame != whole_program; frame = graph_.frames[frame].parent) out.prepend(title(frame));
    return out.join(QStringLiteral(" › "));
}

QString GraphLabels::heat(GraphHeat heat, const GraphLoad& load) {
    switch (heat) {
        case GraphHeat::memory: return format::bytes(load.live);
        case GraphHeat::traffic: return format::bytes(load.traffic);
        case GraphHeat::time: return tr("%1 ms").arg(format::milliseconds(load.milliseconds));
        case GraphHeat::off: break;
    }
    return {};
}

QString GraphLabels::spoken(NodeIndex index) const {
    const ProgramNode& node = graph_.nodes[index];
    QStringList out{(title(index) + QLatin1Char(' ') + name(index)).trimmed()};
    if (const QString text = shape(index); !text.isEmpty()) out.append(text);
    if (node.step.valid()) out.append(tr("step %1").arg(node.step.number()));
    if (node.bytes > 0) out.append(format::bytes(node.bytes));
    if (!node.source.empty()) out.append(kit::text(node.source));
    return out.join(QStringLiteral(", "));
}

QString GraphLabels::spoken(FrameIndex frame, bool open) const {
    return (open ? tr("%1, open, %2") : tr("%1, closed, %2")).arg(path(frame), detail(frame));
}

QString heatName(GraphHeat heat) {
    switch (heat) {
        case GraphHeat::memory: return GraphLabels::tr("Heat: memory");
        case GraphHeat::time: return GraphLabels::tr("Heat: time");
        case GraphHeat::traffic: return GraphLabels::tr("Heat: traffic");
        case GraphHeat::off: break;
    }
    return GraphLabels::tr("Heat: off");
}

double heatOf(GraphHeat heat, const GraphLoad& load, const GraphLoads& loads) {
    const auto part = [](double value, double most) { return most > 0 ? std::clamp(value / most, 0.0, 1.0) : 0.0; };
    switch (heat) {
        case GraphHeat::memory: return part(static_cast<double>(load.live), static_cast<double>(loads.most.live));
        case GraphHeat::traffic:
            return part(static_cast<double>(load.traffic), static_cast<double>(loads.most.traffic));
        case GraphHeat::time: return part(load.milliseconds, loads.most.milliseconds);
        case GraphHeat::off: break;
    }
    return 0;
}

}  // namespace arenascope
