// Loads packs and describes libraries.

#include <algorithm>
#include <filesystem>
#include <vector>

#include "json.hpp"
#include "limits.hpp"
#include "structs.hpp"

namespace ptcg::capi {
namespace {

struct Sources {
    std::vector<std::filesystem::path> folders;
    std::vector<MemoryFolder> memory;
};

ptcg_status add_files(const ptcg_source& source, MemoryFolder& folder)
{
    if (source.file_count > 0) PTCG_TRY(need(source.files, "files"));
    for (std::size_t i = 0; i < source.file_count; ++i) {
        const ptcg_file& file = source.files[i];
        PTCG_TRY(need(file.name, "name of a file"));
        if (file.length > 0) PTCG_TRY(need(file.data, "data of a file"));
        std::string content;
        if (file.length > 0) content.assign(static_cast<const char*>(file.data), file.length);
        if (!folder.files.emplace(file.name, std::move(content)).second) {
            return fail(PTCG_ERROR_ARGUMENT,
                        std::string("two files are called \"") + file.name + "\"");
        }
    }
    return PTCG_OK;
}

ptcg_status read_sources(const ptcg_source* sources, std::size_t count, Sources& read)
{
    if (count == 0) return fail(PTCG_ERROR_ARGUMENT, "there are no pack sources");
    return read_structs(sources, count, "ptcg_source", [&](const ptcg_source& source) {
        if (source.folder != nullptr && source.file_count > 0) {
            return fail(PTCG_ERROR_ARGUMENT, "ptcg_source: has both a folder and files");
        }
        if (source.folder != nullptr) {
            read.folders.emplace_back(source.folder);
            return PTCG_OK;
        }
        MemoryFolder& folder = read.memory.emplace_back();
        if (source.name != nullptr) folder.name = source.name;
        return add_files(source, folder);
    });
}

ptcg_status tell_problems(const Problems& problems, ptcg_buffer* out)
{
    const auto limits = std::ranges::find(problems, "limits", &Problem::code);
    if (limits != problems.end()) return fail(PTCG_ERROR_NAME, limits->message);
    if (out != nullptr) {
        PTCG_TRY(fill_json(*out, [&](JsonWriter& list) { write_problems(list, problems); }));
    }
    return fail(PTCG_ERROR_PACKS, to_string(problems));
}

ptcg_status load(const ptcg_source* sources, std::size_t count, const ptcg_pack_limits* limits,
                 ptcg_library** library, ptcg_buffer* problems)
{
    if (problems != nullptr) problems->length = 0;
    PTCG_TRY(need(library, "library"));
    *library = nullptr;
    PackLimits allowed;
    PackCache cache;
    PTCG_TRY(read_limits(limits, allowed, cache));
    Sources read;
    PTCG_TRY(read_sources(sources, count, read));
    LoadResult loaded = load_packs(read.folders, read.memory, allowed, cache);
    Problems all = std::move(loaded.problems);
    const std::size_t harmless = loaded.pool != nullptr ? all.size() : 0;
    Catalogue catalogue = read_catalogue(read.folders, read.memory, all);
    const bool sound = all.size() == harmless || allowed.faulty_packs == FaultyPacks::leave_out;
    if (!sound || loaded.pool == nullptr) return tell_problems(all, problems);
    auto made = std::make_unique<ptcg_library>();
    made->data = std::make_shared<const LibraryData>(std::move(loaded.pool), std::move(catalogue),
                                                     std::move(read.folders), read.memory);
    if (problems != nullptr) {
        PTCG_TRY(fill_json(*problems, [&](JsonWriter& list) { write_problems(list, all); }));
    }
    *library = made.release();
    return PTCG_OK;
}

struct TextMember {
    JsonKey key;
    std::string_view text;
};

/// Writes an object of these members.
void write_texts(JsonWriter& json, std::initializer_list<TextMember> members)
{
    const JsonObject object(json);
    for (const TextMember& member : members) json.member(member.key, member.text);
}

void write_list(JsonWriter& json, const LibraryData& library, int what)
{
    const JsonArray list(json);
    switch (what) {
        case PTCG_PACKS:
            for (const PackInfo& pack : library.pool->packs) {
                const JsonObject object(json);
                json.member("id", pack.id);
                json.member("name", pack.name);
                json.member("version", pack.version);
                json.member("hash", hex(pack.play_hash));
                json.member("cards", pack.cards.size());
            }
            break;
        case PTCG_DECKS:
            for (const NamedDeckText& deck : library.catalogue.decks) {
                const auto format = format_named_in(deck.text);
                const JsonObject object(json);
                json.member("name", deck.name);
                if (format) {
                    json.member("format", format->text);
                } else {
                    json.member("format", nullptr);
                }
            }
            break;
        case PTCG_RULESETS:
            for (const NamedRuleset& ruleset : library.catalogue.rulesets) {
                write_texts(json, {{"id", ruleset.id}, {"name", ruleset.name}});
            }
            break;
        case PTCG_FORMATS:
            for (const Format& format : library.catalogue.formats) {
                write_texts(
                    json,
                    {{"id", format.id}, {"name", format.name}, {"ruleset", format.ruleset.text}});
            }
            break;
        case PTCG_CARDS:
            for (std::size_t i = 0; i < library.cards().size(); ++i) {
                const CardText& text = library.cards().text(static_cast<DefId>(i));
                write_texts(json, {{"id", text.id}, {"name", text.name}});
            }
            break;
        default:
            break;
    }
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_library_load(const ptcg_source* sources, size_t source_count,
                              const ptcg_pack_limits* limits, ptcg_library** library,
                              ptcg_buffer* problems)
{
    return guarded([&] { return load(sources, source_count, limits, library, problems); });
}

void ptcg_library_free(ptcg_library* library)
{
    release(library, Kind::library);
}

ptcg_status ptcg_library_list(const ptcg_library* library, int what, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        if (what < PTCG_PACKS || what > PTCG_CARDS) {
            return fail(PTCG_ERROR_ARGUMENT, "there is no such list");
        }
        return fill_json(*json, [&](JsonWriter& list) { write_list(list, *library->data, what); });
    });
}

ptcg_status ptcg_library_hash(const ptcg_library* library, uint64_t* hash)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(hash, "hash"));
        *hash = hash_of_packs(*library->data->pool);
        return PTCG_OK;
    });
}

ptcg_status ptcg_library_card_count(const ptcg_library* library, size_t* count)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(count, "count"));
        *count = library->data->cards().size();
        return PTCG_OK;
    });
}

ptcg_status ptcg_library_find_card(const ptcg_library* library, const char* id, uint16_t* card)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(id, "id"));
        PTCG_TRY(need(card, "card"));
        const ptcg::DefId found = library->data->cards().find(id);
        if (found == ptcg::no_def) {
            return fail(PTCG_ERROR_NAME, std::string("no card has the id \"") + id + "\"");
        }
        *card = static_cast<uint16_t>(found);
        return PTCG_OK;
    });
}

ptcg_status ptcg_library_card_json(const ptcg_library* library, uint16_t card, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        const ptcg::CardLibrary& cards = library->data->cards();
        if (card >= cards.size()) {
            return fail(PTCG_ERROR_ARGUMENT, "there is no card number " + std::to_string(card) +
                                                 "; there are " + std::to_string(cards.size()));
        }
        return fill_json(*json,
                         [&](JsonWriter& one) { write_card(one, cards, ptcg::DefId{card}); });
    });
}
