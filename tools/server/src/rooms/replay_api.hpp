#pragma once

#include "rooms/http_api.hpp"

namespace ptcg::server {

/// Answers a request below /api/replays/: a saved game, or what is told of one.
void answer_replay_request(const Lobby& lobby, Services services, const HttpRequest& request,
                           const std::function<void(HttpReply)>& done);

}  // namespace ptcg::server
