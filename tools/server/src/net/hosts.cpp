#include "net/hosts.hpp"

#include "net/addresses.hpp"
#include "rooms/server_url.hpp"

namespace ptcg::server {

void Hosts::add(std::string_view name)
{
    if (const std::size_t slashes = name.find("://"); slashes != std::string_view::npos) {
        name.remove_prefix(slashes + 3);
    }
    if (std::string host = host_in(name); !host.empty()) names_.insert(std::move(host));
}

bool Hosts::allow(std::string_view host) const
{
    const std::string name = host_in(host);
    return !name.empty() && (names_.contains(name) || !plain_address(name).empty());
}

}  // namespace ptcg::server
