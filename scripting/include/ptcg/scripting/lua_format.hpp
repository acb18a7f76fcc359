#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ptcg {

/// Returns Lua source in this project's one layout: two spaces per level, at most 100 columns, on
/// one line whatever fits on one, with comments and single blank lines kept. The same program
/// always gives the same text, whatever its layout was. Returns nothing if the source is not valid
/// Lua or is nested too deeply to parse.
[[nodiscard]] std::optional<std::string> format_lua(std::string_view source);

}  // namespace ptcg
