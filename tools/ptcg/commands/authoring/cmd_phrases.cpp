// ptcg phrases: what card texts can say.

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "commands/authoring/cmd_new.hpp"
#include "commands/authoring/phrase_coverage.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "phrases/book_check.hpp"
#include "phrases/card_draft.hpp"
#include "phrases/closeness.hpp"
#include "phrases/finding.hpp"
#include "phrases/languages/card_texts.hpp"
#include "ptcg/hosting/eras.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

using phrases::EffectDraft;
using phrases::EffectText;
using phrases::Phrasebook;
using phrases::Row;
using phrases::Translation;

using Translations = std::map<std::string, Translation>;

struct PhrasesOptions {
    std::vector<std::string> words;
    std::vector<std::string> packs;
    std::vector<std::string> sets;
    std::string data;
    std::string language;
    bool texts = false;
    bool missing = false;
    bool coverage = false;
    bool check = false;
    bool close = false;
};

// ------------------------------------------------------------------------- what can be said

using Examples = std::map<const Row*, std::string>;

/// Returns for each row the first card whose text uses it.
Examples find_examples(const Phrasebook& book, const CardLibrary& library)
{
    Examples examples;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        for (const EffectText& text : phrases::effect_texts(library, card)) {
            const EffectDraft draft = phrases::draft(book, text);
            if (draft.form == nullptr) continue;
            phrases::each_row(*draft.form, [&](const Row& row) {
                examples.emplace(&row, library.text(card).id);
            });
        }
    }
    return examples;
}

bool mentions(const Row& row, const std::string& word)
{
    const auto has = [&](const std::string& text) {
        return folded(text).find(folded(word)) != std::string::npos;
    };
    return row.category == word || has(row.id) ||
           std::any_of(row.say.begin(), row.say.end(), has) ||
           std::any_of(row.print.begin(), row.print.end(), has);
}

int run_list(const Phrasebook& book, const Translation* translation, const PhrasesOptions& options)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const Examples examples = find_examples(book, data->library());
    std::vector<const Row*> rows;
    for (const Row& row : book.rows()) {
        const bool wanted =
            std::all_of(options.words.begin(), options.words.end(),
                        [&](const std::string& word) { return mentions(row, word); });
        if (wanted && !row.say.empty()) rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row* a, const Row* b) { return a->category < b->category; });
    if (rows.empty()) {
        return complain(exit_wrong,
                        "nothing can be said with that word yet; `ptcg phrases` lists "
                        "everything");
    }
    std::string_view category;
    for (const Row* row : rows) {
        if (row->category != category) {
            print_out("{}{}{}{}\n", category.empty() ? "" : "\n", tint_mark(Tint::bold),
                      row->category, tint_mark(Tint::plain));
            category = row->category;
        }
        const auto example = examples.find(row);
        const std::string card = example == examples.end() ? "" : example->second;
        const auto lines = wrap("  " + row->say.front(), terminal_width() - 13, 4);
        print_out("{} {}\n", fit(lines.front(), terminal_width() - 13), card);
        for (std::size_t i = 1; i < lines.size(); ++i) print_out("{}\n", lines[i]);
        if (const std::string* said =
                translation == nullptr ? nullptr : translation->pattern(*row)) {
            for (const std::string& line : wrap("  " + *said, terminal_width(), 4)) {
                print_out("{}\n", line);
            }
        }
        if (rows.size() > 8) continue;
        for (const std::string& print : row->print) {
            for (const std::string& line : wrap("    print: " + print, terminal_width(), 11)) {
                print_out("{}\n", line);
            }
        }
    }
    return exit_fine;
}

// ----------------------------------------------------------------------------------- check

