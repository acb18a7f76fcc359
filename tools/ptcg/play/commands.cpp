#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "display/card_text.hpp"
#include "display/lasting_effects.hpp"
#include "display/piles.hpp"
#include "play/play_session.hpp"
#include "play/story_lines.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/scripting/nearest.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

// What a person may type at a question: commands, and answers.

namespace ptcg::tools {

namespace {

std::string_view trimmed(std::string_view line)
{
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!line.empty() && blank(line.back())) line.remove_suffix(1);
    while (!line.empty() && blank(line.front())) line.remove_prefix(1);
    return line;
}

/// The commands that show a pile.
struct PileCommand {
    std::string_view word;
    Zone zone;
};
constexpr std::array pile_commands{
    PileCommand{"discard", Zone::discard}, PileCommand{"lost", Zone::lost_zone},
    PileCommand{"deck", Zone::deck}, PileCommand{"hand", Zone::hand}};

}  // namespace

/// Handles a typed line: a command, or an answer.
PlaySession::Asked PlaySession::obey(std::string_view typed, const Decision& decision)
{
    const std::string_view line = trimmed(typed);
    const PlayerId player = decision.asked;
    const std::string word = folded(line.substr(0, line.find(' ')));
    const std::string_view rest = trimmed(line.substr(std::min(word.size(), line.size())));
    const bool alone = rest.empty();
    if (alone && (word == "quit" || word == "q")) {
        const bool loses = !is_kept_ && table_.answers_given() > 0;
        return !loses || confirms(texts().table.confirm_quit) ? Asked::left : Asked::again;
    }
    if (show_something(word, rest, decision)) return Asked::again;
    if (line.starts_with('?')) {
        show_card(trimmed(line.substr(1)), decision);
    } else if (alone && (word == "undo" || word == "u")) {
        undo(player);
    } else if (alone && word == "concede") {
        if (!confirms(texts().table.confirm_concede)) return Asked::again;
        const Result<void> conceded = table_.concede(player);
        if (conceded) return Asked::answered;
        complain(exit_wrong, conceded.error().message);
    } else {
        return take_answer(line, decision);
    }
    return Asked::again;
}

/// Obeys a command that only shows something. Returns false if it is another one.
bool PlaySession::show_something(std::string_view word, std::string_view rest,
                                 const Decision& decision)
{
    const auto pile = std::ranges::find(pile_commands, word, &PileCommand::word);
    if (pile != pile_commands.end()) {
        show_piles(pile->zone, rest, decision.asked);
        return true;
    }
    if (!rest.empty()) return false;
    if (word == "?" || word == "help") {
        show_help(decision);
    } else if (word == "log") {
        show_log(decision.asked);
    } else if (word == "effects") {
        show_effects(decision.asked);
    } else if (word == "board") {
        board_wanted_ = true;
        question_wanted_ = true;
    } else if (menu_->has_pages() && (word == "+" || word == "-")) {
        word == "+" ? menu_->next_page() : menu_->previous_page();
        question_wanted_ = true;
    } else {
        return false;
    }
    return true;
}

/// Enter is an answer only where there is no other; it turns the pages of a long list.
PlaySession::Asked PlaySession::take_empty_line(const Decision& decision)
{
    if (decision.max == 0) return give({}, decision);
    if (menu_->has_pages()) {
        menu_->next_page();
        question_wanted_ = true;
    } else {
        say(texts().picking.enter_asks.plain());
    }
    return Asked::again;
}

PlaySession::Asked PlaySession::take_answer(std::string_view line, const Decision& decision)
{
    if (line.empty()) return take_empty_line(decision);
    if (menu_->is_open() && line == typed_for_none) {
        menu_->close();
        question_wanted_ = true;
        return Asked::again;
    }
    const Result<std::optional<std::vector<std::uint16_t>>> picks = menu_->read(line);
    if (!picks) {
        print_out("{}\n", capitalized(picks.error().message) + ".");
        return Asked::again;
    }
    if (picks.value()) return give(*picks.value(), decision);
    question_wanted_ = true;  // the targets
    return Asked::again;
}

PlaySession::Asked PlaySession::give(const std::vector<std::uint16_t>& picks,
                                     const Decision& decision)
{
    UndoPoint point{table_.now(), decision.asked};
    const Result<void> taken = table_.answer(picks);
    if (!taken && table_.match().over()) return Asked::answered;  // a script failed
    if (!taken) {
        print_out("{}\n", capitalized(taken.error().message) + ".");
        menu_.reset();  // an option whose script failed is no longer there
        question_wanted_ = true;
        return Asked::again;
    }
    undo_.push_back(std::move(point));
    return Asked::answered;
}

