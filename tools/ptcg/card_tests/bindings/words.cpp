#include "card_tests/bindings/words.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "card_tests/bindings/failure.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/deck_text.hpp"

namespace ptcg::tools {

std::string_view action_word(OptionKind kind)
{
    for (const ActionName& known : action_names) {
        if (known.kind == kind) return known.name;
    }
    return name_of(kind);
}

const char* word_for(PlayerId player, PlayerId me)
{
    switch (player) {
        case PlayerId::one:
        case PlayerId::two:
            return player == me ? "me" : "opponent";
        case PlayerId::chance:
            return "chance";
        case PlayerId::none:
            break;
    }
    return "nobody";
}

std::string word_for(Spot spot, PlayerId me)
{
    if (spot == no_spot) return "nowhere";
    const std::size_t place = place_of(spot);
    const std::string_view whose = owner_of(spot) == me ? "" : "opponent ";
    return place == 0 ? fmt::format("{}active", whose) : fmt::format("{}bench {}", whose, place);
}

std::string to_string(const TestWord& word)
{
    switch (word.kind) {
        case TestWord::Kind::yes_no:
            return word.yes ? "true" : "false";
        case TestWord::Kind::number:
            return std::to_string(word.number);
        case TestWord::Kind::option:
            return fmt::format("\"#{}\"", word.number);
        case TestWord::Kind::word:
            break;
    }
    return fmt::format("\"{}\"", word.word);
}

bool OptionWords::names_place(std::string_view word, Spot spot) const
{
    return spot != no_spot && word == where(spot);
}

bool OptionWords::names_card(std::string_view word, DefId def) const
{
    return word == card_id(def) || library_.find(word) == def ||
           fold_name(word) == fold_name(library_.text(def).name);
}

std::string OptionWords::attack_name(const Option& option) const
{
    return std::string(library_.name(library_.def(option.def).attacks[option.value].name));
}

std::string OptionWords::ability_name(const Option& option) const
{
    const CardDef& def = library_.def(option.def);
    if (option.value >= def.ability_count) return {};
    return std::string(library_.name(def.abilities[option.value].name));
}

DefId OptionWords::hidden_card(const Option& option) const
{
    if (option.spot == no_spot || option.zone > Zone::played) return no_def;
    const Pile& pile = state_.now.player[at(owner_of(option.spot))].pile(option.zone);
    return option.place < pile.count ? state_.defs[at(pile.cards[option.place])] : no_def;
}

bool OptionWords::fits(const Decision& decision, const Option& option, const TestWord& word) const
{
    using Kind = TestWord::Kind;
    switch (option.kind) {
        case OptionKind::yes:
            return word.kind == Kind::yes_no && word.yes;
        case OptionKind::no:
            return word.kind == Kind::yes_no && !word.yes;
        case OptionKind::number:
            return word.kind == Kind::number && word.number == option.value;
        case OptionKind::face_down: {
            if (word.kind == Kind::number) return word.number == option.place + 1;
            const DefId def = hidden_card(option);
            return word.kind == Kind::word && def != no_def && names_card(word.word, def);
        }
        default:
            break;
    }
    if (word.kind != Kind::word) return false;
    const std::string& w = word.word;
    // "<something> on <place>" distinguishes options in several places.
    const std::string on_place =
        option.spot == no_spot ? std::string() : fmt::format(" on {}", where(option.spot));
    const bool placed = !on_place.empty() && w.ends_with(on_place);
    const std::string before = placed ? w.substr(0, w.size() - on_place.size()) : w;
    const auto with_place = [&](const std::string& what) { return w == what || before == what; };
    const auto card_with_place = [&] {
        return names_card(w, option.def) || names_card(before, option.def);
    };
    switch (option.kind) {
        case OptionKind::stop:
            return w == "stop";
        case OptionKind::card:
            return names_card(w, option.def);
        case OptionKind::pokemon:
            return names_place(w, option.spot) || names_card(w, option.def);
        case OptionKind::attached:
            return card_with_place();
        case OptionKind::attack:
            return with_place(attack_name(option));
        case OptionKind::word:
            return w == decision.words[option.value];
        case OptionKind::condition:
            return w == name_of(static_cast<Condition>(option.value));
        case OptionKind::text: {
            const std::string ability = ability_name(option);
            return (!ability.empty() && with_place(ability)) || card_with_place();
        }
        case OptionKind::heads:
            return w == "heads";
        case OptionKind::tails:
            return w == "tails";
        default:
            return false;
    }
}

std::uint16_t OptionWords::find(const Decision& decision, const TestWord& word,
                                const std::vector<std::uint16_t>& taken) const
{
    std::vector<std::uint16_t> found;
    bool any = false;
    const auto by_number = static_cast<std::size_t>(word.number - 1);
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const bool meant = word.kind == TestWord::Kind::option
                               ? i == by_number
                               : fits(decision, decision.options[i], word);
        if (!meant) continue;
        any = true;
        const auto number = static_cast<std::uint16_t>(i);
        if (std::count(taken.begin(), taken.end(), number) < decision.options[i].count) {
            found.push_back(number);
        }
    }
    const std::string question =
        fmt::format("{} ({})", name_of(decision.purpose), word_for(decision.asked, me_));
    if (found.empty()) {
        fail_test(fmt::format("{} is {} of {}: {}", to_string(word),
                              any ? "picked more often than it is an option" : "not an option",
                              question, say_all(decision)));
    }
    // Which of several face-down copies of a card is meant makes no difference to the test.
    const bool face_down = decision.options[found.front()].kind == OptionKind::face_down;
    if (found.size() > 1 && !face_down) {
        fail_test(fmt::format("{} matches several options of {}: {}", to_string(word), question,
                              say_all(decision)));
    }
    return found.front();
}

