// Models of ai.onnx.ml: random trees and linear models, each compared with the same computation in C++.

#include <array>
#include <cmath>
#include <random>

#include "engine/open/open_given.h"
#include "engine/runtime/executor.h"
#include "tests/formats/importing.h"
#include "tests/formats/onnx_building.h"

using namespace arenascope;
using namespace arenascope::testing;
using namespace arenascope::testing::onnx_model;

using Floats = std::vector<float>;

namespace {

constexpr std::array modes{"BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ"};

bool holds(std::size_t mode, float x, float limit) {
    switch (mode) {
        case 0: return x <= limit;
        case 1: return x < limit;
        case 2: return x >= limit;
        case 3: return x > limit;
        case 4: return x == limit;
        default: return x != limit;
    }
}

struct TreeNode {
    bool is_leaf = false;
    std::size_t mode = 0, feature = 0;
    float limit = 0;
    int yes = 0, no = 0;
    qint64 target = 0;
    float weight = 0;
};
using Tree = std::vector<TreeNode>;

/// Children come after their parent. Limits are quarters, as samples are, so that equality happens.
int grow(Tree& tree, std::mt19937& random, int depth, int results, bool is_positive) {
    const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    const int at = static_cast<int>(tree.size());
    tree.push_back({});
    if (depth == 0 || (depth < 3 && below(4) == 0)) {
        const auto weight = static_cast<float>(below(16)) / 16;
        tree[static_cast<std::size_t>(at)] = {
            .is_leaf = true, .target = below(results), .weight = is_positive ? weight / 4 : weight - 0.5F};
        return at;
    }
    TreeNode node{.mode = static_cast<std::size_t>(below(6)),
                  .feature = static_cast<std::size_t>(below(3)),
                  .limit = static_cast<float>(below(9) - 4) / 4};
    node.yes = grow(tree, random, depth - 1, results, is_positive);
    node.no = grow(tree, random, depth - 1, results, is_positive);
    tree[static_cast<std::size_t>(at)] = node;
    return at;
}

std::vector<Tree> forestOf(unsigned seed, int results, bool is_positive = false) {
    std::mt19937 random(seed);
    std::vector<Tree> out(3);
    for (Tree& tree : out) grow(tree, random, 3, results, is_positive);
    return out;
}

const TreeNode& leafOf(const Tree& tree, const float* x) {
    const TreeNode* at = tree.data();
    while (!at->is_leaf)
        at = &tree[static_cast<std::size_t>(holds(at->mode, x[at->feature], at->limit) ? at->yes : at->no)];
    return *at;
}

/// The weights that a sample reaches, for each result; a tree may have none for a result.
std::vector<Floats> reached(const std::vector<Tree>& forest, const float* x, int results) {
    std::vector<Floats> out(static_cast<std::size_t>(results));
    for (const Tree& tree : forest) {
        const TreeNode& leaf = leafOf(tree, x);
        out[static_cast<std::size_t>(leaf.target)].push_back(leaf.weight);
    }
    return out;
}

QByteArray reals(const QByteArray& name, const Floats& values) {
    QByteArray out = part(1, name);
    for (const float value : values) {
        out += static_cast<char>(7 << 3 | 5);
        out.append(reinterpret_cast<const char*>(&value), 4);
    }
    return part(5, out + number(20, 6));
}

/// The lists of the operators before opset 5.
QByteArray attributesOf(const std::vector<Tree>& forest, const QByteArray& kind) {
    QList<qint64> trees, ids, features, yes, no, ofTrees, ofIds, targets;
    QList<QByteArray> names;
    Floats limits, weights;
    for (std::size_t t = 0; t < forest.size(); ++t) {
        for (std::size_t i = 0; i < forest[t].size(); ++i) {
            const TreeNode& node = forest[t][i];
            trees << static_cast<qint64>(t);
            ids << static_cast<qint64>(i);
            features << static_cast<qint64>(node.feature);
            yes << node.yes;
            no << node.no;
            names << (node.is_leaf ? "LEAF" : modes[node.mode]);
            limits.push_back(node.limit);
            if (!node.is_leaf) continue;
            ofTrees << static_cast<qint64>(t);
            ofIds << static_cast<qint64>(i);
            targets << node.target;
            weights.push_back(node.weight);
        }
    }
    return integers("nodes_treeids", trees) + integers("nodes_nodeids", ids) + integers("nodes_featureids", features) +
        integers("nodes_truenodeids", yes) + integers("nodes_falsenodeids", no) + texts("nodes_modes", names) +
        reals("nodes_values", limits) + integers(kind + "_treeids", ofTrees) + integers(kind + "_nodeids", ofIds) +
        integers(kind + "_ids", targets) + reals(kind + "_weights", weights);
}

template <class T>
QByteArray tensorAttribute(const QByteArray& name, const std::vector<T>& values, quint64 dtype) {
    const QByteArray raw(reinterpret_cast<const char*>(values.data()),
                         static_cast<qsizetype>(values.size() * sizeof(T)));
    return part(5, part(1, name) + part(5, number(1, values.size()) + number(2, dtype) + part(9, raw)) + number(20, 4));
}

/// The form since opset 5: inner nodes, then leaves, in one list for all trees.
QByteArray newAttributesOf(const std::vector<Tree>& forest) {
    QList<qint64> features, yes, no, endsYes, endsNo, targets, roots;
    std::vector<quint8> kinds;
    Floats limits, weights;
    for (const Tree& tree : forest) {
        std::vector<qint64> place;  // among the inner nodes, or among the leaves
        qint64 inner = features.size(), leaf = targets.size();
        for (const TreeNode& node : tree) place.push_back(node.is_leaf ? leaf++ : inner++);
        roots << features.size();
        for (const TreeNode& node : tree) {
            if (node.is_leaf) {
                targets << node.target;
                weights.push_back(node.weight);
                continue;
            }
            const auto to = [&](int child, QList<qint64>& ids, QList<qint64>& ends) {
                ids << place[static_cast<std::size_t>(child)];
                ends << (tree[static_cast<std::size_t>(child)].is_leaf ? 1 : 0);
            };
            features << static_cast<qint64>(node.feature);
            limits.push_back(node.limit);
            kinds.push_back(static_cast<quint8>(node.mode));
            to(node.yes, yes, endsYes);
            to(node.no, no, endsNo);
        }
    }
    return integers("nodes_featureids", features) + integers("nodes_truenodeids", yes) +
        integers("nodes_falsenodeids", no) + integers("nodes_trueleafs", endsYes) +
        integers("nodes_falseleafs", endsNo) + integers("leaf_targetids", targets) + integers("tree_roots", roots) +
        tensorAttribute("nodes_modes", kinds, 2) + tensorAttribute("nodes_splits", limits, 1) +
        tensorAttribute("leaf_weights", weights, 1);
}

/// 40 samples of three features, quarters from -1 to 1.
Floats samples() {
    std::mt19937 random(7);
    Floats out(120);
    for (float& each : out) each = static_cast<float>(static_cast<int>(random() % 9) - 4) / 4;
    return out;
}

float sigma(float x) { return 1 / (1 + std::exp(-x)); }

}  // namespace

