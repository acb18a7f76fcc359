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

/// A walk through a chunk from its first line to its last, as Lua would run it. At each point, the
/// variables and their values are known.
class ScriptWalk {
public:
    /// Facts go to `knowledge`, problems to those of `reading`.
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
        bool may_stay_unread = false;  ///< a parameter or a loop variable
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
    /// `card.play = ...`, or a complete section at once.
    void register_field(const LuaNode& target, const Value& value, const LuaNode& source);
    void for_in(const LuaNode& node);
    void return_values(const LuaNode& node);

    // Expressions (expressions.cpp). They return the expression's value.

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
    /// Evaluates a condition. Reports one that is always true.
    Value condition(const LuaNode& node);

    // Calls (calls.cpp)

    Value call(const LuaNode& node);
    /// Reports `game.flip()` written for `game:flip()`.
    void dotted_method(const Value& object, const LuaNode& callee);
    /// Enters a script's function: its parameters get the arguments.
    void enter(const LuaNode& function, const std::vector<Value>& values);
    Value builtin(const Value& function, const LuaNode& node, const std::vector<Value>& values);
    /// ptcg.require "name"
    Value module(const LuaNode& node);
    Value method(const LuaNode& node);
    void check_arguments(const Member& member, const LuaNode& node,
                         const std::vector<Value>& values);
    /// Checks the table after the positional arguments: named arguments, including a filter.
    void check_table(const Member& member, const LuaNode& table, const Value& value);
    void check_argument(const Member& member, const LuaNode& entry, bool filters);
    /// `places`: the number of positional arguments.
    void check_required(const Member& member, const LuaNode& node, std::size_t places);

    ScriptReading& reading_;
    ScriptKnowledge& known_;
    const ScriptBundle& bundle_;
    std::deque<std::vector<Variable>> scopes_;
    std::vector<const LuaNode*> functions_;   ///< the functions around the current node
    std::map<const LuaNode*, Value> values_;  ///< of the fields of tables
    std::set<std::string> globals_;           ///< names assigned to without a declaration
    const Member* last_called_ = nullptr;     ///< the method of the last call read
    Value iterated_;                          ///< the argument of the last ipairs or pairs
};

}  // namespace ptcg::script
