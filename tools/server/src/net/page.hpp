#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "rooms/http_api.hpp"

namespace ptcg::server {

/// The files of the page: compiled in, or from a folder.
class Page {
public:
    /// `folder`: empty for the files that are compiled in, which are compressed here.
    explicit Page(std::filesystem::path folder);

    /// Returns the file at a path of the web, "/" or "/js/table.js"; nothing if there is none. The
    /// path is a key of the files there are, never a path in the file system.
    [[nodiscard]] std::optional<HttpReply> find(std::string_view path, bool takes_gzip) const;
    /// Returns the page for a path that leads nowhere.
    [[nodiscard]] HttpReply missing() const;

private:
    struct File {
        std::string_view content;
        std::string gzip;  ///< empty: it would not be smaller
        std::string tag;
    };

    [[nodiscard]] std::optional<HttpReply> find_in_folder(std::string_view name) const;

    std::filesystem::path folder_;
    std::map<std::string_view, File> files_;
};

/// A file that is compiled in.
struct PageFile {
    std::string_view name;  ///< "js/table.js"
    std::string_view content;
};
/// Sorted by name.
extern const std::map<std::string_view, std::string_view> page_files;

}  // namespace ptcg::server
