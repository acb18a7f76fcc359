// Acting: options, actions in words, answers, chance, bots.

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/wanted.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

Result<std::string> legal(Session& session, const Arguments&)
{
    return session.options_report();
}

const Error match_over{"the match is over; \"undo\" goes back, \"new\" starts another"};

template <OptionKind Kind>
Result<std::string> act(Session& session, const Arguments& arguments)
{
    std::vector<Word> words{{.text = std::string(command_word(Kind))}};
    words.insert(words.end(), arguments.words.begin(), arguments.words.end());
    const Result<std::vector<std::uint16_t>> picks = meant_picks(session, words);
    if (!picks) return picks.error();
    return session.answer(picks.value());
}

std::vector<std::string> command_words()
{
    std::vector<std::string> words;
    for (const Command& command : commands()) words.emplace_back(command.name);
    return words;
}

Result<std::string> answer(Session& session, const Arguments& arguments)
{
    const std::optional<OpenQuestion> open = session.question();
    if (!open) return match_over;
    // A misspelled command also arrives here.
    const std::string word = arguments.empty() ? "" : arguments.words.front().text;
    const bool has_word = !word.empty() && !as_count(word);
    const bool acts = is_action_verb(word);
    if (open->decision.purpose == Purpose::main_phase && has_word && !acts) {
        return Error{
            fmt::format("there is no command \"{}\"{}", word, did_you_mean(word, command_words()))};
    }
    Result<std::vector<std::uint16_t>> picks = meant_picks(session, arguments.words);
    if (picks) return session.answer(picks.value());
    if (acts && session.turn_waits()) {
        return Error{fmt::format("answer the open question first:\n{}", session.options_report())};
    }
    if (!has_word || acts) return picks.error();
    return Error{picks.error().message + did_you_mean(word, command_words())};
}

template <OptionKind Kind>
std::vector<std::string> complete_action(Session& session, std::string_view)
{
    std::vector<std::string> phrases;
    const std::optional<OpenQuestion> open = session.question();
    if (!open || open->decision.purpose != Purpose::main_phase) return phrases;
    for (const Option& option : open->decision.options) {
        const std::string whole = phrase(*open, option);
        const std::string_view verb = command_word(Kind);
        const bool named = whole.starts_with(verb) && whole.size() > verb.size();
        if (named) phrases.push_back(whole.substr(verb.size() + 1));
    }
    return phrases;
}

std::vector<std::string> complete_answer(Session& session, std::string_view)
{
    std::vector<std::string> phrases;
    const std::optional<OpenQuestion> open = session.question();
    if (!open || open->decision.purpose == Purpose::main_phase) return phrases;
    for (const Option& option : open->decision.options) phrases.push_back(phrase(*open, option));
    return phrases;
}

// ---- chance -------------------------------------------------------------------------------------

Result<std::string> coins(Session& session, const Arguments& arguments)
{
    ScriptedChance script = session.chance();
    const bool clear = is_only(arguments.words, "none");
    constexpr std::size_t most_coins = 100;
    std::deque<bool> wanted;
    std::size_t times = 1;
    for (const Word& word : clear ? std::vector<Word>{} : arguments.words) {
        const bool whole = is_word(word, {"heads", "tails", "head", "tail"});
        const std::string letters = whole ? word.text.substr(0, 1) : word.text;
        const std::optional<std::size_t> count = as_count(letters);
        if (count && *count <= most_coins && times == 1) {
            times = *count;
            continue;
        }
        if (letters.find_first_not_of("HhTt") != std::string::npos) {
            return usage_error(
                "coins", fmt::format("\"{}\" is not heads, tails or letters H and T", word.text));
        }
        for (; times > 0; --times) {
            for (char c : letters) wanted.push_back(c == 'H' || c == 'h');
        }
        times = 1;
    }
    if (arguments.empty()) return usage_error("coins", "no coins given");
    if (clear) {
        script.coins.clear();
    } else {
        script.coins.insert(script.coins.end(), wanted.begin(), wanted.end());
    }
    return session.settle_chance("coins " + arguments.text, std::move(script));
}

/// Returns the ids of the cards named between commas.
Result<std::vector<std::string>> card_ids(Session& session, const std::vector<Word>& words)
{
    std::vector<std::string> ids;
    for (const std::vector<Word>& part : split_at_commas(words)) {
        const Result<DefId> card =
            meant_card(session.library(), joined(part), &session.match().state());
        if (!card) return card.error();
        ids.push_back(session.library().text(card.value()).id);
    }
    return ids;
}

