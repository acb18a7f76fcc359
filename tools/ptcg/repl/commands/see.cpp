// Looking: the board, piles, cards, the log.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "display/board.hpp"
#include "display/card_text.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/resolver.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

// ---- piles --------------------------------------------------------------------------------------

/// Returns "Sparkit · 2 Lightning Energy", from the top of the pile if `in_order`, as lines under a
/// title.
std::string pile_lines(Session& session, PlayerId player, Zone zone, bool in_order)
{
    const MatchState& state = session.match().state();
    const Pile& pile = state.now.player[at(player)].pile(zone);
    std::vector<std::string> items;
    std::vector<std::pair<DefId, int>> counts;
    for (std::size_t i = 0; i < pile.count; ++i) {
        const DefId def = state.defs[at(pile.cards[in_order ? pile.count - 1 - i : i])];
        const auto same =
            in_order
                ? (counts.empty() || counts.back().first != def ? counts.end() : counts.end() - 1)
                : std::find_if(counts.begin(), counts.end(),
                               [&](const auto& entry) { return entry.first == def; });
        if (same != counts.end()) {
            ++same->second;
        } else {
            counts.emplace_back(def, 1);
        }
    }
    const Naming names = session.naming();
    for (const auto& [def, count] : counts) {
        const std::string name = names.card(def);
        items.push_back(count == 1 ? name : fmt::format("{} {}", count, name));
    }
    const std::string title =
        fmt::format("{} of {} ({})", capitalized(names.texts().zones[at(zone)].plain()),
                    names.player(player), pile.count);
    std::string text = session.manner().paint(Tint::bold, title);
    for (const std::string& line : wrap_items(items, " · ", session.manner().width - 2)) {
        text += "\n  " + line;
    }
    return text;
}

template <Zone Which>
Result<std::string> show_pile(Session& session, const Arguments& arguments)
{
    // The order of a hand or of the Prize cards means nothing to a reader; that of a deck does.
    constexpr bool in_order = Which == Zone::deck || Which == Zone::discard;
    if (!arguments.empty()) {
        const std::optional<PlayerId> player = player_word(arguments.text, session.setting().names);
        if (!player) {
            return Error{fmt::format("\"{}\" is not a player; write me or opp", arguments.text)};
        }
        return pile_lines(session, *player, Which, in_order);
    }
    return pile_lines(session, PlayerId::two, Which, in_order) + "\n" +
           pile_lines(session, PlayerId::one, Which, in_order);
}

std::vector<std::string> player_words(Session&, std::string_view)
{
    return {"me", "opp"};
}

// ---- the board ----------------------------------------------------------------------------------

Result<std::string> board(Session& session, const Arguments&)
{
    const BoardStyle style{.width = session.manner().width, .paint = session.manner().paint};
    std::string text = pile_lines(session, PlayerId::two, Zone::hand, false) + "\n" +
                       draw_board(session.view(), session.naming(), style);
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

/// Shows the table as one player sees it, with the question that player is asked.
Result<std::string> view(Session& session, const Arguments& arguments)
{
    const std::optional<PlayerId> player =
        arguments.empty() ? session.mover() : player_word(arguments.text, session.setting().names);
    if (!player)
        return Error{fmt::format("\"{}\" is not a player; write me or opp", arguments.text)};
    const Decision* const open = session.match().decision();
    View seen;
    make_view(session.match().rules(), seen_by(*player), seen);
    Naming names = session.naming();
    names.you = *player;
    const BoardStyle style{
        .width = session.manner().width, .paint = session.manner().paint, .near = *player};
    std::string text = draw_board(seen, names, style);
    while (text.ends_with('\n')) text.pop_back();
    if (open == nullptr) return text + "\nThe match is over.";
    if (open->asked != *player) {
        return text + fmt::format("\n{} is asked.", capitalized(names.player(open->asked)));
    }
    text += "\n" + question_text(*open, names, "\"none\"");
    const std::vector<std::string> options = option_texts(*open, seen, names);
    for (std::size_t i = 0; i < options.size(); ++i) {
        text += fmt::format("\n{:>4}  {}", i + 1, options[i]);
    }
    return text;
}

// ---- cards --------------------------------------------------------------------------------------

Result<std::string> card(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return usage_error("card", "no card given");
    const MatchState* state = session.at_table() ? &session.match().state() : nullptr;
    const Result<DefId> found = meant_card(session.library(), joined(arguments.words), state);
    if (!found) return found.error();
    std::string text;
    for (const std::string& line :
         card_lines(session.library(), found.value(), session.manner().width)) {
        if (!text.empty()) text += '\n';
        text += line;
    }
    return text;
}

std::vector<std::string> all_card_names(Session& session, std::string_view)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < session.library().size(); ++i) {
        names.push_back(session.library().text(static_cast<DefId>(i)).name);
        names.push_back(session.library().text(static_cast<DefId>(i)).id);
    }
    return names;
}