std::vector<std::uint16_t> OptionWords::find_all(const Decision& decision,
                                                 const std::vector<TestWord>& words) const
{
    const auto is_stop = [](const Option& option) { return option.kind == OptionKind::stop; };
    const bool stop_is_option =
        std::any_of(decision.options.begin(), decision.options.end(), is_stop);
    std::vector<std::uint16_t> picks;
    for (const TestWord& word : words) {
        if (word.kind == TestWord::Kind::word && word.word == "stop" && !stop_is_option) continue;
        picks.push_back(find(decision, word, picks));
    }
    if (picks.size() < decision.min || picks.size() > decision.max) {
        fail_test(fmt::format("{} ({}) takes {} to {} picks, not {}", name_of(decision.purpose),
                              word_for(decision.asked, me_), decision.min, decision.max,
                              picks.size()));
    }
    return picks;
}

bool OptionWords::fits(const Option& option, const TestAction& action) const
{
    if (option.kind != action.kind) return false;
    const auto argument = [&](std::size_t i, auto&& matches) {
        return i >= action.arguments.size() || matches(action.arguments[i]);
    };
    const auto card = [&](const std::string& word) { return names_card(word, option.def); };
    const auto place = [&](const std::string& word) { return names_place(word, option.spot); };
    switch (option.kind) {
        case OptionKind::attack:
            return argument(0, [&](const std::string& w) { return w == attack_name(option); });
        case OptionKind::use:
            return argument(0, [&](const std::string& w) { return w == ability_name(option); }) &&
                   argument(1, place);
        case OptionKind::bench:
            return argument(0, card);
        case OptionKind::play:
        case OptionKind::attach:
        case OptionKind::evolve:
            return argument(0, card) && argument(1, place);
        case OptionKind::retreat:
            return argument(0, place);
        default:
            return true;
    }
}

std::string OptionWords::say(const TestAction& action) const
{
    std::vector<std::string> quoted;
    for (const std::string& a : action.arguments) quoted.push_back(fmt::format("\"{}\"", a));
    return fmt::format("{}({})", action_word(action.kind), fmt::join(quoted, ", "));
}

std::string OptionWords::say(const Decision& decision, const Option& option) const
{
    const std::string times = option.count > 1 ? fmt::format(" ×{}", option.count) : "";
    const auto on = [&] {
        return option.spot == no_spot ? std::string() : fmt::format(", \"{}\"", where(option.spot));
    };
    switch (option.kind) {
        case OptionKind::stop:
            return "\"stop\"";
        case OptionKind::yes:
            return "true";
        case OptionKind::no:
            return "false";
        case OptionKind::number:
            return std::to_string(option.value);
        case OptionKind::card:
            return fmt::format("\"{}\"{} ({})", card_id(option.def), times,
                               library_.text(option.def).name);
        case OptionKind::face_down: {
            const DefId def = hidden_card(option);
            return fmt::format("{}{}", option.place + 1,
                               def == no_def ? "" : fmt::format(" ({})", card_id(def)));
        }
        case OptionKind::pokemon:
            return fmt::format("\"{}\" ({} {})", where(option.spot), library_.text(option.def).name,
                               card_id(option.def));
        case OptionKind::attached:
            return fmt::format("\"{} on {}\"{} ({})", card_id(option.def), where(option.spot),
                               times, library_.text(option.def).name);
        case OptionKind::word:
            return fmt::format("\"{}\"", decision.words[option.value]);
        case OptionKind::condition:
            return fmt::format("\"{}\"", name_of(static_cast<Condition>(option.value)));
        case OptionKind::text: {
            const std::string ability = ability_name(option);
            const std::string what = ability.empty() ? card_id(option.def) : ability;
            const std::string where_on =
                option.spot == no_spot ? std::string() : fmt::format(" on {}", where(option.spot));
            const std::string card =
                ability.empty() ? fmt::format(" ({})", library_.text(option.def).name) : "";
            return fmt::format("\"{}{}\"{}", what, where_on, card);
        }
        case OptionKind::heads:
            return "heads";
        case OptionKind::tails:
            return "tails";
        case OptionKind::attack:
            return fmt::format("attack(\"{}\"){}", attack_name(option),
                               option.spot == no_spot || option.spot == spot_at(me_, 0)
                                   ? ""
                                   : " of " + where(option.spot));
        case OptionKind::use:
            return fmt::format("use(\"{}\"{})", ability_name(option), on());
        case OptionKind::retreat:
            return fmt::format("retreat(\"{}\")", where(option.spot));
        case OptionKind::bench:
        case OptionKind::attach:
        case OptionKind::evolve:
        case OptionKind::play:
            return fmt::format("{}(\"{}\"{})", action_word(option.kind), card_id(option.def),
                               option.kind == OptionKind::bench ? "" : on());
        default:
            return fmt::format("{}()", action_word(option.kind));
    }
}

