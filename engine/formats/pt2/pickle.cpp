#include "engine/formats/pt2/pickle.h"

#include <bit>
#include <map>

namespace arenascope::pt2::pickle {

namespace {

constexpr std::size_t most_values = 4'000'000, most_memo = 4'000'000;

class Machine {
public:
    explicit Machine(ByteView bytes) : bytes_(bytes) {}

    Result<Tree> run() && {
        while (!stopped_) {
            const std::size_t at = at_;
            TRY(const auto code, number<std::uint8_t>());
            auto stepped = step(code);
            if (!stepped.ok()) return std::move(stepped).error().in(message("byte {byte}", at));
            if (tree_.values.size() > most_values)
                return Error{.what = message("a pickle of more than 4 million values")};
        }
        if (stack_.size() != 1 || !marks_.empty())
            return Error{.what = message("a pickle that ends with unused values")};
        tree_.root = stack_.back();
        return std::move(tree_);
    }

private:
    template <class T>
    Result<T> number() {
        const auto value = read_at<T>(bytes_, at_);
        if (!value) return Error{.what = message("a truncated pickle")};
        at_ += sizeof(T);
        return *value;
    }

    Result<std::string> text(std::uint64_t size) {
        const auto part = slice(bytes_, at_, size);
        if (!part) return Error{.what = message("a string that ends past the pickle")};
        at_ += static_cast<std::size_t>(size);
        return std::string(as_text(*part));
    }

    Result<std::string> line() {
        if (at_ > bytes_.size()) return Error{.what = message("a truncated pickle")};
        const auto rest = as_text(bytes_.subspan(at_));
        const auto end = rest.find('\n');
        if (end == std::string_view::npos) return Error{.what = message("a line that does not end")};
        at_ += end + 1;
        return std::string(rest.substr(0, end));
    }

    Result<> push(Value value) {
        tree_.values.push_back(std::move(value));
        stack_.push_back(static_cast<Index>(tree_.values.size() - 1));
        return done;
    }

    Result<Index> pop() {
        if (stack_.empty() || (!marks_.empty() && stack_.size() <= marks_.back()))
            return Error{.what = message("an instruction without its operand")};
        const Index top = stack_.back();
        stack_.pop_back();
        return top;
    }

    Result<std::vector<Index>> pop_to_mark() {
        if (marks_.empty()) return Error{.what = message("an instruction without its mark")};
        const std::size_t mark = marks_.back();
        marks_.pop_back();
        std::vector<Index> items(stack_.begin() + static_cast<std::ptrdiff_t>(mark), stack_.end());
        stack_.resize(mark);
        return items;
    }

    Result<> push_last(std::size_t count) {
        List list;
        list.items.resize(count);
        for (std::size_t i = count; i-- > 0;) {
            TRY(list.items[i], pop());
        }
        return push(std::move(list));
    }

    Result<> memoize(std::uint64_t key) {
        if (stack_.empty() || key > most_memo) return Error{.what = message("a memo out of range")};
        memo_[key] = stack_.back();
        return done;
    }

    Result<> recall(std::uint64_t key) {
        const auto found = memo_.find(key);
        if (found == memo_.end()) return Error{.what = message("a memo entry that was never set")};
        stack_.push_back(found->second);
        return done;
    }

    /// Containers are filled after they were memoized, so they change in place. Cycles are never followed.
    template <class T>
    Result<T*> top_as() {
        auto* top = stack_.empty() ? nullptr : std::get_if<T>(&tree_.values[stack_.back()]);
        if (!top) return Error{.what = message("items for a value that is not a container")};
        return top;
    }

    Result<> append(const std::vector<Index>& items) {
        TRY(List* const list, top_as<List>());
        list->items.insert(list->items.end(), items.begin(), items.end());
        return done;
    }

    Result<> set_items(const std::vector<Index>& items) {
        if (items.size() % 2 != 0) return Error{.what = message("a key without its value")};
        // An OrderedDict is the result of a call without arguments.
        if (!stack_.empty() && std::holds_alternative<Call>(tree_.values[stack_.back()]))
            tree_.values[stack_.back()] = Dict{};
        TRY(Dict* const dict, top_as<Dict>());
        for (std::size_t i = 0; i < items.size(); i += 2) dict->items.emplace_back(items[i], items[i + 1]);
        return done;
    }

    Result<> long_integer() {
        TRY(const auto size, number<std::uint8_t>());
        TRY(const std::string digits, text(size));
        if (size > 8) return Error{.what = message("an integer of more than 64 bits")};
        std::uint64_t value = !digits.empty() && (digits.back() & 0x80) ? ~std::uint64_t{0} : 0;
        for (std::size_t i = digits.size(); i-- > 0;) value = value << 8 | static_cast<std::uint8_t>(digits[i]);
        return push(static_cast<std::int64_t>(value));
    }

