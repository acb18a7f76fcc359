#include "watching/watcher.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "authoring/card_list.hpp"
#include "authoring/drafted_scripts.hpp"
#include "card_tests/test_runner.hpp"
#include "checking/showing.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "system/files.hpp"
#include "text_tests/text_testing.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

bool lies_in(const fs::path& file, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first ==
           folder.end();
}

bool has_failed(const CardTestResult& result)
{
    return result.failed() > 0;
}

/// Returns the test files of a pack: those in its folder `tests`.
std::vector<fs::path> tests_of(const fs::path& pack)
{
    std::vector<fs::path> tests;
    for (const CardTestFile& file : find_card_tests({&pack, 1})) {
        if (file.path.parent_path().filename() == "tests") tests.push_back(file.path);
    }
    return tests;
}

/// Returns the card whose facts or script the file contains, or `no_def`.
DefId card_of(const fs::path& pack, const fs::path& file, const CardLibrary& library)
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        const DefId card = static_cast<DefId>(i);
        const fs::path facts = library.text(card).file;
        if (facts.stem() == file.stem() && facts.parent_path().filename() == pack.filename()) {
            return card;
        }
    }
    return no_def;
}

}  // namespace

std::size_t WatchReport::passed() const
{
    std::size_t count = 0;
    for (const CardTestResult& result : tests) count += result.passed();
    return count;
}

std::size_t WatchReport::failed() const
{
    std::size_t count = 0;
    for (const CardTestResult& result : tests) count += result.failed();
    return count;
}

Watcher::Watcher(std::vector<fs::path> roots, std::vector<fs::path> watched)
    : roots_(std::move(roots)), watched_(std::move(watched))
{
}

std::vector<fs::path> Watcher::folders() const
{
    std::vector<fs::path> folders = watched_;
    for (const fs::path& root : roots_) {
        std::error_code ignored;
        if (fs::is_directory(root / "rulesets", ignored)) folders.push_back(root / "rulesets");
    }
    return folders;
}

void Watcher::mark_pack(const fs::path& pack)
{
    for (const fs::path& test : tests_of(pack)) marked_.insert(test);
}

/// Marks the tests that have the name of the card's file or that mention the card's id.
void Watcher::mark_card(const fs::path& pack, const fs::path& file, const CardPool& pool)
{
    const DefId card = card_of(pack, file, pool.library);
    const std::string id = card == no_def ? "" : pool.library.text(card).id;
    for (const fs::path& other : watched_) {
        for (const fs::path& test : tests_of(other)) {
            const bool same_name = other == pack && test.stem() == file.stem();
            const Result<std::string> text = read_file(test, most_test_bytes);
            if (same_name || (!id.empty() && text && names_card(text.value(), id))) {
                marked_.insert(test);
            }
        }
    }
}

void Watcher::mark(const fs::path& file, const CardPool& pool)
{
    for (const fs::path& pack : watched_) {
        if (!lies_in(file, pack)) continue;
        const fs::path folder = file.parent_path();
        const bool of_pack = file.filename() == "pack.toml" || file.filename() == "prints.toml";
        if (folder == pack / "decks") return;
        if (folder == pack / "tests") {
            marked_.insert(file);
        } else if (folder == pack && !of_pack) {
            mark_card(pack, file, pool);
        } else {
            mark_pack(pack);
        }
        return;
    }
    for (const fs::path& pack : watched_) mark_pack(pack);  // a ruleset
}

void Watcher::run_marked(const CardPool& pool, WatchReport& report)
{
    marked_.insert(failing_.begin(), failing_.end());
    std::erase_if(marked_, [](const fs::path& file) {
        std::error_code ignored;
        return !fs::is_regular_file(file, ignored);
    });
    RulesetFinder rulesets(roots_);
    TestWork work{.pool = &pool,
                  .files = {},
                  .options = {},
                  .jobs = std::max(1u, std::thread::hardware_concurrency()),
                  .ruleset = [&](std::string_view name) { return rulesets.find(name); },
                  .progress = {}};
    for (const fs::path& file : marked_) work.files.push_back({file, shown_path(file)});
    report.tests = run_test_files(work);
    failing_.clear();
    for (std::size_t i = 0; i < report.tests.size(); ++i) {
        if (has_failed(report.tests[i])) failing_.insert(work.files[i].path);
    }
    marked_.clear();
}

