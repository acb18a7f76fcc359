#include "ptcg/cabt/game.hpp"

#include <algorithm>

#include "looking.hpp"
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
    : rules_(rules), start_(setup), match_seed_(setup.seed),
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

std::unique_ptr<Game> Game::fork() const
{
    std::unique_ptr<Game> copy(new Game(rules_, start_));
    copy->match_seed_ = match_seed_;
    copy->cards_ = cards_;
    const auto copy_match = [&](const Match& from) {
        return std::move(Match::resume(from.library(), from.ruleset(), from.effects(), from.state())
                             .value());
    };
    copy->match_.emplace(copy_match(*match_));
    if (scratch_) copy->scratch_.emplace(copy_match(*scratch_));
    copy->match_->note_copies(true);
    copy->given_ = given_;
    copy->chronicle_ = chronicle_;
    copy->stage_ = stage_;
    copy->select_ = select_;
    copy->open_ = open_;
    copy->asks_chance_ = asks_chance_;
    copy->shows_scratch_ = shows_scratch_;
    copy->asked_ = asked_;
    copy->actions_ = actions_;
    copy->turn_ = turn_;
    copy->looking_ = looking_;
    copy->picked_ = picked_;
    copy->picked_at_ = picked_at_;
    copy->picked_in_search_ = picked_in_search_;
    copy->picked_to_bottom_ = picked_to_bottom_;
    copy->asked_for_ = asked_for_;
    copy->collected_ = collected_;
    copy->order_ = order_;
    copy->paid_ = paid_;
    copy->setup_ = setup_;
    copy->in_setup_ = in_setup_;
    copy->stop_where_due();
    return copy;
}