    Result<> real() {
        TRY(const std::string digits, text(8));
        std::uint64_t bits = 0;
        for (const char c : digits) bits = bits << 8 | static_cast<std::uint8_t>(c);
        return push(std::bit_cast<double>(bits));
    }

    template <class T>
    Result<> counted_text() {
        TRY(const T size, number<T>());
        TRY(std::string value, text(size));
        return push(std::move(value));
    }

    template <class T>
    Result<> integer() {
        TRY(const T value, number<T>());
        return push(static_cast<std::int64_t>(value));
    }

    Result<> global() {
        TRY(const std::string module, line());
        TRY(const std::string name, line());
        return push(Name{module + "." + name});
    }

    Result<> stack_global() {
        TRY(const Index name, pop());
        TRY(const Index module, pop());
        const auto* left = std::get_if<std::string>(&tree_.values[module]);
        const auto* right = std::get_if<std::string>(&tree_.values[name]);
        if (!left || !right) return Error{.what = message("a name that is not a string")};
        return push(Name{*left + "." + *right});
    }

    Result<> step(std::uint8_t code) {
        switch (code) {
            case 0x80: at_ += 1; return done;  // PROTO
            case 0x95: at_ += 8; return done;  // FRAME
            case '.': stopped_ = true; return done;
            case '(': marks_.push_back(stack_.size()); return done;
            case '0': {
                TRY(const Index dropped, pop());
                (void)dropped;
                return done;
            }
            case '}': return push(Dict{});
            case ']':
            case ')': return push(List{});
            case 'N': return push(None{});
            case 0x88: return push(true);
            case 0x89: return push(false);
            case 'K': return integer<std::uint8_t>();
            case 'M': return integer<std::uint16_t>();
            case 'J': return integer<std::int32_t>();
            case 0x8a: return long_integer();
            case 'G': return real();
            case 'X':
            case 'T':
            case 'B': return counted_text<std::uint32_t>();
            case 0x8c:
            case 'U':
            case 'C': return counted_text<std::uint8_t>();
            case 0x8d: return counted_text<std::uint64_t>();
            case 0x85: return push_last(1);
            case 0x86: return push_last(2);
            case 0x87: return push_last(3);
            case 'c': return global();
            case 0x93: return stack_global();
            case 0x94: return memoize(memo_.size());
            case 'q': {
                TRY(const auto key, number<std::uint8_t>());
                return memoize(key);
            }
            case 'r': {
                TRY(const auto key, number<std::uint32_t>());
                return memoize(key);
            }
            case 'h': {
                TRY(const auto key, number<std::uint8_t>());
                return recall(key);
            }
            case 'j': {
                TRY(const auto key, number<std::uint32_t>());
                return recall(key);
            }
            default: return composed(code);
        }
    }

    Result<> composed(std::uint8_t code) {
        switch (code) {
            case 't':
            case 'l': {
                TRY(auto items, pop_to_mark());
                return push(List{std::move(items)});
            }
            case 'd': {
                TRY(const auto items, pop_to_mark());
                CHECKED(push(Dict{}));
                return set_items(items);
            }
            case 'e': {
                TRY(const auto items, pop_to_mark());
                return append(items);
            }
            case 'a': {
                TRY(const Index item, pop());
                return append({item});
            }
            case 'u': {
                TRY(const auto items, pop_to_mark());
                return set_items(items);
            }
            case 's': {
                TRY(const Index value, pop());
                TRY(const Index key, pop());
                return set_items({key, value});
            }
            case 'R':
            case 0x81: {  // a call; creating an object is one too
                TRY(const Index arguments, pop());
                TRY(const Index function, pop());
                return push(Call{function, arguments});
            }
            case 'b': {
                TRY(const Index state, pop());
                (void)state;
                return done;
            }  // attributes of an object: not needed
            case 'Q': {
                TRY(const Index id, pop());
                return push(Persistent{id});
            }
            default:
                return Error{.what = message("pickle instruction {opcode}", code),
                             .expected = message("plain tensors in lists and dicts")};
        }
    }

    ByteView bytes_;
    std::size_t at_ = 0;
    bool stopped_ = false;
    std::vector<Index> stack_;
    std::vector<std::size_t> marks_;
    std::map<std::uint64_t, Index> memo_;
    Tree tree_;
};

}  // namespace

Result<Tree> read(ByteView bytes) { return Machine(bytes).run(); }

}  // namespace arenascope::pt2::pickle
