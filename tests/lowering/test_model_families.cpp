// A block of each model family, as torch.export writes it, in the training dialect and decomposed to core operators:
// both run the whole way and give the same. tests/data/families has the texts: lines that begin with T belong to the
// training dialect only, those with C to core ATen; see pt2_text.h for the rest.

#include <QDirIterator>
#include <QTest>

#include "tests/formats/whole_path.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString linesOf(const QString& path, QChar dialect) {
    QString out;
    for (QString line : QString::fromUtf8(fileBytes(path)).split(QLatin1Char('\n'))) {
        const bool isTagged = line.startsWith(u"T ") || line.startsWith(u"C ");
        if (isTagged && line[0] != dialect) continue;
        out += (isTagged ? line.mid(2) : line) + QLatin1Char('\n');
    }
    return out;
}

}  // namespace

class TestModelFamilies : public QObject {
    Q_OBJECT

private slots:
    void bothDialectsGoTheWholeWay_data() {
        QTest::addColumn<QString>("path");
        QDirIterator it(QStringLiteral(ARENASCOPE_TEST_DATA "/families"), {QStringLiteral("*.txt")});
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::addRow("%s", qPrintable(QFileInfo(path).baseName())) << path;
        }
    }
    void bothDialectsGoTheWholeWay() {
        QFETCH(QString, path);
        const QTemporaryDir folder;
        const TextProgram training(linesOf(path, QLatin1Char('T')), QStringLiteral("TRAINING"));
        const TextProgram core(linesOf(path, QLatin1Char('C')), QStringLiteral("ATEN"));
        const auto expected = outputsOf(core, folder);
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        const auto outputs = outputsOf(training, folder);
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());
        QCOMPARE(difference(outputs.value(), expected.value()), QString());
        // A kept state changes the next run: the first runs are compared.
        const int times = linesOf(path, QLatin1Char('C')).contains(QStringLiteral("mutate")) ? 1 : 2;
        QCOMPARE(wholePath(core, expected.value(), times), QString());
        QCOMPARE(wholePath(training, expected.value(), times), QString());
    }
};

QTEST_GUILESS_MAIN(TestModelFamilies)
#include "test_model_families.moc"
