#include "bots/bot_thread.hpp"

#include <utility>

namespace ptcg::server {

// Each room asks for one answer at a time, so that their number is the limit.
BotThread::BotThread(Loop& loop) : thread_(loop) {}

void BotThread::ask(const std::string& bot, const Match& match,
                    std::shared_ptr<const CardPool> pool, std::uint64_t seed,
                    std::function<void(Result<std::vector<std::uint16_t>>)> done)
{
    const auto state = std::make_shared<const MatchState>(match.state());
    const auto rules = std::make_shared<const Ruleset>(match.ruleset());
    const auto think = [bot, state, rules, pool = std::move(pool),
                        seed](Scripts& scripts) -> Result<std::vector<std::uint16_t>> {
        Result<std::unique_ptr<Bot>> made = make_bot(bot, pool->library);
        if (!made) return made.error();
        Result<Match> here = Match::resume(pool->library, *rules, scripts.of(pool).get(), *state);
        if (!here) return here.error();
        made.value()->begin(seed);
        View view;
        std::vector<std::uint16_t> picks;
        ptcg::ask(*made.value(), here.value(), view, picks);
        return picks;
    };
    thread_.run([think, done = std::move(done)](Scripts& scripts) -> std::function<void()> {
        return [done, picks = think(scripts)] { done(picks); };
    });
}

}  // namespace ptcg::server
