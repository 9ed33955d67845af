#include "engine/formats/tflite/option_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/base/text.h"

namespace arenascope::tflite {

namespace {

/// In the order of options_of(). A name that ends in "..." names all remaining numbers. `?` flag, `p` padding, `a`
/// activation.
struct Row {
    std::string_view op, names, operands;
};
constexpr std::array rows{
    Row{"TFLite_Detection_PostProcess",
        "max_detections max_classes_per_detection detections_per_class ?:use_regular_nms nms_score_threshold "
        "nms_iou_threshold num_classes y_scale x_scale h_scale w_scale",
        "box_encodings class_predictions anchors"},
    Row{"CONV_2D", "p:padding stride_w stride_h a:activation dilation_w dilation_h", "input filter bias"},
    Row{"DEPTHWISE_CONV_2D", "p:padding stride_w stride_h depth_multiplier a:activation dilation_w dilation_h",
        "input filter bias"},
    Row{"TRANSPOSE_CONV", "p:padding stride_w stride_h a:activation", "output_shape filter input bias"},
    Row{"AVERAGE_POOL_2D", "p:padding stride_w stride_h filter_w filter_h a:activation", "input"},
    Row{"MAX_POOL_2D", "p:padding stride_w stride_h filter_w filter_h a:activation", "input"},
    Row{"L2_POOL_2D", "p:padding stride_w stride_h filter_w filter_h a:activation", "input"},
    Row{"FULLY_CONNECTED", "a:activation weights_format ?:keep_num_dims ?:asymmetric_quantize_inputs",
        "input weights bias"},
    Row{"SOFTMAX", "beta", "input"},
    Row{"CONCATENATION", "axis a:activation", ""},
    Row{"ADD", "a:activation ?:pot_scale_int16", "a b"},
    Row{"SUB", "a:activation ?:pot_scale_int16", "a b"},
    Row{"MUL", "a:activation", "a b"},
    Row{"DIV", "a:activation", "a b"},
    Row{"RESHAPE", "new_shape...", "input shape"},
    Row{"SQUEEZE", "squeeze_dims...", "input"},
    Row{"SVDF", "rank a:activation ?:asymmetric_quantize_inputs", "input weights_feature weights_time bias state"},
    Row{"MEAN", "?:keep_dims", "input axes"},
    Row{"SUM", "?:keep_dims", "input axes"},
    Row{"REDUCE_MAX", "?:keep_dims", "input axes"},
    Row{"REDUCE_MIN", "?:keep_dims", "input axes"},
    Row{"REDUCE_PROD", "?:keep_dims", "input axes"},
    Row{"REDUCE_ANY", "?:keep_dims", "input axes"},
    Row{"REDUCE_ALL", "?:keep_dims", "input axes"},
    Row{"STRIDED_SLICE", "begin_mask end_mask ellipsis_mask new_axis_mask shrink_axis_mask ?:offset",
        "input begin end strides"},
    Row{"PACK", "values_count axis", ""},
    Row{"UNPACK", "num axis", "input"},
    Row{"GATHER", "axis batch_dims", "input indices"},
    Row{"LEAKY_RELU", "alpha", "input"},
    Row{"RESIZE_BILINEAR", "new_height new_width ?:align_corners ?:half_pixel_centers", "input size"},
    Row{"RESIZE_NEAREST_NEIGHBOR", "?:align_corners ?:half_pixel_centers", "input size"},
    Row{"UNIDIRECTIONAL_SEQUENCE_LSTM", "a:activation cell_clip proj_clip ?:time_major ?:asymmetric_quantize_inputs",
        "input"},
    Row{"BATCH_MATMUL", "?:adj_x ?:adj_y ?:asymmetric_quantize_inputs", "x y"},
    Row{"SPACE_TO_DEPTH", "block_size", "input"},
    Row{"DEPTH_TO_SPACE", "block_size", "input"},
    Row{"MIRROR_PAD", "mode", "input paddings"},
    Row{"CUMSUM", "?:exclusive ?:reverse", "input axis"},
    Row{"GELU", "?:approximate", "input"},
    Row{"ONE_HOT", "axis", "indices depth on_value off_value"},
    Row{"L2_NORMALIZATION", "a:activation", "input"},
    Row{"PAD", "", "input paddings"},
    Row{"TRANSPOSE", "", "input perm"},
    Row{"LOGISTIC", "", "input"},
    Row{"QUANTIZE", "", "input"},
    Row{"DEQUANTIZE", "", "input"},
    Row{"RELU", "", "input"},
    Row{"RELU6", "", "input"},
    Row{"SPLIT", "", "axis input"},
};

const Row* find_row(std::string_view op) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.op == op; });
    return found == rows.end() ? nullptr : &*found;
}

std::string number_text(double number) {
    if (number == std::round(number) && std::fabs(number) < 1e15) return std::to_string(std::llround(number));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6g", number);
    return text.data();
}

std::string option_text(char kind, double number) {
    constexpr std::array<std::string_view, 2> paddings{"SAME", "VALID"};
    constexpr std::array<std::string_view, 6> activations{"NONE", "RELU", "RELU_N1_TO_1", "RELU6", "TANH", "SIGN_BIT"};
    const auto named = [&](const auto& names) {
        const bool known = number >= 0 && number < static_cast<double>(names.size());
        return known ? std::string(names[static_cast<std::size_t>(number)]) : number_text(number);
    };
    switch (kind) {
        case 'p': return named(paddings);
        case 'a': return named(activations);
        case '?': return number == 0 ? "False" : "True";
        default: return number_text(number);
    }
}

}  // namespace

std::vector<NamedOption> named_options(std::string_view op, std::span<const double> numbers) {
    std::vector<NamedOption> out;
    const Row* row = find_row(op);
    if (!row || row->names.empty()) return out;
    std::size_t next = 0;
    for (std::string name : split(row->names, ' ')) {
        if (name.ends_with("...")) {
            std::string list;
            for (; next < numbers.size(); ++next) append_item(list, ", ", number_text(numbers[next]));
            out.push_back({name.substr(0, name.size() - 3), "[" + list + "]"});
            return out;
        }
        if (next >= numbers.size()) return out;
        const bool typed = name.size() > 2 && name[1] == ':';
        out.push_back({typed ? name.substr(2) : name, option_text(typed ? name[0] : ' ', numbers[next++])});
    }
    return out;
}

std::string_view operand_name(std::string_view op, std::size_t index) {
    const Row* row = find_row(op);
    std::string_view names = row ? row->operands : std::string_view();
    for (; !names.empty(); --index) {
        const std::string_view name = names.substr(0, names.find(' '));
        if (index == 0) return name;
        names.remove_prefix(std::min(names.size(), name.size() + 1));
    }
    return {};
}

}  // namespace arenascope::tflite
