#pragma once

#include <string>
#include <utility>

#include "ptcg/journal/storage_url.hpp"
#include "ptcg/result.hpp"

namespace ptcg::server {

/// Under which name a server owns rooms of a database. One server at a time may use a file, which
/// stays locked as long as this exists, so its name is always the same: after a crash the next
/// server has the rooms at once. In a PostgreSQL database each start of a server has a name of its
/// own.
class Ownership {
public:
    [[nodiscard]] static Result<Ownership> take(const StorageUrl& url);
    Ownership(Ownership&& other) noexcept
        : name_(std::move(other.name_)), lock_(std::exchange(other.lock_, -1))
    {
    }
    ~Ownership();

    [[nodiscard]] const std::string& name() const { return name_; }

private:
    Ownership(std::string name, int lock) : name_(std::move(name)), lock_(lock) {}

    std::string name_;
    int lock_ = -1;  ///< the open lock file; -1: none
};

}  // namespace ptcg::server
