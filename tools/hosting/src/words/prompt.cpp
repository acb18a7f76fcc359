#include "ptcg/hosting/prompt.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace ptcg {
namespace {

std::string number(std::size_t value)
{
    return fmt::format("{}", value);
}

/// An option and what is needed to describe it.
struct Describer {
    const Option& option;
    const View& view;
    const Naming& naming;

    [[nodiscard]] const OptionTexts& texts() const { return naming.texts().options; }
    [[nodiscard]] std::string card() const { return naming.card(option.def); }

    /// Returns "Emberkit (Bench 2, 40 of 70 HP)", with its owner if that is not the player who is
    /// asked.
    [[nodiscard]] std::string pokemon() const
    {
        const PokemonView& there = pokemon_at(view, option.spot);
        if (!there.present) return card();
        std::string name = there.face_down ? naming.texts().words.face_down_pokemon.plain()
                                           : naming.card(there.def);
        if (view.audience != seen_by(owner_of(option.spot))) {
            name = naming.owned(owner_of(option.spot), name);
        }
        std::string hp = fmt::format("{}", there.hp);
        if (there.damage > 0) {
            const int left = std::max(there.hp - there.damage, 0);
            hp = fill(texts().hp_left, {{"left", fmt::format("{}", left)}, {"hp", hp}});
        }
        const std::size_t place = place_of(option.spot);
        if (place == 0) return fill(texts().at_active, {{"pokemon", name}, {"hp", hp}});
        return fill(texts().at_bench, {{"pokemon", name}, {"value", number(place)}, {"hp", hp}});
    }

    /// Returns " (50+)": the damage printed next to the attack.
    [[nodiscard]] std::string damage() const
    {
        static constexpr std::array<std::string_view, 4> marks = {"", "+", "−", "×"};
        const AttackDef& attack = naming.library->def(option.def).attacks[option.value];
        if (attack.damage == 0) return {};
        return fmt::format(" ({}{})", attack.damage, marks[at(attack.mark)]);
    }

    [[nodiscard]] std::string say(const Text& text) const
    {
        return fill(text, {{"card", card()}, {"pokemon", pokemon()}});
    }

    [[nodiscard]] bool levels_up() const
    {
        return option.def != no_def && naming.library->def(option.def).has(ptcg::levels_up);
    }

    [[nodiscard]] std::string attack(const Text& text) const
    {
        return fill(text, {{"text", naming.attack(option.def, option.value)},
                           {"card", card()},
                           {"damage", damage()}});
    }

    [[nodiscard]] std::string ability(const Text& text) const
    {
        const std::string name = naming.ability(option.def, option.value);
        if (name.empty()) return card();
        return fill(text, {{"text", name}, {"card", card()}, {"pokemon", pokemon()}});
    }

