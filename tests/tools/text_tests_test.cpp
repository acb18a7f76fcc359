// Texts that are tests: scripts do what their cards say.

#include <cstdlib>
#include <map>
#include <set>
#include <span>

#include <fmt/format.h>

#include "authoring/drafted_scripts.hpp"
#include "data/data.hpp"
#include "data/eras.hpp"
#include "own_phrasebook.hpp"
#include "phrases/card_draft.hpp"
#include "phrases/replacing.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/script_breaks.hpp"
#include "text_tests/actions/comparison.hpp"
#include "text_tests/expectations/expectation_test.hpp"
#include "text_tests/expectations/lasting_test.hpp"
#include "text_tests/expectations/passive_test.hpp"
#include "text_tests/scenes/other_scripts.hpp"
#include "text_tests/scenes/palette.hpp"
#include "text_tests/scenes/scene.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace {

namespace fs = std::filesystem;

struct ReadCard {
    DefId card = no_def;
    std::vector<phrases::EffectText> texts;  ///< those that are read
    bool whole = true;                       ///< there are no others
};

/// Our cards, and the same with drafts in place of scripts.
class Ground {
public:
    Ground() : roots_{test::cards_folder()}, rulesets_(roots_)
    {
        LoadResult loaded = load_packs(roots_);
        REQUIRE(loaded.pool != nullptr);
        pool_ = std::move(loaded.pool);
        drafted_ = changed([&](DefId card, std::string& source) { put_drafts(card, source); });
        Result<std::vector<Era>> eras = find_eras(roots_);
        REQUIRE(eras);
        eras_ = std::move(eras.value());
    }

    [[nodiscard]] std::unique_ptr<CardPool> changed(
        const std::function<void(DefId card, std::string& source)>& change) const
    {
        Result<std::unique_ptr<CardPool>> other =
            with_other_scripts(*pool_, change, FaultyScripts::spoil_their_cards);
        INFO((other ? "" : other.error().message));
        REQUIRE(other);
        return std::move(other.value());
    }

    [[nodiscard]] FindRules rules()
    {
        return [this](DefId card) {
            const DefId cards[] = {card};
            const auto era = era_of(pool_->library, eras_, cards);
            const std::string name = era ? eras_[era->era].ruleset : "sv";
            return RulesOfCard{name, rulesets_.find(name)};
        };
    }

    [[nodiscard]] const CardPool& pool() const { return *pool_; }
    [[nodiscard]] const CardPool& drafted() const { return *drafted_; }
    [[nodiscard]] const std::vector<ReadCard>& cards() const { return cards_; }
    [[nodiscard]] const ReadCard& read(DefId card) const
    {
        const auto found = std::ranges::find(cards_, card, &ReadCard::card);
        REQUIRE(found != cards_.end());
        return *found;
    }

private:
    void put_drafts(DefId card, std::string& source)
    {
        ReadCard read{card};
        for (const auto& text : phrases::effect_texts(pool_->library, card)) {
            const phrases::EffectDraft draft = phrases::draft(test::own_book(), text);
            if (draft.form != nullptr && phrases::replace_by_draft(source, text, draft)) {
                read.texts.push_back(text);
            } else {
                read.whole = false;
            }
        }
        if (!read.texts.empty()) cards_.push_back(read);
    }

    std::vector<fs::path> roots_;
    RulesetFinder rulesets_;
    std::unique_ptr<CardPool> pool_;
    std::unique_ptr<CardPool> drafted_;
    std::vector<Era> eras_;
    std::vector<ReadCard> cards_;
};

[[nodiscard]] int number_from(const char* variable, int otherwise)
{
    const char* const text = std::getenv(variable);
    return text == nullptr ? otherwise : std::atoi(text);
}

}  // namespace

namespace {

/// A mistake in a script. Of each card there is one, so that all can be loaded at once.
struct Slip {
    const char* card;
    const char* right;
    const char* wrong;
};

std::unique_ptr<CardPool> with_slips(const Ground& ground, std::span<const Slip> slips)
{
    return ground.changed([&](DefId changed, std::string& source) {
        for (const Slip& slip : slips) {
            if (changed != ground.pool().library.find(slip.card)) continue;
            const std::size_t at = source.find(slip.right);
            CAPTURE(slip.card, slip.right);
            REQUIRE(at != std::string::npos);
            source.replace(at, std::string_view(slip.right).size(), slip.wrong);
        }
    });
}

}  // namespace

