// Models of ai.onnx.ml: trees, evaluated level by level for all samples at once, linear models, and preparation of
// their inputs.

#include <algorithm>
#include <map>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// All nodes of all trees in one table: a leaf leads to itself.
struct Forest {
    Numbers features, yes, no, roots;
    std::vector<float> values;
    std::vector<std::string> modes;
    std::int64_t depth = 0;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> rows;  ///< by tree and node
};

std::vector<float> floats_of(const Node& node, const char* name) {
    const Attribute* found = node.find(name);
    return found ? found->floats : std::vector<float>();
}

Result<Forest> forest_of(const Node& node) {
    constexpr std::size_t most_nodes = 1 << 20;
    constexpr std::int64_t most_depth = 64;
    const Numbers trees = node.integers("nodes_treeids"), ids = node.integers("nodes_nodeids"),
                  yes = node.integers("nodes_truenodeids"), no = node.integers("nodes_falsenodeids");
    Forest out{.features = node.integers("nodes_featureids")};
    out.values = floats_of(node, "nodes_values");
    if (const Attribute* modes = node.find("nodes_modes")) out.modes = modes->strings;
    const std::size_t count = trees.size();
    if (count == 0 || count > most_nodes || ids.size() != count || yes.size() != count || no.size() != count ||
        out.features.size() != count || out.values.size() != count || out.modes.size() != count)
        return not_mapped(node, message("lists of nodes that differ in length"));
    for (std::size_t i = 0; i < count; ++i) {
        if (!out.rows.emplace(std::pair(trees[i], ids[i]), static_cast<std::int64_t>(i)).second)
            return not_mapped(node, message("a duplicate node"));
    }
    std::vector<bool> is_child(count, false);
    for (std::size_t i = 0; i < count; ++i) {
        auto own = static_cast<std::int64_t>(i);
        if (out.modes[i] == "LEAF") {
            out.yes.push_back(own);
            out.no.push_back(own);
            out.features[i] = 0;
            continue;
        }
        const auto left = out.rows.find({trees[i], yes[i]}), right = out.rows.find({trees[i], no[i]});
        if (left == out.rows.end() || right == out.rows.end())
            return not_mapped(node, message("a branch to a missing node"));
        out.yes.push_back(left->second);
        out.no.push_back(right->second);
        is_child[static_cast<std::size_t>(left->second)] = is_child[static_cast<std::size_t>(right->second)] = true;
    }
    Numbers level;
    for (std::size_t i = 0; i < count; ++i)
        if (!is_child[i]) level.push_back(static_cast<std::int64_t>(i));
    out.roots = level;
    for (; !level.empty() && out.depth <= most_depth; ++out.depth) {
        Numbers next;
        for (const std::int64_t at : level) {
            const auto i = static_cast<std::size_t>(at);
            if (out.modes[i] == "LEAF") continue;
            next.push_back(out.yes[i]);
            next.push_back(out.no[i]);
        }
        if (next.size() > count) break;  // a node with two parents
        level = std::move(next);
    }
    if (!level.empty() || out.roots.empty()) return not_mapped(node, message("trees that are cyclic or too deep"));
    return out;
}

std::string compared(Formula& f, const std::string& mode, const std::string& x, const std::string& value) {
    if (mode == "BRANCH_LEQ") return f.op("LessOrEqual", {x, value});
    if (mode == "BRANCH_LT") return f.op("Less", {x, value});
    if (mode == "BRANCH_GTE") return f.op("GreaterOrEqual", {x, value});
    if (mode == "BRANCH_GT") return f.op("Greater", {x, value});
    if (mode == "BRANCH_EQ") return f.op("Equal", {x, value});
    if (mode == "BRANCH_NEQ") return f.op("Not", {f.op("Equal", {x, value})});
    f.fail(message("branches by '{mode}'", mode));
    return x;
}

