#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/characters.hpp"

/// The one place where text goes to a screen: everything the program says is written by what is
/// declared here. Names, words and messages come from packs, decks, saved games and journals of
/// strangers, so whatever a terminal would obey, hide or show elsewhere is replaced on the way
/// (`is_hidden`, ptcg/scripting/characters.hpp). Colors of our own travel as marks, which nobody
/// else can write, and become escape sequences only here.
namespace ptcg::tools {

enum class Tint { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

/// What switches to the tint, until `Tint::plain`.
[[nodiscard]] std::string tint_mark(Tint tint);

/// How many bytes the mark has with which `text` begins; 0: it begins with none.
[[nodiscard]] std::size_t mark_length(std::string_view text);

/// The text without its marks, for a file.
[[nodiscard]] std::string without_tints(std::string_view text);

/// The text without what a screen would obey or hide, ends of lines and marks apart.
[[nodiscard]] std::string printable(std::string_view text);

/// Whether colors are for `out`: it is a terminal, and NO_COLOR is not set. Nothing else decides.
[[nodiscard]] bool takes_colors(std::FILE* out);

/// The bytes a screen gets for the text: marks as escape sequences, ends of lines and tabs as they
/// are, and a "?" for each byte of what has no place there.
[[nodiscard]] std::string for_screen(std::string_view text);

/// Writes to `out`, which is the standard output or the error stream; without the marks where
/// colors are not for it.
void write_text(std::FILE* out, std::string_view text);

/// To the standard output, for the next program or a file: every byte as it is. On a terminal it
/// is a text like any other.
void hand_on(std::string_view text);

template <typename... Args>
void print_to(std::FILE* out, fmt::format_string<Args...> format, Args&&... args)
{
    write_text(out, fmt::format(format, std::forward<Args>(args)...));
}

/// To the standard output.
template <typename... Args>
void print_out(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stdout, fmt::format(format, std::forward<Args>(args)...));
}

/// To the error stream.
template <typename... Args>
void print_error(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stderr, fmt::format(format, std::forward<Args>(args)...));
}

/// To the standard output as one line, which a name with an end of a line cannot make two of.
template <typename... Args>
void print_line(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stdout, in_one_line(fmt::format(format, std::forward<Args>(args)...)) + '\n');
}

/// Begins the present line of a terminal anew, for what is written over.
void rewind_line(std::FILE* out);

/// Empties a terminal, and what could be scrolled back to.
void wipe_terminal(std::FILE* out);

}  // namespace ptcg::tools
