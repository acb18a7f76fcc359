#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Decides which characters may be shown. Text from strangers ends up on terminals, which obey some
/// characters and show others nowhere or in the wrong place.
namespace ptcg {

/// The first character of a text in UTF-8.
struct Character {
    std::size_t length;  ///< bytes; 1 for a byte that is not valid UTF-8
    /// See `is_hidden`. Also true for invalid UTF-8, and for a combining mark followed by more than
    /// two others: only the last three of a stack are shown.
    bool hidden;
};

/// Returns the first character of a text. REQUIRES: the text is not empty.
[[nodiscard]] Character first_character(std::string_view text);

/// Returns whether a terminal would obey the character, show nothing for it, or move other
/// characters because of it. These are control characters (C0, DEL and C1), line and paragraph
/// separators, characters that change the direction of writing, and everything else with Unicode's
/// property Default_Ignorable_Code_Point, such as zero-width spaces, variation selectors and tags.
/// The blank Braille pattern and the noncharacter U+FFFE are hidden, too.
[[nodiscard]] bool is_hidden(char32_t code_point);

/// Returns whether any character of the text is hidden (see `Character`). A line end is hidden,
/// too.
[[nodiscard]] bool has_hidden_character(std::string_view text);

/// Replaces each byte of a hidden character with "?", except for line ends: a stranger's file must
/// not be able to control a terminal through a message that quotes it.
void make_printable(std::string& text);

/// Returns the text with "?" for each newline and a space for each tab, so that what is meant to be
/// one line cannot look like two.
[[nodiscard]] std::string in_one_line(std::string_view text);

}  // namespace ptcg
