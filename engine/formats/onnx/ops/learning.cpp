// Models of ai.onnx.ml: trees, evaluated level by level for all samples at once, linear models, and preparation of
// their inputs.

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"
#include "engine/ir/graph_budget.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// All nodes of all trees in one table: a leaf leads to itself.
struct Forest {
    Numbers features, yes, no, roots;
    std::vector<double> values;
    std::vector<std::string> modes;
    std::int64_t depth = 0;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> rows;  ///< by tree and node
};

/// What a sample gets that ends at row `rows[i]`: `numbers[i]` for result `targets[i]`.
struct Weights {
    Numbers rows, targets;
    std::vector<double> numbers;
};

std::vector<float> floats_of(const Node& node, const char* name) {
    const Attribute* found = node.find(name);
    return found ? found->floats : std::vector<float>();
}

constexpr std::size_t most_nodes = 1 << 20;
constexpr std::int64_t operators_of_a_level = 12;

/// Its depth: the most levels on a way from a node without parents. Each node is looked at once, after all its parents.
Result<> measure(const Node& node, Forest& forest) {
    const std::size_t count = forest.modes.size();
    const auto children = [&](std::size_t i) -> std::array<std::size_t, 2> {
        return {static_cast<std::size_t>(forest.yes[i]), static_cast<std::size_t>(forest.no[i])};
    };
    std::vector<std::int64_t> parents(count, 0), level(count, 0);
    for (std::size_t i = 0; i < count; ++i)
        if (forest.modes[i] != "LEAF")
            for (const std::size_t child : children(i)) ++parents[child];
    std::vector<std::size_t> ready;
    for (std::size_t i = 0; i < count; ++i)
        if (parents[i] == 0) ready.push_back(i);
    for (std::size_t at = 0; at < ready.size(); ++at) {
        const std::size_t i = ready[at];
        forest.depth = std::max(forest.depth, level[i] + 1);
        if (forest.modes[i] == "LEAF") continue;
        for (const std::size_t child : children(i)) {
            level[child] = std::max(level[child], level[i] + 1);
            if (--parents[child] == 0) ready.push_back(child);
        }
    }
    if (ready.size() == count && !forest.roots.empty()) return done;
    return not_mapped(node, message("a branch of its trees leads back to a node above it"));
}

Result<Forest> forest_of(const Node& node) {
    const Numbers trees = node.integers("nodes_treeids"), ids = node.integers("nodes_nodeids"),
                  yes = node.integers("nodes_truenodeids"), no = node.integers("nodes_falsenodeids");
    Forest out{.features = node.integers("nodes_featureids")};
    const std::vector<float> limits = floats_of(node, "nodes_values");
    out.values.assign(limits.begin(), limits.end());
    if (const Attribute* modes = node.find("nodes_modes")) out.modes = modes->strings;
    const std::size_t count = trees.size();
    if (count == 0 || count > most_nodes || ids.size() != count || yes.size() != count || no.size() != count ||
        out.features.size() != count || out.values.size() != count || out.modes.size() != count)
        return not_mapped(node, message("its lists that describe nodes are empty, too long or of different lengths"));
    for (std::size_t i = 0; i < count; ++i) {
        if (!out.rows.emplace(std::pair(trees[i], ids[i]), static_cast<std::int64_t>(i)).second)
            return not_mapped(node, message("two nodes of a tree have one number"));
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
            return not_mapped(node, message("a branch leads to a node that is not in the list"));
        out.yes.push_back(left->second);
        out.no.push_back(right->second);
        is_child[static_cast<std::size_t>(left->second)] = is_child[static_cast<std::size_t>(right->second)] = true;
    }
    for (std::size_t i = 0; i < count; ++i)
        if (!is_child[i]) out.roots.push_back(static_cast<std::int64_t>(i));
    CHECKED(measure(node, out));
    return out;
}

