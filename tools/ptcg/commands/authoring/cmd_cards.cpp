#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "authoring/card_list.hpp"
#include "commands/authoring/effect_list.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "display/card_text.hpp"
#include "phrases/languages/card_texts.hpp"
#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

struct CardsOptions {
    std::vector<std::string> words;  ///< packs or cards; empty: all cards
    std::vector<std::string> packs;
    std::string language = "en";
    bool json = false;
    bool markdown = false;
    bool effects = false;
};

std::string_view script_word(const CardStatus& card)
{
    if (!card.needs_script) return card.has_text ? "no script needed" : "no text";
    return card.has_script ? "scripted" : "missing";
}

std::string_view test_word(const CardStatus& card)
{
    if (card.tested) return "tested";
    if (card.drafted) return "drafted";
    return card.needs_script ? "untested" : "";
}

void print_json(const CardLibrary& library, const std::vector<CardStatus>& cards)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const CardStatus& card : cards) {
        const CardText& text = library.text(card.def);
        list.push_back({{"id", text.id},
                        {"name", text.name},
                        {"kind", kind_text(library, library.def(card.def))},
                        {"pack", card.pack},
                        {"needs_script", card.needs_script},
                        {"scripted", card.has_script},
                        {"tested", card.tested},
                        {"drafted", card.drafted},
                        {"prints", text.prints}});
    }
    write_text(stdout, json_text(list));
}

void print_markdown(const CardLibrary& library, const std::vector<CardStatus>& cards)
{
    print_out("| card | id | kind | text | test |\n|---|---|---|---|---|\n");
    for (const CardStatus& card : cards) {
        const CardText& text = library.text(card.def);
        print_out("| {} | {} | {} | {} | {} |\n", text.name, text.id,
                  kind_text(library, library.def(card.def)), script_word(card), test_word(card));
    }
}

void print_table(const CardLibrary& library, const std::vector<CardStatus>& cards)
{
    std::size_t with_text = 0;
    std::size_t scripted = 0;
    std::size_t tested = 0;
    std::size_t drafted = 0;
    for (const CardStatus& card : cards) {
        const CardText& text = library.text(card.def);
        print_out("{} {} {} {} {}\n", fit(text.id, 10), fit(text.name, 26),
                  fit(kind_text(library, library.def(card.def)), 16), fit(script_word(card), 16),
                  test_word(card));
        with_text += card.needs_script ? 1 : 0;
        scripted += card.needs_script && card.has_script ? 1 : 0;
        tested += card.needs_script && card.tested ? 1 : 0;
        drafted += card.drafted ? 1 : 0;
    }
    print_out(
        "\n{} card{}; of {} with a text, {} are scripted: {} with tests of their own, {} as the "
        "phrasebook writes them\n",
        cards.size(), plural(cards.size()), with_text, scripted, tested, drafted);
}

struct Chosen {
    std::vector<CardStatus> cards;
    bool by_name = true;  ///< no word was a pack
};

/// Returns the cards of the named packs and the named cards, in the order of their files. Fails for
/// a word that is neither a pack nor a card.
Result<Chosen> cards_of(const CardPool& pool, std::vector<CardStatus> cards,
                        const std::vector<std::string>& words)
{
    const CardLibrary& library = pool.library;
    std::vector<bool> wanted(library.size(), words.empty());
    bool by_name = !words.empty();
    for (const std::string& word : words) {
        const std::string pack = as_pack_id(word);
        if (std::ranges::find(pool.packs, pack, &PackInfo::id) != pool.packs.end()) {
            by_name = false;
            for (const CardStatus& card : cards) {
                if (card.pack == pack) wanted[at(card.def)] = true;
            }
            continue;
        }
        const std::vector<DefId> found = find_cards(library, word);
        if (found.empty()) return Error{"there is no pack or card \"" + word + "\""};
        for (const DefId card : found) wanted[at(card)] = true;
    }
    std::erase_if(cards, [&](const CardStatus& card) { return !wanted[at(card.def)]; });
    return Chosen{std::move(cards), by_name};
}

void print_card(const CardLibrary& library, const CardStatus& card, const Language& language)
{
    for (const std::string& line : card_lines(library, card.def, terminal_width(), language)) {
        print_out("{}\n", line);
    }
}

/// Lists the effects of the cards, with how they are tested.
int print_effects(const Data& data, const std::vector<CardStatus>& cards)
{
    Result<std::vector<EffectStatus>> effects =
        list_effects(data, std::max(1u, std::thread::hardware_concurrency()));
    if (!effects) return complain(exit_wrong, effects.error().message);
    std::set<std::string> wanted;
    for (const CardStatus& card : cards) wanted.insert(data.library().text(card.def).id);
    std::erase_if(effects.value(),
                  [&](const EffectStatus& effect) { return !wanted.contains(effect.card); });
    print_out("{}", to_tsv(effects.value()));
    print_error("{}", summary_of(effects.value()));
    return exit_fine;
}

int run(const CardsOptions& options)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const auto language = phrases::find_language_of_cards(options.language, data->roots);
    if (!language) return complain(exit_usage, language.error().message);
    const DraftedScripts drafts(data->roots);
    const Result<Chosen> chosen =
        cards_of(*data->pool, list_cards(*data->pool, drafts), options.words);
    if (!chosen.ok()) return complain(exit_usage, chosen.error().message);
    const std::vector<CardStatus>& cards = chosen.value().cards;
    if (options.effects) return print_effects(*data, cards);
    if (options.json) {
        print_json(data->library(), cards);
    } else if (options.markdown) {
        print_markdown(data->library(), cards);
    } else if (chosen.value().by_name && cards.size() == 1) {
        print_card(data->library(), cards.front(), *language.value());
    } else {
        print_table(data->library(), cards);
    }
    return exit_fine;
}

}  // namespace

void add_cards(cli::Command program)
{
    const cli::Command command =
        program.command("cards", "List cards, and show which are scripted and tested");
    auto options = std::make_shared<CardsOptions>();
    command
        .option("words", options->words,
                "Packs by id, or cards by id, name or part of a name; default: all")
        .value("PACK|CARD");
    command.footer("If only one card matches, everything about it is shown.");
    const cli::Option json = command.flag("--json", options->json, "Print the result as JSON");
    const cli::Option markdown =
        command.flag("--markdown", options->markdown, "Print a table in Markdown").excludes(json);
    command
        .flag("--effects", options->effects,
              "List each attack, Ability and text, with how it is tested: by the rows of its text, "
              "by another script written for the text, by hand (separated by tabs)")
        .excludes(json)
        .excludes(markdown);
    add_language_option(command, options->language);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
