#include "play/replay_session.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "display/board.hpp"
#include "display/card_text.hpp"
#include "display/lasting_effects.hpp"
#include "play/play_session.hpp"
#include "play/story_lines.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "ptcg/permissions.hpp"
#include "screen/layout.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

namespace {

std::optional<std::size_t> whole_number_in(std::string_view typed)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    return number;
}

}  // namespace

ReplaySession::ReplaySession(GameTable& table, Replay replay, const Language& language)
    : table_(table),
      replay_(std::move(replay)),
      language_(language),
      naming_{.library = &table.match().library(),
              .names = player_names(replay_),
              .language = &language,
              .has_checkup = has_checkup(table.setup().rules)},
      paint_(Paint::for_stdout()),
      size_{terminal_width(), terminal_height()}
{
}

/// Plays the game once, to find every moment of it, and goes back to its beginning.
Result<void> ReplaySession::read_through()
{
    for (const std::vector<std::uint16_t>& picks : replay_.answers) {
        moments_.push_back(table_.now());
        const Result<void> taken = table_.answer(picks);
        if (!taken && !table_.match().over()) {
            return Error{fmt::format("answer {} of {} does not fit: {}", moments_.size(),
                                     replay_.answers.size(), taken.error().message)};
        }
    }
    moments_.push_back(table_.now());
    return table_.go_back(moments_.front());
}

Result<void> ReplaySession::run()
{
    if (Result<void> read = read_through(); !read) return read;
    show({language_.texts.table.commands_hint.plain()});
    while (const std::optional<std::string> line = read_line("> ")) {
        if (!obey(*line)) return {};
    }
    print_out("\n");
    return {};
}

// ---- commands ----------------------------------------------------------------------------------

bool ReplaySession::obey(std::string_view typed)
{
    const std::vector<std::string> words = words_of(typed);
    const std::string word = words.empty() ? "next" : folded(words[0]);
    const std::string rest =
        words.empty() ? "" : fmt::format("{}", fmt::join(words.begin() + 1, words.end(), " "));
    if (rest.empty() && (word == "quit" || word == "q")) return false;
    if (word.starts_with('?') && (word.size() > 1 || !rest.empty())) {
        show_card(typed.substr(typed.find('?') + 1));
    } else if (word == "seat") {
        take_seat(rest);
    } else if (!obey_with_number(word, rest) && !(rest.empty() && obey_alone(word))) {
        say(fill(texts().unknown, {{"typed", typed}}));
    }
    return true;
}

/// Obeys a command without anything after it. Returns false if it is another one.
bool ReplaySession::obey_alone(std::string_view word)
{
    if (word == "?" || word == "help") {
        show_help();
    } else if (word == "start") {
        go_to(0);
    } else if (word == "end") {
        go_to(last());
    } else if (word == "board") {
        show({});
    } else if (word == "log") {
        show_log();
    } else if (word == "effects") {
        show_effects();
    } else {
        return false;
    }
    return true;
}

/// Obeys a command that takes a number. Returns false if it is another one.
bool ReplaySession::obey_with_number(std::string_view word, std::string_view rest)
{
    const std::optional<std::size_t> number = rest.empty() ? 1 : whole_number_in(rest);
    if (!number) return false;
    if (word == "next" || word == "n") {
        forward(*number);
    } else if (word == "back" || word == "b") {
        back(*number);
    } else if (word == "turn" && !rest.empty()) {
        go_to_turn(*number);
    } else {
        return false;
    }
    return true;
}

void ReplaySession::answer_next()
{
    // It was taken when the game was read through. One that failed ended the game.
    static_cast<void>(table_.answer(replay_.answers[place()]));
    if (place() == last()) static_cast<void>(end_from_outside(table_, replay_));
}

/// Goes on by some answers and tells what happens.
void ReplaySession::forward(std::size_t answers)
{
    Story story(naming_);
    if (place() == last()) {
        say(story.result(table_.match()) + ".");
        return;
    }
    story.look_at(look());
    std::vector<std::string> lines;
    if (answers == 1) lines.push_back(answer_line());
    Match& match = table_.match();
    const std::uint32_t before =
        match.first_event() + static_cast<std::uint32_t>(match.events().size());
    for (std::size_t i = 0; i < answers && place() < last(); ++i) answer_next();
    const std::vector<StoryLine> told = story.tell(match.events_for(audience_, before));
    for (std::string& line : story_lines(told, size_.width, paint_)) {
        lines.push_back(std::move(line));
    }
    if (place() == last()) lines.push_back(paint_(Tint::bold, story.result(match) + "."));
    show(std::move(lines));
}

void ReplaySession::back(std::size_t answers)
{
    if (place() == 0) {
        say(texts().beginning.plain());
        return;
    }
    go_to(place() - std::min(answers, place()));
}

void ReplaySession::go_to(std::size_t place_wanted)
{
    static_cast<void>(table_.go_back(moments_[std::min(place_wanted, place())]));
    while (place() < place_wanted) answer_next();
    show({});
}

