#pragma once

#include <memory>
#include <string_view>

#include "rooms/card_set.hpp"
#include "rooms/services.hpp"

/// Saved games, told step by step: PROTOCOL.md, "Replays".
namespace ptcg::server {

/// Plays the saved game of the request again and tells what was asked for. `scripts` are of the
/// pool of `cards` and of this thread.
[[nodiscard]] ReplayReply retell(const ReplayRequest& request, const CardSet& cards,
                                 const std::shared_ptr<ScriptHost>& scripts);

[[nodiscard]] ReplayReply replay_failure(unsigned status, std::string_view reason);

}  // namespace ptcg::server
