#include "engine/formats/pte/pte_bundle.h"

#include <cstring>

#include "engine/ir/graph_budget.h"
#include "schemas/bundled_program_generated.h"

namespace arenascope::pte {

namespace {

namespace fb = ::arenascope::bundle_schema;

constexpr std::size_t alignment = 32;  // of the program inside, as ExecuTorch writes it
constexpr std::uint32_t most_dims = 16;

Error damaged(Message what) {
    return Error{.what = std::move(what),
                 .place = "bundle",
                 .expected = message("an undamaged .bpte file"),
                 .remedy = message("copy or export it again")};
}

Result<const fb::BundledProgram*> root_of(ByteView file) {
    const auto* start = reinterpret_cast<const std::uint8_t*>(file.data());
    if (file.size() >= FLATBUFFERS_MAX_BUFFER_SIZE) return damaged(message("a bundle of more than 2 GiB"));
    flatbuffers::Verifier verifier(start, file.size());
    if (!fb::VerifyBundledProgramBuffer(verifier))
        return damaged(message("an offset in the bundle's flatbuffer points outside it"));
    return fb::GetBundledProgram(start);
}

template <class Number>
BundledTensor number(DType dtype, Number value) {
    const auto bytes = std::as_bytes(std::span(&value, 1));
    return {.dtype = dtype, .sizes = {}, .bytes = {bytes.begin(), bytes.end()}};
}

Result<BundledTensor> tensor_of(const fb::Tensor& from, GraphBudget& budget) {
    BundledTensor out{.dtype = static_cast<DType>(from.scalar_type()), .sizes = {}, .bytes = {}};
    const std::uint32_t rank = from.sizes() ? from.sizes()->size() : 0;
    if (!is_known(out.dtype) || item_size(out.dtype) == 0) return damaged(message("a tensor of an unknown type"));
    if (rank > most_dims) return damaged(message("a tensor of {rank} dimensions", rank));
    std::int64_t bytes = item_size(out.dtype);
    for (std::uint32_t i = 0; i < rank; ++i) {
        const std::int64_t size = from.sizes()->Get(i);
        const auto product = size < 0 ? std::nullopt : checked_mul(bytes, size);
        if (!product) return damaged(message("a dimension of {size}", size));
        bytes = *product;
        out.sizes.push_back(size);
        if (from.dim_order() && i < from.dim_order()->size() && from.dim_order()->Get(i) != i)
            return damaged(message("a tensor that is not stored row by row"));
    }
    const std::int64_t have = from.data() ? static_cast<std::int64_t>(from.data()->size()) : 0;
    if (have != bytes) return damaged(message("a tensor with {stored} bytes, but its sizes need {bytes}", have, bytes));
    CHECKED(budget.take(bytes));
    out.bytes.resize(static_cast<std::size_t>(bytes));
    if (bytes > 0) std::memcpy(out.bytes.data(), from.data()->Data(), out.bytes.size());
    return out;
}

Result<std::vector<BundledTensor>> values_of(const flatbuffers::Vector<flatbuffers::Offset<fb::Value>>* from,
                                             GraphBudget& budget) {
    std::vector<BundledTensor> out;
    for (std::uint32_t i = 0; from && i < from->size(); ++i) {
        CHECKED(budget.take(GraphBudget::use_bytes));
        const fb::Value& value = *from->Get(i);
        if (const auto* tensor = value.val_as_Tensor()) {
            TRY(BundledTensor made, tensor_of(*tensor, budget).in(message("value {value}", i)));
            out.push_back(std::move(made));
        } else if (const auto* whole = value.val_as_Int()) {
            out.push_back(number(DType::i64, whole->int_val()));
        } else if (const auto* truth = value.val_as_Bool()) {
            out.push_back(number(DType::boolean, static_cast<std::uint8_t>(truth->bool_val() ? 1 : 0)));
        } else if (const auto* real = value.val_as_Double()) {
            out.push_back(number(DType::f64, real->double_val()));
        } else {
            return damaged(message("a value of an unknown kind"));
        }
    }
    return out;
}

}  // namespace

bool is_bundle(ByteView file) {
    const auto id = slice(file, 4, 4);
    return id && as_text(*id) == fb::BundledProgramIdentifier();
}

Result<Data> without_bundle(const Data& file) {
    if (!is_bundle(file.bytes)) return file;
    TRY(const fb::BundledProgram* root, root_of(file.bytes));
    const auto* program = root->program();
    if (!program || program->size() == 0) return damaged(message("a bundle without a program"));
    const ByteView bytes = std::as_bytes(std::span(program->data(), program->size()));
    if (reinterpret_cast<std::uintptr_t>(bytes.data()) % alignment == 0) return Data{bytes, file.owner};
    // Heap memory is aligned to 16, as a program requires.
    auto copy = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    return Data{ByteView(*copy), copy};
}

Result<std::vector<BundledCase>> bundled_cases(ByteView file) {
    std::vector<BundledCase> out;
    if (!is_bundle(file)) return out;
    TRY(const fb::BundledProgram* root, root_of(file));
    GraphBudget budget(file.size());
    const auto* suites = root->method_test_suites();
    for (std::uint32_t i = 0; suites && i < suites->size(); ++i) {
        const fb::TestSuite& suite = *suites->Get(i);
        const auto* cases = suite.test_cases();
        for (std::uint32_t k = 0; cases && k < cases->size(); ++k) {
            CHECKED(budget.named(GraphBudget::method_bytes, suite.method_name() ? suite.method_name()->size() : 0));
            BundledCase made;
            if (suite.method_name()) made.method = suite.method_name()->str();
            const std::string place = "suite " + std::to_string(i) + ", case " + std::to_string(k);
            TRY(made.inputs, values_of(cases->Get(k)->inputs(), budget).in(place));
            TRY(made.outputs, values_of(cases->Get(k)->expected_outputs(), budget).in(place));
            out.push_back(std::move(made));
        }
    }
    return out;
}

}  // namespace arenascope::pte
