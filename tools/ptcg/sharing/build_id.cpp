#include "sharing/build_id.hpp"

#include <cstddef>
#include <cstring>

#include <elf.h>
#include <link.h>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

constexpr std::size_t aligned(std::size_t size)
{
    return (size + 3) & ~std::size_t{3};
}

/// The build ID among the notes of a segment, or nothing.
std::string in_notes(const char* at, std::size_t size)
{
    ElfW(Nhdr) note;
    while (size >= sizeof note) {
        std::memcpy(&note, at, sizeof note);
        const std::size_t whole = sizeof note + aligned(note.n_namesz) + aligned(note.n_descsz);
        if (whole > size) return {};
        const char* const name = at + sizeof note;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU &&
            std::memcmp(name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0) {
            std::string digits;
            const char* const id = name + aligned(note.n_namesz);
            for (std::size_t i = 0; i < note.n_descsz; ++i) {
                digits += fmt::format("{:02x}", static_cast<unsigned char>(id[i]));
            }
            return digits;
        }
        at += whole;
        size -= whole;
    }
    return {};
}

/// Looks at the first of the loaded objects, which is the program.
int look(dl_phdr_info* object, std::size_t, void* found)
{
    std::string& id = *static_cast<std::string*>(found);
    for (std::size_t i = 0; i < object->dlpi_phnum && id.empty(); ++i) {
        const ElfW(Phdr)& segment = object->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE) continue;
        id = in_notes(reinterpret_cast<const char*>(object->dlpi_addr + segment.p_vaddr),
                      segment.p_memsz);
    }
    return 1;  // no others
}

}  // namespace

std::string build_id()
{
    std::string id;
    dl_iterate_phdr(look, &id);
    return id;
}

}  // namespace ptcg::tools
