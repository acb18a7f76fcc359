#pragma once

#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

#include "system/files.hpp"

namespace ptcg::tools {

/// Creates a file with this text. Throws std::runtime_error if that fails.
inline void write_new_file(const std::filesystem::path& file, const std::string& text)
{
    const Result<void> written = write_file(file, text);
    if (!written) throw std::runtime_error(written.error().message);
}

/// A temporary folder, removed with its contents in the destructor. Its path is empty if none could
/// be created.
class ScratchFolder {
public:
    ScratchFolder()
    {
        std::error_code error;
        std::string name =
            (std::filesystem::temp_directory_path(error) / "ptcg-bench-XXXXXX").string();
        if (mkdtemp(name.data()) != nullptr) path_ = name;
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace ptcg::tools
