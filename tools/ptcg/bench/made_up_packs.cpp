// Writes the packs that `measure_growth` reads.

#include <stdexcept>

#include <fmt/format.h>

#include "bench/growth.hpp"
#include "bench/scratch_folder.hpp"
#include "ptcg/scripting/api_version.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t cards_in_pack = 5'000;

fs::path begin_pack(const fs::path& folder, const std::string& id)
{
    const fs::path pack = folder / id;
    fs::create_directories(pack);
    write_new_file(pack / "pack.toml",
                   fmt::format("id = \"{}\"\nname = \"Pack {}\"\nversion = \"1\"\napi = {}\n", id,
                               id, api_version));
    return pack;
}

std::string facts_of(const std::string& pack, std::size_t number, bool ability)
{
    std::string facts = fmt::format(
        "id = \"{}-{}\"\nname = \"Pokemon {}\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = {}\n"
        "types = [\"lightning\"]\nweakness = {{ type = \"fighting\", times = 2 }}\nretreat = 1\n",
        pack, number, number, 50 + number % 7 * 10);
    if (ability) {
        facts += fmt::format(
            "\n[[ability]]\nname = \"Growth {}\"\nkind = \"ability\"\n"
            "text = \"+10 HP for each own Benched Pokémon.\"\n",
            number);
    }
    facts += fmt::format("\n[[attack]]\nname = \"Gnaw\"\ncost = [\"colorless\"]\ndamage = 10\n");
    facts += fmt::format(
        "\n[[attack]]\nname = \"Thunder {}\"\ncost = [\"lightning\", \"colorless\"]\n"
        "damage = {}\n",
        number, 20 + number % 5 * 10);
    if (number % 3 == 0) facts += "mark = \"plus\"\ntext = \"Flip a coin. Heads: +20 damage.\"\n";
    return facts;
}

std::string script_of(std::size_t number, bool ability)
{
    std::string script;
    if (ability) {
        script += fmt::format(
            "card.ability[\"Growth {}\"] = {{\n"
            "  hp = function(game, it) return it.amount + 10 * #it.owner.bench end,\n}}\n\n",
            number);
    }
    script += fmt::format(
        "card.attack[\"Thunder {}\"] = {{ more = function(game) return game:flip() and 20 end "
        "}}\n",
        number);
    return script;
}

}  // namespace

void write_made_up_packs(const fs::path& folder, std::size_t cards)
{
    // With an empty folder name they would be written to the current folder.
    if (folder.empty()) throw std::runtime_error("cannot create a temporary folder");
    const fs::path energy = begin_pack(folder, "made0");
    write_new_file(energy / "001-lightning-energy.toml",
                   "id = \"made0-1\"\nname = \"Lightning Energy\"\nkind = \"energy\"\n"
                   "energy = \"basic\"\nprovides = [\"lightning\"]\n");
    fs::path pack;
    std::string id;
    for (std::size_t i = 0; i < cards; ++i) {
        const std::size_t number = i % cards_in_pack + 1;
        if (number == 1)
            pack = begin_pack(folder, id = fmt::format("made{}", i / cards_in_pack + 1));
        const bool ability = number % 12 == 0;
        const std::string file = fmt::format("{:03}-pokemon", number);
        write_new_file(pack / (file + ".toml"), facts_of(id, number, ability));
        if (number % 3 == 0) write_new_file(pack / (file + ".lua"), script_of(number, ability));
    }
}

}  // namespace ptcg::tools
