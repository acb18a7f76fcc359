#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/chronicle.hpp"
#include "ptcg/cabt/contexts.hpp"
#include "ptcg/cabt/game_cards.hpp"
#include "ptcg/cabt/guess.hpp"
#include "ptcg/cabt/knock_outs.hpp"
#include "ptcg/cabt/looking.hpp"
#include "ptcg/cabt/select.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

namespace ptcg {
class Observation;
}

namespace ptcg::cabt {

/// The numbers and words of the interface for one library.
struct Vocabulary {
    explicit Vocabulary(const CardLibrary& library) : numbers(library) {}

    CardNumbers numbers;
    Contexts contexts;
};

/// What games are played with. All must outlive them.
struct Rules {
    const Vocabulary* vocabulary = nullptr;
    const Ruleset* ruleset = nullptr;
    std::string ruleset_name = {};  ///< for saved games
    EffectHost* effects = nullptr;
};

/// Why a deck is refused, by the interface's number.
enum class DeckError : std::uint8_t {
    none,
    unknown_card,
    five_copies,  ///< more than four of a name
    no_basic,
    two_aces
};

/// Returns why a deck of the pool's numbers is refused: the first error in the interface's order.
[[nodiscard]] DeckError deck_error(const CardNumbers& numbers, const Ruleset& rules,
                                   std::span<const int> deck);

/// Why an answer is refused, by the interface's number. Nothing has changed then.
enum class AnswerError : std::uint8_t {
    none = 0,
    over = 3,
    wrong_count = 4,
    out_of_range = 5,
    duplicate = 6
};

struct GameSetup {
    std::array<std::vector<int>, players> decks;  ///< 60 of the pool's numbers each
    std::uint64_t seed = 0;
    bool explicit_chance = false;  ///< see MatchSetup
};

/// A match, or none yet. A copy goes on from its state.
class CopiedMatch {
public:
    CopiedMatch() = default;
    CopiedMatch(const CopiedMatch& other) : CopiedMatch(other, true) {}
    /// A copy of it, or if it is not wanted, none.
    CopiedMatch(const CopiedMatch& other, bool wanted);
    CopiedMatch& operator=(const CopiedMatch&) = delete;
    ~CopiedMatch() = default;

    void emplace(Match&& match) { match_.emplace(std::move(match)); }
    [[nodiscard]] explicit operator bool() const { return match_.has_value(); }
    [[nodiscard]] Match& operator*() { return *match_; }
    [[nodiscard]] const Match& operator*() const { return *match_; }
    [[nodiscard]] Match* operator->() { return &*match_; }
    [[nodiscard]] const Match* operator->() const { return &*match_; }

private:
    std::optional<Match> match_;
};

/// A match that looks ahead of another. A copy has none, unless it shows.
struct ScratchMatch : CopiedMatch {
    ScratchMatch() = default;
    ScratchMatch(const ScratchMatch& other) : CopiedMatch(other, other.shows), shows(other.shows) {}

    bool shows = false;
};

/// A battle as the interface plays it: a match whose questions are cut as that interface cuts them.
///
/// The match asks what the interface asks in another order, or in another number of questions, at a
/// few places: the start, the Benches of the setup, retreats, counters and Energy taken one by one,
/// the order of effects. There a stage of the game collects answers before the match gets them.
class Game {
public:
    /// Starts a game. REQUIRES: neither deck has an error (see `deck_error`). Fails if a card's
    /// script fails.
    [[nodiscard]] static Result<std::unique_ptr<Game>> start(const Rules& rules,
                                                             const GameSetup& setup);
    /// Returns a copy that goes on independently.
    [[nodiscard]] std::unique_ptr<Game> fork() const;
    /// Returns a game from which the asked player searches: a copy in which hidden cards are those
    /// guessed. Nothing of the real ones is in it; all chance comes from `seed`. Its logs are
    /// empty, its tables show all Prize cards, and guessed cards have serials that the game does
    /// not have. Null, with the reason, if that can't be. REQUIRES: a question is open.
    [[nodiscard]] std::unique_ptr<Game> search(const Guess& guess, std::uint64_t seed,
                                               SearchRefusal& refusal) const;
    /// Returns whether `search` made the game, or a copy of it.
    [[nodiscard]] bool is_search() const { return is_search_; }
    /// Lets all that chance brings from the next answer on come from `seed`. REQUIRES: a search.
    void renew_chance(std::uint64_t seed) { fresh_chance_ = seed; }
    Game& operator=(const Game&) = delete;

    /// Returns the open question; null if the game is over, or chance is asked.
    [[nodiscard]] const Select* select() const { return open_ ? &select_ : nullptr; }
    /// Returns the cards with their numbers and serials.
    [[nodiscard]] const GameCards& cards() const { return cards_; }
    /// Returns who is asked, or was asked last.
    [[nodiscard]] PlayerId asked() const { return asked_; }
    /// Answers the question with positions of options. Fails, apart from the errors, if a card's
    /// script fails; the match is void then.
    Result<AnswerError> answer(std::span<const int> positions);

