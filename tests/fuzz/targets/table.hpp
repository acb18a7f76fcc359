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

/// What targets that play matches have in common.
namespace ptcg::fuzz {

/// The packs of the project and what lies beside them, loaded once.
struct RealCards {
    RealCards();
    RealCards(const RealCards&) = delete;
    RealCards& operator=(const RealCards&) = delete;

    LoadResult loaded;
    const CardPool& pool;
    Catalogue catalogue;
    ScriptHost host;  ///< without a watchdog: how fast the machine is must not matter

    /// The rules of this id, or null.
    [[nodiscard]] const Ruleset* ruleset(std::string_view id) const;
    /// The project's decks, read, each of cards of one format or of several.
    [[nodiscard]] std::vector<std::vector<DefId>> decks() const;
};
[[nodiscard]] RealCards& real_cards();

/// A legal answer to the question, by the input; empty if there is none, because all of a text's
/// options are withheld. `eager`: the turn ends only when nothing else can be done.
[[nodiscard]] std::vector<std::uint16_t> choose(const Decision& open, Input& input,
                                                bool eager = false);

/// The state is sound.
void expect_sound(Match& match);
/// Saved and loaded, and forked, the match is the same and asks the same.
void expect_same_elsewhere(Match& match);

/// Answers up to `answers` questions by the input; after each the state must be sound. Where a
/// script fails, nothing but the option withheld may have changed.
void play(Match& match, Input& input, int answers);

/// Matches of the project's decks, each `apart` answers further on than the one before; every other
/// one has explicit chance. For seeds.
[[nodiscard]] std::vector<Match> matches_on_their_way(std::size_t count, std::size_t apart = 7);

}  // namespace ptcg::fuzz
