#include "hostile/hostile_files.hpp"

namespace ptcg::test {

namespace {

constexpr const char* wall =
    "id = \"n-1\"\nname = \"Wall\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
    "types = [\"fire\"]\nretreat = 1\n\n"
    "[[attack]]\nname = \"Bump\"\ncost = []\ndamage = 20\n";
constexpr const char* helper =
    "id = \"n-2\"\nname = \"Helper\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Draws.\"\n";
constexpr const char* helper_script =
    "local card = ...\ncard.play = function(game) game:draw(1) end\n";
constexpr const char* hostile_item =
    "id = \"h-1\"\nname = \"Hostile\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"Harms.\"\n"
    "copies = \"unlimited\"\n";
constexpr const char* hostile_pokemon =
    "id = \"h-1\"\nname = \"Hostile\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
    "types = [\"fire\"]\nretreat = 1\ncopies = \"unlimited\"\n\n"
    "[[ability]]\nname = \"Trick\"\nkind = \"ability\"\ntext = \"Harms.\"\n\n"
    "[[attack]]\nname = \"Hit\"\ncost = []\ndamage = 10\ntext = \"Harms.\"\n";

std::string pack_toml(const std::string& id)
{
    return "id = \"" + id + "\"\nname = \"Pack " + id + "\"\nversion = \"1\"\napi = 2\n";
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

PackFileTexts harmless_files()
{
    return {{"n/pack.toml", pack_toml("n")},
            {"n/1.toml", wall},
            {"n/2.toml", helper},
            {"n/2.lua", helper_script}};
}

PackFileTexts files_of_script(const std::string& source, bool pokemon)
{
    return {{"h/pack.toml", pack_toml("h")},
            {"h/1.toml", pokemon ? hostile_pokemon : hostile_item},
            {"h/1.lua", source}};
}

PackFileTexts files_of_facts(const std::string& source)
{
    return {{"h/pack.toml", pack_toml("h")}, {"h/1.toml", source}};
}

bool is_of_pokemon(const std::string& script)
{
    return ("\n" + script).find("\n-- card: pokemon\n") != std::string::npos;
}

PackLimits limits_for_strangers()
{
    PackLimits limits;
    limits.scripts.packs["h"] = {.load_bytes = 4u << 20,
                                 .call_bytes = 1u << 20,
                                 .load_instructions = 2'000'000,
                                 .load_ms = 1000,
                                 .engine_calls = 500,
                                 .instructions = 300'000};
    return limits;
}

std::vector<DefId> hostile_deck(const CardLibrary& library)
{
    return deck_of(library, {"n-1", "h-1", "h-1", "n-2"});
}

std::vector<DefId> harmless_deck(const CardLibrary& library)
{
    return deck_of(library, {"n-1", "n-2"});
}

}  // namespace ptcg::test
