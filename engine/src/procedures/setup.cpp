// Setup and mulligans (section 6).

#include <algorithm>

#include "procedures/steps.hpp"

namespace ptcg::flow {

/// SETUP-08; RST-02: a card with a Stage of a class is not a Basic Pokémon.
bool placeable_in_setup(const CardDef& def, const Ruleset& rules)
{
    if (def.only_by != no_name) return false;
    if (def.is_basic_pokemon() || def.basic_in_setup) return true;  // GAP-11
    return def.counts_as_basic_in_play && rules.fossils_in_setup;   // FOS-02, T-19
}

namespace {

// Bits in the setup's `Frame::memo`, one for each player: who starts with a card that can only be
// Active, for lack of a Basic Pokémon, and who prefers a mulligan.
constexpr std::size_t starts_without = 0, declines = 1;

}  // namespace

bool may_start_active(const CardDef& def, const Ruleset& rules)
{
    return placeable_in_setup(def, rules) || def.active_in_setup;
}

bool starts_without_basic(const Table& table, PlayerId id)
{
    return table.depth > 0 && (table.frames[0].memo[starts_without] & seen_by(id)) != 0;
}

void lay_out(Resolver& game, std::uint8_t prizes)
{
    Table& t = game.table();
    const Random random = t.random;
    const std::uint32_t event_count = t.event_count;
    const std::uint8_t sudden_deaths = t.sudden_deaths;
    t = Table{};
    t.random = random;
    t.event_count = event_count;
    t.sudden_deaths = sudden_deaths;
    t.prizes_at_start = prizes;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        t.next[i] = no_card;
        game.put_on_pile(static_cast<CardIndex>(i), Zone::deck, false);
    }
    // SETUP-02, T-02; the late flip is in `after_set_up`.
    t.frames[0].step =
        game.rules().start_flip == StartFlip::before_drawing ? Step::setup_flip : Step::setup_draw;
    t.depth = 1;
    Event e = game.event(EventKind::match_began, PlayerId::none);
    e.value = sudden_deaths;
    game.emit(e);
}

