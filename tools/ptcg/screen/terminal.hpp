#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "screen/screen.hpp"

namespace ptcg::tools {

[[nodiscard]] bool stdin_is_terminal();
[[nodiscard]] bool stdout_is_terminal();
[[nodiscard]] bool stderr_is_terminal();

/// Returns the columns to write in: COLUMNS, else the terminal's own width, else 80.
[[nodiscard]] std::size_t terminal_width();

/// Returns the lines of the screen: LINES, else the terminal's own height, or 0 if the output goes
/// elsewhere and has no limit. At least `least_height` if there is one.
[[nodiscard]] std::size_t terminal_height();
inline constexpr std::size_t least_height = 16;

/// Colors, or none.
class Paint {
public:
    Paint() = default;
    explicit Paint(bool coloured) : coloured_(coloured) {}
    /// Returns colors if the standard output gets them.
    [[nodiscard]] static Paint for_stdout();

    [[nodiscard]] bool coloured() const { return coloured_; }
    /// Returns the text between marks, which `write_text` turns into colors.
    [[nodiscard]] std::string operator()(Tint tint, std::string_view text) const;

private:
    bool coloured_ = false;
};

/// Clears the screen, so that the next player does not see this player's hand.
void clear_screen();

/// Forgets what has been typed at a terminal and not been read, so that one Enter too many does not
/// answer the next question.
void forget_typed();

/// From now on Ctrl-C ends the input, as Ctrl-D does, and not the program, which can then save.
void leave_on_interrupt();
[[nodiscard]] bool interrupted();

/// Reads a line that a person types; with editing and history on a terminal.
[[nodiscard]] std::optional<std::string> read_line(const std::string& prompt);

}  // namespace ptcg::tools
