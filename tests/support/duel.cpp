#include "support/duel.hpp"

#include "support/catch.hpp"

namespace ptcg::test {

namespace {

/// Returns every card of the library, with a Bystander in each third place so that there are no
/// mulligans.
[[nodiscard]] std::vector<DefId> deck_of_all(const NeutralCards& cards)
{
    std::vector<DefId> deck;
    std::size_t next = 0;
    while (deck.size() < cards_per_player) {
        if (deck.size() % 3 == 0) {
            deck.push_back(cards["Bystander"]);
        } else {
            deck.push_back(static_cast<DefId>(next++ % cards.library.size()));
        }
    }
    return deck;
}

[[nodiscard]] Match begin(NeutralCards& cards, const Ruleset& rules, const std::vector<DefId>& deck)
{
    return std::move(Match::start(cards.library, rules, &cards.effects,
                                  {.deck_one = deck, .deck_two = deck, .explicit_chance = true})
                         .value());
}

}  // namespace

Duel::Duel(NeutralCards& cards, const Ruleset& rules)
    : cards_(cards), deck_(deck_of_all(cards)), match(begin(cards, rules, deck_))
{
    while (next()->purpose != Purpose::main_phase) {
        if (next()->purpose == Purpose::start_first) {
            answer({0});
        } else if (next()->purpose == Purpose::active) {
            answer({static_cast<std::uint16_t>(
                find_option(*next(), OptionKind::card, cards["Bystander"]))});
        } else {
            REQUIRE(match.answer_by_default());
        }
    }
    match.edit([&](Resolver& game) {
        REQUIRE(game.table().turn_player == one);
        game.table().turn = 3;
        game.player(one).turns_taken = 2;
        game.player(two).turns_taken = 1;
        for (PlayerId id : both_players) {
            while (game.pile(id, Zone::hand).count > 0) {
                const CardIndex card = game.pile(id, Zone::hand).cards[0];
                game.take_from_zone(card);
                game.put_on_pile(card, Zone::deck, true);
            }
        }
    });
    first_event_ = match.events().size();
    match.verify_reruns(true);
}

CardIndex Duel::take(Resolver& game, PlayerId id, DefId def)
{
    const Pile& deck = game.pile(id, Zone::deck);
    for (std::size_t i = 0; i < deck.count; ++i) {
        const CardIndex card = deck.cards[i];
        if (game.def_id(card) != def) continue;
        game.take_from_zone(card);
        return card;
    }
    FAIL("the deck ran out of a card");
    return no_card;
}

SlotId Duel::set_active(PlayerId id, std::string_view name)
{
    SlotId slot = no_slot;
    match.edit([&](Resolver& game) {
        if (const SlotId old = game.active(id); old != no_slot) {
            while (game.slot(old).first != no_card) {
                const CardIndex card = game.slot(old).first;
                game.take_from_zone(card);
                game.put_on_pile(card, Zone::deck, true);
            }
            game.vacate(old);
        }
        slot = game.free_slot(id);
        game.enter_play(slot, take(game, id, cards_[name]));
        game.slot(slot).entered_turn = 0;
        game.player(id).active = slot;
    });
    return slot;
}

SlotId Duel::add_to_bench(PlayerId id, std::string_view name)
{
    SlotId slot = no_slot;
    match.edit([&](Resolver& game) {
        slot = game.free_slot(id);
        game.enter_play(slot, take(game, id, cards_[name]));
        game.slot(slot).entered_turn = 0;
        game.move_to_bench(slot);
    });
    return slot;
}

void Duel::attach(SlotId to, std::string_view name, Role role)
{
    match.edit(
        [&](Resolver& game) { game.link(to, take(game, owner_of(to), cards_[name]), role); });
}

void Duel::set_damage(SlotId id, int points)
{
    match.edit([&](Resolver& game) { game.slot(id).damage = static_cast<std::uint16_t>(points); });
}

void Duel::set_condition(SlotId id, Condition condition)
{
    match.edit([&](Resolver& game) { REQUIRE(game.set_condition(id, condition) == Status::done); });
}

void Duel::affect(SlotId id, LastingKind kind, PlayerId owner, int value)
{
    match.edit([&](Resolver& game) {
        const CardIndex top = game.slot(id).top;
        const Resolver::WithSource by(game, {game.def_id(top), Origin::attack, 0, id, owner});
        REQUIRE(game.add_lasting({.def = game.def_id(top),
                                  .kind = kind,
                                  .effect = static_cast<std::uint8_t>(top),
                                  .subject = static_cast<std::uint8_t>(id),
                                  .owner = owner,
                                  .value = static_cast<std::int16_t>(value)},
                                 Until::end_of_turn) == Status::done);
    });
}

void Duel::set_prizes(PlayerId id, int count)
{
    match.edit([&](Resolver& game) {
        while (game.pile(id, Zone::prizes).count > count) {
            const CardIndex card = game.pile(id, Zone::prizes).cards[0];
            game.take_from_zone(card);
            game.put_on_pile(card, Zone::deck, true);
        }
    });
}

void Duel::set_deck(PlayerId id, int count)
{
    match.edit([&](Resolver& game) {
        while (game.pile(id, Zone::deck).count > count) {
            const CardIndex card = game.pile(id, Zone::deck).cards[0];
            game.take_from_zone(card);
            game.put_on_pile(card, Zone::lost_zone, false);
        }
    });
}

void Duel::add_to_hand(PlayerId id, std::string_view name)
{
    match.edit(
        [&](Resolver& game) { game.put_on_pile(take(game, id, cards_[name]), Zone::hand, false); });
}

void Duel::answer(std::vector<std::uint16_t> picks)
{
    const Result<void> taken = match.answer(picks);
    if (!taken) FAIL(taken.error().message);
}

void Duel::answer_first()
{
    std::vector<std::uint16_t> picks;
    const Decision* open = next();
    for (std::uint16_t i = 0; i < open->min; ++i) picks.push_back(i);
    answer(picks);
}

void Duel::do_option(OptionKind kind, DefId def, int value)
{
    const Decision* open = next();
    REQUIRE(open != nullptr);
    REQUIRE(open->purpose == Purpose::main_phase);
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        const Option& option = open->options[i];
        const bool fits = option.kind == kind && (def == no_def || option.def == def) &&
                          (value < 0 || option.value == value);
        if (!fits) continue;
        answer({static_cast<std::uint16_t>(i)});
        return;
    }
    FAIL("what the test wants to do is not offered");
}

void Duel::attack(std::uint8_t number)
{
    do_option(OptionKind::attack, no_def, number);
}

void Duel::end_turn()
{
    do_option(OptionKind::end_turn, no_def, -1);
}

void Duel::play(std::string_view name)
{
    do_option(OptionKind::play, cards_[name], -1);
}

const Slot& Duel::active(PlayerId id)
{
    return match.rules().slot(match.rules().active(id));
}

int Duel::count(EventKind kind) const
{
    int n = 0;
    for (std::size_t i = first_event_; i < match.events().size(); ++i) {
        n += match.events()[i].kind == kind ? 1 : 0;
    }
    return n;
}

int Duel::position(EventKind kind, PlayerId who) const
{
    for (std::size_t i = first_event_; i < match.events().size(); ++i) {
        const Event& e = match.events()[i];
        if (e.kind == kind && (who == PlayerId::none || e.player == who)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

}  // namespace ptcg::test
