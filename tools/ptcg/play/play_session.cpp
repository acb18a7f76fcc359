#include "play/play_session.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "display/board.hpp"
#include "play/story_lines.hpp"
#include "ptcg/hosting/undo.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {

namespace {

/// Returns whether all cards are still in the decks, as when the players flip for the first turn.
bool nothing_dealt(const View& view)
{
    return std::ranges::all_of(view.player, [](const PlayerView& player) {
        return player.hand.count == 0 && player.prizes.count == 0 && !player.pokemon[0].present;
    });
}

}  // namespace

PlaySession::PlaySession(GameTable& table, Seats seats, const Language& language, bool is_kept)
    : table_(table),
      seats_(std::move(seats)),
      language_(language),
      is_kept_(is_kept),
      paint_(Paint::for_stdout()),
      size_{terminal_width(), terminal_height()},
      readers_{make_reader(0), make_reader(1), make_reader(onlooker)}
{
}

int PlaySession::people() const
{
    return (is_person(PlayerId::one) ? 1 : 0) + (is_person(PlayerId::two) ? 1 : 0);
}

/// Returns who is "you": the only person. Two people share the screen and are called by their
/// names.
PlayerId PlaySession::only_person() const
{
    if (people() != 1) return PlayerId::none;
    return is_person(PlayerId::one) ? PlayerId::one : PlayerId::two;
}

PlaySession::Reader PlaySession::make_reader(std::size_t who) const
{
    const Naming naming{&table_.match().library(), player_names(table_.setup().decks),
                        only_person(), &language_, has_checkup(table_.setup().rules)};
    const Audience audience = who == onlooker ? seen_by_all : seen_by(static_cast<PlayerId>(who));
    return {Story(naming), audience, 0};
}

void PlaySession::run()
{
    if (table_.answers_given() > 0) catch_up();
    while (ask_next()) {
    }
    show_result();
}

// ---- asking ------------------------------------------------------------------------------------

/// Asks the open question; returns false when the game is over or a player left.
bool PlaySession::ask_next()
{
    const Decision* decision = table_.match().decision();
    if (decision == nullptr || interrupted()) return false;
    if (!is_person(decision->asked)) {
        // Bots never tire of a game that no one can win.
        if (people() == 0 && table_.answers_given() >= most_decisions) return false;
        ask_bot(*decision);
        if (people() == 0) tell_news(onlooker);
        return true;
    }
    const Asked asked = ask_person(*decision);
    if (asked == Asked::answered) {
        question_wanted_ = true;
        menu_.reset();
        keep();
    }
    return asked != Asked::left;
}

void PlaySession::ask_bot(const Decision& decision)
{
    undo_.clear();
    Bot& bot = *seats_[at(decision.asked)];
    if (const Result<void> given = ask_any(bot, table_.match(), view_, picks_); !given) {
        complain(exit_wrong, "the bot forfeited: " + given.error().message);
        const Result<void> ended = table_.forfeit(decision.asked);
        if (ended) return;
        complain(exit_wrong, ended.error().message);
        return table_.match().make_void();
    }
    const Result<void> taken = table_.answer(picks_);
    if (taken && bot.foresight() != Foresight::none && only_person() != PlayerId::none) {
        // It thinks about each answer: show the answers as they come, so that the screen does not
        // freeze.
        tell_news(at(only_person()));
        std::fflush(stdout);
    }
    // If a script failed, the match is over, and the result says so.
    if (taken || table_.match().over()) return;
    complain(exit_wrong, taken.error().message);
    // A bot asked the same question again would give the same answer.
    table_.match().make_void();
}

/// Has the game kept, if it is to be.
void PlaySession::keep()
{
    if (!keep_) return;
    const Result<void> kept = keep_();
    if (kept) return;
    complain(exit_wrong, kept.error().message);
    keep_ = nullptr;
}

PlaySession::Asked PlaySession::ask_person(const Decision& decision)
{
    const PlayerId player = decision.asked;
    forget_risky_undo(player);
    if (!hand_over(player)) return Asked::left;
    if (question_wanted_) {
        tell_news(at(player));
        if (!menu_) {
            make_view(table_.match().rules(), seen_by(player), view_);
            menu_.emplace(decision, view_, readers_[at(player)].story.naming());
            if (decision.purpose == Purpose::main_phase) board_wanted_ = true;
            keep();
        }
        show_question(decision);
        question_wanted_ = false;
    }
    const std::optional<std::string> line = read_line("> ");
    if (!line) {
        print_out("\n");
        return Asked::left;
    }
    return obey(*line, decision);
}

/// If two people share a keyboard, hides the hand of one before the other is asked. Returns false
/// if the input has ended.
bool PlaySession::hand_over(PlayerId player)
{
    if (people() < 2 || at_keyboard_ == player) {
        at_keyboard_ = player;
        return true;
    }
    clear_screen();
    at_keyboard_ = player;
    board_wanted_ = true;
    undo_.clear();
    forget_typed();
    const std::string& name = readers_[at(player)].story.naming().names[at(player)];
    const bool there =
        read_line(fill(texts().table.pass_keyboard, {{"player", name}}) + " ").has_value();
    if (there) clear_screen();
    return there;
}

