#include "ptcg/scripting/ruleset_loader.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::ruleset_loader_test {

namespace {

using Found = std::vector<std::string>;

Found problems_of(const std::string& text)
{
    Found found;
    for (const Problem& problem :
         read_ruleset("id = \"x\"\nname = \"X\"\n" + text, "x.toml").problems) {
        found.push_back(to_string(problem));
    }
    return found;
}

const std::filesystem::path folder = ptcg::test::cards_folder() / "rulesets";

Ruleset era(const std::string& id)
{
    const RulesetResult result = load_ruleset(folder / (id + ".toml"));
    for (const Problem& problem : result.problems) FAIL(to_string(problem));
    CHECK(result.ruleset->id == id);
    return result.ruleset->rules;
}

}  // namespace

TEST_CASE(
    "T-37 T-38 T-39 T-43 T-44 T-45 T-46 T-47 T-50 T-17 T-18: what an era has is told by its "
    "ruleset",
    "[rules]")
{
    const Ruleset& dp = test::profile("dp");
    const Ruleset& xy = test::profile("xy");
    const Ruleset& sm = test::profile("sm");
    const Ruleset& sv = test::profile("sv");
    CHECK(dp.pokemon_types == 9);
    CHECK(dp.basic_energy_kinds == 8);
    CHECK_FALSE(dp.powers_are_abilities);
    CHECK(dp.machine_category == MachineCategory::trainer);
    CHECK(dp.machine_stays == MachineStays::end_of_turn);
    CHECK(dp.ace_spec == AceSpec::none);
    CHECK(dp.once_per_game_kinds == 0);
    CHECK(dp.most_prizes == 2);
    CHECK_FALSE(dp.lost_zone);
    CHECK(dp.regional_forms == 0);
    for (const Ruleset* later : {&xy, &sm, &sv}) {
        CHECK(later->pokemon_types == 11);
        CHECK(later->basic_energy_kinds == 9);
        CHECK(later->powers_are_abilities);
        CHECK(later->machine_stays == MachineStays::as_printed);
        CHECK(later->lost_zone);
        CHECK(later->team_names_are_owners);
        CHECK(later->mega_evolution_ends_turn);
    }
    CHECK(xy.ace_spec == AceSpec::trainers);
    CHECK(sv.ace_spec == AceSpec::any_card);
    CHECK(xy.machine_category == MachineCategory::item);
    CHECK(sv.machine_category == MachineCategory::item_or_tool);
    CHECK(xy.once_per_game_kinds == 0);
    CHECK(sm.once_per_game_kinds == 1);  // the GX attack
    CHECK(sv.once_per_game_kinds == 7);  // also VSTAR Power and V-UNION
    CHECK(sm.most_prizes == 2);
    CHECK(sv.most_prizes == 3);
    CHECK(test::profile("primer").most_prizes == 1);
    CHECK(sm.regional_forms == 1);   // Alolan
    CHECK(sv.regional_forms == 15);  // also Galarian, Hisuian, Paldean
}

TEST_CASE("The eras differ as section 1 of the rules says", "[ruleset]")
{
    const Ruleset dp = era("dp");
    const Ruleset xy = era("xy");
    const Ruleset sm = era("sm");
    const Ruleset sv = era("sv");
    const Ruleset primer = era("primer");

    CHECK(dp.start_choice == StartChoice::winner_starts);  // T-01
    CHECK(dp.first_turn_attack);                           // T-04
    CHECK_FALSE(xy.first_turn_attack);
    CHECK(sm.first_turn_supporter);  // T-06
    CHECK_FALSE(sv.first_turn_supporter);
    CHECK(dp.supporter_discard == SupporterDiscard::end_of_turn);  // T-14
    CHECK(xy.burn == BurnModel::flip_then_damage);                 // T-29
    CHECK(sm.burn == BurnModel::damage_then_flip);
    CHECK(sv.paralysis_ends == ParalysisEnds::own_checkup);                  // T-32
    CHECK(sv.checkup_knock_out_order == KnockOutOrder::promote_then_prize);  // T-35
    CHECK(primer.retreats_per_turn == unlimited);                            // T-20
    CHECK(primer.evolving_heals);                                            // T-10

    // T-24, T-25, T-26
    using enum AttackStep;
    CHECK(dp.attack_steps == std::array{announce, choose, require, alter, confusion, resolve});
    CHECK(xy.attack_steps == std::array{announce, confusion, choose, require, alter, resolve});
    CHECK(sm.attack_steps == xy.attack_steps);
    CHECK(sv.attack_steps == std::array{announce, alter, confusion, choose, require, resolve});
}

