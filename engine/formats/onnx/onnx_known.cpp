// Numbers that are known while importing: sizes of tensors and what models compute from them. Exporters write every
// reshape of an open batch as Shape, Gather, Concat; nothing of that needs to run.

#include <algorithm>

#include "engine/formats/onnx/onnx_import.h"

namespace arenascope::onnx {

namespace {

using Sizes = std::vector<sym::Expr>;
using Numbers = std::vector<std::int64_t>;

constexpr std::size_t most_known = 4096;  // a list of numbers, no tensor

bool is_whole(DType dtype) { return dtype == DType::i64 || dtype == DType::i32 || dtype == DType::boolean; }

std::optional<std::int64_t> number_of(const sym::Expr& value) {
    return value.is_constant() ? std::optional(value.constant()) : std::nullopt;
}

std::optional<sym::Expr> of_numbers(std::string_view op, std::int64_t a, std::int64_t b) {
    std::optional<std::int64_t> out;
    if (op == "Add") out = checked_add(a, b);
    else if (op == "Sub") out = b == INT64_MIN ? std::nullopt : checked_add(a, -b);
    else if (op == "Mul") out = checked_mul(a, b);
    else if (op == "Div") out = b == 0 || (b == -1 && a == INT64_MIN) ? std::nullopt : std::optional(a / b);
    else if (op == "Mod") out = b <= 0 || a < 0 ? std::nullopt : std::optional(a % b);
    else if (op == "Min") out = std::min(a, b);
    else if (op == "Max") out = std::max(a, b);
    else if (op == "Equal") out = a == b ? 1 : 0;
    else if (op == "Greater") out = a > b ? 1 : 0;
    else if (op == "Less") out = a < b ? 1 : 0;
    else if (op == "And") out = a != 0 && b != 0 ? 1 : 0;
    else if (op == "Or") out = a != 0 || b != 0 ? 1 : 0;
    return out ? std::optional(sym::Expr(*out)) : std::nullopt;
}

std::optional<sym::Expr> combined(std::string_view op, const sym::Expr& a, const sym::Expr& b) {
    const auto x = number_of(a), y = number_of(b);
    if (x && y) return of_numbers(op, *x, *y);
    if (op == "Add") return a + b;
    if (op == "Sub") return a - b;
    if (op == "Mul") return a * b;
    if (op == "Div" && y && *y > 0) return sym::Expr::make(sym::Op::floor_div, {a, b});
    // Sizes are never negative: asking whether one is the -1 of a reshape has an answer.
    if (op == "Equal" && ((x && *x < 0) || (y && *y < 0))) return sym::Expr(0);
    if (op == "Equal" && a == b) return sym::Expr(1);
    return std::nullopt;
}

std::optional<Sizes> elementwise(std::string_view op, const Sizes& a, const Sizes& b) {
    const std::size_t count = std::max(a.size(), b.size());
    if ((a.size() != count && a.size() != 1) || (b.size() != count && b.size() != 1)) return std::nullopt;
    Sizes out;
    for (std::size_t i = 0; i < count; ++i) {
        const auto each = combined(op, a[a.size() == 1 ? 0 : i], b[b.size() == 1 ? 0 : i]);
        if (!each) return std::nullopt;
        out.push_back(*each);
    }
    return out;
}

std::optional<Sizes> gathered(const Importer& im, const Node& node, const Sizes& from) {
    const auto index = im.numbers(node, 1);
    if (!index || node.integer("axis", 0) != 0) return std::nullopt;
    Sizes out;
    for (const std::int64_t i : *index) {
        const auto at = axis_of(i, from.size());
        if (!at) return std::nullopt;
        out.push_back(from[*at]);
    }
    return out;
}

std::optional<Sizes> sliced(const Importer& im, const Node& node, const Sizes& from) {
    const bool by_input = im.has(node, 1);
    const auto starts = by_input ? im.numbers(node, 1) : node.integers("starts");
    const auto ends = by_input ? im.numbers(node, 2) : node.integers("ends");
    const auto steps = im.has(node, 4) ? im.numbers(node, 4) : Numbers{1};
    if (!starts || !ends || !steps || starts->size() != 1 || ends->size() != 1 || *steps != Numbers{1})
        return std::nullopt;
    const auto size = static_cast<std::int64_t>(from.size());
    const auto inside = [&](std::int64_t at) { return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size); };
    const std::int64_t first = inside(starts->front()), last = std::max(first, inside(ends->front()));
    return Sizes(from.begin() + first, from.begin() + last);
}

std::optional<Sizes> chosen(const Importer& im, const Node& node) {
    const auto condition = im.known(node, 0), yes = im.known(node, 1), no = im.known(node, 2);
    if (!condition || !yes || !no) return std::nullopt;
    const std::size_t count = std::max({condition->size(), yes->size(), no->size()});
    Sizes out;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = [&](const Sizes& list) { return list.size() == 1 ? std::size_t{0} : i; };
        if (at(*condition) >= condition->size() || at(*yes) >= yes->size() || at(*no) >= no->size())
            return std::nullopt;
        const auto is = number_of((*condition)[at(*condition)]);
        if (!is) return std::nullopt;
        out.push_back(*is != 0 ? (*yes)[at(*yes)] : (*no)[at(*no)]);
    }
    return out;
}

