// Text files and archives with impossible content: each gives one clear line that names the file and the remedy.

#include <zlib.h>

#include "engine/export/plan_files.h"
#include "engine/tuning/session.h"
#include "engine/tuning/target.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// JSON is written with ' for ".
QByteArray quoted(QByteArray text) { return text.replace('\'', '"'); }

QByteArray traceEvent(const QByteArray& fields, const QByteArray& arguments = "'offset':0,'bytes':64") {
    return quoted("{'traceEvents':[{'name':'a','cat':'memory_lifetime','ph':'X','ts':0,'dur':2,'pid':1,'tid':0," +
                  fields + "'args':{'op_name':'x'," + arguments + "}}]}");
}

QByteArray little(quint64 value, int bytes) {
    QByteArray out;
    for (int i = 0; i < bytes; ++i) out.append(static_cast<char>(value >> (8 * i)));
    return out;
}

QByteArray deflated(const QByteArray& bytes) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.constData()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(out.size() - static_cast<qsizetype>(stream.avail_out));
    deflateEnd(&stream);
    return out;
}

struct Packed {
    QByteArray name, bytes;
    quint64 size = 0;  ///< as announced
    qint64 moved = 0;  ///< where the directory says that it begins, from where it does
};

/// An archive of deflated entries, as `zip` writes them.
QByteArray archive(const QList<Packed>& entries) {
    QByteArray out, directory;
    for (const Packed& entry : entries) {
        const QByteArray sizes = little(crc32(0, nullptr, 0), 4) + little(static_cast<quint64>(entry.bytes.size()), 4) +
            little(entry.size, 4);
        const QByteArray named = little(static_cast<quint64>(entry.name.size()), 2) + little(0, 2);
        const auto at = static_cast<quint64>(out.size() + entry.moved);
        out += little(0x04034b50, 4) + little(20, 2) + little(0, 2) + little(8, 2) + little(0, 4) + sizes + named +
            entry.name + entry.bytes;
        directory += little(0x02014b50, 4) + little(20, 2) + little(20, 2) + little(0, 2) + little(8, 2) +
            little(0, 4) + sizes + named + little(0, 10) + little(at, 4) + entry.name;
    }
    const auto at = static_cast<quint64>(out.size()), count = static_cast<quint64>(entries.size());
    return out + directory + little(0x06054b50, 4) + little(0, 4) + little(count, 2) + little(count, 2) +
        little(static_cast<quint64>(directory.size()), 4) + little(at, 4) + little(0, 2);
}

const QByteArray places = "x,0\ny,128\nmul,256\nadd,384\nsin,512\nmul_1,640\nadd_1,768\n";  // of the sample's tensors

QByteArray errorText(const Error& error) { return QByteArray::fromStdString(error.text()); }

}  // namespace

class TestHostileTexts : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    static void columns() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("said");
    }
    /// One line with the fault and either the expected value or the remedy.
    static void check(const QByteArray& text, const QByteArray& said) {
        QVERIFY2(text.contains(said), text.left(400));
        QVERIFY2(!text.contains('\n') && text.size() < 500, text.left(600));
    }

