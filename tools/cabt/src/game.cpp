#include "ptcg/cabt/game.hpp"

#include <algorithm>
#include <utility>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/table_json.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {
namespace {

/// The match's seeds for one of the interface's: the first that lets player one win the flip, who
/// always decides who begins.
[[nodiscard]] std::uint64_t seed_after(std::uint64_t seed)
{
    Random random(seed);
    return random.next();
}

/// Whether a Pokémon may be picked several times: once for each counter.
[[nodiscard]] bool offers_counters(const Decision& question)
{
    return std::ranges::any_of(question.options, [](const Option& option) {
        return option.kind == OptionKind::pokemon && option.count > 1;
    });
}

}  // namespace

DeckError deck_error(const CardNumbers& numbers, const Ruleset& rules, std::span<const int> deck)
{
    std::vector<DefId> cards;
    for (const int number : deck) {
        cards.push_back(numbers.card(number));
        if (cards.back() == no_def) return DeckError::unknown_card;
    }
    const std::vector<DeckProblem> problems = check_deck(numbers.library(), rules, cards);
    const auto breaks = [&](std::string_view rule) {
        return std::ranges::find(problems, rule, &DeckProblem::rule) != problems.end();
    };
    if (breaks("DECK-04")) return DeckError::two_aces;
    if (breaks("DECK-02")) return DeckError::five_copies;
    return breaks("DECK-03") ? DeckError::no_basic : DeckError::none;
}

Game::Game(const Rules& rules, const GameSetup& setup)
    : rules_(rules),
      start_(setup),
      match_seed_(setup.seed),
      cards_(rules.vocabulary->numbers, setup.decks[0], setup.decks[1])
{
}

Result<std::unique_ptr<Game>> Game::start(const Rules& rules, const GameSetup& setup)
{
    std::unique_ptr<Game> game(new Game(rules, setup));
    if (Result<void> begun = game->begin(); !begun) return begun.error();
    return game;
}

Result<void> Game::begin()
{
    std::array<std::vector<DefId>, players> decks;
    for (std::size_t who = 0; who < players; ++who) {
        for (const int number : start_.decks[who])
            decks[who].push_back(rules_.vocabulary->numbers.card(number));
    }
    MatchSetup start;
    start.deck_one = decks[0];
    start.deck_two = decks[1];
    start.explicit_chance = start_.explicit_chance;
    start.ask_forced = true;
    for (;; match_seed_ = seed_after(match_seed_)) {
        start.seed = match_seed_;
        Result<Match> started = Match::start(rules_.vocabulary->numbers.library(), *rules_.ruleset,
                                             rules_.effects, start);
        if (!started) return started.error();
        const Decision* const first = started.value().decision();
        const bool fits = start_.explicit_chance || first->asked == PlayerId::one;
        if (!fits) continue;
        match_.emplace(std::move(started.value()));
        break;
    }
    match_->note_copies(true);
    chronicle_.skip_to(*match_);
    stop_where_due();
    return advance();
}

/// Lets the match stop where the interface goes another way.
void Game::stop_where_due()
{
    constexpr Step steps[] = {Step::sudden_death, Step::setup_reveal};
    match_->stop_before(std::span(steps).first(in_setup_ ? 2 : 1));
}

CopiedMatch::CopiedMatch(const CopiedMatch& other, bool wanted)
{
    if (!other || !wanted) return;
    const Match& from = *other;
    match_.emplace(from.fork());
    match_->note_copies_like(from);
}

std::unique_ptr<Game> Game::fork() const
{
    std::unique_ptr<Game> copy(new Game(*this));
    copy->stop_where_due();
    return copy;
}

Result<void> Game::give(std::vector<std::uint16_t> picks)
{
    if (fresh_chance_) draw_anew(*std::exchange(fresh_chance_, std::nullopt));
    const Decision* const question = match_->decision();
    Given given{question->asked, question->purpose, picks};
    if (Result<void> taken = match_->answer(picks); !taken && !match_->over()) return taken;
    if (!is_search_) given_.push_back(std::move(given));
    return {};
}

