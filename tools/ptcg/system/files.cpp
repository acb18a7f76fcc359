#include "system/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <istream>
#include <system_error>

#include <fmt/format.h>

#include "ptcg/scripting/characters.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// The file that is written first: the old file is replaced only when the new one is complete.
fs::path unfinished(fs::path path)
{
    return path += ".part";
}

/// Returns why the path must not be replaced; empty if it may be.
std::string in_the_way(const fs::path& path)
{
    std::error_code error;
    const fs::file_status there = fs::status(path, error);
    if (fs::is_directory(there)) return "is a folder";
    if (fs::exists(there) && !fs::is_regular_file(there)) return "not a regular file";
    return {};
}

}  // namespace

Result<std::string> read_file(const fs::path& path, std::size_t most)
{
    Result<std::string> text = read_regular_file(path, most);
    if (text) return text;
    return Error{fmt::format("{}: {}", path.string(), text.error().message)};
}

Result<std::string> read_standard_input(std::size_t most)
{
    std::string text;
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (text.size() == most) {
            return Error{fmt::format("the standard input: more than {} bytes", most)};
        }
        text += static_cast<char>(c);
    }
    if (std::ferror(stdin) != 0) return Error{"the standard input: cannot be read"};
    return text;
}

bool next_line(std::istream& in, std::string& line)
{
    line.clear();
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        if (c == '\n') return true;
        if (line.size() == most_line_bytes) return false;
        line += static_cast<char>(c);
    }
    return !line.empty();
}

bool is_folder(const std::string& typed)
{
    std::error_code error;
    return fs::is_directory(typed, error);
}

Result<void> can_write(const fs::path& path)
{
    if (const std::string why = in_the_way(path); !why.empty()) {
        return Error{fmt::format("{}: {}", path.string(), why)};
    }
    const bool can = std::ofstream(unfinished(path), std::ios::binary | std::ios::app).good();
    const std::string why = std::strerror(errno);
    std::error_code error;
    fs::remove(unfinished(path), error);
    if (can) return {};
    return Error{fmt::format("{}: cannot be written: {}", path.string(), why)};
}

Result<void> write_file(const fs::path& path, std::string_view text)
{
    if (const std::string why = in_the_way(path); !why.empty()) {
        return Error{fmt::format("{}: cannot be written: {}", path.string(), why)};
    }
    std::ofstream file(unfinished(path), std::ios::binary);
    file << text;
    file.close();
    std::error_code error;
    if (file) fs::rename(unfinished(path), path, error);
    if (file && !error) return {};
    const std::string why = error ? error.message() : std::strerror(errno);
    fs::remove(unfinished(path), error);
    return Error{fmt::format("{}: cannot be written: {}", path.string(), why)};
}

std::optional<fs::path> path_inside(const fs::path& path, const fs::path& folder)
{
    std::error_code error;
    fs::path relative = fs::relative(path, folder, error);
    if (error || relative.empty() || *relative.begin() == "..") return std::nullopt;
    return relative;
}

std::string shown_path(const fs::path& path)
{
    std::error_code error;
    const fs::path here = fs::current_path(error);  // may have been removed
    const std::optional<fs::path> inside = error ? std::nullopt : path_inside(path, here);
    return in_one_line(inside.value_or(path).generic_string());
}

}  // namespace ptcg::tools
