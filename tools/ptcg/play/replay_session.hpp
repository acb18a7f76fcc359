#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/question_screen.hpp"
#include "ptcg/hosting/game_table.hpp"
#include "ptcg/hosting/story.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

/// A saved game at the terminal, one answer at a time, forward and back, from one seat or with both
/// hands.
class ReplaySession {
public:
    /// The table must be at the beginning of the game; it and `language` must outlive the session.
    ReplaySession(GameTable& table, Replay replay, const Language& language = english());

    /// Obeys what is typed until the person leaves or the input ends. The error says which answer
    /// does not fit.
    [[nodiscard]] Result<void> run();

private:
    using Moment = GameTable::Moment;

    [[nodiscard]] const ReplayTexts& texts() const { return language_.texts.replay; }
    [[nodiscard]] std::size_t place() const { return table_.answers_given(); }
    [[nodiscard]] std::size_t last() const { return moments_.size() - 1; }
    [[nodiscard]] Result<void> read_through();

    /// Obeys one line; returns false to leave.
    bool obey(std::string_view typed);
    bool obey_alone(std::string_view word);
    bool obey_with_number(std::string_view word, std::string_view rest);
    void forward(std::size_t answers);
    void back(std::size_t answers);
    void go_to(std::size_t place);
    void go_to_turn(std::size_t turn);
    void take_seat(std::string_view typed);
    void answer_next();

    /// Looks at the table from the seat. Returns what it sees.
    const View& look();
    /// Returns what the player is about to answer, as far as the seat sees it.
    [[nodiscard]] std::string answer_line();
    /// Shows these lines and the board below them.
    void show(std::vector<std::string> above);
    [[nodiscard]] std::vector<std::string> board_lines(bool compact) const;
    void show_log();
    void show_effects();
    void show_card(std::string_view typed) const;
    void show_help() const;
    void say(std::string_view text) const;

    GameTable& table_;
    Replay replay_;
    const Language& language_;
    Naming naming_;
    Paint paint_;
    ScreenSize size_;
    std::vector<Moment> moments_;  ///< before each answer, and after the last
    Audience audience_ = seen_by_all;
    View view_;
};

}  // namespace ptcg::tools
