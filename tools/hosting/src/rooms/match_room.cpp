#include "ptcg/hosting/match_room.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/undo.hpp"

namespace ptcg {

MatchRoom::MatchRoom(Setup setup) : setup_(std::move(setup)), clock_(setup_.clock)
{
    if (setup_.scripts == nullptr) setup_.scripts = std::make_shared<ScriptHost>(setup_.pool);
}

MatchRoom::Phase MatchRoom::phase() const
{
    if (game_ == 0) return Phase::ready;
    if (!table_->match().over()) return Phase::playing;
    const int needed = setup_.best_of / 2 + 1;
    const bool decided = *std::ranges::max_element(wins_) >= needed || game_ >= setup_.best_of;
    return decided ? Phase::over : Phase::between;
}

Replay MatchRoom::start() const
{
    Replay start = table_->replay();
    start.answers.clear();
    start.conceded = start.out_of_time = start.forfeited = PlayerId::none;
    start.final_hash = hex(start_fingerprint_);
    return start;
}

PlayerId MatchRoom::winner() const
{
    if (phase() != Phase::over || wins_[0] == wins_[1]) return PlayerId::none;
    return wins_[0] > wins_[1] ? PlayerId::one : PlayerId::two;
}

PlayerId MatchRoom::chooser() const
{
    if (phase() != Phase::between) return PlayerId::none;
    const PlayerId won = table_->match().winner();
    return won == PlayerId::none ? PlayerId::none : opponent_of(won);
}

PlayerId MatchRoom::asked()
{
    if (game_ == 0) return PlayerId::none;
    const Decision* const open = match().decision();
    return open == nullptr ? PlayerId::none : open->asked;
}

bool MatchRoom::has_answered(PlayerId player, std::uint32_t question,
                             const std::vector<std::uint16_t>& picks) const
{
    const LastAnswer& last = last_answers_[at(player)];
    return last.question == question && last.question != 0 && last.picks == picks;
}

// ---- changes -----------------------------------------------------------------------------------

/// Opens the table of the game as it was after the first `answers` answers.
Result<void> MatchRoom::open_table(std::unique_ptr<GameTable>& table, std::size_t answers) const
{
    Result<std::unique_ptr<GameTable>> opened =
        GameTable::open(setup_.pool, table_->setup(), setup_.scripts);
    if (!opened) return opened.error();
    table = std::move(opened.value());
    for (std::size_t i = 0; i < answers; ++i) {
        if (Result<void> taken = table->answer(table_->answers()[i]); !taken) return taken;
    }
    return {};
}

void MatchRoom::note(RoomChange record, Milliseconds now)
{
    for (const PlayerId player : both_players) record.left[at(player)] = clock_.left(player, now);
    last_ = std::move(record);
}

/// Counts the result of a game that has ended.
void MatchRoom::finish_game()
{
    if (counted_ || !match().over()) return;
    counted_ = true;
    if (match().winner() != PlayerId::none) ++wins_[at(match().winner())];
}

void MatchRoom::run_clock(Milliseconds now)
{
    const PlayerId player = asked();
    const bool runs = player == PlayerId::one || player == PlayerId::two;
    clock_.run(runs ? player : PlayerId::none, now);
}

Result<void> MatchRoom::begin(std::uint64_t seed, PlayerId goes_first, Milliseconds now)
{
    if (phase() == Phase::playing) return Error{"the game is not over"};
    if (phase() == Phase::over) return Error{"the series is over"};
    GameTable::Setup setup{.decks = setup_.decks,
                           .ruleset = setup_.ruleset,
                           .rules = setup_.rules,
                           .seed = seed,
                           .goes_first = goes_first};
    Result<std::unique_ptr<GameTable>> opened =
        GameTable::open(setup_.pool, std::move(setup), setup_.scripts);
    if (!opened) return opened.error();
    table_ = std::move(opened.value());
    start_fingerprint_ = fingerprint(table_->match().state());
    given_.clear();
    // What the last game asked and nobody answered is another question.
    if (has_begun_) {
        for (std::uint32_t& question : questions_) ++question;
    }
    has_begun_ = true;
    ++game_;
    counted_ = false;
    forfeit_words_.clear();
    clock_ = GameClock(setup_.clock);
    run_clock(now);
    finish_game();
    note({.kind = RoomChange::Kind::begin, .who = goes_first, .seed = seed}, now);
    return {};
}

/// Gives the answer, without clock and record.
Result<void> MatchRoom::give(PlayerId who, const std::vector<std::uint16_t>& picks)
{
    if (phase() != Phase::playing) return Error{"no game is being played"};
    if (asked() != who) return Error{"the other player is asked"};
    const auto before = std::make_unique<const MatchState>(match().state());
    const std::size_t events = match().events().size();
    Result<void> taken = table_->answer(picks);
    // An answer that ended the game because a script failed belongs to the game.
    if (!taken && !match().over()) return taken;
    const std::span<const Event> all = match().events();
    const bool is_free =
        may_undo(*before, match().state(), all.subspan(std::min(events, all.size())), who);
    given_.push_back({who, is_free});
    last_answers_[at(who)] = {questions_[at(who)]++, picks};
    finish_game();
    return {};
}

Result<void> MatchRoom::answer(PlayerId who, const std::vector<std::uint16_t>& picks,
                               Milliseconds now, Milliseconds lag)
{
    if (Result<void> given = give(who, picks); !given) return given;
    clock_.answered(who, now, lag);
    run_clock(now);
    note({.kind = RoomChange::Kind::answer, .who = who, .picks = picks}, now);
    return {};
}

Result<void> MatchRoom::concede(PlayerId who, Milliseconds now)
{
    if (phase() != Phase::playing) return Error{"no game is being played"};
    if (Result<void> conceded = table_->concede(who); !conceded) return conceded;
    finish_game();
    run_clock(now);
    note({.kind = RoomChange::Kind::concede, .who = who}, now);
    return {};
}

Result<void> MatchRoom::forfeit(PlayerId who, std::string words, Milliseconds now)
{
    if (phase() != Phase::playing) return Error{"no game is being played"};
    if (Result<void> ended = table_->forfeit(who); !ended) return ended;
    forfeit_words_ = words;
    finish_game();
    run_clock(now);
    note({.kind = RoomChange::Kind::forfeit, .who = who, .words = std::move(words)}, now);
    return {};
}

Result<void> MatchRoom::run_out(Milliseconds now)
{
    if (phase() != Phase::playing || !clock_.is_out(now)) return Error{"no clock is out"};
    const PlayerId who = clock_.running();
    if (clock_.rules().answers_by_default) {
        const Decision* const open = match().decision();
        if (open == nullptr) return Error{"no question is open"};
        return answer(who, default_answer(*open), now);
    }
    return lose_on_time(who, now);
}

Result<void> MatchRoom::lose_on_time(PlayerId who, Milliseconds now)
{
    if (phase() != Phase::playing) return Error{"no game is being played"};
    if (Result<void> ended = table_->run_out_of_time(who); !ended) return ended;
    finish_game();
    run_clock(now);
    note({.kind = RoomChange::Kind::out_of_time, .who = who}, now);
    return {};
}

Result<void> MatchRoom::take_back(std::size_t answers, Milliseconds now)
{
    if (phase() != Phase::playing) return Error{"no game is being played"};
    if (answers >= given_.size()) {
        return Error{
            fmt::format("the game has {} answers, so {} cannot remain", given_.size(), answers)};
    }
    std::unique_ptr<GameTable> before;
    if (Result<void> opened = open_table(before, answers); !opened) return opened;
    table_ = std::move(before);
    clock_.run(PlayerId::none, now);
    for (std::size_t i = answers; i < given_.size(); ++i) {
        clock_.took_back(given_[i].by, 1);
    }
    given_.resize(answers);
    renew_questions();
    run_clock(now);
    note({.kind = RoomChange::Kind::take_back, .answers = answers}, now);
    return {};
}

void MatchRoom::note_new_cards(Milliseconds now)
{
    if (phase() == Phase::playing) renew_questions();
    note({.kind = RoomChange::Kind::new_cards}, now);
}

/// What is asked now is another question, even if it reads the same.
void MatchRoom::renew_questions()
{
    for (const PlayerId player : both_players) {
        ++questions_[at(player)];
        last_answers_[at(player)] = {};
    }
}

Result<void> MatchRoom::rematch(Milliseconds now)
{
    if (phase() != Phase::over) return Error{"the series is not over"};
    table_.reset();
    given_.clear();
    game_ = 0;
    forfeit_words_.clear();
    wins_ = {};
    counted_ = true;
    note({.kind = RoomChange::Kind::rematch}, now);
    return {};
}

std::optional<MatchRoom::TakeBack> MatchRoom::last_answer(PlayerId player) const
{
    if (phase() != Phase::playing) return std::nullopt;
    const auto last = std::ranges::find(given_.rbegin(), given_.rend(), player, &Given::by);
    if (last == given_.rend()) return std::nullopt;
    const TakeBack back{static_cast<std::size_t>(given_.rend() - last) - 1,
                        last == given_.rbegin() && last->is_free};
    return back;
}

Result<void> MatchRoom::apply(const RoomChange& record, Milliseconds now)
{
    const auto done = [&]() -> Result<void> {
        switch (record.kind) {
            case RoomChange::Kind::begin:
                return begin(record.seed, record.who, now);
            case RoomChange::Kind::answer:
                return give(record.who, record.picks);
            case RoomChange::Kind::concede:
                return concede(record.who, now);
            case RoomChange::Kind::out_of_time:
                return lose_on_time(record.who, now);
            case RoomChange::Kind::take_back:
                // Taking back none was how new cards were noted before there was `new_cards`.
                if (record.answers == given_.size()) return note_new_cards(now), Result<void>{};
                return take_back(record.answers, now);
            case RoomChange::Kind::rematch:
                return rematch(now);
            case RoomChange::Kind::forfeit:
                return forfeit(record.who, record.words, now);
            case RoomChange::Kind::new_cards:
                note_new_cards(now);
                return {};
        }
        return Error{"a record of an unknown kind"};
    }();
    if (!done) return done;
    clock_.set(record.left);
    run_clock(now);
    last_ = record;
    return {};
}

}  // namespace ptcg
