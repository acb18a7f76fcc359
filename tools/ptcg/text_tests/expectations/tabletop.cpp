#include "text_tests/expectations/tabletop.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text_tests/actions/answers.hpp"

namespace ptcg::tools {
std::string_view side(PlayerId player)
{
    return player == PlayerId::one ? "me" : "opponent";
}

Tabletop::Tabletop(const CardLibrary& library, const MatchState& state)
    : library_(&library), ids_(state.defs)
{
    const Table& table = state.now;
    for (const PlayerId player : both_players) {
        const PlayerTable& from = table.player[at(player)];
        for (std::size_t zone = 0; zone < pile_count; ++zone) {
            const Pile& pile = from.piles[zone];
            piles_[at(player)][zone].assign(pile.cards.begin(), pile.cards.begin() + pile.count);
        }
        const auto add = [&](SlotId id, bool active) {
            if (id == no_slot) return;
            const Slot& slot = table.slots[at(id)];
            Pokemon& one = pokemon(id);
            one.in_play = true;
            one.active = active;
            one.owner = player;
            one.damage = slot.damage;
            one.conditions = slot.conditions;
            one.poison = slot.has(Condition::poisoned) ? slot.poison_counters : 0;
            one.is_new = slot.entered_turn == table.turn;
            one.knocked_out = slot.knocked_out;
            for (CardIndex card = slot.first; card != no_card; card = table.next[at(card)]) {
                const bool itself = is_pokemon_itself(table.role[at(card)]);
                (itself ? one.stack : one.attached).push_back(card);
            }
            // The order of arrival is that of the Stages.
            const auto top = std::ranges::find(one.stack, slot.top);
            if (top != one.stack.end()) std::rotate(top, top + 1, one.stack.end());
        };
        add(from.active, true);
        for (std::size_t i = 0; i < from.bench_count; ++i) add(from.bench[i], false);
    }
    stadium_ = table.stadium;
    turn_ = table.turn;
    turn_player_ = table.turn_player;
    history_.assign(table.memos.begin(), table.memos.begin() + table.memo_count);
}

std::vector<SlotId> Tabletop::pokemon_of(PlayerId player) const
{
    std::vector<SlotId> all = bench(player);
    if (const SlotId first = active(player); first != no_slot) all.insert(all.begin(), first);
    return all;
}

SlotId Tabletop::active(PlayerId player) const
{
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        const Pokemon& one = pokemon_[i];
        if (one.in_play && one.active && one.owner == player) return static_cast<SlotId>(i);
    }
    return no_slot;
}

std::vector<SlotId> Tabletop::bench(PlayerId player) const
{
    std::vector<SlotId> all;
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        const Pokemon& one = pokemon_[i];
        if (one.in_play && !one.active && one.owner == player) {
            all.push_back(static_cast<SlotId>(i));
        }
    }
    return all;
}

SlotId Tabletop::holder(CardIndex card) const
{
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        const std::vector<CardIndex>& cards = pokemon_[i].attached;
        if (std::ranges::find(cards, card) != cards.end()) return static_cast<SlotId>(i);
    }
    return no_slot;
}

void Tabletop::take(CardIndex card)
{
    for (auto& piles : piles_) {
        for (auto& pile : piles) std::erase(pile, card);
    }
    for (Pokemon& one : pokemon_) {
        std::erase(one.attached, card);
        std::erase(one.stack, card);
    }
    if (stadium_ == card) stadium_ = no_card;
}

void Tabletop::move(CardIndex card, Zone zone, bool bottom)
{
    // PRISM-02
    if (zone == Zone::discard && def(card).has(lost_instead_of_discarded)) zone = Zone::lost_zone;
    take(card);
    std::vector<CardIndex>& pile = piles_[at(owner_of(card))][at(zone)];
    pile.insert(bottom ? pile.begin() : pile.end(), card);
}

void Tabletop::attach(CardIndex card, SlotId to)
{
    take(card);
    pokemon(to).attached.push_back(card);
}