namespace {

using Placeable = bool (*)(const CardDef&, const Ruleset&);

[[nodiscard]] CardList in_hand(const Facts& game, PlayerId id, Placeable fits)
{
    CardList list;
    for (CardIndex card : game.cards_in(id, Zone::hand)) {
        if (fits(game.def(card), game.rules())) list.add(card);
    }
    return list;
}

[[nodiscard]] CardList placeable(const Facts& game, PlayerId id)
{
    return in_hand(game, id, placeable_in_setup);
}

void decide(Resolver& game, std::size_t what, PlayerId id, bool yes)
{
    std::uint32_t& bits = game.frame().memo[what];
    bits = yes ? bits | seen_by(id) : bits & ~std::uint32_t{seen_by(id)};
}

[[nodiscard]] bool decided(const Facts& game, std::size_t what, PlayerId id)
{
    return (game.frame().memo[what] & seen_by(id)) != 0;
}

/// Returns whether the player must take a mulligan.
[[nodiscard]] bool lacks_basic(const Facts& game, PlayerId id)
{
    return placeable(game, id).count == 0 && !decided(game, starts_without, id);
}

/// A hand without a Basic Pokémon may contain a card that can start anyway. Its player decides
/// whether it does, once for each hand.
Status look_at_hand(Resolver& game, PlayerId id, bool& lacks)
{
    lacks = lacks_basic(game, id);
    if (!lacks || decided(game, declines, id)) return Status::done;
    const CardList starters = in_hand(game, id, may_start_active);
    if (starters.count == 0) return Status::done;
    const Source source{game.def_id(starters.card[0]), Origin::ability, 0, no_slot, id};
    const Resolver::WithSource with(game, source);
    bool starts = false;
    if (const Status s = game.ask_yes_no(id, Purpose::use_text, starts); s != Status::done) {
        return s;
    }
    decide(game, starts ? starts_without : declines, id, true);
    lacks = !starts;
    return Status::done;
}

[[nodiscard]] PlayerId first_to_set_up(const Facts& game)
{
    const PlayerId starting = game.table().starting_player;
    return starting == PlayerId::none ? PlayerId::one : starting;
}

/// Shows the hand, shuffles it into the deck and draws a new one (MULL-01). The frame counts the
/// mulligans that both players have taken together (MULL-03).
Status take_mulligan(Resolver& game, PlayerId id)
{
    decide(game, declines, id, false);
    Event e = game.event(EventKind::mulligan, id);
    e.value = static_cast<std::int16_t>(game.frame().count + game.player(id).mulligans + 1);
    game.emit(e);
    Pile& hand = game.player(id).pile(Zone::hand);
    while (hand.count > 0) {
        const CardIndex card = hand.cards[hand.count - 1];
        Event shown = game.event(EventKind::hand_revealed, id);
        shown.def = game.def_id(card);
        game.emit(shown);
        game.take_from_zone(card);
        game.put_on_pile(card, Zone::deck, false);
    }
    if (const Status s = game.shuffle(id, Zone::deck); s != Status::done) return s;
    int drawn = 0;
    return game.draw(id, game.rules().opening_hand, drawn);
}

void decide_start(Resolver& game, PlayerId starting)
{
    game.table().starting_player = starting;
    game.emit(game.event(EventKind::start_decided, starting));
}

/// Makes the start flip (SETUP-01): its winner starts, or is asked next (T-01). No text can affect
/// it. There is none if who starts was decided before the game (`MatchSetup::goes_first`).
Status flip_for_start(Resolver& game, Step decided, Step choose)
{
    if (const PlayerId starting = game.table().starting_player; starting != PlayerId::none) {
        decide_start(game, starting);
        game.go(decided);
        return Status::done;
    }
    bool heads = false;
    if (const Status s = game.Questions::flip(PlayerId::one, heads); s != Status::done) return s;
    const PlayerId winner = heads ? PlayerId::one : PlayerId::two;
    if (game.rules().start_choice == StartChoice::winner_starts) {
        decide_start(game, winner);
        game.go(decided);
    } else {
        game.frame().player = winner;
        game.go(choose);
    }
    return Status::done;
}

Status choose_start(Resolver& game, Step next)
{
    const PlayerId winner = game.frame().player;
    bool first = false;
    if (const Status s = game.ask_yes_no(winner, Purpose::start_first, first); s != Status::done) {
        return s;
    }
    decide_start(game, first ? winner : opponent_of(winner));
    game.go(next);
    return Status::done;
}

void begin_set_up(Resolver& game, PlayerId id)
{
    game.frame().player = id;
    game.go(Step::setup_active);
}

/// Continues when both players are set up and have drawn the bonus cards: with the late flip
/// (SETUP-02, T-02) or the reveal.
void after_set_up(Resolver& game)
{
    game.go(game.rules().start_flip == StartFlip::after_prizes ? Step::setup_late_flip
                                                               : Step::setup_reveal);
}

}  // namespace

Status setup_flip(Resolver& game)
{
    return flip_for_start(game, Step::setup_draw, Step::setup_choose_start);
}

Status setup_choose_start(Resolver& game)
{
    return choose_start(game, Step::setup_draw);
}

/// SETUP-03
Status setup_draw(Resolver& game)
{
    for (PlayerId id : both_players) {
        if (const Status s = game.shuffle(id, Zone::deck); s != Status::done) return s;
        int drawn = 0;
        if (const Status s = game.draw(id, game.rules().opening_hand, drawn); s != Status::done) {
            return s;
        }
    }
    game.go(Step::setup_shared_mulligans);
    return Status::done;
}

