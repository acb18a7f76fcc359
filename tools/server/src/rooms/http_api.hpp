#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rooms/lobby.hpp"

/// The requests of PROTOCOL.md, "HTTP", without the network.
namespace ptcg::server {

struct HttpRequest {
    std::string_view method;
    std::string_view path;   ///< "/api/cards"
    std::string_view query;  ///< "ids=a,b&lang=en", still encoded
    std::string_view body;
};

struct HttpReply {
    unsigned status = 200;
    std::string body;
    std::string_view type = "application/json";
    bool may_be_kept = false;  ///< by caches: the same request gives the same for as long as the
                               ///< server runs
    std::string tag = {};      ///< ETag, with its quotes; empty: there is none
    bool is_gzip = false;      ///< `body` is compressed
};

/// Answers a request; `done` may be called later.
void answer_request(Lobby& lobby, Services services, const HttpRequest& request,
                    const std::function<void(HttpReply)>& done);

/// Returns the figures of this moment for the operator: see write_metrics.
[[nodiscard]] std::string write_figures(const Services& services);

}  // namespace ptcg::server
