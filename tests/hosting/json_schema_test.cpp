// What is sent, compared with the written schema: whole games of decks drawn from all cards, every
// card, and each kind of event and lasting effect.

#include <array>
#include <set>

#include "hosting/json_schema.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/hosting/card_json.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/state_fields.hpp"
#include "support/catch.hpp"
#include "support/drawn_games.hpp"
#include "support/duel.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::json_schema_test {

using test::JsonSchema;
using test::random_answer;

namespace {

using Words = std::vector<std::string>;

template <typename Enum>
[[nodiscard]] Words names(std::size_t first, std::size_t end)
{
    Words all;
    for (std::size_t i = first; i < end; ++i) {
        all.emplace_back(name_of(static_cast<Enum>(i)));
    }
    return all;
}

template <typename Enum>
[[nodiscard]] Words words()
{
    const auto all = words_of(Enum{});
    return {all.begin(), all.end()};
}

/// Holds what games send against the schema.
class SchemaWatch {
public:
    explicit SchemaWatch(JsonSchema& schema) : schema_(schema) {}

    /// Checks everything, or else only what is of a kind that has not been seen.
    void look(Match& match, bool everything)
    {
        const Decision* const open = match.decision();
        bool is_new = everything || open == nullptr;
        if (open != nullptr) {
            is_new = purposes.insert(std::string(name_of(open->purpose))).second || is_new;
            for (const Option& option : open->options) {
                is_new = options.insert(std::string(name_of(option.kind))).second || is_new;
            }
        }
        if (is_new) look_at_table(match);
        for (; next_event_ < match.first_event() + match.events().size(); ++next_event_) {
            const Event event = match.events()[next_event_ - match.first_event()];
            if (!events.insert(std::string(name_of(event.kind))).second && !everything) continue;
            check("event", [&] { write_event(json_, parts(), event); });
        }
    }

    template <typename Write>
    void check(std::string_view kind, const Write& write)
    {
        json_.clear();
        write();
        const std::string wrong = schema_.problem(kind, json_.text());
        if (!wrong.empty()) FAIL(wrong);
    }

    void begin_game() { next_event_ = 0; }
    [[nodiscard]] JsonWriter& json() { return json_; }

    std::set<std::string> events, purposes, options;

private:
    [[nodiscard]] static const CardJsonParts& parts()
    {
        static const CardJsonParts written(test::real_library());
        return written;
    }

    void look_at_table(Match& match)
    {
        for (const Audience audience :
             {seen_by(PlayerId::one), seen_by(PlayerId::two), seen_by_spectators, seen_by_all}) {
            check("view", [&] { write_view(json_, match, audience, parts()); });
            check("decision", [&] { write_decision(json_, match, audience, parts()); });
        }
    }

    JsonSchema& schema_;
    JsonWriter json_;
    std::uint32_t next_event_ = 0;
};

/// Plays a game at random.
void play(std::uint64_t number, SchemaWatch& watch, bool check_all)
{
    Match match = test::drawn_game(number);
    Random random(number);
    watch.begin_game();
    for (; match.decision() != nullptr; watch.look(match, check_all)) {
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
    }
}

void look_at_cards(SchemaWatch& watch)
{
    const CardLibrary& cards = test::real_library();
    for (std::size_t i = 0; cards.has(static_cast<DefId>(i)); ++i) {
        watch.check("card", [&] { write_card(watch.json(), cards, static_cast<DefId>(i)); });
    }
}

/// Every kind of event with every number that its kind may have.
void look_at_events(SchemaWatch& watch)
{
    const CardLibrary& cards = test::real_library();
    for (std::size_t kind = 0; kind < at(EventKind::count); ++kind) {
        for (const std::uint8_t extra : std::array<std::uint8_t, 4>{0, 1, 2, 4}) {
            Event event;
            event.kind = static_cast<EventKind>(kind);
            event.player = PlayerId::two;
            event.from = Zone::deck;
            event.spot = spot_at(PlayerId::two, 3);
            event.extra = extra;
            event.value = extra % 4;
            watch.check("event", [&] { write_event(watch.json(), cards, event); });
        }
    }
}

/// Every kind of lasting effect, on a Pokémon that has done everything.
void look_at_lasting_effects(SchemaWatch& watch)
{
    const CardLibrary& cards = test::real_library();
    View view;
    TableView table;
    PokemonView& pokemon = view.player[0].pokemon[0];
    pokemon.present = true;
    pokemon.def = DefId{0};
    PokemonStatus& status = table.pokemon[0];
    status.came_this_turn = status.evolved_this_turn = status.devolved_this_turn = true;
    status.poison_counters = status.burn_counters = status.sleep_coins = 2;
    for (const bool marker : {false, true}) {
        for (std::size_t kind = 0; kind < words_of(LastingKind{}).size(); ++kind) {
            LastingView effect;
            effect.kind = static_cast<LastingKind>(kind);
            effect.owner = PlayerId::two;
            effect.def = DefId{1};
            effect.attack = {DefId{0}, 0};
            effect.value = 3;
            effect.marker = marker;
            effect.player = marker ? PlayerId::one : PlayerId::none;
            table.lasting[0] = effect;
            table.lasting_count = 1;
            watch.check("view", [&] { write_view(watch.json(), cards, view, &table, marker); });
        }
    }
}

/// A match that waits because a script has failed, and that ends so.
void look_at_failure(SchemaWatch& watch)
{
    test::NeutralCards cards;
    cards.trainer("Broken", TrainerKind::item,
                  [](Resolver& game, EffectContext&) { return game.fail("broken"); });
    const Ruleset& rules = test::profile("sv");
    test::Duel duel(cards, rules);
    duel.add_to_hand(PlayerId::one, "Broken");
    duel.match.on_failure(FailurePolicy::stop);
    const int broken = test::find_option(*duel.next(), OptionKind::play);
    REQUIRE(broken >= 0);
    REQUIRE_FALSE(duel.match.answer(static_cast<std::uint16_t>(broken)));
    REQUIRE(duel.match.stopped());
    watch.check("decision", [&] { write_decision(watch.json(), duel.match, seen_by_all); });
}

/// Returns the words that are neither found nor excused.
[[nodiscard, maybe_unused]] std::set<std::string> missing(const Words& all,
                                                          const std::set<std::string>& found,
                                                          const std::set<std::string>& excused)
{
    std::set<std::string> left;
    for (const std::string& word : all) {
        if (!found.contains(word) && !excused.contains(word)) left.insert(word);
    }
    return left;
}

const std::set<std::string> none;

#ifdef NDEBUG
constexpr std::uint64_t games = 1500;
#else
constexpr std::uint64_t games = 10;
#endif

}  // namespace