Status setup_shared_mulligans(Resolver& game)
{
    bool one = false, two = false;
    if (const Status s = look_at_hand(game, PlayerId::one, one); s != Status::done) return s;
    if (const Status s = look_at_hand(game, PlayerId::two, two); s != Status::done) return s;
    if (one && two) {  // MULL-03: no player draws extra cards for these
        for (PlayerId id : both_players) {
            if (const Status s = take_mulligan(game, id); s != Status::done) return s;
        }
        if (game.frame().count < 0xff) ++game.frame().count;
        return Status::done;
    }
    if (one || two) {  // T-51
        const PlayerId lacking = one ? PlayerId::one : PlayerId::two;
        if (game.rules().mulligan_timing == MulliganTiming::at_once) {
            game.frame().player = lacking;
            game.go(Step::setup_single_mulligans);
        } else {
            begin_set_up(game, opponent_of(lacking));  // MULL-04
        }
        return Status::done;
    }
    begin_set_up(game, first_to_set_up(game));
    return Status::done;
}

Status setup_single_mulligans(Resolver& game)
{
    const PlayerId id = game.frame().player;
    bool lacks = false;
    if (const Status s = look_at_hand(game, id, lacks); s != Status::done) return s;
    if (lacks) {
        if (const Status s = take_mulligan(game, id); s != Status::done) return s;
        std::uint8_t& taken = game.player(id).mulligans;
        if (taken < cards_per_player) ++taken;  // the opponent does not have cards to draw for more
        return Status::done;
    }
    if (game.rules().mulligan_timing == MulliganTiming::at_once) {
        begin_set_up(game, first_to_set_up(game));
    } else {
        game.frame().player = opponent_of(id);
        game.go(Step::setup_bonus);
    }
    return Status::done;
}

/// SETUP-04
Status setup_active(Resolver& game)
{
    const PlayerId id = game.frame().player;
    // A state may come from a save that a stranger made.
    const CardList candidates = in_hand(game, id, may_start_active);
    if (game.active(id) != no_slot || candidates.count == 0) {
        return game.fail("setup: no Basic Pokémon can become Active");
    }
    CardList chosen;
    const Status s =
        game.choose_cards(id, Purpose::active, id, Zone::hand, candidates, 1, 1, false, chosen);
    if (s != Status::done) return s;
    const CardIndex card = chosen.card[0];
    const SlotId slot = game.free_slot(id);
    game.take_from_zone(card);
    game.enter_play(slot, card);
    game.player(id).active = slot;
    Event e = game.event(EventKind::became_active, id);
    e.def = game.def_id(card);
    e.spot = game.spot_of(slot);
    e.audience = seen_by(id);
    game.emit(e);
    game.go(Step::setup_bench);
    return Status::done;
}

/// SETUP-05
Status setup_bench(Resolver& game)
{
    const PlayerId id = game.frame().player;
    CardList chosen;
    const Status s = game.choose_cards(id, Purpose::bench, id, Zone::hand, placeable(game, id), 0,
                                       game.bench_limit(id), false, chosen);
    if (s != Status::done) return s;
    for (CardIndex card : chosen) {
        bool placed = false;
        if (const Status b = game.put_onto_bench(card, placed); b != Status::done) return b;
    }
    game.go(Step::setup_prizes);
    return Status::done;
}

/// SETUP-06
Status setup_prizes(Resolver& game)
{
    const PlayerId id = game.frame().player;
    Pile& deck = game.player(id).pile(Zone::deck);
    const int count = std::min<int>(game.table().prizes_at_start, deck.count);
    for (int i = 0; i < count; ++i) {
        const CardIndex card = deck.cards[deck.count - 1];
        game.take_from_zone(card);
        game.put_on_pile(card, Zone::prizes, false);
        game.table().seen[at(card)] = 0;  // ZONE-03, GAP-15: not even its owner knows it
    }
    Event e = game.event(EventKind::prizes_set, id);
    e.value = static_cast<std::int16_t>(count);
    game.emit(e);

    const PlayerId other = opponent_of(id);
    if (game.active(other) == no_slot) {
        if (lacks_basic(game, other)) {
            game.frame().player = other;
            game.go(Step::setup_single_mulligans);
        } else {
            begin_set_up(game, other);
        }
        return Status::done;
    }
    // If mulligans are taken at once, the bonus waits until the Prize cards are set (MULL-05).
    for (PlayerId lacking : both_players) {
        if (game.rules().mulligan_timing == MulliganTiming::at_once &&
            game.player(lacking).mulligans > 0) {
            game.frame().player = opponent_of(lacking);
            game.frame().count = 0;
            game.go(Step::setup_bonus);
            return Status::done;
        }
    }
    after_set_up(game);
    return Status::done;
}

