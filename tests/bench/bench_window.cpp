// How long the window's thread is busy without interruption on a problem of 100 000 tensors: opening, viewing,
// filtering, selecting, editing, undoing, switching plans. Every event is timed in CPU time of that thread, so that
// other processes matter little. Prints the longest event of each action against 100 ms; exits 1 if one is over.
// `bench_window 100000 brief` does not wait for the comparison of all planners, which takes two minutes. Instead of a
// number, a file may be given.

#include <time.h>

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMetaObject>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "app/controllers/appearance.h"
#include "app/controllers/main_actions.h"
#include "app/document/document.h"
#include "app/document/jobs.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "tests/bench/traces.h"
#include "widgets/charts/step_chart.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/plot/step_plot.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;

namespace {

double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Times each event that the outermost loop handles; events that it sends itself are part of it.
class TimedApplication final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0) return QApplication::notify(receiver, event);
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        ++depth_;
        const double start = threadMilliseconds();
        const bool taken = QApplication::notify(receiver, event);
        const double spent = threadMilliseconds() - start;
        --depth_;
        if (spent > budget) std::printf("    %.1f ms in one go: %s event %d\n", spent, name.constData(), type);
        if (spent > longest) longest = spent, where = name + " event " + QByteArray::number(type);
        return taken;
    }
    double longest = 0, budget = 100;
    QByteArray where;

private:
    int depth_ = 0;
};

int failures = 0;

struct Measured {
    TimedApplication& app;
    MainWindow& window;
    [[nodiscard]] bool idle() const { return !window.workspace().jobs().anyBusy(); }

    /// Waits that long, and then until no job runs.
    void wait(int milliseconds) const {
        QEventLoop loop;
        do {
            QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
            loop.exec();
        } while (!idle());
    }

    /// Runs `act` as an event of its own, and waits until all jobs that it starts have ended.
    void measure(const char* name, const std::function<void()>& act, double budget = 100) {
        app.longest = 0;
        app.budget = budget;
        app.where.clear();
        QElapsedTimer whole;
        whole.start();
        QMetaObject::invokeMethod(&window, act, Qt::QueuedConnection);
        wait(50);
        wait(250);  // the work that starts when typing stops
        const bool over = app.longest > budget;
        std::printf("%-44s %7.1f ms of %5.0f  (whole %5lld ms; %s)%s\n", name, app.longest, budget,
                    static_cast<long long>(whole.elapsed()), app.where.constData(), over ? "  OVER" : "");
        std::fflush(stdout);
        failures += over ? 1 : 0;
    }
};

