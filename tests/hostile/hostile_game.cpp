#include "hostile/hostile_game.hpp"

#include <cstring>
#include <functional>

#include "hostile/hostile_files.hpp"
#include "support/catch.hpp"
#include "support/profiles.hpp"

namespace ptcg::test {

Game::Game(const CardPool& pool, ScriptHost& host, const std::vector<DefId>& deck,
           std::uint64_t seed)
    : random_(seed)
{
    Result<Match> made = Match::start(
        pool.library, profile("sv"), &host,
        {.deck_one = deck, .deck_two = deck, .seed = seed, .on_failure = FailurePolicy::withhold});
    if (made)
        match_ = std::make_unique<Match>(std::move(made.value()));
    else
        failure_ = made.error().message;
}

bool Game::step()
{
    if (match_ == nullptr) return false;
    const Decision* open = match_->decision();
    if (open == nullptr || match_->state().decisions > 400) {
        if (match_->outcome() == Outcome::void_match) failure_ = match_->failure();
        return false;
    }
    const std::vector<std::uint16_t> picks = pick(*open);
    const Table before = match_->state().now;
    const Answers answers = match_->state().answers;
    const std::size_t events = match_->events().size();
    const Result<void> taken = match_->answer(picks);
    if (taken) return true;
    failure_ = taken.error().message;
    if (!match_->over()) {
        CHECK(std::memcmp(&match_->state().now, &before, sizeof before) == 0);
        CHECK(std::memcmp(&match_->state().answers, &answers, sizeof answers) == 0);
        CHECK(match_->events().size() == events);
    }
    return !match_->over();
}

std::vector<std::uint16_t> Game::pick(const Decision& open)
{
    std::vector<std::uint16_t> all;
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        // Ends the turn only when nothing else is left, so that the hostile card is played.
        const bool ends = open.options[i].kind == OptionKind::end_turn;
        if (ends && !all.empty()) continue;
        for (int n = 0; n < open.options[i].count; ++n) {
            all.push_back(static_cast<std::uint16_t>(i));
        }
    }
    std::vector<std::uint16_t> picks;
    while (picks.size() < open.min && !all.empty()) {
        const std::size_t which = random_.below(static_cast<std::uint32_t>(all.size()));
        picks.push_back(all[which]);
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return picks;
}

std::uint64_t game_hash(const CardPool& pool, ScriptHost& host, std::uint64_t seed)
{
    constexpr int most_steps = 60;
    Game game(pool, host, hostile_deck(pool.library), seed);
    std::string failures;
    for (int i = 0; i < most_steps && game.step(); ++i) failures += game.take_failure();
    failures += game.take_failure();
    return game.state_hash() ^ std::hash<std::string>{}(failures);
}

}  // namespace ptcg::test
