// The memory of what happened in a match is limited: what is dropped when it is full, and how much
// is remembered about one subject.

#include <string>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::memory_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

[[nodiscard]] MemoRecord record(Memo what, int key)
{
    MemoRecord r;
    r.what = what;
    r.player = one;
    r.key = static_cast<std::uint16_t>(key);
    return r;
}

/// Returns the keys of the records in order, as "1 2 3".
[[nodiscard]] std::string keys(const Table& t)
{
    std::string text;
    for (std::size_t i = 0; i < t.memo_count; ++i) {
        text += (i == 0 ? "" : " ") + std::to_string(t.memos[i].key);
    }
    return text;
}

[[nodiscard]] std::string numbers(int from, int to)
{
    std::string text;
    for (int i = from; i <= to; ++i) text += (i == from ? "" : " ") + std::to_string(i);
    return text;
}

}  // namespace

TEST_CASE("a memory full of what limits effects fails the text that would go beyond it", "[errors]")
{
    NeutralCards cards;
    int times = 0;
    cards.trainer("Diary", TrainerKind::item, [&](Resolver& game, EffectContext&) {
        for (int i = 0; i < times; ++i) game.remember(record(Memo::used_text, i));
        return Status::done;
    });
    for (const bool too_many : {false, true}) {
        Duel duel(cards, profile("sv"));
        duel.add_to_hand(one, "Diary");
        const auto option = find_option(*duel.next(), OptionKind::play, cards["Diary"]);
        REQUIRE(option >= 0);
        times = static_cast<int>(duel.match.state().now.memos.size()) + (too_many ? 1 : -2);
        const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(option));
        CHECK(taken.ok() != too_many);
        if (!taken) {
            CHECK(taken.error().message.find("too many card texts used in one turn") !=
                  std::string::npos);
        }
    }
}

TEST_CASE("a lasting effect is told with its number where it is a text, alone")
{
    NeutralCards cards;
    cards.pokemon({.name = "Singer"});
    cards.library.add_lasting(cards["Singer"], "Low", {});
    cards.library.add_lasting(cards["Singer"], "High", {});
    Duel duel(cards, profile("sv"));
    const std::size_t before = duel.match.events().size();
    duel.match.edit([&](Resolver& game) {
        for (const auto& [kind, effect] : {std::pair{LastingKind::script, 0},
                                           {LastingKind::script, 1},
                                           {LastingKind::base_damage, 0},
                                           {LastingKind::no_attack, 0}}) {
            Lasting lasting;
            lasting.def = cards["Singer"];
            lasting.kind = kind;
            lasting.effect = static_cast<std::uint8_t>(effect);
            lasting.subject = static_cast<std::uint8_t>(game.active(one));
            REQUIRE(game.add_lasting(lasting, Until::end_of_turn) == Status::done);
        }
    });
    std::vector<int> told;
    for (const Event& e : duel.match.events().subspan(before)) {
        if (e.kind == EventKind::lasting_began) told.push_back(e.extra);
    }
    CHECK(told == std::vector<int>{0, 1, 0, 0});
}

