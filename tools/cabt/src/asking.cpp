#include "ptcg/cabt/asking.hpp"

#include <algorithm>
#include <tuple>

#include "areas.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {
namespace {

[[nodiscard]] std::uint8_t narrow(std::size_t number)
{
    return static_cast<std::uint8_t>(number);
}

/// The interface's numbers of Special Conditions, by ptcg::Condition.
constexpr std::array<int, condition_count> condition_numbers = {2, 1, 4, 3, 0};

[[nodiscard]] SlotId slot_at(const Table& table, Spot spot)
{
    if (at(spot) >= slots_per_match) return no_slot;
    const PlayerTable& player = table.player[at(owner_of(spot))];
    const std::size_t place = at(spot) % slots_per_player;
    if (place == 0) return player.active;
    return place <= player.bench_count ? player.bench[place - 1] : no_slot;
}

}  // namespace

void Asker::place(SelectOption& option, SlotId id) const
{
    const PlayerTable& player = table_.player[at(owner_of(id))];
    option.player = owner_of(id);
    option.area = player.active == id ? Area::active : Area::bench;
    const auto end = player.bench.begin() + player.bench_count;
    const auto found = std::find(player.bench.begin(), end, id);
    option.index = found == end ? std::uint8_t{0}
                                : narrow(static_cast<std::size_t>(found - player.bench.begin()));
}

void Asker::add_pokemon(Select& select, SlotId id, std::uint16_t pick) const
{
    SelectOption one;
    one.type = OptionType::card;
    place(one, id);
    one.card = table_.slots[at(id)].top;
    one.pick = pick;
    select.options.push_back(one);
}

void Asker::add_energy(Select& select, SlotId id, std::uint16_t pick) const
{
    const Permissions& game = match_.rules();
    SelectOption one;
    one.type = OptionType::energy;
    place(one, id);
    one.pick = pick;
    for (const CardIndex card : cards_.attached(game, id, Role::energy)) {
        one.card = card;
        one.count = std::max<std::uint8_t>(game.provides(card).units, 1);
        select.options.push_back(one);
        ++one.part;
    }
}

void Asker::add_from_pile(Select& select, OptionType type, const Option& option,
                          std::uint16_t pick) const
{
    const PlayerId asked = table_.turn_player;
    const Pile& pile = table_.player[at(asked)].pile(option.zone);
    SelectOption one;
    one.type = type;
    one.area = area_of_pile(option.zone, Area::looking);
    one.pick = pick;
    if (const SlotId on = slot_at(table_, option.spot); on != no_slot) {
        SelectOption target;
        place(target, on);
        one.in_play_area = target.area;
        one.in_play_index = target.index;
    }
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (match_.state().defs[at(pile.cards[i])] != option.def) continue;
        one.index = narrow(i);
        one.card = pile.cards[i];
        select.options.push_back(one);
    }
}

void Asker::add_use(Select& select, const Option& option, std::uint16_t pick) const
{
    const SlotId on = slot_at(table_, option.spot);
    if (on == no_slot) return add_from_pile(select, OptionType::ability, option, pick);
    const AbilityDef& ability = match_.library().def(option.def).abilities[option.value];
    SelectOption one;
    one.type = ability.kind == AbilityKind::rule ? OptionType::discard : OptionType::ability;
    place(one, on);
    one.card = table_.slots[at(on)].top;
    one.pick = pick;
    select.options.push_back(one);
}

void Asker::add_main(Select& select, const Option& option, std::uint16_t pick) const
{
    SelectOption one;
    one.pick = pick;
    switch (option.kind) {
        case OptionKind::bench:
            return add_from_pile(select, OptionType::play, option, pick);
        case OptionKind::attach:
            return add_from_pile(select, OptionType::attach, option, pick);
        case OptionKind::evolve:
            return add_from_pile(select, OptionType::evolve, option, pick);
        case OptionKind::play:
            return add_from_pile(select,
                                 option.spot == no_spot ? OptionType::play : OptionType::attach,
                                 option, pick);
        case OptionKind::use:
            return add_use(select, option, pick);
        case OptionKind::use_stadium:
            one.type = OptionType::ability;
            one.area = Area::stadium;
            break;
        case OptionKind::retreat:  // one for all Pokémon that may come in
            if (std::ranges::any_of(select.options, [](const SelectOption& o) {
                    return o.type == OptionType::retreat;
                })) {
                return;
            }
            one.type = OptionType::retreat;
            break;
        default:
            one.type = OptionType::end;
            break;
    }
    select.options.push_back(one);
}