Result<void> Game::answer_chance(std::span<const std::uint16_t> picks)
{
    if (!asks_chance_) return Error{"chance is not asked"};
    if (Result<void> given = give({picks.begin(), picks.end()}); !given) return given;
    return advance();
}

/// Runs on to the next question that the interface asks, and logs what has happened.
Result<void> Game::advance()
{
    const Result<void> result = run_on();
    chronicle_.update(*match_, cards_);
    if (over()) end();
    if (!open_) return result;
    if (select_.type == SelectType::main) chronicle_.put_back(cards_);
    if (!looking_.empty()) chronicle_.hold_aside(looking_, cards_, asked_);
    if (select_.context == Context::setup_active || select_.context == Context::mulligan)
        tell_basics();
    return result;
}

/// The last observation has a question without options.
void Game::end()
{
    select_ = Select{};
    select_.min = select_.max = 0;
    if (!is_drawn()) return;
    LogEntry result;
    result.type = LogType::result;
    result.value = 2;
    result.reason = 1;
    chronicle_.add(result);
}

Result<void> Game::run_on()
{
    open_ = asks_chance_ = scratch_.shows = false;
    stage_ = Stage::direct;
    for (;;) {
        const Decision* const question = match_->decision();
        if (question == nullptr) {
            if (in_setup_ && match_->stopped_before_step()) return end_setup();
            return {};
        }
        if (question->asked == PlayerId::chance) {
            if (is_search_) return answer_chance_in_search(*question);
            asks_chance_ = true;
            return {};
        }
        if (asks_coins_ && !match_->state().explicit_chance && is_fresh(match_->state())) {
            ask_for_coins();
            continue;
        }
        if (in_setup_ && question->purpose == Purpose::active && !setup_.state) {
            setup_.state = std::make_shared<const MatchState>(match_->state());
            setup_.began = given_.size();
        }
        std::uint16_t pick = 0;
        std::vector<std::uint16_t> for_now;
        if (waits_in_setup(*question, for_now)) {
            if (Result<void> none = give(for_now); !none) return none;
        } else if (question->options.empty() || question->max == 0) {
            // Nothing was found, or nothing may be taken: the interface does not tell.
            if (Result<void> none = give({}); !none) return none;
        } else if (was_put_in_order(*question, for_now)) {
            if (Result<void> next = give(for_now); !next) return next;
        } else if (order_is_given(*question, pick)) {
            if (Result<void> next = give({pick}); !next) return next;
        } else {
            const Wording wording = wording_of(*question);
            if (!is_unasked(*question, wording, for_now)) {
                ask(*question, wording);
                return {};
            }
            if (Result<void> next = give(for_now); !next) return next;
        }
    }
}

/// Counts the questions of a turn, and opens the one that has been made.
void Game::open(PlayerId asked)
{
    asked_ = asked;
    open_ = true;
    const int turn = match().turn();
    if (turn != turn_) actions_ = 1;
    turn_ = turn;
}

/// Returns how the interface calls the question, and counts it.
Wording Game::wording_of(const Decision& question)
{
    const Asker asker(*match_, cards_, rules_.vocabulary->contexts, {}, count_asked(question));
    return asker.wording(question);
}