std::optional<Sizes> joined(const Importer& im, const Node& node) {
    Sizes out;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        const auto part = im.known(node, i);
        if (!part || out.size() + part->size() > most_known) return std::nullopt;
        out.insert(out.end(), part->begin(), part->end());
    }
    return out;
}

std::optional<Sizes> reduced(const Node& node, const Sizes& from) {
    if (from.empty()) return std::nullopt;
    sym::Expr all = from.front();
    for (std::size_t i = 1; i < from.size(); ++i) {
        const auto next = combined(node.op == "ReduceProd"      ? "Mul"
                                       : node.op == "ReduceSum" ? "Add"
                                       : node.op == "ReduceMax" ? "Max"
                                                                : "Min",
                                   all, from[i]);
        if (!next) return std::nullopt;
        all = *next;
    }
    return Sizes{all};
}

std::optional<Sizes> counted(const Importer& im, const Node& node) {
    const auto first = im.numbers(node, 0), limit = im.numbers(node, 1), step = im.numbers(node, 2);
    if (!first || !limit || !step || first->size() != 1 || limit->size() != 1 || step->size() != 1 ||
        step->front() == 0)
        return std::nullopt;
    Sizes out;
    for (std::int64_t at = first->front(); step->front() > 0 ? at < limit->front() : at > limit->front();) {
        if (out.size() >= most_known) return std::nullopt;
        out.emplace_back(at);
        const auto next = checked_add(at, step->front());
        if (!next) return std::nullopt;
        at = *next;
    }
    return out;
}

/// Whether an expression has at most that many parts: models that square sizes again and again grow them without end.
bool is_small(const sym::Expr& value, int& budget) {
    if (--budget < 0) return false;
    if (value.is_constant() || value.op() == sym::Op::symbol) return true;
    return std::all_of(value.args().begin(), value.args().end(),
                       [&](const sym::Expr& part) { return is_small(part, budget); });
}

/// Values of the result; nothing where they are not known.
std::optional<Sizes> values_of(const Importer& im, const Node& node) {
    if (node.op == "Range") return counted(im, node);
    if (node.op == "Where") return chosen(im, node);
    if (node.op == "Concat") return joined(im, node);
    const auto first = im.known(node, 0);
    if (!first) return std::nullopt;
    if (node.op == "Gather") return gathered(im, node, *first);
    if (node.op == "Slice") return sliced(im, node, *first);
    if (node.op.starts_with("Reduce")) return reduced(node, *first);
    if (node.op == "Unsqueeze" || node.op == "Squeeze" || node.op == "Reshape" || node.op == "Flatten" ||
        node.op == "Identity" || node.op == "Cast")
        return first;
    if (node.op == "Neg") return elementwise("Sub", {0}, *first);
    if (node.op == "Not") return elementwise("Equal", {0}, *first);
    const auto second = im.known(node, 1);
    if (!second || node.inputs.size() != 2) return std::nullopt;
    return elementwise(node.op, *first, *second);
}

