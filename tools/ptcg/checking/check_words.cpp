#include "checking/check_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/types.hpp"

namespace ptcg::tools {
namespace {

using Words = std::vector<std::string_view>;

/// A subject that texts mention.
struct Topic {
    std::string_view name;  ///< its name in messages
    Words words;            ///< words that mention it in the text
    Words done_by;          ///< beginnings of facts; if mentioned, one of them must exist
    Words only_with;        ///< beginnings of facts that require such a word in the text
    Words unless = {};      ///< with one of these, no word is required
};

const std::vector<Topic>& topics()
{
    static const std::vector<Topic> all = {
        {"a coin",
         {"coin"},
         {"verb:flip", "word:attack_needs_coin", "verb:perform", "key:would_flip",
          "choose_word.secret"},
         {"verb:flip"}},
        {"drawing", {"draw ", "draws "}, {"verb:draw"}, {"verb:draw"}},
        {"searching",
         {"search"},
         {"verb:search", "verb:perform", "choose.from"},
         {"search.to=hand"},
         {"search.zone=discard", "search.top"}},  // those cards are face up, or seen
        // Cards that go into the deck are shuffled in unless the text says otherwise.
        {"shuffling",
         {"shuffle"},
         {"verb:shuffle", "verb:search", "move.to=deck", "return_to.to=deck", "level_down.to=deck",
          "move.shuffled"},
         {"verb:shuffle"}},
        {"discarding",
         {"discard"},
         {"verb:discard", "move.to=discard", "search.to=discard", "key:would_be_discarded",
          "return_to.to=discard", "return_to.attached=discard", "search.rest=discard",
          "verb:end_effects", "key:discards_first", "key:on_discard", "key:tool_limit",
          "attach.as=tool"},
         {"verb:discard"}},
        {"healing",
         {"heal", "remove"},
         {"verb:heal", "verb:remove_conditions", "verb:move_counters", "verb:discard",
          "verb:end_effects", "key:may_be_healed", "key:healing", "verb:level_down", "verb:devolve",
          "verb:return_to", "key:keeps_condition", "word:healed"},
         {"verb:heal"}},
        {"switching",
         {"switch"},
         {"verb:switch", "verb:replace", "move.to=prizes"},
         {"verb:switch"}},
        {"attaching",
         {"attach "},
         {"verb:attach", "verb:move_energy", "key:on_attach", "key:may_attach", "search.to"},
         {"verb:attach"}},
        {"damage counters", {"damage counter"}, {}, {"verb:put_counters", "verb:move_counters"}},
        {"prevention",
         {"prevent"},
         {"key:allow_", "word:no_damage", "word:no_effects", "key:would_be_",
          "key:would_use_ability", "key:damage_taken", "key:may_have_condition"},
         {"key:allow_"}},
        {"\"once during your turn\"",
         {"once during your turn"},
         {"key:uses", "key:once_per_", "key:on_bench", "key:on_evolve"},
         {}},
        {"a limit of uses",
         {"once", "can't use more than"},
         {},
         {"word:once_per_", "key:once_per_"}},
        {"a Special Condition",
         {"special condition", "asleep", "burned", "confused", "paralyzed", "poisoned"},
         {"verb:remove_conditions", "field:has_any_condition", "verb:has_condition",
          "need:no_condition", "key:may_have_condition", "key:has_condition", "verb:end_effects",
          "verb:set_condition", "key:conditions", "key:on_remain_asleep", "key:keeps_condition",
          "key:cures_condition", "verb:replace", "key:poison_counters", "key:burn_counters",
          "field:conditions", "verb:choose_condition"},
         {"verb:remove_conditions", "need:no_condition", "verb:set_condition"}},
        {"the Bench",
         {"bench"},
         {"field:bench",           "key:benched",           "word:bench",
          "field:is_benched",      "need:own_bench",        "need:opponent_bench",
          "need:bench_space",      "verb:switch",           "search.to=bench",
          "word:own_bench",        "word:opponent_bench",   "verb:put_onto_bench",
          "key:bench_size",        "field:pokemon",         "field:is_active",
          "key:on_bench",          "key:on_put_onto_bench", "key:on_move_to_bench",
          "key:on_move_to_active", "word:moved_to_active"},
         {"field:bench"}}};
    return all;
}

constexpr std::array<std::string_view, 5> conditions = {"asleep", "burned", "confused", "paralyzed",
                                                        "poisoned"};

using ascii::is_digit;
constexpr auto is_letter = ascii::is_lower;  // lowercase only

void take_out(std::string& text, std::string_view part)
{
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at)) {
        text.erase(at, part.size());
    }
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), ascii::lower);
    return result;
}