TEST_CASE("of a full memory the oldest goes, and what limits an effect stays")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        Table& t = game.table();
        const int most = static_cast<int>(t.memos.size());
        t.memos = {};
        t.memo_count = 0;

        SECTION("the oldest of all")
        {
            for (int i = 1; i <= most + 2; ++i) game.remember(record(Memo::damaged, i));
            CHECK(keys(t) == numbers(3, most + 2));
        }
        SECTION("the oldest of an earlier turn before those of this one")
        {
            for (int i = 1; i <= most; ++i) game.remember(record(Memo::damaged, i));
            t.memos[3].turn = static_cast<std::uint16_t>(t.turn - 1);
            game.remember(record(Memo::damaged, most + 1));
            CHECK(keys(t) == numbers(1, 3) + " " + numbers(5, most + 1));
        }
        SECTION("not what says that a text or a card was used")
        {
            for (int i = 1; i <= most; ++i) {
                game.remember(record(i == 1   ? Memo::used_text
                                     : i == 2 ? Memo::used_card
                                              : Memo::damaged,
                                     i));
            }
            for (int i = 2; i < most; ++i) {
                t.memos[static_cast<std::size_t>(i)].turn = static_cast<std::uint16_t>(t.turn - 1);
            }
            game.remember(record(Memo::damaged, most + 1));
            CHECK(keys(t) == "1 2 " + numbers(4, most + 1));
            // In a later turn a use limits nothing, and no text asks about it.
            for (MemoRecord& r : t.memos) r.turn = static_cast<std::uint16_t>(t.turn - 1);
            t.forgotten = {};
            game.remember(record(Memo::damaged, most + 2));
            CHECK(keys(t) == "2 " + numbers(4, most + 2));
            CHECK(t.forgotten == decltype(t.forgotten){});
        }
        SECTION("not the Energy card of this turn, but that of an earlier one")
        {
            MemoRecord attached = record(Memo::attached, 1);
            attached.detail = 1;
            game.remember(attached);
            for (int i = 2; i <= most + 1; ++i) game.remember(record(Memo::damaged, i));
            CHECK(keys(t) == "1 " + numbers(3, most + 1));
            t.memos[0].turn = static_cast<std::uint16_t>(t.turn - 1);
            game.remember(record(Memo::damaged, most + 2));
            CHECK(keys(t) == numbers(3, most + 2));
        }
        SECTION("Energy that an effect attached limits nothing")
        {
            for (int i = 1; i <= most + 1; ++i) game.remember(record(Memo::attached, i));
            CHECK(keys(t) == numbers(2, most + 1));
        }
        SECTION("what is remembered is counted by kind, player, turn and key")
        {
            for (int i = 0; i < 3; ++i) game.remember(record(Memo::evolved, 7));
            game.remember(record(Memo::evolved, 8));
            game.remember(record(Memo::benched, 7));
            CHECK(game.remembered(Memo::evolved, one, t.turn) == 4);
            CHECK(game.remembered(Memo::evolved, one, t.turn, 7) == 3);
            CHECK(game.remembered(Memo::evolved, PlayerId::two, t.turn) == 0);
            const auto last = static_cast<std::uint16_t>(t.turn - 1);
            CHECK(game.remembered(Memo::evolved, one, last) == 0);
        }
        SECTION("amounts are summed: damage in points, Prize cards as they are")
        {
            for (const auto& [what, detail] : {std::pair{Memo::damaged, 3},
                                               {Memo::damaged, 20},
                                               {Memo::prizes_taken, 2},
                                               {Memo::prizes_taken, 1}}) {
                MemoRecord r = record(what, static_cast<int>(cards["Bystander"]));
                r.detail = static_cast<std::uint8_t>(detail);
                game.remember(r);
            }
            const auto count = [&](Memo what, bool sum) {
                return game.remembered({.what = what, .turn = t.turn}, sum);
            };
            CHECK(count(Memo::damaged, false) == 2);
            CHECK(count(Memo::damaged, true) == 230);
            CHECK(count(Memo::prizes_taken, false) == 2);
            CHECK(count(Memo::prizes_taken, true) == 3);
        }
        t.memos = {};
        t.memo_count = 0;
    });
}

TEST_CASE("what is remembered of one Pokémon, of one player, of one turn counts for no other")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.match.edit([](Resolver& game) {
        const std::uint16_t turn = game.table().turn;
        const SlotId slot = game.active(one);
        const auto remember = [&](PlayerId who, SlotId which, std::uint16_t when) {
            MemoRecord r = record(Memo::healed, 0);
            r.player = who;
            r.slot = which;
            r.turn = when;
            game.table().memos[game.table().memo_count++] = r;
        };
        remember(one, slot, turn);
        remember(one, SlotId{8}, turn);
        remember(PlayerId::two, slot, turn);
        remember(one, slot, static_cast<std::uint16_t>(turn - 1));
        MemoQuery query{.what = Memo::healed, .turn = turn};
        CHECK(game.remembered(query, false) == 3);
        query.slot = slot;
        CHECK(game.remembered(query, false) == 2);
        query.player = one;
        CHECK(game.remembered(query, false) == 1);
        query.slot = SlotId{7};
        CHECK(game.remembered(query, false) == 0);
        query.turn = 0;
        CHECK(game.remembered(query, false) == 0);
        CHECK(game.remembered(Memo::healed, one, turn, 0) == 2);
        CHECK(game.remembered(Memo::healed, one, turn, 1) == 0);
        game.table().memos[0].key = 5;
        CHECK(game.remembered(Memo::healed, one, turn, 0) == 1);
        CHECK(game.remembered(Memo::healed, one, turn, -1) == 2);
    });
}

TEST_CASE("what is remembered of a Pokémon that has left is not of the next one in its place")
{
    NeutralCards cards;
    cards.pokemon({.name = "Guest"});
    Duel duel(cards, profile("sv"));
    const SlotId leaving = duel.add_to_bench(one, "Guest");
    const SlotId staying = duel.add_to_bench(one, "Guest");
    duel.match.edit([&](Resolver& game) {
        for (const SlotId slot : {leaving, staying}) {
            MemoRecord r = record(Memo::healed, 0);
            r.slot = slot;
            r.turn = game.table().turn;
            game.table().memos[game.table().memo_count++] = r;
        }
        for (const SlotId slot : {leaving, staying}) {
            Waiting waiting;
            waiting.target = slot;
            game.table().waiting[game.table().waiting_count++] = waiting;
        }
        const Resolver::WithSource with(game, {cards["Guest"], Origin::ability, 0, staying, one});
        game.vacate(leaving);
        CHECK(game.table().waiting[0].target == no_slot);
        CHECK(game.table().waiting[1].target == staying);
        game.table().waiting_count = 0;
        CHECK(game.source().slot == staying);
        MemoQuery query{.what = Memo::healed, .turn = game.table().turn};
        query.slot = leaving;
        CHECK(game.remembered(query, false) == 0);
        query.slot = staying;
        CHECK(game.remembered(query, false) == 1);
        game.vacate(staying);
        CHECK(game.source().slot == no_slot);
    });
}

