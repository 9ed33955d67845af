#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "tests/fuzz/flatbuffer_mutation.h"

namespace arenascope::fuzz {

namespace {

std::size_t below(Random& random, std::size_t count) {
    return count == 0 ? 0 : static_cast<std::size_t>(random() % count);
}

bool is_text(const Bytes& bytes) {
    const std::size_t count = std::min<std::size_t>(bytes.size(), 256);
    return count > 0 &&
        std::none_of(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(count),
                     [](unsigned char c) { return c < 9 || (c > 13 && c < 32) || c == 127; });
}

/// Writes a number of 1, 2, 4 or 8 bytes; most formats here align theirs.
void put_number(Bytes& bytes, std::size_t from, std::size_t to, Random& random) {
    const std::size_t width = std::size_t{1} << below(random, 4);
    if (to - from < width) return;
    std::size_t at = from + below(random, to - from - width + 1);
    if (random() % 4 != 0) at = std::max(from, at / width * width);
    std::uint64_t value = 0;
    std::memcpy(&value, bytes.data() + at, width);
    value = random() % 3 == 0 ? value + random() % 33 - 16 : telling_number(random, bytes.size());
    std::memcpy(bytes.data() + at, &value, width);
}

/// Points one little-endian word of a flatbuffer at another one's target: shared, cyclic and forward references.
void copy_word(Bytes& bytes, std::size_t from, std::size_t to, Random& random) {
    if (to - from < 8) return;
    const std::size_t a = from + below(random, (to - from) / 4) * 4, b = from + below(random, (to - from) / 4) * 4;
    if (a + 4 > to || b + 4 > to) return;
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + a, 4);
    if (random() % 2 == 0) word += static_cast<std::uint32_t>(a - b);  // the same place, seen from b
    std::memcpy(bytes.data() + b, &word, 4);
}

void change_in_place(Bytes& bytes, std::size_t from, std::size_t to, Random& random) {
    if (from >= to) return;
    switch (below(random, 5)) {
        case 0: bytes[from + below(random, to - from)] ^= static_cast<unsigned char>(1U << below(random, 8)); break;
        case 1: bytes[from + below(random, to - from)] = static_cast<unsigned char>(random()); break;
        case 2: copy_word(bytes, from, to, random); break;
        default: put_number(bytes, from, to, random); break;
    }
}

void change_text(Bytes& bytes, std::size_t from, std::size_t to, bool keep_size, Random& random) {
    static constexpr std::array<std::string_view, 20> words{"9223372036854775808",
                                                            "-1",
                                                            "0",
                                                            "1e999",
                                                            "null",
                                                            "{}",
                                                            "[]",
                                                            "\"\"",
                                                            "true",
                                                            "18446744073709551616",
                                                            "-9223372036854775808",
                                                            "\\ud800",
                                                            "NaN",
                                                            "[[[[[[[[",
                                                            ",",
                                                            "1",
                                                            "\"x\"",
                                                            "}",
                                                            "4294967296",
                                                            "\xff\xfe"};
    const std::string_view word = words[below(random, words.size())];
    // Mostly at the place of a number.
    std::size_t at = from + below(random, to - from);
    for (std::size_t i = 0; i < 200 && at + i < to; ++i) {
        if (bytes[at + i] >= '0' && bytes[at + i] <= '9') {
            at += i;
            break;
        }
    }
    std::size_t end = at;
    while (end < to && ((bytes[end] >= '0' && bytes[end] <= '9') || end == at)) ++end;
    if (keep_size) {
        for (std::size_t i = at; i < end; ++i)
            bytes[i] = static_cast<unsigned char>(random() % 3 == 0 ? '9' : '0' + random() % 10);
        return;
    }
    bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.begin() + static_cast<std::ptrdiff_t>(end));
    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), word.begin(), word.end());
}

void change_size(Bytes& bytes, const Bytes& other, Random& random) {
    const std::size_t at = below(random, bytes.size() + 1), count = below(random, 64) + 1;
    const auto here = [&](std::size_t offset) { return bytes.begin() + static_cast<std::ptrdiff_t>(offset); };
    switch (below(random, 4)) {
        case 0: bytes.resize(at); break;
        case 1: bytes.erase(here(at), here(std::min(bytes.size(), at + count))); break;
        case 2: bytes.insert(here(at), count, static_cast<unsigned char>(random())); break;
        default: {
            if (other.empty()) break;
            const std::size_t from = below(random, other.size());
            const std::size_t length =
                std::min({other.size() - from, bytes.size() - std::min(at, bytes.size()), std::size_t{4096}});
            std::copy_n(other.begin() + static_cast<std::ptrdiff_t>(from), length, here(at));
        }
    }
}

struct Entry {
    std::size_t crc_local = 0, begin = 0, end = 0;
};

std::uint32_t word_at(const Bytes& bytes, std::size_t at) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + at, 4);
    return word;
}

