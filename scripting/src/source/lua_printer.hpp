#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "source/lua_syntax.hpp"

namespace ptcg::script {

/// So many columns a line has at most.
inline constexpr std::size_t line_width = 100;

/// The chunk as text, see format_lua. Nodes may have been made or moved since it was read; comments
/// stay before the statement or field they stood before.
[[nodiscard]] std::string print_lua(const LuaNode& root, std::string_view source,
                                    std::span<const LuaComment> comments);

}  // namespace ptcg::script
