#include "engine/formats/pt2/enums.h"

#include <algorithm>
#include <array>

namespace arenascope::pt2 {

namespace {

struct Row {
    std::int64_t number;
    DType dtype;
};
constexpr std::array dtypes{
    Row{1, DType::u8},      Row{2, DType::i8},       Row{3, DType::i16},   Row{4, DType::i32},  Row{5, DType::i64},
    Row{6, DType::f16},     Row{7, DType::f32},      Row{8, DType::f64},   Row{9, DType::c32},  Row{10, DType::c64},
    Row{11, DType::c128},   Row{12, DType::boolean}, Row{13, DType::bf16}, Row{28, DType::u16}, Row{29, DType::f8e4m3},
    Row{30, DType::f8e5m2}, Row{34, DType::u32},     Row{35, DType::u64},
};

Result<std::vector<sym::Expr>> read_sizes(const json::View& meta, std::string_view key, sym::Ranges& ranges) {
    TRY(const auto items, meta.items(key));
    std::vector<sym::Expr> out;
    for (const json::View& item : items) {
        TRY(sym::Expr size, read_size(item, ranges).in(key));
        out.push_back(std::move(size));
    }
    return out;
}

}  // namespace

Result<std::pair<std::string, json::View>> read_tagged(const json::View& value) {
    TRY(auto members, value.members());
    if (members.size() > 1) {  // a writer that lists every kind leaves all but one null
        std::erase_if(members, [](const auto& member) { return member.second.is_null(); });
    }
    if (members.size() != 1) {
        return Error{.what = message("a value with {count} kinds", members.size()), .expected = message("exactly one")};
    }
    return std::move(members.front());
}

Result<DType> read_dtype(const json::View& number) {
    TRY(const std::int64_t value, number.integer());
    const auto row = std::find_if(dtypes.begin(), dtypes.end(), [&](const Row& r) { return r.number == value; });
    if (row == dtypes.end()) {
        return Error{.what = message("element type {value} is not supported", value),
                     .expected = message("a real, integer or boolean type")};
    }
    if (row->dtype == DType::c32 || row->dtype == DType::c64 || row->dtype == DType::c128) {
        return Error{.what = message("{dtype} tensors are not supported", torch_name_of(row->dtype)),
                     .expected = message("real, integer or boolean types"),
                     .remedy = message("export the model with its real and imaginary parts as separate tensors")};
    }
    return row->dtype;
}

Result<sym::Expr> read_size(const json::View& size, sym::Ranges& ranges) {
    TRY(const auto tagged, read_tagged(size));
    if (tagged.first == "as_int") {
        TRY(const std::int64_t value, tagged.second.integer());
        return sym::Expr(value);
    }
    if (tagged.first != "as_expr") {
        return Error{.what = message("a size of kind '{kind}'", tagged.first),
                     .expected = message("as_int or as_expr")};
    }
    TRY(const std::string text, tagged.second.text("expr_str"));
    TRY(const sym::Expr expr, sym::parse_srepr(text));
    for (const std::string& symbol : expr.symbols()) ranges.try_emplace(symbol);
    const auto hint = tagged.second.find("hint");
    const auto value = hint ? hint->find("as_int") : std::nullopt;
    if (value && expr.op() == sym::Op::symbol) {
        TRY(const std::int64_t example, value->integer().in("hint"));
        ranges[expr.name()].hint = example;
    }
    return expr;
}

Result<TensorType> read_tensor_type(const json::View& meta, sym::Ranges& ranges) {
    TensorType out;
    TRY(const json::View dtype, meta.at("dtype"));
    TRY(out.dtype, read_dtype(dtype));
    TRY(out.sizes, read_sizes(meta, "sizes", ranges));
    TRY(out.strides, read_sizes(meta, "strides", ranges));
    TRY(const json::View offset, meta.at("storage_offset"));
    TRY(out.storage_offset, read_size(offset, ranges).in("storage_offset"));
    if (out.sizes.size() != out.strides.size()) {
        return Error{.what = message("{sizes} sizes and {count} strides", out.sizes.size(), out.strides.size()),
                     .expected = message("as many of each")};
    }
    constexpr std::int64_t strided = 7;
    TRY(const std::int64_t layout, meta.integer("layout"));
    if (layout != strided)
        return Error{.what = message("a sparse layout is not supported"), .expected = message("a strided tensor")};
    for (const sym::Expr& size : out.sizes) {
        if (size.is_constant() && size.constant() < 0) {
            return Error{.what = message("size {size} is negative", size.text()), .expected = message("0 or more")};
        }
    }
    return out;
}

}  // namespace arenascope::pt2
