#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Which characters have a place on a screen. Text of strangers ends up on terminals, which obey
/// some characters and show others nowhere or elsewhere.
namespace ptcg {

/// The beginning of a text in UTF-8.
struct Character {
    std::size_t length;  ///< bytes; 1 for a byte that is no UTF-8
    /// See `is_hidden`; also where it is no UTF-8, and a combining mark that more than two others
    /// follow: only the last three of a pile of them are shown.
    bool hidden;
};

/// The first character of a text, which must not be empty.
[[nodiscard]] Character first_character(std::string_view text);

/// Whether a terminal would obey the character, show nothing of it, or show others elsewhere
/// because of it: control characters (C0, DEL and C1), ends of lines and paragraphs, what turns the
/// direction of writing, and all else with Unicode's property Default_Ignorable_Code_Point, such as
/// blanks without width, variation selectors and tags; the blank of Braille, and what will never be
/// a character (U+FFFE).
[[nodiscard]] bool is_hidden(char32_t code_point);

/// Whether any `first_character` of the text is hidden. An end of a line is, too.
[[nodiscard]] bool has_hidden_character(std::string_view text);

/// Replaces each byte of a hidden character by "?", but for the ends of lines: a stranger's file
/// must not be able to make a terminal do things through a message that quotes it.
void make_printable(std::string& text);

/// The text with "?" for each end of a line and a space for each tab: what is to be one line cannot
/// look like two.
[[nodiscard]] std::string in_one_line(std::string_view text);

}  // namespace ptcg
