#include "ptcg/scripting/api_reference.hpp"

#include <algorithm>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/problem.hpp"
#include "reference/entries.hpp"

namespace ptcg {

using namespace script;

namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

/// What a word can mean.
struct Meanings {
    std::vector<const ApiEntry*> entries;  ///< that have this name
    Rows others;  ///< entries of a table with this name, and lists that contain the word
};

/// "game:flip()" and "game.flip" are both the key "game:flip" as people type it.
std::string plain(std::string_view word)
{
    std::string typed(word);
    const std::size_t call = typed.find_first_of(" ({");
    if (call != std::string::npos && call > 0) typed.resize(call);
    std::erase(typed, '"');
    std::replace(typed.begin(), typed.end(), ':', '.');
    return typed;
}

Meanings meanings_of(const std::string& word)
{
    Meanings found;
    for (const ApiChapter& chapter : api_chapters()) {
        for (const ApiEntry& entry : chapter.entries) {
            const std::string key = plain(entry.key);
            if (key == word) return {{&entry}, {}};
            const bool named = entry.name == word || std::ranges::count(entry.other_names, word);
            if (named) found.entries.push_back(&entry);
            // `needs` is a key of two tables, and a table with its own words.
            if (!named && key.starts_with(word + ".")) {
                found.others.emplace_back(entry.key, entry.doc);
            }
            for (const ApiDetail& listed : entry.words) {
                if (plain(listed.label) != word) continue;
                found.others.emplace_back(entry.key + " " + listed.label, listed.text);
            }
        }
    }
    return found;
}

void add_code(std::string& out, std::string_view code)
{
    while (!code.empty()) {
        const std::size_t end = std::min(code.find('\n'), code.size());
        out += end == 0 ? "\n" : "    " + std::string(code.substr(0, end)) + "\n";
        code.remove_prefix(std::min(end + 1, code.size()));
    }
}

std::string describe(const ApiEntry& entry)
{
    std::string out = entry.signature + "\n  " + entry.doc + "\n";
    for (const ApiDetail& detail : entry.details) {
        out += "  " + detail.label + ": " + detail.text + "\n";
    }
    for (const ApiDetail& word : entry.words) out += "  " + word.label + ": " + word.text + "\n";
    std::erase(out, '`');
    if (!entry.example.empty()) {
        out += "\n";
        add_code(out, entry.example);
    }
    return out;
}

std::string in_columns(const Rows& rows)
{
    std::size_t width = 0;
    for (const auto& [name, doc] : rows)
        width = std::max(width, std::min<std::size_t>(name.size(), 24));
    std::string out;
    for (const auto& [name, doc] : rows) {
        out += "  " + name + std::string(name.size() < width ? width - name.size() : 0, ' ') +
               "  " + doc + "\n";
    }
    std::erase(out, '`');
    return out;
}

using ascii::lower;

/// Whether a word of the text begins with `beginning`. Both must be in lowercase, except `text`.
bool speaks_of(std::string_view text, std::string_view beginning)
{
    const auto same = [](char a, char b) { return lower(a) == b; };
    bool inside = false;
    for (std::size_t i = 0; i + beginning.size() <= text.size(); ++i) {
        const std::string_view rest = text.substr(i, beginning.size());
        if (!inside && std::equal(rest.begin(), rest.end(), beginning.begin(), same)) return true;
        inside = lower(text[i]) >= 'a' && lower(text[i]) <= 'z';
    }
    return false;
}

/// Returns entries with another name whose description contains the word.
Rows described_with(std::string_view word)
{
    constexpr std::size_t shortest = 4;  // of meaningful words
    Rows rows;
    std::string wanted(word);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    if (wanted.size() < shortest) return rows;
    for (const ApiChapter& chapter : api_chapters()) {
        for (const ApiEntry& entry : chapter.entries) {
            if (speaks_of(entry.doc, wanted)) rows.emplace_back(entry.key, entry.doc);
        }
    }
    return rows;
}

Error unknown(std::string_view word)
{
    std::vector<std::string> known;
    for (const ApiChapter& chapter : api_chapters()) {
        for (const ApiEntry& entry : chapter.entries) {
            known.push_back(entry.name);
            known.push_back(entry.key);
            for (const ApiDetail& listed : entry.words) known.push_back(plain(listed.label));
        }
    }
    std::string shown(word);
    make_printable(shown);
    return {"the API has no \"" + shown + "\"" + did_you_mean(plain(word), known)};
}

}  // namespace

Result<std::string> describe_api(std::string_view word)
{
    constexpr std::size_t most_in_full = 4;
    Meanings meanings = meanings_of(plain(word));
    if (meanings.entries.empty() && meanings.others.empty()) {
        const Rows rows = described_with(word);
        if (rows.empty()) return unknown(word);
        return "no entry has that name; the word occurs in\n" + in_columns(rows);
    }
    std::string out;
    if (meanings.entries.size() <= most_in_full) {
        for (const ApiEntry* entry : meanings.entries) {
            out += (out.empty() ? "" : "\n") + describe(*entry);
        }
    } else {
        Rows rows;
        for (const ApiEntry* entry : meanings.entries) rows.emplace_back(entry->key, entry->doc);
        out = in_columns(rows) + "each in full: ptcg api " + meanings.entries.front()->key + "\n";
    }
    if (meanings.others.empty()) return out;
    return out + (out.empty() ? "" : "\nalso\n") + in_columns(meanings.others);
}

std::string api_overview()
{
    std::string out;
    for (const ApiChapter& chapter : api_chapters()) {
        if (!out.empty()) out += "\n";
        out += chapter.title + "\n";
        Rows rows;
        for (const ApiEntry& entry : chapter.entries) rows.emplace_back(entry.key, entry.doc);
        out += in_columns(rows);
    }
    return out;
}

std::vector<ApiExample> api_examples()
{
    std::vector<ApiExample> all;
    for (const ApiChapter& chapter : api_chapters()) {
        for (const ApiEntry& entry : chapter.entries) {
            if (entry.example.empty() || entry.language != "lua") continue;
            all.push_back({entry.key, entry.example, stands_at_top(entry.example)});
        }
    }
    return all;
}

}  // namespace ptcg
