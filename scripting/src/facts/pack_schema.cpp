#include "facts/pack_schema.hpp"

#include <algorithm>

#include "ptcg/scripting/api_version.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/card_number.hpp"

namespace ptcg {

namespace {

bool is_lower_or_digit(char c)
{
    return ascii::is_lower(c) || ascii::is_digit(c);
}

/// Card numbers are printed as "25", "TG15", "AR1". The Unown even have "!" and "?".
bool is_number_character(char c)
{
    return c > ' ' && c < 0x7f && std::string_view{"\"'\\/:"}.find(c) == std::string_view::npos;
}

void read_api(TableReader& reader, Manifest& manifest)
{
    const auto api = reader.need("api").integer("api", {1, 1'000'000});
    manifest.api = api.value_or(0);
    if (api && *api > api_version) {
        reader.report(*reader.find("api"), "this pack needs API version " + std::to_string(*api) +
                                               ", but this program only supports version " +
                                               std::to_string(api_version) +
                                               "; update the program");
    } else if (api && *api < api_version) {
        reader.report(*reader.find("api"),
                      "this pack is written for API version " + std::to_string(*api) +
                          ", but this program has version " + std::to_string(api_version) +
                          "; run `ptcg migrate` to update its scripts");
    }
}

void read_depends(TableReader& reader, Manifest& manifest)
{
    const toml::array* list = reader.list("depends");
    if (list == nullptr) return;
    for (const toml::node& node : *list) {
        const auto id = reader.as_string(node, "an entry of \"depends\"");
        if (!id) continue;
        if (*id == manifest.id) {
            reader.report(node, "a pack cannot depend on itself");
        } else if (std::ranges::find(manifest.depends, *id, &Dependency::id) !=
                   manifest.depends.end()) {
            reader.report(node, "pack " + in_quotes(*id) + " is given twice");
        } else {
            manifest.depends.push_back({*id, place_of(node, reader.file())});
        }
    }
}

}  // namespace

Place place_of(const toml::node& node, const std::string& file)
{
    return {file, static_cast<int>(node.source().begin.line),
            static_cast<int>(node.source().begin.column)};
}

std::string claim_id(TableReader& reader, IdRegister& ids)
{
    const auto id = reader.need("id").string("id");
    if (!id) return {};
    const std::string earlier = ids.claim(*id, reader.file());
    if (earlier.empty()) return *id;
    reader.report(*reader.find("id"), "id " + in_quotes(*id) + " is already used in " + earlier);
    return {};
}

std::string IdRegister::claim(const std::string& id, const std::string& file)
{
    const auto [entry, is_new] = files_.try_emplace(id, file);
    return is_new ? std::string{} : entry->second;
}

std::string IdRegister::file_of(const std::string& id) const
{
    const auto entry = files_.find(id);
    return entry == files_.end() ? std::string{} : entry->second;
}

bool is_pack_id(std::string_view id)
{
    return !id.empty() && is_lower_or_digit(id.front()) && std::ranges::all_of(id, [](char c) {
        return is_lower_or_digit(c) || c == '-' || c == '_';
    });
}

std::pair<std::string, std::string> split_card_id(const std::string& id)
{
    const std::size_t dash = id.rfind('-');
    if (dash == std::string::npos) return {id, {}};
    std::string set = id.substr(0, dash);
    std::string number = id.substr(dash + 1);
    if (!is_pack_id(set) || !std::ranges::all_of(number, is_number_character)) return {id, {}};
    return {std::move(set), std::move(number)};
}

std::string wrong_number(const std::string& id)
{
    const auto [set, number] = split_card_id(id);
    const std::string plain(plain_number(number));
    if (plain == number) return {};
    return "the number in an id must not have leading zeros: write " +
           in_quotes(set + '-' + plain) + ", not " + in_quotes(id);
}

std::vector<Allowance> read_allowed(TableReader& reader, const std::string& card)
{
    std::vector<Allowance> allowed;
    const toml::table* check = reader.table("check");
    if (check == nullptr) return allowed;
    TableReader inner(*check, reader.file(), reader.problems(), "in [check]");
    const toml::table* list = inner.table("allow");
    inner.finish();
    if (list == nullptr) return allowed;
    for (const auto& [code, reason] : *list) {
        const auto text = inner.as_string(reason, "a reason");
        if (!text) continue;
        const auto begin = code.source().begin;
        allowed.push_back({card, std::string(code.str()), *text, reader.file(),
                           static_cast<int>(begin.line), static_cast<int>(begin.column)});
    }
    return allowed;
}

Manifest read_manifest(const toml::table& table, const std::string& file, Problems& problems)
{
    TableReader reader(table, file, problems);
    Manifest manifest;
    manifest.id = reader.need("id").string("id").value_or("");
    if (!manifest.id.empty() && !is_pack_id(manifest.id)) {
        reader.report(*reader.find("id"),
                      "a pack id may contain only lowercase letters, digits, \"-\" and \"_\", and "
                      "must begin with a letter or digit");
    }
    manifest.name = reader.need("name").string("name").value_or("");
    manifest.version = reader.need("version").string("version").value_or("");
    read_api(reader, manifest);
    manifest.code = reader.string("code").value_or("");
    manifest.description = reader.string("description").value_or("");
    manifest.authors = reader.strings("authors");
    read_depends(reader, manifest);
    manifest.languages = reader.strings("languages");
    if (reader.find("holds") != nullptr) {
        manifest.holds_classes =
            reader.word("holds", "kind of pack contents", {"classes"}).has_value();
    }
    manifest.allowed = read_allowed(reader, {});
    reader.finish();
    return manifest;
}

void read_set_codes(const toml::table& table, const std::string& file, CardLibrary& library,
                    Problems& problems)
{
    TableReader reader(table, file, problems);
    for (const auto& [key, node] : table) {
        const std::string code(key.str());
        if (const toml::array* sets = node.as_array()) {
            for (const toml::node& entry : *sets) {
                if (const auto set = reader.as_string(entry, "an entry of " + in_quotes(code))) {
                    library.add_set_code(code, *set);
                }
            }
        } else if (const auto set = reader.as_string(node, in_quotes(code))) {
            library.add_set_code(code, *set);
        }
    }
}

std::vector<PrintEntry> read_prints(const toml::table& table, const std::string& file,
                                    IdRegister& ids, Problems& problems)
{
    std::vector<PrintEntry> prints;
    TableReader reader(table, file, problems);
    for (const toml::table* entry : reader.tables("print")) {
        TableReader print(*entry, file, problems);
        const std::string id = claim_id(print, ids);
        const auto of = print.need("of").string("of");
        print.finish();
        if (id.empty() || !of) continue;
        if (split_card_id(id).second.empty()) {
            print.report(*print.find("id"), in_quotes(id) + " is not a card id like \"my1-25\"");
            continue;
        }
        if (const std::string wrong = wrong_number(id); !wrong.empty()) {
            print.report(*print.find("id"), wrong);
            continue;
        }
        prints.push_back(
            {id, *of, place_of(*print.find("id"), file), place_of(*print.find("of"), file)});
    }
    reader.finish();
    return prints;
}

}  // namespace ptcg
