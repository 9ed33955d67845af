#include "engine/formats/tflite/tflite_custom.h"

#include <flatbuffers/flexbuffers.h>

#include <array>
#include <cmath>

namespace arenascope::tflite {

namespace {

constexpr double most_detections = 1 << 20;

/// Names as the converter writes them, and what stands for one that is missing.
struct Option {
    const char* name;
    double otherwise;
};
constexpr std::array detection{Option{"max_detections", 0},
                               Option{"max_classes_per_detection", 1},
                               Option{"detections_per_class", 100},
                               Option{"use_regular_nms", 0},
                               Option{"nms_score_threshold", 0},
                               Option{"nms_iou_threshold", 0},
                               Option{"num_classes", 0},
                               Option{"y_scale", 1},
                               Option{"x_scale", 1},
                               Option{"h_scale", 1},
                               Option{"w_scale", 1}};

double number_of(const flexbuffers::Reference& value, double otherwise) {
    if (value.IsNull()) return otherwise;
    const double number = value.IsBool() ? (value.AsBool() ? 1 : 0) : value.AsDouble();
    return std::isfinite(number) ? number : otherwise;
}

}  // namespace

std::optional<std::vector<double>> custom_options(std::string_view name, ByteView options) {
    if (name != "TFLite_Detection_PostProcess" || options.empty()) return std::nullopt;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(options.data());
    if (!flexbuffers::VerifyBuffer(bytes, options.size(), nullptr)) return std::nullopt;
    const flexbuffers::Reference root = flexbuffers::GetRoot(bytes, options.size());
    if (!root.IsMap()) return std::nullopt;
    const flexbuffers::Map map = root.AsMap();
    std::vector<double> out;
    out.reserve(std::size(detection));
    for (const Option& option : detection) out.push_back(number_of(map[option.name], option.otherwise));
    return out;
}

std::vector<std::vector<std::int64_t>> detection_sizes(const std::vector<double>& options) {
    if (options.size() != detection.size() || !(options[0] >= 1) || !(options[1] >= 1) ||
        options[0] * options[1] > most_detections)
        return {};
    const auto count = static_cast<std::int64_t>(options[0]) * static_cast<std::int64_t>(options[1]);
    return {{1, count, 4}, {1, count}, {1, count}, {1}};
}

}  // namespace arenascope::tflite
