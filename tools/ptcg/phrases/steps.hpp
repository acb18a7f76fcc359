#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace ptcg::tools::phrases {

/// The parts of an attack in the order they run. Texts without parts use `after` alone.
enum class Part { choose, fails_unless, before, damage, after };

/// What the damage part of an attack returns.
enum class DamageKind { more, times, base };

/// A condition that a step depends on: an expression, and whether it must be true or false. Or a
/// loop that it is in: what stands between `for` and `do`.
struct Guard {
    std::string condition;
    bool holds = true;
    bool loop = false;
    std::string times = {};  ///< of a loop: how often it runs

    bool operator==(const Guard&) const = default;
};

/// Something that a script does or computes. In Lua texts, `@3@` stands for the result of step 3.
struct Step {
    enum class Kind {
        act,     ///< `lua` is a statement; if its result is used, an expression
        value,   ///< `lua` is an expression that matters only if its result is used
        damage,  ///< `lua` is what the damage part returns
        fail,    ///< the attack does nothing
    };
    Kind kind = Kind::act;
    Part part = Part::after;
    DamageKind damage = DamageKind::more;
    std::vector<Guard> guards;
    std::string lua;
    /// Statements that compute the result, before the expression `lua`.
    std::string preparation;
    std::string name;   ///< a local variable's name, if the result needs one
    bool list = false;  ///< the result is a list; passed on to later parts one by one
    /// For a choice of one that an attack demands: what `target = ...` says.
    std::string target;
};

struct Handler;

/// Everything a text does, in its order, and the keys of its table.
struct Script {
    std::vector<Step> steps;
    std::vector<std::string> keys;     ///< `first_turn = true`
    std::vector<std::string> needs;    ///< elements of `needs`
    std::vector<std::string> only_if;  ///< conditions, all of which must be true
    std::string only_if_before;        ///< statements that compute what these use
    std::vector<std::string> ignores;  ///< of the attack
    std::vector<std::string> locals;   ///< `local fire = ptcg.filter { type = "fire" }`, file-wide
    std::vector<Handler> handlers;     ///< of an Ability or a card in play
    /// The text mentions something that it has not said before: "that Pokémon". Nothing is drafted.
    bool incomplete = false;
};

/// What a text does at one hook.
struct Handler {
    std::string hook;
    std::string value;  ///< of a query; empty: what `body` does
    Script body;        ///< also has the keys and needs
};

/// Returns whether there is nothing to write: the text only says what the card's facts say.
[[nodiscard]] bool is_empty(const Script& script);

/// Returns the value of an attack's entry: a function, or a table of parts.
[[nodiscard]] std::string attack_value(const Script& script);

/// Returns the value of a handler without parts: a function, or a table with `effect`.
[[nodiscard]] std::string handler_value(const Script& script);

/// Returns the table of handlers of an Ability or a card in play.
[[nodiscard]] std::string handlers_value(const Script& script);

}  // namespace ptcg::tools::phrases
