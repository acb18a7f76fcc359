#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "ptcg/handler.hpp"
#include "ptcg/hook_mask.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/random.hpp"
#include "ptcg/types.hpp"

/// All of a match as plain data: a copy is a fork, equal bytes are equal matches. See
/// engine/README.md.
namespace ptcg {

/// An ordered pile. In a deck the last card is the top one.
struct Pile {
    std::uint8_t count = 0;
    std::array<CardIndex, cards_per_player> cards{};
};

/// The kind of text or rule something comes from. Prevention and expiry depend on it.
enum class Origin : std::uint8_t { rule, attack, ability, trainer, energy };

/// The cause of a Pokémon's last damage or counters, kept for the Knock Out that may follow.
enum class Harm : std::uint8_t { none, attack_damage, attack_effect, other_effect, checkup };

/// A Pokémon in play, with everything attached to it. Damage is in points, ten for each damage
/// counter (CARD-10).
struct Slot {
    // Kept until it leaves play
    HookMask listeners = 0;  ///< union over its cards
    std::uint16_t generation =
        0;  ///< goes up when the Pokémon leaves play, so old handles are stale
    std::uint16_t damage = 0;
    std::uint16_t entered_turn = 0;
    std::uint16_t evolved_turn = 0;  ///< last turn it evolved
    std::uint16_t devolved_turn = 0;
    std::uint16_t order = 0;        ///< its place in the order of coming into play
    std::uint16_t harm_points = 0;  ///< attack damage done to it since the last checks
    DefId harmed_by_def = no_def;   ///< what did the last harm, also after that has left play
    CardIndex first = no_card;      ///< its cards, linked by Table::next in order of arrival
    CardIndex top = no_card;        ///< says what the Pokémon is; no_card: the slot is empty
    std::uint8_t energy_count = 0;
    std::uint8_t tool_count = 0;
    std::uint8_t stage_count = 0;
    Harm harm = Harm::none;
    SlotId harmed_by = no_slot;  ///< the Pokémon that did it, while it is in play

    // Ends when it evolves or leaves the Active Spot (SC-03)
    std::uint8_t conditions = 0;  ///< bit per Condition
    std::uint8_t poison_counters = 0;
    std::uint8_t burn_counters = 0;
    std::uint8_t sleep_coins = 0;  ///< coins that must all be heads to wake up
    bool paralyzed_since_turn_began = false;

    // Ends with the turn, or when it evolves
    std::uint8_t used = 0;  ///< uses of handlers with Uses::once_per_turn, a bit per Ability

    // Only while Knock Outs are carried out
    bool knocked_out = false;
    PlayerId harmed_by_player = PlayerId::none;  ///< whose attack or text it was
    std::array<std::uint8_t, 1> reserved{};