TEST_CASE("A script that does not do what its text says is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"bw1-3", "if game:flip() then", "if not game:flip() then"},
        {"bw1-17", "it.attacker", "it.owner.bench[1]"},
        {"bw1-86", "\"opponents_next_turn\"", "\"end_of_turn\""},
        {"sv2-173", "value = 50", "value = 40"},
        {"me1-38", "choose_up_to(2", "choose_up_to(1"},
        {"me2-11", "== 0", "== 1"},
    };
    Ground ground;
    const auto wrong = with_slips(ground, slips);
    TextComparison comparison(*wrong, ground.drafted(), ground.rules());
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            difference += comparison.compare(card, text, 60).difference;
        }
        CHECK_FALSE(difference.empty());
    }
}

TEST_CASE("A position for a text depends on nothing but the text and the seed",
          "[tools][text_tests]")
{
    Ground ground;
    const CardLibrary& library = ground.pool().library;
    const DefId card = library.find("me1-38");
    const phrases::EffectText& text = ground.read(card).texts.front();
    const Palette palette(library, text.text);
    const auto written = [&](std::uint64_t seed) {
        const std::optional<Position> scene = make_scene(library, palette, card, text, seed);
        REQUIRE(scene);
        const RulesOfCard rules = ground.rules()(card);
        Result<Match> match = build_match(*scene, library, *rules.rules, nullptr);
        REQUIRE(match);
        return write_position(match.value(), rules.name, PositionForm::brief);
    };
    CHECK(written(1) == written(1));
    CHECK(written(1) != written(2));
}

namespace {

/// Checks that what follows from using the texts is as their rows expect, and not with the slips.
void check_uses_notice(std::span<const Slip> slips)
{
    Ground ground;
    const auto wrong = with_slips(ground, slips);
    SilentCards right_cards(ground.pool());
    SilentCards wrong_cards(*wrong);
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        const RulesOfCard rules = ground.rules()(card);
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            const auto form = phrases::draft(test::own_book(), text).form;
            const auto right = test_expectations(right_cards, rules, card, text, *form, 60);
            INFO(right.difference << right.position);
            CHECK(right.difference.empty());
            difference += test_expectations(wrong_cards, rules, card, text, *form, 60).difference;
        }
        CHECK_FALSE(difference.empty());
    }
}

/// Checks the same of what is true while texts work, and of what they react to.
void check_pairs_notice(std::span<const Slip> slips)
{
    Ground ground;
    const auto wrong = with_slips(ground, slips);
    SilentCards right_cards(ground.pool());
    SilentCards wrong_cards(*wrong);
    SilentCards silent(ground.pool());
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        const RulesOfCard rules = ground.rules()(card);
        int shown = 0;
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            if (text.kind == phrases::EffectText::Kind::attack) continue;
            const auto form = phrases::draft(test::own_book(), text).form;
            const auto test = [&](SilentCards& cards) {
                cards.wake(card, text);
                const DefId one[] = {card};
                REQUIRE(cards.effects().prepare(one));
                const PairedTest pairs{cards, silent, rules, card, text, 160, 16};
                ExpectationResult result = test_passives(pairs, *form);
                if (!result.not_expected.empty()) result = test_reactions(pairs, *form);
                return result;
            };
            const ExpectationResult right = test(right_cards);
            CHECK(right.difference.empty());
            shown += right.positions;
            difference += test(wrong_cards).difference;
        }
        CHECK(shown > 0);
        CHECK_FALSE(difference.empty());
    }
}

}  // namespace

