// The reference as a document.

#include "ptcg/scripting/api_reference.hpp"
#include "reference/entries.hpp"

namespace ptcg {

using namespace script;

namespace {

/// Returns a sentence for a document, with a capital letter and a period.
std::string sentence(std::string text)
{
    if (text.empty()) return text;
    if (text.front() >= 'a' && text.front() <= 'z' && !text.starts_with("card.")) {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    if (text.back() != '.' && text.back() != '?') text += '.';
    return text;
}

void add_entry(std::string& out, const ApiEntry& entry)
{
    out += "### `" + entry.signature + "`\n\n" + sentence(entry.doc) + "\n\n";
    for (const ApiDetail& detail : entry.details) {
        out += "- " + detail.label + ": " + detail.text + "\n";
    }
    for (const ApiDetail& word : entry.words) {
        out += "- `" + word.label + "`: " + word.text + "\n";
    }
    if (!entry.details.empty() || !entry.words.empty()) out += "\n";
    if (entry.example.empty()) return;
    out += "```" + std::string(entry.language) + "\n" + entry.example + "\n```\n\n";
}

/// Writes one-line entries as a table.
void add_table(std::string& out, const ApiChapter& chapter)
{
    out += "| | |\n|---|---|\n";
    for (const ApiEntry& entry : chapter.entries) {
        out += "| `" + entry.signature + "` | " + entry.doc + " |\n";
    }
    out += "\n";
}

bool is_table(const ApiChapter& chapter)
{
    for (const ApiEntry& entry : chapter.entries) {
        if (!entry.example.empty() || !entry.details.empty() || !entry.words.empty()) return false;
    }
    return true;
}

}  // namespace

std::string api_markdown()
{
    std::string out =
        "# The card API\n\n"
        "Written by `tools/dev api` from the tables by which scripts are checked and run; every\n"
        "example is run by the tests. `ptcg api WORD` shows one entry, `ptcg api --stubs` writes\n"
        "annotations for editors. How it all fits together is told in [README.md](README.md).\n\n"
        "An example that sets something of `card` is what a card's file holds; the others are\n"
        "statements of an attack's `after` part.\n\n";
    for (const ApiChapter& chapter : api_chapters()) {
        out += "## " + chapter.title + "\n\n";
        if (!chapter.intro.empty()) out += chapter.intro + "\n\n";
        if (is_table(chapter)) {
            add_table(out, chapter);
        } else {
            for (const ApiEntry& entry : chapter.entries) add_entry(out, entry);
        }
    }
    out.pop_back();
    return out;
}

}  // namespace ptcg
