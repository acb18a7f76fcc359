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
#include "phrases/card_draft.hpp"
#include "phrases/finding.hpp"
#include "phrases/nearest.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

using phrases::EffectDraft;
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
    bool form = false;
};

const std::vector<std::string> kinds{"attack", "ability", "play", "in-play"};

void show_unread(const Phrasebook& book, const EffectText& text, const EffectDraft& draft)
{
    if (draft.readings > 1) {
        print_out("This can be read in {} ways, so it was not drafted.\n", draft.readings);
        return;
    }
    const std::string_view whole = text.text;
    const std::size_t stop = std::min(draft.stopped, whole.size());
    print_out("Not read. No wording goes on from here:\n");
    const std::string shown = fmt::format("  {} {}>> {}", whole.substr(0, stop),
                                          tint_mark(Tint::bold), whole.substr(stop));
    for (const std::string& line : wrap(shown, terminal_width(), 2)) print_out("{}\n", line);
    print_out("{}", tint_mark(Tint::plain));
    // What is near the whole sentence.
    const auto [read, rest] = phrases::unread_sentence(text, draft);
    const std::string sentence = fmt::format("{}{}", read, rest);
    const auto tokens = phrases::tokens_of(sentence);
    const auto near = phrases::nearest_rows(book, tokens, 4);
    if (near.empty()) return;
    print_out("Like it are:\n");
    for (const phrases::Row* row : near) {
        print_out("  {} {}\n", fit(row->category, 12),
                  row->say.empty() ? row->id : row->say.front());
    }
}

bool show(const Phrasebook& book, const EffectText& text, const DraftOptions& options)
{
    const EffectDraft draft = phrases::draft(book, text);
    if (draft.form == nullptr) {
        show_unread(book, text, draft);
        return false;
    }
    const std::vector<std::string> lines = wrap("text: " + draft.wording, terminal_width(), 6);
    for (const std::string& line : lines) print_out("{}\n", line);
    if (options.form) print_out("form: {}\n", phrases::to_string(*draft.form));
    print_out("\n{}", phrases::joined_script({draft}));
    return true;
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
    std::vector<EffectText::Kind> tried;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (options.as.empty() || options.as == kinds[i]) {
            tried.push_back(static_cast<EffectText::Kind>(i));
        }
    }
    EffectText furthest = text;
    std::size_t stopped = 0;
    for (const EffectText::Kind kind : tried) {
        text.kind = kind;
        const EffectDraft draft = phrases::draft(book, text);
        if (draft.form != nullptr) return show(book, text, options) ? exit_fine : exit_wrong;
        if (draft.stopped < stopped) continue;
        if (draft.stopped > stopped || stopped == 0) furthest = text;
        stopped = draft.stopped;
    }
    show(book, furthest, options);
    return exit_wrong;
}

int run_card(const Phrasebook& book, const std::vector<EffectText>& texts, std::string_view id,
             const DraftOptions& options)
{
    if (texts.empty()) {
        print_out("{} has no text\n", id);
        return exit_fine;
    }
    int code = exit_fine;
    for (const EffectText& text : texts) {
        if (&text != &texts.front()) print_out("\n");
        print_out("{}{}{}{}\n", tint_mark(Tint::bold), text.name.empty() ? text.card : text.name,
                  tint_mark(Tint::plain),
                  text.name.empty() ? "" : fmt::format(" ({})", phrases::kind_name(text.kind)));
        if (!show(book, text, options)) code = exit_wrong;
    }
    return code;
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

int run(const DraftOptions& options)
{
    const Result<Phrasebook> book = phrases::find_phrasebook(pack_roots(options.packs));
    if (!book) return complain(exit_wrong, book.error().message);
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
    add_packs_option(command, options->packs);
    command.footer(
        "ptcg draft \"Flip a coin. If heads, this attack does 30 more damage.\"\n\n"
        "A text that is not read is not guessed: the place where it stopped is shown, "
        "with the nearest wordings. `ptcg phrases` lists what can be said.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
