#include "engine/runner/check_output.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "engine/ir/dependences.h"

namespace arenascope {

namespace {

/// max |expected|: the largest difference to zeros.
Result<double> largest_of(const HostTensor& expected) {
    HostTensor zeros = expected;
    std::fill(zeros.bytes.begin(), zeros.bytes.end(), std::byte{0});
    TRY(const Difference whole, compare(zeros, expected));
    return whole.max_abs;
}

/// The scale of the call that makes real numbers of stored ones. Stored ones themselves are whole.
std::optional<double> quantum_of(const Method& method, ValueId output) {
    const Tensor* tensor = method.values[output].tensor();
    if (!tensor) return std::nullopt;
    if (tensor->dtype == DType::i8 || tensor->dtype == DType::i16) return 1.0;
    const ValueId root = memory_root(method, output);
    std::optional<double> scale;
    for (const Instruction& each : method.instructions) {
        if (each.outs.size() != 1 || memory_root(method, each.outs.front()) != root) continue;
        const bool is_dequantize = each.op.ends_with("::dequantize_per_tensor.out") && each.args.size() > 1;
        const auto* given = is_dequantize ? std::get_if<double>(&method.values[each.args[1]].data) : nullptr;
        scale = given && *given > 0 ? std::optional(*given) : std::nullopt;
    }
    return scale;
}

std::string number_text(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

/// Multiples of a float quantum are whole up to rounding.
std::string quanta_text(double quanta) {
    const double whole = std::round(quanta);
    return number_text(std::fabs(quanta - whole) < 0.01 ? whole : quanta);
}

/// Whole programs are a few quanta apart; ten were seen.
constexpr double most_quanta = 16;

}  // namespace

std::optional<OutputDistance> distance_of(const Method& method, const OutputReport& output) {
    if (!output.difference || output.difference->first_mismatch < 0) return std::nullopt;
    OutputDistance out{.largest = output.difference->max_abs};
    if (output.index < method.outputs.size()) out.quantum = quantum_of(method, method.outputs[output.index]);
    const auto quanta = out.quanta();
    if (!quanta) {
        out.text = message("output '{output}' differs from the recorded one by up to {difference}", output.name,
                           number_text(out.largest));
        return out;
    }
    out.text = message(
        "output '{output}' differs from the recorded one by up to {difference}, {quanta} x its quantum "
        "of {quantum}",
        output.name, number_text(out.largest), quanta_text(*quanta), number_text(*out.quantum));
    if (*quanta > most_quanta) return out;
    if (!is_floating(output.dtype) || output.largest <= 0) {
        out.remedy =
            message("integer kernels and PyTorch round differently: record the outputs of ExecuTorch's kernels");
        return out;
    }
    const double needed = out.largest / output.largest;  // as --atol counts
    const double digit = std::pow(10.0, std::floor(std::log10(needed)) - 1);
    out.remedy = message(
        "integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record "
        "the outputs of ExecuTorch's kernels",
        number_text(std::ceil(needed / digit) * digit));
    return out;
}

std::optional<std::size_t> farthest_of(const Method& method, const std::vector<OutputReport>& outputs) {
    std::optional<std::size_t> found;
    std::optional<OutputDistance> farthest;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        auto here = distance_of(method, outputs[i]);
        if (!here) continue;
        const auto x = here->quanta(), y = farthest ? farthest->quanta() : std::nullopt;
        const bool is_farther = !farthest || (x && y ? *x > *y : here->largest > farthest->largest);
        if (!is_farther) continue;
        farthest = std::move(here);
        found = i;
    }
    return found;
}

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
        if (reports.back().incomparable) return Error(*reports.back().incomparable).in(message("output {output}", i));
    }
    return reports;
}

}  // namespace arenascope
