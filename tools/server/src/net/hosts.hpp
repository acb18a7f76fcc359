#pragma once

#include <set>
#include <string>
#include <string_view>

namespace ptcg::server {

/// The names under which a server may be asked to do something. A page of a stranger can have its
/// own name lead to this machine, and would then be a page of "this server" to the browser: only
/// the Host of its requests tells. Addresses are always good, because a name is what such a page
/// has.
class Hosts {
public:
    /// Also lets this name through; with a scheme in front and a port behind, if you like.
    void add(std::string_view name);
    /// Returns whether a request with this Host header is meant for this server.
    [[nodiscard]] bool allow(std::string_view host) const;

private:
    std::set<std::string, std::less<>> names_{"localhost"};
};

}  // namespace ptcg::server
