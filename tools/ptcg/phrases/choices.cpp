#include "phrases/choices.hpp"

#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace ptcg::tools::phrases {
namespace {

/// Returns the table of options of a choice.
std::string with_option(const std::string& filter, std::string_view option)
{
    return filter.empty() ? fmt::format("{{ {} }}", option)
                          : fmt::format("{{ {}, {} }}", filter, option);
}

/// Returns the filter, and that the opponent chooses if it does.
std::string with_chooser(const Noun& noun, const std::string& filter)
{
    return noun.by_opponent ? with_option(filter, "player = it.opponent") : filter;
}

std::string after_comma(const std::string& options)
{
    return options.empty() ? "" : ", " + options;
}

std::string random_cards(const Noun& noun)
{
    return noun.several() ? fmt::format("game:random_cards({}, {{ count = {} }})", noun.player(),
                                        noun.number())
                          : fmt::format("game:random_cards({})", noun.player());
}

std::string choice_of_one(const Noun& noun, const std::string& filter, bool optional)
{
    return fmt::format("game:{}(\"{}\"{})", optional ? "may_choose" : "choose", place_word(noun),
                       after_comma(with_chooser(noun, filter)));
}

/// Returns whether a player may choose none of several. "Any number" includes none (QTY-02), "up
/// to" only if the player may do it at all (QTY-01).
bool may_be_none(const Noun& noun, bool optional)
{
    return (optional || noun.most == "\"all\"") && noun.several() && !noun.random &&
           noun.least != noun.most && noun.least == "0";
}

std::string choice_of_several(const Noun& noun, const std::string& filter, bool early,
                              bool optional)
{
    const std::string options = early ? with_option(filter, "purpose = \"damage\"")
                                : may_be_none(noun, optional) ? with_option(filter, "may = true")
                                                              : with_chooser(noun, filter);
    return fmt::format("game:{}({}, \"{}\"{})",
                       noun.least == noun.most ? "choose_exactly" : "choose_up_to", noun.most,
                       place_word(noun), after_comma(options));
}

/// Returns what the key `target` says of a choice of one.
std::string target_of(const Noun& noun, const std::string& filter)
{
    const std::string place = fmt::format("\"{}\"", place_word(noun));
    return filter.empty() ? place : fmt::format("{{ {}, {} }}", place, filter);
}

}  // namespace

std::string add_choice(DraftState& state, const Noun& noun, const std::string& filter)
{
    Question& question = state.question;
    const bool optional = question.by_choice;
    const bool early = noun.early && state.in_attack() && state.guards.empty() && !optional;
    const bool cards = noun.place == "hand" || noun.place == "discard";
    Step step = state.new_step(Step::Kind::value, early ? Part::choose : Part::after);
    step.list = noun.several() || noun.random;
    step.name = cards && !early ? "chosen" : "target";
    if (noun.random) {
        step.lua = random_cards(noun);
    } else if (noun.several()) {
        step.lua = choice_of_several(noun, filter, early, optional);
        question.answered |= optional && may_be_none(noun, optional);
    } else {
        step.lua = choice_of_one(noun, filter, optional);
        if (early && !noun.by_opponent) step.target = target_of(noun, filter);
        question.answered |= optional;
    }
    std::string made = state.add(std::move(step));
    if (optional && question.answered) {
        state.mentions.did = noun.several() ? fmt::format("#{} > 0", made) : made;
    }
    return made;
}

}  // namespace ptcg::tools::phrases
