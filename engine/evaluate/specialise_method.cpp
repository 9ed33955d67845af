#include "engine/evaluate/specialise_method.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "engine/base/bytes.h"
#include "engine/evaluate/peak_bytes.h"
#include "engine/planning/issue.h"
#include "engine/symbolic/known.h"

namespace arenascope {

namespace {

std::string text_of(std::int64_t min, std::optional<std::int64_t> max) {
    return std::to_string(min) + ".." + (max ? std::to_string(*max) : "unbounded");
}

Error no_symbol(const Method& method, const std::string& symbol, bool is_pte) {
    Error error{.what = message("unknown dimension '{symbol}'; its range cannot be set", symbol), .place = method.name};
    if (is_pte) {
        error.expected = message("fixed sizes: a .pte has no symbols");
        error.remedy = message("open the .pt2 that it was made from");
        return error;
    }
    const Message known = sym::known_symbols(method.ranges);
    error.expected = known.empty() ? message("no range: every size is fixed") : known;
    return error;
}

Result<> edit_ranges(Method& method, const Tuning& tuning, bool is_pte, MethodReport& report) {
    for (const auto& [symbol, edited] : tuning.ranges) {
        const auto it = method.ranges.find(symbol);
        if (it == method.ranges.end()) return no_symbol(method, symbol, is_pte);
        sym::Range& range = it->second;
        const std::string given = text_of(edited.min, edited.max), own = text_of(range.min, range.max);
        if (edited.min > edited.max) {
            return Error{.what = message("range {given} of {symbol} is empty", given, symbol),
                         .expected = message("min <= max, within {own}", own)};
        }
        if (edited.min < 0)
            return Error{.what = message("range {given} of {symbol} includes sizes below 0", given, symbol),
                         .expected = Message::verbatim(own)};
        if (edited.min < range.min || (range.max && edited.max > *range.max)) {
            report.issues.push_back({.code = IssueCode::wider_range,
                                     .message = message("{symbol}: the range {requested} is wider than the exported "
                                                        "range {exported}; torch.export did not check the other sizes",
                                                        symbol, given, own),
                                     .subject = symbol});
            if (!tuning.edits.allow_wider_ranges) report.export_refusal = report.issues.back().message;
        }
        range.min = edited.min;
        range.max = edited.max;
    }
    return done;
}

/// The sizes of the example as upper bounds. The plan is then valid up to these sizes.
void use_hints(Method& method, const Tuning& tuning, MethodReport& report) {
    for (auto& [symbol, range] : method.ranges) {
        if (!range.hint || tuning.ranges.contains(symbol)) continue;
        report.uses_hints = true;
        range.min = std::min(range.min, *range.hint);
        range.max = *range.hint;
    }
}

/// A .pte states which tensors are dynamic: its sizes are upper bounds without symbols.
Result<> specialise_sizes(Method& method, bool is_pte) {
    Table<ValueId, Dynamism> recorded;
    if (is_pte) {
        for (const Value& value : method.values) {
            recorded.push_back(value.tensor() ? value.tensor()->dynamism : Dynamism::fixed);
        }
    }
    CHECKED(specialise(method));
    for (const ValueId id : recorded.indices()) {
        if (Tensor* tensor = method.values[id].tensor()) tensor->dynamism = recorded[id];
    }
    return done;
}

void report_hints(const Method& original, const Method& hinted, const Tuning& tuning, MethodReport& report) {
    if (!report.uses_hints) return;
    const std::int64_t planned = peak_bytes(hinted, tuning);
    for (const auto& [symbol, range] : original.ranges) {
        const auto mine = hinted.ranges.find(symbol);
        if (mine == hinted.ranges.end() || !mine->second.max || mine->second.max == range.max) continue;
        std::int64_t short_by = 0;
        if (range.max) {
            Method at_max = hinted;
            at_max.ranges[symbol] = range;
            if (specialise(at_max).ok()) short_by = std::max<std::int64_t>(0, peak_bytes(at_max, tuning) - planned);
        }
        const std::int64_t hint = *mine->second.max;
        report.issues.push_back(
            {.code = IssueCode::hint_bound,
             .message = range.max
                 ? message("{symbol}: planned for the example size {hint}; at the range maximum {max} the plan is "
                           "{bytes} bytes too small",
                           symbol, hint, *range.max, short_by)
                 : message("{symbol}: planned for the example size {hint}; the range has no maximum", symbol, hint),
             .bytes = short_by,
             .subject = symbol});
    }
}

std::optional<std::int64_t> bytes_at(const Tensor& tensor, const sym::Values& values) {
    std::optional<std::int64_t> bytes = item_size(tensor.dtype);
    for (const sym::Expr& size : tensor.sizes) {
        const auto known = size.evaluate(values);
        if (!known.ok() || known.value() < 0 || !bytes) return std::nullopt;
        bytes = checked_mul(*bytes, known.value());
    }
    return bytes;
}

std::set<std::string> symbols_of(const Tensor& tensor) {
    std::set<std::string> out;
    for (const sym::Expr& size : tensor.sizes) {
        for (std::string& name : size.symbols()) out.insert(std::move(name));
    }
    return out;
}

struct Contradiction {
    std::int64_t view = 0, whole = 0;
};

class ViewCheck {
public:
    explicit ViewCheck(const Method& method) {
        constexpr std::int64_t least = 2;  // sizes of 0 and 1 hide differences
        for (const auto& [symbol, range] : method.ranges) {
            const std::int64_t most = range.max.value_or(std::max(range.min, least));
            least_[symbol] = range.min;
            largest_[symbol] = most;
            smallest_[symbol] = std::min(std::max(range.min, least), most);
        }
    }