QString writeProblem(const QTemporaryDir& folder, std::int32_t count) {
    const QString path = folder.filePath(QStringLiteral("large.csv"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write("id,lower,upper,size\n");
    for (const Buffer& buffer : bench::inference_like(count).buffers) {
        file.write(QStringLiteral("b%1,%2,%3,%4\n")
                       .arg(buffer.id.number())
                       .arg(buffer.first)
                       .arg(buffer.last + 1)
                       .arg(buffer.bytes)
                       .toLatin1());
    }
    return path;
}

void chartsOf(Measured& session, MainWindow& window) {
    auto* tabs = window.findChild<Chart*>(QStringLiteral("arenaChart"))->parentWidget()->parentWidget();
    auto* charts = qobject_cast<QTabWidget*>(tabs);
    if (!charts) return;
    for (int i = 0; i < charts->count(); ++i) {
        const QByteArray name = "shown first: " + charts->widget(i)->objectName().toLatin1();
        session.measure(name.constData(), [charts, i] { charts->setCurrentIndex(i); });
        auto* chart = qobject_cast<Chart*>(charts->widget(i));
        session.measure("  all in view", [chart] { chart->fitAll(); });
        session.measure(
            "  nearer", [chart] { chart->zoom(1.5); }, 33);
    }
    charts->setCurrentIndex(0);
}

/// Keys of the filter, of Find and of a rule: a frame each, whatever the number of tensors.
void keysOf(Measured& session, MainWindow& window) {
    const auto press = [](QLineEdit& field, int key, const QString& text) {
        field.setFocus();
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
        QApplication::sendEvent(&field, &down);
    };
    QLineEdit& find = *window.actions().search;
    QLineEdit& rule = window.docks().panel<MemoryPoolsPanel>()->rules().field();
    QLineEdit& filter = *window.findChild<TensorTable*>()->filterField();
    constexpr double frame = 16;
    for (const auto& [name, field] :
         {std::pair("filter: key ", &filter), std::pair("find: key ", &find), std::pair("rule: key ", &rule)}) {
        for (const QChar letter : QStringLiteral("b99*")) {
            const QByteArray title = name + QString(letter).toLatin1();
            session.measure(
                title.constData(), [&press, &to = *field, letter] { press(to, 0, letter); }, frame);
        }
    }
    for (const char* query : {"size>=500K", "kind:output", "not name:b9", "at:peak", ""}) {
        const QByteArray title = QByteArray("filter: ") + query;
        session.measure(
            title.constData(), [&filter, query] { filter.setText(QString::fromLatin1(query)); }, frame);
    }
    session.measure(
        "find: Enter", [&] { press(find, Qt::Key_Return, {}); }, 100);  // the tensor is selected in every view
    find.clear();
    rule.clear();
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    TimedApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("ArenaScopeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("bench_window"));
    QSettings().clear();
    applyThemeByName(QStringLiteral("light"));
    const int count = argc > 1 ? std::atoi(argv[1]) : 100000;
    const QTemporaryDir folder;
    const QString path = count > 0 ? writeProblem(folder, count) : QString::fromLocal8Bit(argv[1]);
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    Measured session{app, window};
    Workspace& workspace = window.workspace();
    const bool brief = argc > 2;
    const auto giveUpComparing = [&] {
        constexpr int enough = 6000;
        if (brief) QTimer::singleShot(enough, &window, [&] { workspace.jobs().cancel(Jobs::Kind::planning); });
    };
    session.measure("start page", [] {});
    QElapsedTimer opening;
    opening.start();
    double first_chart = 0;
    auto* arena = window.findChild<StepChart*>(QStringLiteral("arenaChart"));
    const auto shown = QObject::connect(arena->findChild<StepPlot*>(), &QCustomPlot::afterReplot, &window, [&] {
        if (first_chart == 0 && !arena->scene().isEmpty()) first_chart = static_cast<double>(opening.elapsed());
    });
    giveUpComparing();
    session.measure("open, plan and compare all planners", [&] { window.open(path); });
    QObject::disconnect(shown);
    std::printf("%-44s %7.0f ms of  3000%s\n", "open to first chart", first_chart, first_chart > 3000 ? "  OVER" : "");
    failures += first_chart > 3000 ? 1 : 0;
    chartsOf(session, window);
    keysOf(session, window);
    const auto& tensors = workspace.view().outcome()->tensors;
    const ValueId middle = tensors[tensors.size() / 2].value;
    session.measure(
        "hover", [&] { workspace.view().setHovered(middle); }, 16);
    session.measure("select one", [&] { workspace.view().select({middle}, middle); });
    session.measure("select all", [&] {
        std::set<ValueId> all;
        for (const TensorRow& row : workspace.view().outcome()->tensors) all.insert(row.value);
        workspace.view().select(all, middle);
    });
    giveUpComparing();
    session.measure("another planner", [&] {
        workspace.edit(QStringLiteral("planner"), [](Tuning tuning) {
            tuning.planner = "naive";
            return tuning;
        });
    });
    session.measure("undo", [&] { workspace.document()->history().undo(); });
    session.measure("redo", [&] { workspace.document()->history().redo(); });
    session.measure("close", [&] { workspace.close(); });
    return failures == 0 ? 0 : 1;
}
