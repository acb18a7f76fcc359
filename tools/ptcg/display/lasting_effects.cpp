#include "display/lasting_effects.hpp"

#include <span>

#include <fmt/format.h>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

std::string target_of(const ShownEffect& effect, const View& view, const Naming& naming)
{
    if (effect.spot == no_spot) return naming.player(effect.player);
    const BoardTexts& board = naming.texts().board;
    const std::size_t place = place_of(effect.spot);
    const std::string where =
        place == 0 ? board.active.plain() : fmt::format("{} {}", board.bench.plain(), place);
    const DefId def = pokemon_at(view, effect.spot).def;
    return fmt::format("{} ({})", naming.owned(owner_of(effect.spot), naming.card(def)), where);
}

/// The text an effect comes from: its name, if it has one, and what it says.
struct Source {
    std::string name;
    std::string words;
};

Source source_of(const ShownEffect& effect, const Naming& naming)
{
    const Language& language = *naming.language;
    const CardText card = language.card_text ? language.card_text(*naming.library, effect.def)
                                             : naming.library->text(effect.def);
    const bool attack = effect.origin == Origin::attack;
    const std::vector<std::string>& all = attack ? card.attack_text : card.ability_text;
    if (effect.source_effect >= all.size()) return {naming.card(effect.def), card.text};
    const std::string name = attack ? naming.attack(effect.def, effect.source_effect)
                                    : naming.ability(effect.def, effect.source_effect);
    return {
        fill(naming.texts().options.text_of, {{"text", name}, {"card", naming.card(effect.def)}}),
        all[effect.source_effect]};
}

}  // namespace

std::vector<ShownEffect> lasting_effects(const Facts& game)
{
    const Table& table = game.table();
    std::vector<ShownEffect> effects;
    for (const Lasting& lasting : std::span(table.lasting).first(table.lasting_count)) {
        ShownEffect effect{.def = lasting.def,
                           .origin = lasting.origin,
                           .source_effect = lasting.source_effect,
                           .last_turn = lasting.turn};
        if (lasting.kind == LastingKind::used_this_game || lasting.def == no_def) continue;
        if (lasting.anchor == Anchor::pokemon) {
            const auto on = static_cast<SlotId>(lasting.subject);
            if (!game.in_play(on)) continue;
            effect.spot = game.spot_of(on);
        } else if (lasting.anchor == Anchor::player) {
            effect.player = static_cast<PlayerId>(lasting.subject);
        } else {
            continue;
        }
        effects.push_back(effect);
    }
    return effects;
}

std::vector<std::string> lasting_lines(const std::vector<ShownEffect>& effects, const View& view,
                                       const Naming& naming, std::size_t width)
{
    const TableTexts& texts = naming.texts().table;
    if (effects.empty()) return wrap(texts.no_effects.plain(), width);
    std::vector<std::string> lines;
    const auto add = [&](const std::string& text, std::size_t indent) {
        for (std::string& line : wrap(std::string(indent, ' ') + text, width, indent)) {
            lines.push_back(std::move(line));
        }
    };
    for (const ShownEffect& effect : effects) {
        const std::string target = target_of(effect, view, naming);
        const Source source = source_of(effect, naming);
        const bool ends = effect.last_turn != ShownEffect{}.last_turn;
        const std::string turn = fmt::format("{}", effect.last_turn);
        add(capitalized(ends
                            ? fill(texts.effect_until,
                                   {{"target", target}, {"source", source.name}, {"value", turn}})
                            : fill(texts.effect_on, {{"target", target}, {"source", source.name}})),
            0);
        if (!source.words.empty()) add(source.words, 2);
    }
    return lines;
}

}  // namespace ptcg::tools
