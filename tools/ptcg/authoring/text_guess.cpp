#include "authoring/text_guess.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/types.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

constexpr Hint all_hints[] = {
    {"flip a coin until you get tails", "local heads = game:flips_until_tails()"},
    {"flip a coin for each", "local heads = game:flips(it.attacker.energy_total)"},
    {"flip # coins", "local heads = game:flips(#)"},
    {"flip a coin", "local heads = game:flip()"},
    {"is now asleep", "game:set_condition(it.defender, \"asleep\")"},
    {"is now burned", "game:set_condition(it.defender, \"burned\")"},
    {"is now confused", "game:set_condition(it.defender, \"confused\")"},
    {"is now paralyzed", "game:set_condition(it.defender, \"paralyzed\")"},
    {"is now poisoned", "game:set_condition(it.defender, \"poisoned\")"},
    {"draw # cards", "game:draw(#)"},
    {"draw a card", "game:draw()"},
    {"search your deck for up to #", "game:search { max = #, to = \"hand\" }"},
    {"search your deck", "game:search { to = \"hand\" }"},
    {"discard all * energy", "game:discard_energy(it.attacker, \"all\")"},
    {"discard all energy", "game:discard_energy(it.attacker, \"all\")"},
    {"discard # * energy", "game:discard_energy(it.attacker, #)"},
    {"discard # energy", "game:discard_energy(it.attacker, #)"},
    {"discard a * energy", "game:discard_energy(it.attacker)"},
    {"discard an energy", "game:discard_energy(it.attacker)"},
    {"# damage to itself", "game:damage(it.attacker, #)"},
    {"# damage to each of your opponent's benched", "game:damage(it.opponent.bench, #)"},
    {"# damage to each of your opponent's pokemon", "game:damage(it.opponent.pokemon, #)"},
    {"remove # damage counter", "game:heal(it.self, #0)"},
    {"heal # damage", "game:heal(it.self, #)"},
    {"put # damage counter", "game:put_counters(it.defender, #)"},
    {"can't retreat during your opponent's next turn",
     "game:lasting(it.defender, \"no_retreat\", \"opponents_next_turn\")"},
    {"can't attack during your opponent's next turn",
     "game:lasting(it.defender, \"no_attack\", \"opponents_next_turn\")"},
    {"prevent all effects", "game:lasting(it.attacker, \"no_effects\", \"opponents_next_turn\")"},
    {"prevent all damage", "game:lasting(it.attacker, \"no_damage\", \"opponents_next_turn\")"},
};

constexpr HookGuess all_hooks[] = {
    {"you can't use more than 1", "once_per_turn_by_name", "", false, true},
    {"once during your turn", "once_per_turn", "", false, true},
    {"once during each player's turn", "once_per_turn", "", false, true},
    {"as often as you like during your turn", "use", "", false, true},
    {"from your hand to evolve", "on_evolve", "", false},
    {"from your hand onto your bench", "on_bench", "", false},
    {"when you attach", "on_attach", "", false},
    {"would be knocked out", "would_be_knocked_out", "", false},
    {"is knocked out", "on_knock_out", "", false},
    {"is damaged by", "on_damage", "", false},
    {"remains asleep", "on_remain_asleep", "", false},
    {"between turns", "on_checkup", "", false},
    {"prevent all damage", "allow_damage", "", true},
    {"prevent all effects", "allow_effect", "", true},
    {"can't retreat", "may_retreat", "", true},
    {"can't attack", "may_attack", "", true},
    {"can't evolve", "may_evolve", "", true},
    {"can't be healed", "may_be_healed", "", true},
    {"can't be affected by any special conditions", "may_have_condition", "", true},
    {"is reduced by", "damage_taken", "", true},
    {"# less damage", "damage_taken", "", true},
    {"# more damage", "damage_dealt", "", true},
    {"retreat cost", "retreat_cost", "", true},
    {"+# hp", "hp", "", true},
    {"maximum hp", "hp", "", true},
    {"weakness", "weakness", "", true},
};