void Tabletop::put_onto_bench(CardIndex card)
{
    take(card);
    const std::size_t first = at(owner_of(card)) * slots_per_player;
    for (std::size_t i = first; i < first + slots_per_player; ++i) {
        if (pokemon_[i].in_play) continue;
        pokemon_[i] = {.in_play = true, .owner = owner_of(card), .stack = {card}, .attached = {}};
        return;
    }
}

SlotId Tabletop::play_as_in(const Tabletop& other, CardIndex card)
{
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        const std::vector<CardIndex>& stack = other.pokemon_[i].stack;
        if (std::ranges::find(stack, card) == stack.end()) continue;
        take(card);
        pokemon_[i].stack.push_back(card);
        pokemon_[i].conditions = 0;
        if (!pokemon_[i].in_play) pokemon_[i].owner = owner_of(card);
        pokemon_[i].in_play = true;
        return static_cast<SlotId>(i);
    }
    return no_slot;
}

void Tabletop::switch_in(SlotId slot)
{
    const SlotId old = active(pokemon(slot).owner);
    if (old == no_slot || old == slot) return;
    pokemon(old).active = false;
    pokemon(old).conditions = 0;  // SC-03
    pokemon(slot).active = true;
}

void Tabletop::evolve(SlotId slot, CardIndex into)
{
    take(into);
    pokemon(slot).stack.push_back(into);
    pokemon(slot).conditions = 0;
}

void Tabletop::devolve(SlotId slot, Zone to)
{
    if (pokemon(slot).stack.size() < 2) return;
    move(pokemon(slot).stack.back(), to);
    pokemon(slot).conditions = 0;
}

void Tabletop::leave_play(SlotId slot, Zone to, Zone attached)
{
    const Pokemon leaving = pokemon(slot);
    for (const CardIndex card : leaving.attached) move(card, attached);
    for (const CardIndex card : leaving.stack) move(card, to);
    pokemon(slot) = {};
}

void Tabletop::put_under(CardIndex card)
{
    move(card, Zone::deck, true);
    ++under_[at(owner_of(card))];
    puts_under_ = true;
}

int Tabletop::known_from_top(PlayerId player) const
{
    return static_cast<int>(pile(player, Zone::deck).size()) - under_[at(player)];
}

void Tabletop::shuffle(PlayerId player)
{
    shuffled_[at(player)] = true;
    std::ranges::stable_sort(piles_[at(player)][at(Zone::deck)], {},
                             [&](CardIndex card) { return place_in_shuffle(id(card)); });
}

std::string Tabletop::label(SlotId slot) const
{
    const Pokemon& one = pokemon(slot);
    std::vector<std::string_view> cards;
    for (const CardIndex card : one.attached) cards.push_back(library_->text(id(card)).id);
    std::ranges::sort(cards);
    std::string text = fmt::format("{} {} {}", side(one.owner), one.active ? "active" : "bench",
                                   library_->text(id(one.stack.back())).id);
    if (one.damage > 0) text += fmt::format(" -{}", one.damage);
    if (!cards.empty()) text += fmt::format(" ({})", fmt::join(cards, " "));
    return text;
}

/// Returns where each card is. Pokémon are called as in `named_by`.
std::array<std::string, cards_per_match> Tabletop::places(const Tabletop& named_by) const
{
    std::array<std::string, cards_per_match> all;
    if (stadium_ != no_card) all[at(stadium_)] = "in play";
    for (const PlayerId player : both_players) {
        for (std::size_t zone = 0; zone < pile_count; ++zone) {
            for (const CardIndex card : piles_[at(player)][zone]) {
                all[at(card)] =
                    fmt::format("{} {}", side(player), name_of(static_cast<Zone>(zone)));
            }
        }
    }
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        if (!pokemon_[i].in_play) continue;
        const bool old = named_by.pokemon_[i].in_play;
        const std::string label = old ? named_by.label(static_cast<SlotId>(i)) : "a new Pokémon";
        for (const CardIndex card : pokemon_[i].attached) all[at(card)] = "on " + label;
        for (const CardIndex card : pokemon_[i].stack) all[at(card)] = "as " + label;
    }
    return all;
}