std::string OptionWords::say_all(const Decision& decision) const
{
    std::vector<std::string> all;
    for (const Option& option : decision.options) all.push_back(say(decision, option));
    return all.empty() ? "nothing" : fmt::format("{}", fmt::join(all, ", "));
}

std::vector<TestWord> OptionWords::words_for(const Decision& decision, const Option& option) const
{
    const auto word = [](std::string text) { return TestWord{.word = std::move(text)}; };
    const auto number = [](long long value) {
        return TestWord{.kind = TestWord::Kind::number, .number = value, .word = {}};
    };
    const auto and_on_place = [&](const std::string& what) {
        return std::vector{word(what), word(fmt::format("{} on {}", what, where(option.spot)))};
    };
    switch (option.kind) {
        case OptionKind::yes:
        case OptionKind::no:
            return {TestWord{
                .kind = TestWord::Kind::yes_no, .yes = option.kind == OptionKind::yes, .word = {}}};
        case OptionKind::number:
            return {number(option.value)};
        case OptionKind::face_down: {
            std::vector<TestWord> words;
            if (const DefId def = hidden_card(option); def != no_def) {
                words.push_back(word(card_id(def)));
            }
            words.push_back(number(option.place + 1));
            return words;
        }
        case OptionKind::stop:
            return {word("stop")};
        case OptionKind::card:
            return {word(card_id(option.def))};
        case OptionKind::pokemon:
            return {word(where(option.spot))};
        case OptionKind::attached:
            return and_on_place(card_id(option.def));
        case OptionKind::attack:
            return and_on_place(attack_name(option));
        case OptionKind::word:
            return {word(decision.words[option.value])};
        case OptionKind::condition:
            return {word(std::string(name_of(static_cast<Condition>(option.value))))};
        case OptionKind::text: {
            std::vector<std::string> names = {card_id(option.def)};
            if (std::string ability = ability_name(option); !ability.empty()) {
                names.insert(names.begin(), std::move(ability));
            }
            std::vector<TestWord> words;
            for (const std::string& name : names) {
                words.push_back(word(name));
                if (option.spot != no_spot) {
                    words.push_back(word(fmt::format("{} on {}", name, where(option.spot))));
                }
            }
            return words;
        }
        case OptionKind::heads:
            return {word("heads")};
        case OptionKind::tails:
            return {word("tails")};
        default:
            return {};
    }
}

std::string OptionWords::example(const Decision& decision) const
{
    if (decision.purpose == Purpose::flip) return "t:coins \"H\" or t:coins \"T\"";
    const auto fits_one = [&](const TestWord& word) {
        return std::ranges::count_if(decision.options, [&](const Option& option) {
                   return fits(decision, option, word);
               }) == 1;
    };
    std::vector<std::string> picks;
    const std::size_t count = std::max<std::size_t>(decision.min, 1);
    for (std::size_t i = 0; i < std::min(count, decision.options.size()); ++i) {
        const std::vector<TestWord> words = words_for(decision, decision.options[i]);
        const auto word = std::ranges::find_if(words, fits_one);
        picks.push_back(word != words.end() ? to_string(*word) : fmt::format("\"#{}\"", i + 1));
    }
    return fmt::format("t:{}({})", decision.asked == PlayerId::chance ? "pick" : "answer",
                       fmt::join(picks, ", "));
}

TestAction OptionWords::action_for(const Option& option) const
{
    TestAction action{.kind = option.kind, .arguments = {}};
    switch (option.kind) {
        case OptionKind::attack:
            action.arguments = {attack_name(option)};
            break;
        case OptionKind::use:
            action.arguments = {ability_name(option)};
            if (option.spot != no_spot) action.arguments.push_back(where(option.spot));
            break;
        case OptionKind::bench:
            action.arguments = {card_id(option.def)};
            break;
        case OptionKind::play:
        case OptionKind::attach:
        case OptionKind::evolve:
            action.arguments = {card_id(option.def)};
            if (option.spot != no_spot) action.arguments.push_back(where(option.spot));
            break;
        case OptionKind::retreat:
            action.arguments = {where(option.spot)};
            break;
        default:
            break;
    }
    return action;
}

}  // namespace ptcg::tools
