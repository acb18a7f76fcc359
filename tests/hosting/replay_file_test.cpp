#include "ptcg/hosting/replay_file.hpp"
#include "games/saved_games.hpp"

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/pack_stamps.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::replay_file_test {

using namespace ptcg::tools;

namespace {

Replay some_game()
{
    Replay replay;
    replay.ruleset_hash = "00000000000000aa";
    replay.seed = 18446744073709551615u;
    replay.packs = {{"dp1", "0.1.0", "11"}, {"dp3", "0.1.0", "33"}};
    replay.decks[0] = {"Powerhouse", {"dp3-25", "dp3-87"}};
    replay.decks[1] = {"Pokémon \"deck\"", {"dp3-31"}};
    replay.answers = {{0}, {}, {2, 2, 65535}};
    replay.conceded = PlayerId::two;
    replay.final_hash = "00000000000000bb";
    return replay;
}

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    return text.replace(place, what.size(), with);
}

/// Returns the text with a matching checksum, as a person who edits the file would write it.
std::string signed_again(std::string text)
{
    constexpr std::string_view key = "  \"checksum\": \"";
    const std::size_t place = text.rfind(key);
    REQUIRE(place != std::string::npos);
    const std::string sum = hex(hash_of(std::string_view(text).substr(0, place)));
    return text.replace(place + key.size(), sum.size(), sum);
}

std::string refusal(std::string_view text)
{
    const Result<Replay> replay = read_replay(text);
    return replay ? "accepted" : replay.error().message;
}

}  // namespace

TEST_CASE("A saved game is read as it was written", "[tools][replay]")
{
    const Result<Replay> replay = read_replay(write_replay(some_game()));
    REQUIRE(replay);
    CHECK(replay.value() == some_game());

    Replay timed = some_game();
    timed.conceded = PlayerId::none;
    timed.out_of_time = PlayerId::one;
    const Result<Replay> again = read_replay(write_replay(timed));
    REQUIRE(again);
    CHECK(again.value() == timed);
}

TEST_CASE("A saved game names its players, if only by their decks", "[tools][replay]")
{
    Replay named = some_game();
    CHECK(player_names(named) ==
          std::array<std::string, players>{"Powerhouse", "Pokémon \"deck\""});
    named.names = {"Ann", "Bob"};
    const Result<Replay> replay = read_replay(write_replay(named));
    REQUIRE(replay);
    CHECK(replay.value() == named);
    CHECK(player_names(replay.value()) == named.names);
    named.names = {"Ann", ""};
    CHECK(player_names(named)[1] == named.decks[1].name);
    named.names = {"Ann", "Ann"};
    CHECK(player_names(named) == std::array<std::string, players>{"Ann 1", "Ann 2"});
    const std::string text = write_replay(named);
    for (const std::string_view wrong : {"\"Ann\"", "[\"Ann\"]", "[1, 2]"}) {
        const std::string edited = signed_again(replaced(text, "[\"Ann\",\"Ann\"]", wrong));
        CHECK_FALSE(read_replay(edited));
    }
}

TEST_CASE("A saved game that is cut off is refused, wherever it was cut", "[tools][replay]")
{
    const std::string text = write_replay(some_game());
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        INFO(length);
        CHECK_FALSE(read_replay(std::string_view(text).substr(0, length)));
    }
    CHECK(refusal(text.substr(0, text.size() / 2)) ==
          "its last field is not the checksum: the file is cut off, or another program has "
          "written it again");
    CHECK(refusal(text.substr(0, text.size() - 10)) ==
          "the file is cut off: its checksum is incomplete");
}

TEST_CASE("A saved game in which a byte has changed is refused", "[tools][replay]")
{
    const std::string text = write_replay(some_game());
    CHECK(refusal(replaced(text, "dp3-87", "dp3-88")) ==
          "the file is damaged: its checksum does not match its content");
    for (std::size_t place = 0; place + 30 < text.size(); ++place) {
        std::string damaged = text;
        damaged[place] = static_cast<char>(damaged[place] ^ 1);
        INFO(place);
        CHECK_FALSE(read_replay(damaged));
    }
}

TEST_CASE("A saved game keeps who was to begin, and older programs need not know it otherwise",
          "[tools][replay]")
{
    Replay replay = some_game();
    CHECK(write_replay(replay).find("\"version\": 2") != std::string::npos);
    replay.goes_first = PlayerId::two;
    const std::string text = write_replay(replay);
    CHECK(text.find("\"version\": 3") != std::string::npos);
    REQUIRE(read_replay(text));
    CHECK(read_replay(text).value() == replay);
}

