#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "phrases/patterns.hpp"
#include "phrases/row.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools::phrases {

/// One sequence of words and slots that says a row.
struct Production {
    const Row* row;
    Sequence symbols;
    bool printed;  ///< a printed wording, not ours
};

/// All rows, ready to read with. Rows keep their addresses as long as it lives.
class Phrasebook {
public:
    Phrasebook() = default;
    Phrasebook(Phrasebook&&) = default;
    Phrasebook& operator=(Phrasebook&&) = default;
    Phrasebook(const Phrasebook&) = delete;
    Phrasebook& operator=(const Phrasebook&) = delete;

    /// Reads all `*.toml` files of a folder. The error has every problem, with file and line.
    [[nodiscard]] static Result<Phrasebook> load(const std::filesystem::path& folder);

    /// Adds the rows of one file; what is wrong is added to the problems. Call `finish` after the
    /// last file.
    void add(std::string_view text, const std::string& file, Problems& problems);
    /// Checks that each slot names a category that has rows.
    void finish(Problems& problems);

    [[nodiscard]] const std::deque<Row>& rows() const { return rows_; }
    [[nodiscard]] const std::deque<Production>& productions() const { return productions_; }

    /// Returns the productions of a category that can begin with this word: those that begin with
    /// it and those that begin with a slot.
    [[nodiscard]] const std::vector<const Production*>& beginning(std::string_view category,
                                                                  std::string_view word) const;

    /// Returns our own wordings of a row, the one to write first.
    [[nodiscard]] const std::vector<const Production*>& wordings(const Row& row) const;

private:
    struct Category {
        std::vector<const Production*> with_slot;
        std::unordered_map<std::string, std::vector<const Production*>> by_word;
    };

    void add_productions(const Row& row, const std::vector<std::string>& patterns, bool printed,
                         Problems& problems);

    /// Reports rows whose wordings do not all have the same slots.
    void check_roles(Problems& problems) const;
    void check_expectations(Problems& problems) const;
    void resolve_aliases(Problems& problems);

    std::deque<Row> rows_;
    std::deque<Production> productions_;
    std::map<std::string, Category, std::less<>> categories_;
    std::unordered_map<const Row*, std::vector<const Production*>> wordings_;  ///< our own
};

}  // namespace ptcg::tools::phrases
