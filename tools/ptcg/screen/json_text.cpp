#include "screen/json_text.hpp"

#include <cstdint>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/scripting/characters.hpp"

namespace ptcg::tools {
namespace {

/// Returns the code point of a character in UTF-8. REQUIRES: it is valid.
std::uint32_t code_point_of(std::string_view character)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0);
    std::uint32_t code_point = byte(0) & (0xffu >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i) {
        code_point = code_point << 6 | (byte(i) & 0x3fu);
    }
    return code_point;
}

/// Returns the JSON escape: two halves for code points beyond 16 bits.
std::string escape(std::uint32_t code_point)
{
    if (code_point < 0x10000) return fmt::format("\\u{:04x}", code_point);
    const std::uint32_t rest = code_point - 0x10000;
    return fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + (rest >> 10), 0xdc00 + (rest & 0x3ffu));
}

/// Outside strings, the only hidden characters in JSON are line ends.
template <typename Json>
std::string text_of(const Json& json)
{
    const std::string dumped = json.dump(2, ' ', false, Json::error_handler_t::replace);
    std::string result;
    result.reserve(dumped.size() + 1);
    std::string_view rest = dumped;
    while (!rest.empty()) {
        const Character character = first_character(rest);
        const std::string_view bytes = rest.substr(0, character.length);
        if (character.hidden && bytes != "\n") {
            result += escape(code_point_of(bytes));
        } else {
            result += bytes;
        }
        rest.remove_prefix(character.length);
    }
    return result + '\n';
}

}  // namespace

std::string json_text(const nlohmann::json& json)
{
    return text_of(json);
}

std::string json_text(const nlohmann::ordered_json& json)
{
    return text_of(json);
}

}  // namespace ptcg::tools
