#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/fold_name.hpp"
#include "ptcg/scripting/problem.hpp"

/// Deck lists in the text form that players copy from the official client and from tournament
/// sites.
namespace ptcg {

/// One line of a list: `count` copies of a card.
struct DeckLine {
    DefId card = no_def;
    int count = 0;
    int line = 0;  ///< 1-based
};

struct DeckText {
    std::vector<DeckLine> lines;  ///< in the order of the list; a card may be on several lines
    Problems problems;            ///< if any, `lines` has only the readable ones

    /// Returns every single card, in the order of the list.
    [[nodiscard]] std::vector<DefId> cards() const;
};

/// Reads deck lists with the cards of one library, which must outlive it. Whether a list is a legal
/// deck is a separate question: see `check_deck`.
class DeckTextReader {
public:
    explicit DeckTextReader(const CardLibrary& library);

    /// `file` is the name shown in problems.
    [[nodiscard]] DeckText read(std::string_view text, const std::string& file = "deck") const;

    /// Returns the cards of one entry of another list, where the count is optional: a name, a count
    /// and a name, or an ID. The error says what is wrong with the entry.
    [[nodiscard]] Result<std::vector<DefId>> entry(std::string_view text) const;

private:
    friend class DeckLineReader;

    void add(DefId card);
    void add_set(const std::string& code, const std::string& set);
    /// Adds the cards of the line to `deck`, or returns what is wrong with the line. `section` is
    /// the kind of the cards that follow the last heading, if that says it.
    std::string read_line(std::string_view text, int number, CardKind& section,
                          DeckText& deck) const;

    const CardLibrary& library_;
    std::map<std::string, std::vector<DefId>> by_name_;  ///< folded: see fold_name
    std::multimap<std::string, std::string> sets_;       ///< set ids by code
    std::array<DefId, type_count> basic_energy_{};       ///< the first of each type
    /// Candidates for suggestions by the kind of their cards; of all kinds: `CardKind::unknown`.
    std::map<CardKind, std::vector<std::string>> names_;
    std::vector<std::string> codes_;  ///< of the library's own sets
};

}  // namespace ptcg