// ---- showing -----------------------------------------------------------------------------------

void PlaySession::show_log(PlayerId player)
{
    const Reader& reader = readers_[at(player)];
    Story story(reader.story.naming());
    std::vector<Event> events = table_.match().events_for(reader.audience, 0);
    show(story.tell(events));
}

void PlaySession::show_effects(PlayerId player)
{
    const Naming& naming = readers_[at(player)].story.naming();
    TableView table;
    static_cast<void>(
        make_table_view(table_.match().rules(), readers_[at(player)].audience, table));
    for (const std::string& line : lasting_lines(table, view_, naming, size_.width)) {
        print_out("{}\n", line);
    }
}

void PlaySession::show_help(const Decision& decision) const
{
    const TableTexts& table = texts().table;
    const std::string discard = fill(table.help_discard, {{"opponent", table.opponent.plain()}});
    std::vector<std::pair<std::string, std::string>> commands = {
        {"1", table.help_pick.plain()},
        {table.help_card_key.plain(), table.help_card.plain()},
        {"board", table.help_board.plain()},
        {"hand", table.help_hand.plain()},
        {"discard", discard},
        {"lost", table.help_lost.plain()},
        {"deck", table.help_deck.plain()},
        {"effects", table.help_effects.plain()},
        {"log", table.help_log.plain()},
        {"undo", table.help_undo.plain()},
        {"concede", table.help_concede.plain()},
        {"quit", table.help_quit.plain()},
    };
    if (menu_->has_pages()) commands.emplace_back("+ -", table.help_pages.plain());
    if (decision.max == 0) {
        commands.emplace_back(texts().picking.enter.plain(), table.help_none.plain());
    } else if (decision.min == 0) {
        commands.emplace_back(typed_for_none, table.help_none.plain());
    }
    show_commands(commands, size_.width);
}

void PlaySession::show_card(std::string_view typed, const Decision& decision)
{
    const CardLibrary& library = table_.match().library();
    std::vector<DefId> cards;
    if (typed.find_first_not_of("0123456789") == std::string_view::npos && typed.size() < 5) {
        const std::size_t number = typed.empty() ? 0 : std::stoul(std::string(typed));
        const std::vector<std::uint16_t> options = menu_->options_of(number);
        if (options.empty()) {
            say(fill(texts().table.no_such_choice, {{"typed", typed}}));
            return;
        }
        const Option& option = decision.options[options.front()];
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
        for (const std::string& line : card_lines(library, cards[i], size_.width, language_)) {
            print_out("{}\n", line);
        }
    }
    if (cards.size() > most) {
        say(fill(texts().table.more_found, {{"value", fmt::format("{}", cards.size() - most)}}));
    }
}

/// Returns the players meant by what follows a command: both if nothing does, else one of them, by
/// a word or by the beginning of the name. Nobody: there is no such player.
std::vector<PlayerId> PlaySession::meant(std::string_view whose, PlayerId player) const
{
    const std::string typed = folded(whose);
    const PlayerId other = opponent_of(player);
    if (typed.empty()) return {player, other};
    const auto begins = [&](std::string_view word) { return folded(word).starts_with(typed); };
    const TableTexts& table = texts().table;
    const std::array<std::string, players>& names = readers_[at(player)].story.naming().names;
    if (begins(table.me.plain()) || begins("me")) return {player};
    if (begins(table.opponent.plain()) || begins("opponent")) return {other};
    const bool mine = begins(names[at(player)]);
    const bool theirs = begins(names[at(other)]);
    if (mine && theirs) return {player, other};
    if (mine || theirs) return {mine ? player : other};
    return {};
}

void PlaySession::show_piles(Zone zone, std::string_view whose, PlayerId player)
{
    const TableTexts& table = texts().table;
    const std::vector<PlayerId> of = meant(whose, player);
    if (of.empty()) {
        say(fill(
            table.no_such_player,
            {{"typed", whose}, {"me", table.me.plain()}, {"opponent", table.opponent.plain()}}));
    }
    const Naming& naming = readers_[at(player)].story.naming();
    for (const PlayerId who : of) {
        for (const std::string& line : pile_lines(view_, who, zone, naming, size_.width)) {
            print_out("{}\n", line);
        }
        if (zone != Zone::deck || who != player) continue;
        const std::vector<DefId> unseen =
            unseen_cards(view_, player, table_.setup().decks[at(player)].cards);
        const std::vector<std::string> cards = counted_cards(unseen, naming);
        say("  " + table.deck_or_prizes.plain());
        for (const std::string& line : wrap_items(cards, " · ", size_.width - 4)) {
            print_out("    {}\n", line);
        }
    }
}

}  // namespace ptcg::tools
