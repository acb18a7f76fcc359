#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/question_screen.hpp"
#include "ptcg/result.hpp"

namespace ptcg::tools {

/// An open question as a player goes through it: page by page, and, if its options would outgrow
/// the screen, first what to do and then to which Pokémon. Numbers that are typed are those of the
/// choices shown last.
class Menu {
public:
    /// Everything must outlive the menu, which is for one question.
    Menu(const Decision& decision, const View& view, const Naming& naming);

    /// Returns the lines of the current page. Choices are first joined by target when this is
    /// needed for the screen, and stay so for the rest of the question.
    [[nodiscard]] std::vector<std::string> draw(ScreenFrame frame, ScreenSize size,
                                                const Paint& paint);

    /// Returns whether the screen drawn last does not show all choices.
    [[nodiscard]] bool has_pages() const { return has_more() || pages_.size() > 1; }
    [[nodiscard]] bool has_more() const { return next_ < shown().size(); }
    /// Goes to the next page (after the last one, to the first) or to the one before.
    void next_page();
    void previous_page();

    /// Returns whether the targets of one choice are shown.
    [[nodiscard]] bool is_open() const { return !targets_.empty(); }
    /// Goes back from the targets to all choices.
    void close();

    /// Reads what was typed: the answer, or nothing if it opened a choice whose target is still to
    /// be picked ("3"; "3 2" picks both). The error says what is wrong with it.
    [[nodiscard]] Result<std::optional<std::vector<std::uint16_t>>> read(std::string_view typed);

    /// Returns the options that the choice with this number, from 1 on, stands for; none if no
    /// choice has it.
    [[nodiscard]] std::vector<std::uint16_t> options_of(std::size_t number) const;
    [[nodiscard]] const std::vector<Choice>& shown() const
    {
        return is_open() ? targets_ : joined_ ? groups_ : choices_;
    }

private:
    Result<std::optional<std::vector<std::uint16_t>>> read_joined(std::string_view typed);
    void open(const Choice& group);

    const Decision& decision_;
    const Naming& naming_;
    std::vector<Choice> choices_;  ///< one for each option
    std::vector<Choice> groups_;   ///< joined by target
    std::vector<Choice> targets_;  ///< of the group that is open
    std::string title_;            ///< of the group that is open
    bool joined_ = false;
    bool drawn_ = false;
    std::vector<std::size_t> pages_{0};  ///< where each page up to the current one begins
    std::size_t next_ = 0;               ///< where the page after the current one begins
};

}  // namespace ptcg::tools
