#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

#include "phrases/row.hpp"
#include "phrases/wordings.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools::phrases {

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
    /// Returns the wordings in English, ours and those that are printed.
    [[nodiscard]] const Wordings& english() const { return english_; }
    /// Returns the row with this category and id; null if there is none.
    [[nodiscard]] const Row* find(std::string_view category, std::string_view id) const;

private:
    /// Reports rows whose wordings do not all have the same slots.
    void check_roles(Problems& problems) const;
    void check_expectations(Problems& problems) const;
    void check_slots(Problems& problems) const;
    void resolve_aliases(Problems& problems);

    std::deque<Row> rows_;
    Wordings english_;
    std::unordered_map<std::string, const Row*> by_id_;  ///< "category id"
};

}  // namespace ptcg::tools::phrases