TEST_CASE("A script that does not do what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"bw1-3", "\"paralyzed\"", "\"asleep\""},
        {"bw1-17", "to = it.attacker", "to = \"hand\""},
        {"me1-38", "it.attacker, \"all\"", "it.attacker, 1"},
        {"bw8-57", "\"opponents_next_turn\"", "\"own_next_turn\""},
        {"sv6-38", "game:draw(1, it.opponent)", "game:draw(2, it.opponent)"},
        {"me2-7", "once_per_turn =", "use ="},  // how often
        {"dp3-25", "\"no_condition\", ", ""},
        {"sv1-81", "needs = { \"deck\"", "needs = { \"own_bench\", \"deck\""},
        {"me2-91", "energy_total >= 3", "energy_total >= 4"},
        {"me1-74", "name = \"Solrock\"", "name = \"Lunatone\""},  // when
    };
    check_uses_notice(slips);
}

TEST_CASE("A script that moves, evolves, copies or Knocks Out what its text does not, is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv1-173", "it.owner.energy_cards, \"basic_energy\"", "it.owner.energy_cards"},
        {"zsv10pt5-40", "\"opponent_pokemon\", { except", "\"own_pokemon\", { except"},
        {"sv9-48", "knock_out(it.defender)", "knock_out(it.attacker)"},
        {"sv8-100", "game:knock_out(it.attacker)", ""},
        {"sv10-91", "game:damage(switched", "game:damage(it.attacker"},  // who is Active now
        {"sv7-13", "\"opponents_next_turn\"", "\"turn\""},
        {"me3-59", "choose_attack(it.defender)", "choose_attack(it.attacker)"},
        {"sv6-79", "game:perform(attack)", "game:damage(it.defender, 10)"},
        {"sv5-38", "\"game\"", "\"own_next_turn\""},
        {"sv10-11", "game:evolve(it.attacker, found[1])", "game:move(found, \"hand\")"},
        {"sv8pt5-34", "\"deck\"", "\"hand\""},
        {"sv1-191", "not pokemon.came_this_turn and ", ""},
        {"sv7-101", "game:put_onto_bench(it.card)", "game:discard(it.card)"},
        {"sv10-119", "counters = 8", "counters = 2"},
        {"me3-47", "game:damage(pokemon, 150)", "game:damage(it.defender, 150)"},  // each
        {"sv8-91", "> 100", "> 200"},
        {"me2-20", ">= 4", ">= 3"},
    };
    check_uses_notice(slips);
}

TEST_CASE("A script that leaves cards where its text does not, is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv5-145", "game:arrange(found)", ""},
        {"sv8-171", "\"deck_bottom\"", "\"deck_top\""},
        {"me3-9", "\"deck_bottom\"", "\"deck_top\""},
        {"sv8-186", "leaving.energy_cards", "entering.energy_cards"},
        {"sv9-157", "target, 1, \"special_energy\"", "target, 1, \"basic_energy\""},
        {"me3-78", "game:remove_conditions(active, game:choose_condition(active.conditions))",
         "game:remove_conditions(active)"},
        {"sv1-177", "game:end_turn()", ""},
        {"sv5-150", "it.opponent, it.owner", "it.owner"},
        {"sv10-140", "rearrange_energy(it.owner, metal)", "rearrange_energy(it.owner)"},
        {"sv7-135", "\"own_bench\", colorless)", "\"own_pokemon\", colorless)"},
        {"sv6-157", "6 or 3", "5 or 3"},
        {"sv8-174", "\"trainer\", except", "\"energy\", except"},
        {"sv7-32", "game:top(20)", "game:top(4)"},
        {"sv6-95", "math.min(3", "math.min(2"},
        {"sv6pt5-59", "it.owner.active, \"poisoned\"", "it.opponent.active, \"poisoned\""},
        {"me1-120", "game:take_prizes(1, it.opponent)", ""},
        {"sv10-126", "Weezing", "Muk"},
    };
    check_uses_notice(slips);
}