/// How many dimensions the list of a result has, 0 or 1; nothing where it would be a tensor of more.
std::optional<std::size_t> rank_of(const Importer& im, const Node& node, std::size_t count) {
    const auto rank = [&](std::size_t input) {
        const auto type = im.type(node, input);
        return type.ok() ? type.value().sizes.size() : std::size_t{0};
    };
    if (node.op == "Range" || node.op == "Concat" || node.op == "Slice") return 1;
    if (node.op == "Gather") return rank(1) <= 1 ? std::optional(rank(1)) : std::nullopt;
    if (node.op == "Unsqueeze") return rank(0) == 0 ? std::optional<std::size_t>(1) : std::nullopt;
    if (node.op == "Squeeze") return count == 1 ? std::optional<std::size_t>(0) : std::nullopt;
    if (node.op == "Reshape") {
        const auto shape = im.numbers(node, 1);
        return shape && shape->size() <= 1 ? std::optional(shape->size()) : std::nullopt;
    }
    if (node.op == "Flatten") return std::nullopt;
    if (node.op.starts_with("Reduce")) return node.integer("keepdims", 1) != 0 ? rank(0) : std::size_t{0};
    std::size_t most = 0;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) most = std::max(most, rank(i));
    return most <= 1 ? std::optional(most) : std::nullopt;
}

Sizes shape_of(const Node& node, const TensorType& type) {
    const auto rank = static_cast<std::int64_t>(type.sizes.size());
    const auto inside = [&](std::int64_t at) { return std::clamp<std::int64_t>(at < 0 ? at + rank : at, 0, rank); };
    const std::int64_t first = inside(node.integer("start", 0)),
                       last = std::max(first, inside(node.integer("end", rank)));
    return {type.sizes.begin() + first, type.sizes.begin() + last};
}

}  // namespace

bool Importer::find_known(const Node& node) {
    if (!node.domain.empty() || node.outputs.size() != 1) return false;
    static constexpr std::array<std::string_view, 28> ops{
        "Shape",    "Size",  "Range",   "Where", "Concat", "Gather", "Slice",      "Unsqueeze", "Squeeze", "Reshape",
        "Identity", "Cast",  "Neg",     "Not",   "Add",    "Sub",    "Mul",        "Div",       "Mod",     "Min",
        "Max",      "Equal", "Greater", "Less",  "And",    "Or",     "ReduceProd", "ReduceSum"};
    if (std::find(ops.begin(), ops.end(), node.op) == ops.end()) return false;
    if (node.op == "Shape" || node.op == "Size") {
        const auto from = type(node, 0);
        if (!from.ok()) return false;
        Sizes sizes = shape_of(node, from.value());
        if (node.op == "Shape") return set_known(node.outputs[0], DType::i64, 1, std::move(sizes));
        sym::Expr all = 1;
        for (const sym::Expr& size : from.value().sizes) all = all * size;
        return set_known(node.outputs[0], DType::i64, 0, {all});
    }
    DType dtype = DType::i64;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        if (!known(node, i)) return false;
        if (i > 0 || node.op != "Where") dtype = types_.at(node.inputs[i]).dtype;
    }
    if (node.op == "Equal" || node.op == "Greater" || node.op == "Less" || node.op == "Not" || node.op == "And" ||
        node.op == "Or")
        dtype = DType::boolean;
    if (node.op == "Cast") {
        const std::int64_t to = node.integer("to", 0);
        if (to != 6 && to != 7 && to != 9) return false;
        if (to == 9 && dtype != DType::boolean) return false;
        dtype = to == 6 ? DType::i32 : to == 7 ? DType::i64 : DType::boolean;
    }
    auto values = values_of(*this, node);
    if (!values || values->size() > most_known) return false;
    const auto rank = rank_of(*this, node, values->size());
    if (!rank || (*rank == 0 && values->size() != 1)) return false;
    return set_known(node.outputs[0], dtype, *rank, std::move(*values));
}

