// The pool's numbers: each is one card of the library, and each attack number one attack.

#include "ptcg/cabt/card_numbers.hpp"

#include "support/catch.hpp"
#include "support/drawn_games.hpp"
#include "support/small_games.hpp"

namespace ptcg::card_numbers_test {

TEST_CASE("Each number of the pool is one card, and each attack number one attack", "[cabt]")
{
    const CardLibrary& library = test::real_library();
    const cabt::CardNumbers numbers(library);
    REQUIRE(numbers.size() == 1267);
    std::set<int> attacks;
    for (int number = 1; number <= numbers.size(); ++number) {
        INFO(number);
        const DefId card = numbers.card(number);
        REQUIRE(card != no_def);
        CHECK(numbers.number(card) == number);
        CHECK_FALSE(numbers.name(number).empty());
        for (std::size_t i = 0; i < library.def(card).attack_count; ++i) {
            CHECK(attacks.insert(numbers.attack(card, i)).second);
        }
        CHECK(numbers.attack(card, library.def(card).attack_count) == 0);
    }
    CHECK(attacks.size() == 1556);
    CHECK(*attacks.begin() == 1);
    CHECK(*attacks.rbegin() == 1556);
}

TEST_CASE("What the pool or the library lacks has no number", "[cabt]")
{
    const cabt::CardNumbers numbers(test::real_library());
    CHECK(numbers.card(0) == no_def);
    CHECK(numbers.card(-1) == no_def);
    CHECK(numbers.card(numbers.size() + 1) == no_def);
    CHECK(numbers.number(test::real_library().find("dp3-16")) == 0);

    const std::shared_ptr<CardPool> small = test::small_pool();
    const cabt::CardNumbers none(small->library);
    CHECK(none.size() == numbers.size());
    CHECK(none.card(1) == no_def);
    CHECK(none.number(DefId{0}) == 0);
}

}  // namespace ptcg::card_numbers_test
