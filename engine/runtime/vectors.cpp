#include "engine/runtime/vectors.h"

#include <nlohmann/json.hpp>

#include "engine/base/file.h"

namespace arenascope {

namespace {

using Json = nlohmann::json;
constexpr std::uint64_t most_json_bytes = std::uint64_t{16} << 20;
constexpr int deepest_json = 32;

Error wrong(const Message& what, const Message& expected) { return Error{.what = what, .expected = expected}; }

/// nlohmann destroys deep documents recursively: nesting is limited while parsing.
Result<Json> parse(ByteView bytes) {
    bool too_deep = false;
    const auto filter = [&](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > deepest_json;
        return !too_deep;
    };
    Json document = Json::parse(as_text(bytes), filter, false);
    if (too_deep || document.is_discarded() || !document.is_object())
        return wrong(message("the file is not a JSON object"), Message::verbatim("{\"runs\": […]}"));
    return document;
}

Result<std::vector<std::int64_t>> shape_of(const Json& entry) {
    std::vector<std::int64_t> shape;
    const auto found = entry.find("shape");
    if (found == entry.end() || !found->is_array() || found->size() > 16)
        return wrong(message("the tensor has no shape"), message("a list of at most 16 sizes"));
    for (const Json& size : *found) {
        if (!size.is_number_unsigned() || size.get<std::uint64_t>() > std::uint64_t{1} << 62) {
            return wrong(
                message("the shape contains {value}", size.dump(-1, ' ', false, Json::error_handler_t::replace)),
                message("sizes of 0 or more"));
        }
        shape.push_back(size.get<std::int64_t>());
    }
    return shape;
}

Result<std::string> text_of(const Json& entry, const char* key) {
    const auto found = entry.find(key);
    if (found == entry.end() || !found->is_string())
        return wrong(message("'{key}' is missing or not a string", key), message("a string"));
    return found->get<std::string>();
}

Result<HostTensor> read_tensor(const Json& entry, const std::string& folder) {
    if (!entry.is_object()) return wrong(message("an entry is not an object"), message("file, dtype, shape"));
    TRY(const std::string file, text_of(entry, "file"));
    TRY(const std::string dtype, text_of(entry, "dtype"));
    HostTensor tensor;
    const auto known = dtype_from_torch_name(dtype);
    if (!known || item_size(*known) == 0)
        return wrong(message("unknown dtype '{dtype}'", dtype), message("a PyTorch name such as float32"));
    tensor.dtype = *known;
    TRY(tensor.shape, shape_of(entry));
    std::int64_t bytes = item_size(tensor.dtype);
    for (const std::int64_t size : tensor.shape) {
        const auto next = checked_mul(bytes, size);
        if (!next) return wrong(message("the tensor is too large"), message("a size in bytes that fits in 64 bits"));
        bytes = *next;
    }
    if (file.empty() || file.find('/') != std::string::npos || file.find('\\') != std::string::npos) {
        return wrong(message("'{file}' is not a file name", file), message("the name of a file next to io.json"));
    }
    if (bytes == 0) return tensor;  // the file room reports an empty file as an error
    TRY(tensor.bytes, load_file(folder + file));
    if (static_cast<std::int64_t>(tensor.bytes.size()) != bytes) {
        return wrong(message("{file} has {bytes} bytes", file, tensor.bytes.size()),
                     Message::verbatim(std::to_string(bytes)));
    }
    return tensor;
}

Result<std::vector<HostTensor>> read_tensors(const Json& run, const char* key, const std::string& folder) {
    std::vector<HostTensor> tensors;
    const auto found = run.find(key);
    if (found == run.end() || !found->is_array())
        return wrong(message("'{key}' is missing or not a list", key), message("a list"));
    for (std::size_t i = 0; i < found->size(); ++i) {
        TRY(HostTensor tensor, read_tensor((*found)[i], folder).in(std::string(key) + "[" + std::to_string(i) + "]"));
        tensors.push_back(std::move(tensor));
    }
    return tensors;
}

Result<std::vector<VectorRun>> read_runs(const Json& document, const std::string& folder) {
    std::vector<VectorRun> runs;
    const auto found = document.find("runs");
    if (found == document.end() || !found->is_array())
        return wrong(message("'runs' is missing or not a list"), message("a list of runs"));
    for (std::size_t i = 0; i < found->size(); ++i) {
        const Json& entry = (*found)[i];
        const std::string place = "runs[" + std::to_string(i) + "]";
        if (!entry.is_object())
            return wrong(message("a run is not an object"), message("inputs and outputs")).in(place);
        VectorRun run;
        if (entry.contains("method")) {
            TRY(run.method, text_of(entry, "method").in(place));
        }
        TRY(run.inputs, read_tensors(entry, "inputs", folder).in(place));
        TRY(run.outputs, read_tensors(entry, "outputs", folder).in(place));
        runs.push_back(std::move(run));
    }
    return runs;
}

}  // namespace

Result<std::vector<VectorRun>> load_vectors(const std::string& io_json_path) {
    TRY(const std::vector<std::byte> bytes, load_file(io_json_path, most_json_bytes));
    const auto slash = io_json_path.find_last_of('/');
    const std::string folder = slash == std::string::npos ? "" : io_json_path.substr(0, slash + 1);
    auto document = parse(bytes);
    if (!document.ok()) return std::move(document).error().of_file(io_json_path);
    auto runs = read_runs(document.value(), folder);
    if (!runs.ok() && runs.error().file.empty()) return std::move(runs).error().of_file(io_json_path);
    return runs;
}

}  // namespace arenascope
