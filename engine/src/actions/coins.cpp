// Coin flips, and texts that react to their results.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// The results of flipped coins.
struct Coins {
    int count = 0;
    int heads = 0;
};

/// A limit on consecutive heads, which no real game reaches.
constexpr int most_coins = 1000;

/// How often texts may have the same coins flipped again.
constexpr int most_rounds = 20;

}  // namespace

template <typename Toss>
Status Resolver::settle_coins(PlayerId flipper, const Toss& toss, int& heads)
{
    for (int round = 0; round < most_rounds; ++round) {
        Coins coins;
        if (const Status s = toss(coins); s != Status::done) return s;
        heads = coins.heads;
        if (coins_are_settled_ || !has(table().listeners, Hook::would_flip)) return Status::done;
        struct Settled {
            bool& settled;
            explicit Settled(bool& s) : settled(s) { settled = true; }
            ~Settled() { settled = false; }
        } const settled(coins_are_settled_);
        EffectContext what;
        what.player = flipper;
        what.amount = coins.heads;
        what.coins = coins.count;
        name_doer(what);
        if (source().origin == Origin::attack && in_play(source().slot)) {
            what.attacker = source().slot;
            what.attack = {source().def, source().effect};
        }
        if (const Status s = replace(Hook::would_flip, what); s != Status::done) return s;
        heads = std::clamp(what.amount, 0, coins.count);
        if (!what.instead) return Status::done;
    }
    return fail("the same coins are reflipped endlessly");
}

Status Resolver::flip_coins(PlayerId flipper, int count, int& heads)
{
    const auto toss = [&](Coins& coins) {
        for (; coins.count < count; ++coins.count) {
            bool up = false;
            if (const Status s = Questions::flip(flipper, up); s != Status::done) return s;
            coins.heads += up ? 1 : 0;
        }
        return Status::done;
    };
    return settle_coins(flipper, toss, heads);
}

Status Resolver::flip_until_tails(PlayerId flipper, int& heads)
{
    const auto toss = [&](Coins& coins) {
        for (bool up = true; up; ++coins.count) {
            if (coins.count == most_coins) return fail("too many heads in a row");
            if (const Status s = Questions::flip(flipper, up); s != Status::done) return s;
            coins.heads += up ? 1 : 0;
        }
        return Status::done;
    };
    return settle_coins(flipper, toss, heads);
}

Status Resolver::flip(PlayerId flipper, bool& heads)
{
    int up = 0;
    const Status s = flip_coins(flipper, 1, up);
    heads = up > 0;
    return s;
}

Status Resolver::flip_for(SlotId slot, Condition condition, bool& heads)
{
    const auto toss = [&](Coins& coins) {
        bool up = false;
        const Status s = Questions::flip_for(slot, condition, up);
        coins = {1, up ? 1 : 0};
        return s;
    };
    int up = 0;
    const Status s = settle_coins(owner_of(slot), toss, up);
    heads = up > 0;
    return s;
}

}  // namespace ptcg
