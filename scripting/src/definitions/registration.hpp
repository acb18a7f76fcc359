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

/// A value a script has registered, out of Lua's hands.
struct Node {
    struct Field;
    enum class Kind : std::uint8_t { nil, boolean, number, text, function, filter, table, other };

    Kind kind = Kind::nil;
    bool boolean = false;
    bool whole = false;  ///< the number is a whole one
    long long number = 0;
    std::string text;           ///< text; other: what it is, for messages
    int function = 0;           ///< its number among the functions of the card
    std::uint16_t filter = 0;   ///< index in Runtime::filters
    int line = 0;               ///< function: where it begins; 0: not known
    std::vector<Field> fields;  ///< sorted by name
    std::vector<Node> items;    ///< 1, 2 ...

    [[nodiscard]] const Node* field(std::string_view name) const;
    /// "a table", `"on"`, "nil": for "expected ..., got ...".
    [[nodiscard]] std::string describe() const;
};

struct Node::Field {
    std::string name;
    Node value;
};

/// One assignment to a part of the card.
struct Registered {
    std::string section;  ///< "attack", "ability", "play", "passive" or "lasting"
    std::string name;     ///< of the attack, Ability, hook or effect
    int line = 0;         ///< where the assignment ends
    Node value;
};

/// Pushes the `card` a script is given, ready to be filled. Lua's memory must not be capped.
void push_card(lua_State* L, std::string_view id, std::string_view name);

/// Freezes what the card given last has registered and takes it over, in the order of section and
/// name. The card takes no more. Lua's memory must not be capped.
[[nodiscard]] std::vector<Registered> take_registered(lua_State* L, const ScriptChunk& chunk,
                                                      Problems& problems);

/// Takes over the function on top of the stack, which it pops, and gives it its number.
[[nodiscard]] int keep_registered_function(lua_State* L);
/// Pushes a function that was taken over, by its number.
void push_registered_function(lua_State* L, int number);

}  // namespace ptcg::script
