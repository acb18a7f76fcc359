#include "authoring/migrating.hpp"

#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "authoring/lua_files.hpp"
#include "ptcg/scripting/migrate.hpp"
#include "ptcg/scripting/toml_reader.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr int old_api = 1;
constexpr int new_api = 2;

/// Returns the byte offset of a position in the text.
std::size_t offset_of(std::string_view text, const toml::source_position& place)
{
    std::size_t offset = 0;
    for (toml::source_index line = 1; line < place.line; ++line) {
        offset = text.find('\n', offset) + 1;
    }
    return offset + place.column - 1;
}

struct Manifest {
    std::string text;  ///< with the new version in it
    int api = 0;       ///< the old version
};

/// Returns pack.toml with the new version and every other byte unchanged.
Result<Manifest> migrate_manifest(const fs::path& path)
{
    Result<std::string> text = read_file(path, most_text_bytes);
    if (!text) return Error{text.error().message};
    Problems problems;
    const auto table = parse_toml(text.value(), shown_path(path), problems);
    if (!table) return Error{to_string(problems)};
    const toml::node* const api = table->get("api");
    const auto version = api != nullptr ? api->value<int>() : std::nullopt;
    if (version == new_api) return Manifest{std::move(text.value()), new_api};
    if (version != old_api) {
        return Error{fmt::format("{}: only a pack with `api` = {} can be converted",
                                 shown_path(path), old_api)};
    }
    Manifest manifest{std::move(text.value()), old_api};
    const std::size_t begin = offset_of(manifest.text, api->source().begin);
    const std::size_t end = offset_of(manifest.text, api->source().end);
    manifest.text.replace(begin, end - begin, std::to_string(new_api));
    return manifest;
}

}  // namespace

Result<MigratedPack> migrate_pack(const fs::path& folder)
{
    Result<Manifest> manifest = migrate_manifest(folder / "pack.toml");
    if (!manifest) return Error{manifest.error().message};
    MigratedPack pack;
    pack.is_new = manifest.value().api == new_api;
    if (pack.is_new) return pack;
    for (const fs::path& path : lua_files(folder, "tests")) {
        const Result<std::string> source = read_file(path, most_text_bytes);
        if (!source) return Error{source.error().message};
        Migrated script = migrate_script(source.value(), shown_path(path));
        std::ranges::move(script.problems, std::back_inserter(pack.problems));
        if (script.text != source.value()) pack.files.push_back({path, std::move(script.text)});
        ++pack.scripts;
    }
    pack.files.push_back({folder / "pack.toml", std::move(manifest.value().text)});
    return pack;
}

}  // namespace ptcg::tools
