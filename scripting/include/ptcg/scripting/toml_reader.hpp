#pragma once

#include <toml++/toml.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/scripting/problem.hpp"

/// Reads TOML and reports every error with its place: the facts of packs, and the data files of
/// tools. The only header that exposes toml++ (3.3 or later).
namespace ptcg {

/// Returns the table in `text`, or nothing if it is not TOML. `file` is the name shown in problems.
[[nodiscard]] std::optional<toml::table> parse_toml(std::string_view text, const std::string& file,
                                                    Problems& problems);

/// The range of an integer, and the step between allowed values.
struct Range {
    int low;
    int high;
    int step = 1;
};

/// Returns the names of all values of an enumeration from `first` to `last`: the words for `word`.
template <typename Enum>
[[nodiscard]] std::vector<std::string> names_up_to(Enum last, Enum first = Enum{})
{
    std::vector<std::string> names;
    for (std::size_t i = at(first); i <= at(last); ++i) {
        names.emplace_back(name_of(static_cast<Enum>(i)));
    }
    return names;
}

/// Reads one table key by key. A key that no call asked for is unknown: `finish` reports it. Table,
/// file name and problems must outlive it; the nodes it returns belong to the table. Does not
/// throw: whatever is wrong is added to the end of the problems.
class TableReader {
public:
    /// `context` is added to every problem found in this table ("in attack \"Thunder\"").
    TableReader(const toml::table& table, const std::string& file, Problems& problems,
                std::string context = {})
        : table_(table), file_(file), problems_(problems), context_(std::move(context))
    {
    }

    // Optional keys. Returns nothing if the key is absent or its value is wrong.
    std::optional<std::string> string(std::string_view key);
    /// A string that may be empty because its wording has not been written yet.
    std::optional<std::string> text(std::string_view key);
    std::optional<int> integer(std::string_view key, Range range);
    std::optional<bool> flag(std::string_view key);
    /// Returns the position of the word in `words`; `what` says what the word is ("stage").
    std::optional<std::size_t> word(std::string_view key, std::string_view what,
                                    const std::vector<std::string>& words);
    std::vector<std::string> strings(std::string_view key);
    const toml::array* list(std::string_view key);
    const toml::table* table(std::string_view key);
    /// Returns the tables of `[[key]]`.
    std::vector<const toml::table*> tables(std::string_view key);
    const toml::node* find(std::string_view key);

    /// Reports `key` if it is missing. Call before reading it.
    TableReader& need(std::string_view key);

    // Values that are not directly under a key
    std::optional<std::string> as_string(const toml::node& node, std::string_view what);
    std::optional<int> as_integer(const toml::node& node, std::string_view what, Range range);
    std::optional<std::size_t> as_word(const toml::node& node, std::string_view what,
                                       const std::vector<std::string>& words);
    void wrong_type(const toml::node& node, std::string_view what, std::string_view expected,
                    const std::string& remedy = "");

    /// Reports a problem at `node`, or at the table itself.
    void report(const toml::node& node, std::string message);
    void report(std::string message) { report(table_, std::move(message)); }

    /// Reports every key that was not asked for, with the nearest of those that were. If the
    /// nearest key is also missing, only the unknown key is reported.
    void finish();
    /// Reports the keys that are probably `key`, which is missing, instead of the missing key. For
    /// tables whose other keys depend on it.
    void finish_without(std::string_view key);

    /// Sets the context of problems found from now on; returns the previous one.
    std::string set_context(std::string context)
    {
        return std::exchange(context_, std::move(context));
    }
    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] Problems& problems() { return problems_; }

private:
    void forgive(const std::string& key);
    void report_unknown(const toml::key& key, std::string_view meant);

    const toml::table& table_;
    const std::string& file_;
    Problems& problems_;
    std::string context_;
    std::vector<std::string> known_;
    std::vector<std::string> missing_;
    std::vector<std::string> repeated_;  ///< those of lists of tables: `[[attack]]`
};

/// Sorts the problems of one file, those from `first` on, by line.
void sort_by_place(Problems& problems, std::size_t first = 0);

}  // namespace ptcg
