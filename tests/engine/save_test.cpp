// Saves: damaged ones are rejected, saves in the present format keep loading, and an idle match is
// restored exactly.

#include "ptcg/save.hpp"

#include <fstream>
#include <iterator>
#include <sstream>

#include "fuzz/save_checksum.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/state_fields.hpp"
#include "ptcg/view.hpp"
#include "support/asking_cards.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::save_test {

using namespace ptcg::test;

namespace {

/// Returns a match in the middle of a card's text, under rules that never change.
Match waiting_match(AskingCards& cards)
{
    static const Ruleset plain;
    const auto deck = cards.asking_deck();
    Result<Match> started =
        Match::start(cards.library, plain, &cards.effects,
                     {.deck_one = deck, .deck_two = deck, .seed = 8, .decision_cap = 500});
    REQUIRE(started);
    Match& match = started.value();
    Random random(8);
    while (!match.state().checkpointed || match.turn() < 6) {
        REQUIRE(match.decision() != nullptr);
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
        REQUIRE(match.decision() != nullptr);
    }
    return std::move(match);
}

/// Describes what is known about a match besides its save.
std::string described(Match& match)
{
    std::ostringstream text;
    text << std::hex << hash(match.state()) << std::dec << " turn " << match.turn();
    if (const Decision* open = match.decision()) {
        text << ", " << name_of(open->purpose) << " of " << open->options.size();
    }
    return text.str();
}

/// Returns the unread rest of the stream.
std::string text_after(std::istream& in)
{
    return {std::istreambuf_iterator<char>(in), {}};
}

std::filesystem::path sample_file()
{
    return tests_folder() / "golden/saves/format-4.txt";
}

// ---- comparing what viewers see

bool same(const PileView& a, const PileView& b)
{
    if (a.count != b.count || a.known_count != b.known_count) return false;
    for (std::size_t i = 0; i < a.known_count; ++i) {
        if (a.known[i].place != b.known[i].place || a.known[i].def != b.known[i].def) return false;
    }
    return true;
}

bool same(const PokemonView& a, const PokemonView& b)
{
    for (std::size_t i = 0; i < a.attached.size(); ++i) {
        if (a.attached[i].def != b.attached[i].def || a.attached[i].role != b.attached[i].role) {
            return false;
        }
    }
    return a.present == b.present && a.face_down == b.face_down && a.def == b.def && a.hp == b.hp &&
           a.damage == b.damage && a.conditions == b.conditions &&
           a.retreat_cost == b.retreat_cost && a.types == b.types && a.evolved == b.evolved &&
           a.attached_count == b.attached_count;
}

bool same(const PlayerView& a, const PlayerView& b)
{
    for (std::size_t i = 0; i < a.pokemon.size(); ++i) {
        if (!same(a.pokemon[i], b.pokemon[i])) return false;
    }
    return a.bench_count == b.bench_count && same(a.hand, b.hand) && same(a.deck, b.deck) &&
           same(a.discard, b.discard) && same(a.prizes, b.prizes) &&
           same(a.lost_zone, b.lost_zone) && same(a.beside, b.beside) &&
           a.turns_taken == b.turns_taken;
}

bool same(const View& a, const View& b)
{
    return a.turn == b.turn && a.turn_player == b.turn_player &&
           a.starting_player == b.starting_player && a.outcome == b.outcome &&
           a.winner == b.winner && a.reason == b.reason && a.energy_attached == b.energy_attached &&
           a.supporters_played == b.supporters_played && a.stadiums_played == b.stadiums_played &&
           a.retreats == b.retreats && a.stadium == b.stadium &&
           a.stadium_owner == b.stadium_owner && same(a.player[0], b.player[0]) &&
           same(a.player[1], b.player[1]);
}

void check_same_question(Match& one, Match& two)
{
    const Decision* a = one.decision();
    const Decision* b = two.decision();
    REQUIRE((a == nullptr) == (b == nullptr));
    if (a == nullptr) return;
    CHECK(a->asked == b->asked);
    CHECK(a->purpose == b->purpose);
    CHECK(a->ordered == b->ordered);
    CHECK(a->source == b->source);
    CHECK(a->effect == b->effect);
    CHECK(a->min == b->min);
    CHECK(a->max == b->max);
    CHECK(std::equal(a->options.begin(), a->options.end(), b->options.begin(), b->options.end()));
    CHECK(std::equal(a->words.begin(), a->words.end(), b->words.begin(), b->words.end()));
}

}  // namespace

TEST_CASE("a save with any byte changed is refused", "[errors][save]")
{
    AskingCards cards;
    Match match = waiting_match(cards);
    std::string bytes = save_match(match);
    const Ruleset& rules = match.ruleset();
    REQUIRE(load_match(bytes, cards.library, rules, &cards.effects, {}));
    const MatchState before = match.state();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const char good = bytes[at];
        bytes[at] = static_cast<char>(good ^ (1 << (at % 8)));
        const auto loaded = load_match(bytes, cards.library, rules, &cards.effects, {});
        if (loaded || loaded.error().message.empty()) FAIL("byte " << at << " was not missed");
        bytes[at] = good;
    }
    CHECK(match.state() == before);
}

