// Words about Pokémon that evolve, devolve, leave play or are Knocked Out, and about what they
// have.

#include <algorithm>
#include <string>

#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {

Slots TableWords::of_class(const Slots& slots, std::string_view word) const
{
    const ClassId wanted = table_.library().find_class(word);
    Slots fit;
    std::ranges::copy_if(somebody(slots), std::back_inserter(fit), [&](SlotId one) {
        return wanted != no_class && table_.def(one).classes.has(wanted);
    });
    return fit;
}

int TableWords::leave_play(const Slots& slots, std::string_view zone, std::string_view attached)
{
    const Slots all = somebody(slots);
    for (const SlotId one : all) {
        const PlayerId owner = table_.pokemon(one).owner;
        table_.leave_play(one, zone_named(zone), zone_named(attached));
        if (zone == "deck") table_.shuffle(owner);
    }
    return static_cast<int>(all.size());
}

int TableWords::knock_out(const Slots& slots)
{
    const Slots all = somebody(slots);
    for (const SlotId one : all) table_.pokemon(one).knocked_out = true;
    return static_cast<int>(all.size());
}

int TableWords::survive(const Slots& slots, int hp)
{
    const Slots all = somebody(slots);
    for (const SlotId one : all) {
        table_.pokemon(one).knocked_out = false;
        table_.pokemon(one).damage = table_.def(one).hp - hp;
    }
    return static_cast<int>(all.size());
}

int TableWords::evolve(const Slots& slots, const Cards& cards)
{
    const Slots all = somebody(slots);
    if (all.empty() || cards.empty()) return 0;
    // MEGA-03
    if (table_.def(cards[0]).has(evolving_ends_turn)) throw NotHere("evolving ends the turn");
    table_.evolve(all[0], cards[0]);
    return 1;
}

int TableWords::devolve(const Slots& slots, std::string_view zone)
{
    for (const SlotId one : somebody(slots)) {
        if (table_.def(one).lies_on_another()) throw NotHere("a card that lies on another");
        const PlayerId owner = table_.pokemon(one).owner;
        table_.devolve(one, zone_named(zone));
        if (zone == "deck") table_.shuffle(owner);
    }
    return static_cast<int>(slots.size());
}

int TableWords::recover_one(const Slots& slots)
{
    const Slots all = somebody(slots);
    if (all.empty()) return 0;
    std::uint8_t& conditions = table_.pokemon(all[0]).conditions;
    std::vector<unsigned> bits;
    for (unsigned i = 0; i < condition_count; ++i) {
        if ((unsigned{conditions} >> i & 1u) != 0) bits.push_back(1u << i);
    }
    if (bits.empty()) return 0;
    conditions = static_cast<std::uint8_t>(conditions & ~bits[choices_.next(bits.size())]);
    return 1;
}

int TableWords::poison(const Slots& slots, int counters)
{
    set_condition(slots, "poisoned");
    for (const SlotId one : somebody(slots)) table_.pokemon(one).poison = counters;
    return 1;
}

}  // namespace ptcg::tools