/// Returns what lies in a deck, the bottom card first. What lies below the cards that were there
/// before may have no order.
std::vector<std::string_view> Tabletop::deck_told(const Tabletop& after, PlayerId player) const
{
    const auto told = [&](const std::vector<CardIndex>& pile) {
        std::vector<std::string_view> cards;
        for (const CardIndex card : pile) cards.push_back(library_->text(ids_[at(card)]).id);
        return cards;
    };
    const auto before = told(pile(player, Zone::deck));
    auto cards = told(after.pile(player, Zone::deck));
    if (!forgets_order_below_) return cards;
    // The fewest that may have been there: which they are must not depend on those below.
    for (std::size_t left = 1; left <= std::min(cards.size(), before.size()); ++left) {
        const auto rest = cards.end() - static_cast<std::ptrdiff_t>(left);
        if (!std::equal(rest, cards.end(), before.begin())) continue;
        std::sort(cards.begin(), rest);
        return cards;
    }
    if (!tells_order_) std::ranges::sort(cards);
    return cards;
}

/// Adds a line for each card that is elsewhere. Copies of a card that change places do not move.
void Tabletop::add_moves(const Tabletop& after, std::vector<std::string>& lines) const
{
    using Places = std::vector<std::string>;
    const auto before_places = places(*this);
    const auto after_places = after.places(*this);
    std::map<DefId, std::pair<Places, Places>> copies;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        if (before_places[i] == after_places[i]) continue;
        copies[ids_[i]].first.push_back(before_places[i]);
        copies[ids_[i]].second.push_back(after_places[i]);
    }
    for (auto& [id, moves] : copies) {
        auto& [from, to] = moves;
        std::ranges::sort(from);
        std::ranges::sort(to);
        Places left, reached;
        std::ranges::set_difference(from, to, std::back_inserter(left));
        std::ranges::set_difference(to, from, std::back_inserter(reached));
        for (std::size_t i = 0; i < left.size(); ++i) {
            lines.push_back(
                fmt::format("{}: {} -> {}", library_->text(id).id, left[i], reached[i]));
        }
    }
}

std::vector<std::string> Tabletop::changes(const Tabletop& after) const
{
    std::vector<std::string> lines = after.notes_;
    add_moves(after, lines);
    for (std::size_t i = 0; i < pokemon_.size(); ++i) {
        const Pokemon& one = pokemon_[i];
        const Pokemon& other = after.pokemon_[i];
        if (!other.in_play) continue;
        const auto slot = static_cast<SlotId>(i);
        const std::string name = one.in_play ? label(slot) : "new: " + after.label(slot);
        if (one.damage != other.damage) {
            lines.push_back(fmt::format("{}: {} damage", name, other.damage));
        }
        for (std::size_t c = 0; c < condition_count; ++c) {
            const bool had = (one.conditions >> c & 1) != 0;
            const bool has = (other.conditions >> c & 1) != 0;
            if (had == has) continue;
            lines.push_back(fmt::format("{}: {}{}", name, has ? "" : "not ",
                                        name_of(static_cast<Condition>(c))));
        }
        if (one.active != other.active) {
            lines.push_back(fmt::format("{}: to {}", name, other.active ? "active" : "bench"));
        }
        if (other.poison > 0 && one.poison != other.poison && other.poison != 1) {
            lines.push_back(fmt::format("{}: {} counters of poison", name, other.poison));
        }
        if (other.knocked_out) lines.push_back(fmt::format("{}: Knocked Out", name));
    }
    for (const PlayerId player : both_players) {
        const bool shuffled = shuffled_[at(player)] || after.shuffled_[at(player)];
        if (shuffled) lines.push_back(fmt::format("{} shuffles", side(player)));
        if (shuffled && !tells_order_) continue;
        const auto deck = deck_told(after, player);
        if (deck == deck_told(*this, player)) continue;
        lines.push_back(fmt::format("{} deck: {}", side(player), fmt::join(deck, " ")));
    }
    std::ranges::sort(lines);
    return lines;
}

}  // namespace ptcg::tools
