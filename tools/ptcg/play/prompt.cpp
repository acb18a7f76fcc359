#include "play/prompt.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

std::string number(std::size_t value)
{
    return fmt::format("{}", value);
}

std::string choices(const Decision& decision)
{
    if (decision.options.empty()) return "there are none";
    if (decision.options.size() == 1) return "1 is the only one";
    return fmt::format("they go from 1 to {}", decision.options.size());
}

/// An option and what it takes to say it.
struct Describer {
    const Option& option;
    const View& view;
    const Naming& naming;

    [[nodiscard]] std::string card() const { return naming.card(option.def); }

    /// "Magmar (Bench 2, 40 of 70 HP)", with its owner if that is not who is asked.
    [[nodiscard]] std::string pokemon() const
    {
        const PokemonView& there = pokemon_at(view, option.spot);
        if (!there.present) return card();
        std::string name =
            there.face_down ? std::string(texts().a_pokemon) : naming.card(there.def);
        if (view.audience != seen_by(owner_of(option.spot))) {
            name = naming.owned(owner_of(option.spot), name);
        }
        std::string hp = fmt::format("{}", there.hp);
        if (there.damage > 0) {
            const int left = std::max(there.hp - there.damage, 0);
            hp = fill(texts().hp_left, {{"left", fmt::format("{}", left)}, {"hp", hp}});
        }
        const std::size_t place = place_of(option.spot);
        return fill(place == 0 ? texts().at_active : texts().at_bench,
                    {{"pokemon", name}, {"value", number(place)}, {"hp", hp}});
    }

    /// " (50+)": the damage printed beside the attack.
    [[nodiscard]] std::string damage() const
    {
        static constexpr std::array<std::string_view, 4> marks = {"", "+", "−", "×"};
        const AttackDef& attack = naming.library->def(option.def).attacks[option.value];
        if (attack.damage == 0) return {};
        return fmt::format(" ({}{})", attack.damage, marks[at(attack.mark)]);
    }

    [[nodiscard]] std::string say(std::string_view text) const
    {
        return fill(text, {{"card", card()}, {"pokemon", pokemon()}});
    }

    [[nodiscard]] std::string attack(std::string_view text) const
    {
        return fill(text, {{"text", naming.attack(option.def, option.value)},
                           {"card", card()},
                           {"damage", damage()}});
    }

    [[nodiscard]] std::string ability(std::string_view text) const
    {
        const std::string name = naming.ability(option.def, option.value);
        if (name.empty()) return card();
        return fill(text, {{"text", name}, {"card", card()}, {"pokemon", pokemon()}});
    }
};

std::string describe(const Describer& d, const Decision& decision)
{
    const Option& option = d.option;
    const Purpose purpose = decision.purpose;
    const std::string place = number(std::size_t{option.place} + 1);
    switch (option.kind) {
        case OptionKind::stop:
            return std::string(texts().stop);
        case OptionKind::yes:
            return std::string(texts().yes);
        case OptionKind::no:
            return std::string(texts().no);
        case OptionKind::heads:
            return std::string(texts().heads_option);
        case OptionKind::tails:
            return std::string(texts().tails_option);
        case OptionKind::number:
            return number(option.value);
        case OptionKind::word:
            return decision.words[option.value];
        case OptionKind::condition:
            return std::string(texts().condition_name(static_cast<Condition>(option.value)));
        case OptionKind::card:
            return d.card();
        case OptionKind::face_down:
            return fill(option.zone == Zone::prizes ? texts().hidden_prize : texts().hidden_card,
                        {{"value", place}});
        case OptionKind::pokemon:
            return d.pokemon();
        case OptionKind::attached:
            return d.say(texts().attached_to);
        case OptionKind::attack:
            return d.attack(purpose == Purpose::main_phase ? texts().option_attack
                                                           : texts().attack_of);
        case OptionKind::text:
            return d.ability(texts().text_of);
        case OptionKind::bench:
            return d.say(texts().option_bench);
        case OptionKind::attach:
            return d.say(texts().option_attach);
        case OptionKind::evolve:
            return d.say(texts().option_evolve);
        case OptionKind::play:
            return d.say(option.spot == no_spot ? texts().option_play : texts().option_play_on);
        case OptionKind::use:
            return d.ability(texts().option_use);
        case OptionKind::use_stadium:
            return d.say(texts().option_stadium);
        case OptionKind::retreat:
            return d.say(texts().option_retreat);
        case OptionKind::end_turn:
            return std::string(texts().option_end);
    }
    return {};
}

bool taken_singly(const Option& option)
{
    return option.kind != OptionKind::card && option.kind != OptionKind::attached;
}