    [[nodiscard]] std::optional<Contradiction> of(const Tensor& view, const Tensor& root) const {
        const std::set<std::string> own = symbols_of(view), roots = symbols_of(root);
        // With a symbol of its own a view is wrong only if its least size is more than its tensor ever has.
        if (!std::includes(roots.begin(), roots.end(), own.begin(), own.end()))
            return exceeds(view, least_, root, largest_);
        const bool is_static = roots.empty();
        // A .pte states bounds of dynamic sizes as numbers.
        if (is_static && (view.dynamism != Dynamism::fixed || root.dynamism != Dynamism::fixed)) return std::nullopt;
        const auto at_most = exceeds(view, largest_, root, largest_);
        if (is_static || !at_most) return at_most;
        return exceeds(view, smallest_, root, smallest_) ? at_most : std::nullopt;
    }

private:
    static std::optional<Contradiction> exceeds(const Tensor& view, const sym::Values& of_view, const Tensor& root,
                                                const sym::Values& of_root) {
        const auto bytes = bytes_at(view, of_view), whole = bytes_at(root, of_root);
        if (!bytes || !whole) return std::nullopt;
        const auto end = checked_add(view.alias_offset, *bytes);
        if (end && *end <= *whole) return std::nullopt;
        return Contradiction{*bytes, *whole};
    }

    sym::Values largest_, smallest_, least_;
};

/// An error where a view has more bytes than the tensor whose bytes it shows. A file that states such sizes contradicts
/// itself: no plan could hold the view. Of dynamic sizes only what is wrong at both ends of the ranges is an error,
/// because an export may know relations between its symbols that the file does not state.
Result<> check_views(const Method& method) {
    const ViewCheck check(method);
    for (const Value& value : method.values) {
        const Tensor* view = value.tensor();
        if (!view || view->alias_of == no_value || !method.values.has(view->alias_of)) continue;
        const Value& owner = method.values[view->alias_of];
        const Tensor* root = owner.tensor();
        if (!root || root->grows || view->grows) continue;
        if (const auto wrong = check.of(*view, *root)) {
            return Error{
                .what = message("'{name}' is a view of '{tensor}' and has {bytes} bytes, more than the {whole} "
                                "bytes of that tensor",
                                value.name, owner.name, wrong->view, wrong->whole),
                .place = method.name,
                .expected = message("a view no larger than its tensor")};
        }
    }
    return done;
}

}  // namespace

Result<> specialise_method(Method& method, const Tuning& tuning, bool is_pte, MethodReport& report) {
    const Method original = tuning.edits.hints ? method : Method{};
    CHECKED(edit_ranges(method, tuning, is_pte, report));
    if (tuning.edits.hints) use_hints(method, tuning, report);
    report.assumed = sym::assume_sizes(method.ranges);
    CHECKED(specialise_sizes(method, is_pte).in(method.name));
    CHECKED(check_views(method));
    if (tuning.edits.hints) report_hints(original, method, tuning, report);
    return done;
}

}  // namespace arenascope
