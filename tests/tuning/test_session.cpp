// Sessions on programs that changed since, and the baseline that a session keeps.

#include <QTest>
#include <algorithm>

#include "engine/engine.h"
#include "engine/open/saved_session.h"
#include "engine/tuning/reapply.h"
#include "engine/tuning/session_checks.h"
#include "engine/tuning/target.h"
#include "engine/tuning/tuning_fields.h"
#include "tests/app/json_schema.h"
#include "tests/test_data.h"
#include "tests/tuning/small_method.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Tuning edited() {
    Tuning tuning;
    tuning.pools.push_back({.mem_id = 2, .name = "PSRAM"});
    tuning.assigned["a"] = 2;
    tuning.pinned["a"] = 64;
    tuning.aligned["out"] = 32;
    return tuning;
}

Session sessionOf(const Tuning& tuning, const Method& method) {
    return {.program = "m.pt2", .tuning = tuning, .edited = identities_of(tuning, method)};
}

void rename(Method& method, const std::string& from, const std::string& to) {
    const auto value = std::ranges::find(method.values, from, &Value::name);
    QVERIFY(value != method.values.end());
    value->name = to;
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void notesAndWhatWasInViewComeBack() {
        Session session{.program = "m.pt2"};
        session.notes.tensors["a"] = "why \"here\"?\nsecond line";
        session.notes.plans["greedy"] = "the one we ship";
        session.view = SessionView{.chart = "timelineChart",
                                   .steps = std::pair(2.25, 7.5),
                                   .selected = {"a", "out"},
                                   .current = "out",
                                   .step = 3,
                                   .limit = std::pair<std::int64_t, std::int64_t>(1, 5),
                                   .color = "pool",
                                   .panels = "AAAA",
                                   .input_files = {{"x", "in.npy"}},
                                   .rtol = 0.5,
                                   .atol = 0.25};
        const auto read = session_from_json(to_json(session));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value().notes == session.notes);
        QVERIFY(read.value().view == session.view);
        QVERIFY(read.value().others.empty());
        QCOMPARE(to_json(read.value()), to_json(session));
        QVERIFY(!session_from_json(to_json(Session{.program = "m.pt2"})).value().view.has_value());
    }

    void plansOfOtherMethodsComeBackAndAreNoText() {
        Session session{.program = "m.pte"};
        session.other_methods["second"] = {
            .planner = "exec:./mine.py", .total_bytes = 96, .places = {{"a", {1, 32, 64}}}};
        const auto read = session_from_json(to_json(session));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value().other_methods == session.other_methods);
        QVERIFY(read.value().others.empty());
        QCOMPARE(to_json(read.value()), to_json(session));
        const auto wrong = session_from_json(
            R"({"arenascope_session": 1, "tuning": {}, "other_methods": {"second": {"planner": "p", "total_bytes": 1,
                "places": {"a": [1, 2]}}}})");
        QVERIFY(!wrong.ok());
        QVERIFY2(wrong.error().text().find("other_methods/second/places/a") != std::string::npos,
                 wrong.error().text().c_str());
    }

    /// "beside" and "blobs" are the names of older versions: read as before, written anew under their present names.
    void formerNamesAreReadAndPresentOnesWritten() {
        Session session{.program = "m.pte"};
        session.other_methods["second"] = {.planner = "greedy", .total_bytes = 96, .places = {{"a", {1, 32, 64}}}};
        session.tuning = edit::set_payload(session.tuning, DelegateIndex(0), std::string("payload"));
        const QByteArray present = QByteArray::fromStdString(to_json(session));
        QCOMPARE(present.count("\"other_methods\""), 1);
        QCOMPARE(present.count("\"payloads\""), 1);
        QByteArray former = present;
        former.replace("\"other_methods\"", "\"beside\"").replace("\"payloads\"", "\"blobs\"");
        QCOMPARE(testing::schemaViolation(QJsonDocument::fromJson(former).object(), testing::schemaOf("session")),
                 QString());
        QVERIFY(unknown_keys(former.toStdString()).empty());
        const auto read = session_from_json(former.toStdString());
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(QByteArray::fromStdString(to_json(read.value())), present);
    }

    void aNoteThatIsNoTextIsRefusedByName() {
        const auto read =
            session_from_json(R"({"arenascope_session": 1, "tuning": {}, "notes": {"tensors": {"a": 7}}})");
        QVERIFY(!read.ok());
        QVERIFY2(read.error().text().find("notes/tensors/a") != std::string::npos, read.error().text().c_str());
        const auto view = session_from_json(R"({"arenascope_session": 1, "tuning": {}, "view": {"limit": [1]}})");
        QVERIFY(!view.ok());
        QVERIFY2(view.error().text().find("view") != std::string::npos &&
                     view.error().text().find("'limit' has 1 item;") != std::string::npos,
                 view.error().text().c_str());
    }

    void anUnchangedProgramTakesEveryEdit() {
        const Method method = small_method();
        const Reapplied found = reapply(edited(), sessionOf(edited(), method), method);
        QVERIFY(found.tuning == edited());
        QCOMPARE(found.applied, std::size_t{3});
        QVERIFY(found.summary().empty());
    }

    void aTensorOfAnotherNameIsFoundByOperatorAndShape() {
        const Session session = sessionOf(edited(), small_method());
        Method changed = small_method();
        rename(changed, "a", "mul_7");
        const Reapplied found = reapply(edited(), session, changed);
        QCOMPARE(found.applied, std::size_t{3});
        QVERIFY(found.orphaned.empty());
        QCOMPARE(found.renamed, std::vector<std::string>{"a -> mul_7"});
        QVERIFY(found.tuning.assigned == (std::map<std::string, std::int32_t>{{"mul_7", 2}}));
        QVERIFY(found.tuning.pinned == (std::map<std::string, std::int64_t>{{"mul_7", 64}}));
    }

    void aTensorThatAnotherOperatorMakesIsNotTheSame() {
        const Session session = sessionOf(edited(), small_method());
        Method changed = small_method();
        changed.instructions.front().op = "aten::div.out";
        const Reapplied found = reapply(edited(), session, changed);
        QCOMPARE(found.applied, std::size_t{1});
        QCOMPARE(found.orphaned, (std::vector<std::string>{"a", "a"}));
        QVERIFY(found.tuning.assigned.empty() && found.tuning.pinned.empty());
        QVERIFY2(found.summary().text().find("1 of 3 edits of the session applied; 2 orphaned: a") != std::string::npos,
                 found.summary().text().c_str());
    }

    void orphansAreKeptAndComeBackWithTheirTensor() {
        Tuning tuning = edited();
        tuning.ranges["s9"] = {1, 4};
        const Session session = sessionOf(tuning, small_method());
        Method changed = small_method();
        changed.instructions.front().op = "aten::div.out";
        const Reapplied found = reapply(tuning, session, changed);
        QVERIFY(found.tuning.ranges.empty());
        // Saved on the changed program, opened on the old one again.
        const Session again = session_of(found.tuning, nullptr, &session, found.orphans);
        const auto read = session_from_json(to_json(again));
        QVERIFY(read.ok());
        QVERIFY(read.value().edited == session.edited);
        const Reapplied back = reapply(read.value().tuning, read.value(), small_method());
        QCOMPARE(back.orphaned, std::vector<std::string>{"s9"});
        QVERIFY(back.tuning == edited());
    }

    void operatorsAndInitialValuesOfWhatIsGoneAreOrphans() {
        Tuning tuning;
        tuning.edits.operators = {{.node = "mul_0", .replacement = "my::mul.out"},
                                  {.node = "gone_1", .replacement = "my::gone.out"},
                                  {.node = {}, .op = "aten::mul.out", .pool = 2, .replacement = "my::mul.out"}};
        tuning.initial = {{"b_state", InitialState::zero}};
        Method method = small_method();
        method.instructions.front().name = "mul_0";
        const Session session = sessionOf(tuning, method);
        const Reapplied found = reapply(tuning, session, method);
        QCOMPARE(found.orphaned, (std::vector<std::string>{"b_state", "gone_1"}));
        QCOMPARE(found.applied, std::size_t{2});
        QVERIFY(found.tuning.initial.empty());
        QCOMPARE(found.tuning.edits.operators.size(), std::size_t{2});
        // They are saved, and come back where they apply again.
        const Session again = session_of(found.tuning, nullptr, &session, found.orphans);
        QVERIFY(again.tuning.initial == tuning.initial);
        QCOMPARE(again.tuning.edits.operators.size(), std::size_t{3});
    }

    void aMethodThatIsGoneIsAnOrphan() {
        Tuning tuning;
        tuning.method = "decode";
        Program program;
        program.methods.push_back(small_method());
        const Session session{.program = "m.pt2", .tuning = tuning, .edited = {}};
        const auto applied = apply_session(session, tuning, program);
        QVERIFY2(applied.ok(), applied.ok() ? "" : applied.error().text().c_str());
        const Reapplied& found = applied.value().edits;
        QCOMPARE(found.orphaned, std::vector<std::string>{"method decode"});
        QVERIFY(found.tuning.method.empty());
        QCOMPARE(session_of(found.tuning, nullptr, &session, found.orphans).tuning.method, std::string("decode"));
        Tuning asked;
        asked.method = "prefill";  // not part of the session: using it now is reported
        QVERIFY(!apply_session(session, asked, program).ok());
    }

    void aFileStartsNoProgramThatNobodyNamed() {
        Tuning tuning;
        tuning.planner = "exec:/opt/planners/../stack.py";
        const std::vector<std::string> own{"/opt/stack.py", "stack.py"};
        Tuning asked = tuning;
        QVERIFY(!take_off_program(asked, own) && asked.planner == tuning.planner);
        QCOMPARE(take_off_program(asked, {}).value_or(""), std::string("/opt/planners/../stack.py"));
        QCOMPARE(asked.planner, std::string("auto"));
        QVERIFY(!take_off_program(asked, {}));
        asked.planner = "exec:./stack.py";  // a name without a folder is searched in PATH: possibly another program
        QVERIFY(take_off_program(asked, own));
        asked.pools[0].planner = "exec:/opt/stack.py";
        QVERIFY(!take_off_program(asked, own) && asked.pools[0].planner == "exec:/opt/stack.py");
        QCOMPARE(take_off_program(asked, {}).value_or(""), std::string("/opt/stack.py"));
        QCOMPARE(asked.pools[0].planner, std::string());
        const std::string preset = R"({"title": "t", "pools": [{"name": "A", "mem_id": 1, "planner": "exec:x"}]})";
        const auto target = parse_target("t", preset);
        QVERIFY(!target.ok());
        QVERIFY2(target.error().text().find("'x'") != std::string::npos, target.error().text().c_str());
    }

    void membersThatNobodyReadsAreNamed() {
        Session session = sessionOf(edited(), small_method());
        session.planner = "greedy";
        session.baseline = Baseline{.planner = "greedy", .arenas = {{1, "SRAM", 4096}}};
        Pool& pool = session.tuning.pools.back();
        pool = {.mem_id = 2, .name = "PSRAM", .align = 32, .reserved = 64, .tail = 16};
        pool.capacity = pool.base_address = 4096;
        pool.cost = 2;
        pool.bandwidth = 400;
        pool.allow = pool.prefer = {BufferKind::input};
        pool.keep_out = {{0, 16}};
        pool.device = pool.zeroed = true;
        pool.copy_function = "dma";
        pool.planner = "greedy";
        session.tuning.options.seconds = 1.0;
        session.tuning.ranges["s0"] = {1, 2};
        session.tuning.initial["state"] = InitialState::zero;
        session.tuning.limits.push_back({"ram", 1});
        session.tuning.edits.hints = true;
        session.tuning.delegation.backends = {"demo"};
        std::string text = to_json(session);
        for (const Error& each : unknown_keys(text)) QFAIL(each.text().c_str());  // every key that is written is known
        const std::size_t at = text.find("\"capacity\"");
        text.replace(at, 10, "\"capactiy\"");
        text.insert(text.find("\"options\""), "\"plannr\": 1, ");
        text.insert(text.find('{') + 1, "\"foo\": 1,");
        std::string said;
        for (const Error& each : unknown_keys(text)) said += each.text() + "\n";
        QCOMPARE(QString::fromStdString(said),
                 QStringLiteral("unknown key 'foo'\n"
                                "tuning: unknown key 'plannr'; did you mean 'planner'?\n"
                                "tuning/pools[1]: unknown key 'capactiy'; did you mean 'capacity'?\n"));
    }

    /// Also within lists of the tuning: a misspelt pool of a rule would bind its tensors to the caller.
    void misspeltNamesWithinRulesAreFound() {
        const char* text = R"({"edits": {"rules": [{"match": "*", "pol": 2}]}, "limits": [{"name": "ram", "byte": 1}],
            "delegation": {"specs": [{"kee": "k"}]}, "pools": [{"allow": ["input"]}], "ranges": {"free": [1, 2]}})";
        std::string said;
        for (const Error& each : unknown_keys(text)) said += each.text() + "\n";
        QCOMPARE(QString::fromStdString(said),
                 QStringLiteral("delegation/specs[0]: unknown key 'kee'; did you mean 'key'?\n"
                                "limits[0]: unknown key 'byte'; did you mean 'bytes'?\n"
                                "edits/rules[0]: unknown key 'pol'; did you mean 'pool'?\n"));
    }

    /// The file in resources/schemas documents sessions; its part on tunings is made of their field tables.
    void theSchemaIsThatOfTheFields() {
        QFile file(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/schemas/session.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject properties = QJsonDocument::fromJson(file.readAll()).object()["properties"].toObject();
        const std::string made = tuning_schema();
        const QJsonObject expected = QJsonDocument::fromJson(QByteArray::fromStdString(made)).object();
        QVERIFY(!expected.isEmpty());
        QVERIFY2(properties["tuning"].toObject() == expected, ("\"tuning\" should be " + made).c_str());
    }

    void whatASessionHoldsIsAsTheSchemaSays() {
        Session session{.program = "m.pt2"};
        session.tuning.pools.push_back({.mem_id = 2, .name = "B", .capacity = 7, .allow = {BufferKind::input}});
        session.tuning.pools.back().keep_out = {{0, 64}};
        session.tuning.options.seconds = 1.0;
        session.tuning.ranges["s0"] = {1, 2};
        session.tuning.initial["state"] = InitialState::zero;
        session.tuning.limits.push_back({"ram", 1});
        session.tuning.edits.rules = {{.match = "*", .pool = 2}, {.match = "a", .pool = std::nullopt}};
        session.tuning.edits.operators = {{.node = "n", .replacement = "a::b"}};
        session.tuning = edit::set_compile_spec(session.tuning, "demo", "k", std::string("\0\xff", 2));
        session.tuning = edit::set_payload(session.tuning, DelegateIndex(0), std::string("payload"));
        const QJsonObject written = QJsonDocument::fromJson(QByteArray::fromStdString(to_json(session))).object();
        QVERIFY(!written.isEmpty());
        QCOMPARE(testing::schemaViolation(written, testing::schemaOf("session")), QString());
        const auto read = session_from_json(to_json(session));
        QVERIFY(read.ok() && read.value().tuning == session.tuning);
    }

    void aPresetWithAMisspeltLimitIsRefused() {
        const auto read =
            parse_target("mine", "{\"title\":\"T\",\"pools\":[{\"mem_id\":1,\"name\":\"A\",\"reserve\":64}]}");
        QVERIFY(!read.ok());
        QCOMPARE(read.error().text(), std::string("pools[0]: unknown key 'reserve'; did you mean 'reserved'?"));
        const auto whole =
            parse_target("mine", "{\"title\":\"T\",\"limit\":{},\"pools\":[{\"mem_id\":1,\"name\":\"A\"}]}");
        QVERIFY(!whole.ok() && whole.error().text().find("'limits'") != std::string::npos);
    }

    void aPresetNamesItsCore() {
        const auto read = parse_target("t", R"({"title":"T","core":"m55","pools":[{"mem_id":1,"name":"A"}]})");
        QVERIFY(read.ok());
        QCOMPARE(read.value().core, std::optional(Core::m55));
        const auto again = parse_target("t", to_json(read.value()));
        QVERIFY(again.ok() && again.value().core == Core::m55);
        const auto wrong = parse_target("t", R"({"title":"T","core":"m3","pools":[{"mem_id":1,"name":"A"}]})");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().text(), std::string("unknown core 'm3'; expected m0plus, m4, m7, m33, m55 or m85"));
        Tuning tuning = edit::set_core(Tuning{}, Core::m7);
        const auto kept = tuning_from_json(to_json(tuning));
        QVERIFY(kept.ok() && kept.value() == tuning);
    }

    void newerEditsOfThisProgramAreLeftAlone() {
        const Method method = small_method();
        Tuning now = edited();
        now.ranges["no such symbol"] = {1, 2};
        QVERIFY(reapply(now, sessionOf(edited(), method), method).tuning.ranges.contains("no such symbol"));
    }

    void aBaselineIsReadAsItWasWritten() {
        Session session = sessionOf(edited(), small_method());
        session.baseline = Baseline{
            .planner = "greedy", .arenas = {{1, "SRAM", 4096}, {2, "PSRAM", 128}}, .tensors = {{"a", 64}, {"out", 64}}};
        const auto read = session_from_json(to_json(session));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value().baseline == session.baseline);
        QCOMPARE(to_json(read.value()), to_json(session));
    }

    void aBaselineOfAnImpossibleArenaIsRefused() {
        const std::string text =
            R"({"arenascope_session":1,"program":"x","tuning":{},"baseline":{"planner":"p","arenas":[{"mem_id":1,"name":"A","bytes":-1}],"tensors":{}}})";
        const auto read = session_from_json(text);
        QVERIFY(!read.ok());
        QVERIFY(read.error().text().find("baseline/arenas") != std::string::npos);
    }

    void theDifferenceToTheBaselineIsExact() {
        const QString file = programFolder("add_mul_sin") + "/model.pt2";
        const Engine engine;
        Progress progress;
        const auto program = engine.open(file.toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning;
        tuning.planner = "naive";
        const auto naive = engine.evaluate(*program.value(), tuning, {}, progress);
        tuning.planner = "greedy_by_size";
        tuning.plan_outputs = false;
        const auto better = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(naive.ok() && better.ok());
        const Method& method = *better.value().method;
        QCOMPARE(method.outputs.size(), std::size_t{1});
        const std::string output = method.values[method.outputs[0]].name;
        const Baseline baseline = baseline_of(*naive.value().method, naive.value().plan());
        QCOMPARE(baseline.total_bytes(), naive.value().plan().total_bytes);
        const auto same = difference_to(baseline, *naive.value().method, naive.value().plan());
        QVERIFY(same.before == same.after && same.added.empty() && same.removed.empty() && same.resized.empty());
        const auto difference = difference_to(baseline, *better.value().method, better.value().plan());
        QCOMPARE(difference.after, better.value().plan().total_bytes);
        QVERIFY(difference.after < difference.before);
        QCOMPARE(difference.removed, std::vector<std::string>{output});
        const std::string text = difference.text();
        QVERIFY2(text.find("baseline naive: 896 -> " + std::to_string(difference.after) + " B (-") == 0, text.c_str());
        QVERIFY2(text.ends_with("; 1 tensor gone"), text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "test_session.moc"
