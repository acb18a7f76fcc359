// Hostile facts and files: everything in a pack except scripts.

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "hostile/hostile_pack.hpp"
#include "support/catch.hpp"
#include "support/seconds_worked.hpp"

namespace ptcg::facts_test {

namespace {

namespace fs = std::filesystem;
using namespace ptcg::test;

/// The most seconds that loading may take, even in a debug build under sanitizers.
constexpr double longest_load = 20;

constexpr const char* fine_card =
    "id = \"h-1\"\nname = \"Hostile\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Harms.\"\n";
constexpr const char* fine_script = "local card = ...\ncard.play = function() end\n";

/// A pack "h" written by a function, beside the harmless pack.
struct Written {
    std::string name;
    void (*write)(TestPacks& packs);
    std::string says;  ///< empty: it loads
};

std::string repeated(const std::string& what, std::size_t times)
{
    std::string all;
    all.reserve(what.size() * times);
    for (std::size_t i = 0; i < times; ++i) all += what;
    return all;
}

void write_card(TestPacks& packs, const std::string& more)
{
    packs.pack("h").file("h/1.toml", fine_card + more);
}

void write_script(TestPacks& packs, const std::string& script)
{
    packs.pack("h").file("h/1.toml", fine_card).file("h/1.lua", script);
}

void pipe_at(const TestPacks& packs, const std::string& file)
{
    REQUIRE(::mkfifo((packs.path() / file).c_str(), 0600) == 0);
}

const std::vector<Written> facts = {
    {"lists in lists", [](TestPacks& p) { write_card(p, "x = " + repeated("[", 100'000)); },
     "not valid TOML"},
    {"tables in tables", [](TestPacks& p) { write_card(p, "x = " + repeated("{a=", 100'000)); },
     "not valid TOML"},
    {"a key of a hundred thousand parts",
     [](TestPacks& p) { write_card(p, repeated("a.", 100'000) + "a = 1\n"); }, "1.toml"},
    {"a key of a hundred thousand parts behind four quotation marks",
     [](TestPacks& p) {
         write_card(p, "x = \"\"\"a\"\"\"\"\n" + repeated("a.", 100'000) + "a = 1\ny = \"b\"\n");
     },
     "1.toml"},
    {"the same behind six apostrophes",
     [](TestPacks& p) {
         write_card(p,
                    "x = ''''''\nz = '''a'''''\n" + repeated("a.", 100'000) + "a = 1\ny = 'b'\n");
     },
     "1.toml"},
    {"a table whose name has a hundred thousand parts",
     [](TestPacks& p) { write_card(p, "[" + repeated("a.", 100'000) + "a]\n"); }, "1.toml"},
    {"a list of tables whose name has a hundred thousand parts",
     [](TestPacks& p) { write_card(p, "[[" + repeated("a.", 100'000) + "a]]\n"); }, "1.toml"},
    {"many deep tables",
     [](TestPacks& p) {
         std::string text;
         for (int i = 0; i < 2000; ++i) {
             text += "[" + repeated("a.", 200) + "b" + std::to_string(i) + "]\n";
         }
         write_card(p, text);
     },
     "1.toml"},
    {"eighty thousand unknown keys",
     [](TestPacks& p) {
         std::string text;
         for (int i = 0; i < 80'000; ++i) text += "k" + std::to_string(i) + " = 1\n";
         write_card(p, text);
     },
     "unknown key"},
    {"a key of half a megabyte",
     [](TestPacks& p) { write_card(p, repeated("k", 500'000) + " = 1\n"); }, "unknown key"},
    {"a name of half a megabyte",
     [](TestPacks& p) {
         p.pack("h").file("h/1.toml", "id = \"h-1\"\nname = \"" + repeated("n", 500'000) +
                                          "\"\nkind = \"trainer\"\ntrainer = \"item\"\n");
     },
     ""},
    {"thirty thousand attacks",
     [](TestPacks& p) {
         p.pack("h").file("h/1.toml",
                          "id = \"h-1\"\nname = \"Hostile\"\nkind = \"pokemon\"\n"
                          "stage = \"basic\"\nhp = 60\ntypes = [\"fire\"]\n" +
                              repeated("[[attack]]\nname = \"A\"\n", 30'000));
     },
     "1.toml"},
    {"a cost of a hundred thousand",
     [](TestPacks& p) {
         p.pack("h").file("h/1.toml",
                          "id = \"h-1\"\nname = \"Hostile\"\nkind = \"pokemon\"\n"
                          "stage = \"basic\"\nhp = 60\ntypes = [\"fire\"]\n[[attack]]\n"
                          "name = \"A\"\ncost = [" +
                              repeated("\"fire\",", 100'000) + "]\n");
     },
     "1.toml"},
    {"prints of cards there are not, each with a name to guess at",
     [](TestPacks& p) {
         std::string prints;
         for (int i = 0; i < 20'000; ++i) {
             const std::string number = std::to_string(i);
             prints += "[[print]]\nid = \"h-p" + number + "\"\nof = \"h-x" + number + "\"\n";
         }
         write_card(p, "");
         p.file("h/prints.toml", prints);
     },
     "no card"},
    {"a zero byte", [](TestPacks& p) { write_card(p, std::string("x = \"a\0b\"\n", 11)); },
     "1.toml"},
    {"no UTF-8", [](TestPacks& p) { write_card(p, "x = \"\xc3\x28\"\n"); }, "not valid TOML"},
    {"surrogates", [](TestPacks& p) { write_card(p, "x = \"\\ud800\"\n"); }, "not valid TOML"},
    {"a byte order mark and line ends of Windows",
     [](TestPacks& p) {
         std::string text = "\xef\xbb\xbf";
         for (const char c : std::string(fine_card)) {
             text += c == '\n' ? std::string("\r\n") : std::string(1, c);
         }
         p.pack("h").file("h/1.toml", text).file("h/1.lua", fine_script);
     },
     ""},
    {"ten thousand cards",
     [](TestPacks& p) {
         p.pack("h");
         for (int i = 1; i <= 10'000; ++i) {
             const std::string number = std::to_string(i);
             p.file("h/" + number + ".toml", "id = \"h-" + number + "\"\nname = \"Card " + number +
                                                 "\"\nkind = \"trainer\"\ntrainer = \"item\"\n");
         }
     },
     ""},
};

const std::vector<Written> sources = {
    {"sixty thousand brackets",
     [](TestPacks& p) { write_script(p, "local x = " + repeated("(", 60'000)); }, "1.lua"},
    {"sixty thousand tables in each other",
     [](TestPacks& p) { write_script(p, "local x = " + repeated("{", 60'000)); }, "1.lua"},
    {"three thousand functions in each other",
     [](TestPacks& p) { write_script(p, repeated("return function() ", 3'000)); }, "1.lua"},
    {"twenty thousand blocks in each other",
     [](TestPacks& p) { write_script(p, repeated("do ", 20'000)); }, "1.lua"},
    {"fifteen thousand signs in a row",
     [](TestPacks& p) { write_script(p, "local x = " + repeated("not ", 15'000) + "1"); }, "1.lua"},
    {"twelve thousand texts joined",
     [](TestPacks& p) {
         write_script(p, "local a = '' local x = " + repeated("a .. ", 12'000) + "a");
     },
     "1.lua"},
    {"a call of a call of a call",
     [](TestPacks& p) { write_script(p, "local x = type" + repeated("(1)", 20'000)); }, "1.lua"},
    {"more locals than there may be",
     [](TestPacks& p) { write_script(p, repeated("local a\n", 300)); }, "too many local variables"},
    {"seven thousand constants",
     [](TestPacks& p) {
         std::string list = "local list = {";
         for (int i = 0; i < 7'000; ++i) list += std::to_string(i) + ".5,";
         write_script(p, list + "}\n" + fine_script);
     },
     ""},
    {"a text of sixty thousand bytes",
     [](TestPacks& p) {
         write_script(p, "local text = '" + repeated("x", 60'000) + "'\n" + fine_script);
     },
     "a string can have at most 4096 bytes"},
    {"three thousand labels",
     [](TestPacks& p) {
         std::string text;
         for (int i = 0; i < 3'000; ++i) {
             text += "goto l" + std::to_string(i) + "\n::l" + std::to_string(i) + "::\n";
         }
         write_script(p, text + fine_script);
     },
     ""},
    {"a thousand functions that keep something",
     [](TestPacks& p) {
         write_script(p, "local n\nlocal all, last = {}, 0\n" +
                             repeated("last = last + 1 all[last] = function() n = 1 end\n", 1000) +
                             "local card = ...\ncard.play = function() return all end\n");
     },
     "assignment to \"n\""},
    {"a chain that takes the compiler the square of its length",
     [](TestPacks& p) {
         write_script(p, "local y local x = " + repeated("y and ", 100'000) + "y\n" + fine_script);
     },
     "a script can have at most 65536 bytes"},
    {"bytecode", [](TestPacks& p) { write_script(p, "\x1bLua\x54"); }, "unexpected symbol near"},
    {"bytecode behind a comment", [](TestPacks& p) { write_script(p, "#!\n\x1bLua\x54"); },
     "unexpected symbol near"},
    {"zero bytes", [](TestPacks& p) { write_script(p, std::string("local x\0= 1", 11)); },
     "1.lua:1"},
    {"a comment without an end",
     [](TestPacks& p) { write_script(p, "--[==[ " + repeated("]", 1000)); },
     "unfinished long comment"},
    {"an id used twice, after more problems than are told",
     [](TestPacks& p) {
         p.pack("h");
         const auto card = [&p](int file, int number, const std::string& kind) {
             p.file("h/" + std::to_string(file) + ".toml",
                    "id = \"h-" + std::to_string(number) + "\"\nname = \"Card\"\nkind = \"" + kind +
                        "\"\ntrainer = \"item\"\ntext = \"Harms.\"\n");
         };
         for (int i = 1; i <= 1100; ++i) card(i, i, "no such kind");
         card(9001, 5000, "trainer");
         card(9002, 5000, "trainer");
     },
     "kind of card"},
    {"a card in a hundred that eats all memory",
     [](TestPacks& p) {
         p.pack("h");
         for (int i = 1; i <= 100; ++i) {
             const std::string number = std::to_string(i);
             p.file("h/" + number + ".toml",
                    "id = \"h-" + number + "\"\nname = \"Card " + number +
                        "\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Harms.\"\n");
             p.file("h/" + number + ".lua", "local t = {} while true do t = { t } end");
         }
     },
     "too much memory while loading"},
    {"a module that is never done",
     [](TestPacks& p) {
         write_script(p, "local card = ...\nptcg.require 'evil'");
         p.file("h/lib/evil.lua", "while true do end");
     },
     "lib/evil.lua:1: error: this takes too long to load"},
    {"modules that require each other",
     [](TestPacks& p) {
         write_script(p, "local card = ...\nptcg.require 'one'");
         p.file("h/lib/one.lua", "local ptcg = ...\nreturn { ptcg.require 'two' }");
         p.file("h/lib/two.lua", "local ptcg = ...\nreturn { ptcg.require 'one' }");
     },
     "requires itself"},
    {"a module of a pack it does not depend on",
     [](TestPacks& p) {
         write_script(p, "local card = ...\nptcg.require 'n/secret'");
         p.file("n/lib/secret.lua", "return {}");
     },
     "does not depend on"},
};

const std::vector<Written> files = {
    {"a link out of the pack",
     [](TestPacks& p) {
         write_card(p, "");
         fs::create_symlink("/etc/passwd", p.path() / "h/2.toml");
     },
     "symbolic link leads outside the pack's folder"},
    {"a link to itself",
     [](TestPacks& p) {
         write_card(p, "");
         fs::create_symlink("2.toml", p.path() / "h/2.toml");
     },
     "2.toml"},
    {"a link to the folder it is in",
     [](TestPacks& p) {
         write_card(p, "");
         fs::create_directory_symlink(p.path() / "h", p.path() / "h/lib");
     },
     "symbolic links to folders are not followed"},
    {"a manifest that is a link out of the pack",
     [](TestPacks& p) {
         fs::create_directories(p.path() / "h");
         fs::create_symlink("/etc/passwd", p.path() / "h/pack.toml");
     },
     "symbolic link leads outside the pack's folder"},
    {"a pipe for a card",
     [](TestPacks& p) {
         write_card(p, "");
         pipe_at(p, "h/2.toml");
     },
     "not a regular file"},
    {"a pipe for a manifest",
     [](TestPacks& p) {
         fs::create_directories(p.path() / "h");
         pipe_at(p, "h/pack.toml");
     },
     "not a regular file"},
    {"a folder for a card",
     [](TestPacks& p) {
         write_card(p, "");
         fs::create_directories(p.path() / "h/2.toml");
     },
     ""},
    {"a folder for a manifest",
     [](TestPacks& p) { fs::create_directories(p.path() / "h/pack.toml"); }, "h/pack.toml"},
    {"folders in folders",
     [](TestPacks& p) {
         write_card(p, "");
         fs::create_directories(p.path() / "h" / repeated("f/", 100));
     },
     "folders are nested too deeply"},
    {"a file that is too large",
     [](TestPacks& p) {
         write_card(p, "");
         p.file("h/2.toml", "");
         fs::resize_file(p.path() / "h/2.toml", std::uintmax_t{1} << 40);
     },
     "a file can have at most 1048576 bytes"},
    {"a name that a terminal would obey",
     [](TestPacks& p) {
         write_card(p, "");
         p.file(
             "h/\x1b[2J\xc2\x9b"
             "31m.toml",
             "x = 1");
     },
     "cards/h/?[2J??31m.toml"},
    {"a pack that is called something else",
     [](TestPacks& p) {
         p.file("h/pack.toml", "id = \"../n\"\nname = \"x\"\nversion = \"1\"\napi = 2\n");
     },
     "pack.toml:1"},
    {"a pack that is called as another",
     [](TestPacks& p) {
         p.file("h/pack.toml", "id = \"n\"\nname = \"x\"\nversion = \"1\"\napi = 2\n");
     },
     "pack id \"n\" is already used in cards/h"},
    {"a pack that depends on itself", [](TestPacks& p) { p.pack("h", "depends = [\"h\"]\n"); },
     "cannot depend on itself"},
    {"packs that depend on each other",
     [](TestPacks& p) { p.pack("h", "depends = [\"h2\"]\n").pack("h2", "depends = [\"h\"]\n"); },
     "depend"},
};

void check_all(const std::vector<Written>& attacks)
{
    for (const Written& attack : attacks) {
        DYNAMIC_SECTION(attack.name)
        {
            TestPacks packs;
            add_harmless_pack(packs);
            attack.write(packs);
            const double begun = seconds_worked();
            static_cast<void>(list_packs(std::vector{packs.path()}));
            const LoadResult loaded = packs.load(limits_for_strangers());
            CHECK(seconds_worked() - begun < longest_load);
            CHECK(loaded.problems.size() <= most_problems + 2);
            bool said = false;
            std::string beginning;
            for (const Problem& problem : loaded.problems) {
                const std::string text = to_string(problem);
                if (beginning.size() < 2000) beginning += text.substr(0, 1000) + '\n';
                said = said || text.find(attack.says) != std::string::npos;
                CHECK(text.find('\x1b') == std::string::npos);
            }
            INFO(beginning);
            if (attack.says.empty())
                CHECK(loaded.problems.empty());
            else
                CHECK((said && loaded.pool == nullptr));
        }
    }
}

}  // namespace

TEST_CASE("hostile facts are refused with file and line", "[hostile][packs]")
{
    check_all(facts);
    for (const Attack& attack : attacks_in("facts")) {
        DYNAMIC_SECTION(attack.name)
        {
            const LoadResult loaded = HostilePack(attack).load();
            REQUIRE(loaded.pool == nullptr);
            bool said = false;
            std::string all;
            for (const Problem& problem : loaded.problems) {
                const std::string text = to_string(problem);
                all += text + '\n';
                CHECK(text.rfind("cards/h/1.toml:", 0) == 0);
                said = said || text.find(attack.says) != std::string::npos;
            }
            INFO(all);
            CHECK(said);
        }
    }
}

TEST_CASE("hostile sources are refused or harmless", "[hostile][packs]")
{
    check_all(sources);
}

TEST_CASE("hostile folders are refused", "[hostile][packs]")
{
    check_all(files);
}

TEST_CASE("a pipe beside the packs does not hold up loading", "[hostile][packs]")
{
    TestPacks packs;
    add_harmless_pack(packs);
    pipe_at(packs, "sets.toml");
    const LoadResult loaded = packs.load();
    REQUIRE(loaded.problems.size() == 1);
    CHECK(to_string(loaded.problems.front()) == "cards/sets.toml: error: not a regular file");
}

TEST_CASE("a file nobody may read is named", "[hostile][packs]")
{
    if (::geteuid() == 0) return;  // root may read everything
    TestPacks packs;
    packs.pack("h").file("h/1.toml", fine_card);
    fs::permissions(packs.path() / "h/1.toml", fs::perms::none);
    REQUIRE(packs.problems() ==
            std::vector<std::string>{"cards/h/1.toml: error: cannot be read: Permission denied"});
}

}  // namespace ptcg::facts_test
