// Rules that assign tensors: the last match wins; rules that cannot be read or match nothing are reported.

#include <QTest>

#include "engine/tuning/method_edits.h"
#include "engine/tuning/rules.h"
#include "engine/tuning/tuning.h"

using namespace arenascope;

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void partsAreJoinedByAnd() {
        const TensorFacts facts{.name = "add_1",
                                .op = "aten::add.out",
                                .module_path = "layer.2.conv",
                                .graph = "forward",
                                .role = Role::intermediate,
                                .dtype = DType::f32,
                                .bytes = 4096,
                                .node = "aten_add_tensor_1",
                                .id = ValueId(12)};
        for (const char* rule :
             {"add*", "name:add_?", "op:aten::add.*", "module:layer.*", "graph:forward", "dtype:f32", "dtype:float32",
              "kind:intermediate", "size>=4K", "size<=4096", "op:*add*&size>=1K&dtype:f32", "aten_add_tensor_1",
              "name:aten_add*", "id:12", "id:12&dtype:f32"}) {
            const auto matches = rule_matches(rule, facts);
            QVERIFY2(matches.ok() && matches.value(), rule);
        }
        for (const char* rule :
             {"mul*", "op:aten::mul.*", "size>=5K", "kind:input", "kind:delegate-io", "add*&dtype:i64", "id:1", "12"}) {
            const auto matches = rule_matches(rule, facts);
            QVERIFY2(matches.ok() && !matches.value(), rule);
        }
    }
    void malformedPartsAreRefusedByName() {
        for (const char* rule : {"", "add*&", "kind:inputs", "size>=", "size>=4Q", "colour:red"}) {
            const auto matches = rule_matches(rule, TensorFacts{});
            QVERIFY2(!matches.ok() && !matches.error().text().empty(), rule);
        }
    }
    void theLastMatchWinsAndMatchesAreCounted() {
        Method method;
        for (const char* name : {"a", "b"}) {
            Tensor tensor;
            tensor.sizes = {4};
            tensor.upper = {4};
            method.values.push_back({.name = name, .data = tensor});
        }
        method.values.front().tensor()->role = Role::input;
        const auto outcome = apply_rules(
            method, {{.match = "*", .pool = 2}, {.match = "b", .pool = 3}, {.match = "c", .pool = 4}, {.match = "*"}});
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.value().matches, (std::vector<std::int64_t>{2, 1, 0, 1}));
        QVERIFY(!outcome.value().decided.at(ValueId(0)).has_value());  // the caller may supply an input
        QCOMPARE(*outcome.value().decided.at(ValueId(1)), 3);          // but not an intermediate tensor
    }
    void editsSurviveJson() {
        MethodEdits edits;
        edits.hints = true;
        edits.passes = {"in-place"};
        edits.rules = {{.match = "kind:input", .pool = std::nullopt}, {.match = "op:*", .pool = 2}};
        edits.operators = {{.node = "copy_", .replacement = "mylib::dma.out"},
                           {.node = {}, .op = "aten::copy_", .pool = 2, .replacement = "x::y"}};
        const auto read = method_edits_from_json(to_json(edits));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value() == edits);
        QVERIFY(!method_edits_from_json(R"({"rules": [{"match": 3}]})").ok());
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "test_rules.moc"