bool Importer::set_known(const std::string& name, DType dtype, std::size_t rank, std::vector<sym::Expr> values) {
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

std::optional<std::vector<sym::Expr>> Importer::known(const Node& node, std::size_t input) const {
    if (!has(node, input)) return std::nullopt;
    const auto symbolic = known_.find(node.inputs[input]);
    if (symbolic != known_.end()) return symbolic->second;
    const auto found = constants_.find(node.inputs[input]);
    if (found == constants_.end()) return std::nullopt;
    const TensorType& type = types_.at(node.inputs[input]);
    if (!is_whole(type.dtype) || type.sizes.size() > 1 || found->second.bytes.size() > most_known * 8)
        return std::nullopt;
    std::vector<sym::Expr> out;
    if (type.dtype == DType::boolean) {
        for (const std::byte byte : found->second.bytes) out.emplace_back(byte == std::byte{0} ? 0 : 1);
        return out;
    }
    const auto numbers_here = numbers(node, input);
    if (!numbers_here) return std::nullopt;
    out.assign(numbers_here->begin(), numbers_here->end());
    return out;
}

Result<fx::Arg::Dim> Importer::dim(const Node& node, const sym::Expr& size) {
    if (size.is_constant()) return fx::Arg::Dim{size.constant()};
    const std::string key = size.text();
    if (const auto made = numbers_made_.find(key); made != numbers_made_.end())
        return fx::Arg::Dim{fx::ValueName{made->second}};
    const auto add = [&](std::string target, std::vector<fx::Arg> args) {
        const std::string name = fresh("size");
        graph_.nodes.push_back(
            {.name = name, .target = std::move(target), .args = std::move(args), .outputs = {{.names = {name}}}});
        graph_.scalars[name] = size;
        numbers_made_[key] = name;
        return fx::Arg::Dim{fx::ValueName{name}};
    };
    for (const std::string& input : user_inputs_) {
        const TensorType& type = types_.at(input);
        for (std::size_t i = 0; i < type.sizes.size(); ++i) {
            if (!(type.sizes[i] == size)) continue;
            return add("aten::sym_size.int", {value("self", input), arg("dim", static_cast<std::int64_t>(i))});
        }
    }
    const auto as_variant = [](const fx::Arg::Dim& each) -> fx::Arg::Variant {
        if (const auto* plain = std::get_if<std::int64_t>(&each)) return *plain;
        return std::get<fx::ValueName>(each);
    };
    const char* target = size.op() == sym::Op::add ? "_operator::add"
        : size.op() == sym::Op::mul                ? "_operator::mul"
        : size.op() == sym::Op::floor_div          ? "_operator::floordiv"
                                                   : nullptr;
    if (!target || size.args().size() < 2) return not_mapped(node, message("the size {key}, which no input has", key));
    std::vector<sym::Expr> rest(size.args().begin(), size.args().end() - 1);
    TRY(const fx::Arg::Dim left, dim(node, rest.size() == 1 ? rest.front() : sym::Expr::make(size.op(), rest)));
    TRY(const fx::Arg::Dim right, dim(node, size.args().back()));
    return add(target, {arg("a", as_variant(left)), arg("b", as_variant(right))});
}

Result<fx::Arg> Importer::sizes(const Node& node, std::string name, const std::vector<sym::Expr>& of) {
    std::vector<fx::Arg::Dim> out;
    for (const sym::Expr& size : of) {
        TRY(auto each, dim(node, size));
        out.push_back(std::move(each));
    }
    return fx::Arg{std::move(name), std::move(out)};
}

}  // namespace arenascope::onnx