    /// With explicit chance: whether chance is asked. The question is that of `match`.
    [[nodiscard]] bool asks_chance() const { return asks_chance_; }
    Result<void> answer_chance(std::span<const std::uint16_t> picks);

    /// Returns whether the game is over: also where the match would go on with Sudden Death, which
    /// the interface does not have (SIM-03).
    [[nodiscard]] bool over() const { return match_->over() || is_drawn(); }
    /// Returns the match as it shows. In the midst of some stages it is a copy, which has come
    /// further than the answers that were given.
    [[nodiscard]] Match& match() { return scratch_.shows ? *scratch_ : *match_; }

    /// Writes {"select", "logs", "current"} for the player who is asked.
    void write_observation(JsonWriter& json);
    /// The same without secrets, as a frame of the recorded game.
    void write_frame(JsonWriter& json);

    /// Returns the game so far as a saved game, which `ptcg replay` opens: that of a match that
    /// asks no forced questions. Fails with explicit chance, whose outcomes saved games do not
    /// have.
    [[nodiscard]] Result<Replay> replay(std::shared_ptr<const CardPool> pool,
                                        std::shared_ptr<ScriptHost> scripts) const;

private:
    enum class Stage : std::uint8_t {
        direct,
        one_by_one,
        merged,
        merged_target,
        swapped,
        swapped_back,
        joined,
        whether,
        counters,
        prizes,
        retreat,
        setup_bonus,
        setup_bench
    };
    struct Given {
        PlayerId asked = PlayerId::none;
        Purpose purpose = Purpose::main_phase;
        std::vector<std::uint16_t> picks;
    };

    struct AskedFor {
        DefId source = no_def;
        Purpose purpose = Purpose::main_phase;
        OptionKind kind = OptionKind::stop;
    };

    Game(const Rules& rules, const GameSetup& setup);
    Game(const Game&) = default;
    Result<void> begin();
    void stop_where_due();
    [[nodiscard]] bool is_drawn() const { return !in_setup_ && match_->stopped_before_step(); }

    // Answers for the match
    Result<void> give(std::vector<std::uint16_t> picks);
    Result<void> give_ahead(std::vector<std::uint16_t> picks, bool more);
    Result<void> give_both(std::vector<std::uint16_t> picks, std::uint16_t then);
    [[nodiscard]] Result<void> advance();
    [[nodiscard]] Result<void> run_on();
    void end();
    void ask(const Decision& question, const Wording& wording);
    [[nodiscard]] Wording wording_of(const Decision& question);
    void open(PlayerId asked);
    void note_picked(const std::vector<CardIndex>& cards);
    [[nodiscard]] int count_asked(const Decision& question);
    [[nodiscard]] int asked_before(const Decision& question) const;
    [[nodiscard]] PickedBefore picked_before() const;
    [[nodiscard]] PickedBefore picked_for(const Decision& question, About about);

    // Stages
    Result<void> answer_direct(std::span<const int> positions);
    Result<void> answer_one(std::span<const int> positions);
    Result<void> answer_merged(std::span<const int> positions);
    Result<void> answer_retreat(std::span<const int> positions);
    Result<void> answer_order(std::span<const int> positions);
    void show_scratch();
    /// Gives a pick in a copy. Returns the next question there, or null.
    [[nodiscard]] const Decision* look_ahead(std::uint16_t pick);
    /// Returns the asked player's Pokémon that the first option would be attached to, if any.
    [[nodiscard]] CardIndex receiver(const Decision& question);
    void merge_next();
    void merge_targets(const Decision& question);
    void add_taken_from(Select& select, const SelectOption& target);
    Result<void> answer_merged_target(std::span<const int> positions);
    // Questions cut in another way
    [[nodiscard]] bool is_unasked(const Decision& question, const Wording& wording,
                                  std::vector<std::uint16_t>& picks);
    [[nodiscard]] bool is_about_none(const Decision& question, const Wording& wording);
    void offer_copies(const Decision& question);
    [[nodiscard]] bool cut_otherwise(const Decision& question, const Wording& wording);
    [[nodiscard]] bool swap_with_next(const Decision& question);
    Result<void> answer_swapped(std::span<const int> positions);
    Result<void> answer_swapped_back(std::span<const int> positions);
    void join_with_next();
    Result<void> answer_joined(std::span<const int> positions);
    void ask_whether();
    Result<void> answer_whether(std::span<const int> positions);
    [[nodiscard]] bool ask_prizes(const Decision& question);
    Result<void> answer_prizes(std::span<const int> positions);
    [[nodiscard]] bool begin_moving_counters();
    void show_moved_counters();
    int count_left();
    void ask_counter();
    Result<void> answer_counters(std::span<const int> positions);
    Result<void> give_moved_counters();
    void begin_retreat();
    void ask_retreat();
    Result<void> retreat_to(SlotId chosen);
    [[nodiscard]] bool was_put_in_order(const Decision& question,
                                        std::vector<std::uint16_t>& picks) const;
    void ask_checkup_order(const Asker& asker);
    [[nodiscard]] Option waiting_text(std::size_t number);
    void ask_another_attack();
    [[nodiscard]] bool order_is_given(const Decision& question, std::uint16_t& pick);

