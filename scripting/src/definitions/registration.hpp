#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "sandbox/runtime.hpp"

/// What a card's script registers while it runs: `card.attack["Name"] = {...}` and so on.
namespace ptcg::script {

/// A value that a script has registered, copied out of Lua.
struct Node {
    struct Field;
    enum class Kind : std::uint8_t { nil, boolean, number, text, function, filter, table, other };

    Kind kind = Kind::nil;
    bool boolean = false;
    bool whole = false;  ///< the number is an integer
    long long number = 0;
    std::string text;           ///< the string; other: its type, for messages
    int function = 0;           ///< its index among the functions of the card
    std::uint16_t filter = 0;   ///< index in Runtime::filters
    int line = 0;               ///< function: its first line; 0: not known
    std::vector<Field> fields;  ///< sorted by name
    std::vector<Node> items;    ///< at 1, 2 ...

    [[nodiscard]] const Node* field(std::string_view name) const;
    /// Returns "a table", `"on"`, "nil": for "expected ..., got ...".
    [[nodiscard]] std::string describe() const;
};

struct Node::Field {
    std::string name;
    Node value;
};

/// One assignment to a part of the card.
struct Registered {
    std::string section;  ///< "attack", "ability", "play", "passive" or "lasting"
    std::string name;     ///< of the attack, Ability, hook or lasting effect
    int line = 0;         ///< the last line of the assignment
    Node value;
};

/// Pushes the `card` that a script gets, ready to be filled. REQUIRES: Lua's memory is not capped.
void push_card(lua_State* L, std::string_view id, std::string_view name);

/// Freezes what the last pushed card has registered and takes it, sorted by section and name. The
/// card accepts no more. REQUIRES: Lua's memory is not capped.
[[nodiscard]] std::vector<Registered> take_registered(lua_State* L, const ScriptChunk& chunk,
                                                      Problems& problems);

/// Takes the function on top of the stack, which it pops, and returns its number.
[[nodiscard]] int keep_registered_function(lua_State* L);
/// Pushes the function with this number.
void push_registered_function(lua_State* L, int number);

}  // namespace ptcg::script
