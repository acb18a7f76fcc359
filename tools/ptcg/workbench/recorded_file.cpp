#include "workbench/recorded_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_letters = 60;

/// Writes the whole text to a file that did not exist; if it did, or if that fails, changes
/// nothing.
Result<void> write_new_file(const fs::path& path, std::string_view text)
{
    const auto failed = [&] {
        return Error{fmt::format("{}: cannot be written: {}", path.string(), std::strerror(errno))};
    };
    std::FILE* const file = std::fopen(path.c_str(), "wxb");
    if (file == nullptr) return failed();
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) == 0 && written) return {};
    const Error why = failed();
    std::error_code ignored;
    fs::remove(path, ignored);
    return why;
}

}  // namespace

std::string test_file_name(const std::string& card_file, const std::string& name)
{
    std::string words;
    for (const char c : name) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool stays = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (stays) words += small;
        if (!stays && !words.empty() && words.back() != '-') words += '-';
        if (words.size() == most_letters) break;
    }
    while (words.ends_with('-')) words.pop_back();
    return fmt::format("{}-{}.lua", card_file, words.empty() ? "recorded" : words);
}

Result<fs::path> write_recorded(const PackInfo& pack, const std::string& card_file,
                                const std::string& name, const std::string& source)
{
    const fs::path folder = pack.path / "tests";
    std::error_code error;
    fs::create_directory(folder, error);
    const fs::path real = fs::canonical(folder, error);
    if (error) return Error{fmt::format("{}: {}", folder.string(), error.message())};
    if (!path_inside(real, fs::canonical(pack.path, error))) {
        return Error{fmt::format("{} leads out of the pack", folder.string())};
    }
    fs::path file = folder / test_file_name(card_file, name);
    if (fs::exists(fs::symlink_status(file, error))) {
        return Error{
            fmt::format("{} is there already; give the test another name", shown_path(file))};
    }
    if (const Result<void> written = write_new_file(file, source); !written) {
        return written.error();
    }
    return file;
}

}  // namespace ptcg::tools
