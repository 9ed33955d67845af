#pragma once
// Operators against their definitions: cases with independent expectations, and one way to run them.

#include <QTest>
#include <functional>
#include <numeric>

#include "tests/lowering/built_program.h"

namespace arenascope::testing {

/// Numbers without a pattern, so that a wrong stride shows.
inline Numbers scattered(std::size_t count, double scale = 1) {
    Numbers out(count);
    for (std::size_t i = 0; i < count; ++i)
        out[i] = scale * std::sin(1.7 * static_cast<double>(i) + 0.3) * (1 + static_cast<double>(i % 5));
    return out;
}

inline std::size_t count(const Shape& shape) {
    return static_cast<std::size_t>(std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>()));
}

struct Array {
    Shape shape;
    Numbers numbers;
    [[nodiscard]] double at(const Shape& place) const {
        std::int64_t offset = 0;
        for (std::size_t i = 0; i < shape.size(); ++i) offset = offset * shape[i] + place[i];
        return numbers[static_cast<std::size_t>(offset)];
    }
};

inline Array random(const Shape& shape, double scale = 1) { return {shape, scattered(count(shape), scale)}; }

/// An array of `shape`, each element computed from its index.
inline Array filled(const Shape& shape, const std::function<double(const Shape&)>& f) {
    Array out{shape, Numbers(count(shape))};
    for (std::size_t i = 0; i < out.numbers.size(); ++i) {
        Shape place(shape.size());
        auto rest = static_cast<std::int64_t>(i);
        for (std::size_t dim = shape.size(); dim-- > 0; rest /= shape[dim]) place[dim] = rest % shape[dim];
        out.numbers[i] = f(place);
    }
    return out;
}

struct OperandOf {
    Array array;
    DType dtype = DType::f32;
};

struct Case {
    std::string name, target;
    std::vector<OperandOf> operands;  ///< a, b, c, ...
    std::vector<fx::Arg> args;
    Array expected;
    DType dtype = DType::f32;
    std::vector<Shape> more_outputs{};  ///< that nothing reads
};

inline fx::Arg number(const std::string& name, double value) { return arg(name, value); }
inline fx::Arg whole(const std::string& name, std::int64_t value) { return arg(name, value); }
inline const fx::Arg self = tensorArg("self", "a");

/// Empty if the operator gives the expected result.
inline QString failureOf(const Case& each) {
    BuiltProgram program;
    char name = 'a';
    for (const OperandOf& operand : each.operands)
        program.input(std::string(1, name++), operand.array.shape, operand.array.numbers, operand.dtype);
    std::vector<std::string> names{"y"};
    std::vector<Shape> shapes{each.expected.shape};
    for (const Shape& shape : each.more_outputs) {
        names.push_back("unused" + std::to_string(names.size()));
        shapes.push_back(shape);
    }
    program.nodes(names, each.target, each.args, shapes, each.dtype, false);
    for (std::size_t i = 1; i < names.size(); ++i) program.retype(names[i], DType::i64);  // indices next to values
    program.output("y");
    const auto got = program.run();
    if (!got.ok()) return QString::fromStdString(got.error().text());
    const auto difference =
        compare(got.value().at(0), hostTensor(each.expected.shape, each.expected.numbers, each.dtype));
    if (!difference.ok()) return QString::fromStdString(difference.error().text());
    if (difference.value().first_mismatch < 0) return {};
    return QStringLiteral("differs by %1 at %2").arg(difference.value().max_abs).arg(difference.value().first_mismatch);
}

inline void addRows(const std::vector<Case>& cases) {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i) QTest::addRow("%s", cases[i].name.c_str()) << static_cast<int>(i);
}

}  // namespace arenascope::testing