    // Searches
    class Guessed;
    void begin_search(const Guess& guess, std::uint64_t seed, SearchRefusal& refusal);
    void renumber(const Observation& seen);
    void number_guessed(const Observation& seen, const Guessed& guessed);
    void ask_for_coins();
    void draw_anew(std::uint64_t seed);
    /// Returns whether no effect is in progress.
    [[nodiscard]] static bool is_fresh(const MatchState& state)
    {
        return !state.checkpointed && state.answers.used == 0;
    }
    [[nodiscard]] Result<void> answer_chance_in_search(const Decision& question);
    void ask_coin(const Decision& question);
    [[nodiscard]] Result<void> set_up_by_hand();

    // The setup
    [[nodiscard]] bool waits_in_setup(const Decision& question, std::vector<std::uint16_t>& picks);
    Result<void> end_setup();
    void tell_basics();
    void ask_bench(PlayerId id);
    Result<void> answer_bonus(std::span<const int> positions);
    Result<void> answer_bench(std::span<const int> positions);
    Result<void> set_up_again();
    void log_bonus();
    void log_benches();

    // Copies of a card
    [[nodiscard]] std::vector<CardIndex> take_picked(const Decision& question,
                                                     std::span<const int> positions,
                                                     std::vector<std::uint16_t>& picks);
    void take_copies(std::span<const CardIndex> chosen, std::span<const CardIndex> taken);
    void order_copies(std::vector<CardIndex> chosen, std::span<const CardIndex> taken);
    [[nodiscard]] std::vector<CardIndex> chosen_cards(std::span<const int> positions) const;
    [[nodiscard]] std::vector<CardIndex> first_copies(std::span<const int> positions) const;
    [[nodiscard]] bool comes_first(CardIndex card, CardIndex other) const;

    void write_table_of(JsonWriter& json, std::optional<PlayerId> viewer);

    Rules rules_;
    GameSetup start_;
    std::uint64_t match_seed_ = 0;
    GameCards cards_;
    CopiedMatch match_;
    ScratchMatch scratch_;
    std::vector<Given> given_;  ///< for saved games: not of a search
    Chronicle chronicle_;

    Stage stage_ = Stage::direct;
    Select select_;
    bool open_ = false;
    bool asks_chance_ = false;
    PlayerId asked_ = PlayerId::one;
    int actions_ = 1;
    int turn_ = 0;

    Looking looks_;
    std::vector<CardIndex> looking_;
    KnockOuts knock_outs_;
    std::vector<CardIndex> picked_;      ///< by the last question for this text
    std::vector<CardIndex> all_picked_;  ///< in this action
    std::vector<CardIndex> picked_pokemon_;
    std::size_t picked_at_ = 0, picked_pokemon_at_ = 0;  ///< which come next
    bool picked_in_search_ = false;                      ///< of the whole deck
    bool picked_to_bottom_ = false;                      ///< to go under a deck
    std::vector<AskedFor> asked_for_;                    ///< in this action
    std::vector<std::uint16_t> collected_;  ///< picks for a question that is asked in parts
    std::vector<int> parts_;                ///< prizes: how many for each Knock Out to come
    std::vector<Option> order_;             ///< waiting effects, in the order that was chosen
    std::vector<CardIndex> paid_;           ///< retreat
    /// Counters that a player moves.
    struct Moving {
        std::vector<SlotId> from, to;               ///< the Pokémon that may be chosen
        std::array<int, slots_per_match> change{};  ///< by SlotId: counters more than in the match
        SlotId of = no_slot;                        ///< which the next comes from
    };
    Moving moving_;
    /// What the setup has come to.
    struct SetUp {
        std::shared_ptr<const MatchState> state;  ///< where Active Pokémon are chosen
        std::size_t began = 0;                    ///< the answers before
        PlayerId bonus_for = PlayerId::none;
        int bonus_most = 0;
        std::optional<int> bonus;  ///< cards drawn for mulligans
        bool bonus_drawn = false;
        std::size_t benches_asked = 0;
        std::array<std::vector<CardIndex>, players> benched;
    };
    SetUp setup_;
    bool in_setup_ = true;

    bool is_search_ = false;
    bool asks_coins_ = false;  ///< search: "manual_coin"
    Random search_chance_;     ///< search: of what is asked of chance besides coins
    std::optional<std::uint64_t> fresh_chance_;  ///< search: for the next answer to the match
};

}  // namespace ptcg::cabt