TEST_CASE("What a script lets last is noticed in later turns if its text says something else",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me1-50", "stage = \"basic\"", "stage = \"stage-1\""},  // whose attacks
        {"rsv10pt5-46", "> 40", "> 30"},                         // how much
        {"sv8-130", "return {}", "return nil"},                  // nothing
        {"me1-124", "it.amount + 30", "it.amount + 20"},         // how much
        {"me1-118", "type = \"metal\"", "type = \"fire\""},      // whom
        {"sm3-102", "it.amount + 60", "it.amount + 50"},
        {"sv8-151", "it.attacker, 6", "it.attacker, 5"},                           // how much back
        {"sv10-146", "it.attacker, it.amount // 10", "it.self, it.amount // 10"},  // to whom
        {"sv10-123", "\"discard\"", "\"hand\""},                                   // where
        {"sv6-3", "game:knock_out(it.self)", "game:put_counters(it.self, 5)"},
        {"sv6-54", "subject = \"opponent\"", "subject = \"own\""},  // when
        {"sv8pt5-93", ">= 5", ">= 9"},
    };
    Ground ground;
    const auto wrong = with_slips(ground, slips);
    SilentCards right_cards(ground.pool());
    SilentCards wrong_cards(*wrong);
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        const RulesOfCard rules = ground.rules()(card);
        int shown = 0;
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            const auto form = phrases::draft(test::own_book(), text).form;
            if (!says_what_lasts(*form)) continue;
            const auto right = test_lasting(right_cards, rules, card, text, *form, 16);
            CHECK(right.difference.empty());
            shown += right.positions;
            difference += test_lasting(wrong_cards, rules, card, text, *form, 16).difference;
        }
        CHECK(shown > 0);
        CHECK_FALSE(difference.empty());
    }
}

TEST_CASE("A script that looks back at something else than its text says is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me2-66", "cause = \"attack_damage\"", "cause = \"attack_effect\""},  // why
        {"me1-47", "\"Magneton\"", "\"Magnemite\""},                           // from what
        {"me2-84", "\"moved_to_active\"", "\"evolved\""},                      // what
        {"me2pt5-149", "\"own_last_turn\"", "\"opponents_last_turn\""},        // when
        {"me2-3", "\"healed\"", "\"damaged\""},
    };
    check_uses_notice(slips);
}

TEST_CASE("A passive that is not what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"me1-84", "it.amount + 30", "it.amount + 20"},           // how much
        {"bw6-110", "damage_taken = -20", "damage_dealt = -20"},  // what
        {"sv8-76", "stage = \"basic\"", "stage = \"stage-1\""},   // whose
        {"me2-11", "energy_total == 0", "energy_total == 1"},     // when
        {"sv2-173", "target = { stage = \"basic\" }, ", ""},      // not only whose
        {"sv10-86", "where = \"bench\"", "where = \"active\""},   // where
    };
    check_pairs_notice(slips);
}

TEST_CASE("A passive that changes other rules than its text says is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"sv5-34", "it.opponent.bench_count", "it.owner.bench_count"},
        {"sv7-130", "attacker = basic, ", ""},
        {"sv1-68", "\"paralyzed\"", "\"asleep\""},
        {"sv9-95", "\"item\"", "\"supporter\""},
        {"sv10-51", "origin = \"attack\"", "origin = \"ability\""},
        {"me2-56", "value = -1", "value = -2"},
        {"sv9-56", "subject = \"opponent\"", "subject = \"any\""},
        {"me1-10", "return 2", "return 3"},
        {"sv7-131", "> 0", "> 1"},
        {"sv10-180", "subject = \"any\"", "subject = \"own\""},
        {"sv8-143", "where = \"active\"", "where = \"bench\""},
        {"xy4-100", "Manectric", "Gardevoir"},
        {"sv6-50", "subject = \"opponent\"", "subject = \"own\""},
        {"me2-29", "value = 1", "value = 2"},
        {"xy3-77", "if game:flip()", "if not game:flip()"},
        {"sv7-44", ">= 200", "> 200"},
        {"sv7-107", "\"metal\"", "\"water\""},
        {"swsh2-100", "where = \"bench\"", "where = \"active\""},
        {"sv5-84", "subject = \"own\"", "subject = \"opponent\""},
    };
    check_pairs_notice(slips);
}

