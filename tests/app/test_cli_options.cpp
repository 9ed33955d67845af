// Every option of every verb once, in a command that succeeds. The options come from the registry: one that is added
// there without a command here fails the test.

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A verb's own option is written "verb --option", a shared option alone. {names} are files of the test.
struct Row {
    const char* option;
    const char* command;
};
constexpr Row rows[] = {
    {"--json", "info {pt2} --json"},
    {"--quiet", "plan {pte} --quiet"},
    {"--help", "plan --help"},
    {"--method", "plan {pt2} --method forward"},
    {"--range", "plan {dyn} --range s77=1:8"},
    {"--lifetimes", "plan {pt2} --lifetimes executorch"},
    {"--pool",
     "plan {pt2} --pool "
     "SRAM=1,size=256K,align=32,cost=2,bandwidth=2.5ns,base=0x20000000,planner=greedy_by_size,prefer=input,reserve=0:"
     "64"},
    {"--assign", "plan {pt2} --pool PSRAM=2 --assign op:aten::mul.*=PSRAM"},
    {"--pin", "plan {pt2} --pin sin=256"},
    {"--unplanned", "plan {pt2} --unplanned name:x"},
    {"--no-plan-inputs", "plan {pt2} --no-plan-inputs"},
    {"--no-plan-outputs", "plan {pt2} --no-plan-outputs"},
    {"--no-plan-mutable", "plan {state} --no-plan-mutable"},
    {"--plan-inputs", "plan {noio} --plan-inputs"},
    {"--plan-outputs", "plan {noio} --plan-outputs"},
    {"--plan-mutable", "plan {noio} --plan-mutable"},
    {"--align", "plan {pt2} --align 64 --align sin=128"},
    {"--planner", "plan {pt2} --planner all --planner exec:{tmp}/stack.py"},
    {"--nodes", "plan {pt2} --planner auto --nodes 1000"},
    {"--seed", "plan {pt2} --planner hill_climb --seed 7"},
    {"--time-limit", "plan {pt2} --planner auto --time-limit 5"},
    {"--etrecord", "plan {etpte} --etrecord {etrec}"},
    {"--backend", "plan {pt2} --backend demo"},
    {"--delegate", "plan {pt2} --backend demo --delegate op:aten::mul.*=cpu"},
    {"--compile-spec", "plan {pt2} --backend demo --compile-spec demo:max_numel=64"},
    {"partition --extract-payload", "partition {pt2} --backend demo --extract-payload 0={tmp}/made.bin"},
    {"--replace-payload", "run {pt2} --backend demo --random 1 --replace-payload 0={tmp}/made.bin"},
    {"--target", "plan {pt2} --target cortex_m4_256k"},
    {"--core", "plan {pt2} --core m7"},
    {"plan --save-session", "plan {pt2} --pin sin=256 --save-session {tmp}/s.json"},
    {"plan --new-baseline", "plan {pt2} --session {tmp}/s.json --save-session {tmp}/s2.json --new-baseline"},
    {"--session", "plan {pt2} --session {tmp}/s.json"},
    {"--strict", "plan {pt2} --session {tmp}/s.json --strict"},
    {"--initial-state", "plan {init} --initial-state b_acc=zero"},
    {"--hints", "plan {dyn} --hints"},
    {"--allow-wider-ranges", "export {dyn} -o {tmp}/wide.pte --range s77=1:64 --allow-wider-ranges"},
    {"--op", "plan {pt2} --op aten_sin_default=aten::cos.out"},
    {"--pass", "plan {conv} --pass fold-batch-norm"},
    {"--model", "plan {pt2} --model forward"},
    {"--place", "plan {pt2} --pool FAST=1,size=512,cost=1 --pool SLOW=2,cost=9 --place auto"},
    {"--improve", "plan {pt2} --improve --planner hill_climb"},
    {"--share-mutable", "plan {shared} --share-mutable"},
    {"--schedule", "plan {pt2} --schedule exact"},
    {"--verify", "plan {conv} --verify --pass fold-batch-norm"},
    {"--names-from", "plan {pte} --names-from {pt2}"},
    {"export --external-constants", "export {dyn} -o {tmp}/ext.pte --external-constants"},
    {"--data", "plan {tmp}/ext.pte --data {tmp}/ext._default_external_constant.ptd"},
    {"--markdown", "plan {pt2} --markdown"},
    {"--junit", "plan {pt2} --junit {tmp}/j.xml"},
    {"info --limit", "info {pt2} --limit ram=1M --limit flash=1M"},
    {"info --measure", "info {pt2} --backend demo --measure"},
    {"info --map", "info {pt2} --map {tmp}/firmware.map"},
    {"info --etdump", "info {pte} --etdump {etdump}"},
    {"info --abi", "info {pt2} --abi arm-32"},
    {"info --temp-allocator", "info {pt2} --temp-allocator 16K"},
    {"info --extract-payload", "info {dele} --extract-payload 0={tmp}/payload.bin"},
    {"plan --plan-file", "plan {pt2} --plan-file {tmp}/plan.csv"},
    {"plan --csv", "plan {pt2} --csv"},
    {"verify --plan-file", "verify {pt2} --plan-file {tmp}/plan.csv"},
    {"run --plan-file", "run {pt2} --random 1 --plan-file {tmp}/plan.csv"},
    {"export --plan-file", "export {pt2} -o {tmp}/placed.pte --plan-file {tmp}/plan.csv"},
    {"fit --symbol", "fit {dyn} --symbol s77 --pool SRAM=1,size=32K"},
    {"fit --limit", "fit {dyn} --symbol s77 --limit ram=1M"},
    {"fit --abi", "fit {dyn} --symbol s77 --limit ram=1M --abi arm-32"},
    {"fit --temp-allocator", "fit {dyn} --symbol s77 --limit ram=1M --temp-allocator 0"},
    {"explain --limit", "explain {pt2} --limit flash=1M --study-time 0"},
    {"explain --abi", "explain {pt2} --limit ram=1M --abi arm-32 --study-time 0"},
    {"explain --temp-allocator", "explain {pt2} --limit ram=1M --temp-allocator 0 --study-time 0"},
    {"explain --by", "explain {pt2} --by line"},
    {"explain --step", "explain {pt2} --by op --step 1"},
    {"explain --less", "explain {pt2} --less 64"},
    {"explain --study-time", "explain {pt2} --study-time 1"},
    {"shrink --goal", "shrink {pt2} --goal SRAM=1M"},
    {"shrink --cost", "shrink {pt2} --cost flash"},
    {"shrink --max-extra", "shrink {pt2} --max-extra 1000%"},
    {"shrink --count-method-allocator", "shrink {conv} --count-method-allocator"},
    {"shrink --recompute-halos", "shrink {conv} --recompute-halos"},
    {"shrink --roll-loops", "shrink {conv} --count-method-allocator --roll-loops"},
    {"shrink --least", "shrink {pt2} --least"},
    {"shrink -o", "shrink {pt2} -o {tmp}/tiled.pte"},
    {"shrink --changes", "shrink {pt2} --changes {tmp}/changes.md --changes {tmp}/changes.py"},
    {"shrink --keep-values", "shrink {pt2} -o {tmp}/tiled.pte --keep-values"},
    {"export -o", "export {pt2} -o {tmp}/out.pte"},
    {"export --keep-values", "export {pt2} -o {tmp}/kept.pte --keep-values"},
    {"--force", "export {pt2} -o {tmp}/forced.pte --force"},
    {"export --for", "export {pt2} -o {tmp}/for.pte --for executorch-portable"},
    {"export --stack-traces", "export {pt2} -o {tmp}/st.pte --stack-traces"},
    {"export --constant-alignment", "export {pt2} -o {tmp}/ca.pte --constant-alignment 64"},
    {"export --segment-alignment", "export {pt2} -o {tmp}/sa.pte --segment-alignment 4096"},
    {"export --trace-style", "export {pt2} -o {tmp}/t.trace.json --trace-style lifetimes"},
    {"export --rtol", "export {pt2} -o {tmp}/rtol.pte --rtol 1e-3"},
    {"export --atol", "export {pt2} -o {tmp}/atol.pte --atol 1e-3"},
    {"run --vectors", "run {pt2} --vectors {io}"},
    {"--input", "run {pt2} --input 0={in0} --input y={in1}"},
    {"run --shape", "run {dyn} --random 1 --shape 0=5,16"},
    {"run --random", "run {pt2} --random 1"},
    {"run --zeros", "run {pt2} --zeros"},
    {"run --output-dir", "run {pt2} --random 1 --output-dir {tmp}/outs"},
    {"run --expect", "run {pt2} --random 1 --expect 0={tmp}/outs/out0_0.npy"},
    {"run --rtol", "run {pt2} --vectors {io} --rtol 1e-3"},
    {"run --atol", "run {pt2} --vectors {io} --atol 1e-3"},
    {"run --repeat", "run {pt2} --random 1 --repeat 3"},
    {"run --bind", "run {pt2} --random 1 --no-plan-inputs --no-plan-outputs --bind out0=in1 --repeat 3"},
    {"run --runtime", "run {pt2} --random 1 --runtime static"},
    {"run --static-planner", "run {pt2} --random 1 --runtime static --static-planner resizing --repeat 3"},
    {"run --manage-outputs", "run {pt2} --random 1 --runtime static --manage-outputs"},
    {"run --instances", "run {pt2} --random 1 --runtime static --instances 2 --repeat 2"},
    {"run --warmup",
     "run {dyn} --random 1 --runtime static --static-planner precomputed --warmup 0=8,16 --shape 0=8,16"},
    {"run --intra-threads", "run {pt2} --random 1 --intra-threads 2"},
    {"run --memory-limit", "run {pt2} --random 1 --memory-limit 1M"},
    {"run --layout", "run {conv} --random 1 --layout best"},
    {"run --fallback", "run {pt2} --random 1 --fallback none"},
    {"run --sanitize", "run {pt2} --random 1 --sanitize"},
    {"run --check-values", "run {pt2} --random 1 --check-values"},
    {"run --check-against", "run {pt2} --random 1 --check-against cpu"},
    {"run --state-out", "run {state} --random 1 --state-out {tmp}/state.safetensors"},
    {"run --state-in", "run {state} --random 1 --state-in {tmp}/state.safetensors"},
    {"run --trace", "run {pt2} --random 1 --trace {tmp}/run.json"},
    {"compare --fail-if-grows", "compare {pte} {pte} --fail-if-grows 1%"},
    {"compare --by-node", "compare {pte} {pte} --by-node"},
    {"render -o", "render {pt2} -o {tmp}/a.png"},
    {"render --view", "render {pt2} -o {tmp}/b.png --view timeline"},
    {"render --step", "render {pt2} -o {tmp}/c.png --step 2"},
    {"render --symbol", "render {dyn} -o {tmp}/d.png --view curve --symbol s77"},
    {"render --select", "render {pt2} -o {tmp}/e.png --view graph --select sin"},
    {"render --size", "render {pt2} -o {tmp}/f.png --size 640x480"},
    {"render --scale", "render {pt2} -o {tmp}/g.png --scale 2"},
    {"render --open", "render {pt2} -o {tmp}/open.png --view graph --open 1"},
    {"render --heat", "render {pt2} -o {tmp}/heat.png --view graph --heat memory"},
    {"render --whole", "render {pt2} -o {tmp}/whole.png --view graph --whole"},
    {"render --theme", "render {pt2} -o {tmp}/h.png --theme dark"},
    {"--plugin", "plan {pt2} --plugin {tmp}/nothing.so"},
};

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

