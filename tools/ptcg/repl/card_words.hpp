#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"

#include "repl/words.hpp"

/// What a person types for players, places and cards.
namespace ptcg::tools {

/// "me" and "opp" are player one and two, whoever's turn it is, as in card tests; a player's name
/// will do as well.
[[nodiscard]] std::optional<PlayerId> player_word(std::string_view word,
                                                  const std::array<std::string, players>& names);

/// "me" or "opp".
[[nodiscard]] std::string_view word_of(PlayerId player);
/// "active", "bench 2", with the owner before it unless that is `speaker`.
[[nodiscard]] std::string place_words(Spot spot, PlayerId speaker);

/// The place named by words from `begin` on: "active", "bench 2", "opp active". `begin` is moved
/// past them. Without an owner it is a place of `speaker`.
[[nodiscard]] std::optional<Spot> read_place(const std::vector<Word>& words, std::size_t& begin,
                                             PlayerId speaker,
                                             const std::array<std::string, players>& names);

/// How well what was typed fits a name; the order is that of preference.
enum class NameFit : std::uint8_t { none, part, beginning, whole };
[[nodiscard]] NameFit name_fit(std::string_view typed, std::string_view name);

/// How well what was typed fits a card: its id (or that of a reprint), its name as it is shown, the
/// beginning or a part of the name.
[[nodiscard]] NameFit card_fit(const CardLibrary& library, std::string_view typed, DefId card);

/// The card meant. Of several, those of this match are preferred (`state` may be null). The error
/// lists what it may have been.
[[nodiscard]] Result<DefId> meant_card(const CardLibrary& library, std::string_view typed,
                                       const MatchState* state);

/// Every card of the match once, in the order of its decks.
[[nodiscard]] std::vector<DefId> cards_in(const MatchState& state);

}  // namespace ptcg::tools
