// Forks, copies, saves, and many matches in one call.

#include <algorithm>
#include <cstring>
#include <thread>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A fork plays on alike, and does not concern the match it came from", "[c][fork]")
{
    const Host other_host = host_of(real_library());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Match match = start(seed);
        Lots lots(seed);
        play(match.get(), lots, 40);
        const std::uint64_t before = hash(match.get());
        const Match fork = fork_of(match.get());
        const Match elsewhere = fork_of(match.get(), other_host.get());
        CHECK(hash(fork.get()) == before);
        CHECK(question_of(fork.get()) == question_of(match.get()));
        Lots first = lots;
        Lots second = lots;
        Lots third = lots;
        play(fork.get(), first);
        CHECK(hash(match.get()) == before);
        play(elsewhere.get(), second);
        play(match.get(), third);
        CHECK(hash(match.get()) == hash(fork.get()));
        CHECK(hash(match.get()) == hash(elsewhere.get()));
    }
}

TEST_CASE("A copy goes where the other match stands", "[c][fork]")
{
    const Match from = start(1);
    const Match to = start(2);
    Lots lots(1);
    play(to.get(), lots, 60);
    play(from.get(), lots, 30);
    REQUIRE(ptcg_match_copy(to.get(), from.get()) == PTCG_OK);
    CHECK(hash(to.get()) == hash(from.get()));
    CHECK(question_of(to.get()) == question_of(from.get()));
    CHECK(ptcg_match_copy(to.get(), to.get()) == PTCG_OK);

    // The events it recorded before belonged to another match.
    size_t count = 0;
    uint32_t next = 0;
    ptcg_event events[256];
    REQUIRE(ptcg_match_events(to.get(), 7, 0, events, 256, &count, &next) == PTCG_OK);
    CHECK(count == 0);
    const uint32_t begin = next;
    play(to.get(), lots, 10);
    REQUIRE(ptcg_match_events(to.get(), 7, 0, events, 256, &count, &next) == PTCG_OK);
    CHECK(count > 0);
    CHECK(next - count == begin);

    ptcg_setup wanted = setup(1);
    wanted.ruleset = "sv";
    wanted.flags = PTCG_UNCHECKED_DECKS;
    const Match of_another_era = start(real_host(), wanted);
    CHECK(ptcg_match_copy(of_another_era.get(), from.get()) == PTCG_ERROR_MISMATCH);
    ptcg_status status = PTCG_OK;
    const Library small = load(small_pack(), status);
    const Host small_host = host_of(small.get());
    ptcg_match* made = nullptr;
    CHECK(ptcg_match_fork(from.get(), small_host.get(), &made) == PTCG_ERROR_MISMATCH);
    CHECK(made == nullptr);
}

TEST_CASE("A match goes back to what it was, with its events up to there", "[c][fork]")
{
    const Match match = start(1);
    Lots lots(1);
    play(match.get(), lots, 20);
    const auto events = [&](std::uint32_t from) {
        Text text;
        REQUIRE(ptcg_match_events_json(match.get(), PTCG_SEEN_BY_JUDGE, from, &text.raw) ==
                PTCG_OK);
        return text.string();
    };
    const std::string before = events(0);
    const std::uint64_t state = hash(match.get());
    const Match earlier = fork_of(match.get());
    play(match.get(), lots, 20);
    std::size_t count = 0;
    std::uint32_t heard = 0;
    std::vector<ptcg_event> all(1000);
    REQUIRE(ptcg_match_events(match.get(), 7, 0, all.data(), all.size(), &count, &heard) ==
            PTCG_OK);

    CHECK(ptcg_match_restore(earlier.get(), match.get()) == PTCG_ERROR_ARGUMENT);
    REQUIRE(ptcg_match_restore(match.get(), earlier.get()) == PTCG_OK);
    CHECK(hash(match.get()) == state);
    CHECK(events(0) == before);
    // Whoever has heard more learns where the match is now.
    std::uint32_t next = 0;
    REQUIRE(ptcg_match_events(match.get(), 7, heard, all.data(), all.size(), &count, &next) ==
            PTCG_OK);
    CHECK(count == 0);
    CHECK(next < heard);
}

