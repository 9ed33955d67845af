#include "engine/plugins/library_file.h"

#include <elf.h>

#include <cstring>

#include "engine/base/file.h"

namespace arenascope {

Result<> check_library_file(const std::string& path) {
    TRY(const auto file, MappedFile::open(path));
    const ByteView bytes = file->bytes();
    const auto head = read_at<Elf64_Ehdr>(bytes, 0);
    if (!head || std::memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_ident[EI_CLASS] != ELFCLASS64) return done;
    const Error cut{.what = message("the library file is truncated"),
                    .file = path,
                    .expected = message("a complete file"),
                    .remedy = message("build or copy it again")};
    for (std::uint64_t i = 0; i < head->e_phnum; ++i) {
        const auto begin = slice(bytes, head->e_phoff, sizeof(Elf64_Phdr) * (i + 1));
        if (!begin) return cut;
        const auto segment = read_at<Elf64_Phdr>(*begin, sizeof(Elf64_Phdr) * i);
        if (!segment || (segment->p_type == PT_LOAD && !slice(bytes, segment->p_offset, segment->p_filesz))) return cut;
    }
    return done;
}

}  // namespace arenascope
