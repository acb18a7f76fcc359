#include "rooms/room.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "rooms/seating.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

/// A record that begins so holds the room's plan, which it had no deck of before.
constexpr std::string_view plan_mark = "plan ";
constexpr Milliseconds bots_pace = 400;  ///< of two bots, so that one can watch them

}  // namespace

Room::Room(RoomPlan plan, std::shared_ptr<const CardSet> cards, Services services)
    : plan_(std::move(plan)),
      cards_(std::move(cards)),
      services_(services),
      epoch_(static_cast<std::uint32_t>(random_number() & 0x3fff'ffff) + 1)
{
}

std::optional<std::size_t> Room::audience_with(std::string_view token) const
{
    const std::string hash = hash_of_token(token);
    for (std::size_t seat = 0; seat < players; ++seat) {
        const std::string& mine = plan_.seats[seat].token_hash;
        if (!mine.empty() && same_secret(mine, hash)) return seat;
    }
    if (same_secret(plan_.spectators_hash, hash)) return spectators;
    return std::nullopt;
}

bool Room::is_over() const
{
    return match_ && match_->phase() == MatchRoom::Phase::over;
}

// ---- games -------------------------------------------------------------------------------------

/// Opens the match if both seats have a deck.
Result<void> Room::open_match()
{
    const auto has_deck = [](const SeatPlan& seat) { return !seat.cards.empty(); };
    if (match_ || !std::ranges::all_of(plan_.seats, has_deck)) return {};
    MatchRoom::Setup setup;
    setup.pool = cards_->pool;
    setup.scripts = cards_->scripts;
    for (std::size_t seat = 0; seat < players; ++seat) {
        setup.decks[seat].name = plan_.seats[seat].deck_name;
        for (const std::string& id : plan_.seats[seat].cards) {
            const DefId card = cards_->library().find(id);
            if (card == no_def) return Error{fmt::format("there is no card {}", id)};
            setup.decks[seat].cards.push_back(card);
        }
    }
    const Result<RulesOfPlay> play = rules_of(plan_, *cards_);
    if (!play) return play.error();
    setup.ruleset = play.value().ruleset;
    setup.rules = play.value().rules;
    setup.best_of = plan_.best_of;
    setup.clock = plan_.clock;
    match_.emplace(std::move(setup));
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (!is_bot(seat)) continue;
        Result<std::unique_ptr<Bot>> bot = make_bot(plan_.seats[seat].bot, cards_->library());
        if (!bot) return bot.error();
        bots_[seat] = std::move(bot.value());
    }
    start_audiences();
    return {};
}

void Room::start_audiences()
{
    const std::array names{plan_.seats[0].name, plan_.seats[1].name};
    audiences_.clear();
    for (std::size_t who = 0; who < audience_count; ++who) {
        audiences_.emplace_back(who, cards_, names);
    }
}

bool Room::is_idle()
{
    if (!viewers_.empty() || busy_ || !waiting_.empty()) return false;
    return !is_playing() || (!bot_is_asked() && !match_->clock().exists());
}

Result<void> Room::recover(const std::vector<std::string>& records)
{
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (const Result<void> done = recover(records[i]); !done) {
            return Error{
                fmt::format("record {} of {}: {}", i + 1, records.size(), done.error().message)};
        }
    }
    records_ = records.size();
    return open_match();
}

/// Does what one record says.
Result<void> Room::recover(std::string_view record)
{
    if (record.starts_with(plan_mark)) {
        Result<RoomPlan> plan = read_plan(record.substr(plan_mark.size()));
        if (!plan) return plan.error();
        plan_ = std::move(plan.value());
        return {};
    }
    if (Result<void> opened = open_match(); !opened) return opened;
    if (!match_) return Error{"a seat has no deck yet"};
    const Result<RoomChange> change = read_change(record);
    if (!change) return change.error();
    if (Result<void> done = match_->apply(change.value(), services_.loop.now()); !done) return done;
    keep_replay();
    return {};
}

/// Keeps the game that has just ended as a saved game.
void Room::keep_replay()
{
    if (match_->game() == 0) replays_.clear();
    const auto game = static_cast<std::size_t>(match_->game());
    if (is_playing() || game == 0 || replays_.size() >= game) return;
    replays_.push_back(write_replay(match_->table().replay()));
}

/// Returns the id of a saved game, which nobody can guess who does not know the room.
std::string Room::replay_id(std::size_t game) const
{
    const std::string text =
        fmt::format("{} {} {} {}", plan_.id, plan_.spectators_hash, records_, game);
    return hash_of_token(text).substr(0, 16);
}

void Room::go_on()
{
    when_idle([this] {
        if (!match_) return;
        if (match_->phase() == MatchRoom::Phase::ready) {
            // A clock does not run for someone who has not come yet.
            if (plan_.clock.bank == 0 || all_are_here()) begin_game(PlayerId::none);
            return;
        }
        // What the last server did not come to after the end of a game.
        if (match_->phase() == MatchRoom::Phase::between) return begin_by_itself();
        if (is_over()) return save_games([] {});
        ask_bot();
        watch_clock();
    });
}

bool Room::is_here(std::size_t seat) const
{
    return is_bot(seat) || std::ranges::find(viewers_, seat, &Viewer::audience) != viewers_.end();
}

/// Returns whether someone is at each seat.
bool Room::all_are_here() const
{
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (!is_here(seat)) return false;
    }
    return true;
}

void Room::begin_game(PlayerId goes_first)
{
    const Result<void> begun = match_->begin(services_.secret(), goes_first, services_.loop.now());
    if (!begun) return to_all(refused_json(std::nullopt, begun.error().message));
    ++epoch_;
    denials_ = {};
    commit([this] {
        for (AudienceLog& audience : audiences_) audience.restart();
        tell_room();
        after_change();
    });
}

