// A stranger's server: the JSON of a card, with installed headers only.

#include <cstdio>
#include <string>
#include <vector>

#include <ptcg/hosting/card_json.hpp>
#include <ptcg/scripting/pack_loader.hpp>

int main(int argc, char** argv)
{
    if (argc != 2) return 2;
    const ptcg::LoadResult loaded = ptcg::load_packs(std::vector<std::filesystem::path>{argv[1]});
    if (loaded.pool == nullptr) return 1;
    const ptcg::CardLibrary& cards = loaded.pool->library;
    ptcg::JsonWriter json;
    write_card(json, cards, cards.find("dp3-16"));
    const std::string text(json.text());
    std::puts(text.c_str());
    return text.find("\"name\":\"Raikou\"") == std::string::npos ? 1 : 0;
}
