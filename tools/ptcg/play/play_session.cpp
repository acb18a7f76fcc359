#include "play/play_session.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "display/board.hpp"
#include "display/card_text.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/undo.hpp"
#include "ptcg/scripting/nearest.hpp"
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
      width_(terminal_width()),
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
    if (asked == Asked::answered) question_wanted_ = true;
    return asked != Asked::left;
}

void PlaySession::ask_bot(const Decision& decision)
{
    undo_.clear();
    Bot& bot = *seats_[at(decision.asked)];
    ask(bot, table_.match(), view_, picks_);
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

PlaySession::Asked PlaySession::ask_person(const Decision& decision)
{
    const PlayerId player = decision.asked;
    forget_risky_undo(player);
    if (!hand_over(player)) return Asked::left;
    if (question_wanted_) {
        tell_news(at(player));
        make_view(table_.match().rules(), seen_by(player), view_);
        if (decision.purpose == Purpose::main_phase) board_wanted_ = true;
        if (std::exchange(board_wanted_, false)) show_board(player);
        show_question(decision, view_);
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
    if (!line) return true;
    const std::string typed = folded(*line);
    return !typed.empty() && (folded(texts().options.yes.plain()).starts_with(typed) ||
                              std::string_view("yes").starts_with(typed));
}

/// Handles a typed line: a command, or an answer.
PlaySession::Asked PlaySession::obey(std::string_view typed, const Decision& decision)
{
    std::string_view line = typed;
    const PlayerId player = decision.asked;
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    const std::string word = folded(line);
    if (word == "quit" || word == "q") {
        const bool loses = !is_kept_ && table_.answers_given() > 0;
        return !loses || confirms(texts().table.confirm_quit) ? Asked::left : Asked::again;
    }
    if (word == "?" || word == "help") {
        show_help(decision);
    } else if (line.substr(0, 1) == "?") {
        show_card(line.substr(std::min(line.find_first_not_of("? "), line.size())), decision);
    } else if (word == "undo" || word == "u") {
        undo(player);
    } else if (word == "log") {
        show_log(player);
    } else if (word == "board") {
        board_wanted_ = true;
        question_wanted_ = true;
    } else if (word == "concede") {
        if (!confirms(texts().table.confirm_concede)) return Asked::again;
        const Result<void> conceded = table_.concede(player);
        if (conceded) return Asked::answered;
        complain(exit_wrong, conceded.error().message);
    } else {
        return take_answer(line, decision);
    }
    return Asked::again;
}

PlaySession::Asked PlaySession::take_answer(std::string_view line, const Decision& decision)
{
    if (line.empty() && decision.min > 0) {
        question_wanted_ = true;
        return Asked::again;
    }
    const Result<std::vector<std::uint16_t>> picks = parse_picks(line, decision, texts().picking);
    if (!picks) {
        print_out("{}\n", capitalized(picks.error().message) + ".");
        return Asked::again;
    }
    UndoPoint point{table_.now(), decision.asked};
    const Result<void> taken = table_.answer(picks.value());
    if (!taken && table_.match().over()) return Asked::answered;  // a script failed
    if (!taken) {
        print_out("{}\n", capitalized(taken.error().message) + ".");
        return Asked::again;
    }
    undo_.push_back(std::move(point));
    return Asked::answered;
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
    say(texts().table.taken_back.plain());
}

// ---- showing -----------------------------------------------------------------------------------

void PlaySession::say(std::string_view text) const
{
    for (const std::string& line : wrap(text, width_)) print_out("{}\n", line);
}

void PlaySession::show(const std::vector<StoryLine>& lines) const
{
    for (const StoryLine& line : lines) {
        if (line.heading) {
            print_out("\n{}\n", paint_(Tint::bold, line.text));
            continue;
        }
        for (const std::string& part : wrap("  " + line.text, width_, 4)) print_out("{}\n", part);
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

void PlaySession::show_board(PlayerId player)
{
    BoardStyle style;
    style.width = width_;
    style.paint = paint_;
    style.near = player;
    style.says_turn = !std::exchange(turn_told_, false);
    if (nothing_dealt(view_)) {
        board_wanted_ = true;  // once there is something on it
        return;
    }
    print_out("\n{}", draw_board(view_, readers_[at(player)].story.naming(), style));
}

void PlaySession::show_question(const Decision& decision, const View& view)
{
    const Naming& naming = readers_[at(decision.asked)].story.naming();
    print_out("\n");
    for (const std::string& line : wrap(question_text(decision, naming), width_)) {
        print_out("{}\n", paint_(Tint::bold, line));
    }
    const std::vector<std::string> options = option_texts(decision, view, naming);
    if (options.empty()) print_out("{}\n", texts().picking.nothing_fits.plain());
    for (std::size_t i = 0; i < options.size(); ++i) {
        print_out("{:>3}  {}\n", i + 1, options[i]);
    }
    if (std::exchange(hint_wanted_, false)) {
        print_out("{}\n", paint_(Tint::dim, texts().table.commands_hint.plain()));
    }
}

void PlaySession::show_log(PlayerId player)
{
    const Reader& reader = readers_[at(player)];
    Story story(reader.story.naming());
    std::vector<Event> events = table_.match().events_for(reader.audience, 0);
    show(story.tell(events));
}

void PlaySession::show_help(const Decision& decision) const
{
    const TableTexts& table = texts().table;
    const std::string& enter = texts().picking.enter.plain();
    std::vector<std::pair<std::string_view, const Text*>> commands = {
        {"1", &table.help_pick},      {table.help_card_key.plain(), &table.help_card},
        {"board", &table.help_board}, {"log", &table.help_log},
        {"undo", &table.help_undo},   {"concede", &table.help_concede},
        {"quit", &table.help_quit},
    };
    if (decision.min == 0) commands.emplace_back(enter, &table.help_none);
    constexpr std::size_t key_width = 14;
    for (const auto& [key, help] : commands) {
        const std::string start = "  " + fit(key, key_width);
        std::string before = start;
        for (const std::string& line : wrap(help->plain(), width_ - width_of(start))) {
            print_out("{}{}\n", before, line);
            before.assign(width_of(start), ' ');
        }
    }
}

void PlaySession::show_card(std::string_view typed, const Decision& decision)
{
    const CardLibrary& library = table_.match().library();
    std::vector<DefId> cards;
    if (typed.find_first_not_of("0123456789") == std::string_view::npos && typed.size() < 5) {
        const std::size_t number = typed.empty() ? 0 : std::stoul(std::string(typed));
        if (number < 1 || number > decision.options.size()) {
            say(fill(texts().table.no_such_choice, {{"typed", typed}}));
            return;
        }
        const Option& option = decision.options[number - 1];
        if (option.def != no_def) cards.push_back(option.def);
        const DefId there = pokemon_at(view_, option.spot).def;
        if (there != no_def && there != option.def) cards.push_back(there);
    } else {
        cards = find_cards(library, typed);
    }
    if (cards.empty()) {
        std::vector<std::string> names;
        const Naming& naming = readers_[at(decision.asked)].story.naming();
        for (std::size_t i = 0; i < library.size(); ++i) {
            names.push_back(naming.card(static_cast<DefId>(i)));
        }
        const std::string near = nearest_of(capitalized(std::string(typed)), names);
        say(near.empty()
                ? fill(texts().table.no_such_card, {{"typed", typed}})
                : fill(texts().table.no_such_card_but, {{"typed", typed}, {"card", near}}));
    }
    constexpr std::size_t most = 4;
    for (std::size_t i = 0; i < cards.size() && i < most; ++i) {
        for (const std::string& line : card_lines(library, cards[i], width_, language_)) {
            print_out("{}\n", line);
        }
    }
    if (cards.size() > most) {
        say(fill(texts().table.more_found, {{"value", fmt::format("{}", cards.size() - most)}}));
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
    std::array<std::string, players> names{decks[0].name, decks[1].name};
    if (names[0] == names[1]) {
        for (std::size_t i = 0; i < players; ++i) names[i] += fmt::format(" {}", i + 1);
    }
    return names;
}

}  // namespace ptcg::tools
