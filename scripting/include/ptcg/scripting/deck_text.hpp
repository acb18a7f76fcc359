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

/// Deck lists in the text form that players copy from the official client and tournament sites.
namespace ptcg {

/// One line of a list: `count` copies of a card.
struct DeckLine {
    DefId card = no_def;
    int count = 0;
    int line = 0;  ///< 1-based
};

struct DeckText {
    std::vector<DeckLine> lines;  ///< in the order of the list; a card may be on several lines
    Problems problems;            ///< with these, `lines` are only those that could be read

    /// Every single card, in the order of the list.
    [[nodiscard]] std::vector<DefId> cards() const;
};

/// Reads deck lists against one library, which must outlive it. Whether a list is a legal deck is
/// another question: `check_deck`.
class DeckTextReader {
public:
    explicit DeckTextReader(const CardLibrary& library);

    /// `file` is the name shown in problems.
    [[nodiscard]] DeckText read(std::string_view text, const std::string& file = "deck") const;

    /// The cards of one entry of another list, where the count may be left out: a name, a count
    /// and a name, or an id. The error says what is wrong with the entry.
    [[nodiscard]] Result<std::vector<DefId>> entry(std::string_view text) const;

private:
    friend class DeckLineReader;

    void add(DefId card);
    void add_set(const std::string& code, const std::string& set);
    /// Adds what the line says to `deck`, or returns what is wrong with it.
    std::string read_line(std::string_view text, int number, DeckText& deck) const;

    const CardLibrary& library_;
    std::map<std::string, std::vector<DefId>> by_name_;  ///< folded: see fold_name
    std::multimap<std::string, std::string> sets_;       ///< set ids by code
    std::array<DefId, type_count> basic_energy_{};       ///< the first of each type
    std::vector<std::string> names_;                     ///< to suggest from
    std::vector<std::string> codes_;                     ///< of the library's own sets
};

}  // namespace ptcg
