// What a designer's table has to do with files: positions, scripts, new cards, recorded tests.

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <fmt/format.h>
#include <toml++/toml.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/card_json.hpp"
#include "repl/card_words.hpp"
#include "repl/recording.hpp"
#include "repl/table_text.hpp"
#include "system/files.hpp"
#include "workbench/designers_table.hpp"
#include "workbench/recorded_file.hpp"
#include "workbench/table_json.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr const char* name_of_position = "position";

/// Returns the TOML text as JSON of the same shape; "null" if it is not TOML.
std::string as_json(const std::string& text)
{
    try {
        std::ostringstream json;
        json << toml::json_formatter{toml::parse(text)};
        return json.str();
    } catch (const toml::parse_error&) {
        return "null";
    }
}

/// Returns the name of the card's files, without an ending.
std::string file_stem(const CardLibrary& library, DefId card)
{
    return fs::path(library.text(card).file).stem().string();
}

}  // namespace

// ---- positions ------------------------------------------------------------------------------

server::BenchReply DesignersTable::read(const Json& request)
{
    const std::string text = text_member(request, "text");
    const ReadTable table = read_table(*session_.world(), text, name_of_position);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.key("form");
        json.raw(as_json(text));
        json.key("problems");
        write_problems(json, table.position.problems);
    }
    return {200, std::string(json.text())};
}

server::BenchReply DesignersTable::open(const Json& request)
{
    ReadTable table = read_table(*session_.world(), text_member(request, "text"), name_of_position);
    if (!table.position.match) {
        JsonWriter json;
        {
            const JsonObject object(json);
            json.member("error", table.position.problems.front().message);
            json.key("problems");
            write_problems(json, table.position.problems);
        }
        return {409, std::string(json.text())};
    }
    const std::string said = table.position.note;
    const std::string title = table.position.title;
    session_.begin_command();
    const Result<std::string> begun = session_.begin(
        std::move(*table.position.match), table.setting, title.empty() ? "a position" : title);
    return begun ? frame(said) : refused(begun.error().message);
}

server::BenchReply DesignersTable::text(const Json& request)
{
    const bool exact = request.value("exact", Json(false)) == Json(true);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("text",
                    table_text(session_, exact ? PositionForm::exact : PositionForm::brief));
    }
    return {200, std::string(json.text())};
}

// ---- the pack's files -----------------------------------------------------------------------

server::BenchReply DesignersTable::script(const Json& request)
{
    const CardLibrary& library = session_.library();
    const DefId card = library.find(text_member(request, "card"));
    if (card == no_def) return refused("there is no such card", 404);
    const std::vector<PackInfo>& packs = session_.world()->data.pool->packs;
    const auto pack = std::ranges::find_if(packs, [&](const PackInfo& one) {
        return std::ranges::find(one.cards, library.text(card).id) != one.cards.end();
    });
    if (pack == packs.end()) return refused("this card has no file", 404);
    const fs::path file = pack->path / (file_stem(library, card) + ".lua");
    std::error_code error;
    const bool exists = fs::exists(file, error);
    const Result<std::string> read =
        exists ? read_file(file, most_text_bytes) : Result<std::string>(std::string());
    if (!read) return refused(read.error().message);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("file", pack->shown + "/" + file.filename().string());
        json.member("exists", exists);
        json.member("in_work", packs_->pack_of(library.text(card).id) != nullptr);
        json.member("text", read.value());
    }
    return {200, std::string(json.text())};
}

/// Continues with the packs as they are now; returns what is worth saying about it.
std::string DesignersTable::use_new_cards()
{
    packs_->look();
    if (packs_->version() == version_) return {};
    version_ = packs_->version();
    problem_.clear();
    if (!packs_->problems().empty() || packs_->world() == session_.world()) return {};
    const Result<std::string> used = session_.use_world(packs_->world());
    if (used) return used.value();
    problem_ = used.error().message;
    return {};
}

server::BenchReply DesignersTable::watch(const Json& request)
{
    const std::string said = use_new_cards();
    if (number_member(request, "packs") != packs_->version()) return frame(said);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("packs", packs_->version());
    }
    return {200, std::string(json.text())};
}

server::BenchReply DesignersTable::record(const Json& request)
{
    const std::string name = text_member(request, "name");
    if (name.empty() || name.size() > 100) return refused("the test needs a short name", 400);
    const CardLibrary& library = session_.library();
    std::vector<DefId> cards = cards_in(session_.match().state());
    if (const DefId wanted = library.find(text_member(request, "card")); wanted != no_def) {
        cards.insert(cards.begin(), wanted);
    }
    const auto own = std::ranges::find_if(cards, [&](DefId one) {
        return one != no_def && packs_->pack_of(library.text(one).id) != nullptr;
    });
    if (own == cards.end()) return refused("no card of the bench's packs is on this table");
    const Result<std::string> source = recorded_test(session_, name);
    if (!source) return refused(source.error().message);
    const Result<fs::path> file = write_recorded(*packs_->pack_of(library.text(*own).id),
                                                 file_stem(library, *own), name, source.value());
    if (!file) return refused(file.error().message);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("file", shown_path(file.value()));
        json.member("text", source.value());
    }
    return {200, std::string(json.text())};
}

}  // namespace ptcg::tools
