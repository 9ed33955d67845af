#include "engine/open/device_dump.h"

#include "engine/base/file.h"
#include "engine/formats/bad_download.h"
#include "engine/formats/format.h"
#include "engine/open/strangers.h"

namespace arenascope {

Result<EtDump> open_etdump(const std::string& path) {
    TRY(const auto file, MappedFile::open(path));
    auto dump = parse_etdump(file->bytes());
    if (dump.ok()) return dump;
    if (sniff_etdump(file->bytes())) return std::move(dump).error().of_file(path);
    if (auto bad = bad_download(file->bytes())) return std::move(*bad).of_file(path);
    Error error = std::move(dump).error();
    for (const Format& format : builtin_formats()) {
        if (!format.read || !format.sniff(file->bytes())) continue;
        error.what = message("a {suffix} file ({format}), not an ETDump", format.suffix, format.title);
        return std::move(error).of_file(path);
    }
    if (const auto known = stranger(file->bytes())) error.what = message("{content}, not an ETDump", known->what);
    return std::move(error).of_file(path);
}

}  // namespace arenascope
