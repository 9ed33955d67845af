#include "engine/runner/sample_inputs.h"

#include <algorithm>

#include "engine/base/file.h"
#include "engine/formats/pt2/pt2.h"

namespace arenascope {

namespace {

Result<HostTensor> hosted(const SampleInput& sample) {
    HostTensor tensor{.dtype = sample.type.dtype, .shape = {}, .bytes = {}};
    for (const sym::Expr& size : sample.type.sizes) {
        if (!size.is_constant()) return Error{.what = message("a sample input of symbolic size"), .place = sample.path};
        tensor.shape.push_back(size.constant());
    }
    tensor.bytes.assign(sample.data.bytes.begin(), sample.data.bytes.end());
    return tensor;
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
        return Error{.what = message("{count} sample inputs in the archive", samples.value().size()),
                     .expected = message("{inputs}, one for each input", method.inputs.size())};
    std::vector<HostTensor> out;
    for (const SampleInput& sample : samples.value()) {
        TRY(HostTensor tensor, hosted(sample));
        out.push_back(std::move(tensor));
    }
    return out;
}

Result<std::vector<std::pair<std::string, HostTensor>>> saved_tensors(const std::string& path) {
    TRY(auto file, MappedFile::open(path));
    auto saved = read_saved_tensors(std::move(file));
    if (!saved.ok()) return Error(saved.error()).of_file(path);
    std::vector<std::pair<std::string, HostTensor>> out;
    for (const SampleInput& sample : saved.value()) {
        TRY(HostTensor tensor, hosted(sample));
        std::string name = sample.path;
        std::replace(name.begin(), name.end(), '/', '.');
        out.emplace_back(std::move(name), std::move(tensor));
    }
    return out;
}

}  // namespace arenascope
