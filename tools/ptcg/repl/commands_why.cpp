// Why: what forbids, what changed a number, what may come of an action, what differs.

#include <algorithm>

#include <fmt/format.h>

#include "analysis/difference.hpp"
#include "analysis/legality.hpp"
#include "analysis/listening.hpp"
#include "analysis/odds.hpp"
#include "analysis/wording.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

Wording wording(Session& session)
{
    return {session.library(), session.match().state(), PlayerId::one};
}

void add_line(Session& session, std::string& text, const std::string& line, std::size_t indent = 2)
{
    for (const std::string& part : wrap(line, session.manner().width, indent)) {
        if (!text.empty()) text += '\n';
        text += part;
    }
}

/// Whether it is something the players see, and no book-keeping.
bool on_the_table(const Difference& difference)
{
    return difference.part == DifferencePart::table || difference.part == DifferencePart::limits ||
           difference.part == DifferencePart::lasting;
}

// ---- why not
// -------------------------------------------------------------------------------------

struct Verb {
    std::string_view word;
    OptionKind kind;
};
constexpr std::array<Verb, 10> verbs = {{{"attack", OptionKind::attack},
                                         {"attach", OptionKind::attach},
                                         {"evolve", OptionKind::evolve},
                                         {"bench", OptionKind::bench},
                                         {"play", OptionKind::play},
                                         {"use", OptionKind::use},
                                         {"stadium", OptionKind::use_stadium},
                                         {"retreat", OptionKind::retreat},
                                         {"end", OptionKind::end_turn},
                                         {"pass", OptionKind::end_turn}}};

/// "active", "bench 2": as the player who acts says it.
std::string own_place(Spot spot)
{
    return place_words(spot, owner_of(spot));
}

/// What `play` means of this card.
OptionKind kind_for(const CardDef& def)
{
    if (def.kind == CardKind::energy) return OptionKind::attach;
    if (def.is_basic_pokemon()) return OptionKind::bench;
    return def.is_pokemon() ? OptionKind::evolve : OptionKind::play;
}

/// The whole name of the attack or Ability of a Pokémon of the mover that begins like this.
std::string full_name(Session& session, OptionKind kind, const std::string& typed)
{
    Resolver& game = session.match().rules();
    std::string best = typed;
    NameFit most = NameFit::none;
    for (SlotId id : game.pokemon_of(session.mover())) {
        const CardDef& def = game.def(id);
        const auto offer = [&](NameId name) {
            const NameFit fit = name_fit(typed, session.library().name(name));
            if (fit <= most) return;
            most = fit;
            best = session.library().name(name);
        };
        for (std::size_t i = 0; kind == OptionKind::attack && i < def.attack_count; ++i) {
            offer(def.attacks[i].name);
        }
        for (std::size_t i = 0; kind == OptionKind::use && i < def.ability_count; ++i) {
            offer(def.abilities[i].name);
        }
    }
    return best;
}

/// "attach fire to bench 2" as what is wanted.
Result<WantedAction> wanted_action(Session& session, const std::vector<Word>& words)
{
    if (words.empty()) return usage_error("why", "why not what?");
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb& known) {
        return known.word == fold_name(words[0].text);
    });
    if (verb == verbs.end()) {
        return Error{
            fmt::format("\"{}\" is no action: attack, attach, evolve, bench, play, use, "
                        "retreat or end",
                        words[0].text)};
    }
    WantedAction wanted;
    wanted.kind = verb->kind;
    std::vector<Word> what;
    for (std::size_t i = 1; i < words.size();) {
        const PlayerId mover = session.mover();
        if (const std::optional<Spot> spot = read_place(words, i, mover, session.setting().names)) {
            wanted.target = own_place(*spot);
            continue;
        }
        const std::string& word = words[i].text;
        const bool connects = word == "to" || word == "on" || word == "onto" || word == "into" ||
                              word == "with" || word == "of";
        // A name may have such a word in it; before a place, and after one, it has none.
        std::size_t after = i + 1;
        const bool before_place =
            read_place(words, after, mover, session.setting().names).has_value();
        if (!words[i].quoted && connects && (before_place || what.empty())) {
            ++i;
            continue;
        }
        what.push_back(words[i]);
        ++i;
    }
    wanted.what = joined(what);
    const bool named_text = wanted.kind == OptionKind::attack || wanted.kind == OptionKind::use;
    if (named_text) {
        if (!wanted.what.empty()) wanted.what = full_name(session, wanted.kind, wanted.what);
        return wanted;
    }
    if (wanted.what.empty()) return wanted;
    const Result<DefId> card = meant_card(session.library(), wanted.what, &session.match().state());
    if (!card) return card.error();
    wanted.what = session.library().text(card.value()).id;
    if (verb->word == "play") wanted.kind = kind_for(session.library().def(card.value()));
    return wanted;
}

