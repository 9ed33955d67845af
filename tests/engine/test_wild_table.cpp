// The table of third-party files: it can be written and read, and every number that falls is reported.

#include <QTest>

#include "tests/wild/table.h"

using namespace arenascope::wild;

namespace {

Row row(End end, bool has_expected = false) {
    Row out;
    out.end = end;
    out.has_expected = has_expected;
    return out;
}

/// Two folders, of which one has expected results.
Table sample() {
    Table table;
    for (const End end : {End::refused, End::opened, End::planned, End::ran, End::crashed, End::wrong})
        table["pte/a+b"].add(row(end));
    for (const End end : {End::planned, End::differs, End::equal, End::equal}) table["onnx/c"].add(row(end, true));
    return table;
}

}  // namespace

class TestWildTable : public QObject {
    Q_OBJECT

private slots:
    void countsHowFarFilesCome() {
        const Table table = sample();
        const Count& pte = table.at("pte/a+b");
        QCOMPARE(pte.files, 6);
        QCOMPARE(pte.opened, 3);
        QCOMPARE(pte.planned, 2);
        QCOMPARE(pte.run, 1);
        QCOMPARE(pte.failed, 2);
        const Count& onnx = table.at("onnx/c");
        QCOMPARE(onnx.run, 3);
        QCOMPARE(onnx.expected, 4);
        QCOMPARE(onnx.equal, 2);
    }

    void readsWhatItWrote() {
        const std::string text = text_of(sample());
        QVERIFY2(text.find("| all | 10 | 7 | 6 | 4 | 4 | 2 |") != std::string::npos, text.c_str());
        const Table read = table_of(text);
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(text_of(read), text);
        QVERIFY(losses(sample(), read).empty());
    }

    void tellsEveryNumberThatFalls() {
        Table recorded = sample();
        ++recorded["onnx/c"].equal;
        recorded["gone/d"].add(row(End::refused));
        const auto lost = losses(sample(), recorded);
        QCOMPARE(lost.size(), std::size_t{2});
        QCOMPARE(lost[0], std::string("gone/d: files 0, recorded 1"));
        QCOMPARE(lost[1], std::string("onnx/c: equal 2, recorded 3"));
        recorded = sample();
        --recorded["onnx/c"].equal;
        QVERIFY(losses(sample(), recorded).empty());  // a rise is no loss
    }
};

QTEST_GUILESS_MAIN(TestWildTable)
#include "test_wild_table.moc"
