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

/// For Qt's plural forms.
int plural(std::int64_t count) { return static_cast<int>(std::min<std::int64_t>(count, 1 << 30)); }

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
    const QString sizes = tensor->upper.empty() ? kit::shapeText({}) : sizesOf(*tensor, method_.ranges);
    return sizes + QLatin1Char(' ') + kit::text(name_of(tensor->dtype));
}

QString GraphLabels::along(ProgramEdge::Kind kind, ValueId value, int tensors, qint64 bytes) const {
    using Kind = ProgramEdge::Kind;
    const bool known = method_.values.has(value);
    if (kind == Kind::control) return tr("runs if the condition selects it");
    if (kind == Kind::back && !known) return tr("next iteration");
    if (!known) return kind == Kind::data && bytes > 0 ? format::bytes(bytes) : tr("runs before");
    if (kind == Kind::back) return tr("next iteration: %1").arg(along(Kind::data, value, tensors, bytes));
    if (kind == Kind::write_back) return tr("kept for the next run: %1").arg(along(Kind::data, value, tensors, bytes));
    const QString sum = format::bytes(bytes);
    if (tensors > 1) return tr("%n tensor(s), %1", nullptr, tensors).arg(sum);
    const QString name = kit::text(method_.values[value].name);
    if (!method_.values[value].tensor()) return tr("%1, shape not known").arg(name);
    return tr("%1, %2, %3").arg(name, shapeOf(value), sum);
}

QString GraphLabels::shape(NodeIndex node) const { return shapeOf(graph_.nodes[node].value); }

QString GraphLabels::sized(NodeIndex index) const {
    const ProgramNode& node = graph_.nodes[index];
    if (node.value == no_value) return tr("not a tensor");
    return shape(index) + QStringLiteral(" · ") + format::bytes(node.bytes);
}

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
    const auto before = [&operators](const QString& text) {
        return text.isEmpty() ? operators : text + QStringLiteral(" · ") + operators;
    };
    if (frame.kind == FrameKind::branch) return before(tr("one branch runs"));
    if (frame.kind == FrameKind::arm) return before(taken(index));
    if (frame.kind == FrameKind::loop) {
        const QString times = iterations(index);
        return before(times.isEmpty() ? tr("loop") : times);
    }
    const auto known = frame.kind == FrameKind::module ? classes_.find(kit::text(frame.path)) : classes_.end();
    if (known == classes_.end()) return operators;
    return shortClass(known->second) + QStringLiteral(" · ") + operators;
}

QString GraphLabels::taken(FrameIndex arm) const {
    const FlowCounts::Row* row = counts_ ? counts_->of(arm) : nullptr;
    if (!row) return {};
    if (row->reached <= counts_->runs && !row->own.is_bound)
        return tr("taken in %1 of %n run(s)", nullptr, plural(counts_->runs)).arg(row->own.runs);
    return tr("taken %1 of %n time(s)", nullptr, plural(row->reached)).arg(row->own.times);
}

QString GraphLabels::iterations(FrameIndex loop) const {
    const ProgramFrame& frame = graph_.frames[loop];
    for (const ProgramFrame::Child& child : frame.children) {
        const bool is_body = child.frame.valid() && graph_.frames[child.frame].kind == FrameKind::body;
        const FlowCounts::Row* row = counts_ && is_body ? counts_->of(child.frame) : nullptr;
        if (!row) continue;
        const int most = plural(row->own.most);
        if (row->own.fewest == row->own.most) return tr("%n iteration(s) per run", nullptr, most);
        return tr("%1 to %n iteration(s) per run", nullptr, most).arg(row->own.fewest);
    }
    if (!frame.trips) return {};
    const int count = plural(frame.trips->count);
    return frame.trips->is_most ? tr("at most %n iteration(s)", nullptr, count) : tr("%n iteration(s)", nullptr, count);
}

QString GraphLabels::foot(FrameIndex index) const {
    const ProgramFrame& frame = graph_.frames[index];
    QStringList out;
    if (frame.condition.valid()) out.append(tr("ends when %1 is false").arg(name(frame.condition)));
    if (const QString times = iterations(index); !times.isEmpty()) out.append(times);
    if (out.isEmpty()) out.append(tr("the number of iterations is not known"));
    return out.join(QStringLiteral(" · "));
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
    const bool carries =
        node.kind == NodeKind::input || node.kind == NodeKind::output || node.kind == NodeKind::constant;
    if (carries && node.value == no_value) out.append(tr("not a tensor"));
    const std::string lowered = node.kind == NodeKind::op ? operator_title(node.op) : node.title;
    if (lowered != node.title) out.append(tr("lowered to %1").arg(kit::text(lowered)));
    if (node.step.valid()) out.append(tr("step %1").arg(node.step.number()));
    if (node.bytes > 0) out.append(format::bytes(node.bytes));
    if (!node.source.empty()) out.append(kit::text(node.source));
    return out.join(QStringLiteral(", "));
}

QString GraphLabels::spoken(FrameIndex frame, bool open) const {
    QString about = detail(frame);
    if (graph_.frames[frame].kind == FrameKind::loop) about += QStringLiteral(" · ") + foot(frame);
    const std::string& lowered = graph_.frames[frame].lowered;
    if (!lowered.empty()) about += QStringLiteral(" · ") + tr("lowered to %1").arg(kit::text(lowered));
    return (open ? tr("%1, open, %2") : tr("%1, closed, %2")).arg(path(frame), about);
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
