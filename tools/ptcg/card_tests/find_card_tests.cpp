// Finds the files that are tests.

#include <algorithm>
#include <system_error>

#include "card_tests/card_test.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

namespace fs = std::filesystem;

/// Returns whether Lua files directly in the folder are a pack's scripts.
[[nodiscard]] bool has_scripts(const fs::path& folder)
{
    std::error_code error;
    fs::path place = fs::canonical(folder, error);
    for (; !error && place.has_relative_path(); place = place.parent_path()) {
        if (place.filename() == "tests") return false;
        if (fs::exists(place / "pack.toml", error)) return true;
    }
    return false;
}

[[nodiscard]] std::vector<fs::path> tests_below(const fs::path& folder)
{
    std::vector<fs::path> in_tests;
    std::vector<fs::path> directly;
    const bool may_be_direct = !has_scripts(folder);
    std::error_code error;
    using Walk = fs::recursive_directory_iterator;
    for (Walk entry(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != Walk(); entry.increment(error)) {
        const fs::path& file = entry->path();
        std::error_code no_file;  // a link may lead nowhere, or to itself
        if (file.extension() != ".lua" || !entry->is_regular_file(no_file)) continue;
        if (file.parent_path().filename() == "tests") in_tests.push_back(file);
        if (entry.depth() == 0 && may_be_direct) directly.push_back(file);
    }
    std::vector<fs::path>& found = in_tests.empty() ? directly : in_tests;
    std::ranges::sort(found);
    return found;
}

}  // namespace

std::vector<CardTestFile> find_card_tests(std::span<const fs::path> paths)
{
    std::vector<CardTestFile> files;
    for (const fs::path& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back({path, shown_path(path)});
            continue;
        }
        for (const fs::path& file : tests_below(path)) files.push_back({file, shown_path(file)});
    }
    return files;
}

}  // namespace ptcg::tools
