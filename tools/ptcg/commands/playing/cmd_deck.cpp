#include <map>
#include <memory>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/deck_finding.hpp"
#include "data/pack_finding.hpp"
#include "display/card_text.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

struct DeckOptions {
    std::string deck;
    std::vector<std::string> packs;
    RulesRequest rules;
    bool formats = false;
};

constexpr std::array<std::pair<CardKind, std::string_view>, 3> kinds_by_title = {{
    {CardKind::pokemon, "Pokémon"},
    {CardKind::trainer, "Trainer"},
    {CardKind::energy, "Energy"},
}};

/// Prints the cards of a kind, one per line, with their line numbers in the list.
void print_kind(const CardLibrary& library, const DeckText& list, CardKind kind,
                std::string_view title)
{
    int total = 0;
    for (const DeckLine& line : list.lines) {
        if (library.def(line.card).kind == kind) total += line.count;
    }
    if (total == 0) return;
    print_out("\n{}: {}\n", title, total);
    for (const DeckLine& line : list.lines) {
        const CardDef& def = library.def(line.card);
        if (def.kind != kind) continue;
        const CardText& text = library.text(line.card);
        print_out("{:>4}  {} {} line {}\n", line.count, fit(text.name, 28),
                  fit(fmt::format("{} ({})", kind_text(library, def), text.id), 32), line.line);
    }
}

/// Returns the line numbers of a card that a problem names, such as "3,7"; empty if there are none.
std::string lines_of(const DeckText& list, DefId card)
{
    std::vector<int> lines;
    for (const DeckLine& line : list.lines) {
        if (line.card == card) lines.push_back(line.line);
    }
    if (lines.empty()) return {};
    return fmt::format("{}", fmt::join(lines, ","));
}

int report_problems(const std::string& file, const DeckText& list,
                    const std::vector<DeckProblem>& broken)
{
    for (const Problem& problem : list.problems) print_error("{}\n", to_string(problem));
    for (const DeckProblem& problem : broken) {
        const std::string lines = problem.card == no_def ? "" : lines_of(list, problem.card);
        const std::string text =
            fmt::format("{}{}{}: error: {} ({})", file, lines.empty() ? "" : ":", lines,
                        problem.message, problem.rule);
        for (const std::string& line : wrap(text, terminal_width(), 2)) {
            print_error("{}\n", line);
        }
    }
    return list.problems.empty() && broken.empty() ? exit_fine : exit_wrong;
}

/// Prints the names of all decks, each with the place of its list.
int print_decks(const Data& data)
{
    const std::vector<NamedDeck> decks = list_decks(data.roots);
    std::size_t width = 0;
    for (const NamedDeck& deck : decks) width = std::max(width, deck.name.size());
    for (const NamedDeck& deck : decks) {
        print_line("{:<{}}  {}", deck.name, width, shown_path(deck.path));
    }
    return exit_fine;
}

/// Prints all formats with their names, rulesets and sets.
int print_formats(const Data& data)
{
    std::vector<Format> formats;
    for (const std::filesystem::path& file : list_formats(data.roots)) {
        FormatResult read = load_format(file);
        if (!read.format) return complain(exit_wrong, to_string(read.problems));
        formats.push_back(std::move(*read.format));
    }
    print_out("{} {} {} sets\n", fit("format", 15), fit("name", 22), fit("ruleset", 8));
    for (const Format& format : formats) {
        std::vector<std::string> sets;
        for (const FormatName& set : format.packs) sets.push_back(set.text);
        if (sets.empty()) sets.emplace_back("all");
        print_out("{} {} {} {}\n", fit(format.id, 15), fit(format.name, 22),
                  fit(format.ruleset.text, 8), fmt::join(sets, ", "));
    }
    return exit_fine;
}

int run(const DeckOptions& options)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    if (options.formats) return print_formats(*data);
    if (options.deck.empty()) return print_decks(*data);
    const Result<std::filesystem::path> path = find_deck(options.deck, data->roots);
    if (!path) return complain(exit_usage, path.error().message);
    const Result<std::string> text = read_deck_text(path.value());
    if (!text) return complain(exit_wrong, text.error().message);

    const std::string file = path.value().string();
    const DeckText list = DeckTextReader(data->library()).read(text.value(), file);
    const std::vector<DefId> cards = list.cards();
    const Result<RulesOfPlay> play = choose_rules(
        options.rules, std::array{Deck{{}, cards, text.value()}}, data->library(), data->roots);
    if (!play) return complain(exit_usage, play.error().message);
    print_out("{} ({} card{})\n", deck_title(path.value().stem().string()), cards.size(),
              plural(cards.size()));
    for (const auto& [kind, title] : kinds_by_title) print_kind(data->library(), list, kind, title);
    print_out("\n");
    std::fflush(stdout);
    const std::vector<DeckProblem> broken = problems_of(data->library(), play.value(), cards);
    const int code = report_problems(file, list, broken);
    if (!list.problems.empty()) {
        print_error("{}: the rules were checked for the {} card{} that could be read\n", file,
                    cards.size(), plural(cards.size()));
    }
    if (code != exit_fine) return code;
    if (play.value().format) {
        print_out("Legal in the format {} (ruleset {}).\n", play.value().format->id,
                  play.value().ruleset);
    } else if (play.value().newest != no_def) {
        const CardText& newest = data->library().text(play.value().newest);
        print_out("Legal under the ruleset {}, from the era of {} ({}).\n", play.value().ruleset,
                  newest.name, newest.id);
    } else {
        print_out("Legal under the ruleset {}.\n", play.value().ruleset);
    }
    return code;
}

}  // namespace

void add_deck(cli::Command program)
{
    const cli::Command command =
        program.command("deck", "Show a deck and the rules it breaks, or list the decks");
    auto options = std::make_shared<DeckOptions>();
    command.option("deck", options->deck, "The deck, by name or file; default: list all decks")
        .value("DECK");
    command.flag("--formats", options->formats, "List the formats");
    add_rules_options(command, options->rules);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
