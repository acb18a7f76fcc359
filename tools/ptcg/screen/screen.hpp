#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/characters.hpp"

/// The only code that writes text to a screen: everything the program prints goes through these
/// functions. Names, words and messages come from untrusted packs, decks, saved games and journals,
/// so whatever a terminal would obey, hide or show elsewhere is replaced on the way (`is_hidden`,
/// ptcg/scripting/characters.hpp). Our own colors travel as marks, which no one else can write, and
/// become escape sequences only here.
namespace ptcg::tools {

enum class Tint { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

/// Returns the mark that switches to the tint, until `Tint::plain`.
[[nodiscard]] std::string tint_mark(Tint tint);

/// Returns the number of bytes of the mark with which `text` begins, or 0 if it does not begin with
/// one.
[[nodiscard]] std::size_t mark_length(std::string_view text);

/// Returns the text without its marks, for a file.
[[nodiscard]] std::string without_tints(std::string_view text);

/// Returns the text without anything a screen would obey or hide, except for line ends and marks.
[[nodiscard]] std::string printable(std::string_view text);

/// Returns whether `out` gets colors: it is a terminal, and NO_COLOR is not set. Nothing else
/// matters.
[[nodiscard]] bool takes_colors(std::FILE* out);

/// Returns the bytes a screen gets for the text: marks as escape sequences, line ends and tabs
/// unchanged, and a "?" for each byte that is not allowed.
[[nodiscard]] std::string for_screen(std::string_view text);

/// Writes to `out`, which is the standard output or the error stream; without the marks if `out`
/// gets no colors.
void write_text(std::FILE* out, std::string_view text);

/// Writes to the standard output, for the next program or a file: every byte unchanged. On a
/// terminal, the text is treated like any other.
void hand_on(std::string_view text);

template <typename... Args>
void print_to(std::FILE* out, fmt::format_string<Args...> format, Args&&... args)
{
    write_text(out, fmt::format(format, std::forward<Args>(args)...));
}

/// Writes to the standard output.
template <typename... Args>
void print_out(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stdout, fmt::format(format, std::forward<Args>(args)...));
}

/// Writes to the error stream.
template <typename... Args>
void print_error(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stderr, fmt::format(format, std::forward<Args>(args)...));
}

/// Writes to the standard output as one line, even if a name contains a line end.
template <typename... Args>
void print_line(fmt::format_string<Args...> format, Args&&... args)
{
    write_text(stdout, in_one_line(fmt::format(format, std::forward<Args>(args)...)) + '\n');
}

/// Returns to the beginning of the current line of a terminal and clears it, so that it can be
/// overwritten.
void rewind_line(std::FILE* out);

/// Clears a terminal, including its scrollback.
void wipe_terminal(std::FILE* out);

}  // namespace ptcg::tools
