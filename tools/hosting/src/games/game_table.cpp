#include "ptcg/hosting/game_table.hpp"

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/pack_stamps.hpp"
#include "ptcg/save.hpp"

namespace ptcg {

Result<void> GameRecord::ran_out_of_time(PlayerId)
{
    return Error{"this record of the game cannot keep that a player's time ran out"};
}

Result<void> GameRecord::forfeited(PlayerId)
{
    return Error{"this record of the game cannot keep that a player forfeited"};
}

GameTable::GameTable(std::shared_ptr<const CardPool> pool, Setup setup,
                     std::shared_ptr<ScriptHost> scripts)
    : pool_(std::move(pool)), setup_(std::move(setup)), scripts_(std::move(scripts))
{
    if (scripts_ == nullptr) scripts_ = std::make_shared<ScriptHost>(pool_);
}

Result<std::unique_ptr<GameTable>> GameTable::open(std::shared_ptr<const CardPool> pool,
                                                   Setup setup, std::shared_ptr<ScriptHost> scripts)
{
    std::unique_ptr<GameTable> table(
        new GameTable(std::move(pool), std::move(setup), std::move(scripts)));
    MatchSetup start;
    start.deck_one = table->setup_.decks[0].cards;
    start.deck_two = table->setup_.decks[1].cards;
    start.seed = table->setup_.seed;
    start.goes_first = table->setup_.goes_first;
    Result<Match> match =
        Match::start(table->library(), table->setup_.rules, table->scripts_.get(), start);
    if (!match) return match.error();
    table->match_.emplace(std::move(match.value()));
    return table;
}

Result<void> GameTable::answer(const std::vector<std::uint16_t>& picks)
{
    std::optional<Moment> before;
    if (record_ != nullptr) before = now();
    Result<void> taken = match_->answer(picks);
    // An answer that ended the match because a script failed belongs to the game.
    if (!taken && !match_->over()) return taken;
    answers_.push_back(picks);
    if (record_ == nullptr) return taken;
    if (Result<void> kept = record_->answered(*match_, answers_); !kept) {
        put_back(*before);
        return kept;
    }
    return taken;
}

Result<void> GameTable::concede(PlayerId player)
{
    if (match_->over()) return Error{"the match is over"};
    if (record_ != nullptr) {
        if (Result<void> kept = record_->conceded(player); !kept) return kept;
    }
    conceded_ = player;
    match_->concede(player);
    return {};
}

Result<void> GameTable::run_out_of_time(PlayerId player)
{
    if (match_->over()) return Error{"the match is over"};
    if (record_ != nullptr) {
        if (Result<void> kept = record_->ran_out_of_time(player); !kept) return kept;
    }
    out_of_time_ = player;
    match_->run_out_of_time(player);
    return {};
}

Result<void> GameTable::forfeit(PlayerId player)
{
    if (match_->over()) return Error{"the match is over"};
    if (record_ != nullptr) {
        if (Result<void> kept = record_->forfeited(player); !kept) return kept;
    }
    forfeited_ = player;
    match_->forfeit(player);
    return {};
}

GameTable::Moment GameTable::now() const
{
    return {match_->state(), answers_.size()};
}

Result<void> GameTable::go_back(const Moment& moment)
{
    if (record_ != nullptr) {
        if (Result<void> kept = record_->went_back(moment.answers); !kept) return kept;
    }
    put_back(moment);
    return {};
}

void GameTable::put_back(const Moment& moment)
{
    match_->restore(moment.state);
    answers_.resize(moment.answers);
    // The game cannot go back to a moment when it was over.
    conceded_ = PlayerId::none;
    out_of_time_ = PlayerId::none;
    forfeited_ = PlayerId::none;
}

Result<void> GameTable::go_on_from(std::string_view save,
                                   std::vector<std::vector<std::uint16_t>> answers)
{
    // The packs were compared before the table was opened.
    Result<LoadedMatch> loaded = load_match(save, library(), setup_.rules, scripts_.get(), {});
    if (!loaded) return loaded.error();
    *match_ = std::move(loaded.value().match);
    answers_ = std::move(answers);
    return {};
}

Replay GameTable::replay() const
{
    Replay replay;
    replay.ruleset = setup_.ruleset;
    replay.ruleset_hash = hex(fingerprint(setup_.rules));
    replay.seed = setup_.seed;
    replay.goes_first = setup_.goes_first;
    for (std::size_t i = 0; i < players; ++i) {
        replay.decks[i].name = setup_.decks[i].name;
        for (DefId card : setup_.decks[i].cards) {
            replay.decks[i].cards.push_back(library().text(card).id);
        }
    }
    replay.packs = stamps_of(*pool_, replay.decks);
    replay.answers = answers_;
    replay.conceded = conceded_;
    replay.out_of_time = out_of_time_;
    replay.forfeited = forfeited_;
    replay.final_hash = hex(fingerprint(match_->state()));
    return replay;
}

}  // namespace ptcg
