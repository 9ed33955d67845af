#pragma once
// Small .pt2 archives written by hand: the JSON of a program and its entries, stored in a ZIP.

#include <QByteArray>
#include <QList>
#include <array>
#include <nlohmann/json.hpp>

namespace arenascope::testing {

using Json = nlohmann::ordered_json;

struct Entry {
    QByteArray name, bytes;
};

inline quint32 crc32(const QByteArray& bytes) {
    quint32 crc = 0xffffffff;
    for (const char each : bytes) {
        crc ^= static_cast<quint8>(each);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xedb88320U & (0U - (crc & 1U)));
    }
    return ~crc;
}

/// A ZIP archive whose entries are stored one behind the other.
inline QByteArray zipOf(const QList<Entry>& entries) {
    QByteArray out, directory;
    const auto put = [](QByteArray& to, quint32 number, int bytes) {
        for (int i = 0; i < bytes; ++i) to.append(static_cast<char>((number >> (8 * i)) & 0xff));
    };
    for (const Entry& entry : entries) {
        const auto start = static_cast<quint32>(out.size());
        const auto size = static_cast<quint32>(entry.bytes.size()), length = static_cast<quint32>(entry.name.size());
        const auto common = [&](QByteArray& to) {
            put(to, 20, 2);  // version that reads it
            put(to, 0, 2);   // flags
            put(to, 0, 2);   // stored
            put(to, 0, 4);   // time
            put(to, crc32(entry.bytes), 4);
            put(to, size, 4);
            put(to, size, 4);
            put(to, length, 2);
            put(to, 0, 2);  // extra
        };
        out.append("PK\x03\x04", 4);
        common(out);
        out.append(entry.name).append(entry.bytes);
        directory.append("PK\x01\x02", 4);
        put(directory, 20, 2);
        common(directory);
        put(directory, 0, 2);  // comment
        put(directory, 0, 2);  // disk
        put(directory, 0, 2);
        put(directory, 0, 4);
        put(directory, start, 4);
        directory.append(entry.name);
    }
    const auto at = static_cast<quint32>(out.size()), size = static_cast<quint32>(directory.size());
    const auto count = static_cast<quint32>(entries.size());
    out.append(directory).append("PK\x05\x06", 4);
    put(out, 0, 4);
    put(out, count, 2);
    put(out, count, 2);
    put(out, size, 4);
    put(out, at, 4);
    put(out, 0, 2);
    return out;
}

inline Json sizesOf(const std::vector<std::int64_t>& shape) {
    Json out = Json::array();
    for (const auto size : shape) out.push_back({{"as_int", size}});
    return out;
}

/// An f32 tensor's entry of tensor_values or of a config.
inline Json metaOf(const std::vector<std::int64_t>& shape) {
    std::vector<std::int64_t> strides(shape.size(), 1);
    for (std::size_t i = shape.size(); i-- > 1;) strides[i - 1] = strides[i] * shape[i];
    return {{"dtype", 7},
            {"sizes", sizesOf(shape)},
            {"requires_grad", false},
            {"device", {{"type", "cpu"}, {"index", nullptr}}},
            {"strides", sizesOf(strides)},
            {"storage_offset", {{"as_int", 0}}},
            {"layout", 7}};
}

inline Json tensorJson(const std::string& name) { return {{"as_tensor", {{"name", name}}}}; }

/// y = x * w of two elements, as torch 2.14 writes it.
inline Json productProgram() {
    const Json node{{"target", "torch.ops.aten.mul.Tensor"},
                    {"inputs",
                     {{{"name", "self"}, {"arg", tensorJson("x")}, {"kind", 1}},
                      {{"name", "other"}, {"arg", tensorJson("p_w")}, {"kind", 1}}}},
                    {"outputs", {tensorJson("y")}},
                    {"metadata", {{"stack_trace", "File \"/m.py\", line 3, in forward\n    return x * self.w\n"}}},
                    {"is_hop_single_tensor_return", nullptr},
                    {"name", "y"}};
    const Json graph{{"inputs", {tensorJson("p_w"), tensorJson("x")}},
                     {"outputs", {tensorJson("y")}},
                     {"nodes", {node}},
                     {"tensor_values", {{"p_w", metaOf({2})}, {"x", metaOf({2})}, {"y", metaOf({2})}}},
                     {"sym_int_values", Json::object()},
                     {"sym_bool_values", Json::object()},
                     {"sym_float_values", Json::object()},
                     {"custom_obj_values", Json::object()},
                     {"is_single_tensor_return", false}};
    const Json signature{{"input_specs",
                          {{{"parameter", {{"arg", {{"name", "p_w"}}}, {"parameter_name", "w"}}}},
                           {{"user_input", {{"arg", tensorJson("x")}}}}}},
                         {"output_specs", {{{"user_output", {{"arg", tensorJson("y")}}}}}}};
    const std::string leaf = R"({"type": null, "context": null, "children_spec": []})";
    const std::string one = R"({"type": "builtins.tuple", "context": "null", "children_spec": [)" + leaf + "]}";
    const std::string none = R"({"type": "builtins.dict", "context": "[]", "children_spec": []})";
    const std::string both =
        R"([1, {"type": "builtins.tuple", "context": "null", "children_spec": [)" + one + ", " + none + "]}]";
    const Json call{{"fqn", ""},
                    {"signature",
                     {{"inputs", Json::array()},
                      {"outputs", Json::array()},
                      {"in_spec", both},
                      {"out_spec", "[1, " + one + "]"},
                      {"forward_arg_names", {"x"}}}}};
    return {{"graph_module",
             {{"graph", graph},
              {"signature", signature},
              {"module_call_graph", {call}},
              {"metadata", Json::object()},
              {"treespec_namedtuple_fields", Json::object()}}},
            {"opset_version", {{"aten", 10}}},
            {"range_constraints", Json::object()},
            {"schema_version", {{"major", 8}, {"minor", 20}}},
            {"verifiers", {"TRAINING"}},
            {"torch_version", "2.14.1"},
            {"guards_code", Json::array()}};
}

/// {"config": {"w": ...}} of a weight of two elements.
inline Json weightConfig() {
    return {{"config",
             {{"w",
               {{"path_name", "weight_0"}, {"is_param", true}, {"use_pickle", false}, {"tensor_meta", metaOf({2})}}}}}};
}

inline QByteArray textOf(const Json& json) { return QByteArray::fromStdString(json.dump()); }

/// The archive of a program with w = {3, 5}.
inline QList<Entry> productEntries(const Json& program, const Json& config = weightConfig()) {
    constexpr std::array weights{3.0F, 5.0F};
    return {{"model/archive_format", "pt2"},
            {"model/archive_version", "0"},
            {"model/byteorder", "little"},
            {"model/models/model.json", textOf(program)},
            {"model/data/weights/model_weights_config.json", textOf(config)},
            {"model/data/weights/weight_0", QByteArray(reinterpret_cast<const char*>(weights.data()), sizeof weights)}};
}

}  // namespace arenascope::testing
