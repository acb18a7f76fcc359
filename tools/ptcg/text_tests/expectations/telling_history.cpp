// What happened earlier in the turn, and in the last ones.

#include <algorithm>

#include <fmt/format.h>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] Memo memo_named(std::string_view word)
{
    constexpr std::pair<std::string_view, Memo> words[] = {
        {"healed", Memo::healed},
        {"moved", Memo::moved},
        {"evolved", Memo::evolved},
        {"damaged", Memo::damaged},
    };
    for (const auto& [name, memo] : words) {
        if (name == word) return memo;
    }
    throw NotExpected(fmt::format("nothing happens that is called \"{}\"", word));
}

}  // namespace

/// Returns what happened of this kind in this turn, or in the player's last one.
std::vector<MemoRecord> Telling::remembered(Memo what, PlayerId in_last_turn_of) const
{
    int turn = table_.turn();
    if (in_last_turn_of != PlayerId::none) {
        turn -= table_.turn_player() == in_last_turn_of ? 2 : 1;
    }
    std::vector<MemoRecord> found;
    std::ranges::copy_if(table_.history(), std::back_inserter(found), [&](const MemoRecord& one) {
        return one.what == what && one.turn == turn && turn > 0;
    });
    return found;
}

/// Words that look back.
std::optional<Value> Telling::recall(const std::string& word, const WordArguments& args) const
{
    const auto count = [](const std::vector<MemoRecord>& records, const auto& fits) {
        return static_cast<int>(std::ranges::count_if(records, fits));
    };
    const auto is_of = [&](std::size_t argument) {
        return [&args, argument](const MemoRecord& one) {
            return std::ranges::find(args.pokemon(argument), one.slot) !=
                   args.pokemon(argument).end();
        };
    };
    const auto is_card_of = [&](PlayerId player) {
        return [&, player](const MemoRecord& one) {
            return one.player == player &&
                   is_meant(table_.library(), args.noun(1), static_cast<DefId>(one.key));
        };
    };
    if (word == "happened") {
        return count(remembered(memo_named(args.word(0)), PlayerId::none), is_of(1));
    }
    if (word == "happened_last_turn") {
        return count(remembered(memo_named(args.word(0)), opponent()), is_of(1));
    }
    if (word == "has_played") {
        return count(remembered(Memo::played, PlayerId::none), is_card_of(args.player(0)));
    }
    if (word == "was_knocked_out" || word == "was_knocked_out_by_damage") {
        auto all = remembered(Memo::knocked_out, opponent_of(args.player(0)));
        std::erase_if(all, [&](const MemoRecord& one) {  // CHK-01: that is in nobody's turn
            const auto harm = static_cast<Harm>(one.detail);
            return word == "was_knocked_out" ? harm == Harm::checkup : harm != Harm::attack_damage;
        });
        return count(all, is_card_of(args.player(0)));
    }
    if (word == "used_attack") {
        return count(remembered(Memo::attacked, subject_.player), [&](const MemoRecord& one) {
            const std::string_view name = table_.library().name(static_cast<NameId>(one.key));
            return is_of(0)(one) && name == args.word(1);
        });
    }
    if (word == "prizes_taken") {
        int all = 0;
        for (const MemoRecord& one : remembered(Memo::prizes_taken, args.player(0))) {
            if (one.player == args.player(0)) all += one.detail;
        }
        return all;
    }
    return std::nullopt;
}

}  // namespace ptcg::tools
