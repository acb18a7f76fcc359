// Simulates a person who types many lines that make no sense.

#include <array>

#include "ptcg/invariants.hpp"
#include "ptcg/random.hpp"
#include "repl/choosing.hpp"
#include "repl/session.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::repl_fuzz_test {

using namespace ptcg::tools;

namespace {

constexpr int lines_to_type = 10'000;

class Typist {
public:
    Typist(Session& session, std::uint64_t seed) : session_(session), random_(seed) {}

    std::string line()
    {
        switch (random_.below(20)) {
            case 0:
                return garbage();
            case 1:
            case 2:
                return with_arguments();
            case 3:
                return "undo " + number(4);
            case 4:
                return "redo " + number(4);
            case 5:
                return "auto random " + number(6);
            case 6:
                return pick(chance_lines);
            case 7:
            case 8:
                return set_line();
            case 9:
                return time_line();
            case 10:
                return looking();
            default:
                return sensible();
        }
    }

private:
    template <typename List>
    std::string pick(const List& list)
    {
        return std::string(list[random_.below(static_cast<std::uint32_t>(std::size(list)))]);
    }

    std::string number(std::uint32_t below) { return std::to_string(random_.below(below)); }

    std::string garbage()
    {
        std::string text;
        const std::uint32_t length = random_.below(40);
        for (std::uint32_t i = 0; i < length; ++i) {
            text += static_cast<char>(random_.below(4) == 0 ? random_.below(256)
                                                            : 32 + random_.below(95));
        }
        return text;
    }

    std::string with_arguments()
    {
        std::string text = pick(words);
        for (std::uint32_t i = random_.below(5); i > 0; --i) {
            text += (random_.below(5) == 0 ? ", " : " ") + pick(words);
        }
        return text;
    }

    std::string set_line()
    {
        std::string text = "set ";
        if (random_.below(2) == 0) text += pick(std::array{"me ", "opp "});
        const bool pokemon = random_.below(2) == 0;
        if (pokemon) {
            text += pick(std::array{"active ", "bench 1 ", "bench 2 ", "bench 5 ", "bench 6 "});
            if (random_.below(3) == 0) text += pick(cards) + " ";
            for (std::uint32_t i = random_.below(4); i > 0; --i) text += pick(pokemon_things) + " ";
        } else {
            text += pick(std::array{"hand ", "deck ", "discard ", "prizes ", "lost ", "stadium ",
                                    "turn ", "played ", "unplayed "});
            if (random_.below(3) == 0)
                text += pick(std::array{"+ ", "- ", "2 ", "none ", "retreat "});
            text += pick(cards) + (random_.below(2) == 0 ? ", " + pick(cards) : "");
        }
        return text;
    }

    std::string time_line()
    {
        switch (random_.below(5)) {
            case 0:
                return "fork line-" + number(30);
            case 1:
                return "goto line-" + number(30);
            case 2:
                return "goto main";
            default:
                return "goto " +
                       number(session_.timeline().last_entry(session_.timeline().current()) + 5);
        }
    }

    std::string looking()
    {
        switch (random_.below(6)) {
            case 0:
                return "why " + number(300);
            case 1:
                return "why not " + sensible();
            case 2:
                return "odds " + sensible();
            case 3:
                return "diff " + number(100) + " " + number(100);
            case 4:
                return "explain " + pick(std::array{"", "active", "opp active", "bench 1"});
            default:
                return pick(look_lines);
        }
    }

    /// Returns an option of the open question, as words or as a number.
    std::string sensible()
    {
        const std::optional<OpenQuestion> open = session_.question();
        if (!open) return random_.below(3) == 0 ? new_match() : "undo " + number(60);
        const auto count = static_cast<std::uint32_t>(open->decision.options.size());
        if (count == 0) return "none";
        std::string text;
        for (int i = 0; i < open->decision.min || i == 0; ++i) {
            const std::uint32_t option = random_.below(count);
            if (i > 0) text += ", ";
            text += random_.below(4) == 0 ? std::to_string(option + 1)
                                          : phrase(*open, open->decision.options[option]);
        }
        return text;
    }