/// Returns the text in lowercase, without phrases in which a word does not mean the action.
std::string deeds_of(std::string_view printed, const std::vector<std::string>& names)
{
    std::string text = lower(printed);
    for (const std::string& name : names) take_out(text, lower(name));
    for (const std::string_view phrase :
         {"discard pile", "when you attach ", "whenever you attach ", "any time you attach ",
          "weakness and resistance for benched", "isn't discarded", "is not discarded",
          "aren't discarded", "effects are not removed"}) {
        take_out(text, phrase);
    }
    return text;
}

bool has_word(const std::string& text, const Words& words)
{
    return std::ranges::any_of(
        words, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

bool has_fact(const ScriptText& script, const Words& beginnings)
{
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) {
        const auto found = script.facts.lower_bound(std::string(beginning));
        return found != script.facts.end() && found->starts_with(beginning);
    });
}

/// Returns the fact that was found, without its kind: "verb:flip" -> "flip".
std::string fact_found(const ScriptText& script, const Words& beginnings)
{
    for (const std::string_view beginning : beginnings) {
        const auto found = script.facts.lower_bound(std::string(beginning));
        if (found == script.facts.end() || !found->starts_with(beginning)) continue;
        return found->substr(found->find(':') + 1);
    }
    return {};
}

/// Returns how many Energy symbols the data writes as one word, such as "colorlesscolorless"; 0 if
/// the word is not made of symbols.
long long symbols_in(std::string_view word)
{
    for (std::size_t i = 0; i < type_count; ++i) {
        const std::string_view type = name_of(static_cast<Type>(i));
        std::string_view rest = word;
        long long count = 0;
        for (; rest.starts_with(type); rest.remove_prefix(type.size())) ++count;
        if (rest.empty() && count > 0) return count;
    }
    return 0;
}

/// Returns the numbers in a text: in digits, in words and as rows of symbols.
std::set<long long> numbers_in(const std::string& text)
{
    std::set<long long> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i]) || (i > 0 && is_digit(text[i - 1]))) continue;
        long long number = 0;
        for (std::size_t j = i; j < text.size() && is_digit(text[j]) && number < 100'000; ++j) {
            number = number * 10 + (text[j] - '0');
        }
        numbers.insert(number);
    }
    constexpr std::array<std::string_view, 10> words = {"zero", "one", "two",   "three", "four",
                                                        "five", "six", "seven", "eight", "nine"};
    std::string word;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && is_letter(text[i])) {
            word += text[i];
            continue;
        }
        const auto found = std::ranges::find(words, word);
        if (found != words.end()) numbers.insert(found - words.begin());
        if (const long long symbols = symbols_in(word); symbols > 1) numbers.insert(symbols);
        if (word == "twice" || word == "double" || word == "half") numbers.insert(2);
        word.clear();
    }
    return numbers;
}

class Comparison {
public:
    explicit Comparison(const WordsSubject& subject)
        : subject_(subject),
          script_(*subject.script),
          text_(deeds_of(subject.printed, subject.names))
    {
    }

