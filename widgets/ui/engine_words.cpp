#include "widgets/ui/engine_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

#include "engine/planning/issue.h"
#include "engine/planning/planner.h"

namespace arenascope::words {
namespace {

constexpr const char* engine_context = "arenascope::Engine";
constexpr const char* stage_context = "arenascope::Stage";
constexpr const char* problem_context = "arenascope::PlanProblem";

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

// The engine says these in English; here they are found by lupdate. A test walks the engine's own lists and fails
// where one is missing.
[[maybe_unused]] constexpr const char* engine_words[] = {
    QT_TRANSLATE_NOOP("arenascope::Engine", "intermediate"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "input"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "output"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "state"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "constant"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "alias"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "delegate-io"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ExecuTorch with its portable kernels"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ExecuTorch with XNNPACK"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ArenaScope's own runtime"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "out"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "native"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "fallback"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "missing"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "delegate"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "control"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "view"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "no out variant"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "no tensor"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "unplanned"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "optimal"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "within"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "infeasible"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "invalid"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "unknown"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "shared state"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Automatic"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "The best of all planners below, per pool; stops where a plan is proven optimal"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy by size"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Largest first into the tightest gap, as TensorFlow Lite does"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy by breadth"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Fullest moments first, their largest tensors first, into the tightest gap"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy by conflicts"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "What lives beside most others first, the larger of equals, each at the lowest free place"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Hill climb"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Starts from greedy by size and reorders tensors at the peak while that helps; seeded"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Squeaky wheel"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Places again and again, what ended too high moves to the front; for large problems; seeded"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Optimal"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits "
                      "all capacities"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Best fit in execution order"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Tensors in execution order, each into the tightest gap"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Shared objects by size"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Largest first into the smallest shared object that is free over the lifetime"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Shared objects by breadth"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Fullest moments first into shared objects, which grow where none has room"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Equality"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "In execution order, tensors of equal size share an object"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Storage groups"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "In execution order into the storage that was freed last, whatever its size"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "ExecuTorch's default as its code is: largest first, the first shared object with room (the "
                      "documented rule is greedy_best_fit)"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy without sub-packing"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy with objects that hold one tensor at a time, as for Vulkan"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy, documented"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "In graph order the free buffer closest in size, else a new one (greedy takes the first, largest "
                      "tensors first)"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cadence first fit"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Largest first at the lowest free offset"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cadence best fit"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Largest first into the tightest gap"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Naive"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Every tensor after the one before; nothing is shared")};

// Of resources/targets.
[[maybe_unused]] constexpr const char* preset_words[] = {
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M4 with 256 KB of SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M7 with tightly coupled memory"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ESP32-S3 with 8 MB of PSRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Internal SRAM left beside Wi-Fi and the stack; octal PSRAM behind a cache with 32-byte lines."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M55 and Ethos-U55 with shared SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M85 and Ethos-U85 with DRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Corstone-320 class: SRAM as fast scratch before a large DRAM.")};

/// Longest first where one begins like another.
constexpr const char* stages[] = {QT_TRANSLATE_NOOP("arenascope::Stage", "compare"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "info"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "lifetimes"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "loading the plan"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "lowering"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "opening"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "plan"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "planning"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading buffers"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading it back"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading methods"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading the graph"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading the trace"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "running it"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "running"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "schedule"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "writing a temporary copy"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "writing data"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "writing methods"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "writing"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "compiling %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "lowering %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "partitioning: %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "pass: %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "planning: %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "reading %1"),
                                  QT_TRANSLATE_NOOP("arenascope::Stage", "sizes of %1")};

[[maybe_unused]] constexpr const char* problem_forms[] = {
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "rule '{rule}' matches only tensors inside the program: the caller can supply inputs, outputs "
                      "and state"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "position %1"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "step %1 (%2)"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "pool %1"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "memory %1"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} and {b} share {bytes} bytes while both live, first at {at}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there"),
    QT_TRANSLATE_NOOP(
        "arenascope::PlanProblem",
        "{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {at}: "
        "{largest}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan "
                      "fits; the largest: {largest}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{pool} needs {needed} bytes at least, {bytes} more than its capacity of {capacity}: so a search "
                      "has proved; no plan fits; fullest at {at}, the largest there: {largest}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; the largest: "
                      "{largest}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is in memory {memory}, which is no pool"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} ends before it starts"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is of kind {kind}, which its pool does not take"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} has a size that does not fit in 64 bits"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is at {offset}: its end does not fit in 64 bits"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is at {offset}, before the start of its pool"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is at {offset}, but is pinned to {pin}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is at {offset}, no multiple of {align}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} is at {offset}, inside the first {reserved} reserved bytes"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} and {b} share storage, but are in different pools"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{a} and {b} share storage, but are not {distance} bytes apart"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{offsets} offsets for {buffers} buffers"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{symbol}: asked {asked}, exported for {own}: the graph's guards do not cover it"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "{symbol}: hint {hint}, range max unbounded"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "rule '{rule}' matches no tensor"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem", "rule '{rule}' of the delegation matches no node"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "backend '{backend}' takes no node: Delegates and arenascope partition say why"),
    QT_TRANSLATE_NOOP(
        "arenascope::PlanProblem",
        "ExecuTorch also places {bytes} bytes at the last step for what it writes back to {count} states; "
        "nothing reads them, and they are left out here: its own total may be that much larger"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "shared state lies in memory {memory}: ExecuTorch's own 2 is a pool of yours"),
    QT_TRANSLATE_NOOP("arenascope::PlanProblem",
                      "{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written "
                      "at {at}; ExecuTorch refuses to load such a plan")};

QString place(const PlanProblem& problem, const std::string& step, const std::string& node) {
    if (step.empty()) return QCoreApplication::translate(problem_context, "position %1").arg(problem.step);
    return QCoreApplication::translate(problem_context, "step %1 (%2)").arg(text(step), text(node));
}

/// "pool SRAM", or "memory 3" where it has no name.
QString poolName(const std::string& english) {
    const QString given = text(english);
    const QString name = given.section(QLatin1Char(' '), 1);
    return (given.startsWith(QLatin1String("pool ")) ? QCoreApplication::translate(problem_context, "pool %1")
                                                     : QCoreApplication::translate(problem_context, "memory %1"))
        .arg(name);
}

}  // namespace

