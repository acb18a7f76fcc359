#include "display/piles.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

struct NamedPile {
    const PileView& pile;
    const Text& label;
};

NamedPile named_pile(const PlayerView& player, Zone zone, const BoardTexts& texts)
{
    switch (zone) {
        case Zone::deck:
            return {player.deck, texts.deck};
        case Zone::prizes:
            return {player.prizes, texts.prizes};
        case Zone::discard:
            return {player.discard, texts.discard};
        case Zone::lost_zone:
            return {player.lost_zone, texts.lost_zone};
        default:
            return {player.hand, texts.hand};
    }
}

/// Returns the known cards: those of a deck from the top, with their places; of other piles
/// together, Pokémon first and Energy last.
std::vector<std::string> known_cards(const PileView& pile, Zone zone, const Naming& naming)
{
    std::vector<std::string> items;
    std::vector<DefId> somewhere;
    for (std::size_t i = pile.known_count; i-- > 0;) {
        const KnownCard& card = pile.known[i];
        if (zone != Zone::deck || card.place >= pile.count) {
            somewhere.push_back(card.def);
            continue;
        }
        items.push_back(fill(naming.texts().table.from_top,
                             {{"card", naming.card(card.def)},
                              {"value", fmt::format("{}", pile.count - card.place)}}));
    }
    std::reverse(somewhere.begin(), somewhere.end());
    const auto rank = [&](DefId def) {
        const CardDef& card = naming.library->def(def);
        return card.is_pokemon() ? 0 : card.kind == CardKind::energy ? 2 : 1;
    };
    if (zone != Zone::hand) std::ranges::stable_sort(somewhere, {}, rank);
    const std::vector<std::string> others = counted_cards(somewhere, naming);
    items.insert(items.end(), others.begin(), others.end());
    return items;
}

}  // namespace

std::vector<std::string> counted_cards(std::span<const DefId> cards, const Naming& naming)
{
    std::vector<DefId> order;
    std::map<DefId, int> count;
    for (const DefId card : cards) {
        if (count[card]++ == 0) order.push_back(card);
    }
    std::vector<std::string> items;
    for (const DefId card : order) {
        std::string name = naming.card(card);
        if (count[card] > 1) name = fmt::format("{} {}", count[card], name);
        items.push_back(std::move(name));
    }
    return items;
}

std::vector<std::string> pile_lines(const View& view, PlayerId player, Zone zone,
                                    const Naming& naming, std::size_t width)
{
    const BoardTexts& texts = naming.texts().board;
    const NamedPile named = named_pile(view.player[at(player)], zone, texts);
    std::string name = naming.names[at(player)];
    if (naming.is_you(player)) name = fill(texts.you_are, {{"player", name}});
    std::vector<std::string> lines =
        wrap(fmt::format("{}: {} {}", name, named.label.plain(), named.pile.count), width);
    std::vector<std::string> items = known_cards(named.pile, zone, naming);
    const std::size_t unknown = std::size_t{named.pile.count} - named.pile.known_count;
    if (unknown > 0 && !items.empty()) {
        items.push_back(fill(naming.texts().table.unknown_cards,
                             {{"value", fmt::format("{}", unknown)}}, {.one = unknown == 1}));
    }
    for (const std::string& line : wrap_items(items, " · ", width - 2)) {
        lines.push_back("  " + line);
    }
    return lines;
}

std::vector<DefId> unseen_cards(const View& view, PlayerId player, std::span<const DefId> list)
{
    std::vector<DefId> left(list.begin(), list.end());
    const auto see = [&](DefId def) {
        const auto found = std::find(left.begin(), left.end(), def);
        if (found != left.end()) left.erase(found);
    };
    const PlayerView& mine = view.player[at(player)];
    for (const PileView* pile : {&mine.hand, &mine.discard, &mine.lost_zone, &mine.beside}) {
        for (std::size_t i = 0; i < pile->known_count; ++i) see(pile->known[i].def);
    }
    for (const PokemonView& pokemon : mine.pokemon) {
        if (!pokemon.present) continue;
        if (pokemon.def != no_def) see(pokemon.def);
        for (std::size_t i = 0; i < pokemon.attached_count; ++i) see(pokemon.attached[i].def);
    }
    if (view.stadium_owner == player) see(view.stadium);
    return left;
}

}  // namespace ptcg::tools
