// More hooks than bits: a mask may include too much, never too little, and decides nothing.

#include "ptcg/hook_mask.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/everything_listens.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::hook_mask_test {

using namespace ptcg::test;

TEST_CASE("Two hundred hooks share the bits of a mask, those asked most none of theirs",
          "[library]")
{
    constexpr std::size_t hooks = 200;
    constexpr auto masks = spread_over_bits<hooks>(hooks_asked_most);
    std::vector<int> hooks_of_bit(hook_mask_bits);
    for (const HookMask mask : masks) {
        REQUIRE(std::has_single_bit(mask));
        ++hooks_of_bit[static_cast<std::size_t>(std::countr_zero(mask))];
    }
    for (const Hook hook : hooks_asked_most) {
        CHECK(std::ranges::count(masks, masks[at(hook)]) == 1);
        CHECK(masks[at(hook)] == bit(hook));
    }
    const std::size_t shared = hook_mask_bits - hooks_asked_most.size();
    const std::size_t most = (hooks - hooks_asked_most.size() + shared - 1) / shared;
    CHECK(std::ranges::max(hooks_of_bit) == static_cast<int>(most));
    CHECK(std::ranges::min(hooks_of_bit) == 1);
}

TEST_CASE("Texts that share a bit are told apart by their handlers", "[library]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Sage",
                   .evolves_from = "Bystander",
                   .handlers = {{.hook = Hook::hp, .ability = 0, .value = 30}}});
    let_everything_listen(cards.library);
    const CardDef& sage = cards.library.def(cards["Sage"]);
    CHECK(has(sage.listeners, Hook::energy_limit));
    CHECK(cards.library.listens(sage, Hook::hp));
    CHECK_FALSE(cards.library.listens(sage, Hook::energy_limit));

    Duel duel(cards, profile("dp"));
    duel.add_to_bench(PlayerId::one, "Sage");
    CHECK(duel.match.rules().any_text_for(Hook::hp));
    CHECK_FALSE(duel.match.rules().any_text_for(Hook::energy_limit));
}

}  // namespace ptcg::hook_mask_test
