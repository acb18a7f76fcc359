#include "uploads/zip_folder.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>
#include <sys/stat.h>
#include <zip.h>

namespace ptcg::server {
namespace {

constexpr std::size_t longest_name = 240;
constexpr unsigned mode_shift = 16;  ///< where Unix's mode is in the attributes of a file

struct Closer {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Closer>;
using File = std::unique_ptr<zip_file_t, Closer>;

/// The memory must remain until the archive is closed.
Result<Archive> open(std::string_view bytes)
{
    zip_error_t why;
    zip_error_init(&why);
    zip_source_t* const source =
        zip_source_buffer_create(bytes.data(), bytes.size(), 0 /* not freed */, &why);
    zip_t* const archive =
        source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &why);
    const std::string reason = zip_error_strerror(&why);
    zip_error_fini(&why);
    if (archive != nullptr) return Archive(archive);
    if (source != nullptr) zip_source_free(source);
    return Error{fmt::format("this is not a zip file: {}", reason)};
}

/// Returns what is wrong with the name of a file; empty: nothing.
std::string_view fault_of(std::string_view name)
{
    if (name.empty() || name.size() > longest_name) return "its name is too long";
    if (name.front() == '/' || name.find('\\') != std::string_view::npos ||
        name.find(':') != std::string_view::npos) {
        return "its name must be relative, with \"/\" between folders";
    }
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; };
    if (std::ranges::any_of(name, is_control)) return "its name has control characters";
    while (!name.empty()) {
        const std::string_view part = name.substr(0, name.find('/'));
        if (part == ".." || part == "." || part.empty()) return "its name leaves the folder";
        name.remove_prefix(std::min(name.size(), part.size() + 1));
    }
    return {};
}

bool is_link(zip_t* archive, zip_uint64_t place)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, place, 0, &system, &attributes) != 0) return true;
    const auto mode = static_cast<mode_t>(attributes >> mode_shift);
    return system == ZIP_OPSYS_UNIX && S_ISLNK(mode);
}

/// Reads a file, of at most `most` bytes.
Result<std::string> read(zip_t* archive, zip_uint64_t place, std::size_t most)
{
    const File file(zip_fopen_index(archive, place, 0));
    if (file == nullptr) return Error{zip_error_strerror(zip_get_error(archive))};
    std::string content;
    std::array<char, 16 * 1024> piece{};
    for (;;) {
        const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
        if (got < 0) return Error{"it is damaged"};
        if (got == 0) return content;
        content.append(piece.data(), static_cast<std::size_t>(got));
        if (content.size() > most) return Error{"all files together are too large"};
    }
}

bool is_of_no_pack(std::string_view name)
{
    return name.starts_with("__MACOSX/") || name.starts_with(".git/") ||
           name.ends_with(".DS_Store") || name.ends_with("Thumbs.db");
}

}  // namespace

Result<MemoryFolder> unpack_zip(std::string_view bytes, std::string_view name,
                                const ZipLimits& limits)
{
    const Result<Archive> opened = open(bytes);
    if (!opened) return opened.error();
    zip_t* const archive = opened.value().get();
    const zip_int64_t entries = zip_get_num_entries(archive, 0);
    if (entries < 0 || static_cast<std::size_t>(entries) > limits.files) {
        return Error{fmt::format("a zip file has at most {} files", limits.files)};
    }
    MemoryFolder folder;
    folder.name = name;
    std::size_t left = limits.bytes;
    for (zip_uint64_t place = 0; place < static_cast<zip_uint64_t>(entries); ++place) {
        const char* const told = zip_get_name(archive, place, ZIP_FL_ENC_GUESS);
        const std::string file = told == nullptr ? "" : told;
        const auto wrong = [&](std::string_view why) {
            return Error{fmt::format("file {}{}: {}", place + 1,
                                     fault_of(file).empty() ? ", " + file : "", why)};
        };
        // A folder is an entry of its own, whose name ends so.
        const bool is_folder = file.ends_with('/');
        const std::string_view fault =
            fault_of(is_folder ? std::string_view(file).substr(0, file.size() - 1) : file);
        if (!fault.empty()) return wrong(fault);
        if (is_link(archive, place)) return wrong("it is a link");
        if (is_folder || is_of_no_pack(file)) continue;
        Result<std::string> content = read(archive, place, left);
        if (!content) return wrong(content.error().message);
        left -= content.value().size();
        if (!folder.files.emplace(file, std::move(content.value())).second) {
            return wrong("another file has this name");
        }
    }
    if (folder.files.empty()) return Error{"there are no files in it"};
    return folder;
}

}  // namespace ptcg::server
