// Operators that cannot be planned, because their tensors have no bounded size, with the reason.

#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/ops/operators.h"

namespace arenascope::onnx {

namespace {

Result<> size_by_data(Importer&, const Node& node) {
    return not_mapped(node, message("a result whose size depends on data"));
}
Result<> sequence(Importer&, const Node& node) {
    return not_mapped(node, message("a sequence or an optional value is not a tensor"));
}
Result<> random(Importer&, const Node& node) {
    return not_mapped(node, message("random numbers, which differ from run to run"));
}
Result<> text(Importer&, const Node& node) { return not_mapped(node, message("string tensors are not supported")); }

constexpr auto refused_rows = std::to_array<Operator>({
    {"Unique", size_by_data},
    {"ConcatFromSequence", sequence},
    {"SequenceAt", sequence},
    {"SequenceConstruct", sequence},
    {"SequenceEmpty", sequence},
    {"SequenceErase", sequence},
    {"SequenceInsert", sequence},
    {"SequenceLength", sequence},
    {"SequenceMap", sequence},
    {"SplitToSequence", sequence},
    {"Optional", sequence},
    {"OptionalGetElement", sequence},
    {"OptionalHasElement", sequence},
    {"RandomNormal", random},
    {"RandomNormalLike", random},
    {"RandomUniform", random},
    {"RandomUniformLike", random},
    {"Bernoulli", random},
    {"Multinomial", random},
    {"RegexFullMatch", text},
    {"StringConcat", text},
    {"StringNormalizer", text},
    {"StringSplit", text},
    {"TfIdfVectorizer", text},
});

}  // namespace

std::span<const Operator> refused_operators() { return refused_rows; }

}  // namespace arenascope::onnx
