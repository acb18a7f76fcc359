#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

/// What scripts say, found by reading them: nothing is run, so a mistake shows in branches that no
/// test ever reaches.
namespace ptcg {

/// A number written in a script.
struct ScriptNumber {
    long long value = 0;
    int line = 0;
    /// What it is given for: "count", "amount"; "needs" for anything in such a list; else empty.
    std::string key;
};

/// What one registered text of a card does: `card.attack["Thunder"]`, `card.in_play.hp` ...
struct ScriptText {
    std::string section;  ///< "attack", "ability", "play", "passive" or "lasting"
    std::string name;     ///< of the attack, Ability, hook or effect; "play" for a Trainer's
    int line = 0;
    /// What occurs in it and in the functions, tables and filters it uses:
    /// "verb:search", "search.to=hand" (words), "field:damage", "key:on_attach", "word:asleep",
    /// "need:no_condition".
    std::set<std::string> facts;
    std::vector<ScriptNumber> numbers;
};

/// What is known about one chunk.
struct ScriptReport {
    Problems problems;  ///< with codes; in the order of the lines
    std::vector<ScriptText> texts;
    std::set<std::string> modules;  ///< "pack/name" of what it requires
};

struct ScriptAnalysis {
    std::vector<ScriptReport> shared;  ///< one for each of ScriptBundle::shared
    std::vector<ScriptReport> cards;   ///< one for each of ScriptBundle::cards
};

/// Reads all scripts. A chunk that is no Lua has an empty report: loading says what is wrong.
[[nodiscard]] ScriptAnalysis analyze_scripts(const ScriptBundle& bundle);

/// What is known about the scripts of one pack.
struct PackAnalysis {
    std::map<std::size_t, ScriptReport> cards;  ///< by number in ScriptBundle::cards
    /// By number in ScriptBundle::shared: its own and those of the packs below it, as far as what
    /// this pack's scripts do with them tells.
    std::map<std::size_t, ScriptReport> shared;
};

/// Reads the scripts of one pack at a time, so that those of all need not be in memory together.
/// May be asked by several threads. The bundle must outlive it.
class PackAnalyzer {
public:
    explicit PackAnalyzer(const ScriptBundle& bundle);

    [[nodiscard]] PackAnalysis analyze(const std::string& pack) const;

private:
    const ScriptBundle& bundle_;
    std::map<std::string, std::vector<std::size_t>> cards_, shared_;  ///< chunks by their packs
};

}  // namespace ptcg
