// Scripts are compared with what the rows of their texts expect.

#include "own_phrasebook.hpp"
#include "support/catch.hpp"
#include "text_ground.hpp"
#include "text_tests/expectations/expectation_test.hpp"
#include "text_tests/expectations/lasting_test.hpp"
#include "text_tests/expectations/passive_test.hpp"

namespace ptcg::expectations_test {

using namespace ptcg::tools;
using test::Slip;

namespace {

/// How a text of a card is tested with right or wrong scripts.
struct Trial {
    SilentCards& cards;
    SilentCards& silent;
    RulesOfCard rules;
    DefId card;
    const phrases::EffectText& text;
    const phrases::Form& form;
};
using Test = ExpectationResult (*)(const Trial& trial);

/// Checks that texts are as their rows expect, and not with the slips.
void check_noticed(std::span<const Slip> slips, Test test)
{
    test::TextGround ground;
    const auto wrong = with_slips(ground, slips);
    SilentCards right_cards(ground.pool());
    SilentCards wrong_cards(*wrong);
    SilentCards silent(ground.pool());
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        const RulesOfCard rules = ground.rules()(card);
        int shown = 0;
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            const auto form = phrases::draft(test::own_book(), text).form;
            const auto right = test({right_cards, silent, rules, card, text, *form});
            INFO(right.difference << right.position);
            CHECK(right.difference.empty());
            shown += right.positions;
            difference += test({wrong_cards, silent, rules, card, text, *form}).difference;
        }
        CHECK(shown > 0);
        CHECK_FALSE(difference.empty());
    }
}

/// What follows from using the texts.
void check_uses_notice(std::span<const Slip> slips)
{
    check_noticed(slips, [](const Trial& t) {
        return test_expectations(t.cards, t.rules, t.card, t.text, t.form, 60);
    });
}

/// What is true while texts work, and what they react to.
void check_pairs_notice(std::span<const Slip> slips)
{
    check_noticed(slips, [](const Trial& t) {
        if (t.text.kind == phrases::EffectText::Kind::attack) return ExpectationResult{};
        t.cards.wake(t.card, t.text);
        const DefId one[] = {t.card};
        REQUIRE(t.cards.effects().prepare(one));
        const PairedTest pairs{t.cards, t.silent, t.rules, t.card, t.text, 160, 16};
        ExpectationResult result = test_passives(pairs, t.form);
        return result.not_expected.empty() ? result : test_reactions(pairs, t.form);
    });
}

/// What texts let last.
void check_lasting_notice(std::span<const Slip> slips)
{
    check_noticed(slips, [](const Trial& t) {
        if (!says_what_lasts(t.form)) return ExpectationResult{};
        return test_lasting(t.cards, t.rules, t.card, t.text, t.form, 16);
    });
}

}  // namespace

TEST_CASE("A script that does not do what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"bw1-3", "\"paralyzed\"", "\"asleep\""},
        {"bw1-17", "to = it.attacker", "to = \"hand\""},
        {"me1-38", "it.attacker, \"all\"", "it.attacker, 1"},
        {"bw8-57", "\"opponents_next_turn\"", "\"own_next_turn\""},
        {"sv6-38", "game:draw(1, it.opponent)", "game:draw(2, it.opponent)"},
        {"me2-7", "once_per_turn =", "use ="},  // how often
        {"dp3-25", "\"no_condition\", ", ""},
        {"sv1-81", "needs = { \"deck\"", "needs = { \"own_bench\", \"deck\""},
        {"me2-91", "energy_total >= 3", "energy_total >= 4"},
        {"me1-74", "name = \"Solrock\"", "name = \"Lunatone\""},  // when
    };
    check_uses_notice(slips);
}