/// MULL-02, in the form of T-51: a decision for each mulligan, or one number for all.
Status setup_bonus(Resolver& game)
{
    Frame& frame = game.frame();
    const PlayerId id = frame.player;
    const int mulligans = game.player(opponent_of(id)).mulligans;
    int take = 0;
    bool more = false;
    if (game.rules().mulligan_timing == MulliganTiming::at_once) {
        bool yes = false;
        const Status s = game.ask_yes_no(id, Purpose::bonus_card, yes);
        if (s != Status::done) return s;
        take = yes ? 1 : 0;
        more = ++frame.count < mulligans;
    } else {  // GAP-23: before any is drawn
        const Status s = game.ask_number(id, Purpose::bonus_cards, 0, mulligans, take);
        if (s != Status::done) return s;
    }
    int drawn = 0;
    if (const Status s = game.draw(id, take, drawn); s != Status::done) return s;
    frame.detail = static_cast<std::uint16_t>(frame.detail + drawn);
    if (!more) game.go(Step::setup_bonus_bench);
    return Status::done;
}

Status setup_bonus_bench(Resolver& game)
{
    const PlayerId id = game.frame().player;
    const Pile& hand = game.pile(id, Zone::hand);
    CardList bonus;  // the cards drawn last
    for (std::size_t i = hand.count - game.frame().detail; i < hand.count; ++i) {
        if (placeable_in_setup(game.def(hand.cards[i]), game.rules())) bonus.add(hand.cards[i]);
    }
    const int room = game.bench_limit(id) - game.player(id).bench_count;
    if (game.rules().mulligan_bonus_may_be_benched) {  // MULL-06, T-03
        CardList chosen;
        const Status s =
            game.choose_cards(id, Purpose::bench, id, Zone::hand, bonus, 0, room, false, chosen);
        if (s != Status::done) return s;
        for (CardIndex card : chosen) {
            bool placed = false;
            if (const Status b = game.put_onto_bench(card, placed); b != Status::done) return b;
        }
    }
    game.frame().detail = 0;
    if (game.active(opponent_of(id)) == no_slot) {
        begin_set_up(game, opponent_of(id));
    } else {
        after_set_up(game);
    }
    return Status::done;
}

Status setup_late_flip(Resolver& game)
{
    return flip_for_start(game, Step::setup_reveal, Step::setup_late_choice);
}

Status setup_late_choice(Resolver& game)
{
    return choose_start(game, Step::setup_reveal);
}

Status setup_reveal(Resolver& game)
{
    Table& t = game.table();
    // A state may come from a save that a stranger made.
    if (t.starting_player == PlayerId::none)
        return game.fail("setup: no starting player has been chosen");
    if (game.active(PlayerId::one) == no_slot || game.active(PlayerId::two) == no_slot) {
        return game.fail("setup: a player has no Active Pokémon");
    }
    t.face_down = false;  // SETUP-07
    game.emit(game.event(EventKind::revealed, PlayerId::none));
    for (PlayerId id : both_players) {
        for (SlotId slot : game.pokemon_of(id)) {
            const CardIndex card = game.slot(slot).top;
            t.seen[at(card)] = both_saw;
            Event e = game.event(
                game.is_active(slot) ? EventKind::became_active : EventKind::benched, id);
            e.def = game.def_id(card);
            e.spot = game.spot_of(slot);
            game.emit(e);
        }
    }
    t.frames[0] = Frame{};
    game.go(Step::turn_begin);
    return Status::done;
}

}  // namespace ptcg::flow