void Asker::add_cards(Select& select, const Option& option, std::uint16_t pick) const
{
    const PlayerId owner = owner_of(option.spot);
    SelectOption one;
    one.type = OptionType::card;
    one.area = area_of_pile(option.zone, Area::looking);
    one.player = owner;
    one.pick = pick;
    int left = option.count;
    const auto offer = [&](CardIndex card, std::size_t index) {
        if (left == 0 || match_.state().defs[at(card)] != option.def) return;
        if (owner_of(card) != owner) return;
        one.card = card;
        one.index = narrow(index);
        select.options.push_back(one);
        --left;
    };
    if (!looking_.empty() && table_.zone[at(looking_.front())] == option.zone) {
        one.area = Area::looking;
        for (std::size_t i = 0; i < looking_.size(); ++i) offer(looking_[i], i);
        return;
    }
    if (option.zone == Zone::stadium) return offer(table_.stadium, 0);
    if (at(option.zone) >= pile_count) return;
    const Pile& pile = table_.player[at(owner)].pile(option.zone);
    for (std::size_t i = 0; i < pile.count; ++i) offer(pile.cards[i], i);
    if (option.zone == Zone::deck) select.shows_deck = true;
}

void Asker::add_face_down(Select& select, const Option& option, std::uint16_t pick) const
{
    const PlayerId owner = owner_of(option.spot);
    const Pile& pile = table_.player[at(owner)].pile(option.zone);
    if (option.place >= pile.count) return;
    SelectOption one;
    one.type = OptionType::card;
    one.area = area_of_pile(option.zone, Area::looking);
    one.player = owner;
    one.index = option.place;
    one.card = pile.cards[option.place];
    one.pick = pick;
    select.options.push_back(one);
}

void Asker::add_attached(Select& select, const Option& option, std::uint16_t pick) const
{
    const SlotId id = slot_at(table_, option.spot);
    if (id == no_slot) return;
    const Permissions& game = match_.rules();
    SelectOption one;
    place(one, id);
    one.pick = pick;
    int left = option.count;
    for (const Role role : {Role::energy, Role::tool}) {
        const bool units = select.type == SelectType::energy;
        one.type = role == Role::tool ? OptionType::tool_card
                   : units            ? OptionType::energy
                                      : OptionType::energy_card;
        one.part = 0;
        for (const CardIndex card : cards_.attached(game, id, role)) {
            if (left > 0 && match_.state().defs[at(card)] == option.def) {
                one.card = card;
                if (role == Role::energy)
                    one.count = std::max<std::uint8_t>(game.provides(card).units, 1);
                select.options.push_back(one);
                --left;
            }
            ++one.part;
        }
    }
}

void Asker::add_text(Select& select, const Option& option, std::uint16_t pick) const
{
    SelectOption one;
    one.type = OptionType::skill;
    one.pick = pick;
    const SlotId on = slot_at(table_, option.spot);
    if (on != no_slot) {
        for (const CardIndex card : match_.rules().cards_of(on, Role::none)) {
            if (match_.state().defs[at(card)] == option.def) one.card = card;
        }
    }
    if (one.card == no_card && table_.stadium != no_card &&
        match_.state().defs[at(table_.stadium)] == option.def) {
        one.card = table_.stadium;
    }
    select.options.push_back(one);
}