std::string compared(Formula& f, const std::string& mode, const std::string& x, const std::string& value) {
    if (mode == "BRANCH_LEQ") return f.op("LessOrEqual", {x, value});
    if (mode == "BRANCH_LT") return f.op("Less", {x, value});
    if (mode == "BRANCH_GTE") return f.op("GreaterOrEqual", {x, value});
    if (mode == "BRANCH_GT") return f.op("Greater", {x, value});
    if (mode == "BRANCH_EQ") return f.op("Equal", {x, value});
    if (mode == "BRANCH_NEQ") return f.op("Not", {f.op("Equal", {x, value})});
    f.fail(message("its nodes compare by '{mode}', which is not supported", mode));
    return x;
}

/// Of the operators before opset 5, which have lists for each `kind` of result.
Result<Weights> weights_of(const Node& node, const Forest& forest, const std::string& kind) {
    const Numbers trees = node.integers(kind + "_treeids"), ids = node.integers(kind + "_nodeids");
    const std::vector<float> given = floats_of(node, (kind + "_weights").c_str());
    Weights out{.rows = {}, .targets = node.integers(kind + "_ids"), .numbers = {given.begin(), given.end()}};
    if (trees.size() != given.size() || ids.size() != given.size() || out.targets.size() != given.size())
        return not_mapped(node, message("its lists that describe weights differ in length"));
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto row = forest.rows.find({trees[i], ids[i]});
        if (row == forest.rows.end())
            return not_mapped(node, message("a weight belongs to a leaf or a result that does not exist"));
        out.rows.push_back(row->second);
    }
    return out;
}

/// A constant of f32 or f64.
std::string constant_of(Formula& f, const std::vector<double>& numbers, std::vector<sym::Expr> sizes, DType dtype) {
    if (dtype == DType::f64) return f.importer().values().made_constant("limits", dtype, std::move(sizes), numbers);
    return f.reals({numbers.begin(), numbers.end()}, std::move(sizes));
}

