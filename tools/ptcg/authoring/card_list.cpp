#include "authoring/card_list.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "authoring/card_files.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/lua_tokens.hpp"
#include "screen/layout.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct Test {
    std::string name;   ///< "025-electivire"
    std::string texts;  ///< all its strings, one per line
};

using script::LuaToken;

/// Returns the contents of the string tokens.
std::string texts_in(const std::vector<LuaToken>& tokens)
{
    std::string texts;
    for (const LuaToken& token : tokens) {
        if (token.kind == LuaToken::Kind::string) texts += token.text + '\n';
    }
    return texts;
}

/// Returns whether the tokens from `at` on are `words`.
bool stand_there(const std::vector<LuaToken>& tokens, std::size_t at,
                 std::initializer_list<std::string_view> words)
{
    return at + words.size() <= tokens.size() &&
           std::equal(words.begin(), words.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at),
                      [](std::string_view word, const LuaToken& token) {
                          return token.kind != LuaToken::Kind::string && token.text == word;
                      });
}

bool has_written_test(const std::vector<LuaToken>& tokens)
{
    std::size_t tests = 0;
    std::size_t unwritten = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (stand_there(tokens, i, {"test", "("})) ++tests;
        if (stand_there(tokens, i, {":", "is_true", "(", "false", ","}) &&
            tokens[i + 5].text == unwritten_test) {
            ++unwritten;
        }
    }
    return tests > unwritten;
}

/// Returns the pack's test files that contain a test somebody has written.
std::vector<Test> tests_of(const PackInfo& pack)
{
    std::vector<Test> tests;
    std::error_code error;
    for (fs::directory_iterator entry(pack.path / "tests", error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() != ".lua") continue;
        const Result<std::string> text = read_file(entry->path(), most_test_bytes);
        std::vector<LuaToken> tokens;
        if (!text || !script::read_lua_tokens(text.value(), tokens)) continue;
        if (!has_written_test(tokens)) continue;
        tests.push_back({entry->path().stem().string(), texts_in(tokens)});
    }
    return tests;
}

bool is_part_of_id(char c)
{
    return ascii::is_digit(c) || ascii::is_letter(c) || c == '-';
}

bool is_tested(const CardText& card, const std::vector<Test>& tests)
{
    const std::string file = fs::path(card.file).stem().string();
    return std::any_of(tests.begin(), tests.end(), [&](const Test& test) {
        return test.name == file || names_card(test.name, card.id) ||
               names_card(test.texts, card.id);
    });
}

/// Returns the lines of a script without surrounding blanks and without empty lines.
std::vector<std::string> code_lines(std::string_view source)
{
    std::vector<std::string> lines;
    while (!source.empty()) {
        const std::size_t end = std::min(source.find('\n'), source.size());
        const std::vector<std::string> words = words_of(source.substr(0, end));
        if (!words.empty()) lines.push_back(fmt::format("{}", fmt::join(words, " ")));
        source.remove_prefix(std::min(end + 1, source.size()));
    }
    return lines;
}

/// Returns whether the card has printed text that its facts might not cover.
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

bool is_unwritten_script(std::string_view source)
{
    const std::vector<std::string> lines = code_lines(source);
    const auto is_remark = [](const std::string& line) { return line.starts_with("--"); };
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        const bool invites = line->starts_with(fmt::format("-- {}", script_invitation));
        if (!invites) continue;
        const auto next = std::find_if_not(line, lines.end(), is_remark);
        if (next != lines.end() && (*next == "end" || *next == "end,")) return true;
    }
    return false;
}

bool has_written_test(std::string_view source)
{
    std::vector<LuaToken> tokens;
    return script::read_lua_tokens(source, tokens) && has_written_test(tokens);
}

std::vector<CardStatus> list_cards(const CardPool& pool, const DraftedScripts& drafts)
{
    std::vector<CardStatus> cards;
    for (const PackInfo& pack : pool.packs) {
        for (CardStatus& card : list_cards(pool, pack, drafts)) cards.push_back(std::move(card));
    }
    return cards;
}

std::vector<CardStatus> list_cards(const CardPool& pool, const PackInfo& pack,
                                   const DraftedScripts& drafts)
{
    std::vector<CardStatus> cards;
    std::map<std::string_view, std::string> written;
    for (const ScriptChunk& script : pool.scripts.cards) {
        if (script.pack != pack.id) continue;
        const Result<std::string> source = source_of(script);
        if (source && !is_unwritten_script(source.value())) {
            written.emplace(script.card, source.value());
        }
    }
    const std::vector<Test> tests = tests_of(pack);
    for (const std::string& id : pack.cards) {
        const DefId def = pool.library.find(id);
        if (def == no_def) continue;
        const CardText& text = pool.library.text(def);
        const auto script = written.find(text.id);
        const bool tested = is_tested(text, tests);
        const bool drafted = !tested && text.needs_script && script != written.end() &&
                             drafts.is_draft(pool.library, def, script->second);
        cards.push_back({def, pack.id, has_text(text), text.needs_script, script != written.end(),
                         tested, drafted});
    }
    return cards;
}

}  // namespace ptcg::tools
