#pragma once

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/random.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

/// What the benchmarks play: matches of the two theme decks.
namespace ptcg::benchmarks {

inline std::filesystem::path cards_folder()
{
    return PTCG_SOURCE_CARDS_DIR;
}

/// Everything a match of the theme decks needs, loaded once.
struct Bench {
    Bench()
    {
        const std::array roots{cards_folder()};
        pool = std::move(load_packs(roots).pool);
        rules = load_ruleset(cards_folder() / "rulesets/dp.toml").ruleset->rules;
        decks = {read_deck("dp3/decks/powerhouse.txt"), read_deck("dp3/decks/lava-flow.txt")};
        host = std::make_unique<ScriptHost>(pool->scripts, pool->library);
    }

    [[nodiscard]] std::vector<DefId> read_deck(const char* file) const
    {
        std::ifstream in(cards_folder() / file);
        std::stringstream text;
        text << in.rdbuf();
        return DeckTextReader(pool->library).read(text.str(), file).cards();
    }

    [[nodiscard]] Match start(std::uint64_t seed) const
    {
        Match match = std::move(
            Match::start(
                pool->library, rules, host.get(),
                {.deck_one = decks[0], .deck_two = decks[1], .seed = seed, .decision_cap = 20'000})
                .value());
        match.record_events(false);
        return match;
    }

    /// A match some way into the game.
    [[nodiscard]] Match midway(std::uint64_t seed) const;

    std::unique_ptr<CardPool> pool;
    Ruleset rules;
    std::array<std::vector<DefId>, players> decks;
    std::unique_ptr<ScriptHost> host;
};

inline const Bench& bench()
{
    static const Bench instance;
    return instance;
}

/// Answers the open question at random. Returns false if the match is over.
inline bool answer_at_random(Match& match, Random& random, std::vector<std::uint16_t>& picks)
{
    const Decision* open = match.decision();
    if (open == nullptr) return false;
    const auto span = static_cast<std::uint32_t>(open->max - open->min);
    const std::size_t wanted = open->min + (span > 0 ? random.below(span + 1) : 0);
    picks.clear();
    std::array<std::uint8_t, 1024> used{};
    while (picks.size() < wanted) {
        const auto pick = random.below(static_cast<std::uint32_t>(open->options.size()));
        if (used[pick] == open->options[pick].count) continue;
        ++used[pick];
        picks.push_back(static_cast<std::uint16_t>(pick));
    }
    return match.answer(picks).ok();
}

inline Match Bench::midway(std::uint64_t seed) const
{
    Match match = start(seed);
    Random random(seed);
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 60 && answer_at_random(match, random, picks); ++i) continue;
    return match;
}

/// A match at a question of the main phase. With `attack`, at a question that offers an attack
/// whose damage or effect is a script, and that option's number.
struct MainPhase {
    Match match;
    std::uint16_t attack = 0;
};

inline bool is_scripted(const Option& option)
{
    if (option.kind != OptionKind::attack) return false;
    const AttackDef& attack = bench().pool->library.def(option.def).attacks[option.value];
    return attack.of(AttackPart::damage) != no_callback ||
           attack.of(AttackPart::after) != no_callback;
}

/// Returns the first such question in random games.
inline MainPhase main_phase(bool with_scripted_attack)
{
    std::vector<std::uint16_t> picks;
    for (std::uint64_t seed = 1;; ++seed) {
        Match match = bench().start(seed);
        Random random(seed);
        do {
            const Decision* open = match.decision();
            if (open == nullptr || match.turn() < 6 || open->purpose != Purpose::main_phase) {
                continue;
            }
            for (std::size_t i = 0; i < open->options.size(); ++i) {
                if (with_scripted_attack && !is_scripted(open->options[i])) continue;
                return {std::move(match), static_cast<std::uint16_t>(i)};
            }
        } while (answer_at_random(match, random, picks));
    }
}

}  // namespace ptcg::benchmarks
