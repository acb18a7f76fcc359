#pragma once

#include <optional>
#include <string>

#include "ptcg/handler.hpp"
#include "source/lua_syntax.hpp"
#include "static_analysis/reader.hpp"

/// Numbers in a script that do not do what they seem to do.
namespace ptcg::script {

/// Whether functions with this role return damage, HP or healed points, of which the rules count
/// only multiples of 10.
[[nodiscard]] bool answers_in_tens(const FunctionRole& role);

/// Returns the number in an amount such as `25` or `it.amount + 25` if it is not a multiple of 10.
[[nodiscard]] std::optional<long long> odd_amount(const LuaNode& node);

/// Returns the message about such a number.
[[nodiscard]] std::string not_in_tens(long long amount);

/// Whether a constant for a query of this hook changes nothing: 0, or a table with 0 symbols.
[[nodiscard]] bool changes_nothing(const LuaNode& value, Hook hook);

}  // namespace ptcg::script
