#include "ptcg/scripting/fold_name.hpp"

#include <cstdint>

namespace ptcg {

namespace {

/// Removes and returns the first code point of `text`. Invalid UTF-8 comes out byte by byte.
char32_t take_code_point(std::string_view& text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t length = 1;
    if (byte(0) >= 0xf0) {
        length = 4;
    } else if (byte(0) >= 0xe0) {
        length = 3;
    } else if (byte(0) >= 0xc0) {
        length = 2;
    }
    if (length > text.size()) length = 1;
    char32_t point = byte(0);
    if (length > 1) {
        point &= 0x7fu >> length;
        for (std::size_t i = 1; i < length; ++i) point = (point << 6) | (byte(i) & 0x3fu);
    }
    text.remove_prefix(length);
    return point;
}

/// Letters of Latin-1 from U+00C0 on without their accents; `.` is not a letter.
constexpr std::string_view latin_1 =
    "aaaaaaaceeeeiiiidnooooo.ouuuuy..aaaaaaaceeeeiiiidnooooo.ouuuuy.y";

/// Returns the character to compare it as; 0: ignore it.
char32_t folded(char32_t c)
{
    if (c >= U'A' && c <= U'Z') return c + 32;
    if (c >= 0xc0 && c <= 0xff && latin_1[c - 0xc0] != '.') {
        return static_cast<char32_t>(latin_1[c - 0xc0]);
    }
    switch (c) {
        case 0x2018:
        case 0x2019:
        case 0x02bc:
        case 0x00b4:
        case U'`':
            return U'\'';
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2013:
        case 0x2014:
        case 0x2212:
            return U'-';
        case 0x00a0:
        case 0x2009:
        case 0x202f:
        case 0x3000:
        case U'\t':
            return U' ';
        case 0xfeff:
        case 0x200b:
        case U'\r':
            return 0;
        default:
            break;
    }
    const bool combining_accent = c >= 0x0300 && c <= 0x036f;
    return combining_accent ? 0 : c;
}

void append_utf8(std::string& text, char32_t c)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xc0 | (c >> 6));
        add(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        add(0xe0 | (c >> 12));
        add(0x80 | ((c >> 6) & 0x3f));
        add(0x80 | (c & 0x3f));
    } else {
        add(0xf0 | (c >> 18));
        add(0x80 | ((c >> 12) & 0x3f));
        add(0x80 | ((c >> 6) & 0x3f));
        add(0x80 | (c & 0x3f));
    }
}

}  // namespace

std::string fold_name(std::string_view name)
{
    std::string text;
    while (!name.empty()) {
        const char32_t c = folded(take_code_point(name));
        if (c == 0) continue;
        if (c == U' ' && (text.empty() || text.back() == ' ')) continue;
        append_utf8(text, c);
    }
    if (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

}  // namespace ptcg
