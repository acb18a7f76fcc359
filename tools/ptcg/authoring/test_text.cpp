#include <fmt/format.h>

#include "authoring/card_files.hpp"
#include "card_tests/transcript.hpp"
#include "display/board.hpp"

namespace ptcg::tools {
namespace {

/// Returns whether basic Energy of this type exists (TYPE-02).
bool has_basic_energy(Type type)
{
    return type != Type::dragon && type != Type::colorless && type != Type::fairy;
}

/// Returns the letters of basic Energy that pays the cost.
std::string energy_for(const PrintedCard& card, const PrintedAttack& attack)
{
    Type other = Type::water;
    for (const Type type : card.types) {
        if (has_basic_energy(type)) other = type;
    }
    std::string letters;
    for (const Type type : attack.cost) letters += letter_of(has_basic_energy(type) ? type : other);
    return letters;
}

struct Scene {
    std::string what;    ///< the text's name
    std::string me;      ///< my side, without the braces of my Active Pokémon
    std::string action;  ///< how the test acts
    std::string see;     ///< what it can check
};

/// `ruleset` is the line of the position that names it.
std::string test_of(const Scene& scene, std::string_view ruleset, std::string_view bystander)
{
    return fmt::format(
        "\ntest({}, function(t)\n"
        "  t:position {{\n"
        "{}"
        "    me = {{ {} }},\n"
        "    opponent = {{ active = \"{}\" }},\n"
        "  }}\n"
        "  -- {}\n"
        "  -- {}\n"
        "  t:is_true(false, {})\n"
        "end)\n",
        quoted_for_lua(scene.what + ": what it does"), ruleset, scene.me, bystander, scene.action,
        scene.see, quoted_for_lua(unwritten_test));
}

std::string act_of(std::string_view verb, std::string_view name)
{
    return fmt::format("t:{} {}", verb, quoted_for_lua(name));
}

Scene ability_scene(const PrintedCard& card, const PrintedAbility& ability)
{
    return {ability.name, fmt::format("active = \"{}\"", card.id), act_of("use", ability.name),
            "t:equal(t.me.active.damage, 0)"};
}

Scene attack_scene(const PrintedCard& card, const PrintedAttack& attack)
{
    const std::string energy = energy_for(card, attack);
    const std::string active = energy.empty()
                                   ? fmt::format("\"{}\"", card.id)
                                   : fmt::format("{{ \"{}\", energy = \"{}\" }}", card.id, energy);
    return {attack.name, "active = " + active, act_of("attack", attack.name),
            fmt::format("t:equal(t.opponent.active.damage, {})", attack.damage)};
}

Scene card_scene(const PrintedCard& card, std::string_view bystander)
{
    Scene scene{card.name, fmt::format("active = \"{}\", hand = {{ \"{}\" }}", bystander, card.id),
                act_of("play", card.id),
                fmt::format("t:equal(t.me.discard, {{ \"{}\" }})", card.id)};
    if (card.kind == CardKind::energy) {
        scene.action = fmt::format("t:attach(\"{}\", \"active\")", card.id);
        scene.see = fmt::format("t:equal(t.me.active.attached, {{ \"{}\" }})", card.id);
    } else if (card.trainer == TrainerKind::tool) {
        scene.action = fmt::format("t:play(\"{}\", \"active\")", card.id);
        scene.see = fmt::format("t:equal(t.me.active.attached, {{ \"{}\" }})", card.id);
    } else if (card.trainer == TrainerKind::stadium) {
        scene.see = fmt::format("t:equal(t.stadium, \"{}\")", card.id);
    }
    return scene;
}

}  // namespace

std::string test_text(const PrintedCard& card, std::string_view bystander, std::string_view rules)
{
    const std::string ruleset =
        rules.empty() ? "" : fmt::format("    ruleset = {},\n", quoted_for_lua(rules));
    std::string text =
        "-- One test for each branch of the text: heads and tails, yes and no, nothing to find.\n";
    for (const PrintedAbility& ability : card.abilities) {
        if (card.kind == CardKind::pokemon)
            text += test_of(ability_scene(card, ability), ruleset, bystander);
    }
    for (const PrintedAttack& attack : card.attacks) {
        if (card.kind == CardKind::pokemon && !attack.text.empty()) {
            text += test_of(attack_scene(card, attack), ruleset, bystander);
        }
    }
    if (card.kind != CardKind::pokemon)
        text += test_of(card_scene(card, bystander), ruleset, bystander);
    return text;
}

}  // namespace ptcg::tools