/// Tells how much of the phrasebook can be said in the languages. A missing wording is not wrong.
void print_languages(const Translations& translations, bool in_full)
{
    for (const auto& [code, translation] : translations) {
        const std::vector<const Row*> missing = translation.missing();
        print_out("{}: {} row{} without a wording\n", code, missing.size(), plural(missing.size()));
        if (!in_full) continue;
        for (const Row* row : missing) {
            print_out("  {} {} ({}:{})\n", row->category, row->id, row->file, row->line);
        }
    }
}

/// Returns an ExitCode: wrong if the rows have problems.
int run_check(const Phrasebook& book, const Translations& translations,
              const PhrasesOptions& options)
{
    const std::optional<Data> loaded = load_data(options.packs);
    if (!loaded) return exit_wrong;
    phrases::BookCheck check(book);
    for (const auto& [code, translation] : translations) check.add_language(code, translation);
    const CardLibrary& library = loaded->library();
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        for (const EffectText& text : phrases::effect_texts(library, card)) {
            check.add(text, library.text(card).id);
        }
    }
    if (!options.data.empty()) {
        std::optional<CardData> data = open_data(options.data);
        if (!data) return exit_usage;
        for (const std::string& set : data->sets()) {
            for (const PrintedCard& card : data->cards(set)) {
                for (const EffectText& text : phrases::effect_texts(card)) check.add(text, card.id);
            }
        }
    }
    const std::vector<std::string> problems = check.problems();
    for (const std::string& problem : problems) print_out("{}\n", problem);
    print_out("{} row{}, {} text{} read, {} problem{}\n", book.rows().size(),
              plural(book.rows().size()), check.read(), plural(check.read()), problems.size(),
              plural(problems.size()));
    print_languages(translations, !options.language.empty());
    if (!options.data.empty()) {
        for (const Row* row : check.unused()) {
            print_out("not used: {} {} ({}:{})\n", row->category, row->id, row->file, row->line);
        }
    }
    return problems.empty() ? exit_fine : exit_wrong;
}

// ------------------------------------------------------------------------ with card data

/// Lists the texts of our cards that come close to what is printed on the same card. Returns an
/// ExitCode: wrong if there is one.
int run_close(const PhrasesOptions& options)
{
    std::optional<CardData> printed = open_data(options.data);
    if (!printed) return exit_usage;
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const CardLibrary& library = data->library();
    std::size_t compared = 0;
    std::size_t close = 0;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        const std::string& id = library.text(card).id;
        const PrintedCard* const same = printed->find(id);
        if (same == nullptr) continue;
        std::string text;  // all that is printed: an attack may have another name here
        for (const EffectText& one : phrases::effect_texts(*same)) text += one.text + " ";
        for (const EffectText& ours : phrases::effect_texts(library, card)) {
            ++compared;
            const phrases::SharedWords shared = phrases::longest_shared(ours.text, text);
            if (shared.count < phrases::too_many_shared) continue;
            ++close;
            print_out("{} {}: \"{}\"\n  {}\n", id, ours.name, shared.words, ours.text);
        }
    }
    print_out("{} text{} compared, {} share {} words in a row or more with the printed one\n",
              compared, plural(compared), close, phrases::too_many_shared);
    return close == 0 ? exit_fine : exit_wrong;
}

int run_data(const Phrasebook& book, const PhrasesOptions& options)
{
    std::optional<CardData> data = open_data(options.data);
    if (!data) return exit_usage;
    const Result<std::vector<Era>> eras = find_eras(pack_roots(options.packs));
    if (!eras) return complain(exit_wrong, eras.error().message);
    PhraseCoverage coverage(book, eras.value());
    const std::vector<std::string> sets = options.sets.empty() ? data->sets() : options.sets;
    for (const std::string& set : sets) {
        if (data->set(set) == nullptr) {
            return complain(exit_usage, fmt::format("the card data has no set \"{}\"{}", set,
                                                    did_you_mean(set, data->sets())));
        }
        for (const PrintedCard& card : data->cards(set)) coverage.add(card);
    }
    if (options.coverage) print_out("{}", coverage.shares());
    if (options.missing) print_out("{}", coverage.missing(100, terminal_width()));
    return exit_fine;
}

