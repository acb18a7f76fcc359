// A card's script: rejected with its place when it is loaded, or played without affecting anything
// else. A comment `-- card: pokemon` makes it the script of a Pokémon, as in tests/hostile.

#include "fuzz/files.hpp"
#include "fuzz/targets.hpp"
#include "fuzz/targets/small_packs.hpp"
#include "fuzz/targets/table.hpp"
#include "hostile/hostile_files.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "support/folders.hpp"

namespace ptcg::fuzz {

namespace {

void run(Bytes bytes)
{
    const std::string script(text_of(bytes));
    MemoryFolder folder;
    folder.files = test::files_of_script(script, test::is_of_pokemon(script));
    folder.files.merge(test::harmless_files());
    Input input = Input::seeded_by(script);
    load_and_play(folder, input,
                  [](const CardLibrary& library) { return test::hostile_deck(library); });
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (const auto& file : files_in(test::tests_folder() / "hostile/scripts")) {
        seeds.push_back(text_of_file(file));
    }
    for (const ApiExample& example : api_examples()) {
        const std::string head = "-- card: pokemon\nlocal card = ...\n\n";
        if (example.at_top) {
            seeds.push_back(head + example.code + "\n");
        } else {
            seeds.push_back(head + "card.attack[\"Hit\"] = {\n  after = function(game, it)\n" +
                            example.code + "\n  end,\n}\n");
        }
    }
    return seeds;
}

}  // namespace

const Target lua_target{"lua", run, seeds};

}  // namespace ptcg::fuzz
