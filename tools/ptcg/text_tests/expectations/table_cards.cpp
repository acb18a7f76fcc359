// Words about cards: which they are, and where they go.

#include <algorithm>
#include <set>
#include <span>

#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] bool has_attack(const Tabletop& table, const CardDef& def, std::string_view name)
{
    const std::span attacks(def.attacks.data(), def.attack_count);
    return std::ranges::any_of(attacks, [&](const AttackDef& attack) {
        return table.library().name(attack.name) == name;
    });
}

}  // namespace

// ---- looking

int TableWords::with_attack(const Slots& slots, std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(
        somebody(slots), [&](SlotId one) { return has_attack(table_, table_.def(one), name); }));
}

int TableWords::with_attack(const Cards& cards, std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(
        cards, [&](CardIndex card) { return has_attack(table_, table_.def(card), name); }));
}

Cards TableWords::bottom(PlayerId player, int count) const
{
    const Cards& deck = table_.pile(player, Zone::deck);
    const std::size_t some = std::min(deck.size(), static_cast<std::size_t>(std::max(count, 0)));
    return {deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(some)};
}

Cards TableWords::energy_cards(const Slots& slots, bool special) const
{
    Cards all;
    for (const SlotId slot : somebody(slots)) {
        for (const CardIndex card : table_.pokemon(slot).attached) {
            const CardDef& def = table_.def(card);
            if (def.kind != CardKind::energy) continue;
            if (!special || def.energy_kind == EnergyKind::special) all.push_back(card);
        }
    }
    return all;
}

Slots TableWords::holders(const Cards& cards) const
{
    Slots all;
    for (const CardIndex card : cards) {
        const SlotId holder = table_.holder(card);
        const bool is_new = std::ranges::find(all, holder) == all.end();
        if (holder != no_slot && is_new) all.push_back(holder);
    }
    return all;
}

Cards TableWords::evolutions(const Slots& slots, const Cards& cards) const
{
    const Slots all = somebody(slots);
    Cards fit;
    for (const CardIndex card : cards) {
        const CardDef& def = table_.def(card);
        if (all.empty() || !def.is_pokemon()) continue;
        if (def.lies_on_another()) throw NotHere("a card that lies on another");
        const bool evolves = def.is_evolution() && def.evolves_from == table_.def(all[0]).name;
        if (evolves) fit.push_back(card);
    }
    return fit;
}

Cards TableWords::stage_2_over(const Slots& slots, const Cards& cards) const
{
    const Slots all = somebody(slots);
    Cards fit;
    if (all.empty() || table_.def(all[0]).stage != Stage::basic) return fit;
    const CardLibrary& library = table_.library();
    std::set<NameId> between;  // the Stage 1 Pokémon that it evolves into
    for (std::size_t i = 0; i < library.size(); ++i) {
        const CardDef& def = library.def(static_cast<DefId>(i));
        const bool evolves = def.is_pokemon() && def.stage == Stage::stage_1;
        if (evolves && def.evolves_from == table_.def(all[0]).name) between.insert(def.name);
    }
    std::ranges::copy_if(cards, std::back_inserter(fit), [&](CardIndex card) {
        const CardDef& def = table_.def(card);
        return def.is_pokemon() && def.stage == Stage::stage_2 &&
               between.contains(def.evolves_from);
    });
    return fit;
}

Cards TableWords::named_like(const Cards& cards, const Slots& slots) const
{
    Cards fit;
    std::ranges::copy_if(cards, std::back_inserter(fit), [&](CardIndex card) {
        return std::ranges::any_of(somebody(slots), [&](SlotId one) {
            return table_.def(card).is_pokemon() && table_.def(one).name == table_.def(card).name;
        });
    });
    return fit;
}

// ---- changing

int TableWords::arrange(Cards cards, std::string_view zone)
{
    const int count = static_cast<int>(cards.size());
    while (!cards.empty()) {
        const Cards next = choose(cards, 1);
        std::erase(cards, next[0]);
        move(next, zone);
    }
    return count;
}

int TableWords::move_under(const Cards& cards)
{
    for (const CardIndex card : cards) table_.put_under(card);
    const bool nothing_else = !cards.empty() && table_.known_from_top(owner_of(cards[0])) <= 0;
    if (nothing_else) throw NotHere("a deck in an order that chance decides");
    return static_cast<int>(cards.size());
}

/// Of a hand and the top of a deck.
int TableWords::trade(const Cards& cards, const Cards& others)
{
    if (cards.empty() || others.empty()) throw NotHere("nothing to trade");
    move(others, "hand");
    move(cards, "deck_top");
    return 1;
}

int TableWords::rearrange(const Cards& cards, const Slots& among)
{
    for (const CardIndex card : cards) attach({card}, one_of(among));
    return static_cast<int>(cards.size());
}

}  // namespace ptcg::tools
