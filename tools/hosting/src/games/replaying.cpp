#include "ptcg/hosting/replaying.hpp"

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/pack_stamps.hpp"

namespace ptcg {

std::string changed_since(const GameData& data, const Replay& replay)
{
    if (const Result<void> same = packs_match(replay.packs, all_stamps(*data.pool)); !same) {
        return same.error().message;
    }
    const Result<Ruleset> rules = data.find_ruleset(replay.ruleset);
    if (rules && hex(fingerprint(rules.value())) != replay.ruleset_hash) {
        return fmt::format("the ruleset \"{}\" has changed since the game", replay.ruleset);
    }
    return {};
}

Result<std::unique_ptr<GameTable>> open_replay(const GameData& data, const Replay& replay,
                                               bool anyway)
{
    const std::string changed = anyway ? "" : changed_since(data, replay);
    if (!changed.empty()) return Error{changed};
    const Result<Ruleset> rules = data.find_ruleset(replay.ruleset);
    if (!rules) return rules.error();
    GameTable::Setup setup;
    setup.ruleset = replay.ruleset;
    setup.rules = rules.value();
    setup.seed = replay.seed;
    setup.goes_first = replay.goes_first;
    for (std::size_t i = 0; i < players; ++i) {
        setup.decks[i].name = replay.decks[i].name;
        for (const std::string& id : replay.decks[i].cards) {
            const DefId card = data.pool->library.find(id);
            if (card == no_def) return Error{fmt::format("there is no card {}", id)};
            setup.decks[i].cards.push_back(card);
        }
    }
    return GameTable::open(data.pool, std::move(setup), data.scripts);
}

bool is_ended_from_outside(const Replay& replay)
{
    return replay.conceded != PlayerId::none || replay.out_of_time != PlayerId::none ||
           replay.forfeited != PlayerId::none;
}

Result<void> end_from_outside(GameTable& table, const Replay& replay)
{
    Result<void> ended;
    if (replay.conceded != PlayerId::none) ended = table.concede(replay.conceded);
    if (ended && replay.out_of_time != PlayerId::none) {
        ended = table.run_out_of_time(replay.out_of_time);
    }
    if (ended && replay.forfeited != PlayerId::none) ended = table.forfeit(replay.forfeited);
    return ended;
}

Result<void> play_back(GameTable& table, const Replay& replay)
{
    for (std::size_t i = 0; i < replay.answers.size(); ++i) {
        const Result<void> taken = table.answer(replay.answers[i]);
        if (!taken && !table.match().over()) {
            return Error{fmt::format("answer {} of {} does not fit: {}", i + 1,
                                     replay.answers.size(), taken.error().message)};
        }
    }
    if (Result<void> ended = end_from_outside(table, replay); !ended) return ended;
    if (hex(fingerprint(table.match().state())) != replay.final_hash) {
        return Error{"the game does not end as it did when it was saved"};
    }
    return {};
}

}  // namespace ptcg