/// Checks that one player has this many of these cards. They do not have to be in the deck yet: the
/// effect that shuffles may put them there.
Result<void> in_a_deck(Session& session, const std::vector<std::string>& ids)
{
    const CardLibrary& library = session.library();
    const std::span<const DefId> all = session.match().state().defs;
    const std::array<std::span<const DefId>, players> decks = {
        all.first(cards_per_player), all.subspan(cards_per_player, cards_per_player)};
    for (const std::string& id : ids) {
        const DefId card = library.find(id);
        const auto wanted = std::ranges::count(ids, id);
        const bool enough = std::ranges::any_of(decks, [&](std::span<const DefId> deck) {
            return std::ranges::count(deck, card) >= wanted;
        });
        if (enough) continue;
        return Error{fmt::format("neither player has {}{}; \"set deck + {}\" adds one",
                                 wanted > 1 ? fmt::format("{} ", wanted) : "",
                                 library.text(card).name, id)};
    }
    return {};
}

Result<std::string> shuffle(Session& session, const Arguments& arguments)
{
    ScriptedChance script = session.chance();
    if (arguments.empty())
        return usage_error("shuffle", "expected yes, no, or the cards to put on top");
    const bool keep = is_only(arguments.words, "no");
    if (keep || is_only(arguments.words, "yes")) {
        script.keep_order = keep;
        if (!script.keep_order) script.shuffles.clear();
    } else {
        Result<std::vector<std::string>> ids = card_ids(session, arguments.words);
        if (!ids) return ids.error();
        if (Result<void> able = in_a_deck(session, ids.value()); !able) return able.error();
        script.shuffles.push_back(std::move(ids.value()));
    }
    return session.settle_chance("shuffle " + arguments.text, std::move(script));
}

Result<std::string> pick(Session& session, const Arguments& arguments)
{
    ScriptedChance script = session.chance();
    if (arguments.empty()) return usage_error("pick", "no card given");
    if (is_only(arguments.words, "none")) {
        script.picks.clear();
    } else {
        const Result<std::vector<std::string>> ids = card_ids(session, arguments.words);
        if (!ids) return ids.error();
        script.picks.insert(script.picks.end(), ids.value().begin(), ids.value().end());
    }
    return session.settle_chance("pick " + arguments.text, std::move(script));
}

Result<std::string> chance(Session& session, const Arguments&)
{
    const std::string settled = to_string(session.chance());
    return settled.empty() ? std::string("Nothing is fixed: all chance comes from the seed.")
                           : fmt::format("Fixed: {}. After that, the seed decides.", settled);
}

std::vector<std::string> complete_cards(Session& session, std::string_view)
{
    std::vector<std::string> names;
    if (!session.at_table()) return names;
    for (DefId card : cards_in(session.match().state())) {
        names.push_back(session.library().text(card).name);
    }
    return names;
}

// ---- bots ---------------------------------------------------------------------------------------

/// How long a bot plays.
struct AutoPlay {
    std::string bot = "greedy";
    std::size_t answers = 0;  ///< 0: no limit
    bool whole_match = false;
    bool this_turn = false;
};

Result<AutoPlay> read_auto(const Arguments& arguments)
{
    AutoPlay play;
    for (const Word& word : arguments.words) {
        const std::vector<std::string>& bots = bot_names();
        if (const std::optional<std::size_t> count = as_count(word.text); count && *count > 0) {
            play.answers = *count;
        } else if (is_word(word, {"match", "game"})) {
            play.whole_match = true;
        } else if (is_word(word, {"turn"})) {
            play.this_turn = true;
        } else if (bot_name_problem(word.text).empty()) {
            play.bot = word.text;
        } else if (word.text.find(':') != std::string::npos) {
            return Error{bot_name_problem(word.text)};
        } else {
            std::vector<std::string> known = bots;
            known.insert(known.end(), {"turn", "match"});
            return usage_error("auto", fmt::format("auto does not accept \"{}\"{}", word.text,
                                                   did_you_mean(word.text, known)));
        }
    }
    return play;
}

/// Returns whether the bot stops at this question, after beginning in turn `first_turn` (0: the
/// setup).
bool stops(const AutoPlay& play, const Decision& decision, int turn, int first_turn,
           std::size_t given)
{
    if (play.answers > 0) return given == play.answers;
    if (play.whole_match || decision.purpose != Purpose::main_phase) return false;
    if (turn == first_turn) return false;
    return play.this_turn || first_turn == 0 || decision.asked == PlayerId::one;
}

Result<std::string> auto_play(Session& session, const Arguments& arguments)
{
    const Result<AutoPlay> play = read_auto(arguments);
    if (!play) return play.error();
    const std::unique_ptr<Bot> bot =
        std::move(make_bot(play.value().bot, session.library()).value());
    bot->begin(fingerprint(session.match().state()));
    const int first_turn = session.match().turn();
    const StepId before = session.timeline().current();
    std::vector<std::uint16_t> picks;
    View view;
    std::size_t given = 0;
    while (const std::optional<OpenQuestion> open = session.question()) {
        if (stops(play.value(), open->decision, session.match().turn(), first_turn, given)) break;
        if (given == session.manner().most_answers) break;
        ask(*bot, session.match(), view, picks);
        const Result<std::string> said = session.answer(picks);
        if (!said) {
            return Error{
                fmt::format("the bot's answer {} failed, and the match is back before it: {}",
                            given + 1, said.error().message)};
        }
        ++given;
        if (session.watch().take_stopped()) break;
    }
    if (given == 0) return match_over;
    std::string text;
    for (StepId id : session.timeline().path(session.timeline().current())) {
        if (id > before) text += session.told(session.timeline().step(id));
    }
    if (given == session.manner().most_answers) {
        text += fmt::format("Stopped after {} answers; \"auto\" continues.\n", given);
    }
    return text + session.question_report();
}