    [[nodiscard]] bool empty() const { return top == no_card; }
    [[nodiscard]] bool has(Condition condition) const
    {
        return (conditions >> static_cast<unsigned>(condition) & 1u) != 0;
    }
};

/// How long a lasting effect lasts. The engine ends it.
enum class Until : std::uint8_t {
    end_of_turn,                 ///< of turn number `turn`
    end_of_opponents_next_turn,  ///< stored as end_of_turn of that turn
    end_of_own_next_turn,
    leaves_play,
    end_of_game
};

/// What a lasting effect is about.
enum class Anchor : std::uint8_t { pokemon, player, game };

/// Lasting effects that are built in because many cards need them. `script` is one that a card
/// defines by name.
enum class LastingKind : std::uint8_t {
    script,
    damage_dealt,  ///< `value` added to the Pokémon's attack damage, before Weakness (DMG-03);
                   ///< `detail`, if not 0: only for attack number `detail` - 1
    damage_taken,  ///< `value` added to damage done to it, after Resistance (DMG-08)
    base_damage,   ///< attack number `detail` of the Pokémon has base damage `value`
    attack_needs_coin,  ///< "if it tries to attack, flip a coin; tails: that attack does nothing"
    no_attack,
    no_named_attack,  ///< attack number `detail` can't be used
    no_retreat,
    no_damage,      ///< prevent all damage done to it by attacks
    no_effects,     ///< prevent all effects of attacks, except damage, done to it
    no_abilities,   ///< the player can't use Poké-Powers / Abilities
    no_trainers,    ///< the player can't play Trainer cards of the kinds in `value` (0: any)
    used_this_game  ///< the player has used up the text with NameId `value` (once per game), or, if
                    ///< `detail` is 1, has put together the Pokémon that `def` is a part of
                    ///< (VUN-04)
};

/// The meaning of `Lasting::detail` for a `script` effect, as bits.
enum LastingTrait : std::uint8_t {
    is_marker = 1,    ///< a marker that is not a damage counter; `value`: how many (EVO-09)
    marker_stays = 2  ///< stays until the Pokémon leaves play, whatever it evolves into (NOTE-34)
};

/// A lasting effect: which text, on what, until when. 16 bytes.
struct Lasting {
    DefId def = no_def;  ///< the card whose text this is
    LastingKind kind = LastingKind::script;
    std::uint8_t effect = 0;  ///< script: index of the card's named lasting effect; about an
                              ///< attack: the first CardIndex of the card it is printed on
    Anchor anchor = Anchor::pokemon;
    Origin origin = Origin::attack;
    std::uint8_t subject = 0;        ///< SlotId or PlayerId, by anchor
    PlayerId owner = PlayerId::one;  ///< whose text
    std::int16_t value = 0;
    std::uint16_t generation = 0;       ///< of the slot, when the effect began
    std::uint16_t turn = 0;             ///< last turn of the effect; 0xffff: no end
    std::uint8_t detail = 0;            ///< see LastingKind; script: bits of LastingTrait
    std::uint8_t source_effect = 0xff;  ///< attack or Ability of `def` (by `origin`) it came from
};
static_assert(sizeof(Lasting) == 16);

/// Returns whether `Lasting::effect` identifies a card, and `Lasting::detail` one of its attacks.
[[nodiscard]] inline bool is_about_an_attack(const Lasting& effect)
{
    return effect.kind == LastingKind::no_named_attack || effect.kind == LastingKind::base_damage ||
           (effect.kind == LastingKind::damage_dealt && effect.detail != 0);
}

/// What the match remembers of this turn and each player's last one.
enum class Memo : std::uint8_t {
    none,
    played,        ///< key: DefId; detail: TrainerKind
    attached,      ///< key: DefId; slot; detail: 1 + CardIndex if it was the turn's Energy
    evolved,       ///< key: DefId; slot
    attacked,      ///< key: NameId of the attack; slot
    knocked_out,   ///< key: DefId; detail: Harm; player: whose Pokémon
    healed,        ///< slot
    moved,         ///< slot moved from the Bench to the Active Spot
    used_text,     ///< key: NameId of the Ability or its group (once_per_turn_by_name)
    prizes_taken,  ///< detail: how many
    benched,       ///< key: DefId; slot; put onto the Bench from the hand
    retreated,     ///< slot
    damaged,       ///< slot damaged by an attack; detail: points / 10; player: whose Pokémon
    used_card,     ///< key: CardIndex of the card, attached or in a pile, whose text was used; slot
    attacker,      ///< key: DefId of the Pokémon that attacked; slot
    count
};
static_assert(static_cast<int>(Memo::count) <= 16, "Table::forgotten has one bit for each");

/// The most damage points a Pokémon can have or be dealt at once: more than any has Hit Points.
inline constexpr int most_damage = 9990;

/// In `MemoRecord::detail` of the turn's Energy: a text allowed it besides the one of every turn.
inline constexpr std::uint8_t one_more = 0x80;

/// 8 bytes. When a Pokémon leaves play, `slot` is cleared.
struct MemoRecord {
    Memo what = Memo::none;
    PlayerId player = PlayerId::none;
    SlotId slot = no_slot;
    std::uint8_t detail = 0;
    std::uint16_t key = 0;
    std::uint16_t turn = 0;
};
static_assert(sizeof(MemoRecord) == 8);

/// A trigger that waits until the step that caused it is complete. 16 bytes.
struct Waiting {
    std::uint16_t handler = 0;  ///< number in the library
    DefId def = no_def;         ///< the card the handler belongs to
    std::uint16_t generation = 0;
    CardIndex card = no_card;  ///< the copy the text is on
    SlotId self = no_slot;
    PlayerId owner = PlayerId::one;
    PlayerId player = PlayerId::one;  ///< who did it
    SlotId target = no_slot;          ///< no_slot, like the attacker, once it has left play
    CardIndex event_card = no_card;
    std::int16_t amount = 0;
    SlotId attacker = no_slot;
    Harm harm : 3 = Harm::none;
    Origin origin : 3 = Origin::rule;  ///< of the waiting text
    std::uint8_t from_hand : 2 = 0;    ///< 1: the event's card came from the hand
};
static_assert(sizeof(Waiting) == 16);

/// The named steps of the procedures. Each frame on the stack is at one of them.
enum class Step : std::uint8_t {
    none,
    // Setup (section 6)
    setup_flip,
    setup_choose_start,
    setup_draw,
    setup_shared_mulligans,
    setup_single_mulligans,
    setup_active,
    setup_bench,
    setup_prizes,
    setup_bonus,
    setup_bonus_bench,
    setup_late_flip,
    setup_late_choice,
    setup_reveal,
    // Turn (section 7)
    turn_begin,
    turn_draw,
    main_phase,
    attack_again,
    turn_end,
    // Actions
    play_trainer,
    play_trainer_end,
    use_text,
    retreat,
    // Attack (section 9)
    attack_next,
    attack_choose,
    attack_require,
    attack_announced,
    attack_alter,
    attack_confusion,
    attack_before,
    attack_damage,
    attack_after,
    attack_end,
    // After every action and effect
    settle_trigger,
    settle_checks,
    // Knock Outs (section 11)
    knock_out_replace,
    knock_out_triggers,
    knock_out_discard,
    knock_out_prizes,
    knock_out_promote,
    knock_out_end,
    // Between turns (section 12)
    checkup_begin,
    checkup_conditions,
    checkup_others,
    checkup_end,
    // Ends (sections 5, 17)
    sudden_death,
    match_over,
    count
};

/// The position in a procedure, and what its parts have decided so far. 32 bytes.
struct Frame {
    Step step = Step::none;
    PlayerId player = PlayerId::one;
    SlotId slot = no_slot;     ///< attacker, or the Pokémon with the text
    CardIndex card = no_card;  ///< Trainer or Stadium
    DefId def = no_def;        ///< the card whose attack or text this is
    std::uint8_t index = 0;    ///< attack number, or position in a step list
    std::uint8_t memo_count = 0;
    std::uint16_t handler = 0;
    std::uint16_t generation = 0;  ///< of `slot`
    bool stopped : 1 = false;      ///< the attack was stopped
    bool in_checkup : 1 = false;   ///< a Knock Out between turns
    std::uint8_t unused : 6 = 0;
    std::uint8_t count = 0;
    std::uint16_t detail = 0;             ///< attack: damage done to the Defending Pokémon / 10
    std::array<std::uint32_t, 4> memo{};  ///< numbers and handles one part leaves for the next
};
static_assert(sizeof(Frame) == 32);

/// Append only: C programs see the numbers.
enum class Outcome : std::uint8_t { running, won, draw, void_match, decision_cap };
inline constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::decision_cap) + 1;