/// Returns the cards that these files are about: a few, for more have no single author.
std::set<DefId> Watcher::cards_of(std::span<const fs::path> files, const CardPool& pool) const
{
    constexpr std::size_t most = 10;
    std::set<DefId> cards;
    for (const fs::path& file : files) {
        const fs::path pack = file.parent_path();
        if (std::find(watched_.begin(), watched_.end(), pack) == watched_.end()) continue;
        const DefId card = card_of(pack, file, pool.library);
        if (card != no_def) cards.insert(card);
        if (cards.size() > most) return {};
    }
    return cards;
}

/// Tells how the texts of the cards are read.
std::vector<std::string> Watcher::readings(const std::set<DefId>& cards, const CardPool& pool) const
{
    const DraftedScripts drafts(roots_);
    std::vector<std::string> lines;
    for (const DefId card : cards) {
        const auto script = std::ranges::find(pool.scripts.cards, card, &ScriptChunk::def);
        const Result<std::string> source = script == pool.scripts.cards.end()
                                               ? Result<std::string>(std::string())
                                               : source_of(*script);
        const std::string written = source ? source.value() : std::string();
        for (std::string& line : drafts.readings(pool.library, card, written)) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

/// Holds the cards' scripts against their texts, as long as there is a phrasebook.
void Watcher::test_texts_of(const std::set<DefId>& cards, const CardPool& pool,
                            WatchReport& report) const
{
    if (cards.empty()) return;
    Result<CardTestResult> texts = test_texts({.pool = &pool, .roots = roots_, .cards = cards});
    if (texts) report.tests.push_back(std::move(texts.value()));
}

WatchReport Watcher::look(std::span<const fs::path> changed)
{
    WatchReport report;
    const auto begin = Clock::now();
    CheckRequest wanted;
    wanted.roots = roots_;
    for (const fs::path& pack : watched_) wanted.packs.push_back(pack.string());
    const NeededPacks packs = load_to_check(wanted);
    report.check = check_loaded(packs, wanted);
    name_files_from_here(report.check, wanted.roots);
    report.check_ms = milliseconds_since(begin);
    std::set<DefId> cards;
    if (packs.loaded.pool) cards = cards_of(changed, *packs.loaded.pool);
    if (packs.loaded.pool) report.readings = readings(cards, *packs.loaded.pool);
    if (!report.check.playable) return report;
    const auto tests_begin = Clock::now();
    for (const fs::path& file : pending_) mark(file, *packs.loaded.pool);
    pending_.clear();
    run_marked(*packs.loaded.pool, report);
    test_texts_of(cards, *packs.loaded.pool, report);
    report.test_ms = milliseconds_since(tests_begin);
    return report;
}

WatchReport Watcher::start()
{
    for (const fs::path& pack : watched_) mark_pack(pack);
    return look({});
}

WatchReport Watcher::changed(std::span<const fs::path> files)
{
    pending_.insert(files.begin(), files.end());
    WatchReport report = look(files);
    for (const fs::path& file : files) report.changed.push_back(shown_path(file));
    return report;
}

std::string watch_text(const WatchReport& report, std::string_view time, const Paint& paint,
                       std::size_t width)
{
    std::string text;
    const std::string what = report.changed.empty()
                                 ? "all tests"
                                 : fmt::format("changed: {}", fmt::join(report.changed, ", "));
    for (const std::string& line : wrap(fmt::format("{} {}", time, what), width, 9)) {
        text += line + '\n';
    }
    text += '\n';
    text += findings_text(report.check, paint);
    for (const std::string& reading : report.readings) {
        for (const std::string& line : wrap(reading, width, 2)) text += line + '\n';
    }
    if (!report.check.playable) return text + paint(Tint::red, "no test was run") + '\n';
    for (const CardTestResult& result : report.tests) {
        for (const CardTestOutcome& test : result.tests) {
            if (!test.passed) text += test.report + '\n';
        }
    }
    const std::string failed = fmt::format("{} failed", report.failed());
    const std::string passed = fmt::format("{} passed", report.passed());
    return text + fmt::format("tests: {}, {}; checked in {:.0f} ms, tested in {:.0f} ms\n",
                              report.failed() == 0 ? paint(Tint::green, passed) : passed,
                              report.failed() > 0 ? paint(Tint::red, failed) : failed,
                              report.check_ms, report.test_ms);
}

}  // namespace ptcg::tools
