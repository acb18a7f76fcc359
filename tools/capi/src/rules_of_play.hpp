#pragma once

#include <memory>
#include <string>
#include <vector>

#include "handles.hpp"
#include "ptcg/hosting/rules_of_play.hpp"

/// Decks and the rules for playing them, as given by a host.
namespace ptcg::capi {

/// A deck that was given by a host and read.
struct DeckGiven {
    std::vector<DefId> cards;
    std::string format;  ///< the one its list names, or empty
};
/// Reads `deck`, the name of a deck of the library or a list. See ptcg_deck_read for the errors.
/// `problems` receives the lines that cannot be read; it may be null.
[[nodiscard]] Checked<DeckGiven> read_deck(const LibraryData& library, const char* deck,
                                           Problems* problems = nullptr);
/// Returns the cards with these numbers.
[[nodiscard]] Checked<DeckGiven> read_cards(const LibraryData& library, const std::uint16_t* cards,
                                            std::size_t count);
/// Reads the one of the two that is not null. `struct_name` is the struct they are in, for errors.
[[nodiscard]] Checked<DeckGiven> read_deck_or_cards(const LibraryData& library,
                                                    const char* struct_name, const char* deck,
                                                    const std::uint16_t* cards, std::size_t count);

/// Returns the rules that the program names or, if it names none, those of the format that all
/// decks name. PTCG_ERROR_DECK: they do not name the same, or one that does not exist.
[[nodiscard]] Checked<RulesOfPlay> choose_rules(const LibraryData& library, const char* ruleset,
                                                const char* format,
                                                const std::vector<const DeckGiven*>& decks);

/// Returns the problems, one line each.
[[nodiscard]] std::string to_string(const std::vector<DeckProblem>& problems);

}  // namespace ptcg::capi