/// Scores [N, results]: for each sample the weights of the leaves that it reaches, aggregated over the trees.
std::string scores(Formula& f, const Node& node, const Forest& forest, const std::string& kind, std::int64_t results) {
    const Numbers trees = node.integers(kind + "_treeids"), ids = node.integers(kind + "_nodeids"),
                  targets = node.integers(kind + "_ids");
    const std::vector<float> given = floats_of(node, (kind + "_weights").c_str());
    const auto count = static_cast<std::int64_t>(forest.features.size());
    const auto cells = checked_mul(count, results);
    const auto sizes = f.sizes(f.in(0));
    if (sizes.size() != 2 || !cells || !f.importer().values().spend(4 * *cells) || trees.size() != given.size() ||
        ids.size() != given.size() || targets.size() != given.size()) {
        f.fail(message("weights that do not fit its trees"));
        return {};
    }
    std::vector<float> weights(static_cast<std::size_t>(*cells), 0);
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto row = forest.rows.find({trees[i], ids[i]});
        if (row == forest.rows.end() || targets[i] < 0 || targets[i] >= results) {
            f.fail(message("a weight without a leaf"));
            return {};
        }
        weights[static_cast<std::size_t>(row->second * results + targets[i])] += given[i];
    }
    auto& values = f.importer().values();
    const std::string base = node.outputs[0];
    const std::string features = f.ints(forest.features), yes = f.ints(forest.yes), no = f.ints(forest.no);
    const std::string limits = f.reals(forest.values, {count});
    const std::string x = f.cast(f.in(0), DType::f32);
    std::map<std::string, std::string> masks;  // by mode: which nodes use it
    for (const std::string& mode : forest.modes)
        if (mode != "LEAF") masks[mode];
    for (auto& [mode, mask] : masks) {
        std::vector<std::uint8_t> flags;
        for (const std::string& each : forest.modes) flags.push_back(each == mode ? 1 : 0);
        if (masks.size() > 1) mask = values.made_constant(base + "_mode", DType::boolean, {count}, flags);
    }
    std::string at = f.op("Identity", {f.expand(f.ints(forest.roots), {sizes[0], std::ssize(forest.roots)})});
    for (std::int64_t level = 0; level + 1 < forest.depth && !f.failed(); ++level) {
        const std::string own =
            f.op("GatherElements", {x, f.op("Gather", {features, at})}, {{"axis", attribute(std::int64_t{1})}});
        const std::string limit = f.op("Gather", {limits, at});
        std::string goes;
        for (const auto& [mode, mask] : masks) {
            std::string here = compared(f, mode, own, limit);
            if (!mask.empty()) here = f.op("And", {here, f.op("Gather", {mask, at})});
            goes = goes.empty() ? here : f.op("Or", {goes, here});
        }
        at = f.op("Where", {goes, f.op("Gather", {yes, at}), f.op("Gather", {no, at})});
    }
    const std::string leaves = f.op("Gather", {f.reals(weights, {count, results}), at});  // [N, trees, results]
    const std::string how = node.text("aggregate_function", "SUM");
    const Formula::Attributes drop{{"keepdims", attribute(std::int64_t{0})}};
    std::string out;
    if (how == "MIN" || how == "MAX") {
        out = f.op(how == "MIN" ? "ReduceMin" : "ReduceMax", {leaves, f.ints({1})}, drop);
    } else {
        out = f.op("ReduceSum", {leaves, f.ints({1})}, drop);
        if (how == "AVERAGE") out = f.div(out, f.real(static_cast<double>(forest.roots.size()), out));
    }
    const std::vector<float> start = floats_of(node, "base_values");
    if (!start.empty()) out = f.add(out, f.reals(start, {std::ssize(start)}));
    return out;
}

std::string transformed(Formula& f, const Node& node, const std::string& of) {
    const std::string how = node.text("post_transform", "NONE");
    if (how == "NONE") return of;
    if (how == "LOGISTIC") return f.op("Sigmoid", {of});
    if (how == "SOFTMAX") return f.op("Softmax", {of}, {{"axis", attribute(std::int64_t{-1})}});
    f.fail(message("transform '{name}'", how));
    return of;
}

Result<> tree_regressor(Importer& im, const Node& node) {
    TRY(const Forest forest, forest_of(node));
    Formula f(im, node);
    f.result(0, transformed(f, node, scores(f, node, forest, "target", node.integer("n_targets", 1))));
    return f.end();
}

Result<> tree_classifier(Importer& im, const Node& node) {
    const Numbers labels = node.integers("classlabels_int64s"), ids = node.integers("class_ids");
    if (labels.empty()) return not_mapped(node, message("string classes"));
    const bool binary =
        labels.size() == 2 && std::all_of(ids.begin(), ids.end(), [&](std::int64_t id) { return id == ids.front(); });
    if (binary) return not_mapped(node, message("two classes with the weights of one"));
    TRY(const Forest forest, forest_of(node));
    Formula f(im, node);
    const std::string all = scores(f, node, forest, "class", std::ssize(labels));
    const std::string best =
        f.op("ArgMax", {all}, {{"axis", attribute(std::int64_t{1})}, {"keepdims", attribute(std::int64_t{0})}});
    f.result(0, f.op("Gather", {f.ints(labels), best}));
    f.result(1, transformed(f, node, all));
    return f.end();
}