TEST_CASE("a lasting effect ends with the turn it says, whoever's turn it began in")
{
    struct Case {
        Until until;
        PlayerId owner;
        int ends;  ///< turns from now; the current turn is player one's
    };
    NeutralCards cards;
    for (const Case& c :
         {Case{Until::end_of_turn, one, 0}, Case{Until::end_of_turn, PlayerId::two, 0},
          Case{Until::end_of_opponents_next_turn, one, 1},
          Case{Until::end_of_opponents_next_turn, PlayerId::two, 2},
          Case{Until::end_of_own_next_turn, one, 2},
          Case{Until::end_of_own_next_turn, PlayerId::two, 1}}) {
        CAPTURE(static_cast<int>(c.until), at(c.owner));
        Duel duel(cards, profile("sv"));
        duel.match.edit([&](Resolver& game) {
            REQUIRE(game.add_lasting({.def = cards["Bystander"],
                                      .kind = LastingKind::no_retreat,
                                      .anchor = Anchor::player,
                                      .subject = static_cast<std::uint8_t>(at(one)),
                                      .owner = c.owner},
                                     c.until) == Status::done);
        });
        CHECK(duel.match.events().back().kind == EventKind::lasting_began);
        CHECK(duel.match.events().back().player == one);  // the player it is about
        for (int turn = 0; turn <= c.ends; ++turn) {
            CHECK(duel.match.state().now.lasting_count == 1);
            duel.end_turn();
            REQUIRE(duel.next()->purpose == Purpose::main_phase);
        }
        CHECK(duel.match.state().now.lasting_count == 0);
    }
}

TEST_CASE("what an attack has done is remembered in tens, the rest of a byte goes")
{
    for (const auto& [points, tens] : {std::pair{10, 1}, {190, 19}, {2550, 255}, {3000, 255}}) {
        NeutralCards cards;
        cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = points}}});
        cards.pokemon({.name = "Wall", .hp = 9990});
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Striker");
        const SlotId wall = duel.set_active(PlayerId::two, "Wall");
        duel.attack();
        REQUIRE(duel.next() != nullptr);
        const Table& t = duel.match.state().now;
        int found = 0;
        for (std::size_t i = 0; i < t.memo_count; ++i) {
            if (t.memos[i].what != Memo::damaged) continue;
            ++found;
            CHECK(t.memos[i].detail == tens);
            CHECK(t.memos[i].slot == wall);
            CHECK(t.memos[i].player == PlayerId::two);
            CHECK(t.memos[i].turn == 3);
        }
        CHECK(found == 1);
        CHECK(duel.match.rules().has_forgotten(Memo::damaged, 3) == (points > 2550));
    }
}

TEST_CASE("a text for once in a game that cannot be counted is not used", "[errors]")
{
    NeutralCards cards;
    Handler once{.hook = Hook::use, .ability = 0, .uses = Uses::once_per_game};
    once.effect = cards.effects.add([](Resolver&, EffectContext&) { return Status::done; });
    cards.pokemon({.name = "Once", .handlers = {once}});
    for (const bool full : {false, true}) {
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        const SlotId active = duel.set_active(one, "Once");
        duel.match.edit([&](Resolver& game) {
            Table& t = game.table();
            while (full && t.lasting_count < t.lasting.size()) {
                t.lasting[t.lasting_count++] = {.def = cards["Once"],
                                                .kind = LastingKind::no_retreat,
                                                .subject = static_cast<std::uint8_t>(active),
                                                .turn = 9};
            }
        });
        const int use = find_option(*duel.next(), OptionKind::use);
        REQUIRE(use >= 0);
        const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(use));
        CHECK(static_cast<bool>(taken) == !full);
        CHECK(duel.match.over() == full);
        if (!full) CHECK(find_option(*duel.next(), OptionKind::use) < 0);  // used up
    }
}

TEST_CASE("CHK-01: between turns uses and Knock Outs are remembered, nothing else", "[rules]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.match.edit([](Resolver& game) {
        Table& t = game.table();
        const Table before = t;
        for (const bool between : {false, true}) {
            t.memo_count = 0;
            game.frame().in_checkup = between;
            for (const Memo what : {Memo::used_text, Memo::used_card, Memo::damaged, Memo::attached,
                                    Memo::knocked_out}) {
                MemoRecord r = record(what, static_cast<int>(what));
                r.detail = static_cast<std::uint8_t>(Harm::attack_damage);
                game.remember(r);
            }
            REQUIRE(t.memo_count == (between ? 3 : 5));
            CHECK(t.memos[0].what == Memo::used_text);
            CHECK(t.memos[1].what == Memo::used_card);
            const MemoRecord& last = t.memos[t.memo_count - 1u];
            CHECK(last.what == Memo::knocked_out);
            CHECK(last.detail == static_cast<int>(between ? Harm::checkup : Harm::attack_damage));
        }
        t = before;
    });
}

}  // namespace ptcg::memory_test
