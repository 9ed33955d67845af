#pragma once
// Protocol buffer fields, read in place. Nothing is allocated, nothing outside the bytes is touched.

#include <cstring>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::onnx {

struct Field {
    std::uint32_t number = 0;
    enum class Kind : std::uint8_t { varint, fixed64, bytes, fixed32 } kind = Kind::varint;
    std::uint64_t value = 0;  ///< of a number
    ByteView bytes{};         ///< of text, a message or packed numbers

    [[nodiscard]] std::int64_t integer() const { return static_cast<std::int64_t>(value); }
    [[nodiscard]] float real() const {
        float out = 0;
        const auto word = static_cast<std::uint32_t>(value);
        std::memcpy(&out, &word, sizeof out);
        return out;
    }
    [[nodiscard]] std::string_view text() const { return as_text(bytes); }
};

class Wire {
public:
    explicit Wire(ByteView bytes) : bytes_(bytes) {}
    [[nodiscard]] bool at_end() const { return at_ >= bytes_.size(); }
    [[nodiscard]] std::size_t at() const { return at_; }  ///< byte of the next field
    /// The next field; an error names the byte within the message.
    Result<Field> next();
    Result<std::uint64_t> varint();

private:
    [[nodiscard]] Error damaged(const Message& what) const;
    ByteView bytes_;
    std::size_t at_ = 0;
};

/// Appends a repeated number, packed into bytes or one by one.
Result<> append_integers(const Field& field, std::vector<std::int64_t>& out);
Result<> append_floats(const Field& field, std::vector<float>& out);

}  // namespace arenascope::onnx
