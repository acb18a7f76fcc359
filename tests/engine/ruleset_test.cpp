#include "ptcg/ruleset.hpp"

#include <set>
#include <string>

#include "support/catch.hpp"

namespace ptcg::ruleset_test {

namespace {

const Switch& switch_of(std::string_view key)
{
    for (const Switch& which : ruleset_switches()) {
        if (which.key == key) return which;
    }
    FAIL("no switch " << key);
    return ruleset_switches().front();
}

}  // namespace

TEST_CASE("Every field of a ruleset but the attack steps is one switch", "[ruleset]")
{
    std::set<std::uint16_t> offsets;
    std::set<std::string_view> keys;
    for (const Switch& which : ruleset_switches()) {
        INFO(which.key);
        CHECK(offsets.insert(which.offset).second);
        CHECK(keys.insert(which.key).second);
        CHECK_FALSE(which.ids.empty());
        CHECK_FALSE(which.doc.empty());
        CHECK(which.offset < sizeof(Ruleset));
    }
    CHECK(offsets.size() == sizeof(Ruleset) - attack_step_count);
}

TEST_CASE("Every toggle T-01..T-51 has a switch, or is part of the attack steps", "[ruleset]")
{
    std::string ids;
    for (const Switch& which : ruleset_switches()) ids += std::string(which.ids) + ", ";
    for (int toggle = 1; toggle <= 51; ++toggle) {
        const bool attack_step = toggle >= 24 && toggle <= 26;
        const std::string id = (toggle < 10 ? "T-0" : "T-") + std::to_string(toggle) + ",";
        INFO(id);
        CHECK((ids.find(id) != std::string::npos) == !attack_step);
    }
}

TEST_CASE("The defaults are allowed values", "[ruleset]")
{
    const Ruleset rules;
    for (const Switch& which : ruleset_switches()) {
        INFO(which.key);
        const std::uint8_t value = get(rules, which);
        if (which.is_number()) {
            CHECK(value >= which.low);
            CHECK(value <= which.high);
        } else {
            CHECK(value < which.values.size());
        }
    }
}

TEST_CASE("A switch is read and written by its name", "[ruleset]")
{
    Ruleset rules;
    const Switch& start = switch_of("start_choice");
    CHECK(start.ids == "T-01");
    CHECK(start.values[get(rules, start)] == "winner_chooses");
    set(rules, start, 0);
    CHECK(rules.start_choice == StartChoice::winner_starts);

    const Switch& bench = switch_of("bench");
    CHECK(bench.is_number());
    CHECK(get(rules, bench) == 5);
    set(rules, bench, 8);
    CHECK(rules.bench == 8);

    const Switch& attack = switch_of("first_turn_attack");
    CHECK(attack.is_flag());
    set(rules, attack, 1);
    CHECK(rules.first_turn_attack);
    CHECK_FALSE(start.is_flag());
}

TEST_CASE("Attack steps have names", "[ruleset]")
{
    CHECK(name_of(AttackStep::announce) == "announce");
    CHECK(name_of(AttackStep::resolve) == "resolve");
    CHECK(attack_step_named("confusion") == AttackStep::confusion);
    CHECK_FALSE(attack_step_named("confused").has_value());
}

}  // namespace ptcg::ruleset_test
