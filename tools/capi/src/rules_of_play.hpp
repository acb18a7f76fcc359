#pragma once

#include <memory>
#include <string>
#include <vector>

#include "handles.hpp"

/// Decks and the rules they are played under, as a host names them.
namespace ptcg::capi {

/// A deck as a host gives it, read.
struct DeckGiven {
    std::vector<DefId> cards;
    std::string format;  ///< what its list names, or empty
};
/// `deck` is a name of the library or a list. See ptcg_deck_read for the errors.
[[nodiscard]] Checked<DeckGiven> read_deck(const LibraryData& library, const char* deck);
/// The cards of these numbers.
[[nodiscard]] Checked<DeckGiven> read_cards(const LibraryData& library, const std::uint16_t* cards,
                                            std::size_t count);
/// The one of both that is not null; `struct_name` is where they stand, for errors.
[[nodiscard]] Checked<DeckGiven> read_deck_or_cards(const LibraryData& library,
                                                    const char* struct_name, const char* deck,
                                                    const std::uint16_t* cards, std::size_t count);

struct RulesOfPlay {
    std::shared_ptr<const Ruleset> rules;  ///< with what the format changes
    const Format* format = nullptr;        ///< null: any cards
};
/// The rules a host names; where it names none, those of the format all decks name.
[[nodiscard]] Checked<RulesOfPlay> choose_rules(const LibraryData& library, const char* ruleset,
                                                const char* format,
                                                const std::vector<const DeckGiven*>& decks);

/// All rules the deck breaks.
[[nodiscard]] std::vector<DeckProblem> problems_of(const LibraryData& library,
                                                   const RulesOfPlay& play,
                                                   const std::vector<DefId>& cards);
/// A line each.
[[nodiscard]] std::string to_string(const std::vector<DeckProblem>& problems);

}  // namespace ptcg::capi
