#include "analysis/listening.hpp"

#include <fmt/format.h>

#include "ptcg/resolver.hpp"

#include "analysis/wording.hpp"

namespace ptcg::tools {

namespace {

constexpr std::string_view subject_words[] = {"itself", "own Pokémon", "the opponent's Pokémon",
                                              "any Pokémon", "this card"};
static_assert(std::size(subject_words) == static_cast<std::size_t>(Subject::this_card) + 1);

[[nodiscard]] std::string place_of_text(const Wording& wording, const TextInPlay& text)
{
    if (text.lasting != nullptr) return wording.holder(*text.lasting);
    if (text.self != no_slot) return wording.place(text.self);
    return "the Stadium of " + wording.side(text.owner);
}

[[nodiscard]] std::string reason(const Wording& wording, const TextInPlay& text)
{
    switch (text.standing) {
        case Standing::counts:
            return {};
        case Standing::under_another:
            return "another Stage is on top of its card";
        case Standing::switched_off:
            return fmt::format("the Pokémon's Abilities are off ({})", wording.text(text.by));
        case Standing::wrong_place:
            return text.handler->where == Where::active ? "only in the Active Spot"
                                                        : "only on the Bench";
        case Standing::used_up:
            return "it has been used";
        case Standing::needs_not_met:
            return "its requirements are not met";
    }
    return {};
}

[[nodiscard]] std::string name_of_text(const Wording& wording, const TextInPlay& text)
{
    if (text.lasting != nullptr) {
        return fmt::format("{} of {}", wording.lasting(*text.lasting), wording.card(text.def));
    }
    const bool ability = text.handler->ability != Handler::none;
    return wording.text(text.def, ability ? Origin::ability : Origin::rule, text.handler->ability);
}

}  // namespace

std::string to_string(const ListeningText& text)
{
    const std::string line =
        fmt::format("{}: {} ({}), about {}", text.hook, text.text, text.place, text.about);
    return text.counts ? line : fmt::format("{}; not now: {}", line, text.why_not);
}

std::string to_string(const LastingEffect& effect)
{
    return fmt::format("{} {} {} ({}, {})", effect.on, effect.what, effect.until, effect.by,
                       effect.owner);
}

std::vector<ListeningText> listening_texts(Match& match, PlayerId me)
{
    const Wording wording(match.library(), match.state(), me);
    std::vector<ListeningText> lines;
    for (const TextInPlay& text : match.rules().texts_in_play()) {
        lines.push_back(
            {.hook = std::string(name_of(text.handler->hook)),
             .text = name_of_text(wording, text),
             .place = place_of_text(wording, text),
             .about = std::string(subject_words[static_cast<std::size_t>(text.handler->subject)]),
             .counts = text.standing == Standing::counts,
             .why_not = reason(wording, text)});
    }
    return lines;
}

std::vector<LastingEffect> lasting_effects(Match& match, PlayerId me)
{
    const Wording wording(match.library(), match.state(), me);
    const Table& table = match.state().now;
    std::vector<LastingEffect> lines;
    for (std::size_t i = 0; i < table.lasting_count; ++i) {
        const Lasting& effect = table.lasting[i];
        lines.push_back({.what = wording.lasting(effect),
                         .on = wording.holder(effect),
                         .by = wording.text(effect.def, effect.origin, effect.source_effect),
                         .owner = wording.side(effect.owner),
                         .until = wording.until(effect)});
    }
    return lines;
}

}  // namespace ptcg::tools