Result<void> Game::give(std::vector<std::uint16_t> picks)
{
    const Decision* const question = match_->decision();
    Given given{question->asked, question->purpose, picks};
    if (Result<void> taken = match_->answer(picks); !taken && !match_->over()) return taken;
    given_.push_back(std::move(given));
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
    open_ = asks_chance_ = shows_scratch_ = false;
    stage_ = Stage::direct;
    for (;;) {
        const Decision* const question = match_->decision();
        if (question == nullptr) {
            if (in_setup_ && match_->stopped_before_step()) return end_setup();
            return {};
        }
        if (question->asked == PlayerId::chance) {
            asks_chance_ = true;
            return {};
        }
        if (in_setup_ && question->purpose == Purpose::active && !setup_.state) {
            setup_.state = match_->state();
            setup_.began = given_.size();
        }
        std::uint16_t pick = 0;
        std::vector<std::uint16_t> for_now;
        if (waits_in_setup(*question, for_now)) {
            if (Result<void> none = give(for_now); !none) return none;
        } else if (question->options.empty()) {  // nothing was found: the interface does not tell
            if (Result<void> none = give({}); !none) return none;
        } else if (was_put_in_order(*question, for_now)) {
            if (Result<void> next = give(for_now); !next) return next;
        } else if (order_is_given(*question, pick)) {
            if (Result<void> next = give({pick}); !next) return next;
        } else {
            ask(*question);
            return {};
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

void Game::ask(const Decision& question)
{
    looking_ = looked_at(*match_, question);
    Asker asker(*match_, cards_, rules_.vocabulary->contexts, looking_, count_asked(question));
    select_ = asker.ask(question, picked_for(question));
    select_.shows_deck |= picked_in_search_ && select_.context == Context::attach_from &&
                          select_.context_card != no_card;
    open(question.asked);
    const bool yes_no = question.options.front().kind == OptionKind::yes;
    const bool counters = question.options.front().kind == OptionKind::pokemon &&
                          question.max > 1 && question.options.front().count > 1;
    if (question.purpose == Purpose::use_text && in_setup_) {
        select_.context = Context::mulligan;  // the opposite question: shall it be drawn again?
        select_.context_card = no_card;
        std::swap(select_.options[0].pick, select_.options[1].pick);
    } else if (question.options.front().kind == OptionKind::pokemon &&
               (select_.type == SelectType::energy || select_.type == SelectType::attached_card ||
                select_.type == SelectType::evolve)) {
        merge_targets(question);
    } else if (yes_no && select_.type != SelectType::yes_no &&
               question.purpose != Purpose::checkup_order) {
        merge_next();
    } else if (question.max > 1 && (counters || select_.type == SelectType::energy)) {
        stage_ = Stage::one_by_one;
        collected_.clear();
        (counters ? select_.damage_counters : select_.energy_cost) = question.max;
        select_.min = question.min == 0 ? 0 : 1;
        select_.max = 1;
    } else if (select_.type == SelectType::skill) {
        select_.min = select_.max = static_cast<int>(select_.options.size());
    }
    if (stage_ == Stage::direct && select_.type == SelectType::energy)
        select_.energy_cost = question.max;
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

Result<void> Game::answer_direct(std::span<const int> positions)
{
    const bool main = select_.type == SelectType::main;
    if (main && select_.options[static_cast<std::size_t>(positions[0])].type == OptionType::retreat) {
        begin_retreat();
        return {};
    }
    std::vector<std::uint16_t> picks;
    for (const int position : positions)
        picks.push_back(select_.options[static_cast<std::size_t>(position)].pick);
    const bool stops = picks.empty() && match_->decision()->min > 0;
    if (stops) {  // "enough" is an option of the match
        const auto options = match_->decision()->options;
        const auto stop = std::ranges::find(options, OptionKind::stop, &Option::kind);
        picks.push_back(static_cast<std::uint16_t>(stop - options.begin()));
    }
    const std::vector<CardIndex> chosen = chosen_cards(positions);
    take_copies(chosen, first_copies(positions));
    note_picked(main ? std::vector<CardIndex>{} : chosen);
    if (Result<void> given = give(std::move(picks)); !given) return given;
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
    if (select_.type == SelectType::energy) select_.options.erase(select_.options.begin() + positions[0]);
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

// ---- what the interface asks at once ------------------------------------------------------------

void Game::show_scratch()
{
    if (!scratch_) {
        scratch_.emplace(std::move(Match::resume(match_->library(), match_->ruleset(),
                                                 match_->effects(), match_->state())
                                       .value()));
    } else {
        scratch_->restore(match_->state());
    }
}

/// The match asks whether, then which; the interface asks which, from none. The second question is
/// found by answering yes in a copy.
void Game::merge_next()
{
    show_scratch();
    const PlayerId asked = match_->decision()->asked;
    if (!scratch_->answer(0)) return;
    const Decision* const next = scratch_->decision();
    if (next == nullptr || next->asked != asked || next->options.empty()) return;
    const Wording wording{select_.type, select_.context};
    Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
    Select merged = asker.ask(*next, picked_);
    merged.type = wording.type;
    merged.context = wording.context;
    merged.min = 0;
    select_ = std::move(merged);
    stage_ = Stage::merged;
}

Result<void> Game::answer_merged(std::span<const int> positions)
{
    const bool yes = !positions.empty();
    if (Result<void> given = give({static_cast<std::uint16_t>(yes ? 0 : 1)}); !given) return given;
    if (!yes) return advance();
    return answer_direct(positions);
}

/// The match asks for a Pokémon, then for a card on it or for it; the interface for both at once.
void Game::merge_targets(const Decision& question)
{
    Select merged = select_;
    merged.options.clear();
    const std::vector<SelectOption> targets = select_.options;
    const PlayerId asked = question.asked;
    for (const SelectOption& target : targets) {
        show_scratch();
        if (!scratch_->answer(target.pick)) continue;
        const Decision* const next = scratch_->decision();
        const bool evolves = select_.type == SelectType::evolve;
        const OptionKind wanted = evolves ? OptionKind::card : OptionKind::attached;
        const bool asks = next != nullptr && next->asked == asked && next->max == 1 &&
                          !next->options.empty() && next->options.front().kind == wanted;
        if (!asks && evolves) return;
        if (!asks) {
            add_taken_from(merged, target);
            continue;
        }
        Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
        Select second = asker.ask(*next, picked_, select_.type);
        for (SelectOption& option : second.options) {
            option.then = option.pick;
            option.pick = target.pick;
            if (evolves) {
                option.type = OptionType::evolve;
                option.in_play_area = target.area;
                option.in_play_index = target.index;
            }
            merged.options.push_back(option);
        }
    }
    if (merged.options.empty()) return;
    if (select_.type == SelectType::energy) merged.energy_cost = 1;
    select_ = std::move(merged);
    stage_ = Stage::merged_target;
}

/// Adds the card that the copy of the match has taken from the Pokémon without asking for it.
void Game::add_taken_from(Select& select, const SelectOption& target)
{
    const SlotId slot = match_->rules().slot_of(target.card);
    for (const Role role : {Role::energy, Role::tool}) {
        SelectOption one = target;
        one.type = role == Role::tool                       ? OptionType::tool_card
                   : select.type == SelectType::energy ? OptionType::energy
                                                           : OptionType::energy_card;
        one.then = SelectOption::no_option;
        for (const CardIndex card : match_->rules().cards_of(slot, role)) {
            if (scratch_->rules().slot_of(card) != slot) {
                one.card = card;
                if (role == Role::energy) one.count = std::max<std::uint8_t>(match_->rules().provides(card).units, 1);
                select.options.push_back(one);
                return;
            }
            ++one.part;
        }
    }
}

Result<void> Game::answer_merged_target(std::span<const int> positions)
{
    if (positions.empty()) {
        if (Result<void> given = give({}); !given) return given;
        return advance();
    }
    const SelectOption chosen = select_.options[static_cast<std::size_t>(positions[0])];
    take_copies(chosen_cards(positions), first_copies(positions));
    if (Result<void> given = give({chosen.pick}); !given) return given;
    if (chosen.then != SelectOption::no_option) {
        if (Result<void> given = give({chosen.then}); !given) return given;
    }
    note_picked({chosen.card});
    return advance();
}

/// Effects that wait are put in order at once; the match asks each time which is next.
Result<void> Game::answer_order(std::span<const int> positions)
{
    const Decision& question = *match_->decision();
    order_.clear();
    for (const int position : positions) {
        const SelectOption& option = select_.options[static_cast<std::size_t>(position)];
        order_.push_back(question.options[option.pick]);
    }
    const std::uint16_t first = select_.options[static_cast<std::size_t>(positions[0])].pick;
    order_.erase(order_.begin());
    if (Result<void> given = give({first}); !given) return given;
    return advance();
}

/// Finds what comes next if the order of these effects has been chosen.
bool Game::order_is_given(const Decision& question, std::uint16_t& pick)
{
    if (question.purpose == Purpose::main_phase) order_.clear();
    if (question.purpose != Purpose::trigger_order) return false;
    pick = 0;
    if (question.options.size() == 1) return true;
    const auto find = [&](const Option& wanted) {
        return std::ranges::find_if(question.options, [&](const Option& o) {
            return o.def == wanted.def && o.value == wanted.value && o.spot == wanted.spot;
        });
    };
    for (const Option& offered : question.options) {
        const bool known = std::ranges::any_of(order_, [&](const Option& o) {
            return o.def == offered.def && o.value == offered.value && o.spot == offered.spot;
        });
        if (!known) return false;
    }
    for (auto next = order_.begin(); next != order_.end(); ++next) {
        const auto found = find(*next);
        if (found == question.options.end()) continue;
        pick = static_cast<std::uint16_t>(found - question.options.begin());
        order_.erase(next);
        return true;
    }
    return false;
}

/// Cards put into a deck go there one by one in the order in which they were picked: the last is on
/// top, or under the deck. The match asks for the order from top to bottom.
/// Returns whether the question is about the cards picked last, and the answer.
bool Game::was_put_in_order(const Decision& question, std::vector<std::uint16_t>& picks) const
{
    if (!question.ordered || question.max != picked_.size()) return false;
    for (const CardIndex card : picked_) {
        const auto option = std::ranges::find(question.options, match_->state().defs[at(card)],
                                              &Option::def);
        if (option == question.options.end()) return false;
        picks.push_back(static_cast<std::uint16_t>(option - question.options.begin()));
    }
    const bool fits = std::ranges::all_of(question.options, [&](const Option& option) {
        const auto number = static_cast<std::uint16_t>(&option - question.options.data());
        return std::ranges::count(picks, number) == option.count;
    });
    if (!fits) picks.clear();
    if (!picked_to_bottom_) std::ranges::reverse(picks);
    return fits;
}

// ---- which cards ---------------------------------------------------------------------------------

std::vector<CardIndex> Game::chosen_cards(std::span<const int> positions) const
{
    std::vector<CardIndex> cards;
    for (const int position : positions) {
        const CardIndex card = select_.options[static_cast<std::size_t>(position)].card;
        if (card != no_card) cards.push_back(card);
    }
    return cards;
}

/// Returns the copies that the match takes for these options: of each, the first ones.
std::vector<CardIndex> Game::first_copies(std::span<const int> positions) const
{
    std::vector<CardIndex> cards;
    for (const int position : positions) {
        const SelectOption& chosen = select_.options[static_cast<std::size_t>(position)];
        if (chosen.card == no_card) continue;
        for (const SelectOption& other : select_.options) {
            const bool copy = other.pick == chosen.pick && other.then == chosen.then &&
                              other.type == chosen.type &&
                              std::ranges::find(cards, other.card) == cards.end();
            if (!copy) continue;
            cards.push_back(other.card);
            break;
        }
    }
    return cards;
}

/// Lets the copies that the player has chosen and those that the match has taken change their
/// serials.
void Game::take_copies(std::span<const CardIndex> chosen, std::span<const CardIndex> taken)
{
    std::vector<CardIndex> wanted, instead;
    for (const CardIndex card : chosen) {
        if (std::ranges::find(taken, card) == taken.end()) wanted.push_back(card);
    }
    for (const CardIndex card : taken) {
        if (std::ranges::find(chosen, card) == chosen.end()) instead.push_back(card);
    }
    const MatchState& state = match_->state();
    for (const CardIndex card : wanted) {
        const auto copy = std::ranges::find_if(
            instead, [&](CardIndex other) { return state.defs[at(other)] == state.defs[at(card)]; });
        if (copy == instead.end()) continue;
        cards_.exchange(card, *copy);
        instead.erase(copy);
    }
}

/// Notes the cards that the next questions of the text may be about: not Pokémon, which are asked for
/// in between.
void Game::note_picked(const std::vector<CardIndex>& cards)
{
    const SelectOption& first = select_.options.front();
    const bool pokemon = first.type == OptionType::card &&
                         (first.area == Area::active || first.area == Area::bench);
    if (select_.type != SelectType::main && (pokemon || cards.empty())) return;
    picked_ = cards;
    picked_at_ = 0;
    picked_in_search_ = select_.shows_deck;
    picked_to_bottom_ = select_.context == Context::to_deck_bottom;
}

/// Returns how many questions of this kind the text has asked in this action.
int Game::count_asked(const Decision& question)
{
    if (question.purpose == Purpose::main_phase) asked_for_.clear();
    const OptionKind kind = question.options.front().kind;
    const auto before = std::ranges::count_if(asked_for_, [&](const AskedFor& other) {
        return other.source == question.source && other.purpose == question.purpose &&
               other.kind == kind;
    });
    asked_for_.push_back({question.source, question.purpose, kind});
    return static_cast<int>(before);
}

std::span<const CardIndex> Game::picked_for(const Decision& question)
{
    if (picked_.empty()) return {};
    const std::size_t from = std::min(picked_at_, picked_.size() - 1);
    if (question.purpose == Purpose::attach) ++picked_at_;
    return std::span<const CardIndex>(picked_).subspan(from);
}

// ---- observations ----------------------------------------------------------------------------------

void Game::write_table_of(JsonWriter& json, std::optional<PlayerId> viewer)
{
    TableShow show;
    show.viewer = viewer;
    show.asked = asked_;
    show.actions = actions_;
    show.looking = looking_;
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
