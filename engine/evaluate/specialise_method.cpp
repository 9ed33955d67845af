#include "engine/evaluate/specialise_method.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/evaluate/peak_bytes.h"
#include "engine/formats/open_bytes.h"
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
            return Error{.what = message("range {range} of {symbol} is empty", given, symbol),
                         .expected = message("min <= max, within {range}", own)};
        }
        if (edited.min < 0)
            return Error{.what = message("range {range} of {symbol} includes sizes below 0", given, symbol),
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

/// "a, b and 12 more".
Message named(const std::vector<std::string>& symbols) {
    constexpr std::size_t most = 5;
    const std::vector<std::string> first(symbols.begin(),
                                         symbols.begin() + std::ptrdiff_t(std::min(most, symbols.size())));
    const std::string names = joined(first, ", ");
    return symbols.size() > most ? message("{names} and {count} more", names, symbols.size() - most)
                                 : Message::verbatim(names);
}

/// Symbols without an upper bound in sizes of tensors, in the order of the tensors.
std::vector<std::string> open_symbols(const Method& method) {
    std::vector<std::string> out;
    std::set<std::string> seen;
    const bool may_be_open =
        std::any_of(method.ranges.begin(), method.ranges.end(), [](const auto& each) { return !each.second.max; });
    if (!may_be_open) return out;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor) continue;
        for (const sym::Expr& size : tensor->sizes) {
            const auto bounds = size.bounds(method.ranges);
            if (!bounds.ok() || bounds.value().max) continue;
            for (std::string& symbol : size.symbols()) {
                const auto range = method.ranges.find(symbol);
                const bool is_open = range != method.ranges.end() && !range->second.max;
                if (is_open && seen.insert(symbol).second) out.push_back(std::move(symbol));
            }
        }
    }
    return out;
}

/// Dimensions of inputs, with the first input that has them.
std::map<std::string, std::string> inputs_by_symbol(const Method& method) {
    std::map<std::string, std::string> out;
    for (const ValueId id : method.inputs) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        for (const sym::Expr& size : tensor->sizes)
            if (size.op() == sym::Op::symbol) out.try_emplace(size.name(), method.values[id].name);
    }
    return out;
}

/// Asks for dimensions of inputs first: other sizes may follow from them.
Result<> check_bounds(const Method& method, const Tuning& tuning) {
    const std::vector<std::string> open = open_symbols(method);
    if (open.empty()) return done;
    const std::map<std::string, std::string> inputs = inputs_by_symbol(method);
    std::vector<std::string> free;
    std::copy_if(open.begin(), open.end(), std::back_inserter(free),
                 [&](const std::string& symbol) { return inputs.contains(symbol); });
    if (free.size() == 1) {
        return Error{.what = message("dimension '{symbol}' of input '{input}' has no upper bound", free.front(),
                                     inputs.at(free.front())),
                     .remedy = message("set one, e.g. --range {symbols}=1:128", free.front()),
                     .remedy_code = RemedyCode::bound_symbols};
    }
    if (!free.empty()) {
        return Error{
            .what = message("dimensions {symbols} of the inputs have no upper bound", named(free)),
            .remedy = message("set one for each of {symbols}, e.g. --range {symbol}=1:128", named(free), free.front()),
            .remedy_code = RemedyCode::bound_symbols};
    }
    for (const auto& [symbol, range] : tuning.ranges) {
        if (range.min == range.max || !inputs.contains(symbol) || !stands_for_bytes(open.front())) continue;
        return Error{.what = message("sizes cannot be computed over a range of '{symbol}'", symbol),
                     .expected = message("one size"),
                     .remedy = message("fix it, e.g. --range {symbol}={size}", symbol, range.max)};
    }
    if (open.size() == 1) return done;  // the tensor is named where it is specialised
    return Error{
        .what = message("{count} sizes have no upper bound: {symbols}", open.size(), named(open)),
        .remedy = message("set one for each of {symbols}, e.g. --range {symbol}=1:128", named(open), open.front()),
        .remedy_code = RemedyCode::bound_symbols};
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
                 ? message("{symbol}: planned for the example size {size}; at the range maximum {max} the plan is "
                           "{bytes} bytes too small",
                           symbol, hint, *range.max, short_by)
                 : message("{symbol}: planned for the example size {size}; the range has no maximum", symbol, hint),
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
                .what = message("'{name}' is a view of '{tensor}' and has {bytes} bytes, more than the {tensor_bytes} "
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
    CHECKED(check_bounds(method, tuning).in(method.name));
    CHECKED(specialise_sizes(method, is_pte).in(method.name));
    CHECKED(check_views(method));
    if (tuning.edits.hints) report_hints(original, method, tuning, report);
    return done;
}

}  // namespace arenascope
