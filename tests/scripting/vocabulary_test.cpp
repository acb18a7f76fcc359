// The table "What printed cards need" of scripting/README.md makes only true statements.

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "api/member.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "words/definitions.hpp"
#include "words/facts.hpp"
#include "words/filters.hpp"
#include "words/hooks.hpp"

namespace ptcg::vocabulary_test {

using namespace ptcg::script;

namespace {

std::string text_of(const std::filesystem::path& file)
{
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

struct Row {
    std::string what, how, shown;
};

std::string trimmed(std::string text)
{
    text.erase(0, text.find_first_not_of(" `"));
    text.erase(text.find_last_not_of(" `") + 1);
    return text;
}

std::vector<Row> rows()
{
    const std::string readme = text_of(test::tests_folder().parent_path() / "scripting/README.md");
    const std::size_t from = readme.find("## What printed cards need");
    REQUIRE(from != std::string::npos);
    std::istringstream section(readme.substr(from, readme.find("\n## ", from + 3) - from));
    std::vector<Row> all;
    for (std::string line; std::getline(section, line);) {
        if (line.rfind("| ", 0) != 0 || line.rfind("| what |", 0) == 0) continue;
        std::vector<std::string> cells;
        std::istringstream in(line.substr(1));
        for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
        REQUIRE(cells.size() == 4);
        all.push_back({trimmed(cells[0]), cells[2], trimmed(cells[3])});
    }
    return all;
}

/// Returns all names in the API.
std::set<std::string> known_words()
{
    std::set<std::string> known = {"game", "it",  "card",   "attack",  "ability", "passive",
                                   "true", "all", "return", "lasting", "false"};
    const auto add = [&](std::string_view word) { known.emplace(word); };
    const auto add_list = [&](const WordList* list) {
        if (list == nullptr) return;
        for (const Word& word : list->words) add(word.name);
    };
    for (const Member& member : api_members()) {
        add(member.name);
        for (const Argument& argument : member.arguments) {
            add(argument.name);
            add_list(argument.words);
        }
    }
    for (const HookInfo& hook : hooks()) add(name_of(hook.hook));
    for (const Key& key : attack_keys) add(key.name);
    for (const Key& key : handler_keys) {
        add(key.name);
        add_list(key.words);
    }
    for (const NeedWord& need : need_words) add(need.name);
    for (const WordList* list : {&type_list, &condition_list}) add_list(list);
    for (const FilterField& field : filter_fields) add(field.name);
    for (const CardFact& fact : card_facts) add(fact.name);
    return known;
}

/// Returns the identifiers between backticks.
std::vector<std::string> words_of(const std::string& cell)
{
    std::vector<std::string> words;
    bool code = false;
    std::string word;
    for (const char c : cell + " ") {
        const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
        if (code && letter) {
            word += c;
            continue;
        }
        if (!word.empty()) words.push_back(word);
        word.clear();
        if (c == '`') code = !code;
    }
    return words;
}

}  // namespace

TEST_CASE("The table of what printed cards need names only what the API has", "[scripting]")
{
    const std::set<std::string> known = known_words();
    const std::vector<Row> all = rows();
    CHECK(all.size() > 150);
    for (const Row& row : all) {
        for (const std::string& word : words_of(row.how)) {
            INFO(row.what << ": " << word);
            CHECK(known.count(word) == 1);
        }
    }
}

TEST_CASE("The table of what printed cards need names tests that are there", "[scripting]")
{
    int shown = 0;
    for (const Row& row : rows()) {
        if (row.shown.empty()) continue;
        ++shown;
        INFO(row.what << " in " << row.shown);
        std::istringstream file(text_of(test::tests_folder() / row.shown));
        std::string names;
        for (std::string line; std::getline(file, line);) {
            if (line.find("test(\"") != std::string::npos) names += line + "\n";
        }
        // A loop may make the tests, and then the part that differs is left out.
        const std::string stem = row.what.substr(0, row.what.find('('));
        const bool looped = names.find(stem + "(\" ..") != std::string::npos;
        CHECK((names.find(row.what) != std::string::npos || looped));
    }
    CHECK(shown > 100);
}

}  // namespace ptcg::vocabulary_test
