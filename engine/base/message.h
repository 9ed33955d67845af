#pragma once
// What the engine reports: an English sentence with named places, and the values of these places. Translations are
// found by the sentence, as with gettext. Nothing else may depend on the sentence: programs decide by an enum next to
// it.

#include <concepts>
#include <cstddef>
#include <cstdint>
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
    /// Numbers that a message refers to where its writer knows no names. A caller that knows the program replaces them
    /// by names.
    enum class Subject : std::uint8_t {
        none,
        buffer,    ///< id of a buffer
        position,  ///< row of a method's node list
        handle     ///< debug handle of a delegate
    };

    Message() = default;
    /// `source` is a literal; use message().
    Message(std::string_view source, std::vector<Value> values);
    /// A name, a number or the output of another program: it is never translated.
    [[nodiscard]] static Message verbatim(std::string text);
    /// "a, b, c"
    [[nodiscard]] static Message list(std::vector<Message> parts);
    /// The same text, with a reference to `number`.
    [[nodiscard]] Message about(Subject subject, std::int64_t number) &&;
    /// The same values in another sentence, matched by the names of their places. `sentence` is a literal.
    [[nodiscard]] Message rephrased(std::string_view source) const;

    [[nodiscard]] bool empty() const;
    /// The English sentence with {places}, the key of its translations; empty where the text is verbatim or a list.
    [[nodiscard]] std::string_view source() const { return source_; }
    [[nodiscard]] bool is_list() const;
    /// In the order of the sentence's places, or the parts of a list.
    [[nodiscard]] std::span<const Value> values() const;
    [[nodiscard]] Subject subject() const { return subject_; }
    /// Of the subject.
    [[nodiscard]] std::int64_t number() const { return number_; }
    /// English, with its places filled in.
    [[nodiscard]] std::string text() const;

private:
    std::string_view source_;
    std::string verbatim_;
    std::vector<Value> values_;
    std::int64_t number_ = -1;
    Subject subject_ = Subject::none;
};

struct Message::Value {
    std::string_view place;  ///< its name in the sentence; empty in a list
    Message value;
};

inline std::span<const Message::Value> Message::values() const { return values_; }
inline bool Message::empty() const { return source_.empty() && verbatim_.empty() && values_.empty(); }
inline bool Message::is_list() const { return source_.empty() && !values_.empty(); }

namespace detail {

/// The names in braces, in order.
[[nodiscard]] std::vector<std::string_view> places(std::string_view source);

void not_as_many_values_as_places();

/// A literal whose places the compiler counted.
template <class... Values>
struct Source {
    template <std::size_t N>
    consteval Source(const char (&literal)[N]) : text(literal, N - 1) {
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

/// message("tensor {name} has {bytes} bytes", name, bytes): one value for each place, in the order of the places.
template <class... Values>
[[nodiscard]] Message message(detail::Source<std::type_identity_t<Values>...> source, Values&&... values) {
    const auto names = detail::places(source.text);
    std::vector<Message::Value> out;
    out.reserve(sizeof...(Values));
    std::size_t next = 0;
    (out.push_back(Message::Value{names[next++], detail::value_of(std::forward<Values>(values))}), ...);
    return {source.text, std::move(out)};
}

}  // namespace arenascope
