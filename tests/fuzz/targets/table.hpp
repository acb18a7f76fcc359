#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/input.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/catalogue.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

/// Shared by the targets that play matches.
namespace ptcg::fuzz {

/// The project's packs and everything beside them, loaded once.
struct RealCards {
    RealCards();
    RealCards(const RealCards&) = delete;
    RealCards& operator=(const RealCards&) = delete;

    LoadResult loaded;
    const CardPool& pool;
    Catalogue catalogue;
    ScriptHost host;  ///< without a watchdog: the machine's speed must not matter

    /// Returns the ruleset with this ID, or null.
    [[nodiscard]] const Ruleset* ruleset(std::string_view id) const;
    /// Returns the project's decks, parsed. The cards of a deck belong to one format or to several.
    [[nodiscard]] std::vector<std::vector<DefId>> decks() const;
};
[[nodiscard]] RealCards& real_cards();

/// Returns a legal answer chosen by the input, or an empty one if there is none because all options
/// of a text are withheld. `eager`: ends the turn only when nothing else can be done.
[[nodiscard]] std::vector<std::uint16_t> choose(const Decision& open, Input& input,
                                                bool eager = false);

/// Throws a Finding unless the state is sound.
void expect_sound(Match& match);
/// Throws a Finding unless the match is the same and asks the same after saving and loading it, and
/// after forking it.
void expect_same_elsewhere(Match& match);

/// Answers up to `answers` questions as the input says. The state must be sound after each. When a
/// script fails, only the withheld option may have changed.
void play(Match& match, Input& input, int answers);

/// Returns matches of the project's decks for seeds. Each is `apart` answers further on than the
/// one before. Every other one has explicit chance.
[[nodiscard]] std::vector<Match> matches_on_their_way(std::size_t count, std::size_t apart = 7);

}  // namespace ptcg::fuzz
