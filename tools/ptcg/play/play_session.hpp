#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/menu.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/game_table.hpp"
#include "ptcg/hosting/story.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

/// A game at the terminal between people and bots.
class PlaySession {
public:
    /// The players' seats: a bot, or null for a person.
    using Seats = std::array<std::unique_ptr<Bot>, players>;

    /// `language` must outlive the session. `is_kept`: the game can continue after a person leaves.
    PlaySession(GameTable& table, Seats seats, const Language& language = english(),
                bool is_kept = false);

    /// From now on calls `keep` before a person is asked something new and after each answer of a
    /// person. If it fails, says so once and does not call it again.
    void keep_with(std::function<Result<void>()> keep) { keep_ = std::move(keep); }

    /// Plays until the game is over or a person leaves, and prints the result.
    void run();

private:
    /// The result of asking a person.
    enum class Asked { answered, again, left };
    /// What a reader has seen of the game: each player as they may know it and, if only bots play,
    /// an onlooker who sees everything.
    static constexpr std::size_t onlooker = players;
    struct Reader {
        Story story;
        Audience audience = seen_by_all;
        std::uint32_t told = 0;  ///< number of the next event to show
    };
    struct UndoPoint {
        GameTable::Moment moment;
        PlayerId player = PlayerId::none;
    };

    [[nodiscard]] bool is_person(PlayerId player) const { return seats_[at(player)] == nullptr; }
    [[nodiscard]] const Texts& texts() const { return language_.texts; }
    [[nodiscard]] int people() const;
    [[nodiscard]] PlayerId only_person() const;
    [[nodiscard]] Reader make_reader(std::size_t who) const;

    // Asking
    bool ask_next();
    void ask_bot(const Decision& decision);
    Asked ask_person(const Decision& decision);
    Asked obey(std::string_view typed, const Decision& decision);
    bool show_something(std::string_view word, std::string_view rest, const Decision& decision);
    Asked take_answer(std::string_view line, const Decision& decision);
    Asked take_empty_line(const Decision& decision);
    Asked give(const std::vector<std::uint16_t>& picks, const Decision& decision);
    void keep();
    bool hand_over(PlayerId player);
    [[nodiscard]] bool confirms(const Text& question) const;

    // Going back
    void forget_risky_undo(PlayerId player);
    void undo(PlayerId player);

    // Showing
    std::vector<StoryLine> news_for(Reader& reader);
    void catch_up();
    void tell_news(std::size_t who);
    void say(std::string_view text) const;
    void show(const std::vector<StoryLine>& lines) const;
    [[nodiscard]] std::vector<std::string> board_lines(PlayerId player, bool says_turn,
                                                       bool compact) const;
    void show_question(const Decision& decision);
    void show_log(PlayerId player);
    void show_effects(PlayerId player);
    void show_help(const Decision& decision) const;
    void show_card(std::string_view typed, const Decision& decision);
    void show_piles(Zone zone, std::string_view whose, PlayerId player);
    [[nodiscard]] std::vector<PlayerId> meant(std::string_view whose, PlayerId player) const;
    void show_result();

    GameTable& table_;
    Seats seats_;
    const Language& language_;
    bool is_kept_;
    Paint paint_;
    ScreenSize size_;
    std::function<Result<void>()> keep_;
    std::optional<Menu> menu_;  ///< of the open question
    std::array<Reader, players + 1> readers_;
    std::vector<UndoPoint> undo_;
    PlayerId at_keyboard_ = PlayerId::none;
    bool board_wanted_ = true;     ///< although it is not the main phase
    bool question_wanted_ = true;  ///< it is new, or scrolled out of sight
    bool turn_told_ = false;       ///< the news had the heading of a turn
    bool hint_wanted_ = true;      ///< the commands have not been mentioned yet
    View view_;
    std::vector<std::uint16_t> picks_;
};

/// Returns names for the players of two decks; equal names are numbered.
[[nodiscard]] std::array<std::string, players> player_names(const std::array<Deck, players>& decks);

}  // namespace ptcg::tools
