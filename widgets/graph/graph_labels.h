#pragma once
// The texts of the graph: titles, shapes, and accessible texts.

#include <QCoreApplication>
#include <QString>

#include "engine/study/graph/flow_counts.h"
#include "engine/study/graph/graph_loads.h"
#include "widgets/graph/class_reader.h"

namespace arenascope {

enum class GraphHeat : std::uint8_t { off, memory, time, traffic };
inline constexpr int graph_heat_count = 4;

/// Texts about one graph, which is not copied.
class GraphLabels {
    Q_DECLARE_TR_FUNCTIONS(arenascope::GraphLabels)
public:
    /// `counts`: how often branches and loops ran; null: not known.
    GraphLabels(const ProgramGraph& graph, const Method& method, const ModuleClasses& classes,
                const FlowCounts* counts = nullptr)
        : graph_(graph), method_(method), classes_(classes), counts_(counts) {}

    /// "convolution", "copy back", "input".
    [[nodiscard]] QString title(NodeIndex node) const;
    /// The name of the tensor: "getitem_3".
    [[nodiscard]] QString name(NodeIndex node) const;
    /// "1 × 64 × 4 × 4 f32", "scalar bool"; empty if there is no tensor.
    [[nodiscard]] QString shape(NodeIndex node) const;
    [[nodiscard]] QString shapeOf(ValueId value) const;
    /// "1 × 64 × 4 × 4 f32 · 4 KiB"; "not a tensor".
    [[nodiscard]] QString sized(NodeIndex node) const;
    /// "features.2", "then", "body", "steps 0–239".
    [[nodiscard]] QString title(FrameIndex frame) const;
    /// "InvertedResidual · 8 operators".
    [[nodiscard]] QString detail(FrameIndex frame) const;
    /// Of a loop: "ends when lt is false · 5 iterations per run".
    [[nodiscard]] QString foot(FrameIndex frame) const;
    /// The full path of a frame, outermost first: "encoder › layers.0".
    [[nodiscard]] QString path(FrameIndex frame) const;
    /// The tensors on a line: "permute_2, 64 × 192 f32, 48 KiB"; "next iteration: i, scalar i64, 8 B".
    [[nodiscard]] QString along(ProgramEdge::Kind kind, ValueId value, int tensors, qint64 bytes) const;
    /// A heat value with its unit: "13.78 MiB", "0.4 ms".
    [[nodiscard]] static QString heat(GraphHeat heat, const GraphLoad& load);
    /// The accessible text: "convolution getitem_3, 1 × 64 × 4 × 4 f32, step 18".
    [[nodiscard]] QString spoken(NodeIndex node) const;
    [[nodiscard]] QString spoken(FrameIndex frame, bool open) const;

private:
    /// "taken in 2 of 3 runs"; empty: not known.
    [[nodiscard]] QString taken(FrameIndex arm) const;
    /// "5 iterations per run", measured or stated by the program; empty: not known.
    [[nodiscard]] QString iterations(FrameIndex loop) const;

    const ProgramGraph& graph_;
    const Method& method_;
    const ModuleClasses& classes_;
    const FlowCounts* counts_;
};

/// "Memory", "Time", …
QString heatName(GraphHeat heat);
/// 0 to 1, relative to the highest value of a node.
double heatOf(GraphHeat heat, const GraphLoad& load, const GraphLoads& loads);

}  // namespace arenascope
