#include "text_tests/expectations/table_words.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

[[nodiscard]] unsigned condition_bit(std::string_view word)
{
    if (const std::optional<Condition> condition = condition_named(word)) {
        return 1u << static_cast<unsigned>(*condition);
    }
    throw NotExpected(fmt::format("there is no Special Condition \"{}\"", word));
}

}  // namespace

Zone zone_named(std::string_view word)
{
    constexpr std::pair<std::string_view, Zone> zones[] = {
        {"hand", Zone::hand},     {"discard", Zone::discard},  {"lost_zone", Zone::lost_zone},
        {"deck_top", Zone::deck}, {"deck_bottom", Zone::deck}, {"deck", Zone::deck},
    };
    for (const auto& [name, zone] : zones) {
        if (name == word) return zone;
    }
    throw NotExpected(fmt::format("there is no zone \"{}\"", word));
}

Slots somebody(Slots slots)
{
    std::erase(slots, no_slot);
    return slots;
}

// ---- looking

int TableWords::sum(const Slots& slots, std::string_view what) const
{
    int all = 0;
    for (const SlotId slot : somebody(slots)) {
        const Tabletop::Pokemon& one = table_.pokemon(slot);
        if (!one.in_play) continue;
        const CardDef& def = table_.def(slot);
        if (what == "counters") {
            all += one.damage / 10;
        } else if (what == "hp_left") {
            all += std::max(def.hp - one.damage, 0);
        } else if (what == "conditions") {
            all += std::popcount(one.conditions);
        } else if (what == "retreat_cost") {
            all += def.retreat;
        } else if (what == "energy") {
            for (const CardIndex card : one.attached) all += units_of(card);
        } else if (what == "active") {
            all += one.active ? 1 : 0;
        } else if (what == "new") {
            all += one.is_new ? 1 : 0;
        } else if (what == "tools") {
            all += static_cast<int>(tools({slot}).size());
        } else {
            throw NotExpected(fmt::format("no .{}", what));
        }
    }
    return all;
}

/// Returns the units a card attached as Energy provides: one, where only its text says more.
int TableWords::units_of(CardIndex card) const
{
    const CardDef& def = table_.def(card);
    return def.kind == CardKind::energy ? std::max<int>(def.energy.units, 1) : 0;
}

int TableWords::energy(const Slots& slots, std::string_view type) const
{
    const std::optional<Type> wanted = type_named(type);
    if (!wanted) return 0;
    int units = 0;
    for (const SlotId slot : somebody(slots)) {
        for (const CardIndex card : table_.pokemon(slot).attached) {
            const EnergyFacts& energy = table_.def(card).energy;
            for (std::size_t i = 0; i < energy.units; ++i) {
                units += energy.unit[i].has(*wanted) ? 1 : 0;
            }
        }
    }
    return units;
}

int TableWords::special_energy(const Slots& slots) const
{
    std::ptrdiff_t cards = 0;
    for (const SlotId slot : somebody(slots)) {
        cards += std::ranges::count_if(table_.pokemon(slot).attached, [&](CardIndex card) {
            return table_.def(card).energy_kind == EnergyKind::special;
        });
    }
    return static_cast<int>(cards);
}

bool TableWords::has_condition(const Slots& slots, std::string_view condition) const
{
    const Slots all = somebody(slots);
    return !all.empty() && (table_.pokemon(all[0]).conditions & condition_bit(condition)) != 0;
}

bool TableWords::has_affinity(const Slots& slots, std::string_view type, bool weak) const
{
    const Slots all = somebody(slots);
    if (all.empty()) return false;
    const CardDef& def = table_.def(all[0]);
    const std::optional<Type> wanted = type_named(type);
    const auto has = [&](const Affinity& affinity) {
        return wanted && affinity.types.has(*wanted);
    };
    return std::ranges::any_of(weak ? def.weakness : def.resistance, has);
}

bool TableWords::has_rule_box(const Slots& slots) const
{
    const Slots all = somebody(slots);
    if (all.empty()) return false;
    const CardDef& def = table_.def(all[0]);
    if (def.has(older_rule_box)) throw NotHere("older classes have a Rule Box by era");
    return def.rule_box;
}

bool TableWords::has_ability(const Slots& slots) const
{
    const Slots all = somebody(slots);
    return !all.empty() && table_.def(all[0]).ability_count > 0;
}

