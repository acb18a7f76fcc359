#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"

#include "repl/name_words.hpp"
#include "repl/words.hpp"

/// Typed words for players, places and cards.
namespace ptcg::tools {

/// "me" and "opp" are players one and two, regardless of whose turn it is, as in card tests; a
/// player's name works, too.
[[nodiscard]] std::optional<PlayerId> player_word(std::string_view word,
                                                  const std::array<std::string, players>& names);

/// Returns "me" or "opp".
[[nodiscard]] std::string_view word_of(PlayerId player);
/// Returns "active" or "bench 2", preceded by the owner unless that is `speaker`.
[[nodiscard]] std::string place_words(Spot spot, PlayerId speaker);

/// Returns the place named by the words from `begin` on: "active", "bench 2", "bench2", "opp
/// active", and moves `begin` past them. Without an owner, the place is `speaker`'s.
[[nodiscard]] std::optional<Spot> read_place(const std::vector<Word>& words, std::size_t& begin,
                                             PlayerId speaker,
                                             const std::array<std::string, players>& names);

/// Returns how well typed text matches a card: its id (or that of a reprint), its displayed name,
/// the beginning or a part of the name.
[[nodiscard]] NameFit card_fit(const CardLibrary& library, std::string_view typed, DefId card);

/// Returns the card that typed text means. If several match, those of this match are preferred
/// (`state` may be null). The error lists the candidates.
[[nodiscard]] Result<DefId> meant_card(const CardLibrary& library, std::string_view typed,
                                       const MatchState* state);

/// Returns every card of the match once, in the order of its decks.
[[nodiscard]] std::vector<DefId> cards_in(const MatchState& state);

}  // namespace ptcg::tools
