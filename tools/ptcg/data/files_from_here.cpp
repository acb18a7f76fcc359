#include "data/files_from_here.hpp"

#include <system_error>

#include "system/files.hpp"

namespace ptcg::tools {

namespace fs = std::filesystem;

FilesFromHere::FilesFromHere(const std::vector<fs::path>& roots)
{
    for (const fs::path& root : roots) {
        std::error_code error;
        const fs::path folder = fs::weakly_canonical(root, error);
        const fs::path name = folder.filename();
        // A pack that is a root itself is called after its own folder and the one around it.
        for (const fs::path& called : {name, folder.parent_path().filename() / name}) {
            folders_.push_back({called.generic_string() + "/", folder});
        }
    }
}

std::string FilesFromHere::operator()(const std::string& file) const
{
    for (const auto& [begins, folder] : folders_) {
        if (!file.starts_with(begins)) continue;
        const fs::path path = folder / file.substr(begins.size());
        std::error_code error;
        if (fs::exists(path, error)) return shown_path(path);
    }
    return file;
}

}  // namespace ptcg::tools