TEST_CASE("Others learn who is asked and for what, and nothing that shows a hand", "[c][view]")
{
    const Match match = start(1);
    Lots lots(1);
    bool asked_one = false;
    for (int i = 0; i < 200 && decision(match.get()).asked != PTCG_NOBODY; ++i) {
        const ptcg_decision open = decision(match.get());
        const auto told = [&](int audience) {
            Text text;
            REQUIRE(ptcg_match_decision_json_for(match.get(), audience, &text.raw) == PTCG_OK);
            return text.string();
        };
        const int own = open.asked == PTCG_PLAYER_ONE ? PTCG_SEEN_BY_ONE : PTCG_SEEN_BY_TWO;
        asked_one = asked_one || open.asked == PTCG_PLAYER_ONE;
        CHECK(told(own) == question_of(match.get()));
        CHECK(told(PTCG_SEEN_BY_JUDGE) == question_of(match.get()));
        const std::string wanted = "{\"schema\":1,\"asked\":" + std::to_string(open.asked) +
                                   ",\"purpose\":\"" + ptcg_name(PTCG_NAMES_PURPOSE, open.purpose) +
                                   "\",\"turn\":" + std::to_string(open.turn) + "}";
        CHECK(told(PTCG_SEEN_BY_SPECTATORS) == wanted);
        CHECK(told(PTCG_SEEN_BY_ONE + PTCG_SEEN_BY_TWO - own) == wanted);
        play(match.get(), lots, 1);
    }
    CHECK(asked_one);
    Text text;
    CHECK(ptcg_match_decision_json_for(match.get(), 3, &text.raw) == PTCG_ERROR_ARGUMENT);

    // Chance is nobody's: spectators share its number, but not its question.
    ptcg_setup wanted = setup(1);
    wanted.flags = PTCG_EXPLICIT_CHANCE;
    const Match open = start(real_host(), wanted);
    REQUIRE(decision(open.get()).asked == PTCG_CHANCE);
    REQUIRE(ptcg_match_decision_json_for(open.get(), PTCG_SEEN_BY_SPECTATORS, &text.raw) ==
            PTCG_OK);
    CHECK_THAT(text.string(), !ContainsSubstring("options"));
}

TEST_CASE("A question of a text names its attack or Ability", "[c][view]")
{
    int by_attack = 0;
    int by_ability = 0;
    for (std::uint64_t seed = 1; seed <= 20 && (by_attack == 0 || by_ability == 0); ++seed) {
        const Match match = start(seed);
        Lots lots(seed);
        for (; decision(match.get()).asked != PTCG_NOBODY; play(match.get(), lots, 1)) {
            const ptcg_decision open = decision(match.get());
            const std::string said = question_of(match.get());
            const std::string secret = open.secret == 1 ? "true" : "false";
            CHECK_THAT(said, ContainsSubstring("\"secret\":" + secret));
            if (open.effect == 0xff) continue;
            const bool attack = open.origin_attack == 1;
            ++(attack ? by_attack : by_ability);
            CHECK_THAT(said,
                       ContainsSubstring("\"effect\":" + std::to_string(open.effect) +
                                         (attack ? ",\"origin_attack\":true,\"attack\":\""
                                                 : ",\"origin_attack\":false,\"ability\":\"")));
        }
    }
    CHECK(by_attack > 0);
    CHECK(by_ability > 0);
}

