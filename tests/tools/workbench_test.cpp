// The designers' bench and puzzles without a browser: what tools/server/PROTOCOL.md says of them.

#include <chrono>
#include <thread>

#include <nlohmann/json.hpp>

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"
#include "workbench/recorded_file.hpp"
#include "workbench/workbench.hpp"

namespace ptcg::workbench_test {

using namespace ptcg::tools;
using ptcg::test::cards_folder;
using Json = nlohmann::json;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view script =
    "card.attack[\"Zap\"] = function(game, it)\n"
    "  if game:flip() then game:damage(it.defender, 20) end\n"
    "end\n";
constexpr std::string_view position =
    "turn = 3\n"
    "[me]\n"
    "active = { card = \"Sparkit x9-1\", energy = \"L\" }\n"
    "[opponent]\n"
    "active = \"Sparkit x9-1\"\n";

/// A designer with a pack of one card, at a table.
struct Designer {
    test::TemporaryFolder folder;
    fs::path pack = folder.path() / "x9";
    std::shared_ptr<server::BenchTables> bench;
    std::unique_ptr<server::BenchTable> table;

    Designer()
    {
        fs::create_directories(pack);
        write("pack.toml",
              "id = \"x9\"\nname = \"Nine\"\nversion = \"1.0.0\"\napi = 2\n"
              "depends = [\"classes\"]\n");
        write("001-sparkit.toml",
              "id = \"x9-1\"\nname = \"Sparkit\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
              "hp = 50\ntypes = [\"lightning\"]\nretreat = 1\n\n[[attack]]\nname = \"Zap\"\n"
              "cost = [\"lightning\"]\ndamage = 10\n"
              "text = \"Flip a coin. If heads, this attack does 20 damage.\"\n");
        write("001-sparkit.lua", script);
        bench = designers_bench({cards_folder(), folder.path()}, {folder.path()});
        auto opened = bench->open("{}");
        REQUIRE(opened);
        table = std::move(opened.value());
    }

    void write(const std::string& name, std::string_view text) const
    {
        std::ofstream(pack / name) << text;
    }
    Json ask(const Json& request, unsigned status = 200) const
    {
        const server::BenchReply reply = table->answer(request.dump());
        INFO(reply.body);
        CHECK(reply.status == status);
        return Json::parse(reply.body);
    }
    Json say(const std::string& line, unsigned status = 200) const
    {
        return ask({{"do", "command"}, {"line", line}}, status);
    }
    Json open() const { return ask({{"do", "open"}, {"text", position}}); }
    /// Answers with the option whose words begin like this.
    Json act(const Json& frame, std::string_view words) const
    {
        const Json& options = frame["words"]["options"];
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!options[i].get<std::string>().starts_with(words)) continue;
            return ask({{"do", "answer"}, {"q", frame["q"]}, {"picks", {i}}});
        }
        FAIL("no option begins with " << words);
        return nullptr;
    }
};

