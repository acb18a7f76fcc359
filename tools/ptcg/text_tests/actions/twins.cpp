#include "text_tests/actions/twins.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/difference.hpp"
#include "analysis/wording.hpp"
#include "card_tests/bindings/words.hpp"
#include "ptcg/permissions.hpp"
#include "text_tests/actions/digest.hpp"
#include "text_tests/actions/window.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

/// The options of a main phase by their numbers, each with its place in the question.
using Actions = std::map<std::uint64_t, std::uint16_t>;

[[nodiscard]] Actions actions_of(Match& match)
{
    Actions actions;
    const Decision* const open = match.decision();
    if (open == nullptr) return actions;
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        actions.emplace(option_digest(match.state(), open->options[i]),
                        static_cast<std::uint16_t>(i));
    }
    return actions;
}

[[nodiscard]] std::string words_of(Match& match, std::uint16_t option)
{
    const Decision& open = *match.decision();
    return OptionWords(match.library(), match.state(), PlayerId::one)
        .say(open, open.options[option]);
}

/// Returns the answers, one line each, without those of shuffles.
[[nodiscard]] std::string answers_told(Match& match, const MatchState& start,
                                       const std::vector<Picks>& answers)
{
    std::string told;
    match.restore(start);
    for (const Picks& picks : answers) {
        const Decision* const open = match.decision();
        if (open->purpose != Purpose::shuffle && open->purpose != Purpose::main_phase) {
            told += fmt::format("    {}:", name_of(open->purpose));
            for (const std::uint16_t pick : picks)
                told += fmt::format(" {}", words_of(match, pick));
            told += '\n';
        }
        if (!match.answer(picks)) break;
    }
    match.restore(start);
    return told;
}

[[nodiscard]] std::string changes_told(const Match& match, const MatchState& start,
                                       const MatchState& end)
{
    std::string told;
    for (const Difference& difference : differences(match.library(), start, end, PlayerId::one)) {
        if (difference.part != DifferencePart::table) continue;
        told += fmt::format("    {}\n", to_string(difference));
    }
    return told.empty() ? "    nothing changes on the table\n" : told;
}

/// Says which ends of the first window the second does not have; at most two.
[[nodiscard]] std::string missing_ends(Match& match, const MatchState& start, const Window& one,
                                       const Window& other, std::string_view name)
{
    std::string text;
    int shown = 0;
    for (const auto& [digest, end] : one.ends) {
        if (other.ends.contains(digest)) continue;
        if (++shown > 2) break;
        text += fmt::format("  only {}:\n{}{}", name, answers_told(match, start, end.answers),
                            changes_told(match, start, end.state));
    }
    return text;
}

/// Returns what the rules say of each Pokémon in play, by its name and place.
[[nodiscard]] std::map<std::string, PokemonValues> values_in(Match& match)
{
    std::map<std::string, PokemonValues> all;
    const Permissions& rules = match.rules();
    const Wording wording(match.library(), match.state(), PlayerId::one);
    for (const PlayerId player : both_players) {
        rules.each_pokemon(player, [&](SlotId slot) {
            all.emplace(wording.pokemon(slot), values_of(rules, slot));
        });
    }
    return all;
}

[[nodiscard]] std::string types_told(std::uint16_t bits)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (TypeSet::from_bits(bits).has(type)) names.push_back(name_of(type));
    }
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

[[nodiscard]] std::string told(const PokemonValues& values)
{
    return fmt::format("{} HP, Retreat Cost {}, Prizes {}, types {}, Weakness {}, Resistance {}",
                       values.hp, values.retreat_cost, values.prizes, types_told(values.types),
                       types_told(values.weakness), types_told(values.resistance));
}

class Twins {
public:
    Twins(Match& script, Match& said, DefId card, const phrases::EffectText& text,
          std::uint64_t salt)
        : script_(script), said_(said), card_(card), text_(text), salt_(salt)
    {
    }

    [[nodiscard]] TwinPlay play(int actions)
    {
        for (int i = 0; i < actions && step(); ++i) salt_ = mixed(salt_, 11);
        return std::move(play_);
    }

private:
    /// Returns false if the matches differ or end.
    bool step()
    {
        const Actions mine = actions_of(script_);
        const Actions theirs = actions_of(said_);
        if (!compare(mine, theirs) || !compare_values() || mine.empty()) return false;
        const std::uint64_t action = choose(mine);
        const bool of_text = is_of_text(script_.decision()->options[mine.at(action)]);
        if (!try_action(mine.at(action), theirs.at(action))) return false;
        if (of_text && play_.to_first_of_text == 0) play_.to_first_of_text = play_.actions.size();
        return true;
    }

