#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/needs.hpp"
#include "phrases/nouns.hpp"

namespace ptcg::tools::phrases {

class Templates;

/// Turns noun phrases into expressions: the Pokémon or cards that they mean.
class NounPhrases {
public:
    NounPhrases(DraftState& state, Needs& needs, Templates& templates)
        : state_(state), needs_(needs), templates_(templates)
    {
    }

    /// Returns whether a row describes Pokémon or cards.
    [[nodiscard]] static bool is_noun(const Form& form);

    /// Returns what a noun is in a template: what `view` says of it, or the Pokémon or cards, which
    /// a player chooses first if the noun says so.
    std::string value(const Form& form, std::string_view view);

    /// Demands a filter's element of everything that is chosen from now on.
    void demand(std::string element) { demanded_.push_back(std::move(element)); }
    void end_demands() { demanded_.clear(); }

    /// Returns whether a noun since the last call depends on what was done before.
    bool take_after() { return std::exchange(after_, false); }

private:
    Noun noun_of(const Form& form);
    std::string either(const Form& form);
    void add_nouns_within(Noun& noun, const Form& form);
    std::string forced(const Noun& noun);
    std::string resolve(Noun noun);
    std::string remember(const Noun& noun, std::string expression);

    DraftState& state_;
    Needs& needs_;
    Templates& templates_;
    std::vector<std::string> demanded_;
    bool after_ = false;
};

}  // namespace ptcg::tools::phrases
