#include "tests/wild/recorded_results.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>

#include "engine/base/file.h"
#include "engine/formats/pt2/zip.h"
#include "engine/runner/tensor_files.h"

namespace arenascope::wild {

namespace fs = std::filesystem;

namespace {

/// FOLDER/STEM0END, FOLDER/STEM1END, … as long as they exist.
std::vector<fs::path> numbered(const fs::path& folder, const std::string& stem, const std::string& end) {
    std::vector<fs::path> out;
    for (int i = 0;; ++i) {
        const fs::path next = folder / (stem + std::to_string(i) + end);
        if (!fs::is_regular_file(next)) return out;
        out.push_back(next);
    }
}

/// The file FOLDER/STEM_TYPE.csv.
std::optional<fs::path> with_type(const fs::path& folder, const std::string& stem) {
    for (const char* type : {"int8", "int16", "int32", "float"}) {
        const fs::path found = folder / (stem + "_" + type + ".csv");
        if (fs::is_regular_file(found)) return found;
    }
    return std::nullopt;
}

std::optional<RecordedRun> tables_beside(const fs::path& model) {
    const fs::path folder = model.parent_path();
    const std::string stem = model.stem().string();
    RecordedRun run{.form = RecordedRun::Form::table};
    for (int i = 0;; ++i) {
        const auto next = with_type(folder, stem + "_input" + std::to_string(i));
        if (!next) break;
        run.inputs.push_back(*next);
    }
    const auto golden = with_type(folder, stem + "_golden");
    if (run.inputs.empty() || !golden) return std::nullopt;
    run.outputs.push_back(*golden);
    return run;
}

template <class T>
void put(HostTensor& tensor, std::size_t at, double number) {
    const T item = static_cast<T>(number);
    std::memcpy(tensor.bytes.data() + at * sizeof(T), &item, sizeof(T));
}

/// A tensor of that type with those numbers, each of which the type must be able to hold.
Result<HostTensor> tensor_of(DType dtype, std::vector<std::int64_t> shape, const std::vector<double>& numbers) {
    TRY(HostTensor out, zero_tensor(dtype, std::move(shape)));
    if (out.bytes.size() != numbers.size() * static_cast<std::size_t>(item_size(dtype)))
        return Error{.what = message("{count} numbers for {type}", numbers.size(), type_text(dtype, out.shape))};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        switch (dtype) {
            case DType::f32: put<float>(out, i, numbers[i]); break;
            case DType::f64: put<double>(out, i, numbers[i]); break;
            case DType::i8: put<std::int8_t>(out, i, numbers[i]); break;
            case DType::u8: put<std::uint8_t>(out, i, numbers[i]); break;
            case DType::i16: put<std::int16_t>(out, i, numbers[i]); break;
            case DType::i32: put<std::int32_t>(out, i, numbers[i]); break;
            case DType::i64: put<std::int64_t>(out, i, numbers[i]); break;
            default: return Error{.what = message("numbers as {type}", type_text(dtype, out.shape))};
        }
    }
    return out;
}

template <class T>
std::vector<double> numbers_as(const HostTensor& tensor) {
    std::vector<double> out(tensor.bytes.size() / sizeof(T));
    for (std::size_t i = 0; i < out.size(); ++i) {
        T item{};
        std::memcpy(&item, tensor.bytes.data() + i * sizeof(T), sizeof(T));
        out[i] = static_cast<double>(item);
    }
    return out;
}

/// NumPy files often hold integers in another type than the model declares.
Result<HostTensor> converted(HostTensor tensor, DType to) {
    if (tensor.dtype == to) return tensor;
    switch (tensor.dtype) {
        case DType::f32: return tensor_of(to, tensor.shape, numbers_as<float>(tensor));
        case DType::f64: return tensor_of(to, tensor.shape, numbers_as<double>(tensor));
        case DType::i8: return tensor_of(to, tensor.shape, numbers_as<std::int8_t>(tensor));
        case DType::u8: return tensor_of(to, tensor.shape, numbers_as<std::uint8_t>(tensor));
        case DType::i32: return tensor_of(to, tensor.shape, numbers_as<std::int32_t>(tensor));
        case DType::i64: return tensor_of(to, tensor.shape, numbers_as<std::int64_t>(tensor));
        default: return Error{.what = message("a .npz of {type}", type_text(tensor.dtype, tensor.shape))};
    }
}

Result<HostTensor> read_table(const fs::path& path, DType dtype, const std::vector<std::int64_t>& shape) {
    TRY(const auto file, MappedFile::open(path.string()));
    const std::string_view text = as_text(file->bytes());
    std::vector<double> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_of("+-.0123456789", at);
        if (begin == std::string_view::npos) break;
        double number = 0;
        const auto [end, error] = std::from_chars(text.data() + begin, text.data() + text.size(), number);
        if (error != std::errc()) return Error{.what = message("a number that cannot be read"), .file = path.string()};
        numbers.push_back(number);
        at = static_cast<std::size_t>(end - text.data());
    }
    return tensor_of(dtype, shape, numbers);
}

