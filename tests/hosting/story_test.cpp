#include "ptcg/hosting/story.hpp"

#include <set>

#include "ptcg/explanation.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::story_test {

namespace {

Event event(EventKind kind, PlayerId player, DefId def = no_def)
{
    Event e;
    e.kind = kind;
    e.player = player;
    e.def = def;
    return e;
}

Event with_value(Event e, int value)
{
    e.value = static_cast<std::int16_t>(value);
    return e;
}

Event at_spot(Event e, PlayerId player, std::size_t place)
{
    e.spot = spot_at(player, place);
    return e;
}

Event moved(Event e, Zone from, Zone to)
{
    e.from = from;
    e.to = to;
    return e;
}

std::vector<std::string> told(Story& story, const std::vector<Event>& events)
{
    std::vector<std::string> lines;
    for (const StoryLine& line : story.tell(events)) lines.push_back(line.text);
    return lines;
}

using Lines = std::vector<std::string>;
constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

}  // namespace

TEST_CASE("The story says \"you\" to its reader and names the opponent", "[tools][story]")
{
    const test::SmallCards cards;
    const std::vector<Event> events = {
        event(EventKind::drew, one, cards.mareep),
        event(EventKind::drew, two),
        event(EventKind::shuffled, one),
    };
    std::vector<Event> shuffled = events;
    shuffled[2].from = Zone::deck;

    SECTION("a player")
    {
        Story story(cards.naming());
        CHECK(told(story, shuffled) ==
              Lines{"You draw Mareep.", "Lava Flow draws a card.", "You shuffle your deck."});
    }
    SECTION("an onlooker")
    {
        Story story(cards.naming(true));
        CHECK(told(story, shuffled) == Lines{"Powerhouse draws Mareep.", "Lava Flow draws a card.",
                                             "Powerhouse shuffles their deck."});
    }
}

TEST_CASE("Cards that are drawn or moved together are one sentence", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    CHECK(told(story,
               {event(EventKind::drew, one, cards.mareep), event(EventKind::drew, one, cards.fire),
                event(EventKind::drew, one, cards.mareep)}) ==
          Lines{"You draw 2 Mareep and Fire Energy."});
    CHECK(told(story, {event(EventKind::drew, two), event(EventKind::drew, two)}) ==
          Lines{"Lava Flow draws 2 cards."});
    const Event move =
        moved(event(EventKind::card_moved, two, cards.fire), Zone::hand, Zone::discard);
    CHECK(told(story, {move, move}) == Lines{"Lava Flow discards 2 Fire Energy."});
}

TEST_CASE("Coins that fall alike are counted", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    const Event heads = with_value(event(EventKind::coin, two), 1);
    const Event tails = with_value(event(EventKind::coin, two), 0);
    CHECK(told(story, {heads, heads, tails}) ==
          Lines{"Lava Flow flips heads 2 times.", "Lava Flow flips tails."});
}

TEST_CASE("The coin of a Special Condition says whose it is", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, one, cards.mareep), one, 0),
                       at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    Event tails = at_spot(with_value(event(EventKind::coin, two), 0), two, 0);
    tails.extra = static_cast<std::uint8_t>(Condition::burned);
    Event heads = at_spot(with_value(event(EventKind::coin, one), 1), one, 0);
    heads.extra = static_cast<std::uint8_t>(Condition::asleep);
    CHECK(told(story, {tails, heads}) == Lines{"Lava Flow flips tails for Magmar, which is Burned.",
                                               "You flip heads for your Mareep, which is Asleep."});
}

