#include "authoring/hand_tests.hpp"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <system_error>

#include "authoring/card_files.hpp"
#include "authoring/card_list.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/lua_tokens.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

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

bool is_part_of_id(char c)
{
    return ascii::is_digit(c) || ascii::is_letter(c) || c == '-';
}

}  // namespace

bool has_written_test(std::string_view source)
{
    std::vector<LuaToken> tokens;
    return script::read_lua_tokens(source, tokens) && has_written_test(tokens);
}

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

HandTests::HandTests(const PackInfo& pack)
{
    std::error_code error;
    for (fs::directory_iterator entry(pack.path / "tests", error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() != ".lua") continue;
        const Result<std::string> text = read_file(entry->path(), most_test_bytes);
        std::vector<LuaToken> tokens;
        if (!text || !script::read_lua_tokens(text.value(), tokens)) continue;
        if (!has_written_test(tokens)) continue;
        files_.push_back({entry->path().stem().string(), texts_in(tokens)});
    }
}

bool HandTests::are_about(const CardText& card) const
{
    return are_about(card, {});
}

bool HandTests::are_about(const CardText& card, std::string_view effect) const
{
    const std::string file = fs::path(card.file).stem().string();
    return std::ranges::any_of(files_, [&](const File& test) {
        const bool of_card =
            test.name == file || names_card(test.name, card.id) || names_card(test.texts, card.id);
        return of_card && test.texts.find(effect) != std::string::npos;
    });
}

}  // namespace ptcg::tools
