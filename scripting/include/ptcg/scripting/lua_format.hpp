#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ptcg {

/// Lua in the one layout of this project: two spaces a level, at most 100 columns, on one line what
/// fits on one, comments and single blank lines kept. The same program always comes out the same,
/// whatever it looked like. Nothing if the source is no Lua, or nests too deeply to be read.
[[nodiscard]] std::optional<std::string> format_lua(std::string_view source);

}  // namespace ptcg
