// What a Pokémon's stack of cards determines: its Stage, what it keeps from the cards below, what
// may be put on it, and the parts of Pokémon that are put together (section 18).

#include "cards/stage_words.hpp"
#include "ptcg/facts.hpp"
#include "state/lists.hpp"

namespace ptcg {

CardIndex Facts::below(SlotId id, CardIndex card) const
{
    CardIndex found = no_card;
    for (CardIndex c = slot(id).first; c != no_card && c != card; c = table().next[at(c)]) {
        if (table().role[at(c)] == Role::stage) found = c;
    }
    return found;
}

CardIndex Facts::stage_card(SlotId id) const
{
    const CardIndex top = slot(id).top;
    return def(top).has(levels_up) ? below(id, top) : top;
}

const CardDef& Facts::kept(SlotId id, ClassRule rule) const
{
    CardIndex card = slot(id).top;
    while (def(card).has(rule)) {
        const CardIndex under = below(id, card);
        if (under == no_card) break;
        card = under;
    }
    return def(card);
}

bool Facts::has_texts_of(SlotId id, CardIndex card, ClassRule rule) const
{
    for (CardIndex shown = slot(id).top; shown != card; shown = below(id, shown)) {
        if (shown == no_card || !def(shown).has(rule)) return false;
    }
    return true;
}

std::uint32_t Facts::stage_properties(SlotId id) const
{
    using F = CardFilter;
    const CardDef& printed = def(stage_card(id));
    std::uint32_t has =
        stage_words(printed, rules()) | (stage_words(def(id), rules()) & F::rule_box);
    // BABY-02: a Basic Pokémon on a Baby Pokémon is an evolved Pokémon, not a Basic one. FOS-01: a
    // Fossil in play counts as a Basic Pokémon.
    if (is_evolved(id)) {
        has &= ~std::uint32_t{F::basic};
    } else if (printed.counts_as_basic_in_play) {
        has |= F::basic;
    }
    return has;
}

/// The cards determine the chain of Stages (EVO-02): whole names are compared, not Stage numbers
/// (EVO-01, NAME-01, NAME-05, OWN-01, REG-01, MEGA-02, RST-04, RST-05, FOS-05).
bool Facts::evolves_onto(SlotId id, const CardDef& into) const
{
    const CardDef& top = def(id);
    if (into.is_evolution()) return into.evolves_from == top.name;
    if (into.has(levels_up)) {  // LVX-01, LVX-08
        return into.name == top.name && !top.has(levels_up) && is_active(id);
    }
    return into.is_basic_pokemon() && top.evolves_into == into.name;  // BABY-01
}

bool Facts::can_lie_on(SlotId id, const CardDef& into) const
{
    if (into.stands_alone()) return true;
    if (into.parts != 0) return false;  // LEG-01, VUN-02
    const CardDef& top = def(id);
    if (into.has(levels_up)) return into.name == top.name && !top.has(levels_up);  // LVX-01
    return !into.is_evolution() || into.evolves_from == top.name;                  // BRK-01
}

bool Facts::goes_onto_pokemon(CardIndex card) const
{
    const CardDef& printed = def(card);
    if (printed.is_evolution() || printed.has(levels_up)) return true;
    if (!printed.is_basic_pokemon()) return false;
    bool goes = false;
    each_pokemon(owner_of(card),
                 [&](SlotId id) { goes = goes || def(id).evolves_into == printed.name; });
    return goes;
}

/// VUN-06: until they are put together, each part is an ordinary card in a pile.
bool Facts::find_parts(CardIndex first, CardList& parts) const
{
    const CardDef& whole = def(first);
    const Pile& from = pile(owner_of(first), whole.parts_from);
    parts = {};
    for (std::uint8_t part = 1; part <= whole.parts; ++part) {
        const std::uint8_t before = parts.count;
        for (std::size_t i = 0; i < from.count && parts.count == before; ++i) {
            const CardDef& other = def(from.cards[i]);
            const bool fits = other.whole == whole.whole && other.part == part;  // VUN-01
            if (part == 1 ? from.cards[i] == first : fits) parts.add(from.cards[i]);
        }
        if (parts.count == before) return false;
    }
    return true;
}

bool Facts::put_together_before(PlayerId id, NameId name) const
{
    for (const Lasting& effect : lasting_of(table())) {
        if (effect.kind == LastingKind::used_this_game &&
            effect.subject == static_cast<std::uint8_t>(id) && effect.detail == 1 &&
            library().def(effect.def).name == name) {
            return true;
        }
    }
    return false;
}

bool Facts::has_special_energy(SlotId id) const
{
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        if (table().role[at(c)] == Role::energy && def(c).energy_kind != EnergyKind::basic) {
            return true;
        }
    }
    return false;
}

}  // namespace ptcg
