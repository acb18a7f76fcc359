#include "system/appended_file.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/files.hpp"

namespace ptcg::tools {

Result<AppendedFile> AppendedFile::open(const std::filesystem::path& path, std::size_t most)
{
    const auto failed = [&](std::string_view what) {
        return Error{fmt::format("{}: {}", path.string(), what)};
    };
    // Without waiting: a pipe that nobody reads would not open.
    AppendedFile opened;
    opened.path_ = path;
    opened.file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666);
    if (opened.file_ < 0) return failed(fmt::format("cannot be written: {}", std::strerror(errno)));
    struct stat status {};
    if (::fstat(opened.file_, &status) != 0 || !S_ISREG(status.st_mode)) {
        return failed("not a regular file");
    }
    if (::flock(opened.file_, LOCK_EX | LOCK_NB) != 0) {
        return failed("another process is writing it; wait for it, or name another file");
    }
    Result<std::string> text = read_file(path, most);
    if (!text) return text.error();
    opened.text_ = std::move(text.value());
    return opened;
}

AppendedFile::~AppendedFile()
{
    if (file_ >= 0) ::close(file_);
}

AppendedFile::AppendedFile(AppendedFile&& other) noexcept
    : path_(std::move(other.path_)),
      text_(std::move(other.text_)),
      has_whole_lines_(other.has_whole_lines_),
      file_(std::exchange(other.file_, -1))
{
}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept
{
    std::swap(path_, other.path_);
    std::swap(text_, other.text_);
    std::swap(has_whole_lines_, other.has_whole_lines_);
    std::swap(file_, other.file_);
    return *this;
}

Result<void> AppendedFile::append(std::string_view lines)
{
    const auto failed = [&] {
        return Error{
            fmt::format("{}: cannot be written: {}", path_.string(), std::strerror(errno))};
    };
    if (!has_whole_lines_) {
        const std::size_t whole = text_.rfind('\n') + 1;  // 0 without a line end
        if (whole < text_.size() && ::ftruncate(file_, static_cast<off_t>(whole)) != 0) {
            return failed();
        }
        has_whole_lines_ = true;
    }
    while (!lines.empty()) {
        const ssize_t written = ::write(file_, lines.data(), lines.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return failed();
        lines.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

}  // namespace ptcg::tools
