#include "repl/choosing.hpp"

#include <algorithm>
#include <initializer_list>

#include <fmt/format.h>

#include "card_tests/bindings/words.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "repl/card_words.hpp"

namespace ptcg::tools {

namespace {

using Segment = std::vector<Word>;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Words between the parts of a sentence: "attach fire TO bench 2".
bool connects(const Word& word)
{
    return !word.quoted && is_one_of(word.text, {"to", "on", "onto", "into", "with", "of", "from"});
}

/// Rates how well words match an option.
class Fitting {
public:
    Fitting(const OpenQuestion& question, const Option& option)
        : question_(question), option_(option)
    {
    }

    /// Returns 0 if one of the segments matches nothing about the option.
    [[nodiscard]] int fit(const std::vector<Segment>& segments) const
    {
        int sum = 0;
        for (const Segment& segment : segments) {
            const NameFit one = fit(segment);
            if (one == NameFit::none) return 0;
            sum += static_cast<int>(one);
        }
        return sum;
    }

private:
    [[nodiscard]] NameFit fit(const Segment& segment) const
    {
        std::size_t end = 0;
        const std::optional<Spot> place =
            read_place(segment, end, question_.decision.asked, question_.names);
        if (place && end == segment.size()) return places(*place);
        const std::string text = joined(segment);
        NameFit best = std::max(literal(text), named(text));
        if (option_.kind == OptionKind::face_down) {
            const OptionWords words(question_.library, question_.state, PlayerId::one);
            best = std::max(best, card_fit(question_.library, text, words.hidden_card(option_)));
        } else if (!names_only_text()) {
            best = std::max(best, card_fit(question_.library, text, option_.def));
        }
        if (option_.spot != no_spot && stands_at_spot()) {
            const DefId pokemon = pokemon_at(question_.view, option_.spot).def;
            best = std::max(best, card_fit(question_.library, text, pokemon));
        }
        return best;
    }

    [[nodiscard]] NameFit places(Spot place) const
    {
        return stands_at_spot() && option_.spot == place ? NameFit::whole : NameFit::none;
    }

    /// Returns whether the spot is that of a Pokémon, and does not just say whose pile it is.
    [[nodiscard]] bool stands_at_spot() const
    {
        return option_.kind != OptionKind::card && option_.kind != OptionKind::face_down &&
               option_.kind != OptionKind::bench && option_.spot != no_spot;
    }

    /// In the main phase, every attack is one of the same Pokémon: its name does not tell them
    /// apart.
    [[nodiscard]] bool names_only_text() const
    {
        return option_.kind == OptionKind::attack &&
               question_.decision.purpose == Purpose::main_phase;
    }

    /// Rates the name of the attack or Ability the option is about.
    [[nodiscard]] NameFit named(std::string_view text) const
    {
        const CardLibrary& library = question_.library;
        if (option_.def == no_def) return NameFit::none;
        const CardDef& def = library.def(option_.def);
        if (option_.kind == OptionKind::attack && option_.value < def.attack_count) {
            return name_fit(text, library.name(def.attacks[option_.value].name));
        }
        const bool has_ability =
            option_.kind == OptionKind::use || option_.kind == OptionKind::text;
        if (has_ability && option_.value < def.ability_count) {
            return name_fit(text, library.name(def.abilities[option_.value].name));
        }
        return NameFit::none;
    }

    [[nodiscard]] NameFit literal(std::string_view text) const
    {
        const auto is = [&](std::initializer_list<std::string_view> words) {
            return is_one_of(fold_name(text), words) ? NameFit::whole : NameFit::none;
        };
        switch (option_.kind) {
            case OptionKind::stop:
                return is({"stop", "enough", "done"});
            case OptionKind::yes:
                return is({"yes", "y", "true"});
            case OptionKind::no:
                return is({"no", "n", "false"});
            case OptionKind::heads:
                return is({"heads", "h"});
            case OptionKind::tails:
                return is({"tails", "t"});
            case OptionKind::use_stadium:
                return is({"stadium"});
            case OptionKind::condition:
                return name_fit(text, name_of(static_cast<Condition>(option_.value)));
            case OptionKind::word:
                return name_fit(text, question_.decision.words[option_.value]);
            default:
                return NameFit::none;
        }
    }

