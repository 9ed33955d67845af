// Whether a program fits a device, as info reports it: limits, unknown parts, measured parts, and the firmware around
// the program.

#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli_testing.h"

using namespace arenascope::testing;

class TestCliFootprint : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString temporary(const QString& name) const { return folder_.filePath(name); }

private slots:
    void theFootprintAddsUpAndLimitsHold() {
        const QString pte = sample("model_greedy.pte");
        const Said said =
            say({"info", pte, "--json", "--limit", "ram=1M", "--limit", "flash=1M", "--limit", "SRAM=64K"});
        QCOMPARE(said.status, 0);
        const QJsonObject print = said.json().object()["methods"].toArray()[0].toObject()["footprint"].toObject();
        const QJsonObject ram = print["ram"].toObject(), flash = print["flash"].toObject();
        QCOMPARE(ram["planned"].toInt(), 384);
        QCOMPARE(ram["total"].toInt(),
                 ram["planned"].toInt() + ram["caller"].toInt() + ram["temporary"].toInt() +
                     ram["method_allocator"].toObject()["bytes"].toInt());
        QVERIFY(ram["stack"].isNull() && ram["data"].isNull());  // nothing supplies their sizes
        QCOMPARE(print["verdict"].toString(), QStringLiteral("fits"));
        QCOMPARE(flash["total"].toInt(), QFileInfo(pte).size());
        QCOMPARE(print["limits"].toArray().size(), 3);
        // What the runtime keeps of the program is counted in the pool too.
        QCOMPARE(say({"info", pte, "--limit", "SRAM=384"}).status, 1);
        const int all = ram["total"].toInt();
        QCOMPARE(say({"info", pte, "--limit", "SRAM=" + QString::number(all)}).status, 0);
        QCOMPARE(say({"info", pte, "--limit", "SRAM=" + QString::number(all - 1)}).status, 1);
        // An edited program is priced as export writes it, with equal values merged.
        const Said edited = say({"info", pte, "--pool", "SRAM=1,size=1M", "--json"});
        const int merged = edited.json()["methods"][0]["footprint"]["ram"]["total"].toInt();
        QVERIFY(merged > 0 && merged < all);
        QCOMPARE(say({"info", pte, "--pool", "SRAM=1,size=" + QString::number(merged)}).status, 0);
        QCOMPARE(say({"info", pte, "--pool", "SRAM=1,size=" + QString::number(merged - 1)}).status, 1);
        QCOMPARE(say({"info", pte, "--limit", "SRAM=" + QString::number(all), "--limit", "stack=16"}).status, 1);
        QCOMPARE(say({"info", pte, "--limit", "SRAM=" + QString::number(all + 16), "--limit", "stack=16"}).status, 0);
        QCOMPARE(say({"info", pte, "--limit", "flash=1K"}).status, 1);
        QCOMPARE(say({"info", pte, "--limit", "ram=100"}).status, 1);
        QCOMPARE(say({"info", pte, "--limit", "moon=1"}).status, 2);
        QCOMPARE(say({"info", pte, "--limit", "ram"}).status, 2);
        // A .pt2 is priced with the flash of the .pte that it is exported to.
        const Said pt2 = say({"info", sample("model.pt2"), "--json"});
        const QJsonValue total =
            pt2.json().object()["methods"].toArray()[0].toObject()["footprint"].toObject()["flash"].toObject()["total"];
        QCOMPARE(say({"export", sample("model.pt2"), "-o", temporary("flash.pte")}).status, 0);
        QCOMPARE(total.toInt(), QFileInfo(temporary("flash.pte")).size());
    }

    /// A plan of a delegated program is one of what remains outside.
    void aPlanSaysThatDelegatesUseMoreMemory() {
        const QString delegated = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte");
        const Said said = say({"plan", delegated});
        QVERIFY2(said.out.contains("3 delegate calls use memory outside this plan"), qPrintable(said.out));
        QVERIFY(!say({"plan", sample("model_greedy.pte")}).out.contains("delegate call"));
    }

    /// `fit` and `explain` judge as `info` does: the arena alone fits, the program does not.
    void fitAndExplainCountTheWholeDevice() {
        const QString model = sample("model.pt2", "mlp_dynbatch");
        const QJsonObject method = say({"info", model, "--json"}).json().object()["methods"].toArray()[0].toObject();
        const QString symbol = method["symbols"].toObject().keys().value(0);
        const int top = method["symbols"].toObject()[symbol].toObject()["max"].toInt();
        const QJsonObject ram = method["footprint"].toObject()["ram"].toObject();
        const int arena = ram["planned"].toInt(), all = ram["total"].toInt();
        QVERIFY(top > 1 && arena > 0 && arena < all);
        for (const QString& option : {QStringLiteral("--limit=ram="), QStringLiteral("--limit=SRAM=")}) {
            const QString tight = option + QString::number(arena), enough = option + QString::number(all);
            QCOMPARE(say({"info", model, tight}).status, 1);
            QCOMPARE(say({"explain", model, tight, "--study-time", "0"}).status, 1);
            QCOMPARE(say({"explain", model, enough, "--study-time", "0"}).status, 0);
            const QJsonObject some = say({"fit", model, "--symbol", symbol, tight, "--json"}).json().object();
            QVERIFY2(some["largest"].toInt() < top, qPrintable(QJsonDocument(some).toJson()));
            const QJsonObject most = say({"fit", model, "--symbol", symbol, enough, "--json"}).json().object();
            QCOMPARE(most["largest"].toInt(), top);
            // The largest that fits does for info, and the next does not.
            const auto verdict = [&](int value) {
                return say({"info", model, tight, "--range", symbol + "=1:" + QString::number(value)}).status;
            };
            if (some["largest"].isNull()) continue;
            QCOMPARE(verdict(some["largest"].toInt()), 0);
            QCOMPARE(verdict(some["largest"].toInt() + 1), 1);
        }
        QCOMPARE(say({"explain", model, "--limit", "moon=1"}).status, 2);
    }

    // With a target the file itself is compared with it; the size of a new plan is listed as well.
    void aTargetPricesTheFileAsItIs() {
        const QString pte = sample("model_naive.pte");
        const auto print = [&](const QStringList& more) {
            return say(QStringList{"info", pte, "--json"} + more).json()["methods"][0]["footprint"].toObject();
        };
        const QJsonObject plain = print({"--abi", "arm-32"}), target = print({"--target", "cortex_m4_256k"});
        QVERIFY(plain["replanned"].isNull());
        QCOMPARE(target["ram"].toObject()["total"], plain["ram"].toObject()["total"]);
        QCOMPARE(target["flash"].toObject()["total"].toInt(), QFileInfo(pte).size());
        const QJsonObject anew = target["replanned"].toObject();
        const int own = plain["ram"].toObject()["planned"].toInt();
        QVERIFY(anew["planned"].toInt() < own);
        QCOMPARE(anew["saves"].toInt(), own - anew["planned"].toInt());
        QVERIFY(target["cannot_run"].isNull());
        // If a planner is requested, its plan is priced.
        const QJsonObject planned = print({"--target", "cortex_m4_256k", "--planner", "auto"});
        QVERIFY(planned["replanned"].isNull());
        QCOMPARE(planned["ram"].toObject()["planned"].toInt(), anew["planned"].toInt());
    }

    void aVerdictSaysWhatItLeavesOut() {
        const Said said = say({"info", sample("model_greedy.pte"), "--limit", "ram=1M"});
        QCOMPARE(said.status, 0);
        QVERIFY2(said.out.contains("fits (not counted: Stack, Data of the application"), qPrintable(said.out));
        const Said given =
            say({"info", sample("model_greedy.pte"), "--limit", "ram=1M", "--limit", "stack=1K", "--limit", "data=0"});
        QVERIFY2(given.out.contains(", fits\n"), qPrintable(given.out));
    }

    // A program that its core cannot run does not fit, whatever its size.
    void aProgramOfAnotherCoreIsAFailure() {
        const QString delegated = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte");
        const Said json = say({"info", delegated, "--target", "cortex_m7_tcm", "--limit", "xnnpack=1K", "--json"});
        QCOMPARE(json.status, 1);
        const QString why = json.json()["methods"][0]["footprint"]["cannot_run"].toString();
        QVERIFY2(why.contains("XnnpackBackend does not exist for a Cortex-M7"), qPrintable(why));
        QCOMPARE(say({"info", delegated, "--target", "esp32_s3", "--limit", "xnnpack=1K"}).status, 0);
        QCOMPARE(say({"verify", delegated, "--target", "cortex_m7_tcm"}).status, 1);
    }

    // An arena counts as RAM whatever its pool's name.
    void aPoolMayBeCalledFlash() {
        const auto print = [&](const QString& pool) {
            const Said said = say({"info", sample("model.pt2"), "--pool", pool + "=1", "--json"});
            return said.json()["methods"][0]["footprint"].toObject();
        };
        const QJsonObject usual = print("SRAM"), odd = print("flash");
        QCOMPARE(odd["ram"].toObject()["total"], usual["ram"].toObject()["total"]);
        QCOMPARE(odd["flash"].toObject()["total"], usual["flash"].toObject()["total"]);
    }

    void whatADelegateTakesIsUnknownUntilItIsMeasuredOrGiven() {
        const QString delegated = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte");
        const auto print = [&](const QStringList& more) {
            const Said said = say(QStringList{"info", delegated, "--json"} + more);
            QJsonObject out = said.json().object()["methods"].toArray()[0].toObject()["footprint"].toObject();
            out["status"] = said.status;
            return out;
        };
        const auto limit = [](const QJsonObject& from) { return from["limits"].toArray()[0].toObject(); };
        QCOMPARE(print({})["status"].toInt(), 0);  // no limit was given
        const QJsonObject unknown = print({"--limit", "ram=64M"});
        QCOMPARE(unknown["status"].toInt(), 1);
        QCOMPARE(unknown["verdict"].toString(), QStringLiteral("unknown"));
        QCOMPARE(limit(unknown)["verdict"].toString(), QStringLiteral("unknown"));
        QVERIFY(limit(unknown)["fits"].isNull() && limit(unknown)["at_least"].toBool());
        const QJsonObject over = print({"--limit", "ram=1K"});
        QCOMPARE(over["status"].toInt(), 1);
        QCOMPARE(over["verdict"].toString(), QStringLiteral("does not fit"));
        QCOMPARE(limit(over)["fits"].toBool(true), false);
        QCOMPARE(print({"--limit", "ram=64M", "--limit", "xnnpack=1M"})["status"].toInt(), 0);
        const QJsonObject measured = print({"--limit", "ram=64M", "--measure"});
        if (measured["status"].toInt() != 0) QSKIP("XNNPACK is not there");
        QCOMPARE(measured["verdict"].toString(), QStringLiteral("fits"));
        QVERIFY(measured["ram"].toObject()["total"].toInt() >= unknown["ram"].toObject()["total"].toInt());
    }

    void theFootprintIsOfTheDevice() {
        QVERIFY(put(temporary("firmware.map"),
                    "Memory Configuration\n\nName Origin Length Attributes\nFLASH 0x0 0x100000 xr\n"
                    "SRAM 0x20000000 0x40000 xrw\n\nLinker script and memory map\n\n.text 0x0 0x1000\n"
                    ".bss 0x20000000 0x200\n.stack 0x20000200 0x400\n"));
        const QString pte = sample("model_greedy.pte");
        const auto ram = [&](const QStringList& more) {
            const Said said = say(QStringList{"info", pte, "--json"} + more);
            return said.json().object()["methods"].toArray()[0].toObject()["footprint"].toObject()["ram"].toObject();
        };
        const QJsonObject wide = ram({}), mapped = ram({"--map", temporary("firmware.map")});
        QCOMPARE(mapped["total"].toInt(), wide["total"].toInt() + 0x600);
        QCOMPARE(mapped["stack"].toInt(), 0x400);
        const auto allocator = [](const QJsonObject& from) {
            return from["method_allocator"].toObject()["bytes"].toInt();
        };
        QVERIFY(allocator(ram({"--abi", "arm-32"})) < allocator(wide));
        QVERIFY(allocator(ram({"--temp-allocator", "0"})) > allocator(wide));
        QCOMPARE(ram({"--temp-allocator", "16K"})["temporary"].toInt(), 16384);
        QCOMPARE(allocator(ram({"--target", "cortex_m4_256k"})), allocator(ram({"--abi", "arm-32"})));
        QCOMPARE(say({"info", pte, "--abi", "m68k"}).status, 2);
        QCOMPARE(say({"info", pte, "--map", pte}).status, 2);
    }

    void whatComputesOnIntegersIsLoadedByAMicrocontroller() {
        const QString quantised = sample("model_quantized.pt2", "ds_cnn_kws");
        const auto allocator = [&](const QStringList& more) {
            const Said said =
                say(QStringList{"info", quantised, "--pass", "cortex-m", "--core", "m4", "--json"} + more);
            const QJsonObject ram =
                said.json().object()["methods"].toArray()[0].toObject()["footprint"].toObject()["ram"].toObject();
            return ram["method_allocator"].toObject()["bytes"].toInt();
        };
        QVERIFY(allocator({}) > 0);
        QCOMPARE(allocator({}), allocator({"--abi", "arm-32"}));
        QVERIFY(allocator({}) < allocator({"--abi", "64-bit"}));
    }

    /// Of a program for integers a 32-bit device is assumed; what is given counts, also where it is the usual value.
    void anAbiThatIsGivenCounts_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("info") << QStringList{"info"};
        QTest::newRow("explain") << QStringList{"explain", "--study-time", "0"};
        QTest::newRow("fit") << QStringList{"fit", "--symbol", "s77"};
    }
    void anAbiThatIsGivenCounts() {
        QFETCH(const QStringList, words);
        const auto used = [&](const QStringList& more) {
            const Said said = say(
                words +
                QStringList{sample("model.pt2", "mlp_dynbatch"), "--pass", "cortex-m", "--limit", "ram=64M", "--json"} +
                more);
            if (said.status != 0) qWarning("%s", qPrintable(said.err));
            const QJsonObject json = said.json().object();
            const QJsonValue limits = words.front() == QLatin1String("info") ? json["methods"][0]["footprint"]["limits"]
                : words.front() == QLatin1String("fit")                      ? json["curve"][0]["limits"]
                                                                             : json["limits"];
            return limits[0]["bytes"].toInt();
        };
        const int assumed = used({}), wide = used({"--abi", "64-bit"});
        QVERIFY(assumed > 0);
        QCOMPARE(used({"--abi", "arm-32"}), assumed);
        QVERIFY2(wide > assumed, qPrintable(QStringLiteral("%1 and %2 bytes").arg(wide).arg(assumed)));
        // Another part of the runtime leaves the assumption as it is.
        QVERIFY(used({"--temp-allocator", "64K"}) < used({"--temp-allocator", "64K", "--abi", "64-bit"}));
        QCOMPARE(used({"--temp-allocator", "64K"}), used({"--temp-allocator", "64K", "--abi", "arm-32"}));
    }

    void zeroStatesAreWarnedOf() {
        const QString out = temporary("state.pte");
        const Said plain = say({"export", sample("model.pt2", "mutable_state"), "-o", out});
        QCOMPARE(plain.status, 0);
        QVERIFY2(plain.err.contains("must begin at zero") && plain.err.contains("SRAM"), qPrintable(plain.err));
        const Said zeroed = say({"export", sample("model.pt2", "mutable_state"), "-o", out, "--pool", "SRAM=1,zeroed"});
        QVERIFY2(!zeroed.err.contains("must begin at zero"), qPrintable(zeroed.err));
        QVERIFY(!say({"export", sample("model.pt2"), "-o", out}).err.contains("must begin at zero"));
        QCOMPARE(say({"export", sample("model.pt2"), "-o", out, "--pool", "SRAM=1,zeroed=7"}).status, 2);
    }
};

QTEST_MAIN(TestCliFootprint)
#include "test_cli_footprint.moc"
