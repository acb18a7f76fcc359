// What happened, of this turn and of each player's last one.

#include "api/member.hpp"

namespace ptcg::script::verbs {

namespace {

/// In the order of `harm_words`.
constexpr std::array harm_values = {Harm::attack_damage, Harm::attack_effect, Harm::other_effect,
                                    Harm::checkup};
static_assert(harm_words.size() == harm_values.size());

int remembered(Call& call, bool sum)
{
    enum { what, when, player, pokemon, name, filter, harm };
    MemoQuery query;
    query.what = memory_values[call.word(what)];
    query.player = call.player(player);
    query.slot = call.slot(pokemon);
    query.turn = call.game.turn_of(static_cast<When>(call.word(when)), call.it.owner);
    if (sum && query.what != Memo::damaged && query.what != Memo::prizes_taken) {
        call.fail("only \"damaged\" and \"prizes_taken\" have an amount");
    }
    if (call.given(name)) {
        query.name = call.game.library().find_name(call.text(name));
        if (query.name == no_name) return 0;  // no card and no attack is called so
    }
    const bool about_a_card = query.what == Memo::played || query.what == Memo::benched ||
                              query.what == Memo::attached || query.what == Memo::evolved ||
                              query.what == Memo::damaged || query.what == Memo::knocked_out;
    if (call.given(filter) && !about_a_card) call.fail("no card is remembered of this");
    if (call.given(name) && !about_a_card && query.what != Memo::attacked) {
        call.fail("no name is remembered of this");
    }
    if (call.given(harm) && query.what != Memo::knocked_out) {
        call.fail("`harm` goes with \"knocked_out\"");
    }
    const CardFilter wanted = call.filter(filter);
    if (call.given(filter)) query.filter = &wanted;
    if (call.given(harm)) query.harm = harm_values[call.word(harm)];
    return call.game.remembered(query, sum);
}

}  // namespace

int happened(Call& call)
{
    return push(call.L, remembered(call, false) > 0);
}

int how_often(Call& call)
{
    return push(call.L, remembered(call, false));
}

int how_much(Call& call)
{
    return push(call.L, remembered(call, true));
}

}  // namespace ptcg::script::verbs
