#include "phrases/expectation.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace ptcg::tools::phrases {
namespace {

using ExpectationKind = Expectation::Kind;

/// Thrown at the first mistake. Used only in this file.
class Mistake : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The words of the language. cards/phrases/README.md says what they mean.
constexpr std::array words_that_name{
    "own",    "opponent", "self",      "defender", "coin",    "coins",   "flipped",
    "damage", "cost",     "moved",     "result",   "stadium", "in_play", "done",
    "left",   "attacker", "it",        "chosen",   "one",     "lacking", "chosen_attack",
    "attack", "checkup",  "this_card", "that",     "turn"};
constexpr std::array words_of_members{
    "hand",     "deck",    "discard",    "prizes", "lost_zone",    "pokemon", "bench",   "active",
    "counters", "hp_left", "conditions", "energy", "retreat_cost", "tools",   "stadium", "new"};
constexpr std::array words_to_call{
    // that look
    "count", "min", "of", "is", "has", "energy", "attached", "top", "search", "choose", "units",
    "tools", "special_energy", "called", "with_name", "with_energy", "with_condition", "with_type",
    "without_type", "with_ability", "name_includes", "both", "except", "below", "up_to",
    "any_number", "with_attack", "damaged", "weak", "resists", "rule_box", "ability", "each",
    "those", "holders", "energy_cards", "special_cards", "at_most", "bottom", "evolutions",
    "stage_2_over", "named_like", "either", "willing", "flip", "some", "of_class", "damage_to",
    // that look back
    "happened", "happened_last_turn", "has_played", "was_knocked_out", "was_knocked_out_by_damage",
    "used_attack", "prizes_taken",
    // that change the table
    "damage", "counters", "heal", "heal_all", "condition", "recover", "recover_from", "draw",
    "move", "attach", "attach_each", "bench", "shuffle", "switch_in", "leave_play", "spread",
    "move_counters", "move_under", "lasting", "knock_out", "survive", "evolve", "devolve",
    "arrange", "trade", "recover_one", "poison", "choose_attack", "use_attack", "rearrange",
    "end_turn",
    // that last
    "during", "at_attacks", "at_end_of",
    // that hold while a text works
    "hp", "retreat", "no_retreat_cost", "types", "weakness", "no_weakness", "no_resistance",
    "prizes", "attack_cost", "attack_for", "free_attacks", "attacks_a_turn", "earlier_attacks",
    "no_attack", "no_retreat", "no_return", "immune", "evolves_early", "no_evolving", "no_playing",
    "no_abilities", "no_tools", "no_effects", "no_effects_of_cards", "more_poison", "more_burn",
    "energy_units", "energy_types", "evolves_at_once", "evolves_into", "turn_goes_on",
    "attacks_first", "no_self_knock_outs", "tool_limit", "bench_limit", "deals", "takes",
    "takes_none", "takes_none_on_heads", "takes_none_from", "takes_none_to",
    // about what happened
    "attached_to", "evolved", "played", "used", "left_bench", "left_active", "knocked_out",
    "retreated", "turn_end", "benched", "attack_of"};

template <typename Words>
[[nodiscard]] bool is_one_of(const Words& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

class ExpectationReader {
public:
    explicit ExpectationReader(std::string_view text) : text_(text) { skip(); }

    Expectation statements()
    {
        Expectation all{.kind = ExpectationKind::sequence, .text = {}, .parts = {}};
        do {
            all.parts.push_back(operation(0));
        } while (take(";"));
        if (at_ < text_.size()) fail("nothing more is expected");
        return all;
    }

private:
    [[noreturn]] void fail(const std::string& what) const
    {
        throw Mistake(fmt::format("{} at \"{}\"", what, text_.substr(at_)));
    }

    void skip()
    {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }

    [[nodiscard]] bool is_letter(std::size_t at) const
    {
        return at < text_.size() &&
               (std::isalnum(static_cast<unsigned char>(text_[at])) != 0 || text_[at] == '_');
    }

    bool take(std::string_view sign)
    {
        if (text_.substr(at_, sign.size()) != sign) return false;
        if (is_letter(at_) && is_letter(at_ + sign.size())) return false;  // a longer word
        at_ += sign.size();
        skip();
        return true;
    }

    std::string word()
    {
        const std::size_t begin = at_;
        while (is_letter(at_)) ++at_;
        if (at_ == begin) fail("expected a word");
        std::string found(text_.substr(begin, at_ - begin));
        skip();
        return found;
    }

    template <typename Words>
    std::string known(const Words& words)
    {
        const std::size_t begin = at_;
        std::string found = word();
        if (is_one_of(words, found)) return found;
        at_ = begin;
        fail(fmt::format("\"{}\" is not a word that an expectation may use", found));
    }

    /// Reads operations that bind at least as tightly as `level`.
    Expectation operation(std::size_t level)
    {
        static const std::array<std::vector<std::string_view>, 5> levels{
            {{"or"}, {"and"}, {"==", "~=", "<=", ">=", "<", ">"}, {"+", "-"}, {"*", "//"}}};
        if (level == levels.size()) return negation();
        Expectation left = operation(level + 1);
        for (;;) {
            std::optional<std::string_view> taken;
            for (const std::string_view sign : levels[level]) {
                if (take(sign)) taken = sign;
                if (taken) break;
            }
            if (!taken) return left;
            Expectation both{
                .kind = ExpectationKind::operation, .text = std::string(*taken), .parts = {}};
            both.parts.push_back(std::move(left));
            both.parts.push_back(operation(level + 1));
            left = std::move(both);
        }
    }

    Expectation negation()
    {
        if (!take("not")) return member();
        Expectation made{.kind = ExpectationKind::negation, .text = {}, .parts = {}};
        made.parts.push_back(negation());
        return made;
    }

    Expectation member()
    {
        Expectation value = primary();
        while (take(".")) {
            Expectation made{
                .kind = ExpectationKind::member, .text = known(words_of_members), .parts = {}};
            made.parts.push_back(std::move(value));
            value = std::move(made);
        }
        return value;
    }

    Expectation primary()
    {
        if (take("(")) {
            Expectation inside = operation(0);
            if (!take(")")) fail("expected )");
            return inside;
        }
        if (take("$")) return {.kind = ExpectationKind::role, .text = word(), .parts = {}};
        if (take("'")) {
            const std::size_t end = text_.find('\'', at_);
            if (end == std::string_view::npos) fail("expected another '");
            Expectation made{.kind = ExpectationKind::word,
                             .text = std::string(text_.substr(at_, end - at_)),
                             .parts = {}};
            at_ = end + 1;
            skip();
            return made;
        }
        if (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
            Expectation made{.kind = ExpectationKind::number, .text = {}, .parts = {}};
            const auto [end, bad] =
                std::from_chars(text_.data() + at_, text_.data() + text_.size(), made.number);
            if (bad != std::errc{}) fail("expected a smaller number");
            at_ = static_cast<std::size_t>(end - text_.data());
            skip();
            return made;
        }
        return named();
    }

    Expectation named()
    {
        const std::size_t begin = at_;
        Expectation made{.kind = ExpectationKind::name, .text = word(), .parts = {}};
        const bool called = take("(");
        if (called ? !is_one_of(words_to_call, made.text)
                   : !is_one_of(words_that_name, made.text)) {
            at_ = begin;
            fail(fmt::format("\"{}\" is not a word that an expectation may {}", made.text,
                             called ? "call" : "use"));
        }
        if (!called) return made;
        made.kind = ExpectationKind::call;
        if (take(")")) return made;
        do {
            made.parts.push_back(operation(0));
        } while (take(","));
        if (!take(")")) fail("expected )");
        return made;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Result<Expectation> read_expectation(std::string_view text)
{
    try {
        return ExpectationReader(text).statements();
    } catch (const Mistake& mistake) {
        return Error{mistake.what()};
    }
}

}  // namespace ptcg::tools::phrases
