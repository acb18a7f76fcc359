#include "ptcg/hosting/eras.hpp"

#include <algorithm>
#include <system_error>

#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {
namespace {

namespace fs = std::filesystem;

/// Returns "abc" of "abc-121".
std::string_view set_of(std::string_view print)
{
    return print.substr(0, print.rfind('-'));
}

/// Returns the oldest era that has a print of the card; the number of eras if none has.
std::size_t oldest_era(const CardText& card, std::span<const Era> eras)
{
    const auto printed_in = [&](const Era& era) {
        return era.has_print(card.id) ||
               std::ranges::any_of(card.prints,
                                   [&](const std::string& print) { return era.has_print(print); });
    };
    return static_cast<std::size_t>(std::ranges::find_if(eras, printed_in) - eras.begin());
}

}  // namespace

bool Era::has_print(std::string_view id) const
{
    return has(set_of(id));
}

bool Era::has(std::string_view set) const
{
    return std::ranges::any_of(sets, [&](std::string_view one) {
        return one.ends_with('*') ? set.starts_with(one.substr(0, one.size() - 1)) : set == one;
    });
}

Result<std::vector<Era>> read_eras(std::string_view text, const std::string& file)
{
    std::vector<Era> eras;
    Problems problems;
    if (const auto table = parse_toml(text, file, problems)) {
        TableReader all(*table, file, problems);
        for (const toml::table* one : all.tables("era")) {
            TableReader in(*one, file, problems, "in [[era]]");
            Era era;
            era.line = static_cast<int>(one->source().begin.line);
            era.ruleset = in.need("ruleset").string("ruleset").value_or("");
            era.sets = in.need("sets").strings("sets");
            in.finish();
            eras.push_back(std::move(era));
        }
        all.finish();
    }
    sort_by_place(problems);
    if (!problems.empty()) return Error{to_string(problems)};
    return eras;
}

Result<std::vector<Era>> find_eras(std::span<const fs::path> roots)
{
    for (const fs::path& root : roots) {
        const fs::path file = root / "eras.toml";
        std::error_code ignored;
        if (!fs::exists(file, ignored)) continue;
        const Result<std::string> text = read_regular_file(file, most_text_bytes);
        if (!text) return Error{file.string() + ": " + text.error().message};
        return read_eras(text.value(), file.string());
    }
    return std::vector<Era>{};
}

std::optional<DeckEra> era_of(const CardLibrary& library, std::span<const Era> eras,
                              std::span<const DefId> cards)
{
    std::optional<DeckEra> found;
    for (const DefId card : cards) {
        const std::size_t era = oldest_era(library.text(card), eras);
        if (era == eras.size() || (found && era <= found->era)) continue;
        found = DeckEra{era, card};
    }
    return found;
}

}  // namespace ptcg