TEST_CASE("Every era sets every switch itself", "[ruleset]")
{
    const auto files = ruleset_files(folder);
    REQUIRE(files.size() >= 5);
    for (const auto& file : files) {
        std::stringstream text;
        text << std::ifstream(file).rdbuf();
        for (const Switch& which : ruleset_switches()) {
            INFO(file << " " << which.key);
            CHECK(text.str().find("\n" + std::string(which.key) + " ") != std::string::npos);
        }
        CHECK(text.str().find("\nattack_steps = [") != std::string::npos);
    }
}

TEST_CASE("A host's ruleset may leave switches out", "[ruleset]")
{
    const RulesetResult result =
        read_ruleset("id = \"x\"\nname = \"X\"\nbench = 8\ncopies = \"unlimited\"\n", "x.toml");
    REQUIRE(result.ruleset);
    Ruleset expected;
    expected.bench = 8;
    expected.copies = unlimited;
    CHECK(result.ruleset->rules == expected);
    CHECK(result.ruleset->name == "X");
}

TEST_CASE("Unknown keys and values of a ruleset are named", "[ruleset][errors]")
{
    CHECK(problems_of("brn = 5\n") ==
          Found{"x.toml:3:1: error: unknown key \"brn\"; did you mean \"burn\"?"});
    CHECK(problems_of("burn = \"flip\"\n") ==
          Found{"x.toml:3:8: error: unknown value of \"burn\" \"flip\"; known: "
                "flip_then_damage, damage_then_flip"});
    CHECK(
        problems_of("start_choice = \"winner_start\"\nbench = 9\nmay_pass = \"yes\"\n") ==
        Found{
            "x.toml:3:16: error: unknown value of \"start_choice\" \"winner_start\"; did you mean "
            "\"winner_starts\"?",
            "x.toml:4:9: error: \"bench\" must be from 1 to 8, not 9",
            "x.toml:5:12: error: \"may_pass\" must be true or false, not a string"});
    CHECK(problems_of("copies = \"all\"\n") ==
          Found{"x.toml:3:10: error: \"copies\" must be a whole number or \"unlimited\""});
}

TEST_CASE("The attack steps must be all there, each once", "[ruleset][errors]")
{
    CHECK(problems_of("attack_steps = [\"announce\", \"resolve\"]\n") ==
          Found{"x.toml:3:16: error: \"attack_steps\" must name all 6 steps, not 2"});
    CHECK(problems_of("attack_steps = [\"announce\", \"announce\"]\n") ==
          Found{"x.toml:3:29: error: attack step \"announce\" is given twice"});
    CHECK(problems_of("attack_steps = [\"anounce\"]\n") ==
          Found{"x.toml:3:17: error: unknown attack step \"anounce\"; did you mean \"announce\"?"});
    CHECK(problems_of(
              "attack_steps = [\"resolve\", \"announce\", \"choose\", \"require\", \"alter\", "
              "\"confusion\"]\n") ==
          Found{"x.toml:3:16: error: \"attack_steps\" must begin with \"announce\" and end with "
                "\"resolve\""});
}

TEST_CASE("A ruleset file that is not there", "[ruleset][errors]")
{
    const RulesetResult result = load_ruleset("/nowhere/x.toml");
    CHECK_FALSE(result.ruleset);
    REQUIRE(result.problems.size() == 1);
    CHECK(to_string(result.problems[0]) == "/nowhere/x.toml: error: there is no such file");
    CHECK(ruleset_files("/nowhere").empty());
}

}  // namespace ptcg::ruleset_loader_test
