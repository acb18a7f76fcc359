#pragma once

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <unistd.h>

/// A folder of its own for one test, gone afterwards.
class TempFolder {
public:
    TempFolder()
    {
        static std::atomic<int> next = 0;
        const std::string name =
            "ptcg-test-" + std::to_string(::getpid()) + "-" + std::to_string(next++);
        path_ = std::filesystem::temp_directory_path() / name / "cards";
        std::filesystem::create_directories(path_);
    }
    ~TempFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_.parent_path(), ignored);
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    /// A folder called "cards", so that files are shown as "cards/<pack>/<file>".
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    void write(const std::string& file, std::string_view content) const
    {
        std::filesystem::create_directories((path_ / file).parent_path());
        std::ofstream(path_ / file, std::ios::binary) << content;
    }

private:
    std::filesystem::path path_;
};