    const OpenQuestion& question_;
    const Option& option_;
};

/// Returns the options accepted by `wanted` that match the words best.
template <typename Wanted>
std::vector<std::uint16_t> best_options(const OpenQuestion& question,
                                        const std::vector<Word>& words, Wanted&& wanted)
{
    for (const std::vector<Segment>& way :
         ways_to_cut(words, question.decision.asked, question.names)) {
        std::vector<std::uint16_t> best;
        int most = way.empty() ? 0 : 1;
        for (std::size_t i = 0; i < question.decision.options.size(); ++i) {
            const auto number = static_cast<std::uint16_t>(i);
            const Option& option = question.decision.options[i];
            if (!wanted(number)) continue;
            const int fit = Fitting(question, option).fit(way);
            if (fit < most) continue;
            if (fit > most) best.clear();
            most = fit;
            best.push_back(number);
        }
        if (!best.empty()) return best;
    }
    return {};
}

std::string listed(const OpenQuestion& question, const std::vector<std::uint16_t>& options)
{
    constexpr std::size_t most_listed = 8;
    const std::vector<std::string> texts = option_lines(question);
    std::string list;
    for (std::size_t i = 0; i < std::min(options.size(), most_listed); ++i) {
        list += fmt::format("\n{:>4}  {}", options[i] + 1, texts[options[i]]);
    }
    if (options.size() > most_listed) {
        list += fmt::format("\n      and {} more", options.size() - most_listed);
    }
    return list;
}

/// It makes no difference which of several equal face-down cards is taken.
bool all_face_down_alike(const OpenQuestion& question, const std::vector<std::uint16_t>& options)
{
    const OptionWords words(question.library, question.state, PlayerId::one);
    return std::all_of(options.begin(), options.end(), [&](std::uint16_t i) {
        const Option& option = question.decision.options[i];
        return option.kind == OptionKind::face_down &&
               words.hidden_card(option) ==
                   words.hidden_card(question.decision.options[options.front()]);
    });
}

/// Adds one part of an answer, `count` times.
Result<void> add_picks(const OpenQuestion& question, const std::vector<Word>& part,
                       std::vector<std::uint16_t>& picks)
{
    std::vector<Word> words = part;
    std::size_t count = 1;
    if (words.size() > 1 && !words.front().quoted && as_count(words.front().text)) {
        count = *as_count(words.front().text);
        words.erase(words.begin());
    }
    constexpr std::size_t most_picks = 64;
    if (count > most_picks) return Error{fmt::format("{} is more than can be picked", count)};
    for (std::size_t n = 0; n < count; ++n) {
        const auto is_left = [&](std::uint16_t i) {
            return std::count(picks.begin(), picks.end(), i) < question.decision.options[i].count;
        };
        const std::vector<std::uint16_t> found = best_options(question, words, is_left);
        if (found.empty()) {
            const bool picked_already =
                !best_options(question, words, [](std::uint16_t) { return true; }).empty();
            return Error{fmt::format("\"{}\" is {}; \"legal\" lists them", joined(words),
                                     picked_already ? "picked more often than it is available"
                                                    : "not one of the options")};
        }
        if (found.size() > 1 && !all_face_down_alike(question, found)) {
            return Error{fmt::format("\"{}\" matches several options:{}", joined(words),
                                     listed(question, found))};
        }
        picks.push_back(found.front());
    }
    return {};
}

/// Returns whether a name must be in quotation marks.
bool needs_quotes(std::string_view name)
{
    if (name.find_first_of(",\"") != std::string_view::npos) return true;
    const std::vector<Word> words = split_words(name);
    return std::any_of(words.begin(), words.end(), [](const Word& word) {
        return word.quoted || connects(word) || as_count(word.text).has_value() ||
               is_one_of(word.text, {"active", "bench", "none"});
    });
}

std::string as_one_word(std::string_view name)
{
    return needs_quotes(name) ? fmt::format("\"{}\"", name) : std::string(name);
}

/// Returns the card's name, or its id if another option has a card of the same name.
std::string card_phrase(const OpenQuestion& question, const Option& option)
{
    const CardText& text = question.library.text(option.def);
    for (const Option& other : question.decision.options) {
        const bool rival = other.def != no_def && other.def != option.def &&
                           question.library.text(other.def).name == text.name;
        if (rival) return text.id;
    }
    return as_one_word(text.name);
}

/// Returns the option whose line in the list the command repeats: "end the turn".
std::optional<std::uint16_t> option_as_listed(const OpenQuestion& question, OptionKind kind,
                                              std::string_view typed)
{
    const auto plain = [](std::string_view line) {
        std::string text = fold_name(line);
        std::erase_if(text, [](char c) { return c == '(' || c == ')' || c == ','; });
        return text;
    };
    const std::string said = plain(typed);
    const std::vector<std::string> lines = option_lines(question);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const OptionKind of = question.decision.options[i].kind;
        const bool ends = of == OptionKind::end_turn && said == "end turn";
        if (means(kind, of) && (ends || plain(lines[i]) == said)) {
            return static_cast<std::uint16_t>(i);
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::vector<Segment>> ways_to_cut(const std::vector<Word>& words, PlayerId speaker,
                                              const std::array<std::string, players>& names)
{
    std::vector<std::vector<Segment>> ways;
    if (words.empty()) return {{}};
    ways.push_back({words});
    std::vector<Segment> everywhere(1);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!connects(words[i])) {
            everywhere.back().push_back(words[i]);
            continue;
        }
        if (!everywhere.back().empty()) everywhere.emplace_back();
        const auto here = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (i == 0 || i + 1 == words.size()) continue;
        ways.push_back({Segment(words.begin(), here), Segment(here + 1, words.end())});
    }
    if (everywhere.back().empty()) everywhere.pop_back();
    ways.push_back(std::move(everywhere));
    // A place at the end does not need such a word before it: "attach fire bench 2".
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::size_t end = i;
        if (!read_place(words, end, speaker, names)) continue;
        if (end != words.size()) continue;
        const auto here = words.begin() + static_cast<std::ptrdiff_t>(i);
        ways.push_back({Segment(words.begin(), here), Segment(here, words.end())});
    }
    return ways;
}

bool means(OptionKind said, OptionKind kind)
{
    if (said == OptionKind::play) {
        return kind == OptionKind::play || kind == OptionKind::bench ||
               kind == OptionKind::attach || kind == OptionKind::evolve;
    }
    if (said == OptionKind::use) return kind == OptionKind::use || kind == OptionKind::use_stadium;
    return said == kind;
}

std::vector<std::string> option_lines(const OpenQuestion& question)
{
    Naming naming;
    naming.library = &question.library;
    naming.names = question.names;
    // The player's own Pokémon are named without their owner.
    View view = question.view;
    view.audience = seen_by(question.decision.asked);
    return option_texts(question.decision, view, naming);
}

std::string_view command_word(OptionKind kind)
{
    if (kind == OptionKind::end_turn) return "end";
    for (const ActionName& known : action_names) {
        if (known.kind == kind) return known.name;
    }
    return {};
}

std::string possible_actions(const OpenQuestion& question, OptionKind kind)
{
    std::vector<std::uint16_t> possible;
    for (std::uint16_t i = 0; i < question.decision.options.size(); ++i) {
        if (means(kind, question.decision.options[i].kind)) possible.push_back(i);
    }
    return possible.empty() ? "" : "; possible actions:" + listed(question, possible);
}

Result<std::optional<std::uint16_t>> meant_action(const OpenQuestion& question, OptionKind kind,
                                                  const std::vector<Word>& words)
{
    const auto wanted = [&](std::uint16_t i) {
        return means(kind, question.decision.options[i].kind);
    };
    const std::vector<std::uint16_t> found = best_options(question, words, wanted);
    if (found.size() == 1) return std::optional(found.front());
    const std::string said = words.empty()
                                 ? std::string(command_word(kind))
                                 : fmt::format("{} {}", command_word(kind), joined(words));
    const auto listed_so = words.empty() ? std::nullopt : option_as_listed(question, kind, said);
    if (listed_so || found.empty()) return listed_so;
    return Error{fmt::format("\"{}\" matches several actions:{}", said, listed(question, found))};
}

Result<std::vector<std::uint16_t>> meant_answer(const OpenQuestion& question,
                                                const std::vector<Word>& words)
{
    const bool only_numbers = std::all_of(words.begin(), words.end(), [](const Word& word) {
        return !word.quoted && !word.text.empty() &&
               word.text.find_first_not_of("0123456789") == std::string::npos;
    });
    if (only_numbers) return parse_picks(joined(words), question.decision);
    std::vector<std::uint16_t> picks;
    const bool none = words.size() == 1 && is_one_of(fold_name(words[0].text), {"none", "nothing"});
    if (none && question.decision.min == 0) return picks;
    for (const std::vector<Word>& part : split_at_commas(words)) {
        if (Result<void> added = add_picks(question, part, picks); !added) return added.error();
    }
    return picks;
}

std::string phrase(const OpenQuestion& question, const Option& option)
{
    const PlayerId asked = question.decision.asked;
    const CardLibrary& library = question.library;
    const auto card = [&] { return card_phrase(question, option); };
    const auto place = [&] { return place_words(option.spot, asked); };
    const auto attack = [&] {
        return as_one_word(library.name(library.def(option.def).attacks[option.value].name));
    };
    const auto ability = [&] {
        const CardDef& def = library.def(option.def);
        if (option.value >= def.ability_count) return card();
        return as_one_word(library.name(def.abilities[option.value].name));
    };
    switch (option.kind) {
        case OptionKind::stop:
            return "stop";
        case OptionKind::yes:
            return "yes";
        case OptionKind::no:
            return "no";
        case OptionKind::heads:
            return "heads";
        case OptionKind::tails:
            return "tails";
        case OptionKind::condition:
            return std::string(name_of(static_cast<Condition>(option.value)));
        case OptionKind::word:
            return as_one_word(question.decision.words[option.value]);
        case OptionKind::card:
            return card();
        case OptionKind::pokemon:
            return place();
        case OptionKind::attached:
            return fmt::format("{} on {}", card(), place());
        case OptionKind::attack:
            if (question.decision.purpose == Purpose::main_phase) return "attack " + attack();
            return option.spot == no_spot ? attack() : fmt::format("{} of {}", attack(), place());
        case OptionKind::text:
            return option.spot == no_spot ? ability() : fmt::format("{} of {}", ability(), place());
        case OptionKind::use:
            return fmt::format("use {} of {}", ability(),
                               option.spot == no_spot ? card() : place());
        case OptionKind::use_stadium:
            return "use stadium";
        case OptionKind::bench:
            return "bench " + card();
        case OptionKind::attach:
            return fmt::format("attach {} to {}", card(), place());
        case OptionKind::evolve:
            return fmt::format("evolve {} into {}", place(), card());
        case OptionKind::play:
            if (option.spot == no_spot) return "play " + card();
            return fmt::format("play {} on {}", card(), place());
        case OptionKind::retreat:
            return "retreat to " + place();
        case OptionKind::end_turn:
            return "end";
        default:
            break;
    }
    // An option without a name is typed as its number.
    const auto options = question.decision.options;
    const auto same = std::find(options.begin(), options.end(), option);
    return fmt::format("{}", same - options.begin() + 1);
}

std::string phrase(const OpenQuestion& question, const std::vector<std::uint16_t>& picks)
{
    if (picks.empty()) return "none";
    std::vector<std::string> parts;
    for (std::uint16_t pick : picks) {
        parts.push_back(phrase(question, question.decision.options[pick]));
    }
    const bool any_number = std::any_of(
        parts.begin(), parts.end(), [](const std::string& p) { return as_count(p).has_value(); });
    if (!any_number) return fmt::format("{}", fmt::join(parts, ", "));
    for (std::size_t i = 0; i < picks.size(); ++i) parts[i] = fmt::format("{}", picks[i] + 1);
    return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace ptcg::tools
