#include "hostile/hostile_pack.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::test {

namespace {

constexpr const char* wall =
    "id = \"n-1\"\nname = \"Wall\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
    "types = [\"fire\"]\nretreat = 1\n\n"
    "[[attack]]\nname = \"Bump\"\ncost = []\ndamage = 20\n";
constexpr const char* helper =
    "id = \"n-2\"\nname = \"Helper\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Draws.\"\n";
constexpr const char* helper_script =
    "local card = ...\ncard.play = function(game) game:draw { count = 1 } end\n";
constexpr const char* hostile_item =
    "id = \"h-1\"\nname = \"Hostile\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Harms.\"\n"
    "copies = \"unlimited\"\n";
constexpr const char* hostile_pokemon =
    "id = \"h-1\"\nname = \"Hostile\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
    "types = [\"fire\"]\nretreat = 1\ncopies = \"unlimited\"\n\n"
    "[[ability]]\nname = \"Trick\"\nkind = \"ability\"\ntext = \"Harms.\"\n\n"
    "[[attack]]\nname = \"Hit\"\ncost = []\ndamage = 10\ntext = \"Harms.\"\n";

/// The rest of the first line that begins with the sign of a comment and `word`.
std::string told(const std::string& source, const std::string& sign, const std::string& word)
{
    std::istringstream lines(source);
    const std::string start = sign + " " + word;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(start, 0) == 0) return line.substr(start.size());
    }
    return {};
}

bool has_line(const std::string& source, const std::string& line)
{
    return ("\n" + source).find("\n" + line + "\n") != std::string::npos;
}

Attack read_attack(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    Attack attack{.name = path.stem().string(), .source = text.str()};
    attack.facts = path.extension() == ".toml";
    const std::string sign = attack.facts ? "#" : "--";
    attack.pokemon = has_line(attack.source, sign + " card: pokemon");
    attack.placed = !has_line(attack.source, sign + " place: none");
    if (std::string said = told(attack.source, sign, "load: "); !said.empty()) {
        attack.expected = Expected::load;
        attack.says = std::move(said);
    } else if (said = told(attack.source, sign, "run: "); !said.empty()) {
        attack.expected = Expected::run;
        attack.says = std::move(said);
    } else {
        INFO(path.string() << " says neither \"load: ...\" nor \"run: ...\" nor \"harmless\"");
        REQUIRE(has_line(attack.source, sign + " harmless"));
    }
    return attack;
}

std::vector<DefId> deck_of(const CardLibrary& library, std::vector<std::string> ids)
{
    std::vector<DefId> deck;
    for (std::size_t i = 0; deck.size() < 60; ++i) {
        deck.push_back(library.find(ids[i % ids.size()]));
    }
    return deck;
}

}  // namespace

std::vector<Attack> attacks_in(const std::string& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(tests_folder() / "hostile" / folder)) {
        paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<Attack> attacks;
    for (const std::filesystem::path& path : paths) attacks.push_back(read_attack(path));
    return attacks;
}

PackLimits limits_for_strangers()
{
    PackLimits limits;
    limits.scripts.packs["h"] = {.load_bytes = 4u << 20,
                                 .call_bytes = 1u << 20,
                                 .load_instructions = 2'000'000,
                                 .load_ms = 1000,
                                 .engine_calls = 500,
                                 .watchdog_ms = 20};
    return limits;
}

HostilePack::HostilePack(const Attack& attack)
{
    add_harmless_pack(packs_);
    packs_.pack("h");
    if (attack.facts) {
        packs_.file("h/1.toml", attack.source);
        return;
    }
    packs_.file("h/1.toml", attack.pokemon ? hostile_pokemon : hostile_item);
    packs_.file("h/1.lua", attack.source);
}

std::vector<DefId> HostilePack::hostile_deck(const CardLibrary& library)
{
    return deck_of(library, {"n-1", "h-1", "h-1", "n-2"});
}

std::vector<DefId> HostilePack::harmless_deck(const CardLibrary& library)
{
    return deck_of(library, {"n-1", "n-2"});
}

void add_harmless_pack(TestPacks& packs)
{
    packs.pack("n").file("n/1.toml", wall).file("n/2.toml", helper).file("n/2.lua", helper_script);
}

}  // namespace ptcg::test