bool is_word_character(char c)
{
    return ascii::is_lower(c) || ascii::is_digit(c) || c == '\'' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

struct Match {
    std::size_t end = 0;
    int number = 1;
};

/// Matches the phrase at this place in the text.
std::optional<Match> match_at(std::string_view text, std::size_t place, std::string_view phrase)
{
    Match match{place, 1};
    for (const char c : phrase) {
        if (c == '#') {
            const char* const first = text.data() + match.end;
            const char* const last = text.data() + text.size();
            const auto [rest, error] = std::from_chars(first, last, match.number);
            if (error != std::errc{} || *first == '-') return std::nullopt;
            match.end += static_cast<std::size_t>(rest - first);
        } else if (c == '*') {
            const std::size_t from = match.end;
            while (match.end < text.size() && is_word_character(text[match.end])) ++match.end;
            if (match.end == from) return std::nullopt;
        } else if (match.end < text.size() && text[match.end] == c) {
            ++match.end;
        } else {
            return std::nullopt;
        }
    }
    return match;
}

std::optional<Match> match_anywhere(std::string_view text, std::string_view phrase)
{
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (place > 0 && is_word_character(text[place - 1]) && text[place] != ' ') continue;
        if (const auto match = match_at(text, place, phrase)) return match;
    }
    return std::nullopt;
}

std::string filled(std::string_view line, int number)
{
    std::string result;
    for (const char c : line) {
        if (c == '#') {
            result += std::to_string(number);
        } else {
            result += c;
        }
    }
    return result;
}

bool contains(std::string_view text, std::string_view words)
{
    return text.find(words) != std::string_view::npos;
}

bool is_type_word(std::string_view word)
{
    return type_named(word).has_value();
}

}  // namespace

std::span<const Hint> hints()
{
    return all_hints;
}

std::span<const HookGuess> hook_guesses()
{
    return all_hooks;
}

std::vector<std::string> guess_lines(std::string_view printed)
{
    const std::string text = fold_name(printed);
    std::vector<std::string> lines;
    std::size_t place = 0;
    while (place < text.size()) {
        std::optional<Match> match;
        const bool begins = place == 0 || !is_word_character(text[place - 1]);
        for (const Hint& hint : all_hints) {
            if (begins) match = match_at(text, place, hint.phrase);
            if (!match) continue;
            std::string line = filled(hint.line, match->number);
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) {
                lines.push_back(std::move(line));
            }
            break;
        }
        place = match ? match->end : place + 1;
    }
    return lines;
}

std::vector<std::string_view> guess_parts(std::string_view printed, DamageMark mark)
{
    const std::string text = fold_name(printed);
    std::vector<std::string_view> parts;
    if (contains(text, "choose 1 of your opponent's")) parts.emplace_back("choose");
    if (contains(text, "if tails, this attack does nothing")) parts.emplace_back("fails_unless");
    const bool coins_only = !parts.empty() && parts.back() == "fails_unless" &&
                            text.size() < std::string_view(
                                              "flip a coin. if tails, this attack does "
                                              "nothing.  ")
                                              .size();
    if (mark == DamageMark::none && contains(text, "damage times")) mark = DamageMark::times;
    const bool marked = mark != DamageMark::none;
    if (marked) parts.emplace_back(mark == DamageMark::times ? "times" : "more");
    if (!marked && !coins_only) parts.emplace_back("after");
    return parts;
}

bool says_may(std::string_view printed)
{
    return match_anywhere(fold_name(printed), "you may").has_value();
}

const HookGuess* guess_hook(std::string_view printed)
{
    const std::string text = fold_name(printed);
    for (const HookGuess& guess : all_hooks) {
        if (match_anywhere(text, guess.phrase)) return &guess;
    }
    return nullptr;
}

std::vector<std::string> guess_provides(std::string_view printed)
{
    const std::string text = fold_name(printed);
    if (contains(text, "provides every type of energy")) return {"any"};
    const std::vector<std::string> words = words_of(text, is_word_character);
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word != "provides") continue;
        std::size_t count = 1;
        auto next = word + 1;
        if (next != words.end() && next->size() == 1 && next->front() >= '1' &&
            next->front() <= '4') {
            count = static_cast<std::size_t>(next->front() - '0');
            ++next;
        }
        std::vector<std::string> units;
        for (; next != words.end() && is_type_word(*next) && units.size() < 4; ++next) {
            units.push_back(*next);
        }
        if (units.empty()) continue;
        if (units.size() == 1) units.resize(count, units.front());
        return units;
    }
    return {};
}

bool only_provides(std::string_view printed)
{
    std::string text = fold_name(printed);
    std::size_t sentences = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const std::string sentence = text.substr(0, end);
        text.erase(0, end + 1);
        if (words_of(sentence, is_word_character).empty() ||
            contains(sentence, "count as a basic energy"))
            continue;
        if (!contains(sentence, "provides ") || contains(sentence, "if ") ||
            contains(sentence, "as long as") || contains(sentence, ", ")) {
            return false;
        }
        ++sentences;
    }
    return sentences > 0;
}

}  // namespace ptcg::tools