/// The tensors of a .npz: by the names of `values` if all of them exist, else in the order of their numbers.
Result<std::vector<HostTensor>> read_npz(const fs::path& path, const Method& method,
                                         const std::vector<ValueId>& values) {
    TRY(const auto file, MappedFile::open(path.string()));
    TRY(const pt2::ZipArchive archive, pt2::ZipArchive::open(file->bytes()));
    std::vector<std::string> names, wanted;
    for (const auto& [name, entry] : archive.entries()) names.push_back(name);
    std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    for (const ValueId id : values) wanted.push_back(method.values[id].name + ".npy");
    const bool are_named = std::all_of(wanted.begin(), wanted.end(),
                                       [&](const std::string& name) { return archive.entries().contains(name); });
    std::vector<HostTensor> out;
    for (std::size_t i = 0; i < values.size() && i < names.size(); ++i) {
        TRY(const Data data, archive.data(are_named ? wanted[i] : names[i], file));
        TRY(HostTensor tensor, parse_npy(data.bytes));
        const Tensor* declared = method.values[values[i]].tensor();
        if (!declared) return Error{.what = message("a number as an input")};
        TRY(HostTensor one, converted(std::move(tensor), declared->dtype));
        out.push_back(std::move(one));
    }
    return out;
}

}  // namespace

KeyedTexts RecordedRun::input_files() const {
    KeyedTexts out;
    if (form != Form::protobuf) return out;
    for (std::size_t i = 0; i < inputs.size(); ++i) out.emplace_back(std::to_string(i), inputs[i].string());
    return out;
}

Result<std::vector<HostTensor>> RecordedRun::read_inputs(const Method& method) const {
    if (form == Form::numpy) return read_npz(inputs.front(), method, method.inputs);
    std::vector<HostTensor> out;
    for (std::size_t i = 0; i < inputs.size() && i < method.inputs.size(); ++i) {
        const Tensor* tensor = method.values[method.inputs[i]].tensor();
        if (!tensor) return Error{.what = message("a number as an input")};
        TRY(HostTensor one, read_table(inputs[i], tensor->dtype, tensor->upper));
        out.push_back(std::move(one));
    }
    return out;
}

Result<std::vector<HostTensor>> RecordedRun::read_outputs(const Method& method) const {
    if (form == Form::numpy) return read_npz(outputs.front(), method, method.outputs);
    std::vector<HostTensor> out;
    for (std::size_t i = 0; i < outputs.size() && i < method.outputs.size(); ++i) {
        const Tensor* tensor = method.values[method.outputs[i]].tensor();
        if (!tensor) return Error{.what = message("a number as an output")};
        TRY(HostTensor one,
            form == Form::table ? read_table(outputs[i], tensor->dtype, tensor->upper)
                                : read_tensor_file(outputs[i].string(), tensor->dtype, tensor->upper));
        out.push_back(std::move(one));
    }
    return out;
}

std::vector<RecordedRun> recorded_runs_of(const fs::path& model) {
    std::vector<RecordedRun> out;
    const fs::path folder = model.parent_path();
    if (model.extension() == ".tflite") {
        if (auto run = tables_beside(model)) out.push_back(std::move(*run));
        return out;
    }
    if (model.extension() != ".onnx") return out;
    for (int i = 0; fs::is_directory(folder / ("test_data_set_" + std::to_string(i))); ++i) {
        const fs::path data = folder / ("test_data_set_" + std::to_string(i));
        RecordedRun run{.inputs = numbered(data, "input_", ".pb"), .outputs = numbered(data, "output_", ".pb")};
        if (!run.outputs.empty()) out.push_back(std::move(run));
    }
    const fs::path in = folder / "inputs.npz", expected = folder / "outputs.npz";
    if (model.stem() == "network" && fs::is_regular_file(in) && fs::is_regular_file(expected))
        out.push_back({.form = RecordedRun::Form::numpy, .inputs = {in}, .outputs = {expected}});
    return out;
}

}  // namespace arenascope::wild