/// x times coefficients [results, features], plus intercepts.
std::string linear_scores(Formula& f, const Node& node, std::int64_t results) {
    const std::vector<float> factors = floats_of(node, "coefficients"), offsets = floats_of(node, "intercepts");
    const auto sizes = f.sizes(f.in(0));
    const std::int64_t features = results > 0 ? std::ssize(factors) / results : 0;
    if (sizes.size() != 2 || features < 1 || features * results != std::ssize(factors) ||
        !(sizes[1] == sym::Expr(features))) {
        f.fail(message("a wrong number of coefficients"));
        return {};
    }
    const std::string x = f.cast(f.in(0), DType::f32);
    std::string out = f.matmul(x, f.transpose(f.reals(factors, {results, features}), {1, 0}));
    if (!offsets.empty()) out = f.add(out, f.reals(offsets, {std::ssize(offsets)}));
    return out;
}

Result<> linear_regressor(Importer& im, const Node& node) {
    Formula f(im, node);
    f.result(0, transformed(f, node, linear_scores(f, node, node.integer("targets", 1))));
    return f.end();
}

Result<> linear_classifier(Importer& im, const Node& node) {
    const Numbers labels = node.integers("classlabels_ints");
    if (labels.size() < 2 || floats_of(node, "intercepts").size() == 1)
        return not_mapped(node, message("string classes, or two classes with one row of coefficients"));
    Formula f(im, node);
    const std::string all = linear_scores(f, node, std::ssize(labels));
    const std::string best =
        f.op("ArgMax", {all}, {{"axis", attribute(std::int64_t{1})}, {"keepdims", attribute(std::int64_t{0})}});
    f.result(0, f.op("Gather", {f.ints(labels), best}));
    f.result(1, transformed(f, node, all));
    return f.end();
}

Result<> scaler(Importer& im, const Node& node) {
    Formula f(im, node);
    const std::vector<float> offset = floats_of(node, "offset"), scale = floats_of(node, "scale");
    std::string out = f.cast(f.in(0), DType::f32);
    if (!offset.empty()) out = f.sub(out, f.reals(offset, {std::ssize(offset)}));
    if (!scale.empty()) out = f.mul(out, f.reals(scale, {std::ssize(scale)}));
    f.result(0, out);
    return f.end();
}

Result<> normalizer(Importer& im, const Node& node) {
    Formula f(im, node);
    const std::string how = node.text("norm", "MAX"), x = f.cast(f.in(0), DType::f32);
    const char* op = how == "L1" ? "ReduceL1" : how == "L2" ? "ReduceL2" : "ReduceMax";
    const std::string norm = f.op(op, {x}, {{"axes", attribute(Numbers{-1})}});
    f.result(0, f.div(x, norm));
    return f.end();
}

Result<> binarizer(Importer& im, const Node& node) {
    Formula f(im, node);
    const double limit = static_cast<double>(node.real("threshold", 0));
    f.result(0, f.cast(f.op("Greater", {f.in(0), f.real(limit, f.in(0))}), f.type(f.in(0)).dtype));
    return f.end();
}

Result<> features_at(Importer& im, const Node& node) {
    Formula f(im, node);
    sym::Expr all = 1;
    for (const sym::Expr& size : f.sizes(f.in(1))) all = all * size;
    const std::string index = f.reshape(f.in(1), {all});
    f.result(0, f.op("Gather", {f.in(0), index}, {{"axis", attribute(std::int64_t{-1})}}));
    return f.end();
}

constexpr auto learning_rows = std::to_array<Operator>({
    {"ai.onnx.ml.TreeEnsembleRegressor", tree_regressor},
    {"ai.onnx.ml.TreeEnsembleClassifier", tree_classifier},
    {"ai.onnx.ml.LinearRegressor", linear_regressor},
    {"ai.onnx.ml.LinearClassifier", linear_classifier},
    {"ai.onnx.ml.Scaler", scaler},
    {"ai.onnx.ml.Normalizer", normalizer},
    {"ai.onnx.ml.Binarizer", binarizer},
    {"ai.onnx.ml.ArrayFeatureExtractor", features_at},
});

}  // namespace

std::span<const Operator> learning_operators() { return learning_rows; }

}  // namespace arenascope::onnx
