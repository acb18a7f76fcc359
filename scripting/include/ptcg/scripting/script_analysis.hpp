#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

/// Static analysis of scripts. Nothing is run, so it finds mistakes in branches that no test ever
/// reaches.
namespace ptcg {

/// A number written in a script.
struct ScriptNumber {
    long long value = 0;
    int line = 0;
    /// The argument it is passed as: "count", "amount"; "needs" for anything in such a list; else
    /// empty.
    std::string key;
};

/// The name of a card in a filter.
struct ScriptName {
    std::string name;
    int line = 0;
};

/// What one registered text of a card does: `card.attack["Thunder"]`, `card.in_play.hp` ...
struct ScriptText {
    std::string section;  ///< "attack", "ability", "play", "passive" or "lasting"
    std::string name;     ///< of the attack, Ability, hook or effect; "play" for a Trainer's
    int line = 0;
    /// What occurs in it and in the functions, tables and filters it uses: "verb:search",
    /// "search.to=hand" (words), "field:damage", "key:on_attach", "word:asleep",
    /// "need:no_condition", "subject:self" (of card.in_play: no other subject is given).
    std::set<std::string> facts;
    std::vector<ScriptNumber> numbers;
    std::vector<ScriptName> names;
};

/// The analysis of one chunk.
struct ScriptReport {
    Problems problems;  ///< with codes; in the order of the lines
    std::vector<ScriptText> texts;
    std::set<std::string> modules;  ///< the modules it requires, as "pack/name"
};

struct ScriptAnalysis {
    std::vector<ScriptReport> shared;  ///< one for each of ScriptBundle::shared
    std::vector<ScriptReport> cards;   ///< one for each of ScriptBundle::cards
};

/// Analyzes all scripts. A chunk that is not valid Lua has an empty report: loading says what is
/// wrong.
[[nodiscard]] ScriptAnalysis analyze_scripts(const ScriptBundle& bundle);

/// The analysis of the scripts of one pack.
struct PackAnalysis {
    std::map<std::size_t, ScriptReport> cards;  ///< by number in ScriptBundle::cards
    /// By number in ScriptBundle::shared: the pack's own and those of the packs it depends on, as
    /// far as this pack's use of them shows anything.
    std::map<std::size_t, ScriptReport> shared;
};

/// Analyzes the scripts of one pack at a time, so that those of all packs need not be in memory
/// together. May be used by several threads. The bundle must outlive it.
class PackAnalyzer {
public:
    explicit PackAnalyzer(const ScriptBundle& bundle);

    [[nodiscard]] PackAnalysis analyze(const std::string& pack) const;

private:
    const ScriptBundle& bundle_;
    std::map<std::string, std::vector<std::size_t>> cards_, shared_;  ///< chunks by their packs
};

}  // namespace ptcg
