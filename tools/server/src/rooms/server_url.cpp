#include "rooms/server_url.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace ptcg::server {
namespace {

constexpr std::string_view plain = "http://", secure = "https://";

bool is_port(std::string_view text)
{
    return !text.empty() && text.size() <= 5 &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Letters of names and addresses; an address of IPv6 also has colons.
bool is_name(std::string_view text, bool may_have_colons)
{
    return !text.empty() && text.size() <= 253 && std::ranges::all_of(text, [&](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' ||
               c == '_' || (may_have_colons && c == ':');
    });
}

}  // namespace

std::string host_in(std::string_view authority)
{
    const bool is_ipv6 = authority.starts_with('[');
    const std::size_t end = is_ipv6 ? authority.find(']') : authority.find(':');
    if (is_ipv6 && end == std::string_view::npos) return {};
    std::string_view name = authority.substr(0, end);
    std::string_view rest = authority.substr(std::min(end, authority.size()));
    if (is_ipv6) {
        name.remove_prefix(1);
        rest.remove_prefix(1);
    }
    if (!is_name(name, is_ipv6)) return {};
    if (!rest.empty() && (rest[0] != ':' || !is_port(rest.substr(1)))) return {};
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

Result<ServerUrl> read_server_url(std::string_view url)
{
    const bool is_secure = url.starts_with(secure);
    if (is_secure || url.starts_with(plain)) {
        if (url.ends_with('/')) url.remove_suffix(1);
        const std::string_view rest =
            url.substr(std::min(url.size(), is_secure ? secure.size() : plain.size()));
        std::string host = host_in(rest);
        if (!host.empty()) return ServerUrl{std::string(url), std::move(host)};
    }
    return Error{
        "the URL of a server is like https://cards.example or http://192.0.2.7:8080, "
        "without a path"};
}

std::string websocket_url(std::string_view url)
{
    const bool is_secure = url.starts_with(secure);
    return fmt::format("{}://{}/play", is_secure ? "wss" : "ws",
                       url.substr(is_secure ? secure.size() : plain.size()));
}

}  // namespace ptcg::server
