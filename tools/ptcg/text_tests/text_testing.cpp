#include "text_tests/text_testing.hpp"

#include <algorithm>
#include <mutex>
#include <set>

#include <fmt/format.h>

#include "data/data.hpp"
#include "phrases/finding.hpp"
#include "ptcg/hosting/eras.hpp"
#include "screen/progress.hpp"
#include "text_tests/text_test.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// Finds the rules of the era in which a card was printed first.
class RulesByEra {
public:
    RulesByEra(const CardLibrary& library, const std::vector<fs::path>& roots)
        : library_(library), rulesets_(roots)
    {
        Result<std::vector<Era>> eras = find_eras(roots);
        if (eras) eras_ = std::move(eras.value());
    }

    [[nodiscard]] const Ruleset* ruleset(std::string_view name)
    {
        const std::lock_guard lock(mutex_);
        return rulesets_.find(name);
    }

    [[nodiscard]] RulesOfCard of(DefId card)
    {
        const DefId cards[] = {card};
        const std::optional<DeckEra> era = era_of(library_, eras_, cards);
        const std::string name = era ? eras_[era->era].ruleset : Position{}.ruleset;
        return {name, ruleset(name)};
    }

private:
    const CardLibrary& library_;
    std::vector<Era> eras_;
    std::mutex mutex_;
    RulesetFinder rulesets_;
};

/// Returns the cards that may do something else than their texts say.
std::set<DefId> allowed_cards(const CardPool& pool)
{
    std::set<DefId> allowed;
    for (const PackInfo& pack : pool.packs) {
        for (const Allowance& one : pack.allowed) {
            if (one.code == "text-test") allowed.insert(pool.library.find(one.card));
        }
    }
    return allowed;
}

class TextTesting {
public:
    TextTesting(const TextTestRequest& wanted, const TextPool& said)
        : wanted_(wanted), said_(said), rules_(wanted.pool->library, wanted.roots)
    {
        work_.pool = wanted.pool;
        work_.said = &said;
        work_.scenes = wanted.scenes;
        work_.allowed = allowed_cards(*work_.pool);
        work_.options = wanted.options;
        work_.jobs = wanted.jobs;
        work_.rules = [this](DefId card) { return rules_.of(card); };
        work_.ruleset = [this](std::string_view name) { return rules_.ruleset(name); };
    }

    [[nodiscard]] CardTestResult test()
    {
        CardTestResult result;
        for (TextTestResult& one : run()) result.tests.push_back(std::move(one.outcome));
        if (!wanted_.options.only_list) allow(result.tests);
        return result;
    }

    [[nodiscard]] std::vector<TestedText> tried()
    {
        const std::vector<TextTestResult> results = run();
        std::vector<TestedText> texts;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const SpokenText& text = *work_.texts[i];
            texts.push_back({text.card, text.text.name, text.is_script, results[i].as_expected});
        }
        return texts;
    }

    [[nodiscard]] std::string written()
    {
        std::string file;
        for (const SpokenText& text : said_.texts) {
            for (const std::string& test : tests_of_text(work_, text)) {
                file += (file.empty() ? "" : "\n") + test;
            }
        }
        return file;
    }

private:
    [[nodiscard]] std::vector<TextTestResult> run()
    {
        const auto is_meant = [&](const SpokenText& text) {
            const CardText& card = work_.pool->library.text(text.card);
            const std::string& filter = wanted_.options.filter;
            return text.text.name.find(filter) != std::string::npos ||
                   card.file.find(filter) != std::string::npos;
        };
        for (const SpokenText& text : said_.texts) {
            if (is_meant(text)) work_.texts.push_back(&text);
        }
        if (!wanted_.shows_progress) return run_text_tests(work_);
        Progress progress;
        work_.progress = [&](std::size_t done) {
            progress.show(done, work_.texts.size(), "texts");
        };
        std::vector<TextTestResult> results = run_text_tests(work_);
        progress.clear();
        return results;
    }

    /// Lets what is allowed pass, if it occurs in any text of the card.
    void allow(std::vector<CardTestOutcome>& outcomes) const
    {
        std::set<DefId> needed;
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            if (!outcomes[i].passed) needed.insert(work_.texts[i]->card);
        }
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const DefId card = work_.texts[i]->card;
            CardTestOutcome& one = outcomes[i];
            if (!work_.allowed.contains(card)) continue;
            one.passed = needed.contains(card);
            if (one.passed) continue;
            one.message = fmt::format(
                "{}:{}: \"text-test\" is allowed, but the script does what the text says", one.file,
                one.line);
            one.report = fmt::format("FAILED  {}\n    {}\n", one.name, one.message);
        }
    }

    const TextTestRequest& wanted_;
    const TextPool& said_;
    RulesByEra rules_;
    TextTestWork work_;
};

}  // namespace

namespace {

/// Reads the phrasebook, and writes the texts as scripts.
Result<TextPool> speak(const TextTestRequest& wanted)
{
    Result<phrases::Phrasebook> book = phrases::find_phrasebook(wanted.roots);
    if (!book) return book.error();
    return make_text_pool(*wanted.pool, std::move(book.value()), wanted.cards);
}

}  // namespace

Result<CardTestResult> test_texts(const TextTestRequest& wanted)
{
    if (wanted.cards.empty()) return CardTestResult{};
    const Result<TextPool> said = speak(wanted);
    if (!said) return said.error();
    return TextTesting(wanted, said.value()).test();
}

Result<std::vector<TestedText>> try_texts(const TextTestRequest& wanted)
{
    const Result<TextPool> said = speak(wanted);
    if (!said) return said.error();
    return TextTesting(wanted, said.value()).tried();
}

Result<std::string> tests_of_texts(const TextTestRequest& wanted)
{
    const Result<TextPool> said = speak(wanted);
    if (!said) return said.error();
    return TextTesting(wanted, said.value()).written();
}

}  // namespace ptcg::tools
