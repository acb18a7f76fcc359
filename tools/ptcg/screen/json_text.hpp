#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace ptcg::tools {

/// The value as JSON on indented lines, with an end of a line behind it. Hidden characters
/// (ptcg/scripting/characters.hpp) in texts are written as \uXXXX, so that it reads the same
/// everywhere and a screen shows all of it; what is no UTF-8 becomes U+FFFD.
[[nodiscard]] std::string json_text(const nlohmann::json& json);
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& json);

}  // namespace ptcg::tools
