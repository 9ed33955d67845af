// The pictures of README and of the help pages, made from the window as it is now. `.ci/pictures` writes them; without
// a folder in ARENASCOPE_HELP_PICTURES this checks that each can be made, and that each page shows one that exists.

#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QHash>
#include <QMimeData>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <algorithm>
#include <vector>

#include "app/dialogs/export_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/panels/shrink_panel.h"
#include "widgets/ui/language.h"
#include "widgets/ui/tensor_mime.h"

using namespace arenascope;

namespace {

using testing::OpenedWindow;

/// Reduces the image to its 256 most frequent colours; the nearest one replaces each other colour. Saves two thirds.
QImage withFewColours(const QImage& image) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) ++counts[image.pixel(x, y)];
    }
    std::vector<QRgb> colours(counts.keyBegin(), counts.keyEnd());
    std::sort(colours.begin(), colours.end(), [&](QRgb a, QRgb b) {
        return counts.value(a) != counts.value(b) ? counts.value(a) > counts.value(b) : a < b;
    });
    const QList<QRgb> kept(colours.begin(), colours.begin() + std::min<std::ptrdiff_t>(256, std::ssize(colours)));
    QHash<QRgb, int> nearest;
    const auto indexOf = [&](QRgb colour) {
        const auto known = nearest.constFind(colour);
        if (known != nearest.constEnd()) return *known;
        int best = 0, least = 1 << 20;
        for (int i = 0; i < kept.size(); ++i) {
            const int r = qRed(kept[i]) - qRed(colour), g = qGreen(kept[i]) - qGreen(colour),
                      b = qBlue(kept[i]) - qBlue(colour);
            if (const int distance = r * r + g * g + b * b; distance < least) best = i, least = distance;
        }
        nearest.insert(colour, best);
        return best;
    };
    QImage out(image.size(), QImage::Format_Indexed8);
    out.setColorTable(kept);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) out.setPixel(x, y, static_cast<uint>(indexOf(image.pixel(x, y))));
    }
    return out;
}

}  // namespace

class TestHelpPictures : public QObject {
    Q_OBJECT
private:
    QString folder_ = qEnvironmentVariable("ARENASCOPE_HELP_PICTURES");
    const QString models_ = QDir::tempPath() + QStringLiteral("/models");
    QStringList made_;

