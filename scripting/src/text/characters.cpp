#include "ptcg/scripting/characters.hpp"

#include <array>

#include "text/code_points.hpp"
#include "text/combining_marks.hpp"

namespace ptcg {
namespace {

/// Sorted. Unicode 15.1: the general categories Cc, Zl and Zp, Default_Ignorable_Code_Point, the
/// anchors of interlinear annotations, the blank Braille pattern, and noncharacters.
constexpr std::array<CodePoints, 21> hidden_ranges{{
    {0x0, 0x1f},        {0x7f, 0x9f},     {0xad, 0xad},     {0x34f, 0x34f},     {0x61c, 0x61c},
    {0x115f, 0x1160},   {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x200b, 0x200f},   {0x2028, 0x202e},
    {0x2060, 0x206f},   {0x2800, 0x2800}, {0x3164, 0x3164}, {0xfdd0, 0xfdef},   {0xfe00, 0xfe0f},
    {0xfeff, 0xfeff},   {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a},
    {0xe0000, 0xe0fff},
}};

/// Returns the length that the first byte announces; 0: not a valid first byte.
std::size_t announced_length(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first < 0xc2 || first > 0xf4) return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

constexpr char32_t no_utf8 = 0xffffffff;

struct Decoded {
    std::size_t length = 1;
    char32_t code_point = no_utf8;
};

Decoded decode(std::string_view text)
{
    if (text.empty()) return {};
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = announced_length(first);
    if (length == 1) return {1, first};
    if (length == 0 || length > text.size()) return {};
    char32_t code_point = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0u) != 0x80u) return {};
        code_point = code_point << 6 | (byte & 0x3fu);
    }
    // Overlong, half of a surrogate pair, or beyond Unicode.
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool half = code_point >= 0xd800 && code_point <= 0xdfff;
    if (code_point < least[length] || half || code_point > 0x10ffff) return {};
    return {length, code_point};
}

/// Whether the text begins with more combining marks than fit around one character: a higher pile
/// is drawn over the lines above and below.
bool begins_with_pile(std::string_view text)
{
    constexpr int most = 3;
    for (int marks = 0; marks <= most; ++marks) {
        const Decoded next = decode(text);
        if (next.code_point == no_utf8 || !is_combining_mark(next.code_point)) return false;
        text.remove_prefix(next.length);
    }
    return true;
}

}  // namespace

bool is_hidden(char32_t code_point)
{
    if (code_point < 0x7f) return code_point < 0x20;                   // the most frequent case
    const bool never_a_character = (code_point & 0xfffeu) == 0xfffeu;  // the last two of each plane
    return never_a_character || contain(hidden_ranges, code_point);
}

Character first_character(std::string_view text)
{
    const auto [length, code_point] = decode(text);
    const bool hidden = code_point == no_utf8 || is_hidden(code_point) || begins_with_pile(text);
    return {length, hidden};
}

bool has_hidden_character(std::string_view text)
{
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.hidden) return true;
        text.remove_prefix(character.length);
    }
    return false;
}

void make_printable(std::string& text)
{
    for (std::size_t i = 0; i < text.size();) {
        const Character character = first_character(std::string_view(text).substr(i));
        if (character.hidden && text[i] != '\n') {
            for (std::size_t k = 0; k < character.length; ++k) text[i + k] = '?';
        }
        i += character.length;
    }
}

std::string in_one_line(std::string_view text)
{
    std::string result(text);
    for (char& c : result) {
        if (c == '\n') c = '?';
        if (c == '\t') c = ' ';
    }
    return result;
}

}  // namespace ptcg
