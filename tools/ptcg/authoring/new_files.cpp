#include "authoring/new_files.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "data/pack_finding.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// Renames files to their final names only after all of them are written; otherwise removes them.
class Writing {
public:
    Writing() = default;
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    ~Writing()
    {
        std::error_code ignored;
        for (const Draft& draft : drafts_) fs::remove(draft.at, ignored);
        for (auto folder = folders_.rbegin(); folder != folders_.rend(); ++folder) {
            fs::remove(*folder, ignored);  // only if it is empty
        }
    }

    Result<void> add(const NewFile& file)
    {
        std::error_code error;
        make_folders(file.path.parent_path(), error);
        // A hidden file, so watchers of the folder ignore it.
        const fs::path at =
            file.path.parent_path() / ("." + file.path.filename().string() + ".new");
        if (!error) {
            drafts_.push_back({at, file.path});
            errno = 0;
            std::ofstream out(at, std::ios::binary);
            out << file.content;
            out.close();
            if (out) return {};
        }
        return Error{fmt::format("{}: cannot be written ({})", shown_path(file.path),
                                 error ? error.message() : std::strerror(errno))};
    }

    Result<void> finish()
    {
        for (const Draft& draft : drafts_) {
            std::error_code error;
            fs::rename(draft.at, draft.to, error);
            if (error) {
                return Error{fmt::format("{}: cannot be written ({})", shown_path(draft.to),
                                         error.message())};
            }
        }
        drafts_.clear();
        folders_.clear();
        return {};
    }

private:
    struct Draft {
        fs::path at;
        fs::path to;
    };

    void make_folders(const fs::path& folder, std::error_code& error)
    {
        if (folder.empty() || fs::is_directory(folder, error)) {
            error.clear();
            return;
        }
        make_folders(folder.parent_path(), error);
        if (!error && fs::create_directory(folder, error)) folders_.push_back(folder);
    }

    std::vector<Draft> drafts_;
    std::vector<fs::path> folders_;
};

}  // namespace

Result<void> write_new_files(std::span<const NewFile> files, bool force)
{
    std::string in_the_way;
    for (const NewFile& file : files) {
        std::error_code error;
        if (fs::is_directory(file.path, error)) {
            return Error{fmt::format("{}: this is a folder", shown_path(file.path))};
        }
        if (!force && fs::exists(file.path, error)) {
            in_the_way += "\n  " + shown_path(file.path);
        }
    }
    if (!in_the_way.empty()) {
        return Error{"nothing was written, because these exist already:" + in_the_way +
                     "\n--force overwrites them"};
    }
    Writing writing;
    for (const NewFile& file : files) {
        if (Result<void> added = writing.add(file); !added) return added;
    }
    return writing.finish();
}

}  // namespace ptcg::tools
