#include "data/pack_finding.hpp"

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

fs::path program_path()
{
    std::error_code error;
    fs::path path = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : path;
}

void add(std::vector<fs::path>& roots, const fs::path& root)
{
    if (root.empty()) return;
    std::error_code error;
    const bool known = std::any_of(roots.begin(), roots.end(), [&](const fs::path& other) {
        return other == root || fs::equivalent(other, root, error);
    });
    if (!known) roots.push_back(root);
}

}  // namespace

fs::path installed_cards_folder(const fs::path& program)
{
    return (program.parent_path() / PTCG_INSTALL_CARDS_DIR).lexically_normal();
}

fs::path own_cards_folder()
{
    std::error_code error;
    if (const fs::path program = program_path(); !program.empty()) {
        fs::path installed = installed_cards_folder(program);
        if (fs::is_directory(installed, error)) return installed;
    }
    fs::path source = PTCG_SOURCE_CARDS_DIR;
    return fs::is_directory(source, error) ? source : fs::path();
}

std::vector<fs::path> split_paths(std::string_view list)
{
    std::vector<fs::path> paths;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(':'), list.size());
        if (end > 0) paths.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return paths;
}

fs::path enclosing_pack(const fs::path& path)
{
    std::error_code error;
    fs::path folder = fs::weakly_canonical(path, error);
    while (!error && folder.has_relative_path()) {
        if (fs::is_regular_file(folder / "pack.toml", error)) return folder;
        error.clear();  // from a file, or from a folder without one
        folder = folder.parent_path();
    }
    return {};
}

std::string as_pack_id(const std::string& typed)
{
    std::error_code none;
    return std::filesystem::exists(typed, none) ? typed : folded(typed);
}

std::vector<fs::path> pack_roots(const std::vector<std::string>& extra)
{
    std::vector<fs::path> roots;
    add(roots, own_cards_folder());
    if (const char* list = std::getenv("PTCG_PACKS"); list != nullptr) {
        for (const fs::path& path : split_paths(list)) add(roots, path);
    }
    for (const std::string& path : extra) add(roots, path);
    return roots;
}

}  // namespace ptcg::tools