TEST_CASE("A save says what it needs", "[c][save]")
{
    const Match match = start(1);
    Text save;
    REQUIRE(ptcg_match_save(match.get(), &save.raw) == PTCG_OK);
    Text info;
    REQUIRE(ptcg_save_info(save.raw.data, save.raw.length, &info.raw) == PTCG_OK);
    CHECK_THAT(info.string(), ContainsSubstring(R"({"packs":[{"id":")") &&
                                  ContainsSubstring(R"("asked":"player )"));
    // Each with the hash by which the library knows it.
    Text packs;
    REQUIRE(ptcg_library_list(real_library(), PTCG_PACKS, &packs.raw) == PTCG_OK);
    const std::string said = info.string();
    const std::size_t hash = said.find("\"hash\":");
    CHECK_THAT(packs.string(), ContainsSubstring(said.substr(hash, said.find('}', hash) - hash)));
    CHECK(ptcg_save_info("ptcgsave", 8, &info.raw) == PTCG_ERROR_SAVE);
    CHECK(ptcg_save_info(nullptr, 8, &info.raw) == PTCG_ERROR_ARGUMENT);

    ptcg_match* made = nullptr;
    REQUIRE(ptcg_match_load_noted(real_host(), save.raw.data, save.raw.length, 0,
                                  PTCG_FAILURE_VOIDS, &made, &info.raw) == PTCG_OK);
    ptcg_match_free(made);
    CHECK(info.string().empty());
}

TEST_CASE("What a loaded match has lost is noted", "[c][save]")
{
    const auto asks = [](const char* what) {
        return std::string("card.attack[\"Push\"] = function(game) ") + what + " end\n";
    };
    ptcg_status status = PTCG_OK;
    const Library first = load(pack_with(asks("game:ask() game:draw(1)")), status);
    REQUIRE(status == PTCG_OK);
    const Library second = load(pack_with(asks("game:choose_number(1, 3) game:draw(1)")), status);
    REQUIRE(status == PTCG_OK);
    const Host host = host_of(first.get());
    const Host other = host_of(second.get());
    const Match match = start(host.get(), walls(5));
    Lots lots(7);
    const int purpose = ptcg_number(PTCG_NAMES_PURPOSE, "yes_no");
    while (decision(match.get()).purpose != purpose) {
        REQUIRE(decision(match.get()).asked != PTCG_NOBODY);
        play(match.get(), lots, 1);
    }
    Text save;
    Text note;
    ptcg_match* made = nullptr;
    REQUIRE(ptcg_match_save(match.get(), &save.raw) == PTCG_OK);
    REQUIRE(ptcg_match_load_noted(other.get(), save.raw.data, save.raw.length,
                                  PTCG_ACCEPT_OTHER_PACKS, PTCG_FAILURE_VOIDS, &made,
                                  &note.raw) == PTCG_OK);
    ptcg_match_free(made);
    CHECK(note.string() == "the packs have changed, so the waiting effect asks again");
}

TEST_CASE("Events have names beside numbers", "[c][events]")
{
    const Match match = start(22);
    Lots lots(22);
    play(match.get(), lots);
    Text text;
    REQUIRE(ptcg_match_events_json(match.get(), PTCG_SEEN_BY_JUDGE, 0, &text.raw) == PTCG_OK);
    for (const char* member : {"\"attack\":\"", "\"heads\":true", "\"condition\":\"",
                               "\"reason\":\"", "\"outcome\":\"won\""}) {
        CHECK_THAT(text.string(), ContainsSubstring(member));
    }
}

TEST_CASE("What each pack's scripts cost can be asked for", "[c]")
{
    ptcg_status status = PTCG_OK;
    const Library library = load(small_pack(), status);
    const Host host = host_of(library.get());
    const Match match = start(host.get(), walls(1));
    Lots lots(1);
    play(match.get(), lots);
    Text text;
    REQUIRE(ptcg_host_usage_json(host.get(), &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring(R"([{"pack":"x1","loaded_bytes":)") &&
                                  !ContainsSubstring(R"("calls":0})"));
}

TEST_CASE("A saved match comes back exactly", "[c][save]")
{
    for (const char* ruleset : {"dp", static_cast<const char*>(nullptr)}) {
        ptcg_setup wanted = setup(11);
        wanted.ruleset = ruleset;  // null: the format both decks name
        const Match match = start(real_host(), wanted);
        Lots lots(11);
        play(match.get(), lots, 50);
        Text save;
        REQUIRE(ptcg_match_save(match.get(), &save.raw) == PTCG_OK);
        ptcg_match* made = nullptr;
        const ptcg_status status = ptcg_match_load(real_host(), save.raw.data, save.raw.length, 0,
                                                   PTCG_FAILURE_VOIDS, &made);
        INFO(ptcg_last_error());
        REQUIRE(status == PTCG_OK);
        const Match loaded(made);
        CHECK(hash(loaded.get()) == hash(match.get()));
        CHECK(question_of(loaded.get()) == question_of(match.get()));
        Lots same = lots;
        play(match.get(), lots);
        play(loaded.get(), same);
        CHECK(hash(loaded.get()) == hash(match.get()));
    }
}

TEST_CASE("A save that is damaged or of other packs is refused with the reason",
          "[c][save][errors]")
{
    const Match match = start(12);
    Text save;
    REQUIRE(ptcg_match_save(match.get(), &save.raw) == PTCG_OK);
    const std::string good = save.string();
    const auto reason = [](ptcg_host* host, const std::string& bytes, uint32_t flags = 0) {
        ptcg_match* made = nullptr;
        const ptcg_status status =
            ptcg_match_load(host, bytes.data(), bytes.size(), flags, 0, &made);
        const Match loaded(made);
        if (status == PTCG_OK) return std::string("loaded");
        CHECK(status == PTCG_ERROR_SAVE);
        CHECK(made == nullptr);
        return std::string(ptcg_last_error());
    };
    CHECK(reason(real_host(), good) == "loaded");
    CHECK(reason(real_host(), "") == "this is not a saved match");
    CHECK_THAT(reason(real_host(), good.substr(0, 100)), ContainsSubstring("truncated"));
    for (std::size_t at = 0; at < good.size(); at += 97) {
        std::string damaged = good;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
        CHECK(reason(real_host(), damaged) != "loaded");
    }
    ptcg_status status = PTCG_OK;
    Files files = small_pack();
    const Library small = load(files, status);
    const Host small_host = host_of(small.get());
    CHECK_THAT(reason(small_host.get(), good), ContainsSubstring("no loaded pack has the card"));
    CHECK(reason(small_host.get(), good, PTCG_ACCEPT_OTHER_PACKS) != "loaded");

    // A pack that has changed a little since.
    REQUIRE(ptcg_match_save(start(small_host.get(), walls(0)).get(), &save.raw) == PTCG_OK);
    const Library same = load(files, status);
    CHECK(reason(host_of(same.get()).get(), save.string()) == "loaded");
    std::string& wall = files["x1/001-wall.toml"];
    wall.replace(wall.find("hp = "), 5, "hp = 1");
    const Library changed = load(files, status);
    const Host changed_host = host_of(changed.get());
    CHECK_THAT(reason(changed_host.get(), save.string()), ContainsSubstring("different packs"));
    CHECK(reason(changed_host.get(), save.string(), PTCG_ACCEPT_OTHER_PACKS) == "loaded");
}

TEST_CASE("A view has what its viewer may know, and nothing else", "[c][view]")
{
    const Match match = start(21);
    Lots lots(21);
    play(match.get(), lots, 30);
    const ptcg_view one = view_of(match.get(), PTCG_SEEN_BY_ONE);
    const ptcg_view judge = view_of(match.get(), PTCG_SEEN_BY_JUDGE);
    const ptcg_view others = view_of(match.get(), PTCG_SEEN_BY_SPECTATORS);
    const auto known_in = [](const ptcg_view& view, int player, unsigned zone) {
        int count = 0;
        for (unsigned i = 0; i < view.card_count; ++i) {
            count += view.cards[i].where == 32 + 8 * player + static_cast<int>(zone) ? 1 : 0;
        }
        return count;
    };
    const auto hand = static_cast<unsigned>(ptcg_number(PTCG_NAMES_ZONE, "hand"));
    const auto deck = static_cast<unsigned>(ptcg_number(PTCG_NAMES_ZONE, "deck"));
    CHECK(known_in(one, 0, hand) == one.player[0].hand);
    CHECK(known_in(one, 1, deck) == 0);
    CHECK(known_in(judge, 1, deck) == judge.player[1].deck);
    CHECK(known_in(others, 0, hand) == 0);
    Text text;
    REQUIRE(ptcg_match_view_json(match.get(), PTCG_SEEN_BY_SPECTATORS, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(),
               ContainsSubstring("\"hand\":{\"count\":" + std::to_string(others.player[0].hand) +
                                 ",\"cards\":[]}"));
}

TEST_CASE("Events come in order, in as many pieces as the host likes", "[c][events]")
{
    const Match match = start(22);
    Lots lots(22);
    play(match.get(), lots, 60);
    const auto all_in_pieces = [&](std::size_t piece, int audience) {
        std::vector<ptcg_event> all;
        std::vector<ptcg_event> some(piece);
        uint32_t from = 0;
        size_t count = 0;
        do {
            uint32_t next = 0;
            REQUIRE(ptcg_match_events(match.get(), audience, from, some.data(), piece, &count,
                                      &next) == PTCG_OK);
            CHECK(next == from + count);
            all.insert(all.end(), some.begin(), some.begin() + static_cast<std::ptrdiff_t>(count));
            from = next;
        } while (count > 0);
        return all;
    };
    const auto whole = all_in_pieces(100'000, PTCG_SEEN_BY_ONE);
    const auto pieces = all_in_pieces(7, PTCG_SEEN_BY_ONE);
    REQUIRE(whole.size() == pieces.size());
    REQUIRE(whole.size() > 60);
    CHECK(std::memcmp(whole.data(), pieces.data(), whole.size() * sizeof whole[0]) == 0);
    const int drew = ptcg_number(PTCG_NAMES_EVENT, "drew");
    for (const ptcg_event& event : whole) {
        if (event.kind == drew && event.player == 1) CHECK(event.card == PTCG_NO_CARD);
        if (event.kind == drew && event.player == 0) CHECK(event.card != PTCG_NO_CARD);
    }
    Text text;
    REQUIRE(ptcg_match_events_json(match.get(), PTCG_SEEN_BY_ONE, 0, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("{\"first\":0,\"next\":" +
                                                std::to_string(whole.size()) + ",\"events\":[{"));
    ptcg_setup quiet = setup(22);
    quiet.flags = PTCG_NO_EVENTS;
    const Match silent = start(real_host(), quiet);
    size_t count = 1;
    uint32_t next = 0;
    REQUIRE(ptcg_match_events(silent.get(), 7, 0, nullptr, 0, &count, &next) == PTCG_OK);
    CHECK(count == 0);
}

TEST_CASE("A step of many matches is a step of each", "[c][batch][threads]")
{
    const Host second_host = host_of(real_library());
    constexpr std::size_t count = 12;
    for (const uint32_t threads : {1u, 2u, 5u}) {
        std::vector<Match> singles;
        std::vector<Match> together;
        std::vector<ptcg_match*> handles;
        std::vector<Lots> lots;
        for (std::size_t i = 0; i < count; ++i) {
            singles.push_back(start(100 + i));
            ptcg_host* const host = i % 2 == 0 ? real_host() : second_host.get();
            together.push_back(start(host, setup(100 + i)));
            handles.push_back(together.back().get());
            lots.emplace_back(i);
        }
        constexpr std::size_t stride = 60;
        constexpr std::size_t options_stride = 128;
        std::vector<uint16_t> picks(count * stride);
        std::vector<uint16_t> pick_counts(count, PTCG_NO_ANSWER);
        std::vector<ptcg_decision> decisions(count);
        std::vector<ptcg_option> options(count * options_stride);
        std::vector<ptcg_view> views(count);
        std::vector<int32_t> statuses(count, -1);
        ptcg_batch batch{};
        batch.size = sizeof batch;
        batch.matches = handles.data();
        batch.count = count;
        batch.picks = picks.data();
        batch.picks_stride = stride;
        batch.pick_counts = pick_counts.data();
        batch.decisions = decisions.data();
        batch.options = options.data();
        batch.options_stride = options_stride;
        batch.views = views.data();
        batch.statuses = statuses.data();
        batch.threads = threads;
        for (int step = 0; step < 400; ++step) {
            REQUIRE(ptcg_batch_step(&batch) == PTCG_OK);
            bool all_over = true;
            for (std::size_t i = 0; i < count; ++i) {
                ptcg_match* const single = singles[i].get();
                const ptcg_decision open = decision(single);
                REQUIRE(std::memcmp(&open, &decisions[i], sizeof open) == 0);
                pick_counts[i] = PTCG_NO_ANSWER;
                if (open.asked == PTCG_NOBODY) continue;
                all_over = false;
                std::vector<ptcg_option> own(open.option_count);
                REQUIRE(ptcg_match_options(single, own.data(), own.size(), nullptr) == PTCG_OK);
                // A search that finds nothing is still a question, but without options.
                const bool same =
                    own.empty() || std::memcmp(own.data(), &options[i * options_stride],
                                               own.size() * sizeof own[0]) == 0;
                CHECK(same);
                const ptcg_view seen = view_of(single, 1 << open.asked);
                CHECK(std::memcmp(&seen, &views[i], sizeof seen) == 0);
                const std::vector<uint16_t> answer = lots[i].choose(single);
                REQUIRE(ptcg_match_answer(single, answer.data(), answer.size()) == PTCG_OK);
                std::copy(answer.begin(), answer.end(),
                          picks.begin() + static_cast<std::ptrdiff_t>(i * stride));
                pick_counts[i] = static_cast<uint16_t>(answer.size());
            }
            if (all_over) break;
        }
        for (std::size_t i = 0; i < count; ++i) {
            CHECK(hash(singles[i].get()) == hash(handles[i]));
            CHECK(decisions[i].asked == PTCG_NOBODY);
        }
    }
}

TEST_CASE("One refused answer of a batch does not concern the others", "[c][batch][errors]")
{
    const Match first = start(1);
    const Match second = start(2);
    const Match third = start(2);
    ptcg_match* handles[] = {first.get(), second.get()};
    const std::uint64_t before = hash(first.get());
    uint16_t picks[] = {999, 0};
    uint16_t pick_counts[] = {1, 1};
    int32_t statuses[2] = {-1, -1};
    ptcg_decision decisions[2] = {};
    ptcg_batch batch{};
    batch.size = sizeof batch;
    batch.matches = handles;
    batch.count = 2;
    batch.picks = picks;
    batch.picks_stride = 1;
    batch.pick_counts = pick_counts;
    batch.decisions = decisions;
    batch.statuses = statuses;
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_ANSWER);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring("match 0: option 999"));
    CHECK(statuses[0] == PTCG_ERROR_ANSWER);
    CHECK(statuses[1] == PTCG_OK);
    CHECK(hash(first.get()) == before);
    const uint16_t zero = 0;
    REQUIRE(ptcg_match_answer(third.get(), &zero, 1) == PTCG_OK);
    CHECK(hash(second.get()) == hash(third.get()));
    CHECK(decisions[1].number == 1);

    // An error in the call itself is reported before anything is done.
    const std::uint64_t now = hash(second.get());
    picks[0] = 0;
    handles[0] = nullptr;
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_HANDLE);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring("match 0: the match is NULL"));
    handles[0] = first.get();
    pick_counts[1] = 2;
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_ARGUMENT);
    pick_counts[1] = 1;
    batch.picks = nullptr;
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_batch_step(nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(hash(second.get()) == now);
    CHECK(hash(first.get()) == before);
}

TEST_CASE("Errors are each thread's own", "[c][errors][threads]")
{
    CHECK(ptcg_match_decision(nullptr, nullptr) == PTCG_ERROR_HANDLE);
    std::string in_thread = "?";
    std::thread([&] { in_thread = ptcg_last_error(); }).join();
    CHECK(in_thread.empty());
    CHECK_FALSE(std::string(ptcg_last_error()).empty());
}

TEST_CASE("Hosts of one library play on threads of their own", "[c][threads]")
{
    std::vector<std::uint64_t> hashes(3);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < hashes.size(); ++t) {
        threads.emplace_back([&hashes, t] {
            ptcg_host* host = nullptr;
            if (ptcg_host_create(real_library(), nullptr, &host) != PTCG_OK) return;
            ptcg_match* match = nullptr;
            const ptcg_setup wanted = setup(5);
            ptcg_decision open{};
            if (ptcg_match_create(host, &wanted, &match) == PTCG_OK) {
                while (ptcg_match_decision(match, &open) == PTCG_OK && open.asked != PTCG_NOBODY) {
                    if (ptcg_match_answer_default(match) != PTCG_OK) break;
                }
                ptcg_match_hash(match, &hashes[t]);
            }
            ptcg_match_free(match);
            ptcg_host_free(host);
        });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(hashes[0] != 0);
    CHECK(hashes == std::vector<std::uint64_t>(3, hashes[0]));
}
