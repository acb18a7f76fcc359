#pragma once

#include <string>
#include <vector>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/keys.hpp"
#include "phrases/needs.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

/// Turns clauses into steps: each does one thing, deals damage, demands a price or is a key.
class Clauses {
public:
    Clauses(DraftState& state, Needs& needs, Templates& templates, Keys& keys)
        : state_(state), needs_(needs), templates_(templates), keys_(keys)
    {
    }

    /// Adds what a clause does.
    void add(const Form& form);

private:
    void key(const Form& form);
    void price(const Form& form);
    void damage(const Form& form);
    void action(const Form& form, bool first_asked);
    void require_given(const Form& form, bool first_asked);
    std::string statement(const Form& form, bool first_asked);
    void attach_as_tool(std::string& lua);
    [[nodiscard]] bool counts_loop(const Row& row) const;
    void counted(const Form& form);
    std::vector<Guard> guards_of_action();
    void set_part(Step& step, const Row& row) const;
    void remember(const Form& form, const std::string& result);

    DraftState& state_;
    Needs& needs_;
    Templates& templates_;
    Keys& keys_;
    std::vector<Guard> last_guards_;  ///< of what was done last
    std::string last_did_;            ///< whether it was done
};

}  // namespace ptcg::tools::phrases