/// Append only: C programs see the numbers.
enum class WinReason : std::uint8_t {
    none,
    prizes,
    no_pokemon,
    no_cards,
    concede,
    both_ways,
    card_effect,
    time,    ///< the loser's clock ran out
    forfeit  ///< the host could not go on with the loser, a program that does not answer
};
inline constexpr std::size_t win_reason_count = static_cast<std::size_t>(WinReason::forfeit) + 1;

struct PlayerTable {
    std::array<Pile, pile_count> piles{};  ///< by Zone
    SlotId active = no_slot;
    std::array<SlotId, max_bench> bench{};
    std::uint8_t bench_count = 0;

    // Whole game
    std::uint8_t mulligans = 0;  ///< the player's own, for which the opponent may draw
    std::uint8_t turns_taken = 0;
    std::uint8_t prizes_due = 0;      ///< Prize cards to take for Knock Outs being carried out
    std::uint16_t once_per_game = 0;  ///< T-44 limits used up, a bit each

    [[nodiscard]] const Pile& pile(Zone zone) const { return piles[at(zone)]; }
    [[nodiscard]] Pile& pile(Zone zone) { return piles[at(zone)]; }
};

/// The table: everything that is restored when an effect runs again from its checkpoint.
struct Table {
    Random random;
    HookMask listeners = 0;  ///< union over Pokémon in play, Stadium and lasting effects
    std::uint32_t event_count = 0;
    std::uint16_t turn = 0;        ///< 1 for the first turn; 0 during setup
    std::uint16_t next_order = 0;  ///< number of Pokémon that have come into play
    PlayerId turn_player = PlayerId::one;
    PlayerId starting_player = PlayerId::none;
    Outcome outcome = Outcome::running;
    PlayerId winner = PlayerId::none;
    WinReason reason = WinReason::none;
    std::uint8_t sudden_deaths = 0;  ///< Sudden Death games begun

    // Reset when a turn begins
    std::uint8_t energy_attached = 0;
    std::uint8_t supporters_played = 0;
    std::uint8_t stadiums_played = 0;
    std::uint8_t retreats = 0;
    bool benched_basic = false;
    bool end_turn = false;  ///< an effect has ended the turn