void Game::ask(const Decision& question, const Wording& wording)
{
    looks_.update(*match_);
    knock_outs_.update(*match_);
    looking_ = looks_.cards(*match_, question, wording.cut == Cut::looks);
    Asker asker(*match_, cards_, rules_.vocabulary->contexts, looking_, asked_before(question) - 1);
    select_ = asker.ask(question, picked_for(question, wording.about));
    if (wording.about == About::pokemon && select_.context_card == no_card)
        select_.context_card = receiver(question);
    select_.shows_deck |= picked_in_search_ && select_.context == Context::attach_from &&
                          select_.context_card != no_card;
    open(question.asked);
    if (question.purpose == Purpose::main_phase) offer_copies(question);
    const bool yes_no = question.options.front().kind == OptionKind::yes;
    const bool counters = question.max > 1 && offers_counters(question);
    if (question.purpose == Purpose::use_text && in_setup_) {
        select_.context = Context::mulligan;  // the opposite question: shall it be drawn again?
        select_.context_card = no_card;
        std::swap(select_.options[0].pick, select_.options[1].pick);
    } else if (question.options.front().kind == OptionKind::pokemon &&
               (select_.type == SelectType::energy || select_.type == SelectType::attached_card ||
                select_.type == SelectType::evolve)) {
        merge_targets(question);
    } else if (cut_otherwise(question, wording)) {
        return;
    } else if (question.purpose == Purpose::attack && question.source == no_def) {
        ask_another_attack();
    } else if (select_.type == SelectType::skill) {
        if (yes_no) ask_checkup_order(asker);
        select_.min = select_.max = static_cast<int>(select_.options.size());
    } else if (yes_no && select_.type != SelectType::yes_no) {
        merge_next();
    } else if (question.purpose == Purpose::switch_in && select_.min == 0) {
        ask_whether();
    } else if (select_.context == Context::remove_damage_counter && begin_moving_counters()) {
        return;
    } else if (question.max > 1 && (counters || select_.type == SelectType::energy)) {
        stage_ = Stage::one_by_one;
        collected_.clear();
        (counters ? select_.damage_counters : select_.energy_cost) = question.max;
        if (counters) select_.context = Context::damage_counter_any;
        select_.min = question.min == 0 ? 0 : 1;
        select_.max = 1;
    }
    if (stage_ != Stage::direct) return;
    if (select_.type == SelectType::energy) select_.energy_cost = count_left();
    if (select_.context == Context::damage_counter_any) select_.damage_counters = count_left();
}

/// Returns how many times the text asks for one counter, or Energy of one Pokémon, this time
/// included.
int Game::count_left()
{
    show_scratch();
    const Decision question = *match_->decision();
    const Option& first = question.options.front();
    int count = 0;
    for (const Decision* next = &question; next != nullptr; next = scratch_->decision()) {
        if (next->source != question.source || next->purpose != question.purpose) break;
        const bool of_energy = first.kind == OptionKind::attached;
        if (of_energy && next->options.front().spot != first.spot) break;
        ++count;
        if (!scratch_->answer(0)) break;
    }
    return count;
}

