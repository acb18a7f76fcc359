#include "support/profiles.hpp"

#include <map>
#include <mutex>

#include "ptcg/scripting/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/results_file.hpp"

namespace ptcg::test {

const Ruleset& profile(const std::string& id)
{
    static std::mutex mutex;  // tests call this from threads too
    const std::lock_guard lock(mutex);
    note_ruleset(id);
    static std::map<std::string, Ruleset> loaded;
    const auto known = loaded.find(id);
    if (known != loaded.end()) return known->second;
    RulesetResult result = load_ruleset(cards_folder() / "rulesets" / (std::string(id) + ".toml"));
    for (const Problem& problem : result.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(result.ruleset.has_value());
    return loaded.emplace(id, result.ruleset->rules).first->second;
}

}  // namespace ptcg::test
