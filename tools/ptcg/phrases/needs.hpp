#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "phrases/draft_state.hpp"
#include "phrases/nouns.hpp"

namespace ptcg::tools::phrases {

/// Collects what a Trainer card or an Ability needs before it can be used.
class Needs {
public:
    explicit Needs(DraftState& state) : state_(state) {}

    /// Adds an element of the key `needs`, unless it is there or always true.
    void add(std::string need);
    /// Adds what a choice that must be made needs: something to choose from.
    void add_choice(Noun noun);

    /// Everything that is added between these two is needed by one clause. `lua` is what it does;
    /// `conditional`: it may be impossible.
    void begin_clause() { before_clause_ = state_.script.needs.size(); }
    void end_clause(const std::string& lua, bool conditional);

    /// What is said between these two has to be paid.
    void begin_price() { paying_ = true; }
    void end_price();
    /// Forgets what was paid: the next text is about another use.
    void forget_price();

    /// Decides at the end of a text what is needed. Of several things that it does, any one is
    /// enough to use it.
    void settle();

private:
    DraftState& state_;
    std::vector<std::vector<std::string>> possible_;  ///< of each thing that the text does
    std::size_t before_clause_ = 0;
    bool free_ = false;  ///< something before what has needs can always be done
    bool paying_ = false;
    int from_hand_ = 0;           ///< how many cards of the hand were paid
    bool fills_discard_ = false;  ///< what was paid may be any cards of the hand
};

}  // namespace ptcg::tools::phrases
