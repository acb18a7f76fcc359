#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ptcg::tools {

/// Names files so that they can be opened from the current folder. In messages, the name of a
/// pack's file begins with the name of the folder the pack was found in.
class FilesFromHere {
public:
    explicit FilesFromHere(const std::vector<std::filesystem::path>& roots);

    /// Returns a path that can be opened, or `file` itself if it is in none of the folders.
    [[nodiscard]] std::string operator()(const std::string& file) const;

private:
    struct Folder {
        std::string begins;  ///< how the names of its files begin
        std::filesystem::path path;
    };
    std::vector<Folder> folders_;
};

}  // namespace ptcg::tools
