#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "phrases/references.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {

/// The steps of a script, each in the part that it runs in, and the results that they use: which
/// get a name, and which are passed from part to part.
class Results {
public:
    explicit Results(const Script& script);

    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

    /// Returns whether the step must be written at all: it does something, or its result is used.
    [[nodiscard]] bool needed(std::size_t step) const;
    /// Returns whether the result is a local variable, and not written where it is used.
    [[nodiscard]] bool named(std::size_t step) const { return named_.contains(step); }
    /// Returns whether later parts use the result.
    [[nodiscard]] bool passed(std::size_t step) const { return passed_.contains(step); }
    /// Returns whether only later parts use a result, so that its own part need not name it.
    [[nodiscard]] bool only_passed(std::size_t step) const;
    /// Returns whether a result is used outside the conditions under which it is computed.
    [[nodiscard]] bool flips_anyway(std::size_t wanted) const;
    [[nodiscard]] bool hoisted(std::size_t step) const;
    /// Returns whether a result is used as a list.
    [[nodiscard]] bool is_list(std::size_t step) const;

    /// Returns the variable's name, or the expression of a result without a name.
    [[nodiscard]] const std::string& name(std::size_t step) const { return names_.at(step); }
    /// Returns the names as a part sees them: a list from an earlier part is `{ ... }`.
    [[nodiscard]] ResultNames names_in(Part part) const;

private:
    void drop_implied_guards(Step& step) const;
    void place_results();
    void decide_names();
    void give_name(std::size_t step, std::set<std::string>& taken);

    [[nodiscard]] std::vector<const Step*> users_of(std::size_t step) const;
    [[nodiscard]] std::size_t uses(std::size_t step) const;
    [[nodiscard]] bool written_inline(std::size_t step) const;
    [[nodiscard]] bool used_later(std::size_t step) const;
    [[nodiscard]] bool used_in_loop(std::size_t step) const;

    std::vector<Step> steps_;
    ResultNames names_;
    std::set<std::size_t> named_;
    std::set<std::size_t> passed_;
    std::set<std::size_t> lists_;  ///< of those that are passed
};

}  // namespace ptcg::tools::phrases
