// What happened in this turn and in each player's last one.

#include <array>

#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;

/// In the order of `harm_words`.
constexpr std::array harm_values = {Harm::attack_damage, Harm::attack_effect, Harm::other_effect,
                                    Harm::checkup};
static_assert(harm_words.size() == harm_values.size());

constexpr Argument memory_arguments[] = {
    placed({"what", word, true, "", &memory_list}),
    {"when", word, false, "this_turn", &when_list},
    {"player", player, false, "it.owner", nullptr, "who did it, or whose Pokémon it was"},
    {"pokemon", pokemon, false, "any", nullptr, "the Pokémon it is about"},
    {"name", text, false, "any", nullptr, "the name of the card, or of the attack that was used"},
    {"filter", filter, false, "any", nullptr,
     "must match what is printed on the card, or on the Pokémon that attacked"},
    {"cause", word, false, "any", &harm_list, "only for \"knocked_out\""}};

int remembered(Call& call, Takes<memory_arguments> args, bool sum)
{
    MemoQuery query;
    query.what = memory_values[args["what"].word()];
    query.player = args["player"].player();
    query.slot = args["pokemon"].slot();
    query.turn = call.game.turn_of(static_cast<When>(args["when"].word()), call.it.owner);
    if (sum && query.what != Memo::damaged && query.what != Memo::prizes_taken) {
        call.fail("only \"damaged\" and \"prizes_taken\" have an amount");
    }
    if (args["name"].given()) {
        query.name = call.game.library().find_name(args["name"].text());
        if (query.name == no_name) return 0;  // no card and no attack has this name
    }
    if (query.what == Memo::attacked && args["filter"].given()) {
        if (args["name"].given()) call.fail("of an attack, give its name or a filter, not both");
        query.what = Memo::attacker;
    }
    const bool about_a_card = query.what == Memo::played || query.what == Memo::benched ||
                              query.what == Memo::attached || query.what == Memo::evolved ||
                              query.what == Memo::damaged || query.what == Memo::knocked_out ||
                              query.what == Memo::attacker;
    if (args["filter"].given() && !about_a_card)
        call.fail("the game does not remember cards for this event");
    if (args["name"].given() && !about_a_card && query.what != Memo::attacked) {
        call.fail("the game does not remember names for this event");
    }
    if (args["cause"].given() && query.what != Memo::knocked_out) {
        call.fail("`cause` works only with \"knocked_out\"");
    }
    const CardFilter wanted = args["filter"].printed();
    if (args["filter"].given()) query.filter = &wanted;
    if (args["cause"].given()) query.harm = harm_values[args["cause"].word()];
    return call.game.remembered(query, sum);
}

int happened(Call& call, Takes<memory_arguments> args)
{
    return push(call.L, remembered(call, args, false) > 0);
}

int how_often(Call& call, Takes<memory_arguments> args)
{
    return push(call.L, remembered(call, args, false));
}

int how_much(Call& call, Takes<memory_arguments> args)
{
    return push(call.L, remembered(call, args, true));
}

constexpr Member rows_of_memory[] = {
    on_game.method<happened>("happened", "boolean",
                             "returns whether it has happened. Earlier turns are not remembered",
                             R"(card.attack["Example"] = {
  damage = function(game, it)
    if game:happened("played", "supporter") then
      return it.attack.damage + 30
    end
  end,
})"),
    on_game.method<how_often>("how_often", "integer", "returns how often it has happened",
                              R"(card.attack["Example"] = {
  damage = function(game, it)
    return 30 * game:how_often("knocked_out", { when = "opponents_last_turn" })
  end,
})"),
    on_game.method<how_much>(
        "how_much", "integer",
        "returns the total: points for \"damaged\", Prize cards for \"prizes_taken\"",
        R"(card.attack["Example"] = {
  damage = function(game, it)
    return game:how_much("damaged", { pokemon = it.attacker, when = "opponents_last_turn" })
  end,
})"),
};

}  // namespace

std::span<const Member> memory_rows()
{
    return rows_of_memory;
}

}  // namespace ptcg::script::verbs
