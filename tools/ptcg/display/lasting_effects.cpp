#include "display/lasting_effects.hpp"

#include <span>

#include <fmt/format.h>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

/// Returns whether it is the effect of a card on someone, and not merely used up.
bool is_shown(const LastingView& effect)
{
    const bool on_someone = effect.spot != no_spot || effect.player != PlayerId::none;
    return on_someone && effect.kind != LastingKind::used_this_game && effect.def != no_def;
}

std::string target_of(const LastingView& effect, const View& view, const Naming& naming)
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

Source source_of(const LastingView& effect, const Naming& naming)
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

std::vector<std::string> lasting_lines(const TableView& table, const View& view,
                                       const Naming& naming, std::size_t width)
{
    const TableTexts& texts = naming.texts().table;
    std::vector<std::string> lines;
    const auto add = [&](const std::string& text, std::size_t indent) {
        for (std::string& line : wrap(std::string(indent, ' ') + text, width, indent)) {
            lines.push_back(std::move(line));
        }
    };
    for (const LastingView& effect : std::span(table.lasting).first(table.lasting_count)) {
        if (!is_shown(effect)) continue;
        const std::string target = target_of(effect, view, naming);
        const Source source = source_of(effect, naming);
        const bool ends = effect.last_turn != LastingView::no_turn;
        const std::string turn = fmt::format("{}", effect.last_turn);
        add(capitalized(ends
                            ? fill(texts.effect_until,
                                   {{"target", target}, {"source", source.name}, {"value", turn}})
                            : fill(texts.effect_on, {{"target", target}, {"source", source.name}})),
            0);
        if (!source.words.empty()) add(source.words, 2);
    }
    return lines.empty() ? wrap(texts.no_effects.plain(), width) : lines;
}

}  // namespace ptcg::tools