TEST_CASE("The story knows which Pokémon stands at a spot", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, one, cards.mareep), one, 0),
                       at_spot(event(EventKind::benched, one, cards.magmar), one, 1),
                       at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    const Event harm = with_value(event(EventKind::damaged, one), 30);

    SECTION("an attack and its damage")
    {
        Event attack = at_spot(event(EventKind::attack_announced, two, cards.magmar), two, 0);
        attack.effect = 0;
        CHECK(told(story, {attack, at_spot(harm, one, 0)}) ==
              Lines{"Lava Flow's Magmar attacks with Ember.", "Your Mareep takes 30 damage."});
    }
    SECTION("after it has evolved")
    {
        CHECK(told(story, {at_spot(event(EventKind::evolved, one, cards.flaaffy), one, 0),
                           at_spot(harm, one, 0)}) ==
              Lines{"Your Mareep evolves into Flaaffy.", "Your Flaaffy takes 30 damage."});
    }
    SECTION("after a switch")
    {
        Event change = at_spot(event(EventKind::switched, one, cards.magmar), one, 0);
        change.effect = static_cast<std::uint8_t>(spot_at(one, 1));
        CHECK(told(story, {change, at_spot(harm, one, 1)}) ==
              Lines{"Your Magmar is now in the Active Spot.", "Your Mareep takes 30 damage."});
    }
    SECTION("after a Knock Out, whose cards need no sentence of their own")
    {
        const Event out = at_spot(event(EventKind::knocked_out, one, cards.mareep), one, 0);
        const Event gone =
            moved(event(EventKind::card_moved, one, cards.mareep), Zone::in_play, Zone::discard);
        const Event next = at_spot(event(EventKind::switched, one, cards.magmar), one, 0);
        CHECK(told(story,
                   {out, gone, event(EventKind::prize_taken, two), next, at_spot(harm, one, 0)}) ==
              Lines{"Your Mareep is Knocked Out.", "Lava Flow takes a Prize card.",
                    "Your Magmar is now in the Active Spot.", "Your Magmar takes 30 damage."});
    }
}

TEST_CASE("The story names the card behind an event", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    Event drawn = event(EventKind::drew, two);
    drawn.source = cards.cape;
    CHECK(told(story, {drawn}) == Lines{"Lava Flow draws a card (Expert Cape)."});
}

TEST_CASE("Turns are headings", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming(true));
    const std::vector<Event> events = {with_value(event(EventKind::turn_began, two), 4)};
    CHECK(story.tell(events) == std::vector<StoryLine>{{"Turn 4: Lava Flow", true}});
}

TEST_CASE("The story tells how the game ended", "[tools][story]")
{
    const test::SmallCards cards;
    const Story story(cards.naming());
    CHECK(story.result(Outcome::won, one, WinReason::prizes, 9) ==
          "You win: the last Prize card was taken");
    CHECK(story.result(Outcome::won, two, WinReason::no_cards, 9) ==
          "Lava Flow wins: the opponent cannot draw a card");
    CHECK(story.result(Outcome::draw, PlayerId::none, WinReason::none, 9) == "The game is a draw");
    CHECK(story.result(Outcome::running, PlayerId::none, WinReason::none, 9) ==
          "The game was abandoned on turn 9");
}

TEST_CASE("Damage counters are counted, damage is not", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    const auto at_magmar = [](EventKind kind, int value) {
        return at_spot(with_value(event(kind, two), value), two, 0);
    };
    CHECK(told(story, {at_magmar(EventKind::counters_put, 10)}) ==
          Lines{"1 damage counter is put on Lava Flow's Magmar."});
    CHECK(told(story, {at_magmar(EventKind::counters_removed, 30)}) ==
          Lines{"3 damage counters are removed from Lava Flow's Magmar."});
    CHECK(told(story, {at_magmar(EventKind::damaged, 30)}) ==
          Lines{"Lava Flow's Magmar takes 30 damage."});
}

TEST_CASE("Damage says which of the rules changed it", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    const auto damage = [](std::initializer_list<DamageStep> steps) {
        Event e = at_spot(with_value(event(EventKind::damaged, two), 40), two, 0);
        for (DamageStep step : steps) e.extra = static_cast<std::uint8_t>(e.extra | 1u << at(step));
        return e;
    };
    CHECK(told(story, {damage({DamageStep::weakness})}) ==
          Lines{"Lava Flow's Magmar takes 40 damage (Weakness)."});
    CHECK(told(story, {damage({DamageStep::weakness, DamageStep::resistance})}) ==
          Lines{"Lava Flow's Magmar takes 40 damage (Weakness, Resistance)."});
    Event none = damage({DamageStep::resistance});
    none.kind = EventKind::damage_prevented;
    CHECK(told(story, {none}) == Lines{"Lava Flow's Magmar takes no damage (Resistance)."});
    none.def = cards.magmar;  // its text prevents the damage
    CHECK(told(story, {none}) == Lines{"Damage to Lava Flow's Magmar is prevented (Magmar)."});
}

TEST_CASE("What is prevented is told with the card that prevents it", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    Event prevented = at_spot(event(EventKind::effect_prevented, two, cards.mareep), two, 0);
    prevented.extra = static_cast<std::uint8_t>(EffectKind::attach);
    CHECK(told(story, {prevented}) ==
          Lines{"An effect on Lava Flow's Magmar is prevented (Mareep)."});
    prevented.extra = static_cast<std::uint8_t>(EffectKind::condition);
    prevented.value = static_cast<std::int16_t>(Condition::poisoned);
    CHECK(told(story, {prevented}) ==
          Lines{"Lava Flow's Magmar does not become Poisoned (Mareep)."});
}