std::string text_of(const fs::path& file)
{
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool has_line(const Json& frame, const std::string& text)
{
    const Json& log = frame["log"];
    return std::any_of(log.begin(), log.end(), [&](const Json& line) {
        return line["text"].get<std::string>().find(text) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("A designer goes from a position to a recorded test", "[bench][workbench]")
{
    const Designer designer;
    CHECK(Json::parse(designer.bench->list().body)["packs"][0]["cards"] == Json{"x9-1"});
    CHECK(designer.ask({{"do", "state"}})["open"] == false);
    const Json begun = designer.open();
    CHECK(begun["open"] == true);
    CHECK(begun["question"]["asked"] == 0);
    CHECK(begun["undo"] == false);
    designer.say("coins H");
    const Json now = designer.ask({{"do", "state"}});
    CHECK(now["chance"] == "coins H");
    const Json hit = designer.act(now, "attack with Zap");
    CHECK(hit["view"]["players"][1]["active"]["damage"] == 30);
    // Also a story that begins in the middle of a game knows who is where.
    CHECK(has_line(hit, "Sparkit attacks with Zap"));
    CHECK(hit["question"]["asked"] == 1);

    const Json recorded = designer.ask({{"do", "record"}, {"name", "Zap: heads hurts!"}});
    const fs::path file = designer.pack / "tests" / "001-sparkit-zap-heads-hurts.lua";
    CHECK(text_of(file) == recorded["text"].get<std::string>());
    CHECK(recorded["text"].get<std::string>().find("t:attack") != std::string::npos);
    // It is not written over.
    const Json again = designer.ask({{"do", "record"}, {"name", "zap heads hurts"}}, 409);
    CHECK(again["error"].get<std::string>().find("there already") != std::string::npos);
}

TEST_CASE("At the bench, moments are kept: undo, redo, branches", "[bench][workbench]")
{
    const Designer designer;
    const Json begun = designer.open();
    const Json forked = designer.ask({{"do", "fork"}, {"name", "b2"}});
    CHECK(forked["line"] == "b2");
    CHECK(forked["lines"] == Json{"b2", "main"});
    const Json ended = designer.act(forked, "end the turn");
    CHECK(ended["view"]["turn"] == 4);
    CHECK(designer.ask({{"do", "switch"}, {"name", "main"}})["view"]["turn"] == 3);
    CHECK(designer.say("diff main b2")["said"].get<std::string>().find("turn") !=
          std::string::npos);
    CHECK(designer.ask({{"do", "switch"}, {"name", "b2"}})["view"]["turn"] == 4);
    const Json back = designer.ask({{"do", "undo"}});
    CHECK(back["view"]["turn"] == 3);
    CHECK(back["redo"] == true);
    CHECK(designer.ask({{"do", "redo"}})["view"]["turn"] == 4);
    // An answer to a question that is no longer open changes nothing.
    designer.ask({{"do", "answer"}, {"q", begun["q"]}, {"picks", {0}}}, 409);
    CHECK(designer.ask({{"do", "goto"}, {"entry", 0}})["view"]["turn"] == 3);
    designer.ask({{"do", "fork"}, {"name", "b2; save x"}}, 400);
}

TEST_CASE("A position is read as a form, with what is wrong at its line", "[bench][workbench]")
{
    const Designer designer;
    const Json good = designer.ask({{"do", "read"}, {"text", position}});
    CHECK(good["problems"].empty());
    CHECK(good["form"]["me"]["active"]["energy"] == "L");
    const Json bad = designer.ask({{"do", "read"}, {"text", "turn = 3\n[me]\nactiv = 1\n"}});
    const Json& problems = bad["problems"];
    CHECK(std::any_of(problems.begin(), problems.end(),
                      [](const Json& problem) { return problem["line"] == 3; }));
    CHECK(bad["form"]["me"]["activ"] == 1);
    const Json broken = designer.ask({{"do", "read"}, {"text", "turn = \n"}});
    CHECK(broken["form"].is_null());
    CHECK(broken["problems"][0]["line"] == 1);
    const Json refused = designer.ask({{"do", "open"}, {"text", "turn = 3\n"}}, 409);
    CHECK_FALSE(refused["problems"].empty());
    CHECK(designer.ask({{"do", "state"}})["open"] == false);
    designer.open();
    const std::string text = designer.ask({{"do", "text"}})["text"];
    CHECK(designer.ask({{"do", "read"}, {"text", text}})["problems"].empty());
}

TEST_CASE("The bench shows a script's error after a save, and the position stays",
          "[bench][workbench]")
{
    const Designer designer;
    const Json begun = designer.open();
    const auto saved = [&](std::string_view text, const Json& packs) {
        std::this_thread::sleep_for(std::chrono::milliseconds(250));
        designer.write("001-sparkit.lua", text);
        return designer.ask({{"do", "watch"}, {"packs", packs}});
    };
    const Json same = designer.ask({{"do", "watch"}, {"packs", begun["packs"]}});
    CHECK_FALSE(same.contains("view"));
    const Json broken = saved("\n\ncard.attack[\"Zap\"] = = 1\n", begun["packs"]);
    REQUIRE(broken["problems"].size() == 1);
    CHECK(broken["problems"][0]["line"] == 3);
    CHECK(broken["problems"][0]["file"].get<std::string>().ends_with("x9/001-sparkit.lua"));
    CHECK(broken["view"]["players"] == begun["view"]["players"]);
    // The old cards are still in use.
    CHECK(designer.act(broken, "attack with Zap")["view"]["turn"] == 4);
    designer.ask({{"do", "undo"}});

    const Json mended =
        saved("card.attack[\"Zap\"] = function(game, it) game:damage(it.defender, 30) end\n",
              broken["packs"]);
    CHECK(mended["problems"].empty());
    const Json hit = designer.act(mended, "attack with Zap");
    CHECK(hit["view"]["players"][1]["active"]["damage"] == 40);
    const Json shown = designer.ask({{"do", "script"}, {"card", "x9-1"}});
    CHECK(shown["text"].get<std::string>().find("30") != std::string::npos);
    CHECK(shown["in_work"] == true);
}

TEST_CASE("Nothing that is asked of the bench names a file", "[bench][workbench]")
{
    const Designer designer;
    designer.open();
    const fs::path file = designer.folder.path() / "stolen";
    for (const std::string line : {"save ", "load ", "position ", "record test x ", "new "}) {
        const Json reply = designer.say(line + file.string(), 409);
        CHECK(reply["error"].get<std::string>().find("only the terminal") != std::string::npos);
        designer.say("undo; " + line + file.string(), 409);
    }
    CHECK_FALSE(fs::exists(file));
    for (const std::string card : {"../x9/001-sparkit", "/etc/passwd", "", "x9"}) {
        designer.ask({{"do", "script"}, {"card", card}}, 404);
    }
    CHECK(test_file_name("001-sparkit", "../../etc/passwd") == "001-sparkit-etc-passwd.lua");
    CHECK(test_file_name("001-sparkit", "/") == "001-sparkit-recorded.lua");
    CHECK(test_file_name("001-sparkit", std::string(500, 'a')).size() < 90);
    // The folder of tests may not lead out of the pack.
    fs::remove_all(designer.pack / "tests");
    const fs::path outside = designer.folder.path() / "outside";
    fs::create_directory(outside);
    fs::create_directory_symlink(outside, designer.pack / "tests");
    designer.act(designer.ask({{"do", "state"}}), "end the turn");
    designer.ask({{"do", "record"}, {"name", "x"}}, 409);
    CHECK(fs::is_empty(outside));
}

TEST_CASE("What makes no sense is refused at the bench", "[bench][workbench]")
{
    const Designer designer;
    for (const std::string text : {"", "[]", "{}", "{\"do\":1}", "{\"do\":\"fly\"}"}) {
        CHECK(designer.table->answer(text).status == 400);
    }
    CHECK(designer.table->answer("{\"do\":\"undo\"}").status == 409);
    designer.open();
    const Json wrong[] = {{{"do", "answer"}, {"q", "1"}},
                          {{"do", "answer"}, {"picks", {-1}}},
                          {{"do", "switch"}, {"name", "nowhere"}},
                          {{"do", "record"}, {"name", "nothing happened"}}};
    for (const Json& request : wrong) {
        INFO(request.dump());
        CHECK(designer.table->answer(request.dump()).status >= 400);
    }
    // A script without an end is stopped, and the table goes on.
    const Json endless = designer.say("lua while true do end", 409);
    CHECK(endless["error"].get<std::string>().find("endless") != std::string::npos);
    CHECK(designer.ask({{"do", "state"}})["view"]["turn"] == 3);
}

TEST_CASE("A puzzle is solved by its solution, and lost by giving the turn away",
          "[bench][workbench]")
{
    const auto puzzles = puzzle_tables({cards_folder()});
    const Json list = Json::parse(puzzles->list().body)["puzzles"];
    REQUIRE(list.size() >= 20);
    CHECK_FALSE(puzzles->open(R"({"puzzle":"../puzzles/anger"})"));
    for (const Json& puzzle : list) {
        INFO(puzzle.dump());
        auto opened = puzzles->open(Json{{"puzzle", puzzle["id"]}}.dump());
        REQUIRE(opened);
        server::BenchTable& table = *opened.value();
        const auto ask = [&](const Json& request) {
            const server::BenchReply reply = table.answer(request.dump());
            REQUIRE(reply.status == 200);
            return Json::parse(reply.body);
        };
        Json frame = ask({{"do", "state"}});
        CHECK(frame["standing"] == "open");
        CHECK_FALSE(ask({{"do", "solution"}})["text"].get<std::string>().empty());

        // The last option of a turn ends it.
        const std::size_t last = frame["words"]["options"].size() - 1;
        const Json given_up = ask({{"do", "answer"}, {"q", frame["q"]}, {"picks", {last}}});
        CHECK((given_up["standing"] == "lost" || given_up["standing"] == "solved"));
        frame = ask({{"do", "undo"}});
        CHECK(frame["standing"] == "open");
        CHECK(frame["undo"] == false);

        // The hints lead to the end, whatever the others answer.
        for (int i = 0; i < 100 && frame["standing"] == "open"; ++i) {
            const Json hint = ask({{"do", "hint"}});
            REQUIRE(hint["verdict"] == "win");
            frame = ask({{"do", "answer"}, {"q", frame["q"]}, {"picks", hint["picks"]}});
        }
        CHECK(frame["standing"] == "solved");
        CHECK(ask({{"do", "restart"}})["standing"] == "open");
    }
}

}  // namespace ptcg::workbench_test