std::vector<std::string> complete_auto(Session&, std::string_view)
{
    std::vector<std::string> words = bot_names();
    words.insert(words.end(), {"turn", "match"});
    return words;
}

// ---- the commands -------------------------------------------------------------------------------

void add_legal(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"legal",
                   "legal",
                   "the open question, with numbered options",
                   "",
                   act,
                   true,
                   legal,
                   nullptr,
                   {"options", "l"}});
}

void add_actions(std::vector<Command>& all)
{
    using enum Command::Group;
    const std::size_t first = all.size();
    all.push_back({"attack", "attack [NAME]", "attack; the name is optional if there is only one",
                   "The beginning of the name is enough.\n  attack gigavolt", act, true,
                   tools::act<OptionKind::attack>, complete_action<OptionKind::attack>});
    all.push_back({"attach", "attach ENERGY to PLACE", "attach an Energy card from the hand",
                   "A place is \"active\" or \"bench 2\"; a Pokémon's name also works if it is "
                   "unambiguous.\n  attach lightning to active\n  attach fire to magmar",
                   act, true, tools::act<OptionKind::attach>, complete_action<OptionKind::attach>});
    all.push_back({"evolve", "evolve PLACE into CARD", "evolve a Pokémon",
                   "  evolve bench 1 into flaaffy\n  evolve mareep", act, true,
                   tools::act<OptionKind::evolve>, complete_action<OptionKind::evolve>});
    all.push_back({"bench", "bench CARD", "put a Basic Pokémon onto the Bench", "", act, true,
                   tools::act<OptionKind::bench>, complete_action<OptionKind::bench>});
    all.push_back({"play", "play CARD [on PLACE]", "play a card of any kind from the hand",
                   "  play potion\n  play \"Expert Belt\" on bench 1", act, true,
                   tools::act<OptionKind::play>, complete_action<OptionKind::play>});
    all.push_back({"use", "use NAME [of PLACE]|stadium", "use an Ability, a Power or the Stadium",
                   "", act, true, tools::act<OptionKind::use>, complete_action<OptionKind::use>});
    all.push_back({"retreat", "retreat to PLACE", "retreat the Active Pokémon", "", act, true,
                   tools::act<OptionKind::retreat>, complete_action<OptionKind::retreat>});
    all.push_back({"end",
                   "end",
                   "end the turn",
                   "",
                   act,
                   true,
                   tools::act<OptionKind::end_turn>,
                   nullptr,
                   {"pass"}});
    for (std::size_t i = first; i < all.size(); ++i) all[i].in_turn = true;
}

void add_answers(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back(
        {"answer",
         "answer NUMBERS|WORDS",
         "answer the open question",
         "The word \"answer\" is optional. Separate several picks by commas, or by spaces if they "
         "are numbers.\n  2\n  1 3\n  mareep, 2 lightning energy\n  bench 1\n"
         "  yes\n  none",
         act,
         true,
         answer,
         complete_answer,
         {"a"}});
    all.push_back(
        {"auto", "auto [BOT] [COUNT|turn|match]",
         "let a bot play until your next turn, or until the setup ends",
         "Your next turn is the next turn of \"me\". If you start the bot during the setup, it "
         "stops when the first turn begins, whichever player takes it.\nCOUNT gives that many "
         "answers; turn plays to the end of this turn, match to the end of the match. Bots: greedy "
         "(the default), random.\n  auto\n  auto random 20\n  auto match",
         act, true, auto_play, complete_auto});
}

void add_chance(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"coins", "coins HHT|heads|none", "fix the next coin flips",
                   "They are used one by one; after that, coins come from the seed again.\n"
                   "  coins HHT\n  coins heads, 2 tails\n  coins none",
                   act, true, coins, nullptr});
    all.push_back({"shuffle", "shuffle no|yes|CARD, CARD", "make shuffles keep the order, or not",
                   "With cards, the next shuffle puts these on top, the first one topmost.\n"
                   "  shuffle no\n  shuffle mareep, fire energy",
                   act, true, shuffle, complete_cards});
    all.push_back({"pick", "pick CARD, CARD|none", "fix which cards are picked at random", "", act,
                   true, pick, complete_cards});
    all.push_back({"chance", "chance", "which coins, shuffles and picks are fixed", "", act, true,
                   chance, nullptr});
}

}  // namespace

void add_act_commands(std::vector<Command>& all)
{
    add_legal(all);
    add_actions(all);
    add_answers(all);
    add_chance(all);
}

}  // namespace ptcg::tools
