// What changed a number, which effects last, and which texts listen.

#include <algorithm>

#include <fmt/format.h>

#include "analysis/legality.hpp"
#include "analysis/listening.hpp"
#include "ptcg/resolver.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/telling.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

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
    const auto text_of = [&](const DamageLine& line) {
        TextRef by = line.text();
        by.def = same_card(by.def, *step.world, *session.world());
        return by_whom(session, by);
    };
    // Damage begins with the text that does it; the answer before it may have been to anything.
    const std::string source = text_of(step.damage.front());
    std::string text = fmt::format("The last damage, of: {}", source.empty() ? step.said : source);
    for (const DamageLine& line : step.damage) {
        const std::string by_text = text_of(line);
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

}  // namespace

void add_explain_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"effects", "effects", "which effects last, and until when", "", see, true,
                   effects, nullptr});
    all.push_back({"hooks", "hooks [NAME]", "which texts listen to what now",
                   "In the order the rules ask them.\n  hooks\n  hooks damage_taken", see, true,
                   hooks, nullptr});
    all.push_back({"explain", "explain [PLACE]", "the last damage, or a Pokémon's numbers, by step",
                   "Each line is a step of the rules, with the card that changed the number.\n"
                   "  explain\n  explain opp active",
                   see, true, explain, complete_places});
}

}  // namespace ptcg::tools
