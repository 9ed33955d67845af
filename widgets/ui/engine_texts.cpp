#include "widgets/ui/engine_texts.h"

#include <QCoreApplication>
#include <array>

#include "engine/planning/planner.h"

namespace arenascope::words {
namespace {

constexpr const char* engine_context = "arenascope::Engine";
constexpr const char* stage_context = "arenascope::Stage";

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

// The engine says these in English; here they are found by lupdate. A test walks the engine's own lists and fails
// where one is missing.
[[maybe_unused]] constexpr const char* engine_texts[] = {
    QT_TRANSLATE_NOOP("arenascope::Engine", "intermediate"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "input"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "output"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "state"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "constant"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "alias"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "delegate-io"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Integers for Cortex-M"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "quantised layers compute on integers, with the operators of ExecuTorch's Cortex-M library"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Fold batch norm into convolution"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "scales the weights of a convolution by the batch norm after it, and removes the batch norm"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Fold constants"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "computes values that depend on constants only, such as transposed weights, and stores them"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Fold padding into convolution"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Drop unused outputs"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "splits with unused parts become slices of the used parts"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Drop copies"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or "
                      "permutations are removed; their readers use the operand"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Recompute small values"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "values that are cheap to compute are computed again for a later reader where that lowers the peak"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Recompute halos of tiles"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "each tile computes the rows at its borders again, and keeps none of the tile before; without "
                      "tiles, nothing changes"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Roll equal tiles into loops"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "tiles that differ only by a constant step become a loop of the .pte, where that takes less "
                      "memory to load; without tiles, nothing changes"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Elementwise in place"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "an elementwise operator writes over an operand that is not read again"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Quantise in place"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but "
                      "is not exported"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "State updates in place"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "updates of a state, such as a KV cache, are written directly into its buffer"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Shared result of branches"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "both branches write their result to the same bytes, instead of one buffer each"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Concat operands inside the result"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "operands of a concatenation are planned inside its result, so that no bytes are copied"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Merge values of one place"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "views and named constants at one place become one value of the .pte, which takes less memory to "
                      "load"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Scratch and sums of the core"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "cortex_m operators get the scratch and the bias or kernel sums that the chosen core's kernels need"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ExecuTorch with its portable kernels"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ExecuTorch with XNNPACK"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ExecuTorch with its Cortex-M library"),
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
                      "Steps with the most live bytes first, their largest tensors first, into the tightest gap"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy by conflicts"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Hill climb"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Starts from greedy by size and reorders tensors at the peak while that helps; seeded"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Squeaky wheel"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Piecewise"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded"),
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
                      "Steps with the most live bytes first, into shared objects, which grow where none has room"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Equality"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "In execution order, tensors of equal size share an object"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Storage groups"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "In execution order into the most recently freed storage, whatever its size"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Greedy"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "ExecuTorch's default as implemented: largest first, the first shared object with room (the "
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
    QT_TRANSLATE_NOOP("arenascope::Engine", "Every tensor after the previous one; no bytes are shared")};

// Of resources/targets.
[[maybe_unused]] constexpr const char* preset_words[] = {
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M0+ with 32 KB of SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "STM32G0, SAM D21 class: no DSP instructions; the SRAM also holds the stack."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M33 with 512 KB of SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "nRF5340, STM32U5 class: DSP instructions, one SRAM for all of the program."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M55 with 1 MB of SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Vector instructions (MVE) without an NPU; DTCM in addition to the SRAM."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M4 with 256 KB of SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M7 with tightly coupled memory"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "ESP32-S3 with 8 MB of PSRAM"),
    QT_TRANSLATE_NOOP(
        "arenascope::Engine",
        "Internal SRAM that Wi-Fi and the stack leave free; octal PSRAM behind a cache with 32-byte lines."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M55 and Ethos-U55 with shared SRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine",
                      "Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash."),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Cortex-M85 and Ethos-U85 with DRAM"),
    QT_TRANSLATE_NOOP("arenascope::Engine", "Corstone-320 class: SRAM as fast scratch before a large DRAM.")};

/// The text of a stage, and the one with a subject in %1; null if the stage never has one.
struct StageWords {
    StageKind kind;
    const char* alone = nullptr;
    const char* of_subject = nullptr;
};

constexpr auto stages = std::to_array<StageWords>({
    {StageKind::opening, QT_TRANSLATE_NOOP("arenascope::Stage", "opening")},
    {StageKind::reading, nullptr, QT_TRANSLATE_NOOP("arenascope::Stage", "reading %1")},
    {StageKind::reading_graph, QT_TRANSLATE_NOOP("arenascope::Stage", "reading the graph")},
    {StageKind::reading_methods, QT_TRANSLATE_NOOP("arenascope::Stage", "reading methods")},
    {StageKind::reading_buffers, QT_TRANSLATE_NOOP("arenascope::Stage", "reading buffers")},
    {StageKind::reading_trace, QT_TRANSLATE_NOOP("arenascope::Stage", "reading the trace")},
    {StageKind::lowering, QT_TRANSLATE_NOOP("arenascope::Stage", "lowering"),
     QT_TRANSLATE_NOOP("arenascope::Stage", "lowering %1")},
    {StageKind::pass, nullptr, QT_TRANSLATE_NOOP("arenascope::Stage", "pass: %1")},
    {StageKind::lifetimes, QT_TRANSLATE_NOOP("arenascope::Stage", "lifetimes")},
    {StageKind::partitioning, nullptr, QT_TRANSLATE_NOOP("arenascope::Stage", "partitioning: %1")},
    {StageKind::compiling, nullptr, QT_TRANSLATE_NOOP("arenascope::Stage", "compiling %1")},
    {StageKind::ordering, QT_TRANSLATE_NOOP("arenascope::Stage", "schedule")},
    {StageKind::planning, QT_TRANSLATE_NOOP("arenascope::Stage", "planning"),
     QT_TRANSLATE_NOOP("arenascope::Stage", "planning: %1")},
    {StageKind::placing, QT_TRANSLATE_NOOP("arenascope::Stage", "placing")},
    {StageKind::loading_plan, QT_TRANSLATE_NOOP("arenascope::Stage", "loading the plan")},
    {StageKind::loading_module, QT_TRANSLATE_NOOP("arenascope::Stage", "loading the module")},
    {StageKind::running, QT_TRANSLATE_NOOP("arenascope::Stage", "running")},
    {StageKind::running_sanitizer, QT_TRANSLATE_NOOP("arenascope::Stage", "running under the sanitizer")},
    {StageKind::without_delegates, QT_TRANSLATE_NOOP("arenascope::Stage", "without delegates")},
    {StageKind::other_order, QT_TRANSLATE_NOOP("arenascope::Stage", "the opposite order")},
    {StageKind::region_by_region, QT_TRANSLATE_NOOP("arenascope::Stage", "region by region")},
    {StageKind::sizes, nullptr, QT_TRANSLATE_NOOP("arenascope::Stage", "sizes of %1")},
    {StageKind::writing, QT_TRANSLATE_NOOP("arenascope::Stage", "writing")},
    {StageKind::writing_methods, QT_TRANSLATE_NOOP("arenascope::Stage", "writing methods")},
    {StageKind::writing_data, QT_TRANSLATE_NOOP("arenascope::Stage", "writing data")},
    {StageKind::writing_copy, QT_TRANSLATE_NOOP("arenascope::Stage", "writing a temporary copy")},
    {StageKind::reading_back, QT_TRANSLATE_NOOP("arenascope::Stage", "reading the file back")},
    {StageKind::running_copy, QT_TRANSLATE_NOOP("arenascope::Stage", "running the file")},
});

constexpr bool has_row_for_each() {
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (stages[i].kind != static_cast<StageKind>(i)) return false;
    }
    return stages.size() == static_cast<std::size_t>(StageKind::running_copy) + 1;
}
static_assert(has_row_for_each());

}  // namespace

QString engine(std::string_view english) {
    return QCoreApplication::translate(engine_context, std::string(english).c_str());
}

QString stage(const Stage& stage) {
    const StageWords& words = stages[static_cast<std::size_t>(stage.kind)];
    if (stage.subject.empty() || !words.of_subject)
        return words.alone ? QCoreApplication::translate(stage_context, words.alone) : QString();
    const Planner* planner = stage.kind == StageKind::planning ? find_planner(stage.subject) : nullptr;
    return QCoreApplication::translate(stage_context, words.of_subject)
        .arg(planner ? engine(planner->title) : text(stage.subject));
}

QString problem(const PlanIssue& issue) { return message(issue.message); }

}  // namespace arenascope::words
