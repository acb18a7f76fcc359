#include "bench/bench_gate.hpp"

#include <algorithm>

#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

/// Returns "example.org" of "example.org:8080", and "[::1]" of "[::1]:8080".
std::string_view without_port(std::string_view host)
{
    const std::size_t end = host.starts_with('[') ? host.find(']') + 1 : host.find(':');
    return host.substr(0, std::min(end, host.size()));
}

std::string_view host_of(std::string_view origin)
{
    const std::size_t slashes = origin.find("://");
    return slashes == std::string_view::npos ? std::string_view() : origin.substr(slashes + 3);
}

}  // namespace

/// A page of strangers can have its own name lead to this machine (DNS rebinding): its requests
/// then carry that name.
bool BenchGate::is_own_name(std::string_view host) const
{
    const std::string_view name = without_port(host);
    if (name == "localhost" || name == "127.0.0.1" || name == "[::1]") return true;
    if (!address_.empty() && (name == address_ || name == "[" + address_ + "]")) return true;
    return std::ranges::any_of(
        origins_, [&](const std::string& origin) { return without_port(host_of(origin)) == name; });
}

bool BenchGate::is_own_page(const Asker& asker) const
{
    if (asker.origin.empty() || host_of(asker.origin) == asker.host) return true;
    return std::ranges::find(origins_, asker.origin) != origins_.end();
}

std::string_view BenchGate::refusal(const Asker& asker) const
{
    if (!is_own_name(asker.host)) {
        return "the bench is not used under this name; --origin names those of the server";
    }
    if (!is_own_page(asker)) return "pages of this origin may not use the bench";
    constexpr std::string_view scheme = "Bearer ";
    const bool has_token = asker.authorization.starts_with(scheme) &&
                           same_secret(asker.authorization.substr(scheme.size()), token_);
    return has_token ? "" : "the bench needs the token that the server printed at its start";
}

}  // namespace ptcg::server
