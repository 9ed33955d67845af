#pragma once
// The texts of the graph: titles, shapes, and accessible texts.

#include <QCoreApplication>
#include <QString>

#include "engine/study/graph/graph_loads.h"
#include "widgets/graph/class_reader.h"

namespace arenascope {

enum class GraphHeat : std::uint8_t { off, memory, time, traffic };
inline constexpr int graph_heat_count = 4;

/// Texts about one graph, which is not copied.
class GraphLabels {
    Q_DECLARE_TR_FUNCTIONS(arenascope::GraphLabels)
public:
    GraphLabels(const ProgramGraph& graph, const Method& method, const ModuleClasses& classes)
        : graph_(graph), method_(method), classes_(classes) {}

    /// "convolution", "copy back", "input".
    [[nodiscard]] QString title(NodeIndex node) const;
    /// The name of the tensor: "getitem_3".
    [[nodiscard]] QString name(NodeIndex node) const;
    /// "1 × 64 × 4 × 4 f32", "scalar bool"; empty if there is no tensor.
    [[nodiscard]] QString shape(NodeIndex node) const;
    [[nodiscard]] QString shapeOf(ValueId value) const;
    /// "features.2", "then", "body", "steps 0–239".
    [[nodiscard]] QString title(FrameIndex frame) const;
    /// "InvertedResidual · 8 operators".
    [[nodiscard]] QString detail(FrameIndex frame) const;
    /// The full path of a frame, outermost first: "encoder › layers.0".
    [[nodiscard]] QString path(FrameIndex frame) const;
    /// The tensors on a line: "permute_2, 64 × 192 f32, 48 KiB".
    [[nodiscard]] QString along(ValueId value, int tensors, qint64 bytes) const;
    /// A heat value with its unit: "13.78 MiB", "0.4 ms".
    [[nodiscard]] static QString heat(GraphHeat heat, const GraphLoad& load);
    /// The accessible text: "convolution getitem_3, 1 × 64 × 4 × 4 f32, step 18".
    [[nodiscard]] QString spoken(NodeIndex node) const;
    [[nodiscard]] QString spoken(FrameIndex frame, bool open) const;

private:
    const ProgramGraph& graph_;
    const Method& method_;
    const ModuleClasses& classes_;
};

/// "Memory", "Time", …
QString heatName(GraphHeat heat);
/// 0 to 1, relative to the highest value of a node.
double heatOf(GraphHeat heat, const GraphLoad& load, const GraphLoads& loads);

}  // namespace arenascope
