#include "replays/replay_thread.hpp"

#include "replays/retelling.hpp"

namespace ptcg::server {
namespace {

/// Requests that wait; more are told to come back.
constexpr std::size_t most_waiting = 64;

}  // namespace

ReplayThread::ReplayThread(Loop& loop) : thread_(loop, most_waiting) {}

void ReplayThread::tell(ReplayRequest request, std::shared_ptr<const CardSet> cards,
                        std::function<void(ReplayReply)> done)
{
    auto work = [request = std::move(request), cards = std::move(cards),
                 done](Scripts& scripts) mutable -> std::function<void()> {
        ReplayReply reply = retell(request, *cards, scripts.of(cards->pool));
        // The last to let go of the cards is the thread of the rooms, whose scripts they have.
        return [cards = std::move(cards), done, reply = std::move(reply)] { done(reply); };
    };
    if (!thread_.run(std::move(work))) {
        done(replay_failure(503, "too many saved games are asked for; try again"));
    }
}

}  // namespace ptcg::server