TEST_CASE("A script that moves, evolves, copies or Knocks Out what its text does not, is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv1-173", "it.owner.energy_cards, \"basic_energy\"", "it.owner.energy_cards"},
        {"zsv10pt5-40", "\"opponent_pokemon\", { except", "\"own_pokemon\", { except"},
        {"sv9-48", "knock_out(it.defender)", "knock_out(it.attacker)"},
        {"sv8-100", "game:knock_out(it.attacker)", ""},
        {"sv10-91", "game:damage(switched", "game:damage(it.attacker"},  // who is Active now
        {"sv7-13", "\"opponents_next_turn\"", "\"turn\""},
        {"me3-59", "choose_attack(it.defender)", "choose_attack(it.attacker)"},
        {"sv6-79", "game:perform(attack)", "game:damage(it.defender, 10)"},
        {"sv5-38", "\"game\"", "\"own_next_turn\""},
        {"sv10-11", "game:evolve(it.attacker, found[1])", "game:move(found, \"hand\")"},
        {"sv8pt5-34", "\"deck\"", "\"hand\""},
        {"sv1-191", "not pokemon.came_this_turn and ", ""},
        {"sv7-101", "game:put_onto_bench(it.card)", "game:discard(it.card)"},
        {"sv10-119", "counters = 8", "counters = 2"},
        {"me3-47", "game:damage(pokemon, 150)", "game:damage(it.defender, 150)"},  // each
        {"sv8-91", "> 100", "> 200"},
        {"me2-20", ">= 4", ">= 3"},
    };
    check_uses_notice(slips);
}

TEST_CASE("A script that leaves cards where its text does not, is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv5-145", "game:arrange(found)", ""},
        {"sv8-171", "\"deck_bottom\"", "\"deck_top\""},
        {"me3-9", "\"deck_bottom\"", "\"deck_top\""},
        {"sv8-186", "leaving.energy_cards", "entering.energy_cards"},
        {"sv9-157", "target, 1, \"special_energy\"", "target, 1, \"basic_energy\""},
        {"me3-78", "game:remove_conditions(active, game:choose_condition(active.conditions))",
         "game:remove_conditions(active)"},
        {"sv1-177", "game:end_turn()", ""},
        {"sv5-150", "it.opponent, it.owner", "it.owner"},
        {"sv10-140", "rearrange_energy(it.owner, metal)", "rearrange_energy(it.owner)"},
        {"sv7-135", "\"own_bench\", colorless)", "\"own_pokemon\", colorless)"},
        {"sv6-157", "6 or 3", "5 or 3"},
        {"sv8-174", "\"trainer\", except", "\"energy\", except"},
        {"sv7-32", "game:top(20)", "game:top(4)"},
        {"sv6-95", "math.min(3", "math.min(2"},
        {"sv6pt5-59", "it.owner.active, \"poisoned\"", "it.opponent.active, \"poisoned\""},
        {"me1-120", "game:take_prizes(1, it.opponent)", ""},
        {"sv10-126", "Weezing", "Muk"},
    };
    check_uses_notice(slips);
}

TEST_CASE("What a script lets last is noticed in later turns if its text says something else",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me1-50", "stage = \"basic\"", "stage = \"stage-1\""},  // whose attacks
        {"rsv10pt5-46", "> 40", "> 30"},                         // how much
        {"sv8-130", "return {}", "return nil"},                  // nothing
        {"me1-124", "it.amount + 30", "it.amount + 20"},         // how much
        {"me1-118", "type = \"metal\"", "type = \"fire\""},      // whom
        {"sm3-102", "it.amount + 60", "it.amount + 50"},
        {"sv8-151", "it.attacker, 6", "it.attacker, 5"},                           // how much back
        {"sv10-146", "it.attacker, it.amount // 10", "it.self, it.amount // 10"},  // to whom
        {"sv10-123", "\"discard\"", "\"hand\""},                                   // where
        {"sv6-3", "game:knock_out(it.self)", "game:put_counters(it.self, 5)"},
        {"sv6-54", "subject = \"opponent\"", "subject = \"own\""},  // when
        {"sv8pt5-93", ">= 5", ">= 9"},
    };
    check_lasting_notice(slips);
}

TEST_CASE("A script that looks back at something else than its text says is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me2-66", "cause = \"attack_damage\"", "cause = \"attack_effect\""},  // why
        {"me1-47", "\"Magneton\"", "\"Magnemite\""},                           // from what
        {"me2-84", "\"moved_to_active\"", "\"evolved\""},                      // what
        {"me2pt5-149", "\"own_last_turn\"", "\"opponents_last_turn\""},        // when
        {"me2-3", "\"healed\"", "\"damaged\""},
    };
    check_uses_notice(slips);
}

