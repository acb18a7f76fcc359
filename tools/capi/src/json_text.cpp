#include "json_text.hpp"

#include <cstddef>

#include "ptcg/scripting/characters.hpp"

namespace ptcg::capi {
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

/// Inserts `text` before the closing bracket.
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
        const std::size_t length = first_character(text).length;
        const char c = text[0];
        if (length == 1 && static_cast<unsigned char>(c) >= 0x80) {  // not UTF-8
            text_ += "\xef\xbf\xbd";                                 // the replacement character
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
        text.remove_prefix(length);
    }
    text_ += '"';
}

}  // namespace ptcg::capi