/// What is wanted; one of each attack where none is named.
std::vector<WantedAction> wanted_actions(Session& session, const WantedAction& wanted)
{
    if (wanted.kind != OptionKind::attack || !wanted.what.empty()) return {wanted};
    Resolver& game = session.match().rules();
    const SlotId active = game.active(session.mover());
    std::vector<WantedAction> each;
    if (!game.in_play(active)) return each;
    const CardDef& def = game.def(active);
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        each.push_back(wanted);
        each.back().what = session.library().name(def.attacks[i].name);
    }
    return each;
}

Result<std::string> why_not_action(Session& session, const std::vector<Word>& words)
{
    if (session.match().over()) return Error{"the match is over"};
    if (session.match().turn() == 0) return Error{"the setup is still going on"};
    const Result<WantedAction> wanted = wanted_action(session, words);
    if (!wanted) return wanted.error();
    const std::vector<WantedAction> actions = wanted_actions(session, wanted.value());
    std::string text;
    for (const WantedAction& action : actions) {
        const Result<std::vector<WhyNot>> reasons =
            why_not(session.match(), session.mover(), action);
        if (!reasons) return reasons.error();
        const std::string about = actions.size() > 1 ? action.what + ": " : "";
        for (const WhyNot& reason : reasons.value()) {
            add_line(session, text, about + capitalized(to_string(reason)) + ".");
        }
        if (reasons.value().empty()) {
            add_line(session, text, about + "Nothing stands against it.");
        }
    }
    return text;
}

// ---- why
// -----------------------------------------------------------------------------------------

/// The step of the current path with this entry.
const Step* step_with(Session& session, std::size_t entry)
{
    const Timeline& timeline = session.timeline();
    for (StepId id : timeline.path(timeline.current())) {
        const Step& step = timeline.step(id);
        if (entry >= step.first_entry && entry < step.first_entry + step.entries()) return &step;
    }
    return nullptr;
}

std::string line_told(const Step& step, std::size_t index)
{
    std::string told = "(not told)";
    for (const StoryLine& line : step.told) {
        if (line.first <= index) told = line.text;
    }
    return told;
}

/// Who did what led to the step.
std::string doing(Session& session, const Step& step)
{
    switch (step.kind) {
        case Step::Kind::beginning:
            return "the match began: " + step.said;
        case Step::Kind::tampering:
        case Step::Kind::chance:
            return "set by hand: " + step.said;
        case Step::Kind::answer:
            break;
    }
    return fmt::format("{} answered: {}", session.naming().player(step.player), step.said);
}

bool announces(EventKind kind)
{
    return kind == EventKind::attack_announced || kind == EventKind::attack_copied ||
           kind == EventKind::used_text || kind == EventKind::played ||
           kind == EventKind::stadium_played;
}

Result<std::string> why_entry(Session& session, std::size_t entry)
{
    const Step* step = step_with(session, entry);
    if (step == nullptr) {
        return Error{fmt::format("the log has no entry {}; it ends at {}", entry,
                                 session.timeline().last_entry(session.timeline().current()))};
    }
    std::string text;
    const std::size_t own = step->by_hand() ? 1 : 0;
    const std::size_t offset = entry - step->first_entry;
    if (offset < own) return fmt::format("{} was {}.", entry, doing(session, *step));
    const std::size_t index = offset - own;
    const Event& event = step->events[index];
    text = fmt::format("{}  {}", entry, line_told(*step, index));
    const auto here = [&](DefId def) { return same_card(def, *step->world, *session.world()); };
    if (const DefId source = here(event.source); source != no_def) {
        const CardDef& def = session.library().def(source);
        std::string name;
        if (event.source_effect < def.ability_count) {
            name = session.naming().ability(source, event.source_effect);
        }
        add_line(session, text, fmt::format("  by the text of {}", session.naming().card(source)));
    }
    for (std::size_t i = index + 1; i-- > 0;) {
        if (i == index || !announces(step->events[i].kind)) continue;
        add_line(session, text,
                 fmt::format("  after {}  {}", step->first_entry + own + i, line_told(*step, i)));
        break;
    }
    add_line(session, text, fmt::format("  because {}", doing(session, *step)));
    return text;
}

