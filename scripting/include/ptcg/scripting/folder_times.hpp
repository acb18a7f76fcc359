#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <vector>

namespace ptcg {

/// The files below some folders, and when each was last written.
class FolderTimes {
public:
    /// Scans the folders now. Hidden files and folders are left out, as in packs.
    [[nodiscard]] static FolderTimes of(std::span<const std::filesystem::path> folders);

    /// Returns the files that were created, deleted or written since `earlier`, in order.
    [[nodiscard]] std::vector<std::filesystem::path> changed_since(
        const FolderTimes& earlier) const;

private:
    struct Stamp {
        std::filesystem::file_time_type written;
        std::uintmax_t size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    void add(const std::filesystem::path& folder, int depth);

    std::map<std::filesystem::path, Stamp> files_;
};

}  // namespace ptcg