    /// Saves a picture of the widget; false if it is blank.
    bool picture(QWidget& widget, const QString& name) {
        if (!QTest::qWaitForWindowExposed(widget.window()) || !testing::settle(testing::ChartsOf{*widget.window()}))
            return false;
        const QImage image = withFewColours(widget.grab().toImage().convertToFormat(QImage::Format_RGB32));
        made_ << name + QStringLiteral(".png");
        const QString path = folder_ + QLatin1Char('/') + made_.back();
        return image.colorCount() >= 8 &&
            (folder_.isEmpty() || (QDir().mkpath(QFileInfo(path).path()) && image.save(path)));
    }
    bool panel(OpenedWindow& window, const char* id) {
        window->docks().raise(QLatin1String(id));
        const auto* dock = window->findChild<QDockWidget*>(QLatin1String(id));
        return dock && window.settle() && picture(*dock->widget(), QStringLiteral("pictures/") + QLatin1String(id));
    }
    static bool showChart(OpenedWindow& window, const char* name) {
        auto* chart = window->findChild<Chart*>(QLatin1String(name));
        if (chart) window->findChild<QTabWidget*>()->setCurrentWidget(chart);
        return chart && window.settle();
    }
    bool chart(OpenedWindow& window, const char* name) {
        return showChart(window, name) &&
            picture(*window->findChild<Chart*>(QLatin1String(name)),
                    QStringLiteral("pictures/") + QLatin1String(name).chopped(5));
    }
    /// Copies the model to a folder with a short name, because some panels show it.
    bool open(OpenedWindow& window, const QString& program) {
        const QDir from(testing::programFolder(program)), to(models_ + '/' + program);
        if (!window.wait() || !QDir().mkpath(to.path())) return false;
        for (const QString& name : from.entryList({"model.pt2", "io.json", "*.bin"}, QDir::Files)) {
            QFile::remove(to.filePath(name));
            if (!QFile::copy(from.filePath(name), to.filePath(name))) return false;
        }
        window->open(to.filePath("model.pt2"));
        return QTest::qWaitFor([&] { return window.idle() && window.document(); }, 30000);
    }
    static const TensorRow* row(OpenedWindow& window, const QString& name) {
        const auto& rows = window.document()->outcome()->tensors;
        const auto found = std::find_if(
            rows.begin(), rows.end(), [&](const TensorRow& each) { return QString::fromStdString(each.name) == name; });
        return found == rows.end() ? nullptr : &*found;
    }

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("test_help_pictures"));
        applyLanguageByName(QStringLiteral("en"));
    }

    void cleanupTestCase() { QVERIFY(QDir(models_).removeRecursively()); }

    void theWindowAndItsPanels() {
        OpenedWindow window;
        window->resize(1200, 750);
        QVERIFY(window.wait());
        QVERIFY(picture(*window, QStringLiteral("pictures/start")));
        QVERIFY(open(window, QStringLiteral("mobilenet_v2_w035")));
        const TensorRow* largest = row(window, QStringLiteral("getitem_9"));
        QVERIFY(largest);
        window->workspace().view().select({largest->value}, largest->value);
        QVERIFY(window.settle());
        QVERIFY(picture(*window, QStringLiteral("tour/arena")));
        QVERIFY(panel(window, "tensors"));
        QVERIFY(panel(window, "model"));
        window->resize(1200, 1100);
        QVERIFY(panel(window, "inspector"));
        window->resize(1200, 750);
        QVERIFY(panel(window, "plans"));
        for (const char* name : {"timelineChart", "graphChart", "mapChart"}) QVERIFY2(chart(window, name), name);
        QVERIFY(showChart(window, "arenaChart"));
        window->actions().run->trigger();
        QVERIFY(window.wait());
        QVERIFY(panel(window, "run"));
        QVERIFY(picture(*window, QStringLiteral("tour/run")));
        QVERIFY(panel(window, "log"));
        ExportDialog dialog(window->workspace(), &*window);
        dialog.show();
        QVERIFY(window.wait());
        QVERIFY(picture(dialog, QStringLiteral("tour/export")));
        dialog.hide();
        PreferencesDialog preferences(window->workspace(), PreferencesDialog::Page::look, &*window);
        preferences.show();
        QVERIFY(picture(preferences, QStringLiteral("pictures/preferences")));
        preferences.hide();
        window->docks().raise(QStringLiteral("plans"));
        QVERIFY(showChart(window, "compareChart"));
        QVERIFY(picture(*window, QStringLiteral("tour/compare")));
    }

    void aSecondMemory() {
        OpenedWindow window;
        window->resize(1200, 750);
        QVERIFY(open(window, QStringLiteral("mobilenet_v2_w035")));
        window->workspace().edit(QStringLiteral("capacity"), [](Tuning t) {
            const Pool pool{.mem_id = 1, .name = "SRAM", .capacity = 640 << 10};
            return t.pools.empty() ? edit::add_pool(std::move(t), pool) : edit::set_pool(std::move(t), pool);
        });
        QVERIFY(window.wait());
        QVERIFY(chart(window, "footprintChart"));
        QVERIFY(showChart(window, "arenaChart"));
        QVERIFY(panel(window, "problems"));
        emit window->docks().panel<MemoryPoolsPanel>()->poolAdded();
        QVERIFY(window.wait());
        QVERIFY(panel(window, "pools"));
        const TensorRow* largest = row(window, QStringLiteral("getitem_9"));
        QVERIFY(largest);
        window->workspace().view().select({largest->value}, largest->value);
        window->docks().raise(QStringLiteral("plans"));
        QVERIFY(window.settle());
        PoolCard* card = window->docks().panel<MemoryPoolsPanel>()->card(2);
        QVERIFY(card);
        QMimeData data;
        data.setData(QLatin1String(tensors_mime_type), jsonOfTensors({QStringLiteral("getitem_9")}));
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(card, &enter);
        QVERIFY(window.settle());
        QVERIFY(picture(*window, QStringLiteral("tour/drag")));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(card, &leave);
    }

    void delegatesDimensionsAndHistory() {
        OpenedWindow window;
        window->resize(1200, 750);
        QVERIFY(open(window, QStringLiteral("mlp_dynbatch")));
        QVERIFY(panel(window, "dimensions"));
        QVERIFY(chart(window, "curveChart"));
        QVERIFY(showChart(window, "arenaChart"));
        QVERIFY(open(window, QStringLiteral("add_mul_sin")));
        window->workspace().edit(QStringLiteral("Add backend demo"),
                                 [](Tuning t) { return edit::set_backends(std::move(t), {"demo"}); });
        QVERIFY(window.wait());
        QVERIFY(panel(window, "delegates"));
        QVERIFY(panel(window, "history"));
    }

    void smallerPrograms() {
        OpenedWindow window;
        window->resize(1200, 900);
        QVERIFY(open(window, QStringLiteral("mlp_dynbatch")));
        const ShrinkPanel* shrink = window->docks().panel<ShrinkPanel>();
        window->actions().shrink->trigger();
        QVERIFY(
            QTest::qWaitFor([&] { return window.idle() && !shrink->isBusy() && !shrink->points().empty(); }, 60000));
        QVERIFY(panel(window, "shrink"));
    }

    /// Every page of a panel or a task shows a picture, and this test makes each of them.
    void eachPageShowsAPictureThatIsMade() {
        const QDir help(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/help"));
        static const QRegularExpression shown("!\\[[^\\]]+\\]\\(([^)]+)\\)");
        const QStringList without{"rooms.md", "contributing.md", "results.md"};  // for developers
        QStringList used;
        for (const QString& folder : {QString(), QStringLiteral("panels/")}) {
            for (const QString& page : QDir(help.filePath(folder)).entryList({"*.md"})) {
                QFile file(help.filePath(folder + page));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                int pictures = 0;
                for (auto it = shown.globalMatch(text); it.hasNext(); ++pictures) {
                    const QString path = QDir::cleanPath(folder + it.next().captured(1));
                    QVERIFY2(QFile::exists(help.filePath(path)), qPrintable(page + " shows " + path));
                    QVERIFY2(QFile::exists(":/help/" + path), qPrintable(path + " is not in the program"));
                    if (path.endsWith(".png")) used << path;
                }
                QVERIFY2(pictures > 0 || without.contains(page), qPrintable(folder + page + " shows no picture"));
            }
        }
        for (const QString& path : used) QVERIFY2(made_.contains(path), qPrintable(path + " is made by nothing here"));
        for (const QString& each : {QStringLiteral("tour"), QStringLiteral("pictures")}) {
            for (const QString& name : QDir(help.filePath(each)).entryList({"*.png"}))
                QVERIFY2(made_.contains(each + '/' + name), qPrintable(name + " is made by nothing here"));
        }
    }
};

QTEST_MAIN(TestHelpPictures)
#include "test_help_pictures.moc"