Result<std::string> why(Session& session, const Arguments& arguments)
{
    std::vector<Word> words = arguments.words;
    if (words.empty()) return usage_error("why", "why what?");
    if (words[0].text == "not") {
        words.erase(words.begin());
        return why_not_action(session, words);
    }
    const std::optional<std::size_t> entry = as_count(words[0].text);
    if (!entry || words.size() > 1) {
        return usage_error("why", "why takes a number of the log, or \"not\" and an action");
    }
    return why_entry(session, *entry);
}

std::vector<std::string> complete_why(Session&, std::string_view)
{
    std::vector<std::string> lines;
    for (const Verb& verb : verbs) lines.push_back(fmt::format("not {}", verb.word));
    return lines;
}

// ---- odds
// ----------------------------------------------------------------------------------------

/// The answer an action in words, or an answer in words, stands for.
Result<std::vector<std::uint16_t>> meant_picks(const OpenQuestion& open,
                                               const std::vector<Word>& words)
{
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb& known) {
        return !words.empty() && known.word == fold_name(words[0].text);
    });
    if (open.decision.purpose != Purpose::main_phase || verb == verbs.end()) {
        return meant_answer(open, words);
    }
    const Result<std::uint16_t> option =
        meant_action(open, verb->kind, {words.begin() + 1, words.end()});
    if (!option) return option.error();
    return std::vector<std::uint16_t>{option.value()};
}

Result<std::string> odds(Session& session, const Arguments& arguments)
{
    const std::optional<OpenQuestion> open = session.question();
    if (!open) return Error{"the match is over"};
    if (arguments.empty()) return usage_error("odds", "the odds of what?");
    const Result<std::vector<std::uint16_t>> picks = meant_picks(*open, arguments.words);
    if (!picks) return picks.error();
    const Result<Odds> found = odds_of(session.match(), picks.value(), PlayerId::one);
    if (!found) return found.error();
    constexpr std::size_t most_changes = 12;
    std::string text;
    for (const Outlook& outcome : found.value().outcomes) {
        std::string head = session.manner().paint(Tint::bold, with_percent(outcome.probability));
        if (!outcome.example.empty()) head += "  " + outcome.example;
        add_line(session, text, head);
        std::size_t told = 0;
        for (const Difference& change : outcome.changes) {
            if (!on_the_table(change) || ++told > most_changes) continue;
            add_line(session, text, "    " + to_string(change), 6);
        }
        if (told > most_changes) text += fmt::format("\n    and {} more", told - most_changes);
        if (!outcome.then.empty()) add_line(session, text, "    then " + outcome.then, 6);
    }
    if (found.value().more.numerator > 0) {
        add_line(session, text, "further outcomes together: " + with_percent(found.value().more));
    }
    if (found.value().shuffles) add_line(session, text, "A pile is shuffled: of its order, one.");
    return text;
}

// ---- explain
// -------------------------------------------------------------------------------------

std::string by_whom(Session& session, const TextRef& text)
{
    if (text.def == no_def) return {};
    return wording(session).text(text.def, text.origin, text.effect) +
           (text.lasting ? " (a lasting effect)" : "");
}

