#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"
#include "sandbox/handle.hpp"
#include "source/lua_syntax.hpp"

/// What an expression of a script can be, as far as reading it tells.
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
        filter,    // node: its table, if it is written out
        table,     // node
        function,  // node
        card,      // what a card's file is given
        section,   // card.attack ...; name
        library,   // math, string, table, ptcg; name
        builtin    // a function of Lua's or of a library; name
    };

    Is is = Is::unknown;
    HandleKind of = HandleKind::none;
    const LuaNode* node = nullptr;
    std::string_view name = {};

    friend bool operator==(const Value&, const Value&) = default;
};

/// What is known of a variable that may hold either. Nothing said and `nil` give way.
[[nodiscard]] Value join(const Value& a, const Value& b);

/// The beginning of a text, in quotes.
[[nodiscard]] std::string excerpt(std::string_view text);

/// "a Pokémon", "a list of cards", "\"heads\"" ...: for "expected ..., got ...".
[[nodiscard]] std::string describe(const Value& value, const LuaNode& node);

/// What a field or verb answers.
[[nodiscard]] Value answer_of(const Member& member);

/// What is wrong with a filter written out as a table. Fields with the name of one of `others` are
/// no part of it.
[[nodiscard]] std::optional<std::string> filter_misfit(const LuaNode& table,
                                                       std::span<const Argument> others = {});

/// What is wrong with this value for this argument, or nothing: "`to` must be a Pokémon, got ...".
[[nodiscard]] std::optional<std::string> misfit(const Argument& argument, const Value& value,
                                                const LuaNode& node, bool positional);

}  // namespace ptcg::script
