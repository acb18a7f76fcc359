// Verbs of chance: coins, shuffles, random picks.

#include "api/member.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script::verbs {

int flip(Call& call)
{
    enum { player };
    bool heads = false;
    call.need(call.game.flip(call.player(player), heads));
    return push(call.L, heads);
}

int flips(Call& call)
{
    enum { count, player };
    int heads = 0;
    for (int i = 0; i < call.integer(count); ++i) {
        call.spend();
        bool up = false;
        call.need(call.game.flip(call.player(player), up));
        heads += up ? 1 : 0;
    }
    return push(call.L, heads);
}

int flips_until_tails(Call& call)
{
    enum { player };
    int heads = 0;
    while (true) {
        call.spend();
        bool up = false;
        call.need(call.game.flip(call.player(player), up));
        if (!up) break;
        ++heads;
    }
    return push(call.L, heads);
}

int shuffle(Call& call)
{
    enum { player };
    call.need(call.game.shuffle(call.player(player), Zone::deck));
    return 0;
}

int random_cards(Call& call)
{
    enum { of, zone, count };
    CardList picked;
    call.need(call.game.pick_at_random(call.player(of), zone_values[call.word(zone, 1)],
                                       call.integer(count, 1), picked));
    return push(call, picked);
}

}  // namespace ptcg::script::verbs
