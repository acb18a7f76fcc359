#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"
#include "sandbox/handle.hpp"
#include "source/lua_syntax.hpp"

/// The possible values of an expression in a script, as far as its source shows.
namespace ptcg::script {

struct Value {
    enum class Is {
        unknown,
        nil,
        boolean,
        number,
        text,
        handle,    // of kind `of`
        list,      // of handles of kind `of`
        filter,    // node: its table constructor, if known
        table,     // node
        function,  // node
        card,      // the `card` that a card's file gets
        section,   // card.attack ...; name
        library,   // math, string, table, ptcg; name
        builtin    // a function of Lua or of a library; name
    };

    Is is = Is::unknown;
    HandleKind of = HandleKind::none;
    const LuaNode* node = nullptr;
    std::string_view name = {};

    friend bool operator==(const Value&, const Value&) = default;
};

/// Returns what is known about a variable that may have either value. Unknown values and `nil`
/// yield.
[[nodiscard]] Value join(const Value& a, const Value& b);

/// Returns the beginning of a string, in quotes.
[[nodiscard]] std::string excerpt(std::string_view text);

/// Returns "a Pokémon", "a list of cards", "\"heads\"" ...: for "expected ..., got ...".
[[nodiscard]] std::string describe(const Value& value, const LuaNode& node);

/// Returns the value of a field, or the result of a verb.
[[nodiscard]] Value answer_of(const Member& member);

/// Returns what is wrong with a filter table. Fields with the name of one of `others` are not part
/// of it.
[[nodiscard]] std::optional<std::string> filter_misfit(const LuaNode& table,
                                                       std::span<const Argument> others = {});

/// Returns what is wrong with this value for this argument, or nothing: "`to` must be a Pokémon,
/// got ...".
[[nodiscard]] std::optional<std::string> misfit(const Argument& argument, const Value& value,
                                                const LuaNode& node, bool positional);

}  // namespace ptcg::script
