#include "ptcg/scripting/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace ptcg {
namespace {

/// An open file, closed at the end.
class OpenFile {
public:
    explicit OpenFile(const std::filesystem::path& path)
        : number_(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    {
    }
    ~OpenFile()
    {
        if (number_ >= 0) ::close(number_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

Error refusal()
{
    if (errno == ENOENT || errno == ENOTDIR) return Error{"there is no such file"};
    if (errno == ENXIO) return Error{"not a regular file"};  // a socket
    return Error{"cannot be read: " + std::generic_category().message(errno)};
}

Error too_large(std::size_t most)
{
    return Error{"a file has at most " + std::to_string(most) + " bytes"};
}

/// To its end: the size may have changed since, and files the system makes up have none.
Result<std::string> read_all(int file, std::size_t expected, std::size_t most)
{
    std::string content(std::min(expected, most) + 1, '\0');
    std::size_t filled = 0;
    while (true) {
        const ssize_t got = ::read(file, content.data() + filled, content.size() - filled);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return refusal();
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
        if (filled > most) return too_large(most);
        if (filled == content.size()) content.resize(std::min(2 * filled, most) + 1);
    }
    content.resize(filled);
    return content;
}

}  // namespace

Result<std::string> read_regular_file(const std::filesystem::path& path, std::size_t most)
{
    const OpenFile file(path);
    struct stat about {};
    if (file.number() < 0 || ::fstat(file.number(), &about) != 0) return refusal();
    if (S_ISDIR(about.st_mode)) return Error{"is a folder"};
    if (!S_ISREG(about.st_mode)) return Error{"not a regular file"};
    if (std::cmp_greater(about.st_size, most)) return too_large(most);
    return read_all(file.number(), static_cast<std::size_t>(about.st_size), most);
}

}  // namespace ptcg
