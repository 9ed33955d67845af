#pragma once
// What tests of `--layout best` share: numbers to compute with, and a method beside what was made of it.

#include <QString>
#include <cmath>

#include "engine/kernels/rows.h"
#include "tests/runtime/hand_made.h"

namespace arenascope::testing {

inline std::vector<float> varied(std::int64_t count, int seed) {
    std::vector<float> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 50 - 1);
    return out;
}

inline std::vector<float> floatsOf(const HostTensor& tensor) {
    if (tensor.dtype == DType::f32) return items<float>(tensor);
    std::vector<std::uint16_t> bits = items<std::uint16_t>(tensor);
    std::vector<float> out;
    TensorValue one;
    one.dtype = DType::f16;
    for (std::uint16_t& each : bits) {
        one.data = reinterpret_cast<std::byte*>(&each);
        out.push_back(load_one<float>(one, 0));
    }
    return out;
}

inline std::string opsOf(const Method& method) {
    std::string text;
    for (const Instruction& instruction : method.instructions) text += instruction.op + " ";
    return text;
}

inline QString differs(const HandMade& made, const HandMade& fused, const std::vector<HostTensor>& inputs,
                       float tolerance) {
    const auto expected = made.run(inputs), got = fused.run(inputs);
    if (!expected.ok() || !got.ok()) return QString::fromStdString((expected.ok() ? got : expected).error().text());
    for (std::size_t k = 0; k < expected.value().outputs.size(); ++k) {
        const auto e = floatsOf(expected.value().outputs[k]), g = floatsOf(got.value().outputs[k]);
        for (std::size_t i = 0; i < e.size(); ++i) {
            if (!(std::abs(e[i] - g[i]) <= tolerance * (1 + std::abs(e[i]))))
                return QStringLiteral("element %1: %2 and %3").arg(i).arg(e[i]).arg(g[i]);
        }
    }
    return {};
}

}  // namespace arenascope::testing
