#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/choices.hpp"
#include "screen/terminal.hpp"

/// How a question is laid out on a screen.
namespace ptcg::tools {

struct ScreenSize {
    std::size_t width = 80;
    std::size_t height = 0;  ///< lines; 0: no limit, as in a file
};

/// What stands on a screen besides the choices.
struct ScreenFrame {
    std::vector<std::string> board;    ///< in full; empty: it is not shown
    std::vector<std::string> compact;  ///< the same in fewer lines
    std::string question;
    std::string note;  ///< below the question; may be empty
    std::string hint;  ///< below the choices; may be empty
};

/// A screen, of which the line the player types in is not part.
struct QuestionScreen {
    std::vector<std::string> lines;
    std::size_t end = 0;  ///< the number of the choice after the last one shown
    bool all = false;     ///< all choices are on it
};

/// Lays out the choices from number `first` on. If the screen has a height, all lines and the one
/// to type in fit into it: the board becomes compact, effects are cut to their first line, choices
/// stand in columns; what still does not fit is left for the next page. At least one choice is
/// shown.
[[nodiscard]] QuestionScreen lay_out(const ScreenFrame& frame, const std::vector<Choice>& choices,
                                     std::size_t first, ScreenSize size, const PickingTexts& texts,
                                     const Paint& paint);

}  // namespace ptcg::tools
