#pragma once
// What the Run panel asks for, and what a run gave.

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/runtime/host_tensor.h"
#include "engine/runtime/run_options.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/value_check.h"

namespace arenascope {

/// RunRequest::against: the values that were recorded beside the program of its first recorded run.
inline constexpr const char* recorded_trace_choice = "trace";

/// What to run: a recorded run by index, or inputs made from a seed (0 for zeros).
struct RunRequest {
    enum class Inputs { recorded, random, zeros } inputs = Inputs::zeros;
    int recorded = 0;
    std::uint64_t seed = 1;
    int repeat = 1;
    bool checkValues = false;  ///< every tensor, against another plan or backend
    bool sanitize = false;     ///< one more run, which watches who damages whose bytes
    enum class Runtime { executorch, resizing, precomputed } runtime = Runtime::executorch;
    bool manageOutputs = false;              ///< of the static runtime
    int instances = 1;                       ///< of the static runtime, one thread each
    int intraThreads = 1;                    ///< that work on one operator
    QString warmup;                          ///< of precomputed offsets: "x=4,16 x=8,16 y=2"; empty: the upper bounds
    std::vector<Binding> bindings{};         ///< outputs that the next repetition reads as inputs, without a copy
    std::map<std::size_t, QString> files{};  ///< inputs that are read from files, by position: .npy, .pb or raw bytes
    double rtol = 1e-4, atol = 1e-5;         ///< how far outputs may be from recorded ones, as compare() has it
    QString against;                         ///< what all values are checked against, see RunApart
};

/// What a check of all values found.
struct ValueFinding {
    ValueId value = no_value;  ///< the first that differs; no_value: none does
    QString text;
};

/// What the static runtime tells of itself.
struct StaticSummary {
    double perSecond = 0;
    qint64 arenaBytes = 0;  ///< per instance, in the last run
    qint64 managed = 0, groups = 0, outgrown = 0;
    qint64 plannedBytes = 0, learnedBytes = 0;  ///< of all groups: told ahead, and learned
    QStringList problems;
};

struct OutputReport {
    QString name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::optional<Difference> difference;  ///< to the recorded output; none where nothing was recorded
    double largest = 0;                    ///< max |reference|, where there is a difference
    QString tolerance;                     ///< that the verdict allowed: "1e−5·max + 1e−4·|ref|"
};

/// One operator over all repetitions; where a loop runs it several times in one run, the sum counts.
struct OperatorTimes {
    std::int32_t instruction = 0;
    std::string op, name, kernel;
    double fastest = 0, median = 0;           ///< milliseconds
    std::optional<qint64> read{}, written{};  ///< bytes moved by one run; none where nobody counted
};

struct RunReport {
    std::shared_ptr<const RunResult> last;
    std::vector<OperatorTimes> ops;    ///< in the order in which they ran first
    std::vector<double> milliseconds;  ///< of each repetition
    bool preparesKernels = false;      ///< within the first repetition: nothing ran with this plan before
    std::vector<OutputReport> outputs;
    std::optional<ValueFinding> values;
    std::vector<CheckedValue> checked;  ///< every tensor that was compared, in the order in which they were computed
    std::optional<std::vector<Violation>> violations;  ///< none: nobody looked
    std::optional<StaticSummary> fromStatic;
};

}  // namespace arenascope
