#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "phrases/patterns.hpp"
#include "phrases/row.hpp"
#include "phrases/tokens.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools::phrases {

/// One sequence of words and slots that says a row.
struct Production {
    const Row* row;
    std::string category;  ///< where it can be read; another than the row's for an alias
    Sequence symbols;
    bool printed;  ///< a printed wording, not ours
};

/// All wordings of all rows in one language, ready to read and write with. The rows must outlive
/// it.
class Wordings {
public:
    Wordings() = default;
    Wordings(Wordings&&) = default;
    Wordings& operator=(Wordings&&) = default;
    Wordings(const Wordings&) = delete;
    Wordings& operator=(const Wordings&) = delete;

    /// Adds a pattern that says a row in a category. Whatever is wrong with it is told with the
    /// place in `at`.
    void add(const Row& row, std::string_view category, std::string_view pattern, bool printed,
             const Problem& at, Problems& problems);
    /// Lets an alias's productions mean its target.
    void replace(const Row& alias, const Row& target);
    /// Call after the last `add`.
    void finish();

    [[nodiscard]] const std::deque<Production>& productions() const { return productions_; }
    [[nodiscard]] bool has_category(std::string_view category) const
    {
        return categories_.contains(category);
    }

    /// Returns the productions of a category that can begin with this word: those that begin with
    /// it and those that begin with a slot.
    [[nodiscard]] const std::vector<const Production*>& beginning(std::string_view category,
                                                                  std::string_view word) const;

    /// Returns our own wordings of a row, the one to write first.
    [[nodiscard]] const std::vector<const Production*>& of(const Row& row) const;

    // The grammar of the language

    /// Makes a word, as Token::word, one that is never part of a card's name.
    void add_word(std::string word) { not_names_.insert(std::move(word)); }
    [[nodiscard]] bool may_be_in_name(const Token& token) const;

    void set_gender(const Row& row, Gender gender) { genders_[&row] = gender; }
    /// Returns the gender of a noun's own words; any if what is in its slots decides.
    [[nodiscard]] Gender gender(const Row& row) const;

    /// Owners are "Team Rocket's" in a form and in English, "Team Rocket" in other languages.
    void drop_owner_marks() { owner_mark_.clear(); }
    [[nodiscard]] std::string_view owner_mark() const { return owner_mark_; }

private:
    struct Category {
        std::vector<const Production*> with_slot;
        std::unordered_map<std::string, std::vector<const Production*>> by_word;
    };

    std::deque<Production> productions_;
    std::map<std::string, Category, std::less<>> categories_;
    std::unordered_map<const Row*, std::vector<const Production*>> of_rows_;  ///< our own
    std::unordered_map<const Row*, Gender> genders_;
    std::set<std::string, std::less<>> not_names_;
    std::string owner_mark_ = "'s";
};

/// Returns whether no row fills such a slot: a number, a number from 2 on, a card's name, the
/// card's own name, an owner.
[[nodiscard]] bool is_built_in(std::string_view category);

}  // namespace ptcg::tools::phrases
