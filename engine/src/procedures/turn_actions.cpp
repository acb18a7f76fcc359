// Carries out what was chosen in the main phase (section 8).

#include "procedures/steps.hpp"

namespace ptcg::flow {

namespace {

/// Returns the card of an option, which is in a pile of the player whose turn it is.
[[nodiscard]] CardIndex card_of(const Facts& game, const Option& option)
{
    return game.pile(game.table().turn_player, option.zone).cards[option.place];
}

/// Returns the card, in the Pokémon's stack or attached to it, whose Ability the option names.
[[nodiscard]] CardIndex speaker(const Facts& game, SlotId slot, DefId def)
{
    for (CardIndex card : game.cards_of(slot, Role::none)) {
        if (game.def_id(card) == def && game.has_abilities_of(slot, card)) return card;
    }
    return game.slot(slot).top;
}

/// BENCH-01
Status bench(Resolver& game, CardIndex card)
{
    if (game.def(card).parts != 0) {
        if (const Status s = game.put_together(card); s != Status::done) return s;
        return push_settle(game);
    }
    bool placed = false;
    if (const Status s = game.put_onto_bench(card, placed); s != Status::done) return s;
    game.table().benched_basic = true;
    return push_settle(game);
}

Status attach_energy(Resolver& game, CardIndex card, SlotId to)
{
    ++game.table().energy_attached;
    if (const Status s = game.attach(card, to, Role::energy); s != Status::done) return s;
    return push_settle(game);
}

Status evolve(Resolver& game, CardIndex card, SlotId slot)
{
    if (const Status s = game.evolve(slot, card); s != Status::done) return s;
    return push_settle(game);
}

Status play_stadium(Resolver& game, CardIndex card)
{
    ++game.table().stadiums_played;
    if (const CardIndex old = game.table().stadium; old != no_card) {  // TRN-05
        if (const Status s = game.discard(old); s != Status::done) return s;
    }
    game.take_from_zone(card);
    game.put_as_stadium(card);
    game.table().seen[at(card)] = both_saw;
    game.refresh_listeners();
    game.announce(card, EventKind::stadium_played);
    return push_settle(game);
}

/// TRN-01: announces the card; `play_trainer` then does what it says.
Status play(Resolver& game, CardIndex card, SlotId on)
{
    const CardDef& def = game.def(card);
    if (def.trainer == TrainerKind::stadium) return play_stadium(game, card);
    if (def.trainer == TrainerKind::supporter) ++game.table().supporters_played;
    game.announce(card, EventKind::played);
    if (const Status s = push_settle(game); s != Status::done) return s;
    if (on != no_slot) {
        const Role role = def.trainer == TrainerKind::tool ? Role::tool : Role::other;
        return game.attach(card, on, role);
    }
    game.lay_out_to_play(card);
    Frame frame;
    frame.step = Step::play_trainer;
    frame.player = owner_of(card);
    frame.card = card;
    frame.def = game.def_id(card);
    return game.push(frame);
}

/// ABIL-03: the main phase stays on the stack, so the turn continues and the player can still
/// attack.
Status use(Resolver& game, SlotId slot, CardIndex card, std::uint8_t ability)
{
    const Handler* handler = activated(game.library(), game.def(card), ability);
    if (const Status s = push_settle(game); s != Status::done) return s;
    Frame frame;
    frame.step = Step::use_text;
    frame.player = owner_of(card);
    frame.slot = slot;
    frame.card = card;
    frame.def = game.def_id(card);
    frame.handler = static_cast<std::uint16_t>(handler - &game.library().handler(0));
    return game.push(frame);
}

Status use_stadium(Resolver& game)
{
    const CardIndex stadium = game.table().stadium;
    const Handler* handler = activated(game.library(), game.def(stadium), Handler::none);
    if (const Status s = push_settle(game); s != Status::done) return s;
    Frame frame;
    frame.step = Step::use_text;
    frame.player = game.table().turn_player;
    frame.card = stadium;
    frame.def = game.def_id(stadium);
    frame.handler = static_cast<std::uint16_t>(handler - &game.library().handler(0));
    return game.push(frame);
}

/// RET-06: the main phase stays on the stack, so the new Active Pokémon may attack in this turn.
Status begin_retreat(Resolver& game, SlotId replacement)
{
    ++game.table().retreats;  // RET-10: not in `switch_active`, which effects use to switch
    if (const Status s = push_settle(game); s != Status::done) return s;
    Frame frame;
    frame.step = Step::retreat;
    frame.player = owner_of(replacement);
    frame.slot = replacement;
    return game.push(frame);
}

Status begin_attack(Resolver& game, AttackRef attack)
{
    // One attack, and it ends the turn (ATK-01, TURN-01, ATK-14), unless a text allows another.
    game.go(Step::attack_again);
    // Runs after the whole attack: only then are Knock Outs checked (ATK-13, KO-02, GAP-10).
    if (const Status s = push_settle(game); s != Status::done) return s;
    const SlotId active = game.active(game.table().turn_player);
    Frame frame;
    frame.step = Step::attack_next;
    frame.player = owner_of(active);
    frame.slot = active;
    frame.generation = game.slot(active).generation;
    frame.def = attack.def;
    frame.index = attack.index;
    return game.push(frame);
}

/// Discards Energy cards one at a time until the Retreat Cost is paid (RET-07). No ruleset has
/// another way to pay (T-23, GAP-09).
Status pay_retreat(Resolver& game, SlotId active, int cost)
{
    int paid = 0;
    while (paid < cost) {
        CardIndex chosen = no_card;
        const Status s =
            game.choose_energy_to_pay(owner_of(active), Purpose::pay_retreat,
                                      game.cards_of(active, Role::energy), cost - paid, chosen);
        if (s != Status::done) return s;
        if (chosen == no_card) break;
        paid += game.provides(chosen).units;
        if (const Status d = game.discard(chosen); d != Status::done) return d;
    }
    return Status::done;
}

}  // namespace

Status act(Resolver& game, const Option& option)
{
    const SlotId slot = game.slot_at(option.spot);
    switch (option.kind) {
        case OptionKind::bench:
            return bench(game, card_of(game, option));
        case OptionKind::attach:
            return attach_energy(game, card_of(game, option), slot);
        case OptionKind::evolve:
            return evolve(game, card_of(game, option), slot);
        case OptionKind::play:
            return play(game, card_of(game, option), slot);
        case OptionKind::use:
            return use(game, slot,
                       slot == no_slot ? card_of(game, option) : speaker(game, slot, option.def),
                       option.value);
        case OptionKind::use_stadium:
            return use_stadium(game);
        case OptionKind::retreat:
            return begin_retreat(game, slot);
        case OptionKind::attack:
            return begin_attack(game, {option.def, option.value});
        default:
            game.go(Step::turn_end);
            return Status::done;
    }
}

/// TRN-01: does what the card says.
Status play_trainer(Resolver& game)
{
    const Frame frame = game.frame();
    for (const Handler& handler : game.library().handlers(game.def(frame.card))) {
        if (handler.hook != Hook::play) continue;
        EffectContext context;
        game.identify(context, handler, frame.def, frame.card, no_slot, frame.player);
        context.player = frame.player;
        if (const Status s = game.run_handler(handler, context); s != Status::done) return s;
        if (handler.ends_turn) game.end_turn();
    }
    game.go(Step::play_trainer_end);
    return Status::done;
}

/// TRN-01: discards the card; in dp a Supporter is first put next to the Active Pokémon (TRN-04,
/// T-14).
Status play_trainer_end(Resolver& game)
{
    const CardIndex card = game.frame().card;
    game.pop();
    if (game.table().zone[at(card)] != Zone::played) return Status::done;  // it went elsewhere
    const bool stays = game.def(card).trainer == TrainerKind::supporter &&
                       game.rules().supporter_discard == SupporterDiscard::end_of_turn;
    const Placement to{stays ? Zone::beside : Zone::discard, false};
    for (CardIndex other : game.cards_in(owner_of(card), Zone::played)) {  // played together
        if (other == card || game.def(other).name != game.def(card).name) continue;
        if (const Status s = game.move_card(other, to); s != Status::done) return s;
    }
    return game.move_card(card, to);
}

Status use_text(Resolver& game)
{
    const Frame frame = game.frame();
    const Handler& handler = game.library().handler(frame.handler);
    EffectContext context;
    game.identify(context, handler, frame.def, frame.card, frame.slot, frame.player);
    context.player = frame.player;
    const Resolver::WithSource with(game, context.source);
    if (handler.where == Where::hand) game.show(frame.card, seen_by_all);
    Event e = game.event(EventKind::used_text, frame.player);
    e.def = frame.def;
    e.effect = handler.ability;
    e.spot = game.spot_of(frame.slot);
    game.emit(e);
    game.use_up(handler, frame.slot, frame.def, frame.player, frame.card);
    bool goes = true;
    if (const Status s = game.use_ability(handler, context, goes); s != Status::done) return s;
    if (goes) {
        if (const Status s = game.run_handler(handler, context); s != Status::done) return s;
        if (handler.ends_turn) game.end_turn();
    }
    game.pop();
    return Status::done;
}

/// RET-01
Status retreat(Resolver& game)
{
    const SlotId replacement = game.frame().slot;
    const PlayerId id = owner_of(replacement);
    const SlotId active = game.active(id);
    const bool confused = game.slot(active).has(Condition::confused);
    const Resolver::WithSource with(game, Source{no_def, Origin::rule, 0xff, active, id});
    if (const Status s = pay_retreat(game, active, game.retreat_cost(active)); s != Status::done) {
        return s;
    }
    bool goes = true;
    if (confused && game.rules().confused_retreat_flip) {  // RET-09, T-21; NOTE-02: paid already
        if (const Status s = game.flip(id, goes); s != Status::done) return s;
    }
    if (goes) {
        Event e = game.event(EventKind::retreated, id);
        e.spot = game.spot_of(active);
        e.def = game.def_id(game.slot(active).top);
        game.emit(e);
        if (const Status s = game.switch_active(replacement); s != Status::done) return s;
        game.remember({.what = Memo::retreated, .player = id, .slot = active});
        EffectContext what;
        what.player = id;
        what.target = active;
        game.trigger(Hook::on_retreat, what);
    }
    game.pop();
    return Status::done;
}

}  // namespace ptcg::flow
