// Compares the table with what a text needs before it may be played or used.

#include "ptcg/queries.hpp"

namespace ptcg {

namespace {

class Needs {
public:
    Needs(const Queries& game, PlayerId owner, SlotId self, CardIndex card)
        : game_(game), owner_(owner), other_(opponent_of(owner)), self_(self), card_(card)
    {
    }

    [[nodiscard]] bool met(const Requirement& r) const;

private:
    [[nodiscard]] const CardFilter& filter(const Requirement& r) const
    {
        static constexpr CardFilter any;
        return r.filter == no_filter ? any : game_.library().filter(r.filter);
    }
    template <typename What>
    [[nodiscard]] bool fits(What what, const Requirement& r) const
    {
        return r.filter == no_filter || game_.matches(what, filter(r));
    }
    [[nodiscard]] int count(PlayerId whose, Zone zone) const
    {
        return game_.pile(whose, zone).count;
    }
    [[nodiscard]] int bench(PlayerId whose) const { return game_.player(whose).bench_count; }
    [[nodiscard]] bool benched(PlayerId whose, const Requirement& r) const;
    /// The card itself is still in the hand when the engine asks whether it may be played: texts
    /// that count the hand mean the other cards.
    [[nodiscard]] bool is_itself_in_own_hand() const
    {
        return card_ != no_card && game_.table().zone[at(card_)] == Zone::hand &&
               owner_of(card_) == owner_;
    }
    [[nodiscard]] CardIndex stadium() const { return game_.table().stadium; }
    [[nodiscard]] bool in_pile(PlayerId whose, Zone zone, const Requirement& r) const;
    [[nodiscard]] bool pokemon(PlayerId whose, const Requirement& r, bool on_bench = false) const;
    [[nodiscard]] bool attached(const Requirement& r) const;
    [[nodiscard]] bool knocked_out(const Requirement& r, Harm harm) const;

    const Queries& game_;
    PlayerId owner_, other_;
    SlotId self_;
    CardIndex card_;
};

bool Needs::in_pile(PlayerId whose, Zone zone, const Requirement& r) const
{
    const bool itself =
        zone == Zone::hand && whose == owner_ && is_itself_in_own_hand() && fits(card_, r);
    const int wanted = r.count + (itself ? 1 : 0);
    if (r.filter == no_filter) return count(whose, zone) >= wanted;
    const Pile& cards = game_.pile(whose, zone);
    int fitting = 0;
    for (std::size_t i = 0; i < cards.count && fitting < wanted; ++i) {
        fitting += game_.matches(cards.cards[i], filter(r)) ? 1 : 0;
    }
    return fitting >= wanted;
}

bool Needs::pokemon(PlayerId whose, const Requirement& r, bool on_bench) const
{
    int fitting = 0;
    game_.each_pokemon(whose, [&](SlotId id) {
        const bool counts = !on_bench || !game_.is_active(id);
        fitting += counts && fits(id, r) ? 1 : 0;
    });
    return fitting >= r.count;
}

bool Needs::benched(PlayerId whose, const Requirement& r) const
{
    return r.filter == no_filter ? bench(whose) >= r.count : pokemon(whose, r, true);
}

bool Needs::attached(const Requirement& r) const
{
    int fitting = 0;
    const Table& t = game_.table();
    for (CardIndex c = game_.slot(self_).first; c != no_card; c = t.next[at(c)]) {
        if (!is_pokemon_itself(t.role[at(c)]) && fits(c, r)) ++fitting;
    }
    return fitting >= r.count;
}

bool Needs::knocked_out(const Requirement& r, Harm harm) const
{
    const CardFilter wanted = filter(r);
    return game_.remembered({.what = Memo::knocked_out,
                             .player = owner_,
                             .turn = game_.turn_of(When::opponents_last_turn, owner_),
                             .filter = &wanted,
                             .harm = harm}) >= r.count;
}

bool Needs::met(const Requirement& r) const
{
    switch (r.need) {
        case Need::none:
            return true;
        case Need::deck:
            return count(owner_, Zone::deck) >= r.count;
        case Need::opponent_deck:
            return count(other_, Zone::deck) >= r.count;
        case Need::hand:
            return in_pile(owner_, Zone::hand, r);
        case Need::opponent_hand:
            return in_pile(other_, Zone::hand, r);
        case Need::hand_at_most:
            return count(owner_, Zone::hand) - (is_itself_in_own_hand() ? 1 : 0) <= r.count;
        case Need::discard:
            return in_pile(owner_, Zone::discard, r);
        case Need::opponent_discard:
            return in_pile(other_, Zone::discard, r);
        case Need::lost_zone:
            return in_pile(owner_, Zone::lost_zone, r);
        case Need::own_prizes_at_most:
            return count(owner_, Zone::prizes) <= r.count;
        case Need::opponent_prizes_at_most:
            return count(other_, Zone::prizes) <= r.count;
        case Need::own_prizes_at_least:
            return count(owner_, Zone::prizes) >= r.count;
        case Need::more_prizes_left:
            return count(owner_, Zone::prizes) > count(other_, Zone::prizes);
        case Need::own_bench:
            return benched(owner_, r);
        case Need::opponent_bench:
            return benched(other_, r);
        case Need::bench_space:
            return game_.bench_limit(owner_) - bench(owner_) >= r.count;
        case Need::own_pokemon:
            return pokemon(owner_, r);
        case Need::opponent_pokemon:
            return pokemon(other_, r);
        case Need::attached:
            return self_ != no_slot && attached(r);
        case Need::no_condition:  // SC-08
            return self_ == no_slot || game_.slot(self_).conditions == 0;
        case Need::stadium:
            return stadium() != no_card && fits(stadium(), r);
        case Need::first_turn:
            return game_.player(owner_).turns_taken <= 1;
        case Need::knocked_out_last_turn:
            return knocked_out(r, Harm::none);
        case Need::knocked_out_by_attack_last_turn:
            return knocked_out(r, Harm::attack_damage);
    }
    return true;
}

}  // namespace

bool Queries::needs_met(std::span<const Requirement> needs, PlayerId owner, SlotId self,
                        CardIndex card) const
{
    const Needs table(*this, owner, self, card);
    for (std::size_t i = 0; i < needs.size() && needs[i].need != Need::none; ++i) {
        bool one = table.met(needs[i]);
        while (needs[i].or_next && i + 1 < needs.size()) one = table.met(needs[++i]) || one;
        if (!one) return false;
    }
    return true;
}

}  // namespace ptcg