int TableWords::called(const Slots& slots, std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(somebody(slots), [&](SlotId one) {
        return table_.library().name(table_.def(one).name) == name;
    }));
}

int TableWords::called(const Cards& cards, std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(cards, [&](CardIndex card) {
        return table_.library().name(table_.def(card).name) == name;
    }));
}

int TableWords::with_ability(const Slots& slots, std::string_view name) const
{
    return static_cast<int>(std::ranges::count_if(somebody(slots), [&](SlotId one) {
        const CardDef& def = table_.def(one);
        const std::span abilities(def.abilities.data(), def.ability_count);
        return std::ranges::any_of(abilities, [&](const AbilityDef& ability) {
            return table_.library().name(ability.name) == name;
        });
    }));
}

int TableWords::name_includes(const Cards& cards, std::string_view part) const
{
    return static_cast<int>(std::ranges::count_if(cards, [&](CardIndex card) {
        return table_.library().name(table_.def(card).name).find(part) != std::string_view::npos;
    }));
}

bool TableWords::is_type(SlotId slot, std::string_view type) const
{
    const std::optional<Type> wanted = type_named(type);
    return wanted && slot != no_slot && table_.def(slot).types.has(*wanted);
}

Cards TableWords::attached(const Slots& slots, const phrases::Form& noun) const
{
    Cards all;
    for (const SlotId slot : somebody(slots)) {
        for (const CardIndex card : table_.pokemon(slot).attached) {
            if (table_.def(card).kind != CardKind::energy) continue;
            if (is_meant_attached(table_, noun, card)) all.push_back(card);
        }
    }
    return all;
}

Cards TableWords::tools(const Slots& slots) const
{
    Cards all;
    for (const SlotId slot : somebody(slots)) {
        std::ranges::copy_if(
            table_.pokemon(slot).attached, std::back_inserter(all),
            [&](CardIndex card) { return table_.def(card).trainer == TrainerKind::tool; });
    }
    return all;
}

Cards TableWords::below(const Slots& slots) const
{
    Cards all;
    for (const SlotId slot : somebody(slots)) {
        const Cards& stack = table_.pokemon(slot).stack;
        if (stack.size() > 1) all.push_back(stack[stack.size() - 2]);
    }
    return all;
}

Cards TableWords::top(PlayerId player, int count) const
{
    const Cards& deck = table_.pile(player, Zone::deck);
    if (count > table_.known_from_top(player) && table_.puts_under()) {
        throw NotHere("cards in an order that chance decides");
    }
    const std::size_t some = std::min(deck.size(), static_cast<std::size_t>(std::max(count, 0)));
    return {deck.rbegin(), deck.rbegin() + static_cast<std::ptrdiff_t>(some)};
}

Cards TableWords::units(const Slots& slots, int wanted, const phrases::Form& noun)
{
    const Cards all = attached(slots, noun);
    const auto sum_of = [&](const Cards& cards) {
        int units = 0;
        for (const CardIndex card : cards) units += units_of(card);
        return units;
    };
    if (sum_of(all) <= wanted) return all;
    const Cards some =
        choices_.choose(all, 0, all.size(), [&](CardIndex card) { return label(card); });
    const int provided = sum_of(some);
    // The last card may be the one that is more than enough.
    const bool in_vain = std::ranges::all_of(
        some, [&](CardIndex card) { return provided - units_of(card) >= wanted; });
    if (provided < wanted || in_vain) throw NoSuchEnd();
    return some;
}

std::string TableWords::label(CardIndex card) const
{
    const std::string name = fmt::format("{} of {}", at(table_.id(card)), at(owner_of(card)));
    const SlotId on = table_.holder(card);
    return on == no_slot ? name : name + " on " + table_.label(on);
}

Cards TableWords::choose(const Cards& cards, std::size_t count)
{
    count = std::min(count, cards.size());
    return choices_.choose(cards, count, count, [&](CardIndex card) { return label(card); });
}

Cards TableWords::choose(const Cards& cards, int least, int most)
{
    const auto there = static_cast<int>(cards.size());
    const auto some = [&](int count) {
        return static_cast<std::size_t>(std::clamp(count, 0, there));
    };
    return choices_.choose(cards, some(least), some(most),
                           [&](CardIndex card) { return label(card); });
}

