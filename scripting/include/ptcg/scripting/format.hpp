#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/problem.hpp"

/// Formats as files: which cards may be played together, and under which ruleset.
namespace ptcg {

/// A name in a format's file, with its place for whoever looks it up.
struct FormatName {
    std::string text;
    int line = 0;
    int column = 0;
};

struct Format {
    std::string id;      ///< "xy"
    std::string name;    ///< "Black & White and XY"
    FormatName ruleset;  ///< id of the ruleset it is played under
    /// Ids of the legal sets, or how they begin ("xy*"). Empty: all sets.
    std::vector<FormatName> packs;
    std::vector<FormatName> banned;       ///< names or ids of cards
    std::vector<FormatName> not_classes;  ///< ids of classes whose cards are not legal
    /// How many cards of a name a deck may have.
    std::vector<std::pair<FormatName, int>> limits;
    /// What differs from the ruleset: the size of a deck, the copies of a name.
    std::optional<int> deck_size;
    std::optional<int> copies;
    std::string file;  ///< as shown in problems
};

struct FormatResult {
    std::optional<Format> format;  ///< nothing if there is any problem
    Problems problems;             ///< all of them
};

/// The format in a file.
[[nodiscard]] FormatResult load_format(const std::filesystem::path& file);
/// The same from a file's text; `file` is the name shown in problems.
[[nodiscard]] FormatResult read_format(std::string_view text, const std::string& file);
/// The format files (*.toml) in a folder, sorted by name; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> format_files(const std::filesystem::path& folder);

/// The format a deck list names in a comment above its first card, "# format: xy", with its line;
/// nothing if it names none.
[[nodiscard]] std::optional<FormatName> format_named_in(std::string_view deck);

/// What the format names and nobody knows: rulesets, sets, classes, cards.
[[nodiscard]] Problems unknown_names(const Format& format, const CardLibrary& library,
                                     const std::vector<std::string>& rulesets);

/// The ruleset with what the format changes in it.
[[nodiscard]] Ruleset rules_under(const Format& format, const Ruleset& rules);

/// All rules the deck breaks: first those of section 15 under the format's rules, then what the
/// format itself says, whose rule is "FORMAT" and the key of its file ("FORMAT packs").
///
/// A card is legal if one of its prints is of a legal set; basic Energy cards always are.
[[nodiscard]] std::vector<DeckProblem> check_deck(const CardLibrary& library, const Format& format,
                                                  const Ruleset& rules,
                                                  std::span<const DefId> cards);

}  // namespace ptcg
