#include "rooms/room.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/journal/room_changes.hpp"
#include "rooms/seating.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

/// A record of kind `other` that begins so holds the room's plan: a deck was chosen.
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
    Result<MatchRoom> match = match_of(plan_, *cards_);
    if (!match) return match.error();
    match_.emplace(std::move(match.value()));
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (!is_bot(seat) || is_program(seat)) continue;
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
    return !is_playing() || is_for_nobody() || (!bot_is_asked() && !match_->clock().exists());
}

/// Bots play against each other, and nobody watches: then they wait, so that rooms which somebody
/// made and left take no time from others.
bool Room::is_for_nobody() const
{
    return is_bot(0) && is_bot(1) && viewers_.empty();
}

Result<void> Room::recover(const std::vector<RoomRecord>& records, WithCards cards)
{
    const std::size_t since = new_cards_since(records);
    for (std::size_t i = 0; i < records.size(); ++i) {
        const WithCards then = i < since ? WithCards::others : cards;
        if (const Result<void> done = recover(records[i], then); !done) {
            return Error{
                fmt::format("record {} of {}: {}", i + 1, records.size(), done.error().message)};
        }
    }
    records_ = records.size();
    return open_match();
}

/// Does what one record says.
Result<void> Room::recover(const RoomRecord& record, WithCards cards)
{
    if (record.kind == RecordKind::other) {
        const std::string_view data = record.data;
        if (!data.starts_with(plan_mark)) return Error{"it is not one of a room"};
        Result<RoomPlan> plan = read_plan(data.substr(plan_mark.size()));
        if (!plan) return plan.error();
        plan_ = std::move(plan.value());
        return {};
    }
    if (Result<void> opened = open_match(); !opened) return opened;
    if (!match_) return Error{"a seat has no deck yet"};
    Result<void> done = apply_record(*match_, record, services_.loop.now(), cards);
    if (!done) return done;
    keep_replay();
    return {};
}

/// Keeps the game that has just ended as a saved game.
void Room::keep_replay()
{
    if (match_->game() == 0) replays_.clear();
    const auto game = static_cast<std::size_t>(match_->game());
    if (is_playing() || game == 0 || replays_.size() >= game) return;
    Replay replay = match_->table().replay();
    replay.library = plan_.library;
    for (std::size_t seat = 0; seat < players; ++seat) replay.names[seat] = plan_.seats[seat].name;
    replays_.push_back(write_replay(replay));
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
    if (!begun)
        return to_all(refused_json(RefusalCode::failed, std::nullopt, begun.error().message));
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
    if (!is_playing()) {
        count_failure();
        end_programs();
    }
    publish();
    if (!is_playing()) {
        tell_room();
        tell_over();
        return begin_by_itself();
    }
    ask_bot();
    watch_clock();
}

/// A script that failed ended the game: the operator is told, who can mend or remove its pack.
void Room::count_failure()
{
    const Match& match = match_->match();
    if (match.failure().empty()) return;
    const std::string& pack = match.failure_place().pack;
    ++services_.metrics->script_failures[pack];
    services_.log(fmt::format("room {}: a script of pack \"{}\" failed: {}:{}", plan_.id, pack,
                              match.failure_place().file, match.failure_place().line));
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
    is_paused_ = is_for_nobody();
    if (is_paused_) return;
    const PlayerId asked = match_->asked();
    const std::uint32_t question = match_->question(asked);
    if (is_program(at(asked))) return ask_program(at(asked));
    Bot& bot = *bots_[at(asked)];
    if (bot.foresight() != Foresight::none) {
        ++services_.metrics->bots_thinking;
        services_.bots.ask(
            plan_.seats[at(asked)].bot, match_->match(), cards_->pool, services_.secret(),
            [room = weak_from_this(), question, metrics = services_.metrics](const auto& picks) {
                --metrics->bots_thinking;
                if (const auto here = room.lock()) here->bot_answered(question, picks);
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
        const Result<void> taken =
            picks ? match_->answer(asked, picks.value(), now) : picks.error();
        if (!taken && is_playing()) {
            const std::string why =
                picks ? "gave an illegal answer: " + taken.error().message : taken.error().message;
            if (!match_->forfeit(asked, why, now)) return;
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
    if (is_lost_ || is_frozen_) return;
    if (busy_) return waiting_.push_back(std::move(change));
    change();
}

/// Writes down the last change of the match; `then` follows when it is durable.
void Room::commit(Then then)
{
    write_down(record_of_last_change(*match_), std::move(then));
}

void Room::write_down(RoomRecord record, Then then)
{
    busy_ = true;
    if (is_frozen_) return;  // nobody will be told
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
    if (is_lost_) return;
    if (!written) {
        // Another server may have the room now, or the disk is full. What is in memory is more than
        // what is written, so it goes; who comes back gets what is written.
        services_.log(fmt::format("room {}: {}", plan_.id, written.error().message));
        ++services_.metrics->rooms_lost;
        return let_go("the room is loaded again");
    }
    then();
    while (!busy_ && !waiting_.empty() && !is_lost_) {
        const Change next = std::move(waiting_.front());
        waiting_.pop_front();
        next();
    }
}

void Room::let_go(std::string_view reason)
{
    is_lost_ = true;
    waiting_.clear();
    for (const Viewer& viewer : viewers_) {
        viewer.connection->close(CloseCode::going_away, reason);
    }
}

void Room::freeze()
{
    is_frozen_ = true;
    waiting_.clear();
}

/// A person has sat down with a deck: the games begin if all have one.
void Room::change_plan(RoomPlan plan)
{
    RoomRecord record;
    record.data = std::string(plan_mark) + write_plan(plan);
    write_down(std::move(record), [this, plan = std::move(plan)] {
        plan_ = plan;
        if (const Result<void> opened = open_match(); !opened) {
            return to_all(refused_json(RefusalCode::failed, std::nullopt, opened.error().message));
        }
        tell_room();
        go_on();
    });
}

}  // namespace ptcg::server