std::vector<Entry> stored_entries(const Bytes& bytes) {
    std::vector<Entry> out;
    for (std::size_t at = 0; at + 30 <= bytes.size() && word_at(bytes, at) == 0x04034B50U;) {
        const std::size_t name = bytes[at + 26] + 256U * bytes[at + 27], extra = bytes[at + 28] + 256U * bytes[at + 29];
        const std::size_t begin = at + 30 + name + extra, size = word_at(bytes, at + 18);
        if (begin > bytes.size() || size > bytes.size() - begin) break;
        if (size > 0) out.push_back({at + 14, begin, begin + size});
        at = begin + size;
    }
    return out;
}

/// The checksum in the local header and in the directory.
void mend_checksum(Bytes& bytes, const Entry& entry, std::uint32_t before) {
    const std::uint32_t now = crc32(bytes.data() + entry.begin, entry.end - entry.begin);
    std::memcpy(bytes.data() + entry.crc_local, &now, 4);
    for (std::size_t at = entry.end; at + 46 <= bytes.size(); ++at) {
        if (word_at(bytes, at) == 0x02014B50U && word_at(bytes, at + 16) == before)
            std::memcpy(bytes.data() + at + 16, &now, 4);
    }
}

void change_zip(Bytes& bytes, Random& random) {
    const std::vector<Entry> entries = stored_entries(bytes);
    if (entries.empty()) return put_number(bytes, 0, bytes.size(), random);
    // Mostly the largest text: the program itself.
    Entry chosen = entries[below(random, entries.size())];
    for (const Entry& entry : entries) {
        if (random() % 4 != 0 && bytes[entry.begin] == '{' && entry.end - entry.begin > chosen.end - chosen.begin)
            chosen = entry;
    }
    const std::uint32_t before = word_at(bytes, chosen.crc_local);
    if (bytes[chosen.begin] == '{' && random() % 4 != 0) change_text(bytes, chosen.begin, chosen.end, true, random);
    else change_in_place(bytes, chosen.begin, chosen.end, random);
    mend_checksum(bytes, chosen, before);
}

constexpr std::size_t gzip_head = 10, stored_head = 5;

/// A gzip whose only block is stored, not compressed: head, block head, bytes, checksum and size.
bool is_stored_gzip(const Bytes& bytes) {
    return bytes.size() > gzip_head + stored_head + 8 && bytes[0] == 0x1F && bytes[1] == 0x8B && bytes[3] == 0 &&
        bytes[gzip_head] == 1;
}

void change_gzip(Bytes& bytes, Random& random) {
    const std::size_t begin = gzip_head + stored_head, end = bytes.size() - 8;
    change_text(bytes, begin, end, true, random);
    const std::uint32_t sum = crc32(bytes.data() + begin, end - begin);
    std::memcpy(bytes.data() + end, &sum, sizeof sum);
}

}  // namespace

std::uint32_t crc32(const unsigned char* data, std::size_t size) {
    static constexpr auto table = [] {
        std::array<std::uint32_t, 256> out{};
        for (std::uint32_t i = 0; i < out.size(); ++i) {
            out[i] = i;
            for (int bit = 0; bit < 8; ++bit) out[i] = (out[i] >> 1U) ^ (0xEDB88320U & (0U - (out[i] & 1U)));
        }
        return out;
    }();
    std::uint32_t crc = 0xFFFFFFFFU;
    for (std::size_t i = 0; i < size; ++i) crc = (crc >> 8U) ^ table[(crc ^ data[i]) & 0xFFU];
    return ~crc;
}

std::uint64_t telling_number(Random& random, std::size_t size) {
    const std::array<std::uint64_t, 16> numbers{0,
                                                1,
                                                2,
                                                4,
                                                0x7F,
                                                0x80,
                                                0xFF,
                                                0x7FFF,
                                                0xFFFF,
                                                0x7FFFFFFF,
                                                0x80000000,
                                                0xFFFFFFFF,
                                                0x7FFFFFFFFFFFFFFF,
                                                0x8000000000000000,
                                                0xFFFFFFFFFFFFFFFF,
                                                size};
    const std::uint64_t chosen = numbers[below(random, numbers.size())];
    return random() % 4 == 0 ? chosen + random() % 5 - 2 : chosen;
}

void mutate(Bytes& bytes, const Bytes& other, Random& random) {
    // A single change is accepted more often and gets further; a short text allows no more.
    const bool is_short = bytes.size() < 1024 && is_text(bytes);
    const std::size_t most = random() % (is_short ? 8 : 2) != 0 ? 1 : 8;
    for (std::size_t changes = below(random, most) + 1; changes > 0 && !bytes.empty(); --changes) {
        const bool zip = bytes.size() > 4 && word_at(bytes, 0) == 0x04034B50U;
        if (random() % 16 == 0) change_size(bytes, other, random);
        else if (random() % 4 != 0 && change_flatbuffer(bytes, random)) continue;
        else if (zip && random() % 4 != 0) change_zip(bytes, random);
        else if (is_stored_gzip(bytes) && random() % 4 != 0) change_gzip(bytes, random);
        else if (is_text(bytes)) change_text(bytes, 0, bytes.size(), is_short && random() % 2 == 0, random);
        else
            change_in_place(bytes, 0, random() % 3 == 0 ? std::min<std::size_t>(bytes.size(), 256) : bytes.size(),
                            random);
    }
}

}  // namespace arenascope::fuzz
