// What changed a number, which effects last, and which texts listen.

#include <algorithm>

#include <fmt/format.h>

#include "analysis/legality.hpp"
#include "analysis/listening.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

Result<std::string> effects(Session& session, const Arguments&)
{
    std::string text;
    for (const LastingEffect& effect : lasting_effects(session.match(), PlayerId::one)) {
        add_line(session, text, capitalized(to_string(effect)) + ".");
    }
    return text.empty() ? std::string("There are no lasting effects.") : text;
}

/// "damage" means every hook whose name has that word.
Result<std::string> hooks(Session& session, const Arguments& arguments)
{
    const std::string wanted = joined(arguments.words);
    const auto is_meant = [&](std::string_view hook) {
        return wanted.empty() || name_fit(wanted, hook) != NameFit::none;
    };
    std::vector<std::string> names;
    for (std::size_t i = 0; i < hook_count; ++i) names.emplace_back(name_of(static_cast<Hook>(i)));
    if (std::ranges::none_of(names, is_meant)) {
        return Error{fmt::format("there is no hook \"{}\"{}", wanted, did_you_mean(wanted, names))};
    }
    const bool whole = std::ranges::find(names, wanted) != names.end();
    std::string text;
    for (const ListeningText& listening : listening_texts(session.match(), PlayerId::one)) {
        if (whole ? listening.hook != wanted : !is_meant(listening.hook)) continue;
        add_line(session, text, to_string(listening));
    }
    if (!text.empty()) return text;
    return wanted.empty() ? std::string("No card text is listening.")
                          : fmt::format("No card text is listening to {}.", wanted);
}

std::string by_whom(Session& session, const TextRef& text)
{
    if (text.def == no_def) return {};
    return wording(session).text(text.def, text.origin, text.effect) +
           (text.lasting ? " (a lasting effect)" : "");
}

/// Damage that was calculated on the way to the current moment.
struct PastDamage {
    const Step* step = nullptr;
    const ToldDamage* damage = nullptr;
};

/// Returns all of it, the latest first.
std::vector<PastDamage> past_damage(Session& session)
{
    std::vector<PastDamage> all;
    const Timeline& timeline = session.timeline();
    for (StepId id : timeline.path(timeline.current())) {
        const Step& step = timeline.step(id);
        for (const ToldDamage& damage : step.damage) all.push_back({&step, &damage});
    }
    std::ranges::reverse(all);
    return all;
}

std::string text_of(Session& session, const PastDamage& past, const DamageLine& line)
{
    TextRef by = line.text();
    by.def = same_card(by.def, *past.step->world, *session.world());
    return by_whom(session, by);
}

/// Damage begins with the text that causes it; the answer before it may have been to an unrelated
/// question.
std::string source_of(Session& session, const PastDamage& past)
{
    const std::string source = text_of(session, past, past.damage->lines.front());
    return source.empty() ? past.step->said : source;
}

const Error no_damage{"no damage has been calculated yet"};

Result<std::string> list_damage(Session& session)
{
    constexpr std::size_t most_listed = 30;
    const std::vector<PastDamage> all = past_damage(session);
    if (all.empty()) return no_damage;
    std::string text;
    for (std::size_t i = 0; i < std::min(all.size(), most_listed); ++i) {
        std::string before = fmt::format("{}{:>4}  ", text.empty() ? "" : "\n", i + 1);
        const std::string line = fmt::format("{}: {} on {}", source_of(session, all[i]),
                                             all[i].damage->amount(), all[i].damage->target);
        for (const std::string& part : wrap(line, session.manner().width - 6)) {
            text += before + part;
            before = "\n      ";
        }
    }
    if (all.size() > most_listed) {
        text += fmt::format("\n      and {} earlier", all.size() - most_listed);
    }
    return text;
}

