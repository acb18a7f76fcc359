#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "source/lua_syntax.hpp"

namespace ptcg::script {

/// The maximum number of columns in a line.
inline constexpr std::size_t line_width = 100;

/// Returns the chunk as text, see format_lua. Nodes may have been created or moved since it was
/// read. Comments stay before the statement or field that they preceded.
[[nodiscard]] std::string print_lua(const LuaNode& root, std::string_view source,
                                    std::span<const LuaComment> comments);

}  // namespace ptcg::script
