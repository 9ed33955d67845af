#include "tests/fuzz/flatbuffer_mutation.h"

#include <flatbuffers/idl.h>
#include <flatbuffers/reflection.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "schemas/flat_tensor_generated.h"
#include "schemas/program_generated.h"
#include "schemas/tflite_generated.h"
#include "schemas/xnnpack_generated.h"

namespace arenascope::fuzz {

namespace {

namespace fr = reflection;
using flatbuffers::Table;
using flatbuffers::uoffset_t;
using flatbuffers::voffset_t;

/// A schema as flatbuffers describes it, and the generated verifier: the reflective one of flatbuffers 2.0 crashes on
/// unknown unions.
struct Schema {
    std::string_view identifier;  ///< first letters of the file identifier
    std::string description;
    bool (*is_sound)(flatbuffers::Verifier&) = nullptr;
    [[nodiscard]] const fr::Schema& get() const { return *fr::GetSchema(description.data()); }
};

template <class Root>
bool is_sound(flatbuffers::Verifier& verifier) {
    return verifier.VerifyBuffer<Root>(nullptr);
}

template <class Root>
Schema load(std::string_view identifier, const std::string& name) {
    const std::string folder = std::string(ARENASCOPE_SOURCE_DIR) + "/resources/schemas";
    std::ifstream file(folder + "/" + name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    flatbuffers::Parser parser;
    if (!parser.Parse(text.c_str())) {
        std::fprintf(stderr, "FUZZ: %s cannot be read: %s\n", name.c_str(), parser.error_.c_str());
        std::abort();
    }
    parser.Serialize();
    return {identifier,
            {reinterpret_cast<const char*>(parser.builder_.GetBufferPointer()), parser.builder_.GetSize()},
            is_sound<Root>};
}

const Schema* schema_for(std::string_view identifier) {
    static const std::array schemas{
        load<pte_schema::Program>("ET", "program.fbs"), load<ptd_schema::FlatTensor>("FT", "flat_tensor.fbs"),
        load<tflite_schema::Model>("TFL", "tflite.fbs"), load<xnnfb::Graph>("XN", "xnnpack.fbs")};
    for (const Schema& schema : schemas) {
        if (identifier.starts_with(schema.identifier)) return &schema;
    }
    return nullptr;
}

enum class What { number, kind, field, reference, length, letter, count };

struct Place {
    std::size_t at = 0, width = 0;
    int type = -1;           ///< of a reference: the object's index; negative for lists and texts
    std::size_t fields = 0;  ///< of a field: the field count of its table's description
};

/// Every meaningful place of a buffer, by its meaning.
class Walk {
public:
    Walk(const fr::Schema& schema, std::span<unsigned char> bytes) : schema_(schema), bytes_(bytes) {
        const Table* root = flatbuffers::GetRoot<Table>(bytes.data());
        note(What::reference, bytes.data(), 4, index_of(*schema.root_table()));
        table(*schema.root_table(), *root, 0);
    }
    [[nodiscard]] const std::vector<Place>& places(What what) const { return places_[static_cast<std::size_t>(what)]; }

private:
    static constexpr int deepest = 64;
    static constexpr std::size_t most_places = 20000;
    static constexpr uoffset_t most_items = 256;  // of one list

    [[nodiscard]] int index_of(const fr::Object& object) const {
        for (uoffset_t i = 0; i < schema_.objects()->size(); ++i) {
            if (schema_.objects()->Get(i) == &object) return static_cast<int>(i);
        }
        return -1;
    }
    void note(What what, const void* where, std::size_t width, int type = -1, std::size_t fields = 0) {
        auto& list = places_[static_cast<std::size_t>(what)];
        const auto at = static_cast<std::size_t>(static_cast<const unsigned char*>(where) - bytes_.data());
        if (list.size() < most_places && at + width <= bytes_.size()) list.push_back({at, width, type, fields});
    }

    void table(const fr::Object& object, const Table& table, int depth) {
        if (depth > deepest || !seen_.insert(&table).second) return;
        const auto* slots =
            reinterpret_cast<const unsigned char*>(&table) - flatbuffers::ReadScalar<flatbuffers::soffset_t>(&table);
        for (const fr::Field* field : *object.fields()) {
            if (field->deprecated()) continue;  // the generated verifier skips it
            const auto* at = reinterpret_cast<const unsigned char*>(table.GetAddressOf(field->offset()));
            if (!at) continue;
            note(What::field, slots + field->offset(), 2, -1, flatbuffers::ReadScalar<voffset_t>(slots) / 2U - 2U);
            value(*field, table, at, depth);
        }
    }

    void value(const fr::Field& field, const Table& owner, const unsigned char* at, int depth) {
        const fr::Type& type = *field.type();
        switch (type.base_type()) {
            case fr::BaseType::String: text(at); break;
            case fr::BaseType::Vector: list(type, at, depth); break;
            case fr::BaseType::Obj:
                inner(*schema_.objects()->Get(static_cast<uoffset_t>(type.index())), type.index(), at, depth);
                break;
            case fr::BaseType::Union: united(field, owner, at, depth); break;
            case fr::BaseType::UType: note(What::kind, at, 1); break;
            default: note(What::number, at, flatbuffers::GetTypeSize(type.base_type())); break;
        }
    }

    /// The field before a union states which table it holds.
    void united(const fr::Field& field, const Table& owner, const unsigned char* at, int depth) {
        const auto kind = owner.GetField<std::uint8_t>(static_cast<voffset_t>(field.offset() - sizeof(voffset_t)), 0);
        for (const fr::EnumVal* value :
             *schema_.enums()->Get(static_cast<uoffset_t>(field.type()->index()))->values()) {
            const int index = value->union_type()->index();
            if (value->value() == kind && index >= 0)
                return inner(*schema_.objects()->Get(static_cast<uoffset_t>(index)), index, at, depth);
        }
    }

    void inner(const fr::Object& object, int index, const unsigned char* at, int depth) {
        if (object.is_struct()) {
            for (const fr::Field* field : *object.fields()) {
                if (flatbuffers::IsScalar(field->type()->base_type()))
                    note(What::number, at + field->offset(), flatbuffers::GetTypeSize(field->type()->base_type()));
            }
            return;
        }
        note(What::reference, at, 4, index);
        table(object, *reinterpret_cast<const Table*>(target(at)), depth + 1);
    }

    void text(const unsigned char* at) {
        note(What::reference, at, 4, -2);
        note(What::length, target(at), 4);
        const uoffset_t size = flatbuffers::ReadScalar<uoffset_t>(target(at));
        for (uoffset_t i = 0; i < std::min<uoffset_t>(size, 4); ++i) note(What::letter, target(at) + 4 + i, 1);
    }

    void list(const fr::Type& type, const unsigned char* at, int depth) {
        note(What::reference, at, 4, -3 - type.element());
        note(What::length, target(at), 4);
        const uoffset_t size = flatbuffers::ReadScalar<uoffset_t>(target(at));
        const unsigned char* items = target(at) + 4;
        const fr::Object* object = type.element() == fr::BaseType::Obj
            ? schema_.objects()->Get(static_cast<uoffset_t>(type.index()))
            : nullptr;
        const std::size_t width = object && object->is_struct() ? static_cast<std::size_t>(object->bytesize())
            : object || type.element() == fr::BaseType::String  ? 4
                                                                : flatbuffers::GetTypeSize(type.element());
        for (uoffset_t i = 0; i < std::min(size, most_items); ++i) {
            const unsigned char* item = items + i * width;
            if (object) inner(*object, type.index(), item, depth);
            else if (type.element() == fr::BaseType::String) text(item);
            else note(What::number, item, width);
        }
    }

    static const unsigned char* target(const unsigned char* at) { return at + flatbuffers::ReadScalar<uoffset_t>(at); }

    const fr::Schema& schema_;
    std::span<unsigned char> bytes_;
    std::array<std::vector<Place>, static_cast<std::size_t>(What::count)> places_;
    std::set<const Table*> seen_;
};

template <class T>
T get(std::span<const unsigned char> bytes, std::size_t at) {
    T out{};
    std::memcpy(&out, bytes.data() + at, sizeof out);
    return out;
}

void put(std::span<unsigned char> bytes, const Place& place, std::uint64_t value) {
    std::memcpy(bytes.data() + place.at, &value, std::min(place.width, sizeof value));
}

/// The target of another reference of this type, relative to `place`; sometimes one that is not allowed.
std::uint32_t other_target(std::span<const unsigned char> bytes, const std::vector<Place>& references,
                           const Place& place, Random& random) {
    std::vector<Place> same;
    for (const Place& other : references) {
        if (other.type == place.type && other.at != place.at) same.push_back(other);
    }
    if (same.empty() || random() % 8 == 0) return static_cast<std::uint32_t>(telling_number(random, bytes.size()));
    const Place& other = same[random() % same.size()];
    const std::size_t leads_to = other.at + get<std::uint32_t>(bytes, other.at);
    return static_cast<std::uint32_t>(leads_to - place.at);  // backwards: a reference that wraps around
}

void change_place(std::span<unsigned char> bytes, const Walk& walk, What what, const Place& place, Random& random) {
    switch (what) {
        case What::number:
            put(bytes, place,
                random() % 3 == 0 ? get<unsigned char>(bytes, place.at) + random() % 9 - 4
                                  : telling_number(random, bytes.size()));
            break;
        case What::kind: put(bytes, place, random() % 16); break;
        case What::field: {
            // A field removed, moved to another's place, or outside its table.
            const std::size_t others = std::max<std::size_t>(place.fields, 1);
            put(bytes, place, random() % 3 == 0 ? 0 : random() % 4 == 0 ? random() : 4 + random() % (others * 8));
            break;
        }
        case What::reference:
            put(bytes, place, other_target(bytes, walk.places(What::reference), place, random));
            break;
        case What::length:
            put(bytes, place,
                random() % 2 == 0 ? get<std::uint32_t>(bytes, place.at) + random() % 5 - 2
                                  : telling_number(random, bytes.size()));
            break;
        case What::letter: put(bytes, place, random()); break;
        case What::count: break;
    }
}

/// The buffer within the bytes: XNNPACK payloads may have a header that locates it.
std::span<unsigned char> buffer_of(Bytes& bytes) {
    if (bytes.size() < 32) return {};
    if (std::memcmp(bytes.data() + 4, "XH00", 4) != 0) return bytes;
    const std::size_t at = get<std::uint32_t>(bytes, 10), size = get<std::uint32_t>(bytes, 14);
    if (at % 8 != 0 || at > bytes.size() || size > bytes.size() - at || size < 8) return {};
    return std::span(bytes).subspan(at, size);
}

}  // namespace

bool is_sound_flatbuffer(std::span<const unsigned char> buffer) {
    if (buffer.size() < 8) return false;
    const Schema* schema = schema_for({reinterpret_cast<const char*>(buffer.data()) + 4, 4});
    flatbuffers::Verifier verifier(buffer.data(), buffer.size());
    return schema && schema->is_sound(verifier);
}

bool change_flatbuffer(Bytes& bytes, Random& random) {
    const std::span<unsigned char> buffer = buffer_of(bytes);
    if (buffer.empty()) return false;
    const Schema* schema = schema_for({reinterpret_cast<const char*>(buffer.data()) + 4, 4});
    if (!schema) return false;
    flatbuffers::Verifier verifier(buffer.data(), buffer.size());
    if (!schema->is_sound(verifier)) return false;
    const Walk walk(schema->get(), buffer);
    const auto what = static_cast<What>(random() % static_cast<std::uint64_t>(What::count));
    const std::vector<Place>& places = walk.places(what);
    if (places.empty()) return false;
    change_place(buffer, walk, what, places[random() % places.size()], random);
    return true;
}

}  // namespace arenascope::fuzz