/// `back`: 1 is the last damage, 2 the one before it.
Result<std::string> explain_damage(Session& session, std::size_t back)
{
    const std::vector<PastDamage> all = past_damage(session);
    if (all.empty()) return no_damage;
    if (back < 1 || back > all.size()) {
        return Error{fmt::format(
            "damage is counted back from the last, from 1 to {}; \"explain list\" lists it",
            all.size())};
    }
    const PastDamage& past = all[back - 1];
    std::string text;
    add_line(
        session, text,
        fmt::format("{}: {}, on {}",
                    back == 1 ? "The last damage" : fmt::format("Damage {}, counted back", back),
                    source_of(session, past), past.damage->target));
    for (const DamageLine& line : past.damage->lines) {
        const std::string by_text = text_of(session, past, line);
        text += fmt::format("\n  {} {:>4} -> {}", fit(name_of(line.step), 16), line.before,
                            by_text.empty() ? fmt::format("{}", line.after)
                                            : fmt::format("{:<4} {}", line.after, by_text));
    }
    if (back == 1 && all.size() > 1) {
        add_line(session, text,
                 session.manner().paint(
                     Tint::dim, fmt::format("{} earlier: \"explain 2\" explains the one before it, "
                                            "\"explain list\" lists them.",
                                            all.size() - 1)));
    }
    return text;
}

/// Adds "HP 80", and what made it so if it is not just the printed value.
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
    const Permissions& game = session.match().rules();
    std::vector<DefId> told;
    const PlayerId owner = owner_of(id);
    const Pile hand = game.pile(owner, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        const DefId def = game.def_id(hand.cards[i]);
        const bool fits = game.evolves_into(id, hand.cards[i]);
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
    const Permissions& game = session.match().rules();
    const SlotId id = game.slot_at(spot);
    if (!game.in_play(id)) return Error{"there is no Pokémon at that place"};
    std::string text = session.manner().paint(Tint::bold, wording(session).pokemon(id));
    explain_number(session, text, "HP", game.explain(Hook::hp, id));
    explain_number(session, text, "Retreat Cost", game.explain(Hook::retreat_cost, id));
    explain_number(session, text, "Prize cards for its Knock Out", game.explain(Hook::prizes, id));
    for (const AttackRef& attack : game.attacks_of(id)) {
        const std::string name = session.naming().attack(attack.def, attack.index);
        explain_number(session, text, name + ": cost", game.explain(Hook::attack_cost, id, attack));
        explain_number(session, text, name + ": base damage",
                       game.explain(Hook::base_damage, id, attack));
    }
    explain_evolving(session, text, id);
    return text;
}

Result<std::string> explain(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return explain_damage(session, 1);
    if (arguments.words.size() == 1) {
        const std::string& word = arguments.words.front().text;
        if (word == "list") return list_damage(session);
        if (const std::optional<std::size_t> back = as_count(word)) {
            return explain_damage(session, *back);
        }
    }
    std::size_t end = 0;
    const std::optional<Spot> spot =
        read_place(arguments.words, end, session.mover(), session.setting().names);
    if (!spot || end != arguments.words.size()) {
        return usage_error(
            "explain", fmt::format("\"{}\" is not a place, a number or \"list\"", arguments.text));
    }
    return explain_pokemon(session, *spot);
}

std::vector<std::string> complete_explain(Session& session, std::string_view)
{
    std::vector<std::string> places{"list"};
    if (!session.at_table()) return places;
    for (PlayerId owner : both_players) {
        for (SlotId id : session.match().rules().pokemon_of(owner)) {
            places.push_back(place_words(session.match().rules().spot_of(id), session.mover()));
        }
    }
    return places;
}

}  // namespace

void add_explain_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"effects", "effects", "the lasting effects, and when they end", "", see, true,
                   effects, nullptr});
    all.push_back(
        {"hooks", "hooks [NAME]", "which card texts are listening to which hooks",
         "In the order the rules ask them. A word of the name means every hook with it. Lasting "
         "effects that no card defines are not texts: see \"effects\".\n"
         "  hooks\n  hooks damage_taken\n  hooks damage",
         see, true, hooks, nullptr});
    all.push_back(
        {"explain", "explain [NUMBER|PLACE|list]", "damage or a Pokémon's numbers, step by step",
         "Explains the last damage, or with a number an earlier one, counted back: 2 is the one "
         "before the last. \"list\" lists them. Each line is a step of the rules, with the card "
         "that changed the number.\n  explain\n  explain 2\n  explain list\n  explain opp active",
         see, true, explain, complete_explain});
}

}  // namespace ptcg::tools
