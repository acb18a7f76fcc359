#include "ptcg/scripting/build_id.hpp"

#if __has_include(<link.h>)
#include <elf.h>
#include <link.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ptcg {

namespace {

constexpr std::size_t aligned(std::size_t size)
{
    return (size + 3) & ~std::size_t{3};
}

/// Returns the build ID among the notes of a segment, or nothing.
std::string in_notes(const char* at, std::size_t size)
{
    constexpr char digits[] = "0123456789abcdef";
    ElfW(Nhdr) note;
    while (size >= sizeof note) {
        std::memcpy(&note, at, sizeof note);
        const std::size_t whole = sizeof note + aligned(note.n_namesz) + aligned(note.n_descsz);
        if (whole > size) return {};
        const char* const name = at + sizeof note;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU &&
            std::memcmp(name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0) {
            std::string id;
            const char* const bytes = name + aligned(note.n_namesz);
            for (std::size_t i = 0; i < note.n_descsz; ++i) {
                const auto byte = static_cast<unsigned char>(bytes[i]);
                id += digits[byte >> 4];
                id += digits[byte & 15];
            }
            return id;
        }
        at += whole;
        size -= whole;
    }
    return {};
}

struct Wanted {
    std::uintptr_t place;
    std::string id;
};

bool holds(const dl_phdr_info& object, std::uintptr_t place)
{
    for (std::size_t i = 0; i < object.dlpi_phnum; ++i) {
        const ElfW(Phdr)& segment = object.dlpi_phdr[i];
        const std::uintptr_t begin = object.dlpi_addr + segment.p_vaddr;
        if (segment.p_type == PT_LOAD && place >= begin && place - begin < segment.p_memsz) {
            return true;
        }
    }
    return false;
}

int look(dl_phdr_info* object, std::size_t, void* data)
{
    Wanted& wanted = *static_cast<Wanted*>(data);
    if (!holds(*object, wanted.place)) return 0;
    std::string& id = wanted.id;
    for (std::size_t i = 0; i < object->dlpi_phnum && id.empty(); ++i) {
        const ElfW(Phdr)& segment = object->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE) continue;
        id = in_notes(reinterpret_cast<const char*>(object->dlpi_addr + segment.p_vaddr),
                      segment.p_memsz);
    }
    return 1;  // stop
}

}  // namespace

std::string build_id_of(const void* place)
{
    Wanted wanted{reinterpret_cast<std::uintptr_t>(place), {}};
    dl_iterate_phdr(look, &wanted);
    return wanted.id;
}

}  // namespace ptcg

#else

namespace ptcg {

std::string build_id_of(const void*)
{
    return {};
}

}  // namespace ptcg

#endif
