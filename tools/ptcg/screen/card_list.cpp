#include "screen/card_list.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "data/files.hpp"
#include "play/replay_file.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct Test {
    std::string name;  ///< "025-electivire"
    std::string text;
};

std::vector<Test> tests_of(const PackInfo& pack)
{
    std::vector<Test> tests;
    std::error_code error;
    for (fs::directory_iterator entry(pack.path / "tests", error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() != ".lua") continue;
        Result<std::string> text = read_file(entry->path(), most_test_bytes);
        if (text) tests.push_back({entry->path().stem().string(), std::move(text.value())});
    }
    return tests;
}

bool is_part_of_id(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

bool is_tested(const CardText& card, const std::vector<Test>& tests)
{
    const std::string file = fs::path(card.file).stem().string();
    return std::any_of(tests.begin(), tests.end(), [&](const Test& test) {
        return test.name == file || names_card(test.name, card.id) ||
               names_card(test.text, card.id);
    });
}

/// Whether anything is printed on it for which the facts alone may not be enough.
bool has_text(const CardText& card)
{
    const auto is_text = [](const std::string& text) { return !text.empty(); };
    return is_text(card.text) ||
           std::any_of(card.attack_text.begin(), card.attack_text.end(), is_text) ||
           std::any_of(card.ability_text.begin(), card.ability_text.end(), is_text);
}

}  // namespace

bool names_card(std::string_view text, std::string_view id)
{
    for (std::size_t place = text.find(id); place != std::string_view::npos;
         place = text.find(id, place + 1)) {
        const std::size_t end = place + id.size();
        const bool begins = place == 0 || !is_part_of_id(text[place - 1]);
        const bool ends = end == text.size() || !is_part_of_id(text[end]);
        if (begins && ends) return true;
    }
    return false;
}

std::vector<CardStatus> list_cards(const CardPool& pool)
{
    std::vector<CardStatus> cards;
    for (const PackInfo& pack : pool.packs) {
        const std::vector<Test> tests = tests_of(pack);
        for (const std::string& id : pack.cards) {
            const DefId def = pool.library.find(id);
            if (def == no_def) continue;
            const CardText& text = pool.library.text(def);
            cards.push_back({def, pack.id, has_text(text), text.needs_script, text.has_script,
                             is_tested(text, tests)});
        }
    }
    return cards;
}

}  // namespace ptcg::tools