Slots TableWords::choose(const Slots& slots, std::size_t count)
{
    count = std::min(count, slots.size());
    return choices_.choose(slots, count, count, [&](SlotId one) { return table_.label(one); });
}

/// Returns one of these, who stay apart however alike they are: each may get several things.
Slots TableWords::one_of(const Slots& slots)
{
    return choices_.choose(slots, 1, 1, [](SlotId one) { return fmt::to_string(at(one)); });
}

// ---- changing

int TableWords::put_counters(const Slots& slots, int count)
{
    const Slots all = somebody(slots);
    for (const SlotId one : all) table_.pokemon(one).damage += 10 * count;
    return count * static_cast<int>(all.size());
}

int TableWords::heal(const Slots& slots, int points)
{
    int healed = 0;
    for (const SlotId one : somebody(slots)) {
        const int some = std::min(points, table_.pokemon(one).damage);
        table_.pokemon(one).damage -= some;
        healed += some;
    }
    return healed;
}

/// SC-02: Asleep, Confused and Paralyzed replace each other.
int TableWords::set_condition(const Slots& slots, std::string_view condition)
{
    const unsigned bit = condition_bit(condition);
    const unsigned turned =
        condition_bit("asleep") | condition_bit("confused") | condition_bit("paralyzed");
    for (const SlotId one : somebody(slots)) {
        if (!table_.pokemon(one).active) continue;
        unsigned conditions = table_.pokemon(one).conditions;
        if ((bit & turned) != 0) conditions &= ~turned;
        table_.pokemon(one).conditions = static_cast<std::uint8_t>(conditions | bit);
        if (condition == "poisoned") table_.pokemon(one).poison = 1;
    }
    return 1;
}

int TableWords::recover(const Slots& slots)
{
    int recovered = 0;
    for (const SlotId one : somebody(slots)) {
        recovered += table_.pokemon(one).conditions != 0 ? 1 : 0;
        table_.pokemon(one).conditions = 0;
    }
    return recovered;
}

int TableWords::recover_from(const Slots& slots, std::string_view condition)
{
    for (const SlotId one : somebody(slots)) {
        Tabletop::Pokemon& pokemon = table_.pokemon(one);
        pokemon.conditions =
            static_cast<std::uint8_t>(pokemon.conditions & ~condition_bit(condition));
    }
    return 1;
}

int TableWords::move(const Cards& cards, std::string_view zone)
{
    const Zone to = zone_named(zone);
    for (const CardIndex card : cards) {
        table_.move(card, to, zone == "deck_bottom");
        if (zone == "deck") table_.shuffle(owner_of(card));
    }
    return static_cast<int>(cards.size());
}

int TableWords::attach(const Cards& cards, const Slots& to)
{
    const Slots targets = somebody(to);
    if (targets.empty()) return 0;
    for (const CardIndex card : cards) {
        const CardDef& def = table_.def(card);
        if (!def.attaches_to.empty() || def.only_on != no_filter) {
            throw NotHere("a card that only some Pokémon may have");
        }
        table_.attach(card, targets[0]);
    }
    return static_cast<int>(cards.size());
}

int TableWords::attach_each(const Cards& cards, const Slots& to)
{
    if (to.empty()) return 0;
    for (const CardIndex card : cards) attach({card}, one_of(to));
    return static_cast<int>(cards.size());
}

int TableWords::bench(const Cards& cards)
{
    for (const CardIndex card : cards) table_.put_onto_bench(card);
    return static_cast<int>(cards.size());
}

int TableWords::switch_in(const Slots& slots)
{
    const Slots all = somebody(slots);
    if (all.empty()) return 0;
    table_.switch_in(all[0]);
    return 1;
}

int TableWords::spread(int count, const Slots& among)
{
    for (int i = 0; i < count && !among.empty(); ++i) put_counters(one_of(among), 1);
    return count;
}

int TableWords::move_counters(const Slots& from, const Slots& to, int count)
{
    if (somebody(from).empty() || somebody(to).empty()) return 0;
    Tabletop::Pokemon& giving = table_.pokemon(from[0]);
    const int moved = std::min(10 * count, giving.damage);
    giving.damage -= moved;
    table_.pokemon(to[0]).damage += moved;
    return moved;
}

}  // namespace ptcg::tools