TEST_CASE("a save with any byte changed and the checksum made right is refused or can be played",
          "[errors][save]")
{
    AskingCards cards;
    Match match = waiting_match(cards);
    const Ruleset& rules = match.ruleset();
    const std::string good = save_match(match);
    Random random(1);
    int refused = 0, played = 0;
    for (std::size_t at = fuzz::body_at(good); at < good.size(); ++at) {
        for (const int bits : {0x01, 0x02, 0x80, 0xff}) {
            std::string bytes = good;
            bytes[at] = static_cast<char>(bytes[at] ^ bits);
            fuzz::make_checksum_right(bytes);
            auto loaded = load_match(bytes, cards.library, rules, &cards.effects, {});
            if (!loaded) {
                ++refused;
                continue;
            }
            ++played;
            Match& changed = loaded.value().match;
            for (int answers = 0; answers < 3 && changed.decision() != nullptr; ++answers) {
                static_cast<void>(changed.answer(random_answer(*changed.decision(), random)));
                const std::string broken = invariant_broken(changed.rules());
                if (!broken.empty()) {
                    FAIL_CHECK("byte " << at << " changed by " << bits << ": " << broken);
                    break;
                }
            }
        }
    }
    CHECK(refused > 0);
    CHECK(played > 0);
}

TEST_CASE("a save of the present format goes on loading", "[save]")
{
    std::ifstream file(sample_file());
    REQUIRE(file);
    std::string about;
    std::getline(file, about);
    AskingCards cards;
    const Ruleset rules;
    Result<LoadedMatch> loaded =
        load_match(text_after(file), cards.library, rules, &cards.effects, {});
    // After an intended change of the format, ptcg_tests "[write-sample-save]" writes it again.
    if (!loaded) FAIL(loaded.error().message);
    Match& match = loaded.value().match;
    CHECK(described(match) == about);
    Random random(3);
    while (match.decision() != nullptr) {
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
    }
    CHECK(match.outcome() != Outcome::void_match);
}

TEST_CASE("a save says for people who is asked what", "[save]")
{
    AskingCards cards;
    Match match = waiting_match(cards);
    const Decision* open = match.decision();
    REQUIRE(open != nullptr);
    const std::string who = open->asked == PlayerId::one ? "one" : "two";
    const std::string asked = "player " + who + ": " + std::string(name_of(open->purpose)) + ", ";
    CHECK(save_match(match).find(asked) != std::string::npos);
    Random random(3);
    while (match.decision() != nullptr) {
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
    }
    CHECK(save_match(match).find("nobody: the match is over") != std::string::npos);
}

TEST_CASE("write the sample save", "[.][write-sample-save]")
{
    AskingCards cards;
    Match match = waiting_match(cards);
    std::filesystem::create_directories(sample_file().parent_path());
    std::ofstream(sample_file()) << described(match) << '\n' << save_match(match);
}

TEST_CASE("a save tells under which ruleset it was made", "[save]")
{
    NeutralCards cards;
    const std::vector<DefId> deck = cards.deck({{20, "Bystander"}});
    Result<Match> match = Match::start(cards.library, profile("sv"), nullptr,
                                       {.deck_one = deck, .deck_two = deck, .seed = 1});
    REQUIRE(match);
    std::string bytes = save_match(match.value());
    CHECK(is_saved_under(bytes, profile("sv")));
    CHECK_FALSE(is_saved_under(bytes, profile("dp")));
    for (const std::size_t size : {0u, 3u, 12u, 20u, 50u, 70u}) {
        CHECK_FALSE(is_saved_under(std::string_view(bytes).substr(0, size), profile("sv")));
    }
    ++bytes[0];
    CHECK_FALSE(is_saved_under(bytes, profile("sv")));
    --bytes[0];
    ++bytes[11];  // the version
    CHECK_FALSE(is_saved_under(bytes, profile("sv")));
}

TEST_CASE("each text has a name that finds it", "[save]")
{
    NeutralCards cards;
    const Handler hp{.hook = Hook::hp, .value = 10};
    const Handler types{.hook = Hook::types, .ability = 0, .value = 1};
    cards.pokemon({.name = "Silent"});
    cards.library.add_lasting(cards["Silent"], "One", std::array{hp});
    cards.library.add_lasting(cards["Silent"], "None", {});
    cards.library.add_lasting(cards["Silent"], "Two", std::array{types, hp});
    cards.pokemon({.name = "Wordy", .handlers = {types, hp, types}});
    cards.library.add_lasting(cards["Wordy"], "First", std::array{types});
    const auto names = [&](const char* card) {
        std::vector<std::string> all;
        for (std::uint16_t i = 0; i < cards.library.handler_count(); ++i) {
            const std::string name = text_name(cards.library, cards[card], i);
            if (name.empty()) continue;
            CHECK(find_text(cards.library, cards[card], name) == i);
            all.push_back(name);
        }
        return all;
    };
    using Names = std::vector<std::string>;
    CHECK(names("Silent") == Names{"hp", "types", "hp 2"});
    CHECK(names("Wordy") == Names{"types", "hp", "types 2", "types 3"});
    CHECK(names("Bystander").empty());
    for (const char* none : {"", "hp 1", "hp 3", "types 2", "damage_taken"}) {
        CHECK(find_text(cards.library, cards["Silent"], none) == std::nullopt);
    }
    CHECK(text_name(cards.library, cards["Wordy"], 0xffff).empty());
    CHECK(text_name(cards.library, no_def, 0).empty());
}

