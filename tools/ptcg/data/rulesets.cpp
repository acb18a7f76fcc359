#include "data/rulesets.hpp"

namespace ptcg::tools {

const Ruleset* Rulesets::find(std::string_view name)
{
    const auto known = found_.find(name);
    if (known != found_.end()) return known->second.get();
    Result<Ruleset> rules = find_ruleset(name, roots_);
    std::unique_ptr<Ruleset> kept;
    if (rules) kept = std::make_unique<Ruleset>(rules.value());
    return found_.emplace(name, std::move(kept)).first->second.get();
}

}  // namespace ptcg::tools