void Asker::add(Select& select, const Option& option, std::uint16_t pick) const
{
    SelectOption one;
    one.pick = pick;
    switch (option.kind) {
        case OptionKind::stop:  // to pick nothing says the same
            select.min = 0;
            return;
        case OptionKind::yes:
        case OptionKind::heads:
            one.type = OptionType::yes;
            break;
        case OptionKind::no:
        case OptionKind::tails:
            one.type = OptionType::no;
            break;
        case OptionKind::number:
            one.type = OptionType::number;
            one.value = option.value;
            break;
        case OptionKind::card:
            return add_cards(select, option, pick);
        case OptionKind::face_down:
            return add_face_down(select, option, pick);
        case OptionKind::pokemon:
            return add_pokemon(select, slot_at(table_, option.spot), pick);
        case OptionKind::attached:
            return add_attached(select, option, pick);
        case OptionKind::attack:
            one.type = OptionType::attack;
            one.value = cards_.numbers().attack(option.def, option.value);
            break;
        case OptionKind::condition:
            one.type = OptionType::special_condition;
            one.value = condition_numbers[option.value];
            break;
        case OptionKind::word:
            one.type = pick == 0 ? OptionType::yes : OptionType::no;
            if (match_.decision()->options.size() > 2) {
                one.type = OptionType::number;
                one.value = pick;
            }
            break;
        case OptionKind::text:
            return add_text(select, option, pick);
        default:
            return add_main(select, option, pick);
    }
    select.options.push_back(one);
}

bool Asker::is_of_source(CardIndex card, const Decision& question) const
{
    return card != no_card && match_.state().defs[at(card)] == question.source;
}

/// Returns the copy whose text asks, as far as the procedures in progress tell.
CardIndex Asker::source_card(const Decision& question) const
{
    if (question.source == no_def) return no_card;
    const Permissions& game = match_.rules();
    const auto on_pokemon = [&](SlotId id) {
        if (!game.in_play(id)) return no_card;
        for (const CardIndex card : game.cards_of(id, Role::none)) {
            if (is_of_source(card, question)) return card;
        }
        return no_card;
    };
    for (std::size_t depth = table_.depth; depth-- > 0;) {
        const Frame& frame = table_.frames[depth];
        if (is_of_source(frame.card, question)) return frame.card;
        if (const CardIndex card = on_pokemon(frame.slot); card != no_card) return card;
    }
    if (is_of_source(table_.stadium, question)) return table_.stadium;
    for (const PlayerId id : {question.asked, opponent_of(question.asked)}) {
        for (const SlotId slot : game.pokemon_of(id)) {
            if (const CardIndex card = on_pokemon(slot); card != no_card) return card;
        }
    }
    for (const PlayerId id : {question.asked, opponent_of(question.asked)}) {
        for (const Zone zone : {Zone::played, Zone::discard, Zone::hand}) {
            for (const CardIndex card : game.cards_in(id, zone)) {
                if (is_of_source(card, question)) return card;
            }
        }
    }
    return no_card;
}

Wording Asker::wording(const Decision& question) const
{
    const CardIndex source = source_card(question);
    return contexts_.of(source == no_card ? 0 : cards_.number(source), question, asked_before_);
}

Select Asker::ask(const Decision& question, const PickedBefore& picked,
                  std::optional<SelectType> as)
{
    const CardIndex source = source_card(question);
    const Wording called = wording(question);
    Select select;
    select.type = as.value_or(called.type);
    select.context = called.context;
    select.min = question.min;
    select.max = question.max;
    select.effect = called.about == About::confirm ? no_card : source;
    if (called.about == About::source || called.about == About::confirm)
        select.context_card = source;
    const auto before = called.about == About::pokemon ? picked.pokemon : picked.cards;
    const bool of_picked = called.about == About::pokemon || called.about == About::picked;
    if (of_picked && !before.empty()) select.context_card = before.front();
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i].count > 0)
            add(select, question.options[i], static_cast<std::uint16_t>(i));
    }
    if (question.purpose == Purpose::main_phase) sort_main(select.options);
    return select;
}

void sort_main(std::vector<SelectOption>& options)
{
    const auto rank = [](const SelectOption& option) {
        switch (option.type) {
            case OptionType::play:
            case OptionType::attach:
            case OptionType::evolve:
                return 0;
            case OptionType::ability:
                return 1;
            case OptionType::discard:
                return 2;
            case OptionType::attack:
                return 3;
            case OptionType::retreat:
                return 4;
            default:
                return 5;
        }
    };
    const auto key = [&](const SelectOption& option) {
        const int order = rank(option);
        const bool by_hand = order == 0;
        return std::tuple(order, by_hand ? Area::none : option.area, option.index,
                          option.in_play_area, option.in_play_index);
    };
    std::ranges::stable_sort(options, {}, key);
}

}  // namespace ptcg::cabt
