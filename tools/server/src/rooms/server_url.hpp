#pragma once

#include <string>
#include <string_view>

#include "ptcg/result.hpp"

namespace ptcg::server {

/// How others reach a server: http://HOST, https://HOST:PORT. It has no path, so that it cannot
/// lead anywhere but to a server.
struct ServerUrl {
    std::string text;  ///< without a slash at the end
    std::string host;  ///< without the port; of IPv6 without brackets, in lower case
};

/// The error tells what such a URL looks like.
[[nodiscard]] Result<ServerUrl> read_server_url(std::string_view url);

/// Returns where such a server takes WebSockets: "wss://HOST:PORT/play".
[[nodiscard]] std::string websocket_url(std::string_view url);

/// Returns the name in HOST or HOST:PORT, as a Host header has it, in lower case and without the
/// brackets of IPv6; empty if it is none.
[[nodiscard]] std::string host_in(std::string_view authority);

}  // namespace ptcg::server