Result<std::string> explain_damage(Session& session)
{
    const Timeline& timeline = session.timeline();
    const std::vector<StepId> path = timeline.path(timeline.current());
    const auto found = std::find_if(path.rbegin(), path.rend(),
                                    [&](StepId id) { return !timeline.step(id).damage.empty(); });
    if (found == path.rend()) return Error{"no damage has been calculated yet"};
    const Step& step = timeline.step(*found);
    std::string text = fmt::format("The last damage, of: {}", step.said);
    for (const DamageLine& line : step.damage) {
        TextRef by = line.text();
        by.def = same_card(by.def, *step.world, *session.world());
        const std::string by_text = by_whom(session, by);
        text += fmt::format("\n  {} {:>4} -> {}", fit(name_of(line.step), 16), line.before,
                            by_text.empty() ? fmt::format("{}", line.after)
                                            : fmt::format("{:<4} {}", line.after, by_text));
    }
    return text;
}

/// "HP 80", and what made it so if more than the print did.
void explain_number(Session& session, std::string& text, const std::string& what,
                    const std::vector<QueryLine>& lines)
{
    if (lines.empty()) return;
    add_line(session, text, fmt::format("  {} {}", what, lines.back().after));
    for (std::size_t i = 0; lines.size() > 1 && i < lines.size(); ++i) {
        const std::string by = i == 0 ? "printed" : by_whom(session, lines[i].text);
        text += fmt::format("\n    {:>4} -> {:<4} {}", lines[i].before, lines[i].after,
                            by.empty() ? "the rules" : by);
    }
}

void explain_evolving(Session& session, std::string& text, SlotId id)
{
    Resolver& game = session.match().rules();
    std::vector<DefId> told;
    const PlayerId owner = owner_of(id);
    const Pile hand = game.pile(owner, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        const DefId def = game.def_id(hand.cards[i]);
        const bool fits = game.evolves_onto(id, session.library().def(def));
        if (!fits || std::find(told.begin(), told.end(), def) != told.end()) continue;
        told.push_back(def);
        const Refusal refusal = game.may_evolve(id, hand.cards[i]);
        std::string line = fmt::format("  evolves into {}: ", session.library().text(def).name);
        if (refusal.allowed()) {
            line += "yes";
        } else {
            const std::string by = by_whom(session, refusal.text());
            line += fmt::format("no, {} ({}){}", sentence_of_rule(refusal.rule), refusal.rule,
                                by.empty() ? "" : ", by " + by);
        }
        add_line(session, text, line, 4);
    }
}

Result<std::string> explain_pokemon(Session& session, Spot spot)
{
    Resolver& game = session.match().rules();
    const SlotId id = game.slot_at(spot);
    if (!game.in_play(id)) return Error{"there is no Pokémon at that place"};
    std::string text = session.manner().paint(Tint::bold, wording(session).pokemon(id));
    explain_number(session, text, "HP", game.explain(Hook::hp, id));
    explain_number(session, text, "Retreat Cost", game.explain(Hook::retreat_cost, id));
    explain_number(session, text, "Prize cards for its Knock Out", game.explain(Hook::prizes, id));
    const DefId def = game.def_id(game.slot(id).top);
    for (std::uint8_t i = 0; i < game.def(id).attack_count; ++i) {
        const AttackRef attack{def, i};
        const std::string name = session.naming().attack(def, i);
        explain_number(session, text, name + ": cost", game.explain(Hook::attack_cost, id, attack));
        explain_number(session, text, name + ": base damage",
                       game.explain(Hook::base_damage, id, attack));
    }
    explain_evolving(session, text, id);
    return text;
}

Result<std::string> explain(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return explain_damage(session);
    std::size_t end = 0;
    const std::optional<Spot> spot =
        read_place(arguments.words, end, session.mover(), session.setting().names);
    if (!spot || end != arguments.words.size()) {
        return usage_error("explain", fmt::format("\"{}\" is no place", arguments.text));
    }
    return explain_pokemon(session, *spot);
}

std::vector<std::string> complete_places(Session& session, std::string_view)
{
    std::vector<std::string> places;
    if (!session.at_table()) return places;
    for (PlayerId owner : both_players) {
        for (SlotId id : session.match().rules().pokemon_of(owner)) {
            places.push_back(place_words(session.match().rules().spot_of(id), session.mover()));
        }
    }
    return places;
}

// ---- effects and hooks

