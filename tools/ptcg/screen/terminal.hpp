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

/// Columns to write in: COLUMNS, else what the terminal says, else 80.
[[nodiscard]] std::size_t terminal_width();

/// Colors, or none.
class Paint {
public:
    Paint() = default;
    explicit Paint(bool coloured) : coloured_(coloured) {}
    /// With those the standard output takes.
    [[nodiscard]] static Paint for_stdout();

    [[nodiscard]] bool coloured() const { return coloured_; }
    /// The text between marks, which `write_text` makes colors of.
    [[nodiscard]] std::string operator()(Tint tint, std::string_view text) const;

private:
    bool coloured_ = false;
};

/// Wipes the screen, so that the next player does not see the hand of this one.
void clear_screen();

/// From now on Ctrl-C ends the typing, as Ctrl-D does, and not the program, which can save then.
void leave_on_interrupt();
[[nodiscard]] bool interrupted();

/// Lines a person types; with editing and history on a terminal.
[[nodiscard]] std::optional<std::string> read_line(const std::string& prompt);

}  // namespace ptcg::tools
