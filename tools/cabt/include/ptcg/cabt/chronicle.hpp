#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "ptcg/cabt/game_cards.hpp"
#include "ptcg/cabt/select.hpp"
#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// The interface's kinds of log entries, by number.
enum class LogType : std::uint8_t {
    shuffle,
    has_basic_pokemon,
    turn_start,
    turn_end,
    draw,
    draw_reverse,
    move_card,
    move_card_reverse,
    change_active,  ///< "Switch" there
    change,
    play,
    attach,
    evolve,
    devolve,
    move_attached,
    attack,
    hp_change,
    poisoned,
    burned,
    asleep,
    paralyzed,
    confused,
    coin,
    result
};

/// A card as a log entry names it.
struct LoggedCard {
    int number = 0;
    int serial = 0;
};

/// One entry. Which members count depends on the type.
struct LogEntry {
    LogType type = LogType::shuffle;
    PlayerId player = PlayerId::one;
    std::uint8_t seen = 3;  ///< who sees the card, a bit per player; others see that one moves
    LoggedCard card, other, third;
    Area from = Area::none;
    Area to = Area::none;
    int value = 0;  ///< hp_change; attack: its number; result: who has won
    bool flag =
        false;       ///< has_basic_pokemon; hp_change: counters; conditions: recovers; coin: heads
    int reason = 0;  ///< result
};

/// What happened in a game, as the interface logs it, and who has read how much of it.
class Chronicle {
public:
    /// Adds what has happened in the match since the last call, and notes in `cards` what has been
    /// attached. `match` notes copies.
    void update(Match& match, GameCards& cards);
    /// Goes on from where the match stands, without an entry for how it came there.
    void skip_to(Match& match);
    /// Goes on from where the match stands, with nothing to read, and with the numbers that the
    /// match's cards have there.
    template <typename NumberOf>
    void begin_again(Match& match, const NumberOf& number_of)
    {
        for (Seen& held : aside_) held.card = number_of(held.card);
        entries_.clear();
        read_ = {};
        framed_ = 0;
        skip_to(match);
    }
    void add(const LogEntry& entry) { entries_.push_back(entry); }

    /// Adds whether the player's opening hand has a Basic Pokémon, unless it has been told.
    void tell_basic(PlayerId player, bool has_basic);
    /// Adds that the Energy is discarded for a retreat. The match will tell the same with the next
    /// update, which then leaves it out.
    void tell_paid(CardIndex energy, const GameCards& cards);
    /// Has the attack that the next update tells go by the number of the one that it copies.
    void tell_copied(int attack) { copied_ = attack; }
    /// Adds that these cards are held aside for the player.
    void hold_aside(std::span<const CardIndex> looking, const GameCards& cards, PlayerId viewer);
    /// Adds that the cards which still are held aside go back to where they were.
    void put_back(const GameCards& cards);

    /// Writes the entries that the player has not read as a list; none: those that no frame has.
    void write_unread(JsonWriter& json, std::optional<PlayerId> viewer);

private:
    /// A card, and who sees it, as bits.
    struct Seen {
        CardIndex card = no_card;
        Audience by = 0;
    };
    struct Moved {
        CardIndex card = no_card;
        Zone to = Zone::none;
    };

    static Seen forget(std::vector<Seen>& list, CardIndex card);
    void tell(const Event& event, std::span<const Moved> moved, CardIndex subject, Match& match,
              GameCards& cards);
    void tell_shown(const Event& event, std::span<const Moved> moved, Match& match,
                    const GameCards& cards);
    void tell_own_kind(const Event& event, const Moved& moved, CardIndex target, Match& match,
                       GameCards& cards);
    void tell_shuffle(const Event& event, const GameCards& cards);
    void tell_other(const Event& event, CardIndex subject, const Match& match,
                    const GameCards& cards);
    void tell_move(const Event& event, const Moved& moved, Match& match, const GameCards& cards);
    void hold_aside(const Seen& card, const GameCards& cards);
    void hold_shown(const GameCards& cards);
    void tell_change_of_hp(const Event& event, CardIndex subject, const GameCards& cards);
    void note_places(const Match& match, bool all);

    std::vector<LogEntry> entries_;
    std::array<std::size_t, players> read_{};
    std::size_t framed_ = 0;
    std::uint32_t next_event_ = 0;
    std::array<Area, cards_per_match> area_{};         ///< of each card, as far as has been told
    std::array<CardIndex, cards_per_match> holder_{};  ///< in play: the top card of its Pokémon
    std::array<CardIndex, players> active_{no_card, no_card};
    std::array<bool, players> has_drawn_{};
    std::array<bool, players> told_basic_{};  ///< of the hand that the player has
    std::vector<int> paid_;                   ///< numbers of Energy that has been told as paid
    std::optional<int> copied_;
    std::vector<Seen> aside_;
    std::vector<Seen> shown_;  ///< since the last question, and have stayed where they are
    std::array<bool, cards_per_match> leaves_{};  ///< moves before the question that comes next
};

}  // namespace ptcg::cabt
