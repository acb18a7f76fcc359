#include "json_text.hpp"

#include <cstddef>
#include <cstdint>

namespace ptcg::capi {
namespace {

/// How many bytes at the start of `text` are one character of UTF-8; 0 if they are none.
std::size_t length_of_character(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return 0;
    }
    const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool surrogate = first == 0xed && byte(1) > 0x9f;
    const bool too_large = first == 0xf4 && byte(1) > 0x8f;
    return overlong || surrogate || too_large ? 0 : length;
}

}  // namespace

Json::Json(std::initializer_list<Member> members) : text_("{}")
{
    for (const Member& member : members) set(member.key, member.value);
}

Json Json::array()
{
    Json json(nullptr);
    json.text_ = "[]";
    return json;
}

Json Json::object(std::initializer_list<Member> members)
{
    return Json(members);
}

void Json::push_back(const Json& value)
{
    add(value.text_);
}

void Json::set(std::string_view key, const Json& value)
{
    if (text_ == "null") text_ = "{}";
    Json member(key);
    member.text_ += ':';
    member.text_ += value.text_;
    add(member.text_);
}

/// Puts `text` behind what is between the brackets.
void Json::add(std::string_view text)
{
    const char closing = text_.back();
    text_.pop_back();
    if (text_.size() > 1) text_ += ',';
    text_ += text;
    text_ += closing;
}

void Json::quote(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::string_view short_names = "btn?fr";  // from 8 on
    text_.reserve(text.size() + 2);
    text_ += '"';
    while (!text.empty()) {
        const std::size_t length = length_of_character(text);
        const char c = text[0];
        if (length == 0) {
            text_ += "\xef\xbf\xbd";  // the replacement character
        } else if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (c >= 8 && c <= 13 && c != 11) {
            text_ += '\\';
            text_ += short_names[static_cast<std::size_t>(c - 8)];
        } else if (c >= 0 && c < 0x20) {
            text_ += "\\u00";
            text_ += digits[static_cast<std::size_t>(c) >> 4];
            text_ += digits[static_cast<std::size_t>(c) & 15];
        } else {
            text_ += text.substr(0, length);
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    text_ += '"';
}

}  // namespace ptcg::capi
