// Finds texts that never run in their section, or that use what their card does not have there.

#include <algorithm>

#include <fmt/format.h>

#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

/// Returns whether the card's passive texts can ever apply: it is attached, or it is a Stadium.
bool speaks_by_itself(const CardDef& def)
{
    const bool provides = def.energy.units > 0;
    return def.kind == CardKind::energy || provides || def.trainer == TrainerKind::tool ||
           def.trainer == TrainerKind::stadium || def.attaches_to_pokemon;
}

/// Returns whether the card's script makes a Pokémon, possibly itself, a Tool.
bool makes_tools(const ScriptReport& script)
{
    return std::ranges::any_of(
        script.texts, [](const ScriptText& text) { return text.facts.contains("attach.as=tool"); });
}

/// Returns why the text never runs, and what to write instead; empty if it can run.
std::string why_never(const CardDef& def, const ScriptText& text, const ScriptReport& script)
{
    const bool used = text.section == "in_play" && text.name == "use";
    if (text.section == "play" && def.kind != CardKind::trainer) {
        return "card.play is the effect of playing a Trainer card, and this is not one";
    }
    if (text.section != "in_play") return {};
    if (used && def.trainer != TrainerKind::stadium) {
        return "a use in card.in_play works only for a Stadium; what a player can use on a Pokémon "
               "or "
               "an attached card is an [[ability]] in the facts, with card.ability[\"Name\"] = { "
               "use = ... }";
    }
    if (def.trainer == TrainerKind::stadium && text.facts.contains("subject:self")) {
        return fmt::format(
            "a Stadium is on no Pokémon, so say whose Pokémon `{}` is about: {} = {{ subject = "
            "\"any\", ... }}",
            text.name, text.name);
    }
    if (speaks_by_itself(def) || makes_tools(script)) return {};
    if (def.works_as_pokemon()) {
        return fmt::format(
            "card.in_play works only while its card is attached; a Pokémon's text is an "
            "[[ability]] in the facts, with card.ability[\"Name\"] = {{ {} = ... }}",
            text.name);
    }
    return "card.in_play works only while its card is attached or is the Stadium in play, and this "
           "one is never either: write card.play, with game:lasting for what lasts, or attach = "
           "\"own\" in the facts";
}

/// Returns what is wrong with `it.self` in a text of a card that is on no Pokémon; empty if nothing
/// is.
std::string_view why_no_self(const CardDef& def, const ScriptText& text)
{
    if (!text.facts.contains("field:self")) return {};
    if (text.section == "in_play" && def.trainer == TrainerKind::stadium) {
        return "it.self is nil for a Stadium, which is on no Pokémon; it.target is the Pokémon the "
               "hook is about";
    }
    if (text.section == "play" && def.kind == CardKind::trainer) {
        return "it.self is nil in card.play: a Trainer card that is played is on no Pokémon; "
               "it.owner.active is the player's Active Pokémon";
    }
    return {};
}

bool lends_attacks(const ScriptReport* script)
{
    if (script == nullptr) return false;
    for (const ScriptText& text : script->texts) {
        if (text.section == "in_play" && text.name == "lends_attacks") return true;
    }
    return false;
}

}  // namespace

void check_standing(const CheckSubject& subject, Findings& findings)
{
    const CardLibrary& library = subject.pool.library;
    const ScriptBundle& scripts = subject.pool.scripts;
    for (const auto& [i, script] : subject.analysis.cards) {
        const DefId card = library.find(scripts.cards[i].card);
        if (card == no_def) continue;
        for (const ScriptText& text : script.texts) {
            const auto add = [&, number = i](std::string_view code, std::string message) {
                if (message.empty()) return;
                findings.push_back({.code = code,
                                    .file = scripts.cards[number].path,
                                    .line = text.line,
                                    .message = std::move(message),
                                    .context = {},
                                    .card = scripts.cards[number].card});
            };
            add("never-runs", why_never(library.def(card), text, script));
            add("no-self", std::string(why_no_self(library.def(card), text)));
        }
    }
    for (const std::string& id : subject.pack.cards) {
        const DefId card = library.find(id);
        if (card == no_def) continue;
        const CardDef& def = library.def(card);
        const CardText& text = library.text(card);
        if (def.kind != CardKind::trainer || def.attack_count == 0 || def.works_as_pokemon() ||
            speaks_by_itself(def) || lends_attacks(subject.script_of(text.id))) {
            continue;
        }
        findings.push_back(finding_about(
            text, "never-runs", 0,
            "nobody can use its attacks: a Trainer card gives its attacks to the Pokémon it is "
            "attached to; write attach = \"own\", or trainer = \"tool\""));
    }
}

}  // namespace ptcg::tools
