#include "games/replaying.hpp"

#include <fmt/format.h>

#include "games/fingerprint.hpp"
#include "games/pack_stamps.hpp"

namespace ptcg::tools {

namespace {

Result<Ruleset> played_rules(const Data& data, const Replay& replay,
                             const std::string& typed_ruleset)
{
    Result<Ruleset> rules = typed_ruleset.empty() ? find_ruleset(replay.ruleset, data.roots)
                                                  : find_typed_ruleset(typed_ruleset, data.roots);
    if (!rules && is_path(replay.ruleset) && typed_ruleset.empty()) {
        return Error{
            fmt::format("the game was played under the ruleset \"{}\", which is not next to the "
                        "packs; name its file with --ruleset",
                        replay.ruleset)};
    }
    return rules;
}

}  // namespace

std::string changed_since(const Data& data, const Replay& replay, const std::string& typed_ruleset)
{
    if (const Result<void> same = packs_match(replay.packs, all_stamps(*data.pool)); !same) {
        return same.error().message;
    }
    const Result<Ruleset> rules = played_rules(data, replay, typed_ruleset);
    if (rules && hex(fingerprint(rules.value())) != replay.ruleset_hash) {
        return fmt::format("the ruleset \"{}\" has changed since the game", replay.ruleset);
    }
    return {};
}

Result<std::unique_ptr<GameTable>> open_replay(const Data& data, const Replay& replay,
                                               const std::string& typed_ruleset, bool anyway)
{
    const std::string changed = anyway ? "" : changed_since(data, replay, typed_ruleset);
    if (!changed.empty()) return Error{changed};
    const Result<Ruleset> rules = played_rules(data, replay, typed_ruleset);
    if (!rules) return rules.error();
    GameTable::Setup setup;
    setup.ruleset = replay.ruleset;
    setup.rules = rules.value();
    setup.seed = replay.seed;
    for (std::size_t i = 0; i < players; ++i) {
        setup.decks[i].name = replay.decks[i].name;
        for (const std::string& id : replay.decks[i].cards) {
            const DefId card = data.library().find(id);
            if (card == no_def) return Error{fmt::format("there is no card {}", id)};
            setup.decks[i].cards.push_back(card);
        }
    }
    return GameTable::open(data, std::move(setup));
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
    if (replay.conceded != PlayerId::none) {
        if (Result<void> conceded = table.concede(replay.conceded); !conceded) return conceded;
    }
    if (hex(fingerprint(table.match().state())) != replay.final_hash) {
        return Error{"the game does not end as it did when it was saved"};
    }
    return {};
}

}  // namespace ptcg::tools
