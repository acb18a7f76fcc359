#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace ptcg::tools {

/// Returns the value as JSON on indented lines, with a final line end. Hidden characters
/// (ptcg/scripting/characters.hpp) in strings are written as \uXXXX, so that the text reads the
/// same everywhere and a screen shows all of it; invalid UTF-8 becomes U+FFFD.
[[nodiscard]] std::string json_text(const nlohmann::json& json);
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& json);

}  // namespace ptcg::tools
