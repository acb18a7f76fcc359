#include "ptcg/scripting/catalogue.hpp"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

#include "packs/files.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> sorted_entries(const fs::path& folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        entries.push_back(entry->path());
    }
    std::ranges::sort(entries);
    return entries;
}

template <typename Entry, typename Name>
const Entry* find_in(const std::vector<Entry>& entries, std::string_view name, Name member)
{
    const auto found = std::ranges::find(entries, name, member);
    return found == entries.end() ? nullptr : &*found;
}

/// Returns the stem of "rulesets/dp.toml" or "x1/decks/a.txt", if the file is in a folder with that
/// name, at most `deepest` folders below the root.
std::optional<std::string> stem_in_folder(std::string_view file, std::string_view folder,
                                          std::string_view ending, int deepest)
{
    const std::size_t slash = file.rfind('/');
    if (slash == std::string_view::npos || !file.ends_with(ending)) return std::nullopt;
    const std::string_view above = file.substr(0, slash);
    const bool fits = above == folder ||
                      (above.ends_with(folder) && above[above.size() - folder.size() - 1] == '/');
    if (!fits || std::ranges::count(above, '/') > deepest) return std::nullopt;
    const std::string_view stem = file.substr(slash + 1, file.size() - slash - 1 - ending.size());
    if (stem.empty() || stem.front() == '.') return std::nullopt;
    return std::string(stem);
}

class CatalogueReading {
public:
    explicit CatalogueReading(Problems& problems) : problems_(problems) {}

    void add(const fs::path& root)
    {
        for (const fs::path& file : deck_files(root)) {
            if (auto text = read(file)) {
                add_deck(file.stem().string(), file.generic_string(), std::move(*text));
            }
        }
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            if (const auto text = read(file)) add_ruleset(*text, file.generic_string());
        }
        for (const fs::path& file : format_files(root / "formats")) {
            if (const auto text = read(file)) add_format(*text, file.generic_string());
        }
    }

    void add(const MemoryFolder& folder)
    {
        for (const auto& [name, text] : folder.files) {
            const std::string shown = folder.name + "/" + name;
            const auto deck = stem_in_folder(name, "decks", ".txt", 1);
            const bool is_ruleset = stem_in_folder(name, "rulesets", ".toml", 0).has_value();
            const bool is_format = stem_in_folder(name, "formats", ".toml", 0).has_value();
            if (!deck && !is_ruleset && !is_format) continue;
            if (text.size() > most_text_bytes) {
                report(shown,
                       "a file can have at most " + std::to_string(most_text_bytes) + " bytes");
            } else if (deck) {
                add_deck(*deck, shown, text);
            } else if (is_ruleset) {
                add_ruleset(text, shown);
            } else {
                add_format(text, shown);
            }
        }
    }

    Catalogue finish()
    {
        std::vector<std::string> rulesets;
        for (const NamedRuleset& ruleset : made_.rulesets) rulesets.push_back(ruleset.id);
        std::erase_if(made_.formats, [&](const Format& format) {
            if (made_.ruleset(format.ruleset.text) != nullptr) return false;
            report(format.file,
                   "there is no ruleset " + in_quotes(format.ruleset.text) +
                       did_you_mean(format.ruleset.text, rulesets),
                   format.ruleset.line, format.ruleset.column);
            return true;
        });
        std::ranges::sort(made_.decks, {}, &NamedDeckText::name);
        return std::move(made_);
    }

private:
    void report(const std::string& file, std::string message, int line = 0, int column = 0)
    {
        problems_.push_back({.file = file,
                             .line = line,
                             .column = column,
                             .message = std::move(message),
                             .context = {},
                             .code = "wrong-value"});
    }

    std::optional<std::string> read(const fs::path& file)
    {
        return read_file(file, file.generic_string(), most_text_bytes, problems_);
    }

    void add_deck(std::string name, std::string file, std::string text)
    {
        if (made_.deck(name) != nullptr) return;
        made_.decks.push_back({std::move(name), std::move(file), std::move(text)});
    }

    void add_ruleset(const std::string& text, const std::string& file)
    {
        RulesetResult read = read_ruleset(text, file);
        problems_.insert(problems_.end(), read.problems.begin(), read.problems.end());
        if (!read.ruleset || made_.ruleset(read.ruleset->id) != nullptr) return;
        made_.rulesets.push_back(std::move(*read.ruleset));
    }

    void add_format(const std::string& text, const std::string& file)
    {
        FormatResult read = read_format(text, file);
        problems_.insert(problems_.end(), read.problems.begin(), read.problems.end());
        if (!read.format || made_.format(read.format->id) != nullptr) return;
        made_.formats.push_back(std::move(*read.format));
    }

    Problems& problems_;
    Catalogue made_;
};

}  // namespace

const NamedDeckText* Catalogue::deck(std::string_view name) const
{
    return find_in(decks, name, &NamedDeckText::name);
}

const NamedRuleset* Catalogue::ruleset(std::string_view id) const
{
    return find_in(rulesets, id, &NamedRuleset::id);
}

const Format* Catalogue::format(std::string_view id) const
{
    return find_in(formats, id, &Format::id);
}

Catalogue read_catalogue(std::span<const fs::path> roots, std::span<const MemoryFolder> memory,
                         Problems& problems)
{
    CatalogueReading reading(problems);
    for (const fs::path& root : roots) reading.add(root);
    for (const MemoryFolder& folder : memory) reading.add(folder);
    return reading.finish();
}

std::vector<fs::path> deck_files(const fs::path& root)
{
    std::vector<fs::path> files;
    const auto add = [&](const fs::path& folder) {
        for (fs::path& path : sorted_entries(folder)) {
            if (path.extension() == ".txt") files.push_back(std::move(path));
        }
    };
    add(root / "decks");
    for (const fs::path& entry : sorted_entries(root)) add(entry / "decks");
    return files;
}

}  // namespace ptcg
