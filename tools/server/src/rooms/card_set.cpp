#include "rooms/card_set.hpp"

#include "ptcg/hosting/eras.hpp"
#include "ptcg/hosting/language_files.hpp"

namespace ptcg::server {
namespace {

void append(Problems& problems, const Problems& more)
{
    problems.insert(problems.end(), more.begin(), more.end());
}

void add_languages(CardSources& sources, Problems& problems)
{
    for (const std::filesystem::path& root : sources.roots) {
        for (const std::filesystem::path& file : language_files(root)) {
            LanguageResult read = load_language(file, file.string());
            append(problems, read.problems);
            if (read.language == nullptr) continue;
            std::string code = read.language->code;
            sources.languages.emplace(std::move(code), std::move(read.language));
        }
    }
}

}  // namespace

const Language& CardSet::language(std::string_view code) const
{
    const auto found = languages.find(code);
    return found == languages.end() ? english() : *found->second;
}

const CardJsonParts& CardSet::json_cards(std::string_view code) const
{
    const auto found = parts.find(code);
    return found == parts.end() ? parts.at("en") : found->second;
}

CardSources sources_in(const std::vector<std::filesystem::path>& roots, Problems& problems)
{
    CardSources sources;
    sources.roots = roots;
    Result<std::vector<Era>> eras = find_eras(roots);
    if (eras) {
        sources.eras = std::move(eras.value());
    } else {
        problems.emplace_back().message = eras.error().message;
    }
    add_languages(sources, problems);
    return sources;
}

std::shared_ptr<const CardSet> load_card_set(CardSources sources, Problems& problems)
{
    PackLimits limits;
    limits.faulty_scripts = FaultyScripts::spoil_their_cards;
    limits.faulty_packs = FaultyPacks::leave_out;
    LoadResult loaded = load_packs(sources.roots, sources.memory, limits, PackCache{});
    append(problems, loaded.problems);
    if (loaded.pool == nullptr) return nullptr;
    const auto set = std::make_shared<CardSet>();
    set->pool = std::move(loaded.pool);
    set->scripts = std::make_shared<ScriptHost>(set->pool);
    set->catalogue = read_catalogue(sources.roots, sources.memory, problems);
    set->rules = rules_in(set->catalogue, std::move(sources.eras));
    set->reader = std::make_unique<DeckTextReader>(set->library());
    set->languages = std::move(sources.languages);
    set->parts.try_emplace("en", set->library(), "en");
    for (const auto& [code, language] : set->languages) {
        set->parts.try_emplace(code, set->library(), code);
    }
    return set;
}

std::shared_ptr<const CardSet> load_card_set(const std::vector<std::filesystem::path>& roots,
                                             Problems& problems)
{
    return load_card_set(sources_in(roots, problems), problems);
}

}  // namespace ptcg::server
