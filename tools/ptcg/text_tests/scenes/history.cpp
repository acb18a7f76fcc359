#include "text_tests/scenes/history.hpp"

#include <array>

namespace ptcg::tools {
namespace {

/// What a text may look back at, and when that was.
struct Hint {
    std::string_view words;
    Memo what;
    int turns_ago;
};
constexpr Hint hints[] = {
    {"Knocked Out", Memo::knocked_out, 1},
    {"healed this turn", Memo::healed, 0},
    {"this turn", Memo::moved, 0},
    {"evolved this turn", Memo::evolved, 0},
    {"you played", Memo::played, 0},
    {"after playing", Memo::played, 0},
    {"in your last turn", Memo::attacked, 2},
    {"damaged", Memo::damaged, 1},
    {"the opponent took in", Memo::prizes_taken, 1},
};

class HistoryMaker {
public:
    HistoryMaker(MatchState& state, const CardLibrary& library, const Palette& palette,
                 std::uint64_t seed)
        : state_(state), library_(library), palette_(palette), random_(seed)
    {
    }

    void add(const Hint& hint)
    {
        Table& table = state_.now;
        if (roll(3) == 0 || table.memo_count + 1 >= static_cast<int>(table.memos.size())) return;
        // Now and then, when the text does not look.
        const int ago = roll(4) == 0 ? roll(3) : hint.turns_ago;
        if (ago >= table.turn) return;
        table.memos[table.memo_count++] = record(hint.what, static_cast<std::uint16_t>(ago));
    }

private:
    [[nodiscard]] int roll(int sides)
    {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(sides)));
    }

    [[nodiscard]] MemoRecord record(Memo what, std::uint16_t ago)
    {
        const Table& table = state_.now;
        const bool theirs = (what == Memo::prizes_taken) != (roll(4) == 0);
        const PlayerId who = theirs ? opponent_of(table.turn_player) : table.turn_player;
        const PlayerTable& player = table.player[at(who)];
        const bool bench = player.bench_count > 0 && roll(3) == 0;
        MemoRecord made{.what = what,
                        .player = who,
                        .slot = bench ? player.bench[0] : player.active,
                        .turn = static_cast<std::uint16_t>(table.turn - ago)};
        const CardDef& def = library_.def(state_.defs[at(table.slots[at(made.slot)].top)]);
        if (what == Memo::knocked_out) {
            made.slot = no_slot;
            made.key = key_of(roll(2) == 0 ? Sort::basic_pokemon : Sort::evolution);
            constexpr std::array harms{Harm::attack_damage, Harm::attack_damage,
                                       Harm::attack_effect, Harm::checkup};
            made.detail = static_cast<std::uint8_t>(harms[static_cast<std::size_t>(roll(4))]);
        } else if (what == Memo::played) {
            made.slot = no_slot;
            made.key = key_of(Sort::supporter);
            made.detail = static_cast<std::uint8_t>(TrainerKind::supporter);
        } else if (what == Memo::attacked && def.attack_count > 0) {
            const auto number = static_cast<std::size_t>(roll(def.attack_count));
            made.key = static_cast<std::uint16_t>(def.attacks[number].name);
        } else if (what == Memo::evolved) {
            made.key = static_cast<std::uint16_t>(state_.defs[at(table.slots[at(made.slot)].top)]);
        } else if (what == Memo::damaged || what == Memo::prizes_taken) {
            made.detail = static_cast<std::uint8_t>(1 + roll(3));
        }
        return made;
    }

    [[nodiscard]] std::uint16_t key_of(Sort sort)
    {
        constexpr int meant_of_ten = 7;
        return static_cast<std::uint16_t>(palette_.pick(sort, meant_of_ten, random_));
    }

    MatchState& state_;
    const CardLibrary& library_;
    const Palette& palette_;
    Random random_;
};

}  // namespace

bool add_history(MatchState& state, const CardLibrary& library, const Palette& palette,
                 std::string_view text, std::uint64_t seed)
{
    HistoryMaker maker(state, library, palette, seed);
    const std::uint8_t before = state.now.memo_count;
    for (const Hint& hint : hints) {
        if (text.find(hint.words) == std::string_view::npos) continue;
        maker.add(hint);
        maker.add(hint);
    }
    return state.now.memo_count > before;
}

}  // namespace ptcg::tools
