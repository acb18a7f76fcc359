// What may reach a screen. Characters are given by number, so that this file is safe to read.

#include "screen/screen.hpp"

#include <nlohmann/json.hpp>

#include "data/data.hpp"
#include "ptcg/scripting/characters.hpp"
#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/terminal.hpp"
#include "support/catch.hpp"

namespace ptcg::screen_test {

using namespace ptcg::tools;

namespace {

std::string utf8(char32_t c)
{
    std::string text;
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (c < 0x80) return add(c), text;
    if (c < 0x800) return add(0xc0 | c >> 6), add(0x80 | (c & 0x3f)), text;
    if (c >= 0x10000) {
        add(0xf0 | c >> 18);
        add(0x80 | (c >> 12 & 0x3f));
    } else {
        add(0xe0 | c >> 12);
    }
    add(0x80 | (c >> 6 & 0x3f));
    add(0x80 | (c & 0x3f));
    return text;
}

}  // namespace

TEST_CASE("Characters a terminal obeys, hides or turns do not reach it", "[tools][screen]")
{
    const std::vector<std::pair<char32_t, char32_t>> ranges{
        {0x00, 0x08},     {0x0b, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},
        {0x61c, 0x61c},   {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},
        {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe01ef},
        {0x2800, 0x2800}, {0xfdd0, 0xfdef}, {0xfffe, 0xffff}, {0x10fffe, 0x10ffff}};
    for (const auto& [first, last] : ranges) {
        for (char32_t c = first; c <= last; ++c) {
            INFO(std::hex << static_cast<std::uint32_t>(c));
            const std::string text = utf8(c);
            CHECK(first_character(text).length == text.size());
            CHECK(has_hidden_character(text));
            CHECK(for_screen("a" + text + "b") == "a" + std::string(text.size(), '?') + "b");
            std::string printable = text;
            make_printable(printable);
            CHECK(printable == std::string(text.size(), '?'));
        }
    }
    for (const char32_t c : {U'a', U'~', U'é', U'·', U'…', U'♀', U'δ', U'日', U'\U0001f525'}) {
        CHECK(for_screen(utf8(c)) == utf8(c));
    }
    CHECK(for_screen("a\nb\tc") == "a\nb\tc");
}

TEST_CASE("Accents are not piled up over other lines", "[tools][screen]")
{
    const std::string accent = utf8(0x301);
    const std::string ring = utf8(0x20dd);
    const std::string three = accent + ring + accent;
    CHECK(for_screen("e" + three + "f" + three) == "e" + three + "f" + three);
    CHECK_FALSE(has_hidden_character("e" + three));
    CHECK(for_screen("e" + ring + three + "f") == "e???" + three + "f");
    CHECK(width_of("e" + ring + three) == 7);
    std::string pile = "e";
    for (int i = 0; i < 40; ++i) pile += accent;
    CHECK(has_hidden_character(pile));
    CHECK(for_screen(pile) == "e" + std::string(74, '?') + accent + accent + accent);
    make_printable(pile);
    CHECK(pile == "e" + std::string(74, '?') + accent + accent + accent);
}

TEST_CASE("Bytes that are no UTF-8 do not reach a screen", "[tools][screen]")
{
    // A lone continuation byte, a truncated sequence, an overlong ESC, half a surrogate pair, a
    // code point beyond Unicode.
    CHECK(for_screen("\x9b[31m") == "?[31m");
    CHECK(for_screen("a\xe2\x80") == "a??");
    CHECK(for_screen("\xc0\x9b[2J") == "??[2J");
    CHECK(for_screen("\xed\xa0\x80") == "???");
    CHECK(for_screen("\xf4\x90\x80\x80") == "????");
    CHECK(for_screen("\xff\xfe"
                     "1") == "??1");
}

TEST_CASE("Only a paint makes colors", "[tools][screen]")
{
    const Paint paint(true);
    const std::string red = paint(Tint::red, "a\x1b[2Jb");
    CHECK(red.find("\x1b[31m") == std::string::npos);
    CHECK(for_screen(red) == "\x1b[31ma?[2Jb\x1b[0m");
    CHECK(without_tints(paint(Tint::bold, "x")) == "x");
    CHECK(width_of(red) == 6);
    // A forged mark, without the secret digits that the real one has.
    CHECK(for_screen("\xff"
                     "000000000000000000000000000000003x")
              .find('\x1b') == std::string::npos);
    CHECK(for_screen(Paint(false)(Tint::red, "x")) == "x");
}

TEST_CASE("Names take the columns they are shown in, and one line", "[tools][screen][layout]")
{
    CHECK(width_of("a\x1b"
                   "b") == 3);
    CHECK(width_of("a\xe2\x80\xae"
                   "b") == 5);
    CHECK(fit("a\nptcg: error", 4) == "a?p…");
    CHECK(for_screen(fit("a\xe2\x80\xae"
                         "bc",
                         5))
              .size() == std::string("a…   ").size());
    CHECK(wrap("a\nb", 10) == std::vector<std::string>{"a b"});
    CHECK(in_one_line("a\nb\tc") == "a?b c");
    CHECK(deck_title("a\nptcg: error") == "A?ptcg: Error");
}

TEST_CASE("JSON says hidden characters by their number", "[tools][screen]")
{
    const std::string name = "a" + utf8(0x1b) + utf8(0x7f) + utf8(0x202e) + utf8(0xe0041) + "\xff";
    const nlohmann::json json{{"name", name}};
    const std::string text = json_text(json);
    CHECK(text == "{\n  \"name\": \"a\\u001b\\u007f\\u202e\\udb40\\udc41\xef\xbf\xbd\"\n}\n");
    CHECK(for_screen(text) == text);
    CHECK(nlohmann::json::parse(text)["name"].get<std::string>() ==
          name.substr(0, name.size() - 1) + "\xef\xbf\xbd");
}

TEST_CASE("What is printable keeps marks and ends of lines", "[tools][screen]")
{
    const std::string bold = Paint(true)(Tint::bold,
                                         "a\x1b"
                                         "b\nc");
    CHECK(for_screen(printable(bold)) == "\x1b[1ma?b\nc\x1b[0m");
    CHECK(printable(bold).find('\x1b') == std::string::npos);
    CHECK(printable("a\xff\tb") == "a??b");
}

TEST_CASE("Output that does not go to a terminal gets no colors", "[tools][screen]")
{
    std::FILE* const file = std::tmpfile();
    REQUIRE(file != nullptr);
    CHECK_FALSE(takes_colors(file));
    write_text(file, Paint(true)(Tint::red, "red"));
    std::rewind(file);
    std::array<char, 64> bytes{};
    const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), file);
    CHECK(std::string_view(bytes.data(), count) == "red");
    std::fclose(file);
}

}  // namespace ptcg::screen_test