TEST_CASE("A passive that is not what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me1-84", "it.amount + 30", "it.amount + 20"},           // how much
        {"bw6-110", "damage_taken = -20", "damage_dealt = -20"},  // what
        {"sv8-76", "stage = \"basic\"", "stage = \"stage-1\""},   // whose
        {"me2-11", "energy_total == 0", "energy_total == 1"},     // when
        {"sv2-173", "target = { stage = \"basic\" }, ", ""},      // not only whose
        {"sv10-86", "where = \"bench\"", "where = \"active\""},   // where
    };
    check_pairs_notice(slips);
}

TEST_CASE("A passive that changes other rules than its text says is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv5-34", "it.opponent.bench_count", "it.owner.bench_count"},
        {"sv7-130", "attacker = basic, ", ""},
        {"sv1-68", "\"paralyzed\"", "\"asleep\""},
        {"sv9-95", "\"item\"", "\"supporter\""},
        {"sv10-51", "origin = \"attack\"", "origin = \"ability\""},
        {"me2-56", "value = -1", "value = -2"},
        {"sv9-56", "subject = \"opponent\"", "subject = \"any\""},
        {"me1-10", "return 2", "return 3"},
        {"sv7-131", "> 0", "> 1"},
        {"sv10-180", "subject = \"any\"", "subject = \"own\""},
        {"sv8-143", "where = \"active\"", "where = \"bench\""},
        {"xy4-100", "Manectric", "Gardevoir"},
        {"sv6-50", "subject = \"opponent\"", "subject = \"own\""},
        {"me2-29", "value = 1", "value = 2"},
        {"xy3-77", "if game:flip()", "if not game:flip()"},
        {"sv7-44", ">= 200", "> 200"},
        {"sv7-107", "\"metal\"", "\"water\""},
        {"swsh2-100", "where = \"bench\"", "where = \"active\""},
        {"sv5-84", "subject = \"own\"", "subject = \"opponent\""},
    };
    check_pairs_notice(slips);
}

TEST_CASE("A reaction that is not what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        // to damage
        {"sv8-49", "it.attacker", "it.self"},       // to whom
        {"me2pt5-27", "on_damage", "on_turn_end"},  // at what
        // to Energy that is attached
        {"dp3-31", "type = \"fire\"", "type = \"water\""},
        {"sv9-107", "game:heal(it.target", "game:heal(it.self"},
        {"dp3-16", "optional = true,", ""},
        {"sv8-191", "game:draw(4)", "game:draw(3)"},
        {"sv2-190", "where = \"bench\",", ""},
        // to what is played, or moves
        {"dp3-1", "\"supporter\"", "\"item\""},
        {"sv10-3", "on_move_to_active", "on_move_to_bench"},
        {"me1-38", "uses = \"once_per_turn\",", ""},
        {"me2pt5-101", "it.target", "it.opponent.active"},
        {"sv10-74", "stacks = false,", ""},
        {"dp5-15", "\"poke-power\"", "\"pokemon-power\""},
        // to the ends of turns, and in between
        {"sv6pt5-63", "on_turn_end", "on_turn_begin"},
        {"sv10-96", "basic), 2)", "basic), 3)"},
        // to Knock Outs
        {"sv3-197", "it.attacker", "it.attacker.owner.bench[1]"},
        {"sv9-8", "it.attacker, 6", "it.attacker, 5"},
        {"sv8-162", "max = 3", "max = 2"},
        // instead of what would happen
        {"zsv10pt5-52", "remaining_hp = 10", "remaining_hp = 20"},
        {"me2pt5-116", "if game:flip()", "if not game:flip()"},
        {"sv7-141", "game:discard(it.card)", ""},
        {"me1-127", "not it.target:is_type", "it.target:is_type"},
    };
    check_pairs_notice(slips);
}

}  // namespace ptcg::expectations_test
