#include "uploads/read_folders.hpp"

#include <fstream>
#include <iterator>
#include <system_error>

namespace ptcg::server {
namespace {

namespace fs = std::filesystem;

MemoryFolder read_folder(const fs::path& root)
{
    MemoryFolder folder;
    folder.name = root.string();
    std::error_code error;
    for (fs::recursive_directory_iterator entry(root, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code ignored;
        if (!entry->is_regular_file(ignored)) continue;
        if (entry->file_size(ignored) > PackLimits().file_bytes || ignored) continue;
        std::ifstream file(entry->path(), std::ios::binary);
        const std::istreambuf_iterator<char> first(file), last;
        folder.files.emplace(entry->path().lexically_relative(root).generic_string(),
                             std::string(first, last));
    }
    return folder;
}

}  // namespace

std::vector<MemoryFolder> read_folders(const std::vector<fs::path>& roots)
{
    std::vector<MemoryFolder> folders;
    for (const fs::path& root : roots) folders.push_back(read_folder(root));
    return folders;
}

}  // namespace ptcg::server