    /// Returns a text in play: its name, or its card if it has no name, and where it is, to tell
    /// two copies apart.
    [[nodiscard]] std::string text_in_play() const
    {
        const PokemonView& there = pokemon_at(view, option.spot);
        const std::string where = !there.present            ? card()
                                  : there.def == option.def ? pokemon()
                                                            : say(texts().attached_to);
        const std::string name = naming.ability(option.def, option.value);
        return name.empty() ? where : fill(texts().text_of, {{"text", name}, {"card", where}});
    }
};

std::string describe(const Describer& d, const Decision& decision)
{
    const Option& option = d.option;
    const Purpose purpose = decision.purpose;
    const OptionTexts& texts = d.texts();
    const std::string place = number(std::size_t{option.place} + 1);
    switch (option.kind) {
        case OptionKind::stop:
            return texts.stop.plain();
        case OptionKind::yes:
            return texts.yes.plain();
        case OptionKind::no:
            return texts.no.plain();
        case OptionKind::heads:
            return texts.heads.plain();
        case OptionKind::tails:
            return texts.tails.plain();
        case OptionKind::number:
            return number(option.value);
        case OptionKind::word:
            return decision.words[option.value];
        case OptionKind::condition:
            return d.naming.texts().condition(static_cast<Condition>(option.value)).plain();
        case OptionKind::card:
            return d.card();
        case OptionKind::face_down:
            if (option.def != no_def) return d.card();
            return fill(option.zone == Zone::prizes ? texts.hidden_prize : texts.hidden_card,
                        {{"value", place}});
        case OptionKind::pokemon:
            return d.pokemon();
        case OptionKind::attached:
            return d.say(texts.attached_to);
        case OptionKind::attack:
            return d.attack(purpose == Purpose::main_phase ? texts.attack : texts.attack_of);
        case OptionKind::text:
            return d.text_in_play();
        case OptionKind::bench:
            return d.say(texts.bench);
        case OptionKind::attach:
            return d.say(texts.attach);
        case OptionKind::evolve:
            return d.say(d.levels_up() ? texts.level_up : texts.evolve);
        case OptionKind::play:
            return d.say(option.spot == no_spot ? texts.play : texts.play_on);
        case OptionKind::use:
            return d.ability(texts.use);
        case OptionKind::use_stadium:
            return d.say(texts.use_stadium);
        case OptionKind::retreat:
            return d.say(texts.retreat);
        case OptionKind::end_turn:
            return texts.end_turn.plain();
    }
    return {};
}

bool taken_singly(const Option& option)
{
    return option.kind != OptionKind::card && option.kind != OptionKind::attached;
}

/// Returns "1 1 2": a sample answer with several picks, as typed; empty if only one pick is
/// possible.
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

std::string picks_hint(const Decision& decision, const PickingTexts& texts,
                       std::string_view none_key)
{
    if (decision.min == 0 && decision.max == 1)
        return " (" + fill(texts.one_or_none, {{"key", none_key}}) + ")";
    if (decision.max == 0) return " (" + fill(texts.nothing, {{"key", none_key}}) + ")";
    const std::string low = number(decision.min);
    const std::string high = number(decision.max);
    std::string hint;
    if (decision.min == decision.max && decision.max > 1) {
        hint = fill(texts.exactly, {{"low", low}});
    } else if (decision.min == 0 && decision.max > 0) {
        const std::string sample = sample_picks(decision);
        hint = sample.empty() ? fill(texts.up_to, {{"high", high}})
                              : fill(texts.up_to_such_as, {{"high", high}, {"picks", sample}});
    } else if (decision.min != decision.max) {
        hint = fill(texts.range, {{"low", low}, {"high", high}});
    }
    if (decision.ordered && decision.max > 1) {
        if (!hint.empty()) hint += ", ";
        hint += texts.in_order.plain();
    }
    if (decision.min == 0 && decision.max > 1) hint += fill(texts.none, {{"key", none_key}});
    return hint.empty() ? hint : " (" + hint + ")";
}

/// Returns the message for a typed word that is not the number of an option.
std::string no_choice(std::string_view word, const Decision& decision, const PickingTexts& texts)
{
    if (decision.options.empty()) return fill(texts.no_choice, {{"typed", word}});
    if (decision.options.size() == 1) return fill(texts.only_choice, {{"typed", word}});
    return fill(texts.choices, {{"typed", word}, {"high", number(decision.options.size())}});
}

/// Returns the message for too few or too many picks.
std::string wrong_count(std::size_t count, const Decision& decision, const PickingTexts& texts)
{
    const std::string value = number(count);
    const std::string low = number(decision.min);
    const Grammar grammar{.one = count == 1};
    if (decision.min == decision.max) {
        return fill(texts.wrong_count, {{"value", value}, {"low", low}}, grammar);
    }
    return fill(texts.wrong_range, {{"value", value}, {"low", low}, {"high", number(decision.max)}},
                grammar);
}

/// Returns the yes-or-no wording of a purpose that scripts also use for choices.
const Text& offer(const Decision& decision, const Texts& texts)
{
    const OfferTexts& offers = texts.offers;
    switch (decision.purpose) {
        case Purpose::checkup_order:
            return decision.source == no_def ? offers.checkup_order : offers.checkup_now;
        case Purpose::search:
            return offers.search;
        case Purpose::damage:
            return offers.damage;
        case Purpose::heal:
            return offers.heal;
        case Purpose::attach:
            return offers.attach;
        case Purpose::discard:
            return offers.discard;
        case Purpose::discard_energy:
            return offers.discard_energy;
        case Purpose::move_energy:
            return offers.move_energy;
        case Purpose::switch_in:
            return offers.switch_in;
        case Purpose::to_deck:
            return offers.to_deck;
        case Purpose::evolve:
            return offers.evolve;
        case Purpose::start_first:
        case Purpose::bonus_card:
        case Purpose::use_text:
            return texts.question(decision.purpose);
        default:
            return texts.question(Purpose::yes_no);
    }
}

const Text& worded(const Decision& decision, const Texts& texts)
{
    const bool yes_or_no =
        !decision.options.empty() && decision.options.front().kind == OptionKind::yes;
    return yes_or_no ? offer(decision, texts) : texts.question(decision.purpose);
}

}  // namespace

