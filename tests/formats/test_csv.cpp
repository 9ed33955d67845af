// Allocation problems as tables: they are planned as read, and what is written reads back the same.

#include <QDirIterator>
#include <map>

#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestCsv : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString csv(const QByteArray& text) const { return writtenFile(folder_, "problem.csv", text); }

private slots:
    void columnsAreFoundByNameInAnyOrder_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("id,lower,upper,size\na,0,4,8\nb,4,9,16\nc,2,6,4\n");
        QTest::newRow("other order and line ends")
            << QByteArray("size, upper ,id,lower\r\n8,4,a,0\r\n16,9,b,4\r\n4,6,c,2");
        QTest::newRow("inclusive end") << QByteArray("buffer,start,end,size\na,0,3,8\nb,4,8,16\nc,2,5,4\n");
        QTest::newRow("byte order mark and quotes") << QByteArray(
            "\xef\xbb\xbf"
            "buffer_id,begin,end,size\n\"a\",0,3,8\n\nb,4,8,16\nc,2,5,4\n");
    }
    void columnsAreFoundByNameInAnyOrder() {
        QFETCH(const QByteArray, text);
        const auto opened = openAndPlan(csv(text));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan& plan = opened.value().outcome.plan();
        QCOMPARE(plan.problem.align, 1);
        QCOMPARE(plan.total_bytes, 20);  // b and c are live together
        QCOMPARE(plan.verdict, PlanVerdict::optimal);
        QCOMPARE(plan.problem.buffers.size(), 3U);
    }

    void aCompressedTableIsWhatItHolds() {
        const QByteArray packed = QByteArray::fromHex(
            "1f8b0800000000000203cb4cd1c9c92f4f2dd2292d280092c59955a95c893a063a263a165c4940d252c7d08c2b59c748c74cc7840b"
            "00d2c240cd2d000000");
        const auto opened = openAndPlan(writtenFile(folder_, "problem.csv.gz", packed));
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(opened.value().outcome.plan().total_bytes, 20);
        const auto joined = openAndPlan(writtenFile(folder_, "twice.csv.gz", packed + packed));
        QVERIFY(!joined.ok());  // gzip allows it; the second half begins with a line of names
        QVERIFY2(errorOf(joined).contains("line 5"), errorOf(joined));
        const auto cut = openAndPlan(writtenFile(folder_, "cut.csv.gz", packed.left(packed.size() - 9)));
        QVERIFY(!cut.ok());
        QVERIFY2(errorOf(cut).contains("gzip archive is incomplete"), errorOf(cut));
    }

    // No table of Vela is public; these have the columns that its sources write.
    void tablesOfVelaAreProblems_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("bytes");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("layers") << QByteArray(
                                       "TFLite_operator,NNG Operator,SRAM Usage,Peak%,Op Cycles,Network%,Name\r\n"
                                       "CONV_2D,Conv2D,64.0,50.0,10.0,50.0,model/conv\r\n"
                                       "TFLite_operator,NNG Operator,SRAM Usage,Peak%,Op Cycles,Network%,Name\r\n"
                                       "CONV_2D,Conv2D,128.0,100.0,10.0,50.0,model/conv\r\n")
                                << qint64{128} << QByteArray("model/conv 1");
        QTest::newRow("passes") << QByteArray("name,operators,placement,sram_used\nfirst,Conv2D,Npu,48\n") << qint64{48}
                                << QByteArray("first 0");
        QTest::newRow("summary")
            << QByteArray(
                   "experiment,network,sram_memory_used,dram_memory_used,off_chip_flash_memory_used\n"
                   "default,kws,1.5,0.0,2.0\n")
            << qint64{1536 + 2048} << QByteArray("off_chip_flash");
    }
    void tablesOfVelaAreProblems() {
        QFETCH(const QByteArray, text);
        QFETCH(const qint64, bytes);
        QFETCH(const QByteArray, name);
        const auto opened = openAndPlan(csv(text));
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(opened.value().outcome.plan().total_bytes, bytes);
        QVERIFY(!opened.value().program->notes.empty());
        const auto& values = opened.value().program->methods.front().values;
        QCOMPARE(QByteArray::fromStdString(values.back().name), name);
    }
    void aTableOfVelaThatIsDamagedNamesTheLine() {
        const auto opened = openAndPlan(csv("name,operators,sram_used\na,b,lots\n"));
        QVERIFY(!opened.ok());
        QVERIFY2(errorOf(opened).contains("line 2: 'lots' is not a size"), errorOf(opened));
    }

    void whatCannotBeUsedIsRefusedByNameAndLine_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("unknown column") << QByteArray("id,lower,upper,size,colour\na,0,1,1,red\n")
                                        << QByteArray("line 1: unknown column 'colour'");
        QTest::newRow("twice") << QByteArray("id,lower,upper,size,start\na,0,1,1,1\n")
                               << QByteArray("line 1: column 'start' appears twice");
        QTest::newRow("both ends") << QByteArray("id,lower,upper,end,size\na,0,1,1,1\n")
                                   << QByteArray("both upper and end");
        QTest::newRow("no size") << QByteArray("id,lower,upper\na,0,1\n") << QByteArray("a column is missing");
        QTest::newRow("empty lifetime") << QByteArray("id,lower,upper,size\na,3,3,1\n")
                                        << QByteArray("line 2: buffer 'a' ends before it begins");
        QTest::newRow("2^63") << QByteArray("id,lower,upper,size\na,0,1,9223372036854775808\n")
                              << QByteArray("line 2: size is '9223372036854775808'");
        QTest::newRow("negative") << QByteArray("id,lower,upper,size\na,0,1,-1\n")
                                  << QByteArray("line 2: size is '-1'");
        QTest::newRow("duplicate") << QByteArray("id,lower,upper,size\na,0,1,1\na,0,1,1\n")
                                   << QByteArray("line 3: id 'a' appears twice");
        QTest::newRow("short line") << QByteArray("id,lower,upper,size\na,0,1\n") << QByteArray("line 2: 3 cells");
        QTest::newRow("nothing") << QByteArray("id,lower,upper,size\n") << QByteArray("has no buffer");
        QTest::newRow("sum of sizes")
            << QByteArray("id,lower,upper,size\na,0,2,9223372036854775807\nb,0,2,9223372036854775807\n")
            << QByteArray("");
    }
    void whatCannotBeUsedIsRefusedByNameAndLine() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(csv(text));
        QVERIFY(!opened.ok());
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
    }

    void offsetsArePinsAndAlignmentsHold() {
        const auto opened =
            openAndPlan(csv("id,lower,upper,size,alignment,offset\na,0,4,10,,64\nb,0,4,10,32,\nc,0,4,10,,\n"));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan& plan = opened.value().outcome.plan();
        QVERIFY(plan.valid());
        QCOMPARE(plan.placement.offsets.front(), 64);
        QCOMPARE(plan.placement.offsets[BufferRow(1)] % 32, 0);
        QCOMPARE(opened.value().outcome.method->pinned.size(), 1U);
    }

    void writtenPlansReadBackAsTheSamePlan() {
        const QString path = QStringLiteral(ARENASCOPE_TEST_DATA "/allocation/person_detection.csv");
        const auto first = openAndPlan(path, "auto");
        QVERIFY2(first.ok(), errorOf(first));
        const QString out = folder_.filePath("out.csv");
        const auto written = exportTo(out, first.value());
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = openAndPlan(out, "greedy_by_size");
        QVERIFY2(again.ok(), errorOf(again));
        const Plan &a = first.value().outcome.plan(), &b = again.value().outcome.plan();
        QCOMPARE(b.total_bytes, a.total_bytes);
        QVERIFY(b.placement.offsets == a.placement.offsets);
        // Times and sizes are those of the file.
        QList<QByteArray> lines = fileBytes(path).trimmed().split('\n');
        QList<QByteArray> copied = fileBytes(out).trimmed().split('\n');
        QCOMPARE(copied.size(), lines.size());
        std::map<QByteArray, QByteArray> byId;
        for (const QByteArray& line : copied) byId[line.left(line.indexOf(','))] = line;
        for (const QByteArray& line : lines.mid(1)) {
            QVERIFY2(byId[line.left(line.indexOf(','))].startsWith(line.trimmed() + ','), line);
        }
    }

    void programsAreWrittenAsProblemsToo() {
        const auto program = openAndPlan(programFolder("add_mul_sin") + "/model.pt2", "greedy");
        QVERIFY2(program.ok(), errorOf(program));
        const QString out = folder_.filePath("program.csv");
        QVERIFY(exportTo(out, program.value()).ok());
        const auto again = openAndPlan(out);
        QVERIFY2(again.ok(), errorOf(again));
        QCOMPARE(again.value().outcome.plan().total_bytes, program.value().outcome.plan().total_bytes);
    }

    void whatIsWrittenNamesStepsPoolsAndKindsAsTheWindow() {
        const auto program = openAndPlan(programFolder("mobilenet_v2_w035") + "/model.pt2", "greedy");
        QVERIFY2(program.ok(), errorOf(program));
        const QString out = folder_.filePath("told.csv");
        QVERIFY(exportTo(out, program.value()).ok());
        const QList<QByteArray> lines = fileBytes(out).trimmed().split('\n');
        const QList<QByteArray> head = lines.first().split(',');
        std::map<std::string, const TensorRow*> rows;
        for (const TensorRow& row : program.value().outcome.tensors) rows.emplace(row.name, &row);
        for (const QByteArray& line : lines.mid(1)) {
            const QList<QByteArray> cells = line.split(',');
            QCOMPARE(cells.size(), head.size());
            const auto cell = [&](const char* name) { return cells[head.indexOf(name)]; };
            const TensorRow& row = *rows.at(cell("id").toStdString());
            QCOMPARE(cell("first_step").toInt(), row.first_step.number());
            QCOMPARE(cell("last_step").toInt(), row.last_step.number());
            QCOMPARE(cell("pool"), QByteArray("SRAM"));
            QCOMPARE(cell("role").toStdString(), std::string(name_of(row.role)));
            QCOMPARE(cell("dtype").toStdString(), std::string(name_of(row.dtype)));
        }
        QVERIFY2(fileBytes(out).contains(",f32,1x") && fileBytes(out).contains("convolution"), lines[1]);
        const auto again = openAndPlan(out);
        QVERIFY2(again.ok(), errorOf(again));
        QVERIFY(again.value().outcome.plan().total_bytes == program.value().outcome.plan().total_bytes);
    }

    void everyProblemOfTheSetIsPlannedWithinItsBound() {
        const QString folder = largerData("allocation");
        int rows = 0;
        for (QDirIterator it(folder.isEmpty() ? QStringLiteral(ARENASCOPE_TEST_DATA "/allocation") : folder, {"*.csv"},
                             QDir::Files, QDirIterator::Subdirectories);
             it.hasNext(); ++rows) {
            const QString path = it.next();
            const auto opened = openAndPlan(path);
            QVERIFY2(opened.ok(), path.toUtf8() + errorOf(opened));
            const Plan& plan = opened.value().outcome.plan();
            QVERIFY2(plan.valid() && plan.total_bytes >= plan.lower_bound, path.toUtf8());
            QCOMPARE(static_cast<qsizetype>(plan.problem.buffers.size()), fileBytes(path).trimmed().count('\n'));
        }
        qInfo("%d problems", rows);
        QVERIFY(rows >= 2);
    }
};

QTEST_GUILESS_MAIN(TestCsv)
#include "test_csv.moc"
