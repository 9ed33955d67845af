#pragma once
// What the engine says: an English sentence with named places, and what stands in them. The sentence is its code: a
// window finds its own language's sentence by it (as gettext does) and fills in the same values.

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace arenascope {

class Message {
public:
    struct Value;

    Message() = default;
    /// `code` is a literal; use message().
    Message(std::string_view code, std::vector<Value> values);
    /// A name, a number or what another program said: no language changes it.
    [[nodiscard]] static Message verbatim(std::string text);

    [[nodiscard]] bool empty() const { return code_.empty() && verbatim_.empty(); }
    /// The English sentence with {places}; empty where the text is verbatim.
    [[nodiscard]] std::string_view code() const { return code_; }
    /// In the order of the code's places.
    [[nodiscard]] std::span<const Value> values() const;
    /// English, with its places filled in.
    [[nodiscard]] std::string text() const;

private:
    std::string_view code_;
    std::string verbatim_;
    std::vector<Value> values_;
};

struct Message::Value {
    std::string_view place;  ///< its name in the code
    Message value;
};

inline std::span<const Message::Value> Message::values() const { return values_; }

namespace detail {

/// The names in braces, in order.
[[nodiscard]] std::vector<std::string_view> places(std::string_view code);

void not_as_many_values_as_places();

/// A literal whose places were counted by the compiler.
template <class... Values>
struct Code {
    template <std::size_t N>
    consteval Code(const char (&literal)[N]) : text(literal, N - 1) {
        std::size_t open = 0, close = 0;
        for (const char c : text) {
            open += c == '{';
            close += c == '}';
        }
        if (open != sizeof...(Values) || close != open) not_as_many_values_as_places();
    }
    std::string_view text;
};

inline Message value_of(Message value) { return value; }
inline Message value_of(std::string value) { return Message::verbatim(std::move(value)); }
inline Message value_of(std::string_view value) { return Message::verbatim(std::string(value)); }
inline Message value_of(const char* value) { return Message::verbatim(value); }
inline Message value_of(char value) { return Message::verbatim(std::string(1, value)); }
template <class Number>
requires std::is_arithmetic_v<Number> Message value_of(Number value) {
    return Message::verbatim(std::to_string(value));
}

}  // namespace detail

/// message("tensor {name} has {bytes} bytes", name, bytes): as many values as places, in their order.
template <class... Values>
[[nodiscard]] Message message(detail::Code<std::type_identity_t<Values>...> code, Values&&... values) {
    const auto names = detail::places(code.text);
    std::vector<Message::Value> out;
    out.reserve(sizeof...(Values));
    std::size_t next = 0;
    (out.push_back(Message::Value{names[next++], detail::value_of(std::forward<Values>(values))}), ...);
    return {code.text, std::move(out)};
}

}  // namespace arenascope
