#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/needs.hpp"
#include "phrases/noun_phrases.hpp"

namespace ptcg::tools::phrases {

/// Fills the slots of rows' Lua.
class Templates {
public:
    Templates(DraftState& state, Needs& needs) : state_(state), nouns_(state, needs, *this) {}
    Templates(const Templates&) = delete;
    Templates& operator=(const Templates&) = delete;

    [[nodiscard]] NounPhrases& nouns() { return nouns_; }

    /// Returns a row's Lua with what fills its slots. What must be computed before is added as
    /// steps.
    std::string filled(std::string_view lua, const Form& form);
    /// The same for a key of an attack: there is no Defending Pokémon yet.
    std::string filled_key(std::string_view lua, const Form& form);

    /// Returns the condition that a row says, as it is or as its opposite.
    Guard guard_of(const Form& condition);
    /// Returns a count's or a condition's expression; what it needs is computed before.
    std::string expression(const Form& form);

private:
    std::string value(std::string_view role, std::string_view view, const Form& form);
    std::string result(std::string_view role);
    [[nodiscard]] std::optional<std::string> pokemon(std::string_view role);

    DraftState& state_;
    NounPhrases nouns_;
    bool in_key_ = false;
};

}  // namespace ptcg::tools::phrases
