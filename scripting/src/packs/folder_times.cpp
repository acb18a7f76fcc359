#include "ptcg/scripting/folder_times.hpp"

#include <system_error>

namespace ptcg {

namespace fs = std::filesystem;

namespace {

constexpr int deepest = 8;  // the depth to which packs may be nested

}  // namespace

void FolderTimes::add(const fs::path& folder, int depth)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& path = entry->path();
        if (path.filename().string().starts_with('.')) continue;
        std::error_code gone;  // a file may be deleted during the scan: it is then left out
        if (entry->is_directory(gone)) {
            if (depth < deepest) add(path, depth + 1);
            continue;
        }
        Stamp stamp{entry->last_write_time(gone), 0};
        if (!gone) stamp.size = entry->file_size(gone);
        if (!gone) files_.emplace(path, stamp);
    }
}

FolderTimes FolderTimes::of(std::span<const fs::path> folders)
{
    FolderTimes times;
    for (const fs::path& folder : folders) times.add(folder, 0);
    return times;
}

std::vector<fs::path> FolderTimes::changed_since(const FolderTimes& earlier) const
{
    std::vector<fs::path> changed;
    auto now = files_.begin();
    auto then = earlier.files_.begin();
    while (now != files_.end() || then != earlier.files_.end()) {
        const bool is_new =
            then == earlier.files_.end() || (now != files_.end() && now->first < then->first);
        const bool is_gone = !is_new && (now == files_.end() || then->first < now->first);
        if (is_new) {
            changed.push_back((now++)->first);
        } else if (is_gone) {
            changed.push_back((then++)->first);
        } else {
            if (now->second != then->second) changed.push_back(now->first);
            ++now;
            ++then;
        }
    }
    return changed;
}

}  // namespace ptcg
