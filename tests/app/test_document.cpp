// The document: edits, undo and redo, planning, and the contents of a saved session.

#include <QSignalSpy>
#include <QTest>

#include "app/document/document.h"

using namespace arenascope;

namespace {

std::shared_ptr<const Outcome> anOutcome() { return std::make_shared<const Outcome>(); }

Tuning pinned(Tuning t, const std::string& name, std::int64_t offset) {
    t.pinned[name] = offset;
    return t;
}

}  // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void undoAndRedoBringBackTuningAndOutcomeTogether() {
        const auto first = anOutcome();
        Document document(nullptr, Tuning(), first);
        const auto tuning0 = document.tuning();
        document.edit("pin", [](Tuning t) { return pinned(t, "a", 64); });
        QVERIFY(!document.outcome());
        const auto second = anOutcome();
        document.deliver(document.version(), second);
        const auto tuning1 = document.tuning();
        QCOMPARE(document.outcome().get(), second.get());
        document.history().undo();
        QCOMPARE(document.tuning().get(), tuning0.get());
        QCOMPARE(document.outcome().get(), first.get());
        document.history().redo();
        QCOMPARE(document.tuning().get(), tuning1.get());
        QCOMPARE(document.outcome().get(), second.get());
    }

    void anEditThatChangesNothingMakesNoStep() {
        Document document(nullptr, Tuning(), anOutcome());
        QSignalSpy changed(&document, &Document::versionChanged);
        document.edit("nothing", [](Tuning t) { return t; });
        QCOMPARE(document.history().count(), 0);
        QCOMPARE(changed.count(), 0);
        QVERIFY(document.history().isClean());
    }

    void editsOfOneDragBecomeOneStep() {
        const auto first = anOutcome();
        Document document(nullptr, Tuning(), first);
        for (int i = 1; i <= 10; ++i)
            document.edit(
                "drag", [i](Tuning t) { return pinned(t, "a", i); }, 7);
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(document.tuning()->pinned.at("a"), std::int64_t{10});
        document.edit(
            "another drag", [](Tuning t) { return pinned(t, "a", 20); }, 8);
        QCOMPARE(document.history().count(), 2);
        document.history().undo();
        QCOMPARE(document.tuning()->pinned.at("a"), std::int64_t{10});
        document.history().undo();
        QVERIFY(document.tuning()->pinned.empty());
        QCOMPARE(document.outcome().get(), first.get());
    }

    void aResultForAVersionThatWasMergedAwayIsDropped() {
        Document document(nullptr, Tuning(), anOutcome());
        document.edit(
            "drag", [](Tuning t) { return pinned(t, "a", 1); }, 7);
        const std::weak_ptr<Version> asked = document.version();
        document.edit(
            "drag", [](Tuning t) { return pinned(t, "a", 2); }, 7);
        QSignalSpy delivered(&document, &Document::outcomeDelivered);
        document.deliver(asked, anOutcome());
        QVERIFY(!document.outcome());
        QCOMPARE(delivered.count(), 0);
    }

    void aLateResultWaitsInTheHistory() {
        Document document(nullptr, Tuning(), anOutcome());
        document.edit("pin", [](Tuning t) { return pinned(t, "a", 1); });
        const std::weak_ptr<Version> asked = document.version();
        document.history().undo();
        QSignalSpy delivered(&document, &Document::outcomeDelivered);
        const auto late = anOutcome();
        document.deliver(asked, late);
        QCOMPARE(delivered.count(), 0);
        document.history().redo();
        QCOMPARE(document.outcome().get(), late.get());
    }

    void cleanFollowsTheSavedStep() {
        Document document(nullptr, Tuning(), anOutcome());
        document.edit("pin", [](Tuning t) { return pinned(t, "a", 1); });
        QVERIFY(!document.history().isClean());
        document.history().setClean();
        document.history().undo();
        QVERIFY(!document.history().isClean());
        document.history().redo();
        QVERIFY(document.history().isClean());
    }

    void manyRandomEditsUndoToTheBeginning() {
        Document document(nullptr, Tuning(), anOutcome());
        const Tuning before = *document.tuning();
        std::uint32_t seed = 1;
        for (int i = 0; i < 500; ++i) {
            seed = seed * 1664525U + 1013904223U;
            const std::uint32_t choice = seed >> 24U;
            if (choice < 60) document.history().undo();
            else if (choice < 100) document.history().redo();
            else
                document.edit("pin",
                              [choice](Tuning t) { return pinned(t, "t" + std::to_string(choice % 9), choice); });
        }
        QVERIFY(document.history().count() > 50);
        while (document.history().canUndo()) document.history().undo();
        QVERIFY(*document.tuning() == before);
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