Result<std::string> effects(Session& session, const Arguments&)
{
    std::string text;
    for (const LastingEffect& effect : lasting_effects(session.match(), PlayerId::one)) {
        add_line(session, text, capitalized(to_string(effect)) + ".");
    }
    return text.empty() ? std::string("No effects last.") : text;
}

Result<std::string> hooks(Session& session, const Arguments& arguments)
{
    std::string text;
    for (const ListeningText& listening : listening_texts(session.match(), PlayerId::one)) {
        if (!arguments.empty() && listening.hook != arguments.text) continue;
        add_line(session, text, to_string(listening));
    }
    return text.empty() ? std::string("No text listens.") : text;
}

// ---- diff
// ----------------------------------------------------------------------------------------

Result<StepId> moment(Session& session, const std::string& word)
{
    const Timeline& timeline = session.timeline();
    if (word == "now" || word == timeline.line()) return timeline.current();
    if (const auto line = timeline.lines().find(word); line != timeline.lines().end()) {
        return line->second;
    }
    const std::optional<std::size_t> entry = as_count(word);
    const std::optional<StepId> step = entry ? timeline.with_entry(*entry) : std::nullopt;
    if (!step) {
        return Error{
            fmt::format("\"{}\" is no moment: a number of the log, a line of time or now", word)};
    }
    return *step;
}

Result<std::string> diff(Session& session, const Arguments& arguments)
{
    std::vector<Word> words = arguments.words;
    const bool all = words.size() > 1 && words.back().text == "all";
    if (all) words.pop_back();
    if (words.empty() || words.size() > 2) {
        return usage_error("diff", "diff takes one moment or two");
    }
    const Result<StepId> before = moment(session, words[0].text);
    if (!before) return before.error();
    const Result<StepId> after = moment(session, words.size() > 1 ? words[1].text : "now");
    if (!after) return after.error();
    const Result<MatchState> first = session.state_at(before.value());
    if (!first) return first.error();
    const Result<MatchState> second = session.state_at(after.value());
    if (!second) return second.error();
    std::string text;
    std::size_t hidden = 0;
    for (const Difference& difference :
         differences(session.library(), first.value(), second.value(), PlayerId::one)) {
        if (all || on_the_table(difference)) {
            add_line(session, text, to_string(difference));
        } else {
            ++hidden;
        }
    }
    if (hidden == 0) return text.empty() ? std::string("Nothing differs.") : text;
    if (text.empty()) text = "Nothing on the table differs.";
    return text + fmt::format("\nAnd {} thing{} nobody sees on the table; \"all\" tells them.",
                              hidden, plural(hidden));
}

std::vector<std::string> complete_moments(Session& session, std::string_view)
{
    std::vector<std::string> names{"now"};
    for (const auto& [name, tip] : session.timeline().lines()) names.push_back(name);
    return names;
}

}  // namespace

void add_why_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"effects", "effects", "which effects last, and until when", "", see, true,
                   effects, nullptr});
    all.push_back({"hooks", "hooks [NAME]", "which texts listen to what now",
                   "In the order the rules ask them.\n  hooks\n  hooks damage_taken", see, true,
                   hooks, nullptr});
    all.push_back({"why", "why NUMBER|not ACTION", "what caused an entry; what forbids an action",
                   "The rules are named by their IDs, with the card behind them.\n  why 41\n"
                   "  why not retreat\n  why not attach fire to bench 2",
                   see, true, why, complete_why});
    all.push_back({"odds", "odds ACTION", "what may come of it, and how likely",
                   "Coins and random picks are followed exactly, up to the next question to a "
                   "player.\n  odds attack thunder\n  odds 3",
                   see, true, odds, nullptr});
    all.push_back({"explain", "explain [PLACE]", "the last damage, or a Pokémon's numbers, by step",
                   "Each line is a step of the rules, with the card that changed the number.\n"
                   "  explain\n  explain opp active",
                   see, true, explain, complete_places});
    all.push_back(
        {"diff", "diff MOMENT [MOMENT] [all]", "what differs between two moments",
         "A moment is a number of the log, a line of time, or now. With all, also what only "
         "the rules remember.\n  diff 12\n"
         "  diff 12 40\n  diff main what-if",
         see, true, diff, complete_moments});
}

}  // namespace ptcg::tools
