// Exports copy weights from their source, and the options of a .pte have their effect.

#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/export/export_targets.h"
#include "engine/formats/pte/pte.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Evaluated {
    std::shared_ptr<const Program> program;
    Outcome outcome;
};

Result<Evaluated> evaluated(const QString& name, const QString& file = QStringLiteral("model.pt2")) {
    Progress progress;
    Evaluated out;
    TRY(out.program, Engine().open((programFolder(name) + QLatin1Char('/') + file).toStdString(), progress));
    TRY(out.outcome, Engine().evaluate(*out.program, Tuning{}, {}, progress));
    return out;
}

/// Runs the export; returns the first difference.
QString runExported(const QString& path, const QString& name) {
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (!program.ok()) return QString::fromStdString(program.error().text());
    const auto outcome = Engine().evaluate(*program.value(), Tuning{}, {}, progress);
    if (!outcome.ok()) return QString::fromStdString(outcome.error().text());
    const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
    if (!executor.ok()) return QString::fromStdString(executor.error().text());
    return runVectors(*executor.value(), programFolder(name));
}

std::size_t bytesOf(const Pieces::File& file) {
    std::size_t total = 0;
    for (const ByteView part : file.parts) total += part.size();
    return total;
}

}  // namespace

class TestPtePieces : public QObject {
    Q_OBJECT

private slots:
    void weightsAreWrittenFromTheMappedFile() {
        const auto made = evaluated(QStringLiteral("mobilenet_v2_w035"));
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        Progress progress;
        const Artifact artifact{
            *made.value().program, *made.value().outcome.method, made.value().outcome.plan(), {}, {}};
        const auto pieces = pieces_of_pte(artifact, progress);
        QVERIFY2(pieces.ok(), pieces.ok() ? "" : pieces.error().text().c_str());
        // All but weights, alignment and 64 KiB of zeros is the flatbuffer, which the program's size bounds.
        std::size_t own = pieces.value().files.front().parts.front().size(), weights = 0;
        for (const Value& value : made.value().outcome.method->values) {
            const Tensor* tensor = value.tensor();
            if (!tensor || !tensor->is_constant || !tensor->data) continue;
            for (const ByteView part : pieces.value().files.front().parts)
                if (!part.empty() && part.data() == tensor->data->bytes.data()) weights += part.size();
        }
        QVERIFY(weights > 1'000'000);
        QVERIFY(own < weights);
        QVERIFY(bytesOf(pieces.value().files.front()) < own + weights + 2'000'000);
        const auto whole = write_pte(artifact, progress);
        QVERIFY(whole.ok());
        QCOMPARE(whole.value().size(), bytesOf(pieces.value().files.front()));
    }

    void constantsOutsideComeBack() {
        const auto made = evaluated(QStringLiteral("mlp_dynbatch"));
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mlp.pte"));
        Progress progress;
        const auto done = Engine().export_to(path.toStdString(), *made.value().program, made.value().outcome, false,
                                             progress, {.external_constants = true});
        QVERIFY2(done.ok(), done.ok() ? "" : done.error().text().c_str());
        const QFileInfo beside(folder.filePath(QStringLiteral("mlp._default_external_constant.ptd")));
        QVERIFY(beside.exists());
        QVERIFY(beside.size() > QFileInfo(path).size());
        QCOMPARE(runExported(path, QStringLiteral("mlp_dynbatch")), QString());
        QVERIFY(QFile::remove(beside.filePath()));
        QVERIFY(runExported(path, QStringLiteral("mlp_dynbatch")).contains(QStringLiteral(".ptd")));
    }

    void alignmentsAreKept() {
        const auto made = evaluated(QStringLiteral("mlp_dynbatch"));
        QVERIFY(made.ok());
        Progress progress;
        const Artifact artifact{*made.value().program,
                                *made.value().outcome.method,
                                made.value().outcome.plan(),
                                {.constant_align = 512, .segment_align = 4096},
                                {}};
        const auto pieces = pieces_of_pte(artifact, progress);
        QVERIFY2(pieces.ok(), pieces.ok() ? "" : pieces.error().text().c_str());
        std::size_t at = 0;
        int found = 0;
        for (const ByteView part : pieces.value().files.front().parts) {
            for (const Value& value : made.value().outcome.method->values) {
                const Tensor* tensor = value.tensor();
                if (!tensor || !tensor->is_constant || !tensor->data || part.empty() ||
                    tensor->data->bytes.data() != part.data())
                    continue;
                QCOMPARE(at % 512, std::size_t{0});
                found += 1;
            }
            at += part.size();
        }
        QVERIFY(found >= 4);
        const auto refused = pieces_of_pte({*made.value().program,
                                            *made.value().outcome.method,
                                            made.value().outcome.plan(),
                                            {.constant_align = 24},
                                            {}},
                                           progress);
        QVERIFY(!refused.ok() && refused.error().text().find("power of two") != std::string::npos);
    }

    void tracesAreKeptWhereAskedFor() {
        const auto made = evaluated(QStringLiteral("add_mul_sin"));
        QVERIFY(made.ok());
        QTemporaryDir folder;
        Progress progress;
        for (const bool traced : {false, true}) {
            const std::string path =
                folder.filePath(traced ? QStringLiteral("a.pte") : QStringLiteral("b.pte")).toStdString();
            QVERIFY(Engine()
                        .export_to(path, *made.value().program, made.value().outcome, false, progress,
                                   {.stack_traces = traced})
                        .ok());
            const auto again = Engine().open(path, progress);
            QVERIFY(again.ok());
            QCOMPARE(again.value()->methods.front().instructions.front().stack_trace.empty(), !traced);
        }
    }

    void whatATargetLacksIsListedAndForcedOnly() {
        auto made = evaluated(QStringLiteral("add_mul_sin"));
        QVERIFY(made.ok());
        auto odd = std::make_shared<Method>(*made.value().outcome.method);
        odd->instructions.front().op = "mylib::odd.out";
        made.value().outcome.method = odd;
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("odd.pte")).toStdString();
        Progress progress;
        const ExportOptions portable{.target = "executorch-portable"};
        const auto refused =
            Engine().export_to(path, *made.value().program, made.value().outcome, false, progress, portable);
        QVERIFY(!refused.ok() && refused.error().text().find("mylib::odd.out") != std::string::npos);
        QVERIFY(!QFileInfo::exists(QString::fromStdString(path)));
        QVERIFY(Engine().export_to(path, *made.value().program, made.value().outcome, true, progress, portable).ok());
        QVERIFY(find_export_target("executorch-xnnpack") && !find_export_target("x"));
    }
};

QTEST_GUILESS_MAIN(TestPtePieces)
#include "test_pte_pieces.moc"
