#include "engine/sample_inputs.h"

#include "engine/base/file.h"
#include "engine/formats/pt2/pt2.h"

namespace arenascope {

Result<std::vector<HostTensor>> sample_inputs(const Program& program, const Method& method) {
    if (program.format != "pt2")
        return Error{.what = message("a file of this kind holds no sample inputs"),
                     .expected = message("a .pt2 of torch.export.save")};
    TRY(auto file, MappedFile::open(program.path));
    auto samples = read_sample_inputs(std::move(file), method.name);
    if (!samples.ok()) return Error(samples.error()).of_file(program.path);
    if (samples.value().size() != method.inputs.size())
        return Error{.what = message("{samples} sample inputs in the archive", samples.value().size()),
                     .expected = message("{inputs}, one for each input", method.inputs.size())};
    std::vector<HostTensor> out;
    for (const SampleInput& sample : samples.value()) {
        HostTensor tensor{.dtype = sample.type.dtype, .shape = {}, .bytes = {}};
        for (const sym::Expr& size : sample.type.sizes) {
            if (!size.is_constant())
                return Error{.what = message("a sample input of symbolic size"), .place = sample.path};
            tensor.shape.push_back(size.constant());
        }
        tensor.bytes.assign(sample.data.bytes.begin(), sample.data.bytes.end());
        out.push_back(std::move(tensor));
    }
    return out;
}

}  // namespace arenascope
