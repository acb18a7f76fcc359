#pragma once

#include <string>
#include <utility>
#include <vector>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/needs.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

/// Collects the keys of attacks and handlers, and the conditions under which a text applies.
class Keys {
public:
    Keys(DraftState& state, Needs& needs, Templates& templates)
        : state_(state), needs_(needs), templates_(templates)
    {
    }

    /// Sets whether a player uses the text that follows.
    void set_used(bool used) { used_ = used; }
    /// Sets the hook of the query that follows; empty after it.
    void set_hook(std::string hook) { hook_ = std::move(hook); }

    /// Adds a row's keys, and those of the nouns in it that have keys.
    void add(const Form& form);
    /// Adds a key: `where = "active"`. `only_if` and `when` are collected as conditions.
    void add(std::string key);
    /// Adds what a row needs before it can be used.
    void add_needs(const Form& form);
    /// Adds a condition without which the text cannot be used, or does not apply.
    void add_condition(const Form& form);
    /// Adds the conditions in a sentence's slots.
    void add_conditions(const Form& form);
    /// Adds a condition with which the text does not apply.
    void add_exception(const Form& form);

    /// Returns what must be true for what a query answers, and forgets it.
    std::vector<std::string> take_when() { return std::exchange(when_, {}); }

private:
    void add_of_noun(const Form& noun);
    [[nodiscard]] std::string with_active(std::string condition) const;

    DraftState& state_;
    Needs& needs_;
    Templates& templates_;
    bool used_ = false;
    std::string hook_;
    std::vector<std::string> when_;
};

}  // namespace ptcg::tools::phrases