/// The options of the registry, named as in the rows.
QStringList optionsOfTheRegistry() {
    std::set<const cli::Option*> shared;
    for (const auto& options : {cli::plan_options(), cli::common_options(), cli::report_options()}) {
        for (const cli::Option& option : options) shared.insert(&option);
    }
    QStringList out;
    for (const cli::Verb& verb : cli::builtin_verbs()) {
        for (const auto& options : verb.options) {
            for (const cli::Option& option : options) {
                out << (shared.contains(&option) ? text(option.name) : text(verb.id) + ' ' + text(option.name));
            }
        }
    }
    out.removeDuplicates();
    return out;
}

}  // namespace

class TestCliOptions : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QMap<QString, QString> names_;

    [[nodiscard]] QStringList words(const QString& command) const {
        QStringList out = command.split(' ');
        for (QString& word : out) {
            for (auto it = names_.begin(); it != names_.end(); ++it) word.replace('{' + it.key() + '}', it.value());
        }
        return out;
    }
    [[nodiscard]] Said execute(const QString& command) const { return say(words(command)); }

private slots:
    void initTestCase() {
        const QString data = QStringLiteral(ARENASCOPE_TEST_DATA);
        names_ = {{"pt2", sample("model.pt2")},
                  {"pte", sample("model_greedy.pte")},
                  {"io", sample("io.json")},
                  {"in0", sample("in0_0.bin")},
                  {"in1", sample("in0_1.bin")},
                  {"dyn", sample("model.pt2", "mlp_dynbatch")},
                  {"state", sample("model.pt2", "mutable_state")},
                  {"conv", sample("model.pt2", "dw_conv_tiny")},
                  {"init", sample("model.pt2", "init_state_nonzero")},
                  {"etdump", data + "/trace/add_mul_sin.etdp"},
                  {"etpte", data + "/etrecord/model.pte"},
                  {"etrec", data + "/etrecord/etrecord.bin"},
                  {"dele", data + "/delegated/dw_conv_tiny_xnnpack.pte"},
                  {"shared", data + "/shared_state/shared_state.pte"},
                  {"noio", sample("model_greedy_noio.pte", "float64")},
                  {"tmp", folder_.path()}};
        // Some options read files that others have written.
        QVERIFY(put(folder_.filePath("plan.csv"),
                    "name,offset\nx,0\ny,128\nmul,256\nadd,384\nsin,512\nmul_1,640\nadd_1,768\n"));
        QVERIFY(put(folder_.filePath("firmware.map"), "Linker script and memory map\n\n.bss 0x20000000 0x200\n"));
        QVERIFY(put(folder_.filePath("stack.py"),
                    "#!/usr/bin/env python3\nimport json, sys\nat, out = 0, {}\n"
                    "for b in json.load(sys.stdin)['buffers']:\n    out[b['id']] = at\n    at += (b['size'] + 63) // "
                    "64 * 64\njson.dump(out, sys.stdout)\n"));
        QVERIFY(QFile::setPermissions(folder_.filePath("stack.py"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(put(
            folder_.filePath("nothing.c"),
            "#include \"arenascope_plugin.h\"\nint arenascope_plugin(uint32_t version, const as_registry* registry) "
            "{ (void)version; (void)registry; return 0; }\n"));
        QCOMPARE(QProcess::execute("cc",
                                   {"-shared", "-fPIC", "-I", ARENASCOPE_SOURCE_DIR "/engine/plugins",
                                    folder_.filePath("nothing.c"), "-o", folder_.filePath("nothing.so")}),
                 0);
        for (const char* command :
             {"partition {pt2} --backend demo --extract-payload 0={tmp}/made.bin",
              "plan {pt2} --pin sin=256 --save-session {tmp}/s.json",
              "export {dyn} -o {tmp}/ext.pte --external-constants", "run {pt2} --random 1 --output-dir {tmp}/outs",
              "run {state} --random 1 --state-out {tmp}/state.safetensors"}) {
            const Said said = execute(command);
            QVERIFY2(said.status == 0, qPrintable(said.err));
        }
    }

    void everyOptionHasACommandAndNoCommandIsOfNone() {
        const QStringList options = optionsOfTheRegistry();
        QVERIFY(options.size() > 80);
        QStringList tried;
        for (const Row& row : rows) tried << row.option;
        for (const QString& option : options)
            QVERIFY2(tried.count(option) == 1,
                     qPrintable(option + " is tried " + QString::number(tried.count(option)) + " times"));
        for (const QString& option : tried) QVERIFY2(options.contains(option), qPrintable(option + " is no option"));
    }

    void everyOptionWorks_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("command");
        for (const Row& row : rows) QTest::newRow(row.option) << QString(row.option) << QString(row.command);
    }
    void everyOptionWorks() {
        QFETCH(const QString, option);
        QFETCH(const QString, command);
        QVERIFY2(command.contains(option.section(' ', -1)), "the command lacks its option");
        const Said said = execute(command);
        QVERIFY2(said.status == 0, qPrintable(said.err + said.out.right(400)));
        if (option == "--quiet") QCOMPARE(said.err, QString());
        const QString verb = command.section(' ', 0, 0);
        if (command.contains("--csv") || command.contains("--markdown") || command.contains("--help")) return;
        const Said json = execute(command.contains("--json") ? command : command + " --json");
        QVERIFY2(json.status == 0, qPrintable(json.err));
        QVERIFY2(json.json().isObject(), qPrintable(json.out.left(400)));
        QCOMPARE(schemaViolation(json.json().object(), schemaOf(verb)), QString());
    }

    void aFailureIsSaidInJsonToo() {
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            if (text(verb.id) == QStringLiteral("list")) continue;
            const Said said = say({text(verb.id), "no_such_file.pt2", "--json"});
            if (said.err.contains("unknown option")) continue;  // a verb without --json
            QCOMPARE(said.status, 2);
            QVERIFY2(said.json().isObject(), qPrintable(text(verb.id) + said.out));
            QCOMPARE(schemaViolation(said.json().object(), schemaOf(QStringLiteral("error"))), QString());
        }
    }

    /// Whoever reads the help of one option finds what a RULE is.
    void everyOptionThatTakesARuleNamesTheQueryLanguage() {
        int found = 0;
        bool explains = false;
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            for (const auto& options : verb.options) {
                for (const cli::Option& option : options) {
                    if (!text(option.value).contains("RULE")) continue;
                    ++found;
                    const QString help = text(option.help);
                    const bool is_whole = help.contains("(F1, Queries) explains the query language");
                    explains = explains || is_whole;
                    QVERIFY2(help.contains("a query") && (is_whole || help.contains("(see --assign)")),
                             qPrintable(text(option.name)));
                }
            }
        }
        QVERIFY(explains && found >= 7);
        QFile page(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/help/panels/tensors.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray tensors = page.readAll();
        QVERIFY(tensors.startsWith("# Tensors\n") && tensors.contains("\n## Queries\n"));
    }

    void everyVerbExplainsItself() {
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            const Said said = say({text(verb.id), "--help"});
            QCOMPARE(said.status, 0);
            QVERIFY2(said.out.contains("arenascope " + text(verb.id)) && said.out.contains(text(verb.summary)),
                     qPrintable(said.out));
            QVERIFY2(QFile::exists(
                         QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/schemas/%1.schema.json").arg(text(verb.id))),
                     verb.id.data());
        }
    }
};

QTEST_MAIN(TestCliOptions)
#include "test_cli_options.moc"