TEST_CASE("an idle match that was put away comes back exactly", "[properties][save]")
{
    AskingCards cards;
    AskingCards other_process;
    const Ruleset rules;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto deck = cards.asking_deck();
        Result<Match> started = Match::start(
            cards.library, rules, &cards.effects,
            {.deck_one = deck, .deck_two = deck, .seed = seed, .explicit_chance = seed == 2});
        REQUIRE(started);
        Match& match = started.value();
        Random random(seed);
        while (match.decision() != nullptr) {
            Result<LoadedMatch> loaded = load_match(save_match(match), other_process.library, rules,
                                                    &other_process.effects, {});
            REQUIRE(loaded);
            Match& back = loaded.value().match;
            CHECK(hash(back.state()) == hash(match.state()));
            check_same_question(match, back);
            for (const Audience viewer : {seen_by(PlayerId::one), seen_by(PlayerId::two),
                                          seen_by_spectators, seen_by_all}) {
                View as_it_was, as_it_is;
                make_view(match.rules(), viewer, as_it_was);
                make_view(back.rules(), viewer, as_it_is);
                CHECK(same(as_it_was, as_it_is));
            }
            const auto picks = random_answer(*match.decision(), random);
            const std::uint32_t from = match.state().published;
            REQUIRE(match.answer(picks));
            REQUIRE(back.answer(picks));
            CHECK(back.state() == match.state());
            CHECK(back.events_for(seen_by(PlayerId::one), from) ==
                  match.events_for(seen_by(PlayerId::one), from));
        }
    }
}

TEST_CASE("a save says what it needs, without a library", "[save]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    const std::string save = save_match(duel.match);
    const Result<SaveInfo> info = info_of_save(save);
    REQUIRE(info);
    CHECK(info.value().packs.empty());  // these cards come from no pack
    CHECK(info.value().asked.starts_with("player "));
    CHECK(info_of_save(save.substr(0, save.size() - 9)).error().message ==
          "the save is damaged or truncated: the checksum does not match");
    CHECK(info_of_save("?").error().message == "this is not a saved match");
}

TEST_CASE("a save whose lists are full to the brim loads", "[save]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        Table& t = game.table();
        for (Lasting& effect : t.lasting) {
            effect = {.def = cards["Bystander"],
                      .kind = LastingKind::no_retreat,
                      .subject = static_cast<std::uint8_t>(game.active(PlayerId::one)),
                      .turn = 9};
        }
        t.lasting_count = static_cast<std::uint8_t>(t.lasting.size());
        for (MemoRecord& memo : t.memos) {
            memo = {.what = Memo::healed, .player = PlayerId::one, .turn = 3};
        }
        t.memo_count = static_cast<std::uint8_t>(t.memos.size());
    });
    REQUIRE(duel.next() != nullptr);
    const std::string bytes = save_match(duel.match);
    Result<LoadedMatch> loaded =
        load_match(bytes, cards.library, profile("sv"), &cards.effects, {});
    REQUIRE(loaded);
    CHECK(loaded.value().match.state() == duel.match.state());
}

TEST_CASE("a save with as many answers of an effect as are remembered loads", "[save]")
{
    NeutralCards cards;
    constexpr std::size_t most = std::tuple_size_v<decltype(Answers::data)> / 2;
    cards.trainer("Nag", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        for (std::size_t i = 0; i <= most; ++i) {  // an answer is the number of picks and one pick
            bool yes = false;
            const Status s = game.ask_yes_no(it.owner, Purpose::yes_no, yes);
            if (s != Status::done) return s;
        }
        return Status::done;
    });
    Duel duel(cards, profile("sv"));
    duel.match.verify_reruns(false);
    duel.add_to_hand(PlayerId::one, "Nag");
    duel.play("Nag");
    while (duel.match.state().answers.used + std::size_t{2} <=
           duel.match.state().answers.data.size()) {
        REQUIRE(duel.match.answer(1));
    }
    REQUIRE(duel.match.decision()->purpose == Purpose::yes_no);
    CHECK(duel.match.state().answers.used == duel.match.state().answers.data.size());
    const std::string bytes = save_match(duel.match);
    Result<LoadedMatch> loaded =
        load_match(bytes, cards.library, profile("sv"), &cards.effects, {});
    REQUIRE(loaded);
    CHECK(loaded.value().match.state() == duel.match.state());
}

}  // namespace ptcg::save_test