TEST_CASE("the schema's words are those that are sent", "[schema]")
{
    const JsonSchema schema;
    CHECK(schema.words("type") == names<Type>(0, type_count));
    CHECK(schema.words("condition") == names<Condition>(0, condition_count));
    CHECK(schema.words("zone") == names<Zone>(0, at(Zone::none)));
    CHECK(schema.words("card_kind") == names<CardKind>(0, at(CardKind::unknown) + 1));
    CHECK(schema.words("trainer") == names<TrainerKind>(0, at(TrainerKind::tool) + 1));
    CHECK(schema.words("energy") == names<EnergyKind>(0, at(EnergyKind::special) + 1));
    CHECK(schema.words("ability_kind") == names<AbilityKind>(0, at(AbilityKind::rule) + 1));
    CHECK(schema.words("purpose") == names<Purpose>(0, at(Purpose::count)));
    CHECK(schema.words("option_kind") == names<OptionKind>(0, option_kind_count));
    CHECK(schema.words("event_kind") == names<EventKind>(0, at(EventKind::count)));
    CHECK(schema.words("outcome") == names<Outcome>(0, outcome_count));
    CHECK(schema.words("reason") == names<WinReason>(0, win_reason_count));
    CHECK(schema.words("damage_step") == names<DamageStep>(0, at(DamageStep::result)));
    CHECK(schema.words("role") == words<Role>());
    CHECK(schema.words("origin") == words<Origin>());
    CHECK(schema.words("lasting_kind") == words<LastingKind>());
}

TEST_CASE("a member or a word that the schema does not know is found", "[schema]")
{
    JsonSchema schema;
    const std::string event = R"({"kind":"drew","value":0,"extra":0)";
    CHECK(schema.problem("event", event + "}").empty());
    CHECK_FALSE(
        schema.problem("event", event + R"(,"card":{"number":1,"id":"a","name":"b","x":1}})")
            .empty());
    CHECK_FALSE(schema.problem("event", event + R"(,"from":"pocket"})").empty());
    CHECK_FALSE(schema.problem("event", R"({"kind":"drew","value":0})").empty());
    CHECK_FALSE(schema.problem("decision", event + "}").empty());
}

TEST_CASE("games, cards and everything rare are what the schema says, and all of it", "[schema]")
{
    JsonSchema schema;
    SchemaWatch watch(schema);
    for (std::uint64_t number = 1; number <= games; ++number) play(number, watch, number <= 20);
    look_at_cards(watch);
    look_at_events(watch);
    look_at_lasting_effects(watch);
    look_at_failure(watch);
#ifdef NDEBUG
    // In so many games, everything happens but what takes more luck.
    CHECK(missing(schema.words("event_kind"), watch.events, {"sudden_death", "replaced"}) == none);
    CHECK(missing(schema.words("option_kind"), watch.options, {"stop"}) == none);
    CHECK(missing(schema.words("purpose"), watch.purposes, {}) == none);
    CHECK(schema.unused_members() == none);
#endif
}

}  // namespace ptcg::json_schema_test