TEST_CASE("A reaction that is not what the rows of its text expect is noticed",
          "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        // to damage
        {"sv8-49", "it.attacker", "it.self"},       // to whom
        {"me2pt5-27", "on_damage", "on_turn_end"},  // at what
        // to Energy that is attached
        {"dp3-31", "type = \"fire\"", "type = \"water\""},
        {"sv9-107", "game:heal(it.target", "game:heal(it.self"},
        {"dp3-16", "optional = true,", ""},
        {"sv8-191", "game:draw(4)", "game:draw(3)"},
        {"sv2-190", "where = \"bench\",", ""},
        // to what is played, or moves
        {"dp3-1", "\"supporter\"", "\"item\""},
        {"sv10-3", "on_move_to_active", "on_move_to_bench"},
        {"me1-38", "uses = \"once_per_turn\",", ""},
        {"me2pt5-101", "it.target", "it.opponent.active"},
        {"sv10-74", "stacks = false,", ""},
        {"dp5-15", "\"poke-power\"", "\"pokemon-power\""},
        // to the ends of turns, and in between
        {"sv6pt5-63", "on_turn_end", "on_turn_begin"},
        {"sv10-96", "basic), 2)", "basic), 3)"},
        // to Knock Outs
        {"sv3-197", "it.attacker", "it.attacker.owner.bench[1]"},
        {"sv9-8", "it.attacker, 6", "it.attacker, 5"},
        {"sv8-162", "max = 3", "max = 2"},
    };
    check_pairs_notice(slips);
}

// Run by `tools/dev breaks`, not with the other tests.
TEST_CASE("Breaks of scripts are noticed by the texts", "[.breaks]")
{
    Ground ground;
    const auto wanted = static_cast<std::uint32_t>(number_from("PTCG_BREAKS", 500));
    Random random(static_cast<std::uint64_t>(number_from("PTCG_SEED", 1)));
    std::map<DefId, const ReadCard*> whole;
    for (const ReadCard& card : ground.cards()) {
        if (card.whole) whole.emplace(card.card, &card);
    }
    const auto all = static_cast<std::uint32_t>(whole.size());
    // One break a card, so that all can be loaded at once.
    std::map<DefId, test::ScriptBreak> broken;
    const auto pool = ground.changed([&](DefId card, std::string& source) {
        if (!whole.contains(card) || random.below(all) >= wanted * 5 / 4) return;
        for (int tries = 0; tries < 30; ++tries) {
            std::optional<test::ScriptBreak> one = test::break_script(source, random);
            if (!one) continue;
            source = one->source;
            broken.emplace(card, std::move(*one));
            return;
        }
    });
    TextComparison with_text(*pool, ground.drafted(), ground.rules());
    TextComparison with_script(*pool, ground.pool(), ground.rules());
    ScriptHost host(pool->scripts, pool->library);
    const auto differ = [&](TextComparison& comparison, DefId card, int scenes,
                            std::uint64_t first) {
        return std::ranges::any_of(whole.at(card)->texts, [&](const phrases::EffectText& text) {
            return !comparison.compare(card, text, scenes, 0, {}, first).difference.empty();
        });
    };
    struct Count {
        int all = 0, refused = 0, same = 0, noticed = 0;
    };
    std::map<std::string, Count> counts;
    for (const auto& [card, one] : broken) {
        const DefId cards[] = {card};
        Count& count = counts[one.kind];
        if (!host.prepare(cards)) {
            ++count.refused;
            continue;
        }
        ++count.all;
        if (differ(with_text, card, 60, 0)) {
            ++count.noticed;
            continue;
        }
        const bool same = !differ(with_script, card, 1000, 1000);
        count.same += same ? 1 : 0;
        fmt::print("{} {} ({}): {}\n", same ? "changes nothing:" : "not noticed:    ",
                   ground.pool().library.text(card).id, one.kind, one.change);
    }
    Count sum;
    for (const auto& [kind, count] : counts) {
        fmt::print("{:18} {:4} of {:4} noticed; {} change nothing, {} do not load\n", kind,
                   count.noticed, count.all - count.same, count.same, count.refused);
        sum.noticed += count.noticed;
        sum.all += count.all - count.same;
    }
    fmt::print("{:18} {:4} of {:4} noticed\n", "all", sum.noticed, sum.all);
    CHECK(sum.noticed * 100 >= sum.all * 95);
}
