#include "authoring/new_card.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "card_tests/transcript.hpp"
#include "data/pack_cache.hpp"
#include "data/pack_finding.hpp"
#include "phrases/finding.hpp"
#include "ptcg/hosting/eras.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

bool is_basic_pokemon(const PrintedCard& card)
{
    return card.kind == CardKind::pokemon && card.stage == Stage::basic;
}

/// Returns the first Basic Pokémon without Abilities in this pack, or in any pack if `pack` is
/// empty; empty if there is none.
std::string basic_pokemon_in(const CardPool& pool, std::string_view pack)
{
    const CardLibrary& library = pool.library;
    for (const PackInfo& info : pool.packs) {
        if (!pack.empty() && info.id != pack) continue;
        for (const std::string& id : info.cards) {
            const CardDef& def = library.def(library.find(id));
            if (def.is_basic_pokemon() && def.ability_count == 0) return id;
        }
    }
    return {};
}

/// Returns a Pokémon that tests can put into play with the cards: one of the cards themselves, of
/// their pack, or else of the packs that come with the program.
std::string find_bystander(const std::vector<PrintedCard>& cards, const CardPool& pool)
{
    const auto basic = std::find_if(cards.begin(), cards.end(), is_basic_pokemon);
    if (basic != cards.end()) return basic->id;
    const std::string found = basic_pokemon_in(pool, cards.front().set);
    return found.empty() ? basic_pokemon_in(pool, {}) : found;
}

/// Loads the pack, the packs that come with the program and those in PTCG_PACKS. Leaves out those
/// with problems, which an unfinished card can cause: without the other packs' classes, each new
/// card would get one of its own.
std::unique_ptr<CardPool> packs_around(const fs::path& pack)
{
    PackLimits limits;
    limits.faulty_packs = FaultyPacks::leave_out;
    LoadResult loaded = load_packs(pack_roots({pack.string()}), limits, pack_cache());
    return loaded.pool != nullptr ? std::move(loaded.pool) : std::make_unique<CardPool>();
}

/// Returns the ruleset of its set's era, or of the newest era if none has the set.
std::string ruleset_of(const PrintedCard& card, const std::vector<Era>& eras)
{
    for (const Era& era : eras) {
        if (era.has_print(card.id)) return era.ruleset;
    }
    return eras.empty() ? std::string() : eras.back().ruleset;
}

/// For a Trainer card that is played as a Pokémon (FOS-01), adds its text as a rule among its
/// Abilities, where a script can implement it.
PrintedCard with_rule_in_play(PrintedCard card)
{
    const bool fossil = card.kind == CardKind::trainer && card.hp > 0;
    if (fossil && card.abilities.empty() && !card.text.empty()) {
        card.abilities.push_back({card.name, AbilityKind::rule, card.text});
    }
    return card;
}

CardWording wording_of(const PrintedCard& card, TextWording from, const Drafter& drafter)
{
    CardWording wording{from, {}, {}};
    if (from == TextWording::own) return wording;
    for (const phrases::EffectText& text : phrases::effect_texts(card)) {
        const phrases::EffectDraft draft = drafter(text);
        if (draft.form == nullptr) continue;
        wording.ours.emplace(text.text, draft.wording);
        if (draft.script.find("game:knock_out(it.self)") != std::string::npos) {
            wording.self_knock_outs.insert(text.text);
        }
    }
    return wording;
}

/// Returns whether the phrasebook writes the whole script.
bool is_read(const PrintedCard& card, const Drafter& drafter)
{
    const std::vector<phrases::EffectText> texts = phrases::effect_texts(card);
    return std::ranges::all_of(
        texts, [&](const phrases::EffectText& text) { return drafter(text).form != nullptr; });
}

}  // namespace

std::vector<NewFile> new_card_files(const std::vector<PrintedCard>& cards, TextWording wording,
                                    const fs::path& pack)
{
    std::vector<NewFile> files;
    if (cards.empty()) return files;
    const std::unique_ptr<CardPool> pool = packs_around(pack);
    const std::string bystander = find_bystander(cards, *pool);
    const Result<std::vector<Era>> found = find_eras(pack_roots({pack.string()}));
    const std::vector<Era> eras = found ? found.value() : std::vector<Era>();
    const Result<phrases::Phrasebook> book = phrases::find_phrasebook(pack_roots({pack.string()}));
    const Drafter drafter = [&](const phrases::EffectText& text) {
        return book ? phrases::draft(book.value(), text) : phrases::EffectDraft();
    };
    std::set<std::string> classes;
    for (const PrintedCard& printed : cards) {
        const PrintedCard card = with_rule_in_play(printed);
        const std::string stem = file_stem(card.number, card.name);
        const ClassFacts of = class_facts(card, pool->library);
        files.push_back(
            {pack / (stem + ".toml"), facts_text(card, of, wording_of(card, wording, drafter))});
        if (needs_script(card)) {
            const std::string& other = is_basic_pokemon(card) ? card.id : bystander;
            files.push_back({pack / (stem + ".lua"), script_text(card, drafter)});
            if (wording == TextWording::own || !is_read(card, drafter)) {
                files.push_back({pack / "tests" / (stem + ".lua"),
                                 test_text(card, other, ruleset_of(card, eras))});
            }
        }
        if (!of.made || !classes.insert(of.made->id).second) continue;
        const fs::path file = pack / "classes" / (of.made->id + ".toml");
        std::error_code ignored;
        if (!fs::exists(file, ignored)) files.push_back({file, of.made->toml});
    }
    return files;
}

fs::path other_facts(const PrintedCard& card, const fs::path& pack)
{
    const std::string own = file_stem(card.number, card.name);
    const std::string number = file_stem(card.number, {});
    std::error_code error;
    for (fs::directory_iterator entry(pack, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path file = entry->path();
        const std::string stem = file.stem().string();
        if (file.extension() != ".toml" || stem == own) continue;
        if (stem == number || stem.starts_with(number + '-')) return file;
    }
    return {};
}

std::string pack_text(std::string_view id, std::string_view name, std::string_view code)
{
    std::string text =
        fmt::format("id      = {}\nname    = {}\nversion = \"0.1.0\"\napi     = {}\n",
                    quoted_for_lua(id), quoted_for_lua(name), api_version);
    if (!code.empty()) text += fmt::format("code    = {}\n", quoted_for_lua(code));
    return text + "depends = [\"classes\"]\n";
}

}  // namespace ptcg::tools