/// "1 1 2": an answer with several picks, as one would type it; empty if one pick is all there is.
std::string sample_picks(const Decision& decision)
{
    constexpr std::size_t enough = 3;
    std::vector<std::size_t> picks;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const std::size_t times = std::min<std::size_t>(decision.options[i].count, 2);
        for (std::size_t n = 0; n < times; ++n) picks.push_back(i + 1);
    }
    picks.resize(std::min({picks.size(), enough, std::size_t{decision.max}}));
    return picks.size() < 2 ? std::string() : fmt::format("{}", fmt::join(picks, " "));
}

std::string picks_hint(const Decision& decision, std::string_view none_key)
{
    if (decision.min == 0 && decision.max == 1)
        return " (" + fill(texts().pick_one_or_none, {{"key", none_key}}) + ")";
    if (decision.max == 0) return " (" + fill(texts().pick_nothing, {{"key", none_key}}) + ")";
    const std::string low = number(decision.min);
    const std::string high = number(decision.max);
    std::string hint;
    if (decision.min == decision.max && decision.max > 1) {
        hint = fill(texts().pick_exactly, {{"low", low}});
    } else if (decision.min == 0 && decision.max > 0) {
        const std::string sample = sample_picks(decision);
        hint = fill(sample.empty() ? texts().pick_up_to : texts().pick_up_to_such_as,
                    {{"high", high}, {"picks", sample}});
    } else if (decision.min != decision.max) {
        hint = fill(texts().pick_range, {{"low", low}, {"high", high}});
    }
    if (decision.ordered && decision.max > 1) {
        if (!hint.empty()) hint += ", ";
        hint += texts().pick_in_order;
    }
    if (decision.min == 0 && decision.max > 1) hint += fill(texts().pick_none, {{"key", none_key}});
    return hint.empty() ? hint : " (" + hint + ")";
}

}  // namespace

std::string question_text(const Decision& decision, const Naming& naming, std::string_view none_key)
{
    std::string question(texts().question(decision.purpose));
    if (decision.source != no_def) {
        const std::string source = naming.card(decision.source);
        const std::string text = decision.origin_attack
                                     ? naming.attack(decision.source, decision.effect)
                                     : naming.ability(decision.source, decision.effect);
        question = fill(text.empty() ? texts().asked_by : texts().asked_by_text,
                        {{"source", source}, {"text", text}, {"question", question}});
    }
    return question + picks_hint(decision, none_key);
}

std::vector<std::string> option_texts(const Decision& decision, const View& view,
                                      const Naming& naming)
{
    std::vector<std::string> lines;
    for (const Option& option : decision.options) {
        lines.push_back(describe({option, view, naming}, decision));
    }
    std::vector<std::string> result = lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Option& option = decision.options[i];
        const bool ambiguous = std::count(lines.begin(), lines.end(), lines[i]) > 1;
        if (ambiguous && option.def != no_def) {
            result[i] =
                fill(texts().printed, {{"text", lines[i]}, {"card", naming.print(option.def)}});
        }
        if (option.count > 1 && !taken_singly(option)) {
            result[i] =
                fill(texts().several, {{"text", result[i]}, {"value", number(option.count)}});
        }
    }
    return result;
}

Result<std::vector<std::uint16_t>> parse_picks(std::string_view typed, const Decision& decision)
{
    std::vector<std::uint16_t> picks;
    std::size_t position = 0;
    const auto separates = [](char c) { return c == ' ' || c == ',' || c == '\t' || c == '\r'; };
    while (position < typed.size()) {
        if (separates(typed[position])) {
            ++position;
            continue;
        }
        std::size_t end = position;
        while (end < typed.size() && !separates(typed[end])) ++end;
        const std::string_view word = typed.substr(position, end - position);
        position = end;
        std::size_t value = 0;
        const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        const std::size_t digits = word.front() == '-' ? 1 : 0;
        if (word.size() == digits ||
            word.find_first_not_of("0123456789", digits) != std::string_view::npos) {
            return Error{fmt::format("\"{}\" is no number; ? lists the commands", word)};
        }
        if (error != std::errc{} || rest != word.data() + word.size() || value < 1 ||
            value > decision.options.size()) {
            return Error{fmt::format("\"{}\" is no choice; {}", word, choices(decision))};
        }
        picks.push_back(static_cast<std::uint16_t>(value - 1));
    }
    if (picks.size() < decision.min || picks.size() > decision.max) {
        const std::string wanted = decision.min == decision.max
                                       ? number(decision.min)
                                       : fmt::format("{} to {}", decision.min, decision.max);
        return Error{
            fmt::format("{} pick{} given, {} wanted", picks.size(), plural(picks.size()), wanted)};
    }
    for (std::uint16_t pick : picks) {
        const auto times = std::count(picks.begin(), picks.end(), pick);
        if (times > decision.options[pick].count) {
            return Error{fmt::format("choice {} can be picked {} time{} only", pick + 1,
                                     decision.options[pick].count,
                                     plural(decision.options[pick].count))};
        }
    }
    return picks;
}

}  // namespace ptcg::tools