TEST_CASE("A saved game names its library, if it was played with one", "[tools][replay]")
{
    Replay replay = some_game();
    CHECK(write_replay(replay).find("\"library\"") == std::string::npos);
    replay.library = "mine";
    const std::string text = write_replay(replay);
    const Result<Replay> again = read_replay(text);
    REQUIRE(again);
    CHECK(again.value() == replay);
    CHECK(refusal(signed_again(replaced(text, "\"mine\"", "[\"mine\"]"))) ==
          "\"library\" must be text");
}

TEST_CASE("A file that is not a saved game is rejected", "[tools][replay]")
{
    CHECK(refusal("") == "this is not a saved game of ptcg");
    CHECK(refusal("4 Electabuzz SW 87\n") == "this is not a saved game of ptcg");
    const std::string text = write_replay(some_game());
    CHECK(refusal(signed_again(replaced(text, "\"version\": 2", "\"version\": 4"))) ==
          "it has format version 4, but this program reads version 3");
    // Truncated to 32 bits it would be 2.
    CHECK(refusal(signed_again(replaced(text, "\"version\": 2", "\"version\": 4294967298"))) ==
          "it has format version 4294967298, but this program reads version 3");
    CHECK(refusal(signed_again(
              replaced(text, "\"version\": 2", "\"version\": 18446744073709551618"))) ==
          "\"version\" must be a whole number");
    CHECK(refusal(signed_again(replaced(text, "\"version\": 2", "\"version\": 2.0"))) ==
          "\"version\" must be a whole number");
    CHECK(refusal(signed_again(replaced(text, "\"ptcg-replay\"", "\"other-replay\""))) ==
          "this is not a saved game of ptcg");
    CHECK(refusal(signed_again(replaced(text, "{\n", "{{\n"))) == "this is not a JSON object");
}

TEST_CASE("Fields that are missing or of the wrong kind are named", "[tools][replay]")
{
    const std::string text = write_replay(some_game());
    const auto with = [&](std::string_view what, std::string_view other) {
        return refusal(signed_again(replaced(text, what, other)));
    };
    CHECK(with("\"packs\"", "\"pack\"") == "\"packs\" is missing");
    CHECK(with("\"ruleset\": \"dp\"", "\"ruleset\": 7") == "\"ruleset\" must be text");
    CHECK(with("\"18446744073709551615\"", "\"18446744073709551616\"") ==
          "\"seed\" must be a number");
    CHECK(with("[[0],[],[2,2,65535]]", "[[0],[],[2,2,65536]]") ==
          "\"answers\" must be option numbers");
    CHECK(with("[[0],[],[2,2,65535]]", "[[0],[],7]") == "\"answers\" must be a list of lists");
    CHECK(with("\"conceded\": 1", "\"conceded\": 2") == "\"conceded\" must be 0 or 1");
    CHECK(with("\"conceded\": 1", "\"out_of_time\": \"x\"") == "\"out_of_time\" must be 0 or 1");
    CHECK(with("\"cards\":[\"dp3-31\"]", "\"cards\":[31]") ==
          "\"cards\" must be a list of card ids");
}

TEST_CASE("Other packs are named one by one", "[tools][replay]")
{
    const std::vector<PackStamp> saved = some_game().packs;
    CHECK(packs_match(saved, {{"dp1", "0.1.0", "11"}, {"dp3", "0.1.0", "33"}, {"x", "1", "9"}}));
    const auto refused = [&](const std::vector<PackStamp>& loaded) {
        const Result<void> result = packs_match(saved, loaded);
        return result ? "accepted" : result.error().message;
    };
    CHECK(refused({{"dp1", "0.1.0", "11"}}) ==
          "the game was played with other cards: pack dp3 is missing");
    CHECK(refused({{"dp1", "0.2.0", "12"}, {"dp3", "0.1.0", "34"}}) ==
          "the game was played with other cards: pack dp1 was version 0.1.0 and is version 0.2.0 "
          "now; pack dp3 has changed since");
}

TEST_CASE("Saved games are files", "[tools][replay]")
{
    const test::TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "game.json";
    REQUIRE(save_replay(some_game(), path));
    REQUIRE(load_replay(path));
    CHECK(load_replay(path).value() == some_game());

    folder.write("game.json", "nonsense");
    CHECK(load_replay(path).error().message ==
          path.string() + ": this is not a saved game of ptcg");
    const std::filesystem::path missing = folder.path() / "missing.json";
    CHECK(load_replay(missing).error().message == missing.string() + ": there is no such file");
    CHECK(load_replay(folder.path()).error().message == folder.path().string() + ": is a folder");
    const std::filesystem::path nowhere = folder.path() / "none" / "game.json";
    CHECK(save_replay(some_game(), nowhere).error().message ==
          nowhere.string() + ": cannot be written: No such file or directory");
}

}  // namespace ptcg::replay_file_test
