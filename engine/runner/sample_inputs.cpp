#include "engine/runner/sample_inputs.h"

#include <algorithm>

#include "engine/base/file.h"
#include "engine/formats/pt2/pt2.h"
#include "engine/formats/pt2/zip.h"
#include "engine/runner/tensor_files.h"

namespace arenascope {

namespace {

Result<HostTensor> hosted(const SampleInput& sample) {
    HostTensor tensor{.dtype = sample.type.dtype, .shape = {}, .bytes = {}};
    for (const sym::Expr& size : sample.type.sizes) {
        if (!size.is_constant())
            return Error{.what = message("a sample input has a symbolic size"), .place = sample.path};
        tensor.shape.push_back(size.constant());
    }
    tensor.bytes.assign(sample.data.bytes.begin(), sample.data.bytes.end());
    return tensor;
}

using NamedTensors = std::vector<std::pair<std::string, HostTensor>>;

constexpr std::string_view array_suffix = ".npy";

/// The entries of numpy.savez.
Result<std::vector<std::string>> entries_of(const pt2::ZipArchive& archive) {
    std::vector<std::string> out;
    for (const auto& [name, entry] : archive.entries()) {
        if (!name.ends_with(array_suffix))
            return Error{.what = message("'{name}' is not an array", name),
                         .expected = message("arrays of numpy.savez")};
        out.push_back(name);
    }
    return out;
}

std::string array_name(const std::string& entry) { return entry.substr(0, entry.size() - array_suffix.size()); }

/// The arrays of numpy.savez, by name.
Result<NamedTensors> arrays_of(const std::shared_ptr<const MappedFile>& file) {
    TRY(const pt2::ZipArchive archive, pt2::ZipArchive::open(file->bytes()));
    TRY(const std::vector<std::string> entries, entries_of(archive));
    NamedTensors out;
    for (const std::string& entry : entries) {
        TRY(const Data data, archive.data(entry, file));
        TRY(HostTensor tensor, parse_npy(data.bytes).in(entry));
        out.emplace_back(array_name(entry), std::move(tensor));
    }
    return out;
}

Result<std::vector<std::string>> names_of_arrays(const MappedFile& file) {
    TRY(const pt2::ZipArchive archive, pt2::ZipArchive::open(file.bytes()));
    TRY(std::vector<std::string> names, entries_of(archive));
    for (std::string& name : names) name = array_name(name);
    return names;
}

/// "0.mask" of "0/mask".
std::string dotted(std::string path) {
    std::replace(path.begin(), path.end(), '/', '.');
    return path;
}

}  // namespace

Result<std::vector<HostTensor>> sample_inputs(const Program& program, const Method& method) {
    if (program.format != FormatId::pt2)
        return Error{.what = message("a file of this kind holds no sample inputs"),
                     .expected = message("a .pt2 of torch.export.save")};
    TRY(auto file, MappedFile::open(program.path));
    auto samples = read_sample_inputs(std::move(file), method.name);
    if (!samples.ok()) return Error(samples.error()).of_file(program.path);
    if (samples.value().size() != method.inputs.size())
        return Error{.what = message("the archive has {inputs} sample inputs", samples.value().size()),
                     .expected = message("{inputs}, one for each input", method.inputs.size())};
    std::vector<HostTensor> out;
    for (const SampleInput& sample : samples.value()) {
        TRY(HostTensor tensor, hosted(sample));
        out.push_back(std::move(tensor));
    }
    return out;
}

bool holds_several(std::string_view path) { return path.ends_with(".pt") || path.ends_with(".npz"); }

Result<std::vector<std::pair<std::string, HostTensor>>> saved_tensors(const std::string& path) {
    TRY(auto file, MappedFile::open(path));
    if (path.ends_with(".npz")) {
        auto arrays = arrays_of(file);
        if (!arrays.ok()) return std::move(arrays).error().of_file(path);
        return arrays;
    }
    auto saved = read_saved_tensors(std::move(file));
    if (!saved.ok()) return Error(saved.error()).of_file(path);
    NamedTensors out;
    for (const SampleInput& sample : saved.value()) {
        TRY(HostTensor tensor, hosted(sample));
        out.emplace_back(dotted(sample.path), std::move(tensor));
    }
    return out;
}

Result<std::vector<std::string>> saved_names(const std::string& path) {
    TRY(auto file, MappedFile::open(path));
    if (path.ends_with(".npz")) {
        auto names = names_of_arrays(*file);
        if (!names.ok()) return std::move(names).error().of_file(path);
        return names;
    }
    auto saved = read_saved_tensors(std::move(file));
    if (!saved.ok()) return Error(saved.error()).of_file(path);
    std::vector<std::string> out;
    for (const SampleInput& sample : saved.value()) out.push_back(dotted(sample.path));
    return out;
}

Result<std::shared_ptr<const SavedFiles::Tensors>> SavedFiles::read(const std::string& path) {
    if (const auto known = read_.find(path); known != read_.end()) return known->second;
    TRY(Tensors tensors, saved_tensors(path));
    return read_.emplace(path, std::make_shared<const Tensors>(std::move(tensors))).first->second;
}

std::string numbered_name(std::string_view name) {
    for (const std::string_view prefix : {"arr_", "input_", ""}) {
        const std::string_view digits = name.substr(std::min(name.size(), prefix.size()));
        const bool is_number = digits.find_first_not_of("0123456789") == std::string_view::npos;
        if (name.starts_with(prefix) && !digits.empty() && is_number) return std::string(digits);
    }
    return {};
}

}  // namespace arenascope
