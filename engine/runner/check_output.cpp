#include "engine/runner/check_output.h"

#include <algorithm>
#include <string>

namespace arenascope {

namespace {

/// max |expected|: the largest difference to zeros.
Result<double> largest_of(const HostTensor& expected) {
    HostTensor zeros = expected;
    std::fill(zeros.bytes.begin(), zeros.bytes.end(), std::byte{0});
    TRY(const Difference whole, compare(zeros, expected));
    return whole.max_abs;
}

}  // namespace

double usual_rtol(DType dtype) {
    if (dtype == DType::f16) return 1.0 / 1024;
    return dtype == DType::bf16 ? 1.0 / 128 : 1e-4;
}

OutputReport check_output(const Method& method, std::size_t index, const HostTensor& got, const HostTensor* expected,
                          const RunRequest& request) {
    const bool is_known = index < method.outputs.size();
    OutputReport report{.index = index,
                        .name = is_known ? method.values[method.outputs[index]].name : std::to_string(index),
                        .dtype = got.dtype,
                        .shape = got.shape};
    if (!expected) return report;
    report.rtol = request.rtol.value_or(usual_rtol(expected->dtype));
    report.atol = request.atol;
    const auto difference = compare(got, *expected, request.atol, report.rtol);
    if (!difference.ok()) {
        report.incomparable = difference.error();
        return report;
    }
    report.difference = difference.value();
    if (const auto largest = largest_of(*expected); largest.ok()) report.largest = largest.value();
    return report;
}

Result<std::vector<OutputReport>> check_outputs(const Method& method, const RunResult& result,
                                                const VectorRun* expected, const RunRequest& request) {
    std::vector<OutputReport> reports;
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
        const bool is_expected = expected && i < expected->outputs.size();
        reports.push_back(
            check_output(method, i, result.outputs[i], is_expected ? &expected->outputs[i] : nullptr, request));
        if (reports.back().incomparable) return Error(*reports.back().incomparable).in("output " + std::to_string(i));
    }
    return reports;
}

}  // namespace arenascope