private slots:
    void filesAreRefusedByPlace_data() {
        QTest::addColumn<QString>("name");
        columns();
        const auto trace = [](const char* name, const char* said, const QByteArray& text) {
            QTest::addRow("trace: %s", name) << "hostile.trace.json" << text << QByteArray(said);
        };
        trace("a size of 2^63", "traceEvents[0]/bytes: the number 9223372036854775808 is beyond 64 bits",
              traceEvent("", "'offset':0,'bytes':9223372036854775808"));
        trace("offset and size that wrap around", "'offset' is 9223372036854775807; expected",
              traceEvent("", "'offset':9223372036854775807,'bytes':9223372036854775807"));
        trace("a memory that no arena can be", "'pid' is 2147483648; expected a number from 0 to 255",
              traceEvent("'pid':2147483648,").replace("\"pid\":1,", ""));
        trace("a time of 2^62", "'ts' is 4611686018427387904; expected",
              traceEvent("'ts':4611686018427387904,").replace("\"ts\":0,", ""));
        trace("half a step", "traceEvents[0]/ts: found number; expected a whole number",
              traceEvent("'ts':0.5,").replace("\"ts\":0,", ""));
        trace("no pool", "'pid' is missing", traceEvent("").replace("\"pid\":1,", ""));
        trace("nested without end", "JSON nested more than 200 deep", "{\"traceEvents\":" + QByteArray(100000, '['));

        const auto csv = [](const char* name, const char* said, const QByteArray& text) {
            QTest::addRow("csv: %s", name) << "hostile.csv" << text << QByteArray(said);
        };
        csv("an offset of 2^63", "line 2: offset is '9223372036854775808'; expected",
            "id,lower,upper,size,offset\na,0,1,8,9223372036854775808\n");
        csv("an absurd alignment", "line 2: alignment is '4611686018427387904'; expected",
            "id,lower,upper,size,alignment\na,0,1,8,4611686018427387904\n");
        csv("a memory that no arena can be", "line 2: mem_id is '9999999999'; expected",
            "id,lower,upper,size,mem_id\na,0,1,8,9999999999\n");
        csv("a quote without end", "line 2: 1 cell; expected 4", "id,lower,upper,size\n\"a,0,1,8\n");

        const QByteArray bomb = deflated(QByteArray(200 << 20, ' '));
        const auto zip = [](const char* name, const char* said, const QList<Packed>& entries) {
            QTest::addRow("archive: %s", name) << "hostile.pt2" << archive(entries) << QByteArray(said);
        };
        zip("a bomb", "unpacks to 209715200 bytes, too much for a file of",
            {{"m/models/model.json", bomb, 200U << 20}});
        zip("a bomb of many", "too much for a file of",
            {{"a", bomb, 40U << 20}, {"b", bomb, 40U << 20}, {"m/models/model.json", bomb, 40U << 20}});
        zip("a bomb that says it is none", "does not unpack to its 100 bytes",
            {{"m/archive_format", bomb, 100}, {"m/models/model.json", bomb, 100}});
        zip("a size beyond the file", "unpacks to 4294967294 bytes", {{"m/models/model.json", "x", 0xfffffffe}});
        zip("overlapping entries", "overlap",
            {{"a", bomb, 100}, {"b", "x", 1, -(31 + bomb.size())}, {"m/models/model.json", "x", 1}});
        zip("a name twice", "'m/models/model.json' appears twice",
            {{"m/models/model.json", "x", 1}, {"m/models/model.json", "x", 1}});
        zip("an entry that begins behind the file", "", {{"m/models/model.json", "x", 1, 1 << 30}});
    }
    void filesAreRefusedByPlace() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const QString path = writtenFile(folder_, name, file);
        const auto opened = openAndPlan(path);
        QVERIFY(!opened.ok());
        check(errorOf(opened), said);
        QCOMPARE(QString::fromStdString(opened.error().file), path);
        QVERIFY2(!opened.error().expected.empty() || !opened.error().remedy.empty(), errorOf(opened));
    }

    void presetsAreRefusedByPlace_data() {
        columns();
        const auto row = [](const char* name, const char* said, const QByteArray& fields) {
            QTest::newRow(name) << quoted("{'title':'x','pools':[{'mem_id':1,'name':'A'," + fields + "'cost':1}]}")
                                << QByteArray(said);
        };
        row("a capacity of 2^63", "pools[0]: the number 9223372036854775808 is beyond 64 bits; expected",
            "'capacity':9223372036854775808,");
        row("a capacity whose unit is too much", "pools[0]: '9007199254740993G' is not a number of bytes; expected",
            "'capacity':'9007199254740993G',");
        row("a negative capacity", "pools[0]: '-1' is not a number of bytes; expected", "'capacity':-1,");
        row("an alignment that is none", "pools[0]: align 3; expected a power of two", "'align':3,");
        row("a range up to 2^63", "pools[0]: reserves bytes up to offset 9223372036854775807; expected",
            "'keep_out':[[9,9223372036854775807]],");
        row("a reserve of 2^62", "pools[0]: reserves bytes up to offset 4611686018427387904; expected",
            "'reserved':4611686018427387904,");
        row("a key twice", "'name' appears twice in one object; expected", "'name':'B',");
        QTest::newRow("a number twice")
            << quoted("{'title':'x','pools':[{'mem_id':1,'name':'A'},{'mem_id':1,'name':'B'}]}")
            << QByteArray("two pools are 'B' or have mem_id 1; expected");
        QTest::newRow("a name twice") << quoted(
                                             "{'title':'x','pools':[{'mem_id':1,'name':'A'},{'mem_id':2,'name':'A'}]}")
                                      << QByteArray("two pools are 'A' or have mem_id 2; expected");
        QTest::newRow("a mem_id beyond all") << quoted("{'title':'x','pools':[{'mem_id':2147483648,'name':'A'}]}")
                                             << QByteArray("pools[0]: mem_id 2147483648; expected 1 to 255");
        QTest::newRow("nested without end")
            << "{\"title\":\"x\",\"pools\":" + QByteArray(100000, '[') << QByteArray("JSON nested more than 200 deep");
    }
    void presetsAreRefusedByPlace() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const auto target = parse_target("x", file.toStdString());
        QVERIFY(!target.ok());
        check(errorText(target.error()), said);
    }

    void sessionsAreRefusedByPlace_data() {
        columns();
        const auto row = [](const char* name, const char* said, const QByteArray& fields, const char* version = "1") {
            QTest::newRow(name) << quoted("{'arenascope_session':" + QByteArray(version) + ",'program':'m.pt2'," +
                                          fields + "}")
                                << QByteArray(said);
        };
        row("another version", "session version 99 is not supported; expected version 1", "'tuning':{}", "99");
        row("a version of 2^63", "the number 9223372036854775808 is beyond 64 bits", "'tuning':{}",
            "9223372036854775808");
        row("no edits", "'tuning' is missing; expected an object", "'plan':{}");
        row("a pin of 2^63", "tuning: 'pinned' has the wrong type; expected a whole number",
            "'tuning':{'pinned':{'sin':9223372036854775808}}");
        row("a pin twice", "'sin' appears twice in one object; expected each name once",
            "'tuning':{'pinned':{'sin':0,'sin':64}}");
        row("an offset of two numbers", "plan/places/sin: an offset of 2 numbers; expected mem_id, offset, bytes",
            "'tuning':{},'plan':{'planner':'x','total_bytes':1,'places':{'sin':[1,2]}}");
        QTest::newRow("nested without end") << "{\"arenascope_session\":1,\"tuning\":" + QByteArray(100000, '[')
                                            << QByteArray("JSON nested more than 200 deep");
        QTest::newRow("cut") << QByteArray("{\"arenascope_session\":1,\"tun") << QByteArray("malformed JSON");
    }
    void sessionsAreRefusedByPlace() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const auto session = session_from_json(file.toStdString());
        QVERIFY(!session.ok());
        check(errorText(session.error()), said);
    }

    void plansOfOthersAreRefusedByPlace_data() {
        QTest::addColumn<QString>("name");
        columns();
        const auto csv = [](const char* name, const char* said, const QByteArray& lines) {
            QTest::addRow("csv: %s", name) << "plan.csv"
                                           << "name,offset\n" + lines << QByteArray(said);
        };
        csv("nothing changed", "", places);
        csv("an offset of 2^63", "line 2: '9223372036854775808' is not an offset; expected a whole number",
            "x,9223372036854775808\n" + places);
        csv("a tensor twice", "line 9: 'sin' has two offsets; expected one for each tensor", places + "sin,64\n");
        csv("a tensor that is missing", "'x' has no offset; expected an offset for each of 7 tensors", "sin,0\n");
        csv("a cell too many", "line 2: the line has 3 fields; expected 2", "x,0,1\n");
        QTest::newRow("csv: no offsets") << "plan.csv" << QByteArray("name,size\nx,1\n")
                                         << QByteArray("line 1: the table has other columns than a plan; expected");
        QTest::newRow("csv: a pool that is not there")
            << "plan.csv"
            << "name,offset,mem_id\n" + QByteArray(places).replace("\n", ",4294967297\n")
            << QByteArray("'x' is in memory 4294967297, which is not a pool; add a pool");
        const auto json = [](const char* name, const char* said, const QByteArray& text) {
            QTest::addRow("json: %s", name) << "plan.json" << quoted(text) << QByteArray(said);
        };
        json("an offset of 2^63", "sin: the number 9223372036854775808 is beyond 64 bits; expected",
             "{'sin':9223372036854775808}");
        json("a tensor twice", "'sin' appears twice in one object; expected each name once", "{'sin':0,'sin':64}");
        json("a row twice", "'sin' has two offsets; expected",
             "[{'name':'sin','offset':0},{'name':'sin','offset':64}]");
        json("nested without end", "JSON nested more than 200 deep", QByteArray(100000, '['));
        json("nothing", "'x' has no offset; expected an offset for each of 7 tensors", "[]");
    }
    void plansOfOthersAreRefusedByPlace() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY2(opened.ok(), errorOf(opened));
        const QString path = writtenFile(folder_, name, file);
        const auto plan = import_plan(opened.value().outcome, path.toStdString());
        QCOMPARE(plan.ok(), said.isEmpty());
        if (plan.ok()) {
            QVERIFY(plan.value().valid());
            return;
        }
        check(errorText(plan.error()), said);
        QCOMPARE(QString::fromStdString(plan.error().file), path);
    }

    /// An offset that fits 64 bits but no memory is not a fault of the file: the verifier names the tensor.
    void anOffsetBeyondAllMemoryIsAProblemOfThePlan() {
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY2(opened.ok(), errorOf(opened));
        for (const char* offset : {"-64", "4611686018427387904"}) {
            const QString path =
                writtenFile(folder_, "far.csv",
                            QByteArray("name,offset\n") + QByteArray(places).replace("x,0", "x," + QByteArray(offset)));
            const auto plan = import_plan(opened.value().outcome, path.toStdString());
            if (!plan.ok()) {
                check(errorText(plan.error()), "'x'");
                continue;
            }
            QVERIFY(!plan.value().valid() || plan.value().total_bytes > (std::int64_t{1} << 62));
        }
    }
};

QTEST_GUILESS_MAIN(TestHostileTexts)
#include "test_hostile_texts.moc"