TEST_CASE("To look at all of one's deck is to search it", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    Event looked = at_spot(with_value(event(EventKind::looked_at, two), 7), two, 0);
    looked.from = Zone::deck;
    CHECK(told(story, {looked}) == Lines{"Lava Flow looks at 7 cards in their deck."});
    looked.extra = 1;
    CHECK(told(story, {looked}) == Lines{"Lava Flow searches their deck."});
    Event mine = at_spot(with_value(event(EventKind::looked_at, two), 1), one, 0);
    mine.from = Zone::hand;
    CHECK(told(story, {mine}) == Lines{"Lava Flow looks at 1 card in your hand."});
}

TEST_CASE("Energy goes from Pokémon to Pokémon, other cards are attached", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming(true));
    (void)told(story, {at_spot(event(EventKind::became_active, two, cards.magmar), two, 0)});
    const auto attached = [&](DefId card) {
        Event e = at_spot(event(EventKind::attached, two, card), two, 0);
        e.from = Zone::in_play;
        return e;
    };
    CHECK(told(story, {attached(cards.fire)}) == Lines{"Lava Flow moves Fire Energy to Magmar."});
    CHECK(told(story, {attached(cards.mareep)}) ==
          Lines{"Lava Flow attaches Mareep from play to Magmar."});
}

TEST_CASE("A Pokémon levels up to a card that says so", "[tools][story]")
{
    test::SmallCards cards;
    CardClass leveled;
    leveled.stage_name = "LV.X";
    leveled.rules = levels_up;
    CardDef def = cards.library.def(cards.magmar);
    def.stage = Stage::class_stage;
    cards.library.put_in_class(def, cards.library.add_class(leveled));
    CardText text = cards.library.text(cards.magmar);
    text.id = "test-8";
    const DefId magmar_x = cards.library.add(def, text);
    Story story(cards.naming());
    (void)told(story, {at_spot(event(EventKind::became_active, one, cards.magmar), one, 0)});
    CHECK(told(story, {at_spot(event(EventKind::evolved, one, magmar_x), one, 0)}) ==
          Lines{"Your Magmar levels up to Magmar LV.X."});
    CHECK(told(story, {at_spot(event(EventKind::retreated, one, magmar_x), one, 0)}) ==
          Lines{"Your Magmar LV.X retreats."});
}

TEST_CASE("The step between turns has its name under the rules", "[tools][story]")
{
    const test::SmallCards cards;
    for (const bool modern : {false, true}) {
        Ruleset rules;
        rules.paralysis_ends = modern ? ParalysisEnds::own_checkup : ParalysisEnds::after_full_turn;
        Naming naming = cards.naming();
        naming.has_checkup = has_checkup(rules);
        Story story(naming);
        const Event after = event(EventKind::drew, one, cards.fire);
        CHECK(told(story, {event(EventKind::checkup_began, one), after}).front() ==
              (modern ? "Pokémon Checkup" : "Between turns"));
    }
}

TEST_CASE("The end is told as the result only, not as an event too", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    Event ended =
        with_value(event(EventKind::match_ended, one), static_cast<int>(WinReason::prizes));
    ended.extra = static_cast<decltype(ended.extra)>(Outcome::won);
    CHECK(told(story, {ended}).empty());
}

TEST_CASE("Every reason for a win is told", "[tools][story]")
{
    const test::SmallCards cards;
    const Story story(cards.naming());
    std::set<std::string> told;
    for (std::size_t reason = 1; reason < win_reason_count; ++reason) {
        told.insert(story.result(Outcome::won, two, static_cast<WinReason>(reason), 5));
    }
    CHECK(told.size() == win_reason_count - 1);
    CHECK(told.contains("Lava Flow wins: the opponent's time ran out"));
}

TEST_CASE("Every kind of event can be told", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    for (std::size_t kind = 0; kind < at(EventKind::count); ++kind) {
        const std::vector<Event> bare = {event(static_cast<EventKind>(kind), one)};
        for (const StoryLine& line : story.tell(bare)) {
            INFO(line.text);
            CHECK_FALSE(line.text.empty());
            CHECK(line.text.find('{') == std::string::npos);
        }
    }
}

}  // namespace ptcg::story_test