std::string bare_question_text(const Decision& decision, const Naming& naming)
{
    const PickingTexts& texts = naming.texts().picking;
    std::string question = worded(decision, naming.texts()).in({.one = decision.max <= 1});
    if (decision.source != no_def) {
        const std::string source = naming.card(decision.source);
        // The text of a Trainer card may be performed by an attack or a Poké-Power.
        const bool attack = decision.origin_attack &&
                            decision.effect < naming.library->def(decision.source).attack_count;
        const std::string text = attack ? naming.attack(decision.source, decision.effect)
                                        : naming.ability(decision.source, decision.effect);
        question = text.empty()
                       ? fill(texts.asked_by, {{"source", source}, {"question", question}})
                       : fill(texts.asked_by_text,
                              {{"source", source}, {"text", text}, {"question", question}});
    }
    return question;
}

std::string question_text(const Decision& decision, const Naming& naming, std::string_view none_key)
{
    const PickingTexts& texts = naming.texts().picking;
    if (none_key.empty()) none_key = decision.max == 0 ? texts.enter.plain() : typed_for_none;
    return bare_question_text(decision, naming) + picks_hint(decision, texts, none_key);
}

std::string picks_text(const Decision& decision, const PickingTexts& texts)
{
    const std::string low = number(decision.min);
    const std::string high = number(decision.max);
    std::string text;
    if (decision.max == 0) return text;
    if (decision.min == 0) {
        text = fill(texts.up_to, {{"high", high}});
    } else if (decision.min != decision.max) {
        text = fill(texts.range, {{"low", low}, {"high", high}});
    } else if (decision.max > 1) {
        text = fill(texts.exactly, {{"low", low}});
    }
    if (decision.ordered && decision.max > 1) text += ", " + texts.in_order.plain();
    return text;
}

std::string waiting_text(PlayerId asked, const Naming& naming)
{
    const PickingTexts& texts = naming.texts().picking;
    if (asked == PlayerId::chance) return texts.waiting_for_chance.plain();
    return fill(texts.waiting, {{"player", naming.player(asked)}});
}

std::vector<std::string> effect_texts(const Decision& decision, const Naming& naming)
{
    std::vector<std::string> texts;
    for (const Option& option : decision.options) {
        const bool attack = option.kind == OptionKind::attack;
        std::string& text = texts.emplace_back();
        if (option.def == no_def || (!attack && option.kind != OptionKind::use)) continue;
        const Language& language = *naming.language;
        const CardText card = language.card_text ? language.card_text(*naming.library, option.def)
                                                 : naming.library->text(option.def);
        const std::vector<std::string>& all = attack ? card.attack_text : card.ability_text;
        if (option.value < all.size()) text = all[option.value];
    }
    return texts;
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
            result[i] = fill(naming.texts().options.printed,
                             {{"text", lines[i]}, {"card", naming.print(option.def)}});
        }
        if (option.count > 1 && !taken_singly(option)) {
            result[i] = fill(naming.texts().options.several,
                             {{"text", result[i]}, {"value", number(option.count)}});
        }
    }
    return result;
}

Result<std::vector<std::uint16_t>> parse_picks(std::string_view typed, const Decision& decision,
                                               const PickingTexts& texts)
{
    std::vector<std::uint16_t> picks;
    std::size_t position = 0;
    const auto separates = [](char c) { return c == ' ' || c == ',' || c == '\t' || c == '\r'; };
    if (decision.min == 0 && typed == typed_for_none) return picks;
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
            return Error{fill(texts.no_number, {{"typed", word}})};
        }
        if (error != std::errc{} || rest != word.data() + word.size() || value < 1 ||
            value > decision.options.size()) {
            return Error{no_choice(word, decision, texts)};
        }
        picks.push_back(static_cast<std::uint16_t>(value - 1));
    }
    if (picks.size() < decision.min || picks.size() > decision.max)
        return Error{wrong_count(picks.size(), decision, texts)};
    for (std::uint16_t pick : picks) {
        const auto times = std::count(picks.begin(), picks.end(), pick);
        if (times > decision.options[pick].count) {
            const std::string most = number(decision.options[pick].count);
            return Error{fill(texts.too_often,
                              {{"choice", number(std::size_t{pick} + 1)}, {"value", most}},
                              {.one = decision.options[pick].count == 1})};
        }
    }
    return picks;
}

}  // namespace ptcg
