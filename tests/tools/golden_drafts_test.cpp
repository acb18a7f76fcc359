// Scripts that the phrasebook writes, put in the place of those that somebody wrote: their cards'
// own tests still pass, except for those in tests/phrases/golden.tsv, with the reason.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "authoring/card_list.hpp"
#include "card_tests/test_runner.hpp"
#include "data/data.hpp"
#include "own_phrasebook.hpp"
#include "phrases/card_draft.hpp"
#include "phrases/form.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"
#include "system/files.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace fs = std::filesystem;

namespace {

using test::own_book;

std::unique_ptr<CardPool> pool_of(const fs::path& cards)
{
    const std::vector<fs::path> roots{cards};
    LoadResult loaded = load_packs(roots);
    INFO(to_string(loaded.problems));
    REQUIRE(loaded.pool != nullptr);
    return std::move(loaded.pool);
}

/// Returns where a statement of the script begins and ends; the files are formatted, so the next
/// one begins with a word at the start of a line.
std::pair<std::size_t, std::size_t> statement_at(const std::string& source,
                                                 const std::string& beginning)
{
    std::size_t begin = source.starts_with(beginning) ? 0 : source.find('\n' + beginning);
    if (begin == std::string::npos) return {begin, begin};
    if (begin > 0) ++begin;
    const auto begins_another = [&](std::size_t at) {
        constexpr std::string_view beginnings[] = {"card.", "local ", "--", "for ", "do\n"};
        return std::ranges::any_of(beginnings, [&](std::string_view word) {
            return source.compare(at, word.size(), word) == 0;
        });
    };
    std::size_t end = begin;
    do {
        end = source.find('\n', end);
        end = end == std::string::npos ? source.size() : end + 1;
    } while (end < source.size() && !begins_another(end));
    return {begin, end};
}

/// Returns the left side of the statement that a text's script is.
std::string left_side(const phrases::EffectText& text)
{
    using Kind = phrases::EffectText::Kind;
    switch (text.kind) {
        case Kind::attack:
            return fmt::format("card.attack[\"{}\"] =", text.name);
        case Kind::ability:
            return fmt::format("card.ability[\"{}\"] =", text.name);
        case Kind::play:
            return "card.play =";
        case Kind::in_play:
            return "card.in_play =";
    }
    return {};
}

/// Removes the lasting effects that the draft writes under the same names.
void remove_lasting(std::string& source, const std::string& draft)
{
    constexpr std::string_view begins = "card.lasting[";
    for (std::size_t at = draft.find(begins); at != std::string::npos;
         at = draft.find(begins, at + 1)) {
        const std::string left = draft.substr(at, draft.find('=', at) + 1 - at);
        const auto [begin, end] = statement_at(source, left);
        if (begin != std::string::npos) source.erase(begin, end - begin);
    }
}

/// Replaces the statement by the draft. Returns whether there was one.
bool replace_by(std::string& source, const phrases::EffectText& text,
                const phrases::EffectDraft& draft)
{
    if (statement_at(source, left_side(text)).first == std::string::npos) return false;
    std::string made = "do\n";
    for (const std::string& local : draft.locals) made += local + '\n';
    made += draft.script + "end\n";
    remove_lasting(source, made);
    const auto [begin, end] = statement_at(source, left_side(text));
    source.replace(begin, end - begin, made);
    return true;
}

struct Replaced {
    std::size_t effects = 0;
    std::set<const phrases::Row*> rows;  ///< of what was put in place
};

/// Rewrites the scripts of tested cards in a copy of the packs.
Replaced replace_scripts(const fs::path& cards)
{
    const std::unique_ptr<CardPool> pool = pool_of(cards);
    const DraftedScripts drafts({cards});
    Replaced replaced;
    for (const PackInfo& pack : pool->packs) {
        for (const CardStatus& card : list_cards(*pool, pack, drafts)) {
            if (!card.tested || !card.has_script) continue;
            const CardText& text = pool->library.text(card.def);
            fs::path file = pack.path / fs::path(text.file).filename();
            file.replace_extension(".lua");
            Result<std::string> source = read_file(file, 1u << 20);
            if (!source) continue;
            bool changed = false;
            for (const auto& effect : phrases::effect_texts(pool->library, card.def)) {
                const phrases::EffectDraft draft = phrases::draft(own_book(), effect);
                if (draft.form == nullptr) continue;
                if (!replace_by(source.value(), effect, draft)) continue;
                changed = true;
                ++replaced.effects;
                phrases::each_row(*draft.form,
                                  [&](const phrases::Row& row) { replaced.rows.insert(&row); });
            }
            if (changed) std::ofstream(file, std::ios::binary) << source.value();
        }
    }
    return replaced;
}

/// Returns the lines of a list in tests/phrases: what is before the first tab.
std::set<std::string> listed(const std::string& name)
{
    std::ifstream file(test::tests_folder() / "phrases" / name);
    REQUIRE(file);
    std::set<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && !line.starts_with('#')) lines.insert(line.substr(0, line.find('\t')));
    }
    return lines;
}

