#include "engine/formats/onnx/onnx_values.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace arenascope::onnx {
namespace {

bool is_whole(DType dtype) { return dtype == DType::i64 || dtype == DType::i32 || dtype == DType::boolean; }

/// Limits the number of terms: models that repeatedly square sizes would grow them exponentially.
bool is_small(const sym::Expr& value, int& budget) {
    if (--budget < 0) return false;
    if (value.is_constant() || value.op() == sym::Op::symbol) return true;
    return std::all_of(value.args().begin(), value.args().end(),
                       [&](const sym::Expr& part) { return is_small(part, budget); });
}

}  // namespace

Values Values::of_body() const {
    Values inner;
    inner.types_ = types_;
    inner.constants_ = constants_;
    inner.known_ = known_;
    inner.used_ = used_;
    inner.opaque_ = opaque_;
    inner.unsized_ = unsized_;
    inner.asked_ = asked_;
    return inner;
}

void Values::add_input(const std::string& name, TensorType type) {
    user_inputs_.push_back(name);
    types_[name] = std::move(type);
}

void Values::shadow(const std::string& name, TensorType type) {
    constants_.erase(name);
    known_.erase(name);
    types_[name] = std::move(type);
    used_.insert(name);
}

Result<TensorType> Values::type(const Node& node, std::size_t input) const {
    if (!has(node, input)) return not_mapped(node, message("input {input} is missing", input));
    return types_.at(node.inputs[input]);
}

Result<TensorType> Values::plain(const Node& node, std::size_t input) const {
    TRY(const TensorType given, type(node, input));
    return TensorType{.dtype = given.dtype, .sizes = given.sizes};
}

bool Values::has(const Node& node, std::size_t input) const {
    return input < node.inputs.size() && !node.inputs[input].empty() && types_.contains(node.inputs[input]);
}

const Data* Values::fixed(const Node& node, std::size_t input) const {
    if (!has(node, input)) return nullptr;
    const auto found = constants_.find(node.inputs[input]);
    if (found != constants_.end()) return &found->second;
    asked_->insert(node.inputs[input]);
    return nullptr;
}

std::optional<std::vector<std::int64_t>> Values::numbers(const Node& node, std::size_t input) const {
    const Data* found = fixed(node, input);
    if (!found) return std::nullopt;
    const DType dtype = types_.at(node.inputs[input]).dtype;
    std::vector<std::int64_t> out;
    const ByteView bytes = found->bytes;
    if (dtype == DType::i64) {
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8)
            out.push_back(read_at<std::int64_t>(bytes, at).value_or(0));
    } else if (dtype == DType::i32) {
        for (std::size_t at = 0; at + 4 <= bytes.size(); at += 4)
            out.push_back(read_at<std::int32_t>(bytes, at).value_or(0));
    } else {
        return std::nullopt;
    }
    return out;
}

std::optional<double> Values::scalar(const Node& node, std::size_t input) const {
    const Data* found = fixed(node, input);
    if (!found || found->bytes.size() != 4 || types_.at(node.inputs[input]).dtype != DType::f32) return std::nullopt;
    return read_at<float>(found->bytes, 0);
}

std::optional<double> Values::number(const Node& node, std::size_t input) const {
    const Data* found = fixed(node, input);
    if (!found) return std::nullopt;
    const DType dtype = types_.at(node.inputs[input]).dtype;
    if (found->bytes.size() != static_cast<std::size_t>(item_size(dtype))) return std::nullopt;
    if (dtype == DType::f32) return read_at<float>(found->bytes, 0);
    if (dtype == DType::f64) return read_at<double>(found->bytes, 0);
    if (dtype == DType::bf16)
        return std::bit_cast<float>(static_cast<std::uint32_t>(read_at<std::uint16_t>(found->bytes, 0).value_or(0))
                                    << 16);
    if (dtype == DType::i64) return static_cast<double>(read_at<std::int64_t>(found->bytes, 0).value_or(0));
    if (dtype == DType::i32) return read_at<std::int32_t>(found->bytes, 0);
    if (dtype == DType::i16) return read_at<std::int16_t>(found->bytes, 0);
    if (dtype != DType::f16) return std::nullopt;
    const std::uint16_t bits = read_at<std::uint16_t>(found->bytes, 0).value_or(0);
    const int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    const double size = exponent == 31 ? (mantissa == 0 ? HUGE_VAL : std::nan(""))
        : exponent == 0                ? std::ldexp(mantissa, -24)
                                       : std::ldexp(1024 + mantissa, exponent - 25);
    return (bits & 0x8000) != 0 ? -size : size;
}

fx::Arg Values::tensor(std::string name, const Node& node, std::size_t input) const {
    if (!has(node, input)) return {std::move(name), fx::None{}};
    return {std::move(name), fx::ValueName{node.inputs[input]}};
}

std::string Values::fresh(const std::string& base) {
    std::string name = base;
    for (int& number = made_names_[base]; !used_.insert(name).second;) name = base + "_" + std::to_string(++number);
    return name;
}

void Values::constant(const std::string& name, TensorType type, Data data) {
    types_[name] = std::move(type);
    constants_[name] = std::move(data);
}

bool Values::set_known(const std::string& name, DType dtype, std::size_t rank, std::vector<sym::Expr> values) {
    TensorType type{.dtype = dtype};
    if (rank == 1) type.sizes = {static_cast<std::int64_t>(values.size())};
    const bool fixed =
        std::all_of(values.begin(), values.end(), [](const sym::Expr& value) { return value.is_constant(); });
    if (!fixed) {
        for (const sym::Expr& value : values) {
            int budget = 64;
            if (!is_small(value, budget)) return false;
        }
        types_[name] = std::move(type);
        known_[name] = std::move(values);
        return true;
    }
    std::vector<std::byte> bytes;
    for (const sym::Expr& value : values) {
        const std::int64_t number = value.constant();
        const auto from = std::as_bytes(std::span(&number, 1));  // little endian: the low bytes come first
        bytes.insert(bytes.end(), from.begin(), from.begin() + item_size(dtype));
    }
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    constant(name, std::move(type), Data{ByteView(*owner), owner});
    return true;
}

std::optional<std::vector<sym::Expr>> Values::known(const Node& node, std::size_t input) const {
    if (!has(node, input)) return std::nullopt;
    const auto symbolic = known_.find(node.inputs[input]);
    if (symbolic != known_.end()) return symbolic->second;
    const TensorType& type = types_.at(node.inputs[input]);
    if (!is_whole(type.dtype) || type.sizes.size() > 1) return std::nullopt;
    const Data* found = fixed(node, input);
    if (!found || found->bytes.size() > most_known * 8) return std::nullopt;
    std::vector<sym::Expr> out;
    if (type.dtype == DType::boolean) {
        for (const std::byte byte : found->bytes) out.emplace_back(byte == std::byte{0} ? 0 : 1);
        return out;
    }
    const auto numbers_here = numbers(node, input);
    if (!numbers_here) return std::nullopt;
    out.assign(numbers_here->begin(), numbers_here->end());
    return out;
}

}  // namespace arenascope::onnx
