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
#include "phrases/replacing.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"
#include "system/files.hpp"

namespace ptcg::golden_drafts_test {

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
                if (!phrases::replace_by_draft(source.value(), effect, draft)) continue;
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

}  // namespace ptcg::golden_drafts_test
