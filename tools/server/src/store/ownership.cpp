#include "store/ownership.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include "rooms/tokens.hpp"

namespace ptcg::server {

Result<Ownership> Ownership::take(const StorageUrl& url)
{
    if (url.kind == StorageUrl::Kind::postgresql) return Ownership(new_id(), -1);
    // Beside the database: SQLite would lose its own locks if the file itself were opened and
    // closed.
    const std::string file = url.target + ".server";
    const int lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (lock < 0) return Error{fmt::format("{}: {}", file, std::strerror(errno))};
    Ownership ownership("file", lock);
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        return Error{fmt::format("{}: another server uses it; stop that one, or name another file",
                                 url.shown)};
    }
    return ownership;
}

Ownership::~Ownership()
{
    if (lock_ >= 0) ::close(lock_);
}

}  // namespace ptcg::server
