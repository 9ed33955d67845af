#pragma once
// Errors are values. An error carries fields, gathers its place on the way up, and is joined into one
// line only at the edge (CLI, message bar): file, place, what is wrong, what was expected, what to do.

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/message.h"

namespace arenascope {

/// Where in a file or graph something is: "forward/instruction 3".
class ErrorPlace {
public:
    ErrorPlace() = default;
    ErrorPlace(Message part);
    ErrorPlace(std::string part) : ErrorPlace(Message::verbatim(std::move(part))) {}
    ErrorPlace(std::string_view part) : ErrorPlace(std::string(part)) {}
    ErrorPlace(const char* part) : ErrorPlace(std::string(part)) {}
    /// Outermost first.
    ErrorPlace(std::initializer_list<ErrorPlace> parts);

    [[nodiscard]] bool empty() const { return parts_.empty(); }
    /// Outermost first.
    [[nodiscard]] std::span<const Message> parts() const { return parts_; }
    /// Another outermost part.
    void replace_front(Message part) { parts_.front() = std::move(part); }
    /// This place, which lies in `outer`.
    [[nodiscard]] ErrorPlace in(ErrorPlace outer) const;
    /// In English, the parts joined by '/'.
    [[nodiscard]] std::string text() const;

private:
    std::vector<Message> parts_;
};

/// Errors that callers handle differently. All others are `other`.
enum class ErrorCode : std::uint8_t { other, empty_file, changed_file, unreadable_file };

/// Remedies that a window offers as an action, where the command line names an option.
enum class RemedyCode : std::uint8_t {
    other,
    raise_memory_limit,
    leave_to_caller,
    bound_symbols,
    bound_symbol,
    other_planner,
    other_planner_or_passes,
    other_target,
    pool_for_state,
    trace_of_lifetimes
};

struct Error {
    Message what;                                ///< what is wrong, in the user's words
    std::string file{};                          ///< path, added by the file room or the CLI only
    ErrorPlace place{};                          ///< where in the file or graph
    Message expected{};                          ///< what would be correct
    Message remedy{};                            ///< what the user can do
    RemedyCode remedy_code = RemedyCode::other;  ///< what `remedy` refers to
    ErrorCode code = ErrorCode::other;           ///< kind of `what`
    bool is_cancelled = false;                   ///< not a failure: the user stopped the work

    /// Each caller adds its own place.
    [[nodiscard]] Error in(ErrorPlace outer) && {
        place = place.in(std::move(outer));
        return std::move(*this);
    }
    [[nodiscard]] Error of_file(std::string_view path) && {
        file = std::string(path);
        return std::move(*this);
    }
    /// One line: "file: place: what; expected …; remedy".
    [[nodiscard]] std::string text() const;
};

[[nodiscard]] inline Error cancelled() { return Error{.what = message("cancelled"), .is_cancelled = true}; }

template <class T = std::monostate>
class [[nodiscard]] Result {
public:
    using value_type = T;
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return state_.index() == 0; }
    [[nodiscard]] const T& value() const& { return std::get<0>(state_); }
    [[nodiscard]] T& value() & { return std::get<0>(state_); }
    [[nodiscard]] T take() && { return std::get<0>(std::move(state_)); }
    [[nodiscard]] const Error& error() const& { return std::get<1>(state_); }
    [[nodiscard]] Error error() && { return std::get<1>(std::move(state_)); }
    [[nodiscard]] Result in(const ErrorPlace& outer) && {
        if (!ok()) return std::get<1>(std::move(state_)).in(outer);
        return std::move(*this);
    }

private:
    std::variant<T, Error> state_;
};

using Done = std::monostate;
inline constexpr Done done{};

}  // namespace arenascope

// Statements instead of expressions: g++ rejects statement expressions under -Wpedantic.
#define AS_CAT2(a, b) a##b
#define AS_CAT(a, b) AS_CAT2(a, b)
#define TRY_(decl, expr, r)                   \
    auto r = (expr);                          \
    if (!r.ok()) return std::move(r).error(); \
    decl = std::move(r).take()
/// TRY(const auto x, f()): declares x from a Result, or returns its error.
#define TRY(decl, expr) TRY_(decl, expr, AS_CAT(try_result_, __COUNTER__))
/// CHECKED(f()): returns the error of a Result without a value.
#define CHECKED(expr)                                                                                        \
    do {                                                                                                     \
        if (auto checked_result_ = (expr); !checked_result_.ok()) return std::move(checked_result_).error(); \
    } while (false)