    std::string new_match() { return "new powerhouse lava-flow seed " + number(1000); }

    static constexpr std::array chance_lines = {
        "coins HTH",           "coins T",     "coins none", "shuffle no",
        "shuffle yes",         "pick none",   "pick fire",  "chance",
        "shuffle fire energy", "pick mareep", "top fire",   "top opp grass energy, potion"};
    static constexpr std::array look_lines = {
        "board", "log",  "log all", "hand",      "deck", "prizes",        "legal", "forks",
        "help",  "lost", "discard", "card fire", "diff", "lua me.active", "break", "help set"};
    static constexpr std::array cards = {"charizard",        "raikou",  "fire energy", "potion",
                                         "roseanne",         "mareep",  "dp3-16",      "flaaffy",
                                         "lightning energy", "ivysaur", "pluspower",   "nonsense"};
    static constexpr std::array pokemon_things = {
        "damage 30", "damage 0", "damage 200", "energy LLC", "energy RR", "energy none",
        "asleep",    "poisoned", "paralyzed",  "burned",     "confused",  "healthy",
        "new",       "old",      "tool none",  "none",       "damage 5",  "energy 3 lightning",
        "with",      "tool x",   "energy Zzz"};
    static constexpr std::array words = {
        "new",     "powerhouse", "lava-flow", "seed",   "5",
        "rules",   "sv",         "set",       "active", "bench",
        "1",       "fire",       "energy",    "to",     "attach",
        "attack",  "evolve",     "into",      "play",   "use",
        "retreat", "end",        "answer",    "auto",   "turn",
        "coins",   "HHT",        "why",       "not",    "odds",
        "diff",    "main",       "now",       "undo",   "redo",
        "goto",    "fork",       "log",       "all",    "card",
        "\"",      "'",          ",",         "none",   "lua",
        "1+1",     "do",         "watch",     "break",  "trace",
        "off",     "help",       "explain",   "top",    "99999999999999999999",
        "-1",      "é",          "unwatch",   "board",  "stadium",
        "hooks",   "effects"};

    Session& session_;
    Random random_;
};

std::uint64_t position(Session& session)
{
    return session.at_table() ? hash(session.match().state()) : 0;
}

}  // namespace

TEST_CASE("thousands of lines, much garbage among them, neither crash nor corrupt a session",
          "[repl][properties]")
{
    Result<std::shared_ptr<World>> world = load_world({test::cards_folder()});
    REQUIRE(world);
    Session session(world.value());
    REQUIRE(session.execute("new powerhouse lava-flow seed 1").status == Reply::Status::fine);
    Typist typist(session, 20'261);
    int fine = 0;
    for (int i = 0; i < lines_to_type; ++i) {
        const std::string line = typist.line();
        INFO("line " << i << ": " << line);
        const std::uint64_t before = position(session);
        const StepId step = session.timeline().current();
        const Reply reply = session.execute(line);
        INFO(reply.text);
        fine += reply.status == Reply::Status::fine ? 1 : 0;
        if (reply.status == Reply::Status::wrong && line.find("auto") == std::string::npos) {
            REQUIRE(position(session) == before);
            REQUIRE(session.timeline().current() == step);
        }
        REQUIRE(invariant_broken(session.match().rules()).empty());
        const bool kept =
            session.match().state() == session.timeline().state(session.timeline().current());
        REQUIRE(kept);
        if (i % 50 != 0) continue;
        const std::uint64_t here = position(session);
        const StepId now = session.timeline().current();
        if (session.execute("undo").status == Reply::Status::fine) {
            REQUIRE(session.go_to(now));
            REQUIRE(position(session) == here);
        }
    }
    CHECK(fine > lines_to_type / 3);
}

}  // namespace ptcg::repl_fuzz_test
