#include "engine/study/graph/operator_names.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "engine/base/text.h"
#include "engine/ops/effects.h"
#include "engine/ops/op.h"

namespace arenascope {
namespace {

using Family = OperatorFamily;

/// "permute_copy" of "aten::permute_copy.out".
std::string_view base_of(std::string_view op) {
    const std::size_t scope = op.rfind("::");
    if (scope != std::string_view::npos) op.remove_prefix(scope + 2);
    return op.substr(0, op.find('.'));
}

/// "DepthwiseConv2D" of "DEPTHWISE_CONV_2D"; a custom operator's name stays as it is.
std::string camel(std::string_view name) {
    static constexpr std::array<std::string_view, 7> kept{"LSTM", "RNN", "SVDF", "L2", "LSH", "GRU", "NMS"};
    const bool builtin = std::none_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (!builtin) return std::string(name);
    std::string out;
    while (!name.empty()) {
        const std::string_view word = name.substr(0, name.find('_'));
        name.remove_prefix(std::min(name.size(), word.size() + 1));
        const bool whole = std::find(kept.begin(), kept.end(), word) != kept.end() ||
            (!word.empty() && word.front() >= '0' && word.front() <= '9');
        for (std::size_t i = 0; i < word.size(); ++i)
            out += whole || i == 0 ? upper_case(word[i]) : lower_case(word[i]);
    }
    return out;
}

struct Renamed {
    std::string_view base, title;
};
constexpr std::array renamed{Renamed{"native_layer_norm", "layer_norm"},
                             Renamed{"native_group_norm", "group_norm"},
                             Renamed{"_native_batch_norm_legit_no_training", "batch_norm"},
                             Renamed{"_native_batch_norm_legit", "batch_norm"},
                             Renamed{"max_pool2d_with_indices", "max_pool2d"},
                             Renamed{"max_pool3d_with_indices", "max_pool3d"},
                             Renamed{"_to_dim_order_copy", "to_copy"},
                             Renamed{"_to_copy", "to_copy"},
                             Renamed{"_clone_dim_order", "clone"},
                             Renamed{"copy_", "copy"}};

struct Word {
    std::string_view part;  ///< substring of a name in lower case without '_'
    Family family;
};
/// The first match decides, for operators outside our lists and for those of mixed lists.
constexpr std::array words{Word{"batchmatmul", Family::matrix},
                           Word{"conv", Family::matrix},
                           Word{"addmm", Family::matrix},
                           Word{"matmul", Family::matrix},
                           Word{"fullyconnected", Family::matrix},
                           Word{"linear", Family::matrix},
                           Word{"gemm", Family::matrix},
                           Word{"lstm", Family::matrix},
                           Word{"rnn", Family::matrix},
                           Word{"gru", Family::matrix},
                           Word{"svdf", Family::matrix},
                           Word{"attention", Family::matrix},
                           Word{"cdist", Family::matrix},
                           Word{"pdist", Family::matrix},
                           Word{"einsum", Family::matrix},
                           Word{"quantize", Family::elementwise},
                           Word{"maximum", Family::elementwise},
                           Word{"minimum", Family::elementwise},
                           Word{"norm", Family::reduction},
                           Word{"softmax", Family::reduction},
                           Word{"pool", Family::reduction},
                           Word{"reduce", Family::reduction},
                           Word{"mean", Family::reduction},
                           Word{"cum", Family::reduction},
                           Word{"sort", Family::reduction},
                           Word{"topk", Family::reduction},
                           Word{"argm", Family::reduction},
                           Word{"bincount", Family::reduction},
                           Word{"unique", Family::reduction},
                           Word{"upsample", Family::movement},
                           Word{"resize", Family::movement},
                           Word{"gridsampler", Family::movement},
                           Word{"embedding", Family::movement},
                           Word{"reshape", Family::movement},
                           Word{"transpose", Family::movement},
                           Word{"concat", Family::movement},
                           Word{"gather", Family::movement},
                           Word{"scatter", Family::movement},
                           Word{"slice", Family::movement},
                           Word{"split", Family::movement},
                           Word{"pack", Family::movement},
                           Word{"pad", Family::movement},
                           Word{"squeeze", Family::movement},
                           Word{"expanddims", Family::movement},
                           Word{"copy", Family::movement},
                           Word{"cast", Family::elementwise},
                           Word{"spacetodepth", Family::movement},
                           Word{"depthtospace", Family::movement},
                           Word{"index", Family::movement},
                           Word{"tile", Family::movement},
                           Word{"shape", Family::movement},
                           Word{"repeat", Family::movement},
                           Word{"onehot", Family::movement},
                           Word{"etcopy", Family::movement}};

Family by_words(std::string_view base) {
    std::string name;
    for (const char c : base) {
        if (c != '_' && c != '-') name += lower_case(c);
    }
    for (const Word& word : words) {
        if (name.find(word.part) != std::string::npos) return word.family;
    }
    static constexpr std::array<std::string_view, 7> flow{"if",   "while", "callonce",   "var",
                                                          "loop", "scan",  "sequencemap"};
    if (std::find(flow.begin(), flow.end(), name) != flow.end())
        return name == "var" ? Family::reduction : Family::control;
    static constexpr std::array<std::string_view, 4> sums{"sum", "mode", "nms", "l2normalization"};
    if (std::find(sums.begin(), sums.end(), name) != sums.end()) return Family::reduction;
    static constexpr std::array<std::string_view, 26> plain{
        "add",     "sub",  "mul",   "div",   "relu",   "relu6",  "logistic",  "tanh",     "neg",
        "abs",     "exp",  "log",   "sqrt",  "rsqrt",  "square", "pow",       "floor",    "round",
        "greater", "less", "equal", "where", "select", "prelu",  "leakyrelu", "hardswish"};
    if (std::find(plain.begin(), plain.end(), name) != plain.end()) return Family::elementwise;
    return Family::other;
}

/// The kind of a family; nothing if its operators are of several kinds.
Family of_list(std::string_view id, std::string_view base) {
    if (id == "unary" || id == "binary") return Family::elementwise;
    if (id == "reduction") return Family::reduction;
    if (id == "matrix") return Family::matrix;
    if (id == "shape" || id == "index" || id == "creation") return Family::movement;
    return by_words(base);
}

std::unordered_map<std::string_view, Family> families_by_name() {
    std::unordered_map<std::string_view, Family> out;
    for (const ops::Family& family : ops::builtin_families()) {
        for (const ops::Row& row : family.rows) {
            const std::string_view schema = row.schema.substr(0, row.schema.find('('));
            const Family found = of_list(family.id, base_of(schema));
            for (const std::string_view name : {schema, row.core, row.edge}) {
                if (!name.empty()) out.emplace(name, found);
            }
        }
    }
    return out;
}

}  // namespace

std::string_view name_of(OperatorFamily family) {
    switch (family) {
        case Family::matrix: return "matrix";
        case Family::elementwise: return "elementwise";
        case Family::reduction: return "reduction";
        case Family::movement: return "movement";
        case Family::control: return "control";
        case Family::delegate: return "delegate";
        case Family::other: break;
    }
    return "other";
}

std::string operator_title(std::string_view op) {
    std::string_view base = base_of(op);
    if (op.starts_with("tflite::")) return camel(op.substr(8));
    for (const Renamed& each : renamed) {
        if (each.base == base) return std::string(each.title);
    }
    constexpr std::string_view copy = "_copy";
    if (op.starts_with("aten::") && base.ends_with(copy) && base.size() > copy.size()) base.remove_suffix(copy.size());
    while (base.starts_with('_')) base.remove_prefix(1);
    return std::string(base.empty() ? op : base);
}

OperatorFamily operator_family(std::string_view op) {
    static const std::unordered_map<std::string_view, Family> known = families_by_name();
    const auto found = known.find(op);
    if (found != known.end()) return found->second;
    const Family family = by_words(base_of(op));
    if (family != Family::other) return family;
    const ops::Effects& effects = ops::effects(op);
    return effects.is_view ? Family::movement : effects.is_elementwise ? Family::elementwise : Family::other;
}

}  // namespace arenascope
