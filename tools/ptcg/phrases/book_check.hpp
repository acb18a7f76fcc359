#pragma once

#include <set>
#include <string>
#include <vector>

#include "phrases/card_draft.hpp"
#include "phrases/languages/translation.hpp"

namespace ptcg::tools::phrases {

/// Holds a phrasebook against texts. What is wrong is in the rows, not in the texts.
class BookCheck {
public:
    explicit BookCheck(const Phrasebook& book) : book_(book) {}

    /// Lets `add` also check that what is read can be said in a language and read back from it.
    /// Call it before `add`; the translation must outlive the check.
    void add_language(std::string code, const Translation& translation)
    {
        languages_.push_back({std::move(code), &translation});
    }

    /// Checks a text that is read: only one reading, whose script is sound and whose wording reads
    /// back to the same form.
    void add(const EffectText& text, const std::string& card);

    /// Returns what is wrong, one line each: what `add` found, and what the analysis of all scripts
    /// finds.
    [[nodiscard]] std::vector<std::string> problems();

    /// Returns the rows that no text has used, in their order.
    [[nodiscard]] std::vector<const Row*> unused() const;

    [[nodiscard]] std::size_t read() const { return scripts_.size(); }

private:
    struct Tongue {
        std::string code;
        const Translation* translation;
    };

    /// `in_english` are the forms that our wording of the form can have.
    void check_language(const Tongue& tongue, const EffectText& text, const Form& form,
                        const std::set<std::string>& in_english, const std::string& where);

    const Phrasebook& book_;
    std::vector<Tongue> languages_;
    std::vector<std::string> problems_;
    std::vector<std::pair<std::string, std::string>> scripts_;  ///< card and source
    std::set<const Row*> used_;
};

}  // namespace ptcg::tools::phrases
