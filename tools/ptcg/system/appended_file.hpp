#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A file of lines to which lines are added, by one process at a time. What a killed process has
/// written is in it. A last line without an end, which it did not finish, is cut off.
class AppendedFile {
public:
    /// Opens the file, or creates it. Fails if another process has it open in this way, or if it is
    /// not a regular file of at most `most` bytes; the error begins with the path.
    [[nodiscard]] static Result<AppendedFile> open(const std::filesystem::path& path,
                                                   std::size_t most);
    ~AppendedFile();
    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;

    /// What it had when it was opened.
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Writes `lines`, each with its end, after the last whole line.
    [[nodiscard]] Result<void> append(std::string_view lines);

private:
    AppendedFile() = default;

    std::filesystem::path path_;
    std::string text_;
    bool has_whole_lines_ = false;
    int file_ = -1;
};

}  // namespace ptcg::tools
