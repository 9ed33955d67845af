// Own code: protobuf copies all weights into its messages, and protozero throws where a file is damaged; an error here
// is a value that names the byte.

#include "engine/formats/onnx/model/wire.h"

namespace arenascope::onnx {

Error Wire::damaged(const Message& what) const {
    return Error{.what = what,
                 .place = message("byte {byte}", std::to_string(at_) + " of the message"),
                 .expected = message("a complete protocol buffer"),
                 .remedy = message("the file is damaged or cut; export or copy it again")};
}

Result<std::uint64_t> Wire::varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (at_end()) return damaged(message("a number is truncated"));
        const auto byte = static_cast<std::uint64_t>(bytes_[at_++]);
        value |= (byte & 0x7FU) << shift;
        if ((byte & 0x80U) == 0) return value;
    }
    return damaged(message("a number has more than 64 bits"));
}

Result<Field> Wire::next() {
    TRY(const std::uint64_t key, varint());
    Field field{.number = static_cast<std::uint32_t>(key >> 3U)};
    if ((key >> 3U) == 0 || (key >> 3U) > 0x1FFFFFFFU) return damaged(message("a field has no valid number"));
    const auto fixed = [&](std::size_t size) -> Result<> {
        const auto part = slice(bytes_, at_, size);
        if (!part) return damaged(message("a number is truncated"));
        std::memcpy(&field.value, part->data(), size);
        at_ += size;
        return done;
    };
    switch (key & 7U) {
        case 0: {
            TRY(field.value, varint());
            return field;
        }
        case 1:
            field.kind = Field::Kind::fixed64;
            CHECKED(fixed(8));
            return field;
        case 2: {
            field.kind = Field::Kind::bytes;
            TRY(const std::uint64_t size, varint());
            const auto part = slice(bytes_, at_, size);
            if (!part) return damaged(message("a field is longer than the message"));
            field.bytes = *part;
            at_ += part->size();
            return field;
        }
        case 5:
            field.kind = Field::Kind::fixed32;
            CHECKED(fixed(4));
            return field;
        default: return damaged(message("a field has an unknown kind"));
    }
}

Result<> append_integers(const Field& field, std::vector<std::int64_t>& out) {
    if (field.kind != Field::Kind::bytes) {
        out.push_back(field.integer());
        return done;
    }
    Wire wire(field.bytes);
    while (!wire.at_end()) {
        TRY(const std::uint64_t value, wire.varint());
        out.push_back(static_cast<std::int64_t>(value));
    }
    return done;
}

Result<> append_floats(const Field& field, std::vector<float>& out) {
    if (field.kind != Field::Kind::bytes) {
        out.push_back(field.real());
        return done;
    }
    if (field.bytes.size() % 4 != 0)
        return Error{.what = message("packed floats are truncated"), .expected = message("four bytes each")};
    for (std::size_t at = 0; at < field.bytes.size(); at += 4)
        out.push_back(read_at<float>(field.bytes, at).value_or(0));
    return done;
}

}  // namespace arenascope::onnx