/// Fails the test for what is in one of the lists only. `found` has what is told about each.
void compare(const std::map<std::string, std::string>& found, const std::string& name)
{
    const std::set<std::string> known = listed(name);
    for (const auto& [one, told] : found) {
        if (known.contains(one)) continue;
        FAIL_CHECK("not in tests/phrases/" << name << ": " << one << "\n  " << told);
    }
    for (const std::string& one : known) {
        if (!found.contains(one)) {
            FAIL_CHECK("no longer so; take it out of tests/phrases/" << name << ": " << one);
        }
    }
}

std::map<std::string, std::string> failing_tests(const fs::path& cards)
{
    const std::unique_ptr<CardPool> pool = pool_of(cards);
    RulesetFinder rulesets({cards});
    TestWork work;
    work.pool = pool.get();
    const std::vector<fs::path> paths{cards};
    work.files = find_card_tests(paths);
    work.options.reruns.fill(false);
    work.jobs = std::max(1u, std::thread::hardware_concurrency());
    work.ruleset = [&](std::string_view name) { return rulesets.find(name); };
    std::map<std::string, std::string> failing;
    for (const CardTestResult& result : run_test_files(work)) {
        for (const CardTestOutcome& one : result.tests) {
            if (one.passed) continue;
            const std::string file = fs::path(one.file).filename().string();
            failing.emplace(file.substr(0, file.find('.')) + ": " + one.name, one.message);
        }
    }
    return failing;
}

}  // namespace

TEST_CASE("Drafts in the place of scripts pass the tests that were written for these",
          "[tools][phrases][golden]")
{
    const test::TemporaryFolder folder;
    fs::copy(test::cards_folder(), folder.path() / "cards", fs::copy_options::recursive);
    const Replaced replaced = replace_scripts(folder.path() / "cards");
    CHECK(replaced.effects > 400);
    compare(failing_tests(folder.path() / "cards"), "golden.tsv");

    // Each row that a card without tests of its own uses is tested on another card.
    const std::unique_ptr<CardPool> pool = pool_of(test::cards_folder());
    const DraftedScripts drafts({test::cards_folder()});
    std::map<std::string, std::string> untested;  // rows, and a card that uses them
    for (const CardStatus& card : list_cards(*pool, drafts)) {
        if (!card.drafted) continue;
        for (const auto& effect : phrases::effect_texts(pool->library, card.def)) {
            const phrases::EffectDraft draft = phrases::draft(own_book(), effect);
            REQUIRE(draft.form != nullptr);
            phrases::each_row(*draft.form, [&](const phrases::Row& row) {
                if (replaced.rows.contains(&row)) return;
                untested.emplace(row.category + ' ' + row.id, pool->library.text(card.def).id);
            });
        }
    }
    for (const auto& [row, id] : untested) {
        FAIL_CHECK("no tested card uses the row " << row << "; write a test for " << id);
    }
}