/// Scores [N, results]: for each sample the weights of the leaves that it reaches, aggregated over the trees.
std::string scores(Formula& f, const Node& node, const Forest& forest, const Weights& weights, const std::string& how,
                   std::int64_t results, DType dtype) {
    const auto count = static_cast<std::int64_t>(forest.features.size());
    const auto cells = checked_mul(count, results);
    const auto sizes = f.sizes(f.in(0));
    if (sizes.size() != 2 || !cells || results < 1 || !f.importer().values().spend(item_size(dtype) * *cells)) {
        f.fail(message("its input is not a matrix, or its table of weights is too large"));
        return {};
    }
    // Trees that say nothing about a result do not count for its minimum and maximum.
    const bool is_limit = how == "MIN" || how == "MAX";
    const double none = (how == "MIN" ? 1 : -1) * std::numeric_limits<double>::infinity();
    std::vector<double> table(static_cast<std::size_t>(*cells), is_limit ? none : 0);
    for (std::size_t i = 0; i < weights.numbers.size(); ++i) {
        if (weights.targets[i] < 0 || weights.targets[i] >= results) {
            f.fail(message("a weight belongs to a leaf or a result that does not exist"));
            return {};
        }
        double& cell = table[static_cast<std::size_t>(weights.rows[i] * results + weights.targets[i])];
        cell = cell == none ? weights.numbers[i] : cell + weights.numbers[i];
    }
    auto& values = f.importer().values();
    const std::string base = node.outputs[0];
    const std::string features = f.ints(forest.features), yes = f.ints(forest.yes), no = f.ints(forest.no);
    const DType held = f.type(f.in(0)).dtype == DType::f64 ? DType::f64 : DType::f32;
    const std::string limits = constant_of(f, forest.values, {count}, held), x = f.cast(f.in(0), held);
    std::map<std::string, std::string> masks;  // by mode: which nodes use it
    constexpr std::size_t most_modes = 8;      // ONNX has six: others are refused before each costs a look at all nodes
    for (const std::string& mode : forest.modes) {
        if (mode != "LEAF") masks[mode];
        if (masks.size() <= most_modes) continue;
        f.fail(message("its nodes compare by '{mode}', which is not supported", mode));
        return {};
    }
    for (auto& [mode, mask] : masks) {
        std::vector<std::uint8_t> flags;
        for (const std::string& each : forest.modes) flags.push_back(each == mode ? 1 : 0);
        if (masks.size() > 1) mask = values.made_constant(base + "_mode", DType::boolean, {count}, flags);
    }
    if (!values.spend(forest.depth * operators_of_a_level * GraphBudget::operator_bytes)) {
        f.fail(message("its trees are too deep: {depth} levels", forest.depth));
        return {};
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
    // [N, trees, results]
    const std::string leaves = f.op("Gather", {constant_of(f, table, {count, results}, dtype), at});
    const Formula::Attributes drop{{"keepdims", attribute(std::int64_t{0})}};
    std::string out;
    if (is_limit) {
        const std::string limit = f.op(how == "MIN" ? "ReduceMin" : "ReduceMax", {leaves, f.ints({1})}, drop);
        out = f.op("Where", {f.op("Equal", {limit, f.real(none, limit)}), f.real(0, limit), limit});
    } else {
        out = f.op("ReduceSum", {leaves, f.ints({1})}, drop);
        if (how == "AVERAGE") out = f.div(out, f.real(static_cast<double>(forest.roots.size()), out));
    }
    const std::vector<float> start = floats_of(node, "base_values");
    if (start.size() > 1 && std::ssize(start) != results) f.fail(message("it has not one base value for each result"));
    if (!start.empty()) out = f.add(out, f.reals(start, {std::ssize(start)}));
    return out;
}

std::string transformed(Formula& f, const std::string& how, const std::string& of) {
    if (how == "NONE") return of;
    if (how == "LOGISTIC") return f.op("Sigmoid", {of});
    if (how == "SOFTMAX") return f.op("Softmax", {of}, {{"axis", attribute(std::int64_t{-1})}});
    f.fail(message("its results are transformed by '{name}', which is not supported", how));
    return of;
}

Result<> tree_regressor(Importer& im, const Node& node) {
    TRY(const Forest forest, forest_of(node));
    TRY(const Weights weights, weights_of(node, forest, "target"));
    Formula f(im, node);
    const std::string all = scores(f, node, forest, weights, node.text("aggregate_function", "SUM"),
                                   node.integer("n_targets", 1), DType::f32);
    f.result(0, transformed(f, node.text("post_transform", "NONE"), all));
    return f.end();
}

/// Two classes with one score [N, 1], that of the second: above `limit` it is the second. The first has the rest to 1,
/// or the opposite where scores may be negative.
void two_classes(Formula& f, const Node& node, const Numbers& labels, const std::string& score, double limit,
                 bool has_opposite) {
    const std::string one = f.real(1, score);
    std::string first = has_opposite ? f.op("Neg", {score}) : f.sub(one, score), second = score;
    if (node.text("post_transform", "NONE") == "LOGISTIC") {
        second = f.op("Sigmoid", {score});
        first = f.sub(one, second);
    }
    const std::string is_second = f.op("Squeeze", {f.op("Greater", {score, f.real(limit, score)}), f.ints({1})});
    f.result(0, f.op("Where", {is_second, f.integer(labels[1]), f.integer(labels[0])}));
    f.result(1, f.concat({first, second}, 1));
}

bool transforms_two(const Node& node) {
    const std::string how = node.text("post_transform", "NONE");
    return how == "NONE" || how == "LOGISTIC" || how == "SOFTMAX";  // of one score, softmax is left out
}

Result<> tree_classifier(Importer& im, const Node& node) {
    const Numbers labels = node.integers("classlabels_int64s"), ids = node.integers("class_ids");
    if (labels.empty()) return not_mapped(node, message("its classes are strings, or there are none"));
    TRY(const Forest forest, forest_of(node));
    TRY(const Weights weights, weights_of(node, forest, "class"));
    Formula f(im, node);
    const bool is_binary =
        labels.size() == 2 && std::all_of(ids.begin(), ids.end(), [&](std::int64_t id) { return id == ids.front(); });
    if (is_binary) {
        if (ids.empty() || ids.front() != 0 || !transforms_two(node))
            return not_mapped(node,
                              message("it has two classes, but weights of the second only, or a transform for more"));
        const bool is_positive =
            std::all_of(weights.numbers.begin(), weights.numbers.end(), [](double each) { return each >= 0; });
        two_classes(f, node, labels, scores(f, node, forest, weights, "SUM", 1, DType::f32), is_positive ? 0.5 : 0,
                    !is_positive);
        return f.end();
    }
    const std::string all = scores(f, node, forest, weights, "SUM", std::ssize(labels), DType::f32);
    const std::string best =
        f.op("ArgMax", {all}, {{"axis", attribute(std::int64_t{1})}, {"keepdims", attribute(std::int64_t{0})}});
    f.result(0, f.op("Gather", {f.ints(labels), best}));
    f.result(1, transformed(f, node.text("post_transform", "NONE"), all));
    return f.end();
}

/// Numbers of a tensor among the attributes: f32, f64 or u8.
std::vector<double> numbers_of(const Node& node, const char* name) {
    const Attribute* found = node.find(name);
    std::vector<double> out;
    if (!found || !found->tensor) return out;
    const ByteView bytes = found->tensor->data.bytes;
    const DType dtype = found->tensor->type.dtype;
    const auto width = static_cast<std::size_t>(item_size(dtype));
    for (std::size_t at = 0; width > 0 && at + width <= bytes.size(); at += width) {
        if (dtype == DType::f32) out.push_back(static_cast<double>(read_at<float>(bytes, at).value_or(0)));
        else if (dtype == DType::f64) out.push_back(read_at<double>(bytes, at).value_or(0));
        else if (dtype == DType::u8) out.push_back(std::to_integer<int>(bytes[at]));
    }
    return out;
}

/// The form since opset 5: inner nodes, then leaves, each in lists of their own.
Result<Forest> forest_with_leaves(const Node& node, std::size_t leaves) {
    static constexpr std::array modes{"BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ"};
    Forest out{.features = node.integers("nodes_featureids")};
    const Numbers yes = node.integers("nodes_truenodeids"), no = node.integers("nodes_falsenodeids"),
                  ends_yes = node.integers("nodes_trueleafs"), ends_no = node.integers("nodes_falseleafs");
    const std::vector<double> kinds = numbers_of(node, "nodes_modes");
    out.values = numbers_of(node, "nodes_splits");
    out.roots = node.integers("tree_roots");
    const std::size_t count = out.features.size();
    for (const std::size_t size : {yes.size(), no.size(), ends_yes.size(), ends_no.size(), kinds.size()})
        if (size != count)
            return not_mapped(node,
                              message("its lists that describe nodes are empty, too long or of different lengths"));
    if (count == 0 || count + leaves > most_nodes || out.values.size() != count)
        return not_mapped(node, message("its lists that describe nodes are empty, too long or of different lengths"));
    const auto row = [&](std::int64_t id, bool is_leaf) -> std::optional<std::int64_t> {
        if (id < 0 || static_cast<std::size_t>(id) >= (is_leaf ? leaves : count)) return std::nullopt;
        return is_leaf ? id + static_cast<std::int64_t>(count) : id;
    };
    for (std::size_t i = 0; i < count; ++i) {
        const auto left = row(yes[i], ends_yes[i] != 0), right = row(no[i], ends_no[i] != 0);
        if (!left || !right) return not_mapped(node, message("a branch leads to a node that is not in the list"));
        if (!(kinds[i] >= 0 && kinds[i] < static_cast<double>(modes.size())))
            return not_mapped(node, message("its nodes test membership in a set, which is not supported"));
        out.yes.push_back(*left);
        out.no.push_back(*right);
        out.modes.emplace_back(modes[static_cast<std::size_t>(kinds[i])]);
    }
    for (const std::int64_t root : out.roots)
        if (!row(root, false)) return not_mapped(node, message("a branch leads to a node that is not in the list"));
    for (std::size_t i = 0; i < leaves; ++i) {
        out.yes.push_back(static_cast<std::int64_t>(count + i));
        out.no.push_back(static_cast<std::int64_t>(count + i));
        out.features.push_back(0);
        out.values.push_back(0);
        out.modes.emplace_back("LEAF");
    }
    CHECKED(measure(node, out));
    return out;
}

Result<> tree_ensemble(Importer& im, const Node& node) {
    static constexpr std::array aggregates{"AVERAGE", "SUM", "MIN", "MAX"};
    static constexpr std::array transforms{"NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"};
    const auto how = static_cast<std::size_t>(node.integer("aggregate_function", 1)),
               last = static_cast<std::size_t>(node.integer("post_transform", 0));
    if (how >= aggregates.size() || last >= transforms.size())
        return not_mapped(node, message("its aggregate_function or post_transform is not one of ONNX's numbers"));
    Weights weights{
        .rows = {}, .targets = node.integers("leaf_targetids"), .numbers = numbers_of(node, "leaf_weights")};
    if (weights.targets.size() != weights.numbers.size())
        return not_mapped(node, message("its lists that describe weights differ in length"));
    TRY(const Forest forest, forest_with_leaves(node, weights.numbers.size()));
    const auto inner = static_cast<std::int64_t>(forest.features.size() - weights.numbers.size());
    for (std::size_t i = 0; i < weights.numbers.size(); ++i)
        weights.rows.push_back(inner + static_cast<std::int64_t>(i));
    Formula f(im, node);
    const DType dtype = f.type(f.in(0)).dtype;
    const DType held = dtype == DType::f64 ? DType::f64 : DType::f32;
    const std::string all = scores(f, node, forest, weights, aggregates[how], node.integer("n_targets", 1), held);
    f.result(0, f.cast(transformed(f, transforms[last], all), dtype));
    return f.end();
}

/// x times coefficients [results, features], plus intercepts.
std::string linear_scores(Formula& f, const Node& node, std::int64_t results) {
    const std::vector<float> factors = floats_of(node, "coefficients"), offsets = floats_of(node, "intercepts");
    const auto sizes = f.sizes(f.in(0));
    const std::int64_t features = results > 0 ? std::ssize(factors) / results : 0;
    if (sizes.size() != 2 || features < 1 || features * results != std::ssize(factors) ||
        !(sizes[1] == sym::Expr(features))) {
        f.fail(message("its coefficients are not as many as results times features"));
        return {};
    }
    const std::string x = f.cast(f.in(0), DType::f32);
    std::string out = f.matmul(x, f.transpose(f.reals(factors, {results, features}), {1, 0}));
    if (!offsets.empty()) out = f.add(out, f.reals(offsets, {std::ssize(offsets)}));
    return out;
}

Result<> linear_regressor(Importer& im, const Node& node) {
    Formula f(im, node);
    f.result(0,
             transformed(f, node.text("post_transform", "NONE"), linear_scores(f, node, node.integer("targets", 1))));
    return f.end();
}

Result<> linear_classifier(Importer& im, const Node& node) {
    const Numbers labels = node.integers("classlabels_ints");
    if (labels.size() < 2) return not_mapped(node, message("its classes are strings, or there are none"));
    Formula f(im, node);
    const auto sizes = f.sizes(f.in(0));
    if (labels.size() == 2 && sizes.size() == 2 && sizes[1] == sym::Expr(std::ssize(floats_of(node, "coefficients")))) {
        if (!transforms_two(node))
            return not_mapped(node,
                              message("it has two classes, but weights of the second only, or a transform for more"));
        two_classes(f, node, labels, linear_scores(f, node, 1), 0, false);
        return f.end();
    }
    const std::string all = linear_scores(f, node, std::ssize(labels));
    const std::string best =
        f.op("ArgMax", {all}, {{"axis", attribute(std::int64_t{1})}, {"keepdims", attribute(std::int64_t{0})}});
    f.result(0, f.op("Gather", {f.ints(labels), best}));
    f.result(1, transformed(f, node.text("post_transform", "NONE"), all));
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
    {"ai.onnx.ml.TreeEnsemble", tree_ensemble},
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
