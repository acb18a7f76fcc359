#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/problem.hpp"

/// The rules of the game as rows with IDs, in our own words: the files in `cards/rules`. The engine
/// does not read them. They say what it does and which rules a test must show.
namespace ptcg {

enum class RowKind : std::uint8_t {
    rule,         ///< can be played, and must be tested
    descriptive,  ///< differs between eras only in what is printed: one test is enough
    advice,       ///< to players; nothing to test
    display,      ///< how things look; nothing to test
    note          ///< about the rulebooks: settled by other rows, or without consequence
};
[[nodiscard]] std::string_view name_of(RowKind kind);

/// One row.
struct RuleRow {
    std::string id;     ///< "RET-08"
    std::string title;  ///< a few words
    std::string rule;   ///< a sentence or two; empty if `switches` say it all
    RowKind kind = RowKind::rule;
    std::string reason;  ///< why the row is not of kind `rule`; empty for `rule`

    /// The rule that applies instead under these rulesets, by their names.
    std::map<std::string, std::string, std::less<>> differing;
    /// The rulesets under each of which a test must show the row. Empty: see `needed_tests`.
    std::vector<std::string> profiles;
    std::vector<std::string> switches;    ///< keys of the ruleset that set it
    std::vector<std::string> settled_by;  ///< IDs of the rows with the rules that a note settled
    std::vector<std::string> see;         ///< IDs of related rows

    /// Returns the rule that applies under the ruleset of this name.
    [[nodiscard]] const std::string& rule_under(std::string_view ruleset) const;
};

/// The rows of one file.
struct RuleSection {
    std::string name;   ///< of the file, without ".toml": "knock-outs"
    std::string title;  ///< "Knock Outs and Prize cards"
    std::string about;  ///< one sentence
    int chapter = 0;    ///< sections are in this order
    std::vector<RuleRow> rows;
};

struct RuleBook {
    std::vector<RuleSection> sections;

    /// Returns the row with exactly this ID, or null.
    [[nodiscard]] const RuleRow* find(std::string_view id) const;
    /// Returns all rows, section by section. Valid as long as the book.
    [[nodiscard]] std::vector<const RuleRow*> rows() const;
};

struct RuleBookResult {
    std::optional<RuleBook> book;  ///< nothing if there is any problem
    Problems problems;             ///< all of them
};

/// Loads the sections (*.toml) in a folder. `rulesets` are the names that a row may use for
/// differences. IDs that a row names must exist, and so must the switches.
[[nodiscard]] RuleBookResult load_rule_book(const std::filesystem::path& folder,
                                            const std::vector<std::string>& rulesets);

/// The text of a section, with the file's name for problems.
struct RuleBookText {
    std::string file;  ///< "cards/rules/setup.toml"
    std::string text;
};
/// Reads a rule book from the files' texts.
[[nodiscard]] RuleBookResult read_rule_book(const std::vector<RuleBookText>& files,
                                            const std::vector<std::string>& rulesets);

}  // namespace ptcg