    bool compare(const Actions& mine, const Actions& theirs)
    {
        std::string what;
        for (const auto& [digest, option] : mine) {
            if (theirs.contains(digest)) continue;
            what += fmt::format("  only the script allows {}\n", words_of(script_, option));
        }
        for (const auto& [digest, option] : theirs) {
            if (mine.contains(digest)) continue;
            what += fmt::format("  only the text allows {}\n", words_of(said_, option));
        }
        return what.empty() || differ(std::move(what));
    }

    /// Compares what the rules say of the Pokémon in play.
    bool compare_values()
    {
        const auto did = values_in(script_);
        const auto said = values_in(said_);
        for (const auto& [pokemon, values] : did) {
            const auto other = said.find(pokemon);
            if (other == said.end() || other->second == values) continue;
            return differ(
                fmt::format("  {} is different:\n    the script: {}\n    the text:   {}\n", pokemon,
                            told(values), told(other->second)));
        }
        return true;
    }

    bool differ(std::string what)
    {
        play_.before = script_.state();
        play_.difference = std::move(what);
        return false;
    }

    [[nodiscard]] bool is_of_text(const Option& option) const
    {
        if (option.kind == OptionKind::attack) {
            return text_.kind == Kind::attack && option.def == card_ &&
                   option.value == text_.number;
        }
        constexpr std::array with_card{OptionKind::bench, OptionKind::attach, OptionKind::evolve,
                                       OptionKind::play, OptionKind::use};
        return option.kind == OptionKind::use_stadium ||
               (option.def == card_ &&
                std::ranges::find(with_card, option.kind) != with_card.end());
    }

    /// Returns whether the text may be about what the action does, or about its card.
    [[nodiscard]] bool is_named(const Option& option) const
    {
        const auto says = [&](std::string_view words) {
            return text_.text.find(words) != std::string::npos;
        };
        if (option.kind == OptionKind::retreat) return says("the Active Spot") || says("retreat");
        if (option.kind == OptionKind::evolve) return says("evolve");
        return option.kind == OptionKind::play && says(script_.library().text(option.def).name);
    }

    [[nodiscard]] std::uint64_t choose(const Actions& actions)
    {
        const Decision& open = *script_.decision();
        const auto rank = [&](const auto& action) {
            const Option& option = open.options[action.second];
            const std::uint64_t random = mixed(salt_, action.first);
            const bool meant =
                (is_of_text(option) && random % 8 != 0) || (is_named(option) && random % 2 != 0);
            const bool attack = option.kind == OptionKind::attack && random % 3 != 0;
            return std::pair(meant ? 0 : attack ? 1 : 2, random);
        };
        return std::ranges::min_element(actions, {}, rank)->first;
    }

    bool try_action(std::uint16_t mine, std::uint16_t theirs)
    {
        const MatchState start = script_.state();
        const MatchState said_start = said_.state();
        const Window did = explore(script_, start, {mine}, salt_);
        const Window said = explore(said_, said_start, {theirs}, salt_);
        std::string what;
        if (did.failure != said.failure) {
            what = fmt::format("  the script fails: {}\n  the text fails: {}\n", did.failure,
                               said.failure);
        }
        // A sample needs not have all that the other has, unless both were asked the same.
        const bool alike = did.sampled && said.sampled && did.asked == said.asked;
        if (!said.sampled || alike) what += missing_ends(script_, start, did, said, "the script");
        if (!did.sampled || alike) what += missing_ends(said_, said_start, said, did, "the text");
        if (!what.empty()) {
            add_missing(did, said);
            return differ(fmt::format("  {}\n{}", words_of(script_, mine), what));
        }
        return go_on(did, said);
    }

    /// Records an action that ends as only the text says.
    void add_missing(const Window& did, const Window& said)
    {
        for (const auto& [digest, end] : said.ends) {
            if (did.ends.contains(digest)) continue;
            play_.actions.push_back({{}, end.answers});
            return;
        }
    }

    /// Goes on from one of the ends that both have.
    bool go_on(const Window& did, const Window& said)
    {
        const auto rank = [&](const auto& end) {
            return std::pair(!did.ends.contains(end.first), mixed(salt_, end.first));
        };
        const auto chosen = std::ranges::min_element(said.ends, {}, rank);
        if (chosen == said.ends.end() || !did.ends.contains(chosen->first)) return false;
        const WindowEnd& end = did.ends.at(chosen->first);
        play_.actions.push_back({end.answers, chosen->second.answers});
        said_.restore(chosen->second.state);
        script_.restore(end.state);
        return true;
    }

    Match& script_;
    Match& said_;
    DefId card_;
    const phrases::EffectText& text_;
    std::uint64_t salt_;
    TwinPlay play_;
};

}  // namespace

TwinPlay play_twins(Match& script, Match& said, DefId card, const phrases::EffectText& text,
                    int actions, std::uint64_t salt)
{
    return Twins(script, said, card, text, salt).play(actions);
}

}  // namespace ptcg::tools
