#include "authoring/card_list.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "authoring/card_files.hpp"
#include "authoring/hand_tests.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/lua_tokens.hpp"
#include "screen/layout.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

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
    const HandTests tests(pack);
    for (const std::string& id : pack.cards) {
        const DefId def = pool.library.find(id);
        if (def == no_def) continue;
        const CardText& text = pool.library.text(def);
        const auto script = written.find(text.id);
        const bool tested = tests.are_about(text);
        const bool drafted = !tested && text.needs_script && script != written.end() &&
                             drafts.is_draft(pool.library, def, script->second);
        cards.push_back({def, pack.id, has_text(text), text.needs_script, script != written.end(),
                         tested, drafted});
    }
    return cards;
}

}  // namespace ptcg::tools
