#include "sampling/renumbering.hpp"

#include <algorithm>

#include "state/lists.hpp"

namespace ptcg {
namespace {

/// Assigns the new numbers.
class Numbering {
public:
    explicit Numbering(const Table& table)
    {
        numbers_.fill(no_card);
        for (PlayerId owner : both_players) {
            for (const Pile& pile : table.player[at(owner)].piles) {
                for (std::size_t i = 0; i < pile.count; ++i) take(pile.cards[i]);
            }
        }
        for (const Slot& slot : table.slots) {
            if (slot.empty()) continue;
            for (CardIndex c = slot.first; c != no_card; c = table.next[at(c)]) take(c);
        }
        if (table.stadium != no_card) take(table.stadium);
        for (std::size_t i = 0; i < cards_per_match; ++i) take(static_cast<CardIndex>(i));
    }

    [[nodiscard]] const NewNumbers& numbers() const { return numbers_; }

private:
    void take(CardIndex card)
    {
        if (numbers_[at(card)] != no_card) return;
        numbers_[at(card)] = static_cast<CardIndex>(next_[at(owner_of(card))]++);
    }

    NewNumbers numbers_{};
    std::array<std::size_t, players> next_{0, cards_per_player};
};

/// Replaces the numbers of cards in a table with the new ones.
class Renumbering {
public:
    explicit Renumbering(const NewNumbers& to) : to_(to) {}

    void apply(Table& t) const
    {
        rearrange(t.zone);
        rearrange(t.place);
        rearrange(t.role);
        rearrange(t.seen);
        rearrange(t.next);
        for (CardIndex& card : t.next) renumber(card);
        for (PlayerTable& player : t.player) {
            for (Pile& pile : player.piles) {
                for (std::size_t i = 0; i < pile.count; ++i) renumber(pile.cards[i]);
            }
        }
        for (Slot& slot : t.slots) {
            renumber(slot.first);
            renumber(slot.top);
        }
        renumber(t.stadium);
        for (Waiting& w : waiting_of(t)) {
            renumber(w.card);
            renumber(w.event_card);
        }
        for (std::size_t i = 0; i < t.depth; ++i) renumber(t.frames[i].card);
        for (MemoRecord& memo : memos_of(t)) renumber(memo, t);
        for (Lasting& effect : lasting_of(t)) renumber(effect);
    }

    template <typename T>
    void rearrange(std::array<T, cards_per_match>& of_cards) const
    {
        const std::array<T, cards_per_match> before = of_cards;
        for (std::size_t i = 0; i < cards_per_match; ++i) of_cards[at(to_[i])] = before[i];
    }

private:
    void renumber(CardIndex& card) const
    {
        if (card != no_card) card = to_[at(card)];
    }
    void renumber(Lasting& effect) const
    {
        if (!is_about_an_attack(effect)) return;
        effect.effect = static_cast<std::uint8_t>(to_[effect.effect]);
    }
    /// Which copy was attached or used matters only for the rest of its turn. Later, and where it
    /// has gone into the hand or the deck, the number would only reveal where the card is.
    void renumber(MemoRecord& memo, const Table& t) const
    {
        const bool over = memo.turn != t.turn;
        if (memo.what == Memo::used_card && memo.key < cards_per_match) {
            memo.key = over ? std::uint16_t{0xffff} : static_cast<std::uint16_t>(to_[memo.key]);
        } else if (memo.what == Memo::attached && memo.detail != 0) {
            const auto card = static_cast<std::size_t>((memo.detail & ~one_more) - 1);
            const auto flag = static_cast<std::uint8_t>(memo.detail & one_more);
            if (card >= cards_per_match) return;
            constexpr std::uint8_t no_number = cards_per_match + 1;
            const std::size_t now = at(to_[card]);  // zones have the new numbers already
            const Zone zone = t.zone[now];
            const bool hidden = zone == Zone::deck || zone == Zone::hand || zone == Zone::prizes;
            const auto number = hidden ? no_number : static_cast<std::uint8_t>(now + 1);
            memo.detail = over ? std::uint8_t{0} : static_cast<std::uint8_t>(flag | number);
        }
    }

    const NewNumbers& to_;
};

[[nodiscard]] bool keeps_numbers(const Table& table)
{
    return std::any_of(table.frames.begin(), table.frames.begin() + table.depth,
                       [](const Frame& frame) { return frame.memo_count > 0; });
}

}  // namespace

NewNumbers renumber_cards(MatchState& state)
{
    if (keeps_numbers(state.now) || (state.checkpointed && keeps_numbers(state.checkpoint))) {
        NewNumbers same{};
        for (std::size_t i = 0; i < same.size(); ++i) same[i] = static_cast<CardIndex>(i);
        return same;
    }
    const Numbering numbering(state.now);
    const Renumbering renumbering(numbering.numbers());
    renumbering.rearrange(state.defs);
    renumbering.apply(state.now);
    if (state.checkpointed) renumbering.apply(state.checkpoint);
    return numbering.numbers();
}

}  // namespace ptcg
