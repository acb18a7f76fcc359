// What the interface may ask: which type, options, limits and cards go with each context, in games
// of decks drawn from the whole pool, and that whatever is offered can be chosen.

#include <set>

#include "support/contest_games.hpp"

namespace ptcg::questions_test {

using namespace ptcg::test;
using cabt::Area;
using cabt::Context;
using cabt::OptionType;
using cabt::SelectType;

namespace {

template <typename... Kind>
[[nodiscard]] constexpr std::uint32_t any_of(Kind... kinds)
{
    return ((1u << static_cast<unsigned>(kinds)) | ...);
}

template <typename Kind>
[[nodiscard]] constexpr bool has(std::uint32_t set, Kind kind)
{
    return (set >> static_cast<unsigned>(kind) & 1u) != 0;
}

/// Whose question it is: the rules', a text's, or either's.
enum class Asks : std::uint8_t { rules, text, either };

struct Row {
    Context context;
    SelectType type;
    std::uint32_t options;
    std::uint32_t areas;  ///< of options that are cards
    int least;            ///< of `min`
    Asks asks;
};

namespace sets {
constexpr std::uint32_t no_area = 0;
constexpr std::uint32_t cards = any_of(OptionType::card);
constexpr std::uint32_t yes_no = any_of(OptionType::yes, OptionType::no);
constexpr std::uint32_t energy = any_of(OptionType::energy);
constexpr std::uint32_t energy_card = any_of(OptionType::energy_card);
constexpr std::uint32_t numbers = any_of(OptionType::number);
constexpr std::uint32_t conditions = any_of(OptionType::special_condition);
constexpr std::uint32_t in_play = any_of(Area::active, Area::bench);
constexpr std::uint32_t piles =
    any_of(Area::deck, Area::hand, Area::discard, Area::prize, Area::looking);
constexpr std::uint32_t hand = any_of(Area::hand);
constexpr std::uint32_t bench = any_of(Area::bench);
}  // namespace sets

/// What the recordings of the interface have, widened to places that only other texts name.
constexpr Row rows[] = {
    {Context::main, SelectType::main,
     any_of(OptionType::play, OptionType::attach, OptionType::evolve, OptionType::ability,
            OptionType::discard, OptionType::retreat, OptionType::attack, OptionType::end),
     sets::no_area, 1, Asks::rules},
    {Context::setup_active, SelectType::card, sets::cards, sets::hand, 1, Asks::rules},
    {Context::setup_bench, SelectType::card, sets::cards, sets::hand, 0, Asks::rules},
    {Context::change_active, SelectType::card, sets::cards, sets::bench, 1, Asks::either},
    {Context::to_active, SelectType::card, sets::cards, sets::bench, 1, Asks::rules},
    {Context::to_bench, SelectType::card, sets::cards, sets::piles, 0, Asks::text},
    {Context::to_hand, SelectType::card, sets::cards, sets::piles | sets::in_play, 0, Asks::either},
    {Context::discard, SelectType::card, sets::cards, sets::piles | sets::in_play, 0, Asks::either},
    {Context::to_deck, SelectType::card, sets::cards, sets::piles | sets::in_play, 0, Asks::text},
    {Context::to_deck_bottom, SelectType::card, sets::cards, sets::piles | sets::in_play, 0,
     Asks::text},
    {Context::to_prize, SelectType::card, sets::cards, sets::piles, 0, Asks::text},
    {Context::damage_counter, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::damage_counter_any, SelectType::card, sets::cards, sets::in_play, 1, Asks::text},
    {Context::damage, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::remove_damage_counter, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::heal, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::evolves_from, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::evolves_to, SelectType::card, sets::cards, sets::piles, 0, Asks::text},
    {Context::devolve, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::attach_from, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::attach_to, SelectType::card, sets::cards, sets::piles, 0, Asks::text},
    {Context::detach_from, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::look, SelectType::card, sets::cards, sets::piles, 0, Asks::text},
    {Context::effect_target, SelectType::card, sets::cards, sets::in_play, 0, Asks::text},
    {Context::discard_energy_card, SelectType::attached_card,
     any_of(OptionType::energy_card, OptionType::tool_card), sets::no_area, 0, Asks::text},
    {Context::discard_tool_card, SelectType::attached_card, any_of(OptionType::tool_card),
     sets::no_area, 0, Asks::text},
    {Context::switch_energy_card, SelectType::attached_card, sets::energy_card, sets::no_area, 0,
     Asks::text},
    {Context::discard_card_or_attached_card, SelectType::card_or_attached_card,
     any_of(OptionType::card, OptionType::tool_card, OptionType::energy_card),
     any_of(Area::stadium), 0, Asks::text},
    {Context::discard_energy, SelectType::energy, sets::energy, sets::no_area, 0, Asks::either},
    {Context::to_hand_energy, SelectType::energy, sets::energy, sets::no_area, 0, Asks::text},
    {Context::to_deck_energy, SelectType::energy, sets::energy, sets::no_area, 0, Asks::text},
    {Context::switch_energy, SelectType::energy, sets::energy, sets::no_area, 0, Asks::text},
    {Context::skill_order, SelectType::skill, any_of(OptionType::skill), sets::no_area, 2,
     Asks::rules},
    {Context::attack, SelectType::attack, any_of(OptionType::attack), sets::no_area, 0, Asks::text},
    {Context::disable_attack, SelectType::attack, any_of(OptionType::attack), sets::no_area, 0,
     Asks::text},
    {Context::evolve, SelectType::evolve, any_of(OptionType::evolve), sets::no_area, 1, Asks::text},
    {Context::draw_count, SelectType::count, sets::numbers, sets::no_area, 1, Asks::rules},
    {Context::damage_counter_count, SelectType::count, sets::numbers, sets::no_area, 1, Asks::text},
    {Context::remove_damage_counter_count, SelectType::count, sets::numbers, sets::no_area, 1,
     Asks::text},
    {Context::is_first, SelectType::yes_no, sets::yes_no, sets::no_area, 1, Asks::rules},
    {Context::mulligan, SelectType::yes_no, sets::yes_no, sets::no_area, 1, Asks::rules},
    {Context::activate, SelectType::yes_no, sets::yes_no, sets::no_area, 1, Asks::text},
    {Context::first_effect, SelectType::yes_no, sets::yes_no, sets::no_area, 1, Asks::text},
    {Context::affect_special_condition, SelectType::special_condition, sets::conditions,
     sets::no_area, 1, Asks::text},
    {Context::recover_special_condition, SelectType::special_condition, sets::conditions,
     sets::no_area, 1, Asks::text},
};

[[nodiscard]] std::string breach(bool breaks, const char* what)
{
    return breaks ? std::string(what) + "; " : std::string();
}

/// Returns what is wrong with the question; empty if it is one of the interface's.
[[nodiscard]] std::string mistakes(const cabt::Select& select)
{
    const auto* const row = std::ranges::find(rows, select.context, &Row::context);
    if (row == std::end(rows)) return "a context that nobody asks with";
    const bool of_text = select.effect != no_card || select.context_card != no_card;
    const int count = static_cast<int>(select.options.size());
    std::string found = breach(select.type != row->type, "another type") +
                        breach(select.min < row->least, "may be none") +
                        breach(row->asks == Asks::text && !of_text, "no card") +
                        breach(row->asks == Asks::rules && of_text, "a card") +
                        breach(count == 0, "no options") +
                        breach(select.max < std::max(select.min, 1), "no answer") +
                        breach(select.max > count, "more than there are");
    for (const cabt::SelectOption& option : select.options) {
        found += breach(!has(row->options, option.type), "another kind of option");
        if (option.type == OptionType::card)
            found += breach(!has(row->areas, option.area), "another place");
    }
    const bool counts = select.context == Context::damage_counter_any;
    found += breach((select.damage_counters > 0) != counts, "counters");
    found += breach(select.energy_cost != 0 && select.type != SelectType::energy, "units");
    const bool ends = count > 0 && select.options.back().type == OptionType::end;
    found += breach((select.type == SelectType::main) != ends, "the end of the turn");
    return found;
}

/// Answers a copy with `first` and as many others as make up `count`. Returns whether it is
/// refused.
[[nodiscard]] bool is_refused(const cabt::Game& game, int first, int count)
{
    std::vector<int> positions;
    if (count > 0) positions.push_back(first);
    for (int i = 0; static_cast<int>(positions.size()) < count; ++i) {
        if (i != first) positions.push_back(i);
    }
    const Result<cabt::AnswerError> taken = game.fork()->answer(positions);
    return !taken || taken.value() != cabt::AnswerError::none;
}

/// Tries each option alone, with as few others as must be and with as many as may be. Returns those
/// that are refused.
[[nodiscard]] std::string refused(const cabt::Game& game)
{
    std::string found;
    const cabt::Select& select = *game.select();
    for (const int count : std::set{select.min, std::max(select.min, 1), select.max}) {
        const int options = count == 0 ? 1 : static_cast<int>(select.options.size());
        for (int first = 0; first < options; ++first) {
            if (is_refused(game, first, count))
                found += std::to_string(first) + " of " + std::to_string(count) + " is refused; ";
        }
    }
    return found;
}

[[nodiscard]] int effect_number(const cabt::Game& game)
{
    const cabt::Select& select = *game.select();
    const CardIndex card = select.effect == no_card ? select.context_card : select.effect;
    return card == no_card ? 0 : game.cards().number(card);
}

}  // namespace

TEST_CASE("Each question is one of the interface's, and each of its options can be chosen",
          "[cabt][questions]")
{
    std::set<Context> asked;
    std::set<std::string> wrong;
    // These once had questions that are not the interface's.
    std::vector<std::uint64_t> seeds{1744, 1973, 6987};
    for (std::uint64_t seed = 0; seed < 60; ++seed) seeds.push_back(seed);
    for (const std::uint64_t seed : seeds) {
        Random random(seed);
        const std::array decks{world().drawn_deck(random), world().drawn_deck(random)};
        const std::unique_ptr<cabt::Game> game = world().start(seed, decks);
        INFO("seed " << seed);
        play(*game, seed, [&](cabt::Game& at_question) {
            const cabt::Select& select = *at_question.select();
            INFO("card " << effect_number(at_question) << " " << cabt::word_of(select.type) << " "
                         << cabt::word_of(select.context));
            if (const std::string found = mistakes(select) + refused(at_question); !found.empty()) {
                wrong.insert("card " + std::to_string(effect_number(at_question)) + " " +
                             std::string(cabt::word_of(select.type)) + "/" +
                             std::string(cabt::word_of(select.context)) + ": " + found);
            }
            asked.insert(select.context);
        });
    }
    CHECK(wrong == std::set<std::string>{});
    CHECK(asked.size() > 25);
}

}  // namespace ptcg::questions_test