// ------------------------------------------------------------------------------- languages

/// Loads the language that is asked for, or all of them for a check.
Result<Translations> load_languages(const Phrasebook& book, const PhrasesOptions& options)
{
    const auto roots = pack_roots(options.packs);
    std::vector<std::string> codes;
    if (!options.language.empty()) {
        codes = {options.language};
    } else if (options.check) {
        codes = phrases::phrasebook_languages(roots);
    }
    Translations translations;
    for (const std::string& code : codes) {
        Result<Translation> found = phrases::find_translation(book, code, roots);
        if (!found) return found.error();
        translations.emplace(code, std::move(found.value()));
    }
    return translations;
}

/// Returns how the phrasebook says a text in English, or in another language.
std::optional<std::string> said(const Phrasebook& book, const Translation* translation,
                                const EffectText& text)
{
    if (translation != nullptr) return phrases::translated(book, *translation, text);
    EffectDraft draft = phrases::draft(book, text);
    return draft.form == nullptr ? std::nullopt : std::optional(std::move(draft.wording));
}

/// Prints each different text of the cards, and how the phrasebook says it.
int run_texts(const Phrasebook& book, const Translation* translation, const PhrasesOptions& options)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const CardLibrary& library = data->library();
    std::set<std::string> told;
    std::size_t unsaid = 0;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        for (const EffectText& text : phrases::effect_texts(library, card)) {
            if (!told.insert(text.text).second) continue;
            const auto words = said(book, translation, text);
            if (!words) ++unsaid;
            print_out("{} {}\n  {}\n  {}\n", library.text(card).id, text.name, text.text,
                      words.value_or("-"));
        }
    }
    print_error("{} text{}, {} of which cannot be said\n", told.size(), plural(told.size()),
                unsaid);
    return exit_fine;
}

int run(const PhrasesOptions& options)
{
    const Result<Phrasebook> book = phrases::find_phrasebook(pack_roots(options.packs));
    if (!book) return complain(exit_wrong, book.error().message);
    const Result<Translations> languages = load_languages(book.value(), options);
    if (!languages) return complain(exit_wrong, languages.error().message);
    if (options.close) return run_close(options);
    if (options.check) return run_check(book.value(), languages.value(), options);
    if (options.missing || options.coverage) return run_data(book.value(), options);
    const Translation* const language =
        languages.value().empty() ? nullptr : &languages.value().begin()->second;
    if (options.texts) return run_texts(book.value(), language, options);
    return run_list(book.value(), language, options);
}

}  // namespace

void add_phrases(cli::Command program)
{
    const cli::Command command =
        program.command("phrases", "List what card texts can say, for ptcg draft");
    const auto options = std::make_shared<PhrasesOptions>();
    command.option("word", options->words, "Only phrases with these words").value("WORD");
    const cli::Option data =
        command.option("--data", options->data, "A card database").value("DIR");
    command
        .flag("--coverage", options->coverage,
              "Print how many texts of the data are read, by kind and era")
        .needs(data);
    command
        .flag("--missing", options->missing,
              "Print the 100 sentences of the data that most cards wait for")
        .needs(data);
    command
        .flag("--close", options->close,
              "List our texts that share seven words in a row with the printed text of the card")
        .needs(data);
    command.flag("--check", options->check,
                 "Check the rows with the texts of all cards, and of the data: one reading each, "
                 "sound scripts, wordings that read back");
    command
        .option("--lang", options->language,
                "Also show the wordings in this language, a folder in phrases/; with --check, "
                "check only this language, and list the rows without a wording")
        .value("CODE");
    command.flag("--texts", options->texts,
                 "Print the texts of all cards, and how the phrasebook says them");
    command.option("--set", options->sets, "Only these sets of the data").value("SET").needs(data);
    add_packs_option(command, options->packs);
    command.footer("Each line shows our wording, with slots in braces, and a card that uses it.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