/// Asks a person at a terminal whether to do something that cannot be taken back. A script is not
/// asked: it means what it says.
bool PlaySession::confirms(const Text& question) const
{
    if (!stdin_is_terminal()) return true;
    const std::optional<std::string> line = read_line(question.plain() + " ");
    if (!line) return false;
    const std::string typed = folded(*line);
    return !typed.empty() && (folded(texts().options.yes.plain()).starts_with(typed) ||
                              std::string_view("yes").starts_with(typed));
}

// ---- going back --------------------------------------------------------------------------------

/// Drops the moments to which the player may not go back: after the last of them something was
/// shown, chance was used, or another player decided.
void PlaySession::forget_risky_undo(PlayerId player)
{
    if (undo_.empty()) return;
    const UndoPoint& last = undo_.back();
    Match& match = table_.match();
    const std::uint32_t from = last.moment.state.published;
    const bool kept = from >= match.first_event();
    const std::span<const Event> events =
        match.events().subspan(kept ? from - match.first_event() : 0);
    if (last.player != player || !kept ||
        !may_undo(last.moment.state, match.state(), events, player)) {
        undo_.clear();
    }
}

void PlaySession::undo(PlayerId player)
{
    if (undo_.empty()) {
        say(texts().table.nothing_to_undo.plain());
        return;
    }
    if (const Result<void> back = table_.go_back(undo_.back().moment); !back) {
        complain(exit_wrong, back.error().message);
        return;
    }
    undo_.pop_back();
    Reader& reader = readers_[at(player)];
    reader.told = std::min(reader.told, table_.match().state().published);
    make_view(table_.match().rules(), reader.audience, view_);
    reader.story.look_at(view_);
    board_wanted_ = true;
    question_wanted_ = true;
    menu_.reset();
    say(texts().table.taken_back.plain());
}

// ---- showing -----------------------------------------------------------------------------------

void PlaySession::say(std::string_view text) const
{
    for (const std::string& line : wrap(text, size_.width)) print_out("{}\n", line);
}

void PlaySession::show(const std::vector<StoryLine>& lines) const
{
    for (const std::string& line : story_lines(lines, size_.width, paint_)) {
        print_out("{}\n", line);
    }
}

/// Tells a reader what has happened since the last time.
std::vector<StoryLine> PlaySession::news_for(Reader& reader)
{
    const Match& match = table_.match();
    const std::uint32_t before = std::exchange(
        reader.told, match.first_event() + static_cast<std::uint32_t>(match.events().size()));
    if (reader.audience != seen_by_all) {
        return reader.story.tell(match.events_for(reader.audience, before));
    }
    const std::uint32_t skip = before - std::min(before, match.first_event());
    return reader.story.tell(
        match.events().subspan(std::min<std::size_t>(skip, match.events().size())));
}

/// Shows a reader what has happened since the last time.
void PlaySession::tell_news(std::size_t who)
{
    const std::vector<StoryLine> lines = news_for(readers_[who]);
    show(lines);
    turn_told_ =
        std::any_of(lines.begin(), lines.end(), [](const StoryLine& line) { return line.heading; });
}

/// Lets the readers of a game that was begun earlier know what has happened in it, without showing
/// it again: `log` does.
void PlaySession::catch_up()
{
    for (Reader& reader : readers_) (void)news_for(reader);
}

std::vector<std::string> PlaySession::board_lines(PlayerId player, bool says_turn,
                                                  bool compact) const
{
    BoardStyle style;
    style.width = size_.width;
    style.paint = paint_;
    style.near = player;
    style.says_turn = says_turn;
    style.compact = compact;
    return lines_of(draw_board(view_, readers_[at(player)].story.naming(), style));
}

/// Shows a page of the question, under the board if it is wanted.
void PlaySession::show_question(const Decision& decision)
{
    ScreenFrame frame;
    // Before anything is on the board, it waits.
    if (board_wanted_ && !nothing_dealt(view_)) {
        board_wanted_ = false;
        const bool says_turn = !std::exchange(turn_told_, false);
        frame.board = board_lines(decision.asked, says_turn, false);
        frame.compact = board_lines(decision.asked, says_turn, true);
    }
    if (std::exchange(hint_wanted_, false)) frame.hint = texts().table.commands_hint.plain();
    for (const std::string& line : menu_->draw(std::move(frame), size_, paint_)) {
        print_out("{}\n", line);
    }
}

void PlaySession::show_result()
{
    // For the only person, for the one of two who played last, or for the onlooker.
    const PlayerId reader = only_person() != PlayerId::none ? only_person() : at_keyboard_;
    const std::size_t who = reader == PlayerId::none ? onlooker : at(reader);
    Match& match = table_.match();
    tell_news(who);
    const Story& story = readers_[who].story;
    print_out("\n{}.\n", paint_(Tint::bold, story.result(match)));
    if (!match.failure().empty()) complain(exit_wrong, match.failure());
}

std::array<std::string, players> player_names(const std::array<Deck, players>& decks)
{
    return told_apart({decks[0].name, decks[1].name});
}

}  // namespace ptcg::tools
