#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "source/lua_syntax.hpp"
#include "static_analysis/values.hpp"
#include "words/definitions.hpp"

/// Reads a script: the value of each name, and what cannot be right.
namespace ptcg::script {

/// Why the engine calls a function of a card.
struct FunctionRole {
    enum class Is { none, part, effect, condition };

    Is is = Is::none;
    AttackPart part = AttackPart::after;
    DamageForm form = DamageForm::whole;
    Hook hook = Hook::play;

    /// Whether it only returns a value: it may neither ask nor change anything.
    [[nodiscard]] bool only_answers() const
    {
        return is == Is::condition || (is == Is::effect && is_query(hook));
    }
};

struct VerbUse {
    const Member* verb = nullptr;
    const LuaNode* node = nullptr;
    const ScriptChunk* chunk = nullptr;
};

struct Returned {
    Value value;
    const LuaNode* node = nullptr;
};

struct FunctionFacts {
    FunctionRole role;
    std::vector<VerbUse> verbs;         ///< called directly in it; also fields of `it`
    std::vector<const LuaNode*> calls;  ///< functions it calls, and those created in it
    std::vector<Returned> returns;      ///< the first value of each `return` that has one
};

/// Facts about the functions and tables of all chunks, by their nodes.
struct ScriptKnowledge {
    std::map<const LuaNode*, FunctionFacts> functions;
    std::map<const LuaNode*, Value> variables;       ///< by the name at the declaration
    std::map<const LuaNode*, const LuaNode*> means;  ///< a name: the function or table it refers to
    std::map<const LuaNode*, std::map<std::string, Value>> fields;  ///< set on a table later
    std::map<std::string, Value> modules;  ///< "pack/name": what it returns
};

/// `card.section["name"] = value`.
struct Registration {
    std::string section;
    std::string name;
    const LuaNode* value = nullptr;
    int line = 0;
};

/// One chunk, read.
struct ScriptReading {
    const ScriptChunk* chunk = nullptr;
    std::optional<LuaNode> root;
    int too_deep = 0;  ///< LuaTree::too_deep
    std::vector<Registration> registrations;
    std::set<std::string> modules;
    Value returned;
    Problems problems;
};

/// Reads the chunk. Facts go to `knowledge`, problems to those of `reading`. A second reading knows
/// the arguments of functions.
void read_script(ScriptReading& reading, ScriptKnowledge& knowledge, const ScriptBundle& bundle);

/// Returns the table or function of a node: itself, or what the name refers to.
[[nodiscard]] const LuaNode& resolved(const LuaNode& node, const ScriptKnowledge& knowledge);

/// Assigns roles to the functions in what is registered.
void assign_roles(const Registration& registration, ScriptKnowledge& knowledge);

/// Checks what functions do against their roles: queries that change something, invalid return
/// values. REQUIRES: all chunks have been read.
void check_roles(ScriptReading& reading, const ScriptKnowledge& knowledge);

}  // namespace ptcg::script