Result<AnswerError> Game::answer(std::span<const int> positions)
{
    if (!open_) return AnswerError::over;
    std::vector<int> sorted(positions.begin(), positions.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return AnswerError::duplicate;
    const int options = static_cast<int>(select_.options.size());
    if (!sorted.empty() && (sorted.front() < 0 || sorted.back() >= options))
        return AnswerError::out_of_range;
    const int count = static_cast<int>(sorted.size());
    if (count < select_.min || count > select_.max) return AnswerError::wrong_count;
    ++actions_;
    Result<void> taken;
    switch (stage_) {
        case Stage::direct:
            taken = select_.type == SelectType::skill ? answer_order(positions)
                                                      : answer_direct(positions);
            break;
        case Stage::one_by_one:
            taken = answer_one(positions);
            break;
        case Stage::merged:
            taken = answer_merged(positions);
            break;
        case Stage::merged_target:
            taken = answer_merged_target(positions);
            break;
        case Stage::swapped:
            taken = answer_swapped(positions);
            break;
        case Stage::swapped_back:
            taken = answer_swapped_back(positions);
            break;
        case Stage::joined:
            taken = answer_joined(positions);
            break;
        case Stage::whether:
            taken = answer_whether(positions);
            break;
        case Stage::prizes:
            taken = answer_prizes(positions);
            break;
        case Stage::counters:
            taken = answer_counters(positions);
            break;
        case Stage::retreat:
            taken = answer_retreat(positions);
            break;
        case Stage::setup_bonus:
            taken = answer_bonus(positions);
            break;
        case Stage::setup_bench:
            taken = answer_bench(positions);
            break;
    }
    if (!taken) return taken.error();
    return AnswerError::none;
}

/// Lets the copies that are picked be those that the match takes, and returns them. Of cards that
/// are put on top of a deck, the last comes to lie on top, where the match begins.
std::vector<CardIndex> Game::take_picked(const Decision& question, std::span<const int> positions,
                                         std::vector<std::uint16_t>& picks)
{
    if (select_.context != Context::to_deck || !(question.ordered || select_.shows_deck)) {
        std::vector<CardIndex> taken = first_copies(positions);
        take_copies(chosen_cards(positions), taken);
        return taken;
    }
    const std::vector<int> from_top(positions.rbegin(), positions.rend());
    if (question.ordered) std::ranges::reverse(picks);
    std::vector<CardIndex> taken = first_copies(from_top);
    order_copies(chosen_cards(from_top), taken);
    std::ranges::reverse(taken);
    return taken;
}

Result<void> Game::answer_direct(std::span<const int> positions)
{
    const bool main = select_.type == SelectType::main;
    if (main &&
        select_.options[static_cast<std::size_t>(positions[0])].type == OptionType::retreat) {
        begin_retreat();
        return {};
    }
    std::vector<std::uint16_t> picks;
    for (const int position : positions) {
        const std::uint16_t pick = select_.options[static_cast<std::size_t>(position)].pick;
        if (pick != SelectOption::no_option) picks.push_back(pick);
    }
    const Decision& question = *match_->decision();
    const bool stops = picks.empty() && question.min > 0;
    if (stops) {  // "enough" is an option of the match
        const auto options = question.options;
        const auto stop = std::ranges::find(options, OptionKind::stop, &Option::kind);
        picks.push_back(static_cast<std::uint16_t>(stop - options.begin()));
    }
    const std::vector<CardIndex> taken = take_picked(question, positions, picks);
    note_picked(main ? std::vector<CardIndex>{} : taken);  // they have the serials of the chosen
    std::uint16_t then = SelectOption::no_option;
    if (main) {
        const SelectOption& chosen = select_.options[static_cast<std::size_t>(positions[0])];
        then = chosen.then;
        if (then != SelectOption::no_option) chronicle_.tell_copied(chosen.value);
    }
    if (Result<void> given = give_both(std::move(picks), then); !given) return given;
    return advance();
}

/// The match has one question for all, the interface one for each.
Result<void> Game::answer_one(std::span<const int> positions)
{
    const Decision& question = *match_->decision();
    if (positions.empty()) {
        if (Result<void> given = give(collected_); !given) return given;
        return advance();
    }
    const auto position = static_cast<std::size_t>(positions[0]);
    const SelectOption chosen = select_.options[position];
    collected_.push_back(chosen.pick);
    if (select_.type == SelectType::energy) {
        select_.options.erase(select_.options.begin() + positions[0]);
    } else if (std::ranges::count(collected_, chosen.pick) == question.options[chosen.pick].count) {
        std::erase_if(select_.options,
                      [&](const SelectOption& option) { return option.pick == chosen.pick; });
    }
    const bool enough = collected_.size() == question.max || select_.options.empty();
    if (enough) {
        if (Result<void> given = give(collected_); !given) return given;
        return advance();
    }
    int& left = select_.type == SelectType::energy ? select_.energy_cost : select_.damage_counters;
    left = question.max - static_cast<int>(collected_.size());
    select_.min = collected_.size() >= question.min ? 0 : 1;
    return {};
}

// ---- observations
// ----------------------------------------------------------------------------------

void Game::write_table_of(JsonWriter& json, std::optional<PlayerId> viewer)
{
    TableShow show;
    show.viewer = viewer;
    show.asked = asked_;
    show.actions = actions_;
    show.looking = looking_;
    show.prizes = is_search_;
    show.drawn = is_drawn();
    static_cast<void>(write_table(json, match(), cards_, show));
}

void Game::write_observation(JsonWriter& json)
{
    const JsonObject observation(json);
    json.key("select");
    const Pile& deck = match().state().now.player[at(asked_)].pile(Zone::deck);
    write_select(json, select_, cards_, false, deck);
    json.key("logs");
    chronicle_.write_unread(json, asked_);
    json.key("current");
    write_table_of(json, asked_);
}

void Game::write_frame(JsonWriter& json)
{
    const JsonObject frame(json);
    json.key("select");
    const Pile& deck = match().state().now.player[at(asked_)].pile(Zone::deck);
    write_select(json, select_, cards_, true, deck);
    json.key("logs");
    chronicle_.write_unread(json, std::nullopt);
    json.key("current");
    write_table_of(json, std::nullopt);
}

}  // namespace ptcg::cabt
