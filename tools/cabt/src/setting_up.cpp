// The end of the setup. The match asks for cards for mulligans before the other player sets up, and
// for a Bench after each Active Pokémon; the interface asks for both when the Prize cards lie. So
// the match first goes through the setup without either, then again with what was answered. No
// chance depends on it.

#include <algorithm>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {

/// Returns whether the question is to be answered later, and the answer until then.
bool Game::waits_in_setup(const Decision& question, std::vector<std::uint16_t>& picks)
{
    if (!in_setup_) return false;
    if (question.purpose == Purpose::bench) return true;
    if (question.purpose != Purpose::bonus_cards) return false;
    setup_.bonus_for = question.asked;
    setup_.bonus_most = static_cast<int>(question.options.size()) - 1;
    picks = {0};
    return true;
}

/// Logs which opening hands have a Basic Pokémon, when the first Active Pokémon is chosen.
void Game::tell_basics()
{
    for (const PlayerId id : {opponent_of(asked_), asked_}) {
        const PlayerTable& player = match_->state().now.player[at(id)];
        if (player.active != no_slot) continue;
        const Pile& hand = player.pile(Zone::hand);
        const bool has_basic =
            std::any_of(hand.cards.begin(), hand.cards.begin() + hand.count, [&](CardIndex card) {
                return match_->library().def(match_->state().defs[at(card)]).is_basic_pokemon();
            });
        chronicle_.tell_basic(id, has_basic);
    }
}

/// Called where the setup of the match is complete.
Result<void> Game::end_setup()
{
    looking_.clear();
    select_ = Select{};
    if (setup_.bonus_for != PlayerId::none && !setup_.bonus) {
        select_.type = SelectType::count;
        select_.context = Context::draw_count;
        for (int number = 0; number <= setup_.bonus_most; ++number) {
            SelectOption one;
            one.type = OptionType::number;
            one.value = number;
            select_.options.push_back(one);
        }
        stage_ = Stage::setup_bonus;
        open(setup_.bonus_for);
        return {};
    }
    const PlayerId first = match_->state().now.starting_player;
    for (; setup_.benches_asked < players; ++setup_.benches_asked) {
        const PlayerId id = setup_.benches_asked == 0 ? first : opponent_of(first);
        ask_bench(id);
        if (select_.options.empty()) continue;
        stage_ = Stage::setup_bench;
        open(id);
        return {};
    }
    chronicle_.update(*match_, cards_);
    if (Result<void> placed = set_up_again(); !placed) return placed;
    log_benches();
    in_setup_ = false;
    const MatchState complete = match_->state();
    stop_where_due();
    match_->restore(complete);
    return advance();
}

void Game::ask_bench(PlayerId id)
{
    select_ = Select{};
    select_.type = SelectType::card;
    select_.context = Context::setup_bench;
    const MatchState& state = match_->state();
    const Pile& hand = state.now.player[at(id)].pile(Zone::hand);
    SelectOption one;
    one.type = OptionType::card;
    one.area = Area::hand;
    one.player = id;
    for (std::size_t i = 0; i < hand.count; ++i) {
        const CardDef& def = match_->library().def(state.defs[at(hand.cards[i])]);
        if (!def.is_basic_pokemon() && !def.basic_in_setup) continue;
        one.index = static_cast<std::uint8_t>(i);
        one.card = hand.cards[i];
        select_.options.push_back(one);
    }
    select_.min = 0;
    select_.max =
        std::min(static_cast<int>(select_.options.size()), match_->rules().bench_limit(id));
}

Result<void> Game::answer_bonus(std::span<const int> positions)
{
    setup_.bonus = select_.options[static_cast<std::size_t>(positions[0])].value;
    if (*setup_.bonus > 0) {
        if (Result<void> again = set_up_again(); !again) return again;
        log_bonus();
    }
    return end_setup();
}

Result<void> Game::answer_bench(std::span<const int> positions)
{
    setup_.benched[at(asked_)] = chosen_cards(positions);
    ++setup_.benches_asked;
    return end_setup();
}

namespace {

/// Returns the answer that puts as many of these cards onto the Bench as the question offers, in
/// this order, and takes them off the list.
std::vector<std::uint16_t> bench_picks(const Decision& question, const MatchState& state,
                                       std::vector<CardIndex>& wanted)
{
    std::vector<std::uint16_t> picks;
    std::erase_if(wanted, [&](CardIndex card) {
        const auto option = std::ranges::find(question.options, state.defs[at(card)], &Option::def);
        if (option == question.options.end()) return false;
        const auto number = static_cast<std::uint16_t>(option - question.options.begin());
        if (std::ranges::count(picks, number) == option->count) return false;
        picks.push_back(number);
        return true;
    });
    return picks;
}

}  // namespace

/// Goes through the setup once more, from where Active Pokémon are chosen.
Result<void> Game::set_up_again()
{
    if (is_search_) return set_up_by_hand();
    const std::vector<Given> answers(given_.begin() + static_cast<std::ptrdiff_t>(setup_.began),
                                     given_.end());
    given_.resize(setup_.began);
    match_->restore(*setup_.state);
    std::array<std::vector<CardIndex>, players> left = setup_.benched;
    auto next = answers.begin();
    while (const Decision* const question = match_->decision()) {
        std::vector<std::uint16_t> picks;
        if (question->purpose == Purpose::bench) {
            picks = bench_picks(*question, match_->state(), left[at(question->asked)]);
        } else {
            next = std::find_if(next, answers.end(),
                                [](const Given& given) { return given.purpose != Purpose::bench; });
            picks = next->picks;
            if (next->purpose == Purpose::bonus_cards)
                picks = {static_cast<std::uint16_t>(setup_.bonus.value_or(0))};
            ++next;
        }
        if (Result<void> given = give(std::move(picks)); !given) return given;
    }
    const Table& table = match_->state().now;
    for (const PlayerId id : both_players) {
        std::vector<CardIndex> taken;
        const PlayerTable& player = table.player[at(id)];
        for (std::size_t i = 0; i < player.bench_count; ++i)
            taken.push_back(table.slots[at(player.bench[i])].top);
        take_copies(setup_.benched[at(id)], taken);
    }
    chronicle_.skip_to(*match_);  // most of it has been logged before
    return {};
}

void Game::log_bonus()
{
    const Pile& hand = match_->state().now.player[at(setup_.bonus_for)].pile(Zone::hand);
    const std::size_t drawn =
        std::min<std::size_t>(static_cast<std::size_t>(*setup_.bonus), hand.count);
    LogEntry entry;
    entry.type = LogType::draw;
    entry.player = setup_.bonus_for;
    entry.seen = seen_by(setup_.bonus_for);
    for (std::size_t i = hand.count - drawn; i < hand.count; ++i) {
        entry.card = {cards_.number(hand.cards[i]), cards_.serial(hand.cards[i])};
        chronicle_.add(entry);
    }
}

void Game::log_benches()
{
    const Table& table = match_->state().now;
    LogEntry entry;
    entry.type = LogType::move_card;
    entry.from = Area::hand;
    entry.to = Area::bench;
    for (const PlayerId id : both_players) {
        const PlayerTable& player = table.player[at(id)];
        entry.player = id;
        for (std::size_t i = 0; i < player.bench_count; ++i) {
            const CardIndex card = table.slots[at(player.bench[i])].top;
            entry.card = {cards_.number(card), cards_.serial(card)};
            chronicle_.add(entry);
        }
    }
}

}  // namespace ptcg::cabt