/// Between two games of a series: begins the next one if no person decides who goes first.
void Room::begin_by_itself()
{
    if (match_->phase() != MatchRoom::Phase::between) return;
    const PlayerId chooser = match_->chooser();
    if (chooser == PlayerId::none || is_bot(at(chooser))) begin_game(chooser);
}

/// What follows a change that is durable: everyone is told, and the game goes on.
void Room::after_change()
{
    keep_replay();
    const bool offers_undo = offer_ && offer_->what == "undo";
    if (!is_playing() || offers_undo) drop_offer();
    publish();
    if (!is_playing()) {
        tell_room();
        tell_over();
        return begin_by_itself();
    }
    ask_bot();
    watch_clock();
}

void Room::take_back(std::size_t answers)
{
    if (!match_->take_back(answers, services_.loop.now())) return;
    ++epoch_;
    commit([this] {
        for (AudienceLog& audience : audiences_) audience.restart();
        after_change();
    });
}

void Room::rematch()
{
    if (!match_->rematch(services_.loop.now())) return;
    commit([this] {
        keep_replay();
        tell_room();
        begin_game(PlayerId::none);
    });
}

// ---- bots and clocks ---------------------------------------------------------------------------

bool Room::bot_is_asked()
{
    const PlayerId asked = match_->asked();
    return asked != PlayerId::none && asked != PlayerId::chance && is_bot(at(asked));
}

void Room::ask_bot()
{
    if (!bot_is_asked()) return;
    const PlayerId asked = match_->asked();
    const std::uint32_t question = match_->question(asked);
    Bot& bot = *bots_[at(asked)];
    if (bot.foresight() != Foresight::none) {
        services_.bots.ask(plan_.seats[at(asked)].bot, match_->match(), cards_->pool,
                           services_.secret(),
                           [room = weak_from_this(), question](const auto& picks) {
                               if (const auto here = room.lock())
                                   here->bot_answered(question, picks);
                           });
        return;
    }
    View view;
    std::vector<std::uint16_t> picks;
    bot.begin(services_.secret());
    ask(bot, match_->match(), view, picks);
    const bool alone = is_bot(0) && is_bot(1);
    services_.loop.after(alone ? bots_pace : 0, [room = weak_from_this(), question, picks] {
        if (const auto here = room.lock()) here->bot_answered(question, picks);
    });
}

void Room::bot_answered(std::uint32_t question, const Result<std::vector<std::uint16_t>>& picks)
{
    when_idle([this, question, picks] {
        if (!is_playing() || !bot_is_asked()) return;  // taken back, or over, meanwhile
        const PlayerId asked = match_->asked();
        if (match_->question(asked) != question) return;
        const Milliseconds now = services_.loop.now();
        if (!picks || !match_->answer(asked, picks.value(), now)) {
            if (!match_->concede(asked, now)) return;
        }
        commit([this] { after_change(); });
    });
}

/// Comes back when the running clock is out. One call is under way at a time: a clock that has more
/// time by then is watched again.
void Room::watch_clock()
{
    const GameClock& clock = match_->clock();
    if (!clock.exists() || clock.running() == PlayerId::none) return;
    const Milliseconds now = services_.loop.now();
    const Milliseconds out = now + clock.left(clock.running(), now);
    if (watches_ && wakes_at_ <= out) return;
    watches_ = true;
    wakes_at_ = out;
    services_.loop.after(out - now, [room = weak_from_this(), out] {
        const auto here = room.lock();
        if (here == nullptr || here->wakes_at_ != out) return;  // it wakes earlier
        here->watches_ = false;
        here->check_clock();
    });
}

void Room::check_clock()
{
    when_idle([this] {
        if (!is_playing()) return;
        if (!match_->run_out(services_.loop.now())) return watch_clock();
        commit([this] { after_change(); });
    });
}

// ---- writing down ------------------------------------------------------------------------------

/// Makes the change now or, if another is being written down, after it.
void Room::when_idle(Change change)
{
    if (is_lost_) return;
    if (busy_) return waiting_.push_back(std::move(change));
    change();
}

/// Writes down the last change of the match; `then` follows when it is durable.
void Room::commit(Then then)
{
    write_down(write_change(match_->last_change()), std::move(then));
}

void Room::write_down(std::string record, Then then)
{
    busy_ = true;
    const auto done = [room = shared_from_this(),
                       then = std::move(then)](const Result<void>& written) {
        if (written) ++room->records_;
        room->committed(written, then);
    };
    services_.store.append(plan_.id, records_, std::move(record), done);
}

void Room::committed(const Result<void>& written, const Then& then)
{
    busy_ = false;
    if (!written) {
        // Another server may have the room now, or the disk is full. What is in memory is more than
        // what is written, so it goes; who comes back gets what is written.
        is_lost_ = true;
        waiting_.clear();
        for (const Viewer& viewer : viewers_) {
            viewer.connection->close(CloseCode::going_away, "the room is loaded again");
        }
        return;
    }
    then();
    while (!busy_ && !waiting_.empty() && !is_lost_) {
        const Change next = std::move(waiting_.front());
        waiting_.pop_front();
        next();
    }
}

/// A person has sat down with a deck: the games begin if all have one.
void Room::change_plan(RoomPlan plan)
{
    std::string record = std::string(plan_mark) + write_plan(plan);
    write_down(std::move(record), [this, plan = std::move(plan)] {
        plan_ = plan;
        if (const Result<void> opened = open_match(); !opened) {
            return to_all(refused_json(std::nullopt, opened.error().message));
        }
        tell_room();
        go_on();
    });
}

}  // namespace ptcg::server