class TestOnnxLearning : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    Result<std::vector<HostTensor>> run(const QByteArray& op, const QByteArray& attributes,
                                        const QList<QByteArray>& results) {
        QByteArray graph = valueOf(11, "x", {40, 3});
        for (const QByteArray& name : results) graph += valueOf(12, name, {0}, name == "label" ? 7 : 1);
        graph += nodeOf(op, {"x"}, results, part(7, "ai.onnx.ml") + attributes);
        Progress progress;
        const Engine engine;
        const QString path = writtenFile(folder_, "model.onnx", modelOf(graph, 21));
        TRY(const auto program, open_given(path.toStdString(), {}, progress, {}));
        TRY(const Outcome outcome, engine.evaluate(*program, starting_tuning(*program), {}, progress));
        TRY(const auto executor, Executor::load(program, *outcome.method, outcome.plan()));
        const Floats x = samples();
        const auto bytes = std::as_bytes(std::span(x));
        const HostTensor input{.dtype = DType::f32, .shape = {40, 3}, .bytes = {bytes.begin(), bytes.end()}};
        TRY(RunResult ran, executor->run({input}, {}, progress));
        return std::move(ran.outputs);
    }
    template <class T>
    static std::vector<T> numbersOf(const HostTensor& tensor) {
        std::vector<T> out(tensor.bytes.size() / sizeof(T));
        std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
        return out;
    }
    static void compare(const Floats& got, const Floats& expected) {
        QCOMPARE(got.size(), expected.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            QVERIFY2(std::abs(got[i] - expected[i]) < 1e-5F, QByteArray::number(static_cast<qlonglong>(i)));
    }

private slots:
    void treesAddWhatALeafHolds_data() {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<bool>("isNew");
        for (const char* how : {"AVERAGE", "SUM", "MIN", "MAX"}) {
            QTest::newRow(how) << QByteArray(how) << false;
            QTest::newRow(QByteArray(how) + " since opset 5") << QByteArray(how) << true;
        }
    }
    void treesAddWhatALeafHolds() {
        QFETCH(const QByteArray, how);
        QFETCH(const bool, isNew);
        const QList<QByteArray> all{"AVERAGE", "SUM", "MIN", "MAX"};
        for (unsigned seed = 1; seed <= 5; ++seed) {
            const std::vector<Tree> forest = forestOf(seed, 2);
            const auto got = isNew
                ? run("TreeEnsemble",
                      newAttributesOf(forest) + integer("n_targets", 2) +
                          integer("aggregate_function", all.indexOf(how)),
                      {"y"})
                : run("TreeEnsembleRegressor",
                      attributesOf(forest, "target") + integer("n_targets", 2) + text("aggregate_function", how),
                      {"y"});
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            const Floats x = samples();
            Floats expected;
            for (std::size_t row = 0; row < 40; ++row) {
                for (const Floats& each : reached(forest, x.data() + 3 * row, 2)) {
                    float sum = 0;
                    for (const float weight : each) sum += weight;
                    if (how == "AVERAGE") sum /= 3;
                    if (how == "MIN" && !each.empty()) sum = *std::min_element(each.begin(), each.end());
                    if (how == "MAX" && !each.empty()) sum = *std::max_element(each.begin(), each.end());
                    expected.push_back(sum);
                }
            }
            compare(numbersOf<float>(got.value().at(0)), expected);
        }
    }

    void classesAreThoseWithTheLargestScore() {
        const std::vector<Tree> forest = forestOf(3, 3);
        const auto got =
            run("TreeEnsembleClassifier", attributesOf(forest, "class") + integers("classlabels_int64s", {7, 5, 9}),
                {"label", "scores"});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto labels = numbersOf<qint64>(got.value().at(0));
        const Floats x = samples();
        Floats expected;
        for (std::size_t row = 0; row < 40; ++row) {
            Floats sums;
            for (const Floats& each : reached(forest, x.data() + 3 * row, 3)) {
                sums.push_back(0);
                for (const float weight : each) sums.back() += weight;
            }
            const auto best = std::max_element(sums.begin(), sums.end()) - sums.begin();
            QCOMPARE(labels[row], (QList<qint64>{7, 5, 9}[best]));
            expected.insert(expected.end(), sums.begin(), sums.end());
        }
        compare(numbersOf<float>(got.value().at(1)), expected);
    }

    /// One score for two classes, as in boosted trees: expected values follow ONNX Runtime.
    void oneScoreDecidesBetweenTwoClasses_data() {
        QTest::addColumn<bool>("isPositive");
        QTest::addColumn<bool>("isLogistic");
        for (const bool isPositive : {false, true})
            for (const bool isLogistic : {false, true})
                QTest::addRow("positive %d, logistic %d", isPositive, isLogistic) << isPositive << isLogistic;
    }
    void oneScoreDecidesBetweenTwoClasses() {
        QFETCH(const bool, isPositive);
        QFETCH(const bool, isLogistic);
        const std::vector<Tree> forest = forestOf(11, 1, isPositive);
        const auto got =
            run("TreeEnsembleClassifier",
                attributesOf(forest, "class") + integers("classlabels_int64s", {4, 6}) + reals("base_values", {0.1F}) +
                    text("post_transform", isLogistic ? "LOGISTIC" : "NONE"),
                {"label", "scores"});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto labels = numbersOf<qint64>(got.value().at(0));
        const Floats x = samples();
        Floats expected;
        for (std::size_t row = 0; row < 40; ++row) {
            float score = 0.1F;
            const std::vector<Floats> weights = reached(forest, x.data() + 3 * row, 1);
            for (const float weight : weights.front()) score += weight;
            QCOMPARE(labels[row], score > (isPositive ? 0.5F : 0) ? 6 : 4);
            expected.push_back(isLogistic ? sigma(-score) : isPositive ? 1 - score : -score);
            expected.push_back(isLogistic ? sigma(score) : score);
        }
        compare(numbersOf<float>(got.value().at(1)), expected);
    }

    void linearModelsAreProducts_data() {
        QTest::addColumn<int>("classes");  // 0: a regressor of two targets
        QTest::newRow("targets") << 0;
        QTest::newRow("two classes of one row") << 2;
        QTest::newRow("three classes") << 3;
    }
    void linearModelsAreProducts() {
        QFETCH(const int, classes);
        const int rows = classes == 0 ? 2 : classes == 2 ? 1 : classes;
        const Floats factors{1, -2, 0.5F, -1, 0.25F, 2, 0.5F, 0.5F, -1.5F}, offsets{0.1F, -0.2F, 0.3F};
        const QByteArray common = reals("coefficients", {factors.begin(), factors.begin() + 3 * rows}) +
            reals("intercepts", {offsets.begin(), offsets.begin() + rows});
        const auto got = classes == 0
            ? run("LinearRegressor", common + integer("targets", 2), {"y"})
            : run("LinearClassifier",
                  common + integers("classlabels_ints", classes == 2 ? QList<qint64>{8, 3} : QList<qint64>{8, 3, 1}) +
                      text("post_transform", classes == 2 ? "LOGISTIC" : "NONE"),
                  {"label", "y"});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats x = samples();
        Floats expected;
        for (std::size_t row = 0; row < 40; ++row) {
            Floats sums;
            for (int i = 0; i < rows; ++i) {
                sums.push_back(offsets[static_cast<std::size_t>(i)]);
                for (std::size_t j = 0; j < 3; ++j)
                    sums.back() += factors[static_cast<std::size_t>(i) * 3 + j] * x[row * 3 + j];
            }
            if (classes == 2) sums = {sigma(-sums[0]), sigma(sums[0])};
            if (classes > 0) {
                const auto best = std::max_element(sums.begin(), sums.end()) - sums.begin();
                QCOMPARE(numbersOf<qint64>(got.value().at(0))[row], (QList<qint64>{8, 3, 1}[best]));
            }
            expected.insert(expected.end(), sums.begin(), sums.end());
        }
        compare(numbersOf<float>(got.value().back()), expected);
    }

    /// 200 levels: each node asks for one more limit, which no sample but the last ones passes.
    void deepTreesRun() {
        Tree tree;
        constexpr int levels = 200;
        for (int i = 0; i < levels; ++i) {
            const auto limit = static_cast<float>(i) / levels - 0.5F;
            tree.push_back({.mode = 3, .feature = 0, .limit = limit, .yes = 2 * i + 2, .no = 2 * i + 1});
            tree.push_back({.is_leaf = true, .weight = static_cast<float>(i)});
        }
        tree.push_back({.is_leaf = true, .weight = levels});
        const auto got = run("TreeEnsembleRegressor", attributesOf({tree}, "target") + integer("n_targets", 1), {"y"});
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const Floats x = samples();
        Floats expected;
        for (std::size_t row = 0; row < 40; ++row) expected.push_back(leafOf(tree, x.data() + 3 * row).weight);
        compare(numbersOf<float>(got.value().at(0)), expected);
        QVERIFY(std::count(expected.begin(), expected.end(), float{levels}) > 0);
    }

    void treesThatAreNoneAreNotRun_data() {
        QTest::addColumn<QByteArray>("attributes");
        const QByteArray leaf = integers("leaf_targetids", {0}) + tensorAttribute<float>("leaf_weights", {1}, 1);
        const auto one = [&](qint64 yes, qint64 end, quint8 mode, qint64 root) {
            return leaf + integers("nodes_featureids", {0}) + integers("nodes_truenodeids", {yes}) +
                integers("nodes_falsenodeids", {0}) + integers("nodes_trueleafs", {end}) +
                integers("nodes_falseleafs", {1}) + integers("tree_roots", {root}) +
                tensorAttribute<quint8>("nodes_modes", {mode}, 2) + tensorAttribute<float>("nodes_splits", {0}, 1);
        };
        QTest::newRow("a circle") << one(0, 0, 0, 0);
        QTest::newRow("a branch into nothing") << one(9, 0, 0, 0);
        QTest::newRow("a leaf that is not there") << one(-1, 1, 0, 0);
        QTest::newRow("a root that is not there") << one(0, 1, 0, 1);
        QTest::newRow("membership") << one(0, 1, 6, 0);
        QTest::newRow("nothing at all") << QByteArray();
    }
    void treesThatAreNoneAreNotRun() {
        QFETCH(const QByteArray, attributes);
        QVERIFY(!run("TreeEnsemble", attributes, {"y"}).ok());
    }

    void baseValuesAreOneForEachTarget() {
        const QByteArray forest = attributesOf(forestOf(3, 2), "target") + integer("n_targets", 2);
        const auto runs = [&](const Floats& base) {
            return run("TreeEnsembleRegressor", forest + reals("base_values", base), {"y"}).ok();
        };
        QVERIFY(runs({0.1F, 0.2F}));
        QVERIFY(!runs({0.1F, 0.2F, 0.3F}));
        const QByteArray single = attributesOf(forestOf(3, 1), "target") + integer("n_targets", 1);
        QVERIFY2(!run("TreeEnsembleRegressor", single + reals("base_values", {0.1F, 0.2F, 0.3F}), {"y"}).ok(),
                 "a result must not grow by its base values");
    }
};

QTEST_GUILESS_MAIN(TestOnnxLearning)
#include "test_onnx_learning.moc"
