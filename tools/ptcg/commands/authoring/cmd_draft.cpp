// ptcg draft: turns a card's text into a script.

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "commands/authoring/cmd_new.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "phrases/draft_report.hpp"
#include "phrases/finding.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

using phrases::EffectText;
using phrases::Phrasebook;

struct DraftOptions {
    std::vector<std::string> words;
    std::string as;
    std::string name = "Attack";
    std::string card;
    std::string damage;
    std::string data;
    std::vector<std::string> packs;
    std::string language = "en";
    std::optional<phrases::Translation> translation;
    bool form = false;
};

const std::vector<std::string> kinds{"attack", "ability", "play", "in-play"};

phrases::DraftManner manner_of(const DraftOptions& options)
{
    return {.width = terminal_width(),
            .paint = Paint::for_stdout(),
            .form = options.form,
            .translation = options.translation ? &*options.translation : nullptr};
}

int show(const phrases::DraftReport& report)
{
    print_out("{}", report.text);
    return report.read ? exit_fine : exit_wrong;
}

/// Reads "30", "30+", "30x" or "30-".
std::optional<std::pair<int, DamageMark>> damage_in(std::string_view typed)
{
    int damage = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), damage);
    if (error != std::errc{} || damage < 0) return std::nullopt;
    const std::string_view mark(end, static_cast<std::size_t>(typed.data() + typed.size() - end));
    const std::optional<DamageMark> known = damage_mark(mark);
    return known ? std::optional(std::pair(damage, *known)) : std::nullopt;
}

/// Drafts a text typed on the command line: as what is asked for, or as what can be read.
int run_text(const Phrasebook& book, const DraftOptions& options)
{
    EffectText text;
    for (const std::string& word : options.words) {
        text.text += (text.text.empty() ? "" : " ") + word;
    }
    text.name = options.name;
    text.card = options.card;
    const auto damage = damage_in(options.damage);
    if (!options.damage.empty() && !damage) {
        return complain(exit_usage, fmt::format("--damage: write \"{}\" like 30, 30+, 30x or 30-",
                                                options.damage));
    }
    if (damage) std::tie(text.damage, text.mark) = *damage;
    std::vector<EffectText::Kind> tried = phrases::all_kinds();
    std::erase_if(tried, [&](EffectText::Kind kind) {
        return !options.as.empty() && options.as != kinds[static_cast<std::size_t>(kind)];
    });
    text = phrases::as_read(book, std::move(text), tried);
    return show(phrases::draft_report(book, text, manner_of(options)));
}

int run_card(const Phrasebook& book, const std::vector<EffectText>& texts, std::string_view id,
             const DraftOptions& options)
{
    if (texts.empty()) {
        print_out("{} has no text\n", id);
        return exit_fine;
    }
    return show(phrases::draft_report(book, texts, manner_of(options)));
}

/// Returns whether the words on the command line are a card's id, and drafts that card.
std::optional<int> run_id(const Phrasebook& book, const DraftOptions& options)
{
    if (options.words.size() != 1 || options.words.front().find(' ') != std::string::npos) {
        return std::nullopt;
    }
    const std::string& id = options.words.front();
    if (!options.data.empty()) {
        std::optional<CardData> data = open_data(options.data);
        if (!data) return exit_usage;
        const PrintedCard* const card = data->find(id);
        if (card != nullptr) return run_card(book, phrases::effect_texts(*card), id, options);
        return complain(exit_wrong, fmt::format("the card data has no card \"{}\"", id));
    }
    if (id.find('-') == std::string::npos) return std::nullopt;
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const DefId card = data->library().find(id);
    if (card == no_def) return std::nullopt;
    return run_card(book, phrases::effect_texts(data->library(), card), id, options);
}

int run(DraftOptions& options)
{
    const auto roots = pack_roots(options.packs);
    const Result<Phrasebook> book = phrases::find_phrasebook(roots);
    if (!book) return complain(exit_wrong, book.error().message);
    if (options.language != "en") {
        auto translation = phrases::find_translation(book.value(), options.language, roots);
        if (!translation) return complain(exit_usage, translation.error().message);
        options.translation = std::move(translation.value());
    }
    if (const std::optional<int> code = run_id(book.value(), options)) return *code;
    return run_text(book.value(), options);
}

}  // namespace

void add_draft(cli::Command program)
{
    const cli::Command command = program.command("draft", "Turn a card's text into its script");
    const auto options = std::make_shared<DraftOptions>();
    command.option("text", options->words, "A text, printed or in our wording; or a card's id")
        .value("TEXT")
        .required();
    command
        .option("--as", options->as,
                "What the text belongs to: attack, ability, play (an Item or Supporter) or in-play "
                "(a Tool, Stadium or special Energy); default: the first that can be read")
        .one_of(kinds);
    command.option("--name", options->name, "The attack's or Ability's name").shows_default();
    command.option("--card", options->card, "The card's name, which its texts may mention");
    command.option("--damage", options->damage, "The attack's printed damage: 30, 30+, 30x or 30-")
        .value("DAMAGE");
    command.option("--data", options->data, "Take the card with this id from a card database")
        .value("DIR");
    command.flag("--form", options->form, "Also print how the text was understood");
    command
        .option("--lang", options->language,
                "Also print the text in this language of the phrasebook: a folder in phrases/")
        .value("CODE");
    add_packs_option(command, options->packs);
    command.footer(
        "ptcg draft \"Flip a coin. If heads, this attack does 30 more damage.\"\n\n"
        "A text that is not read is not guessed: the place where it stopped is shown, "
        "with the nearest wordings. `ptcg phrases` lists what can be said.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
