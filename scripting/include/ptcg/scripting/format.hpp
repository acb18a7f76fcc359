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

/// A name in a format's file, with its place for error messages.
struct FormatName {
    std::string text;
    int line = 0;
    int column = 0;
};

struct Format {
    std::string id;      ///< "xy"
    std::string name;    ///< "Black & White and XY"
    FormatName ruleset;  ///< id of the ruleset it is played under
    /// Ids of the legal sets, or prefixes of them ("xy*"). Empty: all sets.
    std::vector<FormatName> packs;
    std::vector<FormatName> banned;       ///< names or ids of cards
    std::vector<FormatName> not_classes;  ///< ids of classes whose cards are not legal
    /// The most copies of a card name that a deck may have, by name.
    std::vector<std::pair<FormatName, int>> limits;
    /// Replacements for values of the ruleset: the size of a deck, the copies of a name.
    std::optional<int> deck_size;
    std::optional<int> copies;
    std::string file;  ///< as shown in problems
};

struct FormatResult {
    std::optional<Format> format;  ///< nothing if there is any problem
    Problems problems;             ///< all of them
};

/// Loads the format in a file.
[[nodiscard]] FormatResult load_format(const std::filesystem::path& file);
/// Reads a format from a file's text; `file` is the name shown in problems.
[[nodiscard]] FormatResult read_format(std::string_view text, const std::string& file);
/// Returns the format files (*.toml) in a folder, sorted by name. Empty if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> format_files(const std::filesystem::path& folder);

/// Returns the format that a deck list names in a comment above its first card, "# format: xy",
/// with its line; nothing if it names none.
[[nodiscard]] std::optional<FormatName> format_named_in(std::string_view deck);

/// Returns a problem for each ruleset, set, class and card that the format names but that does not
/// exist.
[[nodiscard]] Problems unknown_names(const Format& format, const CardLibrary& library,
                                     const std::vector<std::string>& rulesets);

/// Returns the ruleset with the format's changes.
[[nodiscard]] Ruleset rules_under(const Format& format, const Ruleset& rules);

/// Returns all rules that the deck breaks: first those of section 15 under the format's rules, then
/// the format's own, whose rule is "FORMAT" and the key in its file ("FORMAT packs").
///
/// A card is legal if one of its prints is in a legal set. Basic Energy cards are always legal.
[[nodiscard]] std::vector<DeckProblem> check_deck(const CardLibrary& library, const Format& format,
                                                  const Ruleset& rules,
                                                  std::span<const DefId> cards);

}  // namespace ptcg