void ReplaySession::go_to_turn(std::size_t turn)
{
    const auto found = std::ranges::find_if(
        moments_, [&](const Moment& moment) { return moment.state.now.turn >= turn; });
    if (turn == 0 || found == moments_.end()) {
        say(fill(texts().no_turn, {{"value", fmt::format("{}", turn)}}));
        return;
    }
    go_to(found->answers);
}

void ReplaySession::take_seat(std::string_view typed)
{
    const std::string wanted = folded(typed);
    const auto is = [&](PlayerId player) {
        return wanted == fmt::format("{}", at(player) + 1) ||
               wanted == folded(naming_.names[at(player)]);
    };
    if (wanted == "both") {
        audience_ = seen_by_all;
    } else if (is(PlayerId::one)) {
        audience_ = seen_by(PlayerId::one);
    } else if (is(PlayerId::two)) {
        audience_ = seen_by(PlayerId::two);
    } else {
        say(fill(texts().no_seat, {{"typed", typed}}));
        return;
    }
    show({});
}

// ---- showing -----------------------------------------------------------------------------------

const View& ReplaySession::look()
{
    make_view(table_.match().rules(), audience_, view_);
    return view_;
}

std::string ReplaySession::answer_line()
{
    const Decision* decision = table_.match().decision();
    if (decision == nullptr) return {};
    const std::string player = naming_.player(decision->asked);
    if ((seen_by(decision->asked) & audience_) == 0) {
        return fill(texts().answers_unseen, {{"player", player}});
    }
    const std::vector<std::uint16_t>& picks = replay_.answers[place()];
    if (picks.empty()) return fill(texts().answers_nothing, {{"player", player}});
    View view = view_;
    view.audience = seen_by(decision->asked);  // who need not be named
    const std::vector<std::string> options = option_texts(*decision, view, naming_);
    std::vector<std::string> words;
    for (const std::uint16_t pick : picks) {
        if (pick < options.size()) words.push_back(options[pick]);
    }
    return fill(texts().answers,
                {{"player", player}, {"text", fmt::format("{}", fmt::join(words, ", "))}});
}

std::vector<std::string> ReplaySession::board_lines(bool compact) const
{
    BoardStyle style;
    style.width = size_.width;
    style.paint = paint_;
    style.near = audience_ == seen_by(PlayerId::two) ? PlayerId::two : PlayerId::one;
    style.compact = compact;
    style.both_hands = audience_ == seen_by_all;
    return lines_of(draw_board(view_, naming_, style));
}

void ReplaySession::show(std::vector<std::string> above)
{
    look();
    const std::string where = fill(
        texts().at, {{"value", fmt::format("{}", place())}, {"high", fmt::format("{}", last())}});
    above.insert(above.begin(), paint_(Tint::dim, where));
    std::vector<std::string> board = board_lines(false);
    constexpr std::size_t others = 3;  // two blank lines and the one to type in
    if (size_.height > 0 && above.size() + board.size() + others > size_.height) {
        board = board_lines(true);
    }
    print_out("\n");
    for (const std::string& line : above) {
        for (const std::string& part : wrap(line, size_.width, 4)) print_out("{}\n", part);
    }
    print_out("\n");
    for (const std::string& line : board) print_out("{}\n", line);
}

void ReplaySession::show_log()
{
    Story story(naming_);
    const std::vector<StoryLine> told = story.tell(table_.match().events_for(audience_, 0));
    for (const std::string& line : story_lines(told, size_.width, paint_)) {
        print_out("{}\n", line);
    }
}

void ReplaySession::show_effects()
{
    TableView table;
    static_cast<void>(make_table_view(table_.match().rules(), audience_, table));
    for (const std::string& line : lasting_lines(table, look(), naming_, size_.width)) {
        print_out("{}\n", line);
    }
}

void ReplaySession::show_card(std::string_view typed) const
{
    const CardLibrary& library = table_.match().library();
    const std::size_t from = std::min(typed.find_first_not_of(' '), typed.size());
    const std::string_view name = typed.substr(from);
    const std::vector<DefId> cards = find_cards(library, name);
    if (cards.empty()) say(fill(language_.texts.table.no_such_card, {{"typed", name}}));
    constexpr std::size_t most = 4;
    for (std::size_t i = 0; i < std::min(cards.size(), most); ++i) {
        for (const std::string& line : card_lines(library, cards[i], size_.width, language_)) {
            print_out("{}\n", line);
        }
    }
}

void ReplaySession::show_help() const
{
    const TableTexts& table = language_.texts.table;
    const std::string enter = language_.texts.picking.enter.plain();
    show_commands({{enter + ", next", texts().help_next.plain()},
                   {"back", texts().help_back.plain()},
                   {"turn 5", texts().help_turn.plain()},
                   {"start, end", texts().help_ends.plain()},
                   {"seat 1", texts().help_seat.plain()},
                   {"board", table.help_board.plain()},
                   {"effects", table.help_effects.plain()},
                   {"log", table.help_log.plain()},
                   {"? ...", table.help_card.plain()},
                   {"quit", texts().help_quit.plain()}},
                  size_.width);
}

void ReplaySession::say(std::string_view text) const
{
    for (const std::string& line : wrap(text, size_.width)) print_out("{}\n", line);
}

}  // namespace ptcg::tools
