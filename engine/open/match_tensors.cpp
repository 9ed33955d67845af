#include "engine/open/match_tensors.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_map>

#include "engine/formats/pte/pte_names.h"

namespace arenascope {

namespace {

constexpr std::size_t look_ahead = 96;  // tensors that one side may have in addition, in one place

/// Whether every operator is named after itself and a number, as in a file without names.
bool has_counted_names(const Method& method) {
    std::map<std::string, int> counts;
    return std::all_of(method.instructions.begin(), method.instructions.end(), [&](const Instruction& each) {
        if (each.kind != Instruction::Kind::kernel) return true;
        const std::string stem = pte::short_name(each.op) + "_";
        return each.name == stem + std::to_string(counts[stem]++);
    });
}

/// The tensors of one side in the order in which they are written, each with its writer.
class Sequence {
public:
    explicit Sequence(const Outcome& outcome) : counted(has_counted_names(*outcome.method)), outcome_(outcome) {
        const Method& method = *outcome.method;
        writer_.resize(method.values.size());
        std::size_t place = 0;
        for (const ValueId id : method.inputs) first(id, "input", 0, ++place);
        for (const Instruction& each : method.instructions)
            for (std::size_t k = 0; k < each.outs.size(); ++k) first(each.outs[k], each.op, k, ++place);
        for (const ValueId id : writer_.indices()) {
            if (!writer_[id].key.empty()) continue;
            const Tensor* tensor = method.values[id].tensor();
            writer_[id] = {.key = tensor && tensor->is_state ? "state" : "", .place = ++place};
        }
        rows.resize(outcome.tensors.size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        std::stable_sort(rows.begin(), rows.end(), [&](std::size_t x, std::size_t y) { return at(x) < at(y); });
    }

    [[nodiscard]] const std::string& key(std::size_t row) const {
        return writer_of(row).key;
    }  ///< empty: nothing is known
    /// Whether the file stores the row's name.
    [[nodiscard]] bool is_named(std::size_t row) const {
        const TensorRow& tensor = outcome_.tensors[row];
        const Tensor* stored = outcome_.method->values[tensor.value].tensor();
        return !counted || (stored && stored->qualified_name == tensor.name);
    }

    bool counted;
    std::vector<std::size_t> rows;  ///< of Outcome::tensors, in the order of their writers

private:
    struct Writer {
        std::string key;
        std::size_t place = 0;
    };

    [[nodiscard]] const Writer& writer_of(std::size_t row) const { return writer_[outcome_.tensors[row].value]; }
    [[nodiscard]] std::size_t at(std::size_t row) const { return writer_of(row).place; }

    void first(ValueId id, const std::string& op, std::size_t k, std::size_t place) {
        if (!writer_.has(id) || !writer_[id].key.empty()) return;
        const Tensor* tensor = outcome_.method->values[id].tensor();
        const bool is_state = tensor && tensor->is_state;  // its write-back does not create it
        writer_[id] = {.key = is_state ? "state" : op + "#" + std::to_string(k), .place = place};
    }

    const Outcome& outcome_;
    Table<ValueId, Writer> writer_;
};

class Matcher {
public:
    Matcher(const Outcome& a, const Outcome& b) : a_(a), b_(b), left_(a), right_(b), taken_(b.tensors.size(), false) {
        out_.partner.assign(a.tensors.size(), -1);
        out_.how.assign(a.tensors.size(), TensorMatch::How::none);
    }

    TensorMatch run() {
        by_name();
        by_order();
        return std::move(out_);
    }

private:
    void pair(std::size_t a, std::size_t b, TensorMatch::How how) {
        out_.partner[a] = static_cast<std::int32_t>(b);
        out_.how[a] = how;
        taken_[b] = true;
    }

    void by_name() {
        const bool mixed = left_.counted != right_.counted;
        std::unordered_map<std::string, std::vector<std::size_t>> named;
        for (auto row = right_.rows.rbegin(); row != right_.rows.rend(); ++row)
            if (!mixed || right_.is_named(*row)) named[b_.tensors[*row].name].push_back(*row);
        for (const std::size_t row : left_.rows) {
            if (mixed && !left_.is_named(row)) continue;
            const auto found = named.find(a_.tensors[row].name);
            if (found == named.end() || found->second.empty()) continue;
            pair(row, found->second.back(), TensorMatch::How::name);
            found->second.pop_back();
        }
    }

    /// Each time pairs the nearest two with the same writer; additional tensors of one side are skipped.
    void by_order() {
        std::vector<std::size_t> a, b;
        for (const std::size_t row : left_.rows)
            if (out_.partner[row] < 0) a.push_back(row);
        for (const std::size_t row : right_.rows)
            if (!taken_[row]) b.push_back(row);
        std::size_t i = 0, k = 0;
        while (i < a.size() && k < b.size()) {
            const auto [more_a, more_b] = nearest(a, i, b, k);
            i += more_a;
            k += more_b;
            if (i >= a.size() || k >= b.size()) break;
            if (agree(a[i], b[k])) pair(a[i], b[k], TensorMatch::How::order);
            ++i;
            ++k;
        }
    }

    [[nodiscard]] bool agree(std::size_t a, std::size_t b) const {
        return !left_.key(a).empty() && left_.key(a) == right_.key(b);
    }

    /// How many to skip on each side; none if nothing near matches.
    [[nodiscard]] std::pair<std::size_t, std::size_t> nearest(const std::vector<std::size_t>& a, std::size_t i,
                                                              const std::vector<std::size_t>& b, std::size_t k) const {
        for (std::size_t more = 0; more <= look_ahead; ++more) {
            for (std::size_t of_a = 0; of_a <= more; ++of_a) {
                const std::size_t at = i + of_a, other = k + more - of_a;
                if (at < a.size() && other < b.size() && agree(a[at], b[other])) return {of_a, more - of_a};
            }
        }
        return {0, 0};
    }

    const Outcome &a_, &b_;
    Sequence left_, right_;
    std::vector<bool> taken_;  // rows of b
    TensorMatch out_;
};

}  // namespace

TensorMatch match_tensors(const Outcome& a, const Outcome& b) {
    if (&a != &b) return Matcher(a, b).run();
    TensorMatch same{.partner = std::vector<std::int32_t>(a.tensors.size()),
                     .how = std::vector(a.tensors.size(), TensorMatch::How::name)};
    std::iota(same.partner.begin(), same.partner.end(), 0);
    return same;
}

}  // namespace arenascope
