#pragma once

#include <toml++/toml.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/scripting/problem.hpp"

/// Reading TOML so that whatever is wrong is reported with its place: the facts of packs, and the
/// data files of tools. The only header that shows toml++ (3.3 or later).
namespace ptcg {

/// The table in `text`, or nothing if it is not TOML. `file` is the name shown in problems.
[[nodiscard]] std::optional<toml::table> parse_toml(std::string_view text, const std::string& file,
                                                    Problems& problems);

/// A whole number's range and grain.
struct Range {
    int low;
    int high;
    int step = 1;
};

/// The names of all values of an enumeration from `first` to `last`: the words for `word`.
template <typename Enum>
[[nodiscard]] std::vector<std::string> names_up_to(Enum last, Enum first = Enum{})
{
    std::vector<std::string> names;
    for (std::size_t i = at(first); i <= at(last); ++i) {
        names.emplace_back(name_of(static_cast<Enum>(i)));
    }
    return names;
}

/// Reads one table key by key. A key nobody asked for is unknown: `finish` reports it. Table, file
/// name and problems must outlive it; nodes it answers belong to the table. Nothing throws: what is
/// wrong goes to the problems, at the end.
class TableReader {
public:
    /// `context` goes with every problem found in this table ("in attack \"Thunder\"").
    TableReader(const toml::table& table, const std::string& file, Problems& problems,
                std::string context = {})
        : table_(table), file_(file), problems_(problems), context_(std::move(context))
    {
    }

    // Keys that may be left out. Nothing is returned if the key is absent or its value is wrong.
    std::optional<std::string> string(std::string_view key);
    /// A string that may be empty, where its wording is still to come.
    std::optional<std::string> text(std::string_view key);
    std::optional<int> integer(std::string_view key, Range range);
    std::optional<bool> flag(std::string_view key);
    /// The position of the word in `words`; `what` says what it is ("stage").
    std::optional<std::size_t> word(std::string_view key, std::string_view what,
                                    const std::vector<std::string>& words);
    std::vector<std::string> strings(std::string_view key);
    const toml::array* list(std::string_view key);
    const toml::table* table(std::string_view key);
    /// The tables of `[[key]]`.
    std::vector<const toml::table*> tables(std::string_view key);
    const toml::node* find(std::string_view key);

    /// Reports `key` as missing if it is. Call before reading it.
    TableReader& need(std::string_view key);

    // Values that are not directly under a key
    std::optional<std::string> as_string(const toml::node& node, std::string_view what);
    std::optional<int> as_integer(const toml::node& node, std::string_view what, Range range);
    std::optional<std::size_t> as_word(const toml::node& node, std::string_view what,
                                       const std::vector<std::string>& words);
    void wrong_type(const toml::node& node, std::string_view what, std::string_view expected);

    /// A problem at `node`, or at the table itself.
    void report(const toml::node& node, std::string message);
    void report(std::string message) { report(table_, std::move(message)); }

    /// Reports every key that was not asked for, with the nearest of those that were. If that one
    /// is missing, the unknown key is all there is to report.
    void finish();

    /// Changes what goes with the problems found from now on; returns what went with them so far.
    std::string set_context(std::string context)
    {
        return std::exchange(context_, std::move(context));
    }
    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] Problems& problems() { return problems_; }

private:
    void forgive(const std::string& key);

    const toml::table& table_;
    const std::string& file_;
    Problems& problems_;
    std::string context_;
    std::vector<std::string> known_;
    std::vector<std::string> missing_;
};

/// Puts the problems of one file, those from `first` on, in the order of its lines.
void sort_by_place(Problems& problems, std::size_t first = 0);

}  // namespace ptcg
