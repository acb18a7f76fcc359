#include "play/choices.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "display/board.hpp"

namespace ptcg::tools {
namespace {

constexpr std::string_view open_target = "…";

/// Returns what an option does without saying to which Pokémon; nothing for options that are not
/// about one, and for those that name nothing else.
std::optional<std::string> without_target(const Option& option, const Naming& naming)
{
    const OptionTexts& texts = naming.texts().options;
    const std::string card = naming.card(option.def);
    const auto say = [&](const Text& text) {
        return fill(text, {{"card", card}, {"pokemon", open_target}});
    };
    switch (option.kind) {
        case OptionKind::attach:
            return say(texts.attach);
        case OptionKind::evolve:
            return say(naming.library->def(option.def).has(levels_up) ? texts.level_up
                                                                      : texts.evolve);
        case OptionKind::play:
            return option.spot == no_spot ? std::nullopt : std::optional(say(texts.play_on));
        case OptionKind::retreat:
            return say(texts.retreat);
        case OptionKind::attached:
            return say(texts.attached_to);
        case OptionKind::use: {
            const std::string name = naming.ability(option.def, option.value);
            if (name.empty()) return std::nullopt;
            return fill(texts.use, {{"text", name}, {"card", card}, {"pokemon", open_target}});
        }
        default:
            return std::nullopt;
    }
}

/// Returns whether the two options do the same, perhaps to different Pokémon. Whoever comes to the
/// Active Spot, the player retreats.
bool same_but_target(const Option& a, const Option& b)
{
    if (a.kind != b.kind) return false;
    return a.kind == OptionKind::retreat || (a.def == b.def && a.value == b.value);
}

}  // namespace

std::vector<Choice> choices_of(const Decision& decision, const View& view, const Naming& naming)
{
    std::vector<std::string> texts = option_texts(decision, view, naming);
    std::vector<std::string> effects = effect_texts(decision, naming);
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Option& option = decision.options[i];
        if (option.kind == OptionKind::attack && option.def != no_def) {
            const AttackDef& attack = naming.library->def(option.def).attacks[option.value];
            texts[i] += fmt::format(" [{}]", cost_letters(attack.cost));
        }
        choices.push_back(
            {std::move(texts[i]), std::move(effects[i]), {static_cast<std::uint16_t>(i)}});
    }
    return choices;
}

std::vector<Choice> joined(const std::vector<Choice>& choices, const Decision& decision,
                           const Naming& naming)
{
    std::vector<Choice> result;
    for (const Choice& choice : choices) {
        const Option& option = decision.options[choice.options.front()];
        const std::optional<std::string> text =
            decision.max == 1 ? without_target(option, naming) : std::nullopt;
        const auto same = std::find_if(result.begin(), result.end(), [&](const Choice& other) {
            return same_but_target(decision.options[other.options.front()], option);
        });
        if (!text || same == result.end()) {
            result.push_back(choice);
            continue;
        }
        same->text = *text;
        same->options.push_back(choice.options.front());
    }
    return result;
}

}  // namespace ptcg::tools
