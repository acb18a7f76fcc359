// Verbs that perform other texts, replace events, and end the turn or the match.

#include <algorithm>

#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

int perform(Call& call, Takes<attack_value> args)
{
    const SlotId attacker = call.attacker();
    if (attacker == no_slot) call.fail("no Pokémon here can perform an attack");
    bool performed = false;
    call.need(call.game.perform_attack(attacker, args["attack"].attack(), &performed));
    return push(call.L, performed);
}

int perform_trainer(Call& call, Takes<only_card> args)
{
    const CardIndex trainer = args["card"].card();
    if (call.game.def(trainer).kind != CardKind::trainer) {
        call.fail("`card` must be a Trainer card");
    }
    bool performed = false;
    call.need(call.game.perform_trainer(call.game.def_id(trainer), call.it.owner, &performed));
    return push(call.L, performed);
}

constexpr Argument together_arguments[] = {
    {"must", boolean, false, "false", nullptr, "true: the player is not asked"}};

// Plays another card of the same name together with the one whose effect this is.
int play_together(Call& call, Takes<together_arguments> args)
{
    const CardIndex played = call.it.card;
    if (played == no_card || call.game.table().zone[at(played)] != Zone::played) {
        return push(call.L, false);
    }
    const NameId name = call.game.def(played).name;
    CardIndex other = no_card;
    for (CardIndex held : call.game.cards_in(call.it.owner, Zone::hand)) {
        if (call.game.def(held).name == name) other = held;
    }
    bool yes = other != no_card;
    if (yes && !args["must"].boolean(false)) {
        call.need(call.game.ask_yes_no(call.it.owner, Purpose::yes_no, yes));
    }
    if (yes) {
        call.game.announce(other, EventKind::played);
        call.game.lay_out_to_play(other);
    }
    return push(call.L, yes);
}

constexpr Argument instead_arguments[] = {
    {"knocked_out", boolean, false, "false", nullptr,
     "in would_be_knocked_out, true: it counts as Knocked Out, including for Prize cards, but is "
     "not discarded"},
    {"remaining_hp", integer, false, "0", nullptr, "in would_be_knocked_out: the HP it has left"}};

int instead(Call& call, Takes<instead_arguments> args)
{
    const Callback* const callback = call.runtime.call.callback;
    if (callback == nullptr || !is_replacement(callback->hook)) {
        call.fail("only a replacement (would_...) can replace the event");
    }
    call.it.instead = true;
    call.it.still_knocked_out = args["knocked_out"].boolean(false);
    call.it.remaining_hp = std::clamp(args["remaining_hp"].integer(), 0, 9990);
    return 0;
}

int end_turn(Call& call)
{
    call.game.end_turn();
    return 0;
}

int win(Call& call, Takes<only_player> args)
{
    call.game.win(args["player"].player(), WinReason::card_effect);
    return 0;
}

/// Restricts the member to replacements.
constexpr Member replacing(Member member)
{
    member.in_replacement = true;
    return member;
}

constexpr Member rows_of_performing[] = {
    verb<play_together>(
        asks, "play_together", "boolean",
        "in card.play: plays a second card with this card's name from the hand at once, if there "
        "is one and the player wants to; returns whether it was played",
        R"(card.play = function(game, it)
  game:draw(game:play_together() and 5 or 2)
end)"),
    verb<perform>(asks, "perform", "boolean",
                  "performs an attack as a copy (NAME-10); returns whether it may be used and its "
                  "requirements were met",
                  R"(local attack = game:choose_attack(it.defender)
if attack then game:perform(attack) end)",
                  "where no Pokémon can perform it"),
    verb<perform_trainer>(asks, "perform_trainer", "boolean",
                          "uses a Trainer card's effect as the effect of this text; returns "
                          "whether its needs were met",
                          R"(local supporter = game:choose("discard", "supporter")
if supporter then game:perform_trainer(supporter) end)",
                          "for a card that is not a Trainer card"),
    replacing(verb<instead>(changes, "instead", "nil",
                            "replaces the event: what would have happened does not happen",
                            R"(card.ability["Example"] = {
  would_be_knocked_out = function(game, it)
    if not game:flip() then return end
    game:heal(it.self, "all")
    game:instead {}
  end,
})")),
    verb<end_turn>(changes, "end_turn", "nil", "ends the turn after this effect",
                   R"(card.ability["Example"] = {
  once_per_turn = {
    effect = function(game, it)
      game:draw(2)
      game:end_turn()
    end,
  },
})"),
    verb<win>(changes, "win", "nil", "makes the player win",
              R"(if it.owner.deck_count == 0 then game:win(it.owner) end)"),
};

}  // namespace

std::span<const Member> performing_rows()
{
    return rows_of_performing;
}

}  // namespace ptcg::script::verbs