    bool face_down = true;  ///< Pokémon in play are not revealed yet (SETUP-07)
    bool in_attack = false;
    CardIndex stadium = no_card;
    std::uint8_t stadium_used = 0;  ///< bit per player, this turn
    std::uint8_t lasting_count = 0;
    std::uint8_t memo_count = 0;
    std::uint8_t waiting_count = 0;
    std::uint8_t depth = 0;  ///< frames in use
    std::uint8_t prizes_at_start = 0;

    PlayerId trims_first = PlayerId::none;  ///< set by a Stadium that has just left play
    /// Kinds of memories dropped for lack of room, a bit per Memo; by turn, modulo 3.
    std::array<std::uint16_t, 3> forgotten{};

    std::array<PlayerTable, players> player{};
    std::array<Slot, slots_per_match> slots{};

    // Per physical card
    std::array<Zone, cards_per_match> zone{};
    std::array<std::uint8_t, cards_per_match> place{};  ///< index in its pile, or its slot
    std::array<CardIndex, cards_per_match> next{};      ///< next card of the same Pokémon
    std::array<Role, cards_per_match> role{};
    /// A bit per player who knows this card, and one more if it is face up among hidden ones.
    std::array<std::uint8_t, cards_per_match> seen{};

    std::array<Lasting, 24> lasting{};
    std::array<MemoRecord, 48> memos{};
    std::array<Waiting, 12> waiting{};
    std::array<Frame, 10> frames{};
};

/// The answers given since the checkpoint, each stored as its number of picks, then the picks. A
/// number below 255 takes one byte, any other takes three: 255, then the number, low byte first.
/// This leaves room for the outcomes of eight shuffles of whole decks. In a position drawn by
/// determinize(), 65535 in place of a number of picks means that from there on chance comes from
/// the seed in the next two numbers (see recorded_answers.hpp).
struct Answers {
    std::uint16_t used = 0;
    std::uint16_t count = 0;
    std::array<std::uint8_t, 500> data{};

    /// Returns false and adds nothing if there is no room.
    [[nodiscard]] bool add(std::uint16_t number)
    {
        const bool small = number < 255;
        if (used + (small ? 1 : 3) > static_cast<int>(data.size())) return false;
        data[used++] = static_cast<std::uint8_t>(small ? number : 255);
        if (small) return true;
        data[used++] = static_cast<std::uint8_t>(number & 0xff);
        data[used++] = static_cast<std::uint8_t>(number >> 8);
        return true;
    }
    /// Reads the number at `cursor`, which moves on to the next. Returns false if there is none.
    [[nodiscard]] bool read(std::uint16_t& cursor, std::uint16_t& number) const
    {
        if (cursor >= used) return false;
        number = data[cursor++];
        if (number < 255) return true;
        if (cursor + 2 > used) return false;
        number = static_cast<std::uint16_t>(data[cursor] | data[cursor + 1] << 8);
        cursor = static_cast<std::uint16_t>(cursor + 2);
        return true;
    }
};

/// A whole match. Trivially copyable, without pointers. Unused bytes are zero, so equality and hash
/// are those of the bytes.
struct MatchState {
    // Fixed when the match starts
    std::array<DefId, cards_per_match> defs{};
    bool explicit_chance = false;     ///< coins, shuffles and picks are questions to chance
    bool lists_known = false;         ///< the players know each other's deck lists
    bool parts_from_discard = false;  ///< a deck has parts put together from the discard pile
    bool restricted_energy = false;   ///< a deck has cards that only stay on certain Pokémon
    bool texts_in_piles = false;      ///< a deck has texts used from the hand or discard pile
    bool asks_forced = false;         ///< a question that has one answer is asked, too
    std::array<std::uint8_t, 6> reserved{};
    std::uint32_t decision_cap = 0;  ///< 0: none

    // Grows with the match; a re-run does not restore it
    std::uint32_t decisions = 0;  ///< answers taken
    std::uint32_t published = 0;  ///< events below this number have been handed out
    bool checkpointed = false;    ///< `checkpoint` is the table before the step that asks
    std::uint8_t withheld_count = 0;
    std::array<std::uint16_t, 7> withheld{};  ///< options of this decision whose script failed

    Table now;
    Answers answers;
    Table checkpoint;
};

static_assert(std::is_trivially_copyable_v<MatchState>);
static_assert(std::has_unique_object_representations_v<MatchState>, "no padding bytes");
static_assert(sizeof(MatchState) <= 8192, "a match is at most 8 KiB");

[[nodiscard]] inline bool operator==(const MatchState& a, const MatchState& b)
{
    return std::memcmp(&a, &b, sizeof(MatchState)) == 0;
}

/// Returns a 64-bit hash of the bytes. Equal states have equal hashes on all platforms with the
/// same byte order.
[[nodiscard]] std::uint64_t hash(const MatchState& state);

}  // namespace ptcg
