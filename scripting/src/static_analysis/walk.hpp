#pragma once

#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "static_analysis/reader.hpp"

namespace ptcg::script {

/// `card.attack`, ...: the fields of a card that take functions.
inline constexpr std::array<std::string_view, 5> sections = {"attack", "ability", "in_play",
                                                             "lasting", "play"};

/// One walk through a chunk, from its first line to its last, as Lua would run it: at each point it
/// is known which variables there are and what they hold.
class ScriptWalk {
public:
    /// What it finds out goes to `knowledge`, what is wrong to the problems of `reading`.
    ScriptWalk(ScriptReading& reading, ScriptKnowledge& knowledge, const ScriptBundle& bundle)
        : reading_(reading), known_(knowledge), bundle_(bundle)
    {
    }

    void read();

private:
    struct Variable {
        const LuaNode* declared = nullptr;
        Value value;
        bool read = false;
        bool may_stay_unread = false;  ///< a parameter, or a variable of a loop
    };

    // Variables (reader.cpp)

    void problem(const LuaNode& node, std::string_view code, std::string message);
    void open_scope();
    void close_scope();
    void declare(const LuaNode& name, Value value, bool may_stay_unread = false);
    Variable* find(std::string_view name);
    void learn(const LuaNode& declared, const Value& value);

    // Statements (statements.cpp)

    void block(const LuaNode& node);
    void statements(const LuaNode& node);
    void statement(const LuaNode& node);
    void check_used(const LuaNode& call);
    void local(const LuaNode& node);
    void assignment(const LuaNode& node);
    void assign(const LuaNode& target, const Value& value, const LuaNode* source);
    /// `card.play = ...`, or a whole section at once.
    void register_field(const LuaNode& target, const Value& value, const LuaNode& source);
    void for_in(const LuaNode& node);
    void return_values(const LuaNode& node);

    // Expressions (expressions.cpp): they return what the expression is

    Value evaluate(const LuaNode& node);
    Value name(const LuaNode& node);
    Value index(const LuaNode& node);
    Value field_of(const Value& object, const LuaNode& node);
    Value no_member(const Value& object, const LuaNode& node);
    Value library_field(const Value& object, const LuaNode& node);
    Value table_field(const Value& object, const LuaNode& node);
    void table(const LuaNode& node);
    void function(const LuaNode& node);
    Value unary(const LuaNode& node);
    Value binary(const LuaNode& node);
    void check_operand(const LuaNode& operation, const LuaNode& node, const Value& value);
    /// An expression that decides: what is always true decides nothing.
    Value condition(const LuaNode& node);

    // Calls (calls.cpp)

    Value call(const LuaNode& node);
    /// `game.flip()` for `game:flip()`.
    void dotted_method(const Value& object, const LuaNode& callee);
    /// A function of a script is called: its parameters hold what it is given.
    void enter(const LuaNode& function, const std::vector<Value>& values);
    Value builtin(const Value& function, const LuaNode& node, const std::vector<Value>& values);
    /// ptcg.require "name"
    Value module(const LuaNode& node);
    Value method(const LuaNode& node);
    void check_arguments(const Member& member, const LuaNode& node,
                         const std::vector<Value>& values);
    /// The table behind the places: named arguments, and a filter among them.
    void check_table(const Member& member, const LuaNode& table, const Value& value);
    void check_argument(const Member& member, const LuaNode& entry, bool filters);
    /// `places`: so many values are given by their place.
    void check_required(const Member& member, const LuaNode& node, std::size_t places);

    ScriptReading& reading_;
    ScriptKnowledge& known_;
    const ScriptBundle& bundle_;
    std::deque<std::vector<Variable>> scopes_;
    std::vector<const LuaNode*> functions_;   ///< those around what is being read
    std::map<const LuaNode*, Value> values_;  ///< of the fields of tables
    std::set<std::string> globals_;           ///< names assigned to without being declared
    const Member* last_called_ = nullptr;     ///< the method of the last call that was read
    Value iterated_;                          ///< what the last ipairs or pairs was given
};

}  // namespace ptcg::script