    std::vector<WordsFinding> compare()
    {
        for (const Topic& topic : topics()) compare_topic(topic);
        for (const std::string_view condition : conditions) compare_condition(condition);
        compare_numbers();
        return std::move(found_);
    }

private:
    void compare_topic(const Topic& topic)
    {
        const bool said = has_word(text_, topic.words);
        const bool by_itself = subject_.by_facts.contains(topic.name);
        if (said && !topic.done_by.empty() && !by_itself && !has_fact(script_, topic.done_by)) {
            found_.push_back(
                {false, script_.line,
                 fmt::format("the text mentions {}, but the script does nothing like it",
                             topic.name)});
        }
        if (!said && has_fact(script_, topic.only_with) && !has_fact(script_, topic.unless)) {
            found_.push_back({false, script_.line,
                              fmt::format("the script has `{}`, but the text does not mention {}",
                                          fact_found(script_, topic.only_with), topic.name)});
        }
    }

    void compare_condition(std::string_view condition)
    {
        const bool said = text_.find(condition) != std::string::npos;
        const bool reacts =
            (condition == "asleep" && script_.facts.contains("key:on_remain_asleep")) ||
            (condition == "poisoned" && script_.facts.contains("key:poison_counters")) ||
            (condition == "burned" && script_.facts.contains("key:burn_counters"));
        const bool done = reacts || script_.facts.contains("word:" + std::string(condition)) ||
                          script_.facts.contains("key:" + std::string(condition));
        if (said == done) return;
        // A statement about all conditions does not need to name each one.
        if (said && has_fact(script_, {"verb:remove_conditions", "verb:end_effects"})) return;
        found_.push_back(
            {false, script_.line,
             said ? fmt::format("the text says \"{}\", but the script does not", condition)
                  : fmt::format("the script says \"{}\", but the text does not", condition)});
    }

    /// Damage counters may be printed as damage, 10 for each.
    static constexpr long long damage_of_counter = 10;

    void compare_numbers()
    {
        const std::set<long long> printed = numbers_in(text_);
        std::set<long long> scripted = subject_.facts;
        for (const ScriptNumber& number : script_.numbers) {
            const long long value = std::abs(number.value);
            scripted.insert(value);
            if (number.key == "counters") scripted.insert(value * damage_of_counter);
            if (number.key == "points") scripted.insert(value / damage_of_counter);
            // These give the number in addition to the one that the rules allow.
            const bool on_top = number.key == "value" &&
                                has_fact(script_, {"key:attacks_per_turn", "key:tool_limit"});
            if (on_top) scripted.insert(value + 1);
        }
        if (script_.facts.contains("word:stage-2")) scripted.insert(2);
        for (const long long number : printed) {
            if (number < 2 || scripted.contains(number)) continue;
            found_.push_back(
                {true, script_.line,
                 fmt::format("the text has the number {}, but the script does not", number)});
        }
        std::set<long long> told;
        for (const ScriptNumber& number : script_.numbers) {
            const long long value = std::abs(number.value);
            // A requirement may count the card itself; 60 means "any number".
            if (number.key == "needs" || (number.key == "max" && value >= 60)) continue;
            // "Your first turn" of the player who goes second is turn two of the game.
            const bool first_turn =
                value == 2 && number.key.empty() && script_.facts.contains("field:turn");
            if (first_turn && text_.find("first turn") != std::string::npos) continue;
            const bool as_damage =
                (number.key == "counters" && printed.contains(value * damage_of_counter)) ||
                (number.key == "points" && printed.contains(value / damage_of_counter));
            if (as_damage || is_rate_of_counters(number)) continue;
            if (value < 2 || printed.contains(value) || !told.insert(value).second) continue;
            found_.push_back(
                {true, number.line,
                 fmt::format("the script has the number {}, but the text does not", value)});
        }
    }

    /// Returns whether the number is the 10 by which a script converts the damage counters in its
    /// text to damage, or damage to counters.
    [[nodiscard]] bool is_rate_of_counters(const ScriptNumber& number) const
    {
        return number.value == damage_of_counter && number.key.empty() &&
               text_.find("damage counter") != std::string::npos;
    }

    const WordsSubject& subject_;
    const ScriptText& script_;
    std::string text_;
    std::vector<WordsFinding> found_;
};

}  // namespace

std::vector<WordsFinding> compare_words(const WordsSubject& subject)
{
    return Comparison(subject).compare();
}

}  // namespace ptcg::tools
