#include "replays/replay_thread.hpp"

#include "replays/retelling.hpp"

namespace ptcg::server {
namespace {

/// Requests that wait; more are told to come back.
constexpr std::size_t most_waiting = 64;

}  // namespace

ReplayThread::ReplayThread(Loop& loop) : loop_(loop), thread_(most_waiting) {}

void ReplayThread::tell(ReplayRequest request, std::shared_ptr<const CardSet> cards,
                        std::function<void(ReplayReply)> done)
{
    const bool is_taken = thread_.post(
        [this, request = std::move(request), cards = std::move(cards), done]() mutable {
            ReplayReply reply = retell(request, *cards, scripts_.of(cards->pool));
            // The last to let go of the cards is the thread of the rooms, whose scripts they have.
            loop_.post([cards = std::move(cards), done, reply = std::move(reply)] { done(reply); });
        });
    if (!is_taken) done(replay_failure(503, "too many saved games are asked for; try again"));
}

}  // namespace ptcg::server
