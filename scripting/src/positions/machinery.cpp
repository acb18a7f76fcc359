#include "positions/machinery.hpp"

#include <optional>

namespace ptcg {

std::string words_for(const CardLibrary& library, const HandlerName& name)
{
    const auto hook_of = [&](std::uint16_t ordinal) -> std::optional<Hook> {
        const auto number = find_handler(library, {name.def, ordinal});
        if (!number) return std::nullopt;
        return library.handler(*number).hook;
    };
    const auto hook = hook_of(name.ordinal);
    if (!hook) return {};
    int which = 1;
    for (std::uint16_t i = 0; i < name.ordinal; ++i) which += hook_of(i) == hook ? 1 : 0;
    std::string text = library.text(name.def).id + " " + std::string(name_of(*hook));
    return which == 1 ? text : text + " " + std::to_string(which);
}

std::string words_for(Match& match)
{
    const Decision* open = match.decision();
    if (open == nullptr) return "the match is over";
    return "player " + std::string(player_words[at(open->asked)]) + ": " +
           std::string(name_of(open->purpose)) + ", " + std::to_string(open->min) + " to " +
           std::to_string(open->max) + " of " + std::to_string(open->options.size());
}

}  // namespace ptcg