// ---- the log ------------------------------------------------------------------------------------

Result<std::string> log(Session& session, const Arguments& arguments)
{
    std::size_t wanted = 0;
    if (!arguments.empty() && !is_only(arguments.words, "all")) {
        const std::optional<std::size_t> count = as_count(arguments.text);
        if (!count || *count == 0) return usage_error("log", "log takes a number of entries");
        wanted = *count;
    }
    constexpr std::size_t usual = 20;
    if (arguments.empty()) wanted = usual;
    const Timeline& timeline = session.timeline();
    std::vector<std::pair<const Step*, std::string>> lines;
    for (StepId id : timeline.path(timeline.current())) {
        const Step& step = timeline.step(id);
        for (std::string& entry : session.entries(step))
            lines.emplace_back(&step, std::move(entry));
    }
    if (wanted > 0 && lines.size() > wanted) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(wanted));
    }
    std::string text;
    const Step* told = nullptr;
    for (const auto& [step, entry] : lines) {
        if (std::exchange(told, step) != step && !step->by_hand() && !step->said.empty()) {
            const std::string who =
                step->player == PlayerId::none ? "" : session.naming().player(step->player) + ": ";
            text +=
                session.manner().paint(Tint::cyan, fmt::format("      {}{}\n", who, step->said));
        }
        text += entry;
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

}  // namespace

void add_see_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back(
        {"board", "board", "the table, with both hands", "", see, true, board, nullptr, {"b"}});
    all.push_back({"view", "view [me|opp]", "the table as one player sees it",
                   "Shows only what that player may know: the other player's hand, the decks and "
                   "the Prize cards stay face down. If it is that player's move, the question is "
                   "shown, too. The default is the player to move.\n  view me\n  view opp",
                   see, true, view, player_words});
    all.push_back({"card",
                   "card NAME",
                   "everything about a card",
                   "  card raichu\n  card my1-25",
                   see,
                   false,
                   card,
                   all_card_names,
                   {"c"}});
    all.push_back({"hand", "hand [me|opp]", "the cards in the hands", "", see, true,
                   show_pile<Zone::hand>, player_words});
    all.push_back({"deck", "deck [me|opp]", "the decks, from the top", "", see, true,
                   show_pile<Zone::deck>, player_words});
    all.push_back({"discard", "discard [me|opp]", "the discard piles, from the top", "", see, true,
                   show_pile<Zone::discard>, player_words});
    all.push_back({"prizes", "prizes [me|opp]", "the Prize cards", "", see, true,
                   show_pile<Zone::prizes>, player_words});
    all.push_back({"lost", "lost [me|opp]", "the Lost Zone", "", see, true,
                   show_pile<Zone::lost_zone>, player_words});
    all.push_back({"log", "log [COUNT|all]", "what has happened, numbered",
                   "The last 20 entries by default. Each line with a number is one entry, also the "
                   "heading of a turn; the numbers skip where a line tells several events. Lines "
                   "without a number are what the players did and do not count; changes by hand "
                   "are marked. goto and why use the same numbers.\n"
                   "  log 8\n  log all",
                   see, true, log, nullptr});
}

}  // namespace ptcg::tools
