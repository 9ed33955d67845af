// Rules for nodes: the rule that is made of a name means nodes of this name only, whatever characters it has.

#include <QTest>

#include "engine/ir/node_rule.h"

using namespace arenascope;

class TestNodeRules : public QObject {
    Q_OBJECT

private slots:
    void theRuleOfANameMeansThatNameOnly() {
        const std::vector<std::string> names{"a",     "b",         "a|b",     "a & b",    "a or b", "not a", "a*",
                                             "a?",    "!a",        "(a)",     "a)",       "\"a\"",  "a:b",   "a=b",
                                             "op:a",  "size>=64K", "and",     "a, b",     "Relu:0", "/a/b/", " a ",
                                             "a\\\"", "aten::add", "a.out:1", "a b or c", "größe"};
        Method method;
        for (const std::string& name : names) method.instructions.push_back({.op = "aten::add.out", .name = name});
        for (const std::string& name : names) {
            const auto rule = NodeRule::parse(rule_for_name(name));
            QVERIFY2(rule.ok(), name.c_str());
            for (const Instruction& node : method.instructions)
                QVERIFY2(rule.value().matches(method, node) == (node.name == name),
                         qPrintable(QString::fromStdString(rule_for_name(name) + " and " + node.name)));
        }
        QCOMPARE(rule_for_name("aten_add_tensor"), std::string("name:aten_add_tensor"));
    }

    /// As for rules about tensors: what finds something with the same words, or the nearest names.
    void aRuleWithoutAMatchHasAHint() {
        Method method;
        method.values.push_back({.name = "scaled", .data = Tensor{}});
        method.instructions.push_back(
            {.op = "aten::convolution.out", .outs = {ValueId(0)}, .name = "aten_convolution"});
        method.instructions.push_back({.op = "aten::sin.out", .name = "aten_sin"});
        const auto text = [&](const char* rule) { return remedy_of(hint_for(rule, method)).text(); };
        QCOMPARE(text("op:convolution"), std::string("'op:*convolution*' finds 1"));
        QCOMPARE(text("name:aten"), std::string("'name:*aten*' finds 2"));
        QVERIFY(text("name:scalled").starts_with("did you mean 'scaled'"));
        QVERIFY(text("aten_sinn").starts_with("did you mean 'aten_sin'"));
        QVERIFY2(text("op:aten::sinn.out").starts_with("did you mean 'op:aten::sin.out'"), "an operator, not a name");
        QCOMPARE(text("module:encoder"), std::string());
        QCOMPARE(text("(op:sin"), std::string());
    }
};

QTEST_GUILESS_MAIN(TestNodeRules)
#include "test_node_rules.moc"