QString engine(std::string_view english) {
    return QCoreApplication::translate(engine_context, std::string(english).c_str());
}

QString stage(std::string_view english) {
    const QString given = text(english);
    for (const char* each : stages) {
        const QString form = QString::fromUtf8(each);
        const qsizetype at = form.indexOf(QLatin1String("%1"));
        if (at < 0 && form == given) return QCoreApplication::translate(stage_context, each);
        if (at < 0 || !given.startsWith(form.left(at))) continue;
        const Planner* planner = find_planner(given.mid(at).toStdString());
        return QCoreApplication::translate(stage_context, each).arg(planner ? engine(planner->title) : given.mid(at));
    }
    return given;
}

QString problem(const PlanProblem& problem) {
    if (problem.sentence.empty()) return text(problem.text);
    ProblemArgs args = problem.args;
    const auto valueOf = [&](std::string_view name) -> std::string {
        for (const auto& [key, value] : args) {
            if (key == name) return value;
        }
        return {};
    };
    for (auto& [name, value] : args) {
        if (name == "at") value = place(problem, valueOf("step"), valueOf("node")).toStdString();
        if (name == "pool") value = poolName(value).toStdString();
        if (name == "kind") value = engine(value).toStdString();
    }
    const std::string form =
        QCoreApplication::translate(problem_context, std::string(problem.sentence).c_str()).toStdString();
    return text(filled(form, args));
}

}  // namespace arenascope::words
