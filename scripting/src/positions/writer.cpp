// Writes positions in the form that a person would write.

#include <algorithm>

#include "positions/form.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

class BriefWriter {
public:
    explicit BriefWriter(const CardLibrary& library) : library_(library) {}

    [[nodiscard]] std::string write(const Position& position)
    {
        if (!position.title.empty()) line("title", quoted(position.title));
        if (!position.note.empty()) line("note", quoted(position.note));
        line("ruleset", quoted(position.ruleset));
        line("turn", std::to_string(position.turn));
        if (position.me != PlayerId::one) line("seat", quoted(seat_words[at(position.me)]));
        if (!position.my_turn) line("to_act", quoted(side_words[1]));
        if (position.seed) line("seed", std::to_string(*position.seed));
        const std::vector<std::string> done = turn_actions(position);
        if (!done.empty()) line("this_turn", list(done));
        if (position.stadium != no_def) {
            line("stadium", quoted(card(position.stadium)));
            if (!position.stadium_mine) line("stadium_of", quoted(side_words[1]));
        }
        write_side(side_words[0], position.my_side);
        write_side(side_words[1], position.opponents_side);
        return std::move(text_);
    }

private:
    static std::string quoted(std::string_view text)
    {
        std::string result = "\"";
        for (char c : text) {
            if (c == '"' || c == '\\') result += '\\';
            result += c;
        }
        return result + '"';
    }

    void line(std::string_view key, const std::string& value)
    {
        text_ += std::string(key) + " = " + value + "\n";
    }

    [[nodiscard]] static std::string list(const std::vector<std::string>& entries)
    {
        std::string text = "[";
        for (const std::string& entry : entries) {
            text += (text.size() == 1 ? "" : ", ") + quoted(entry);
        }
        return text + "]";
    }

    [[nodiscard]] static std::vector<std::string> turn_actions(const Position& position)
    {
        const int counts[] = {position.energy_attached, position.supporters_played,
                              position.stadiums_played, position.retreats,
                              position.benched_basic,   position.stadium_used};
        static_assert(std::size(counts) == turn_action_words.size());
        std::vector<std::string> done;
        for (std::size_t i = 0; i < turn_action_words.size(); ++i) {
            for (int n = 0; n < counts[i]; ++n) done.emplace_back(turn_action_words[i]);
        }
        return done;
    }

    /// Returns "Voltkit my1-25": the name for the reader, and the id, which identifies the card.
    [[nodiscard]] std::string card(DefId def) const
    {
        if (def == library_.unknown()) return "unknown card";
        return library_.text(def).name + " " + library_.text(def).id;
    }

    /// Returns adjacent equal cards as one entry: "3 Lightning Energy my1-5".
    [[nodiscard]] std::vector<std::string> entries(const std::vector<DefId>& cards) const
    {
        std::vector<std::string> entries;
        for (std::size_t i = 0; i < cards.size();) {
            std::size_t end = i + 1;
            while (end < cards.size() && cards[end] == cards[i]) ++end;
            const std::size_t count = end - i;
            const bool several_unknown = count > 1 && cards[i] == library_.unknown();
            std::string entry = count == 1 ? "" : std::to_string(count) + " ";
            entries.push_back(entry + card(cards[i]) + (several_unknown ? "s" : ""));
            i = end;
        }
        return entries;
    }

    /// Returns the letters of the basic Energy with which the attached cards begin: one letter per
    /// card.
    [[nodiscard]] std::string letters(const std::vector<DefId>& attached) const
    {
        std::string letters;
        for (DefId def : attached) {
            const CardDef& printed = library_.def(def);
            if (printed.energy_kind != EnergyKind::basic) break;
            const char* const all = "GRWLPFDMY";
            const char* const end = all + 9;
            const char* letter =
                std::find_if(all, end, [&](char c) { return basic_energy(library_, c) == def; });
            if (letter == end) break;
            letters += *letter;
        }
        return letters;
    }

    [[nodiscard]] std::string pokemon(const PokemonSetup& pokemon) const
    {
        std::string text;
        const auto add = [&](std::string_view key, const std::string& value) {
            text += ", " + std::string(key) + " = " + value;
        };
        if (pokemon.under && *pokemon.under != stages_below(library_, pokemon.card)) {
            add("under", list(entries(*pokemon.under)));
        }
        const std::string energy = letters(pokemon.attached);
        if (!energy.empty()) add("energy", quoted(energy));
        if (energy.size() < pokemon.attached.size()) {
            const std::vector<DefId> others(
                pokemon.attached.begin() + static_cast<std::ptrdiff_t>(energy.size()),
                pokemon.attached.end());
            add("attached", list(entries(others)));
        }
        if (pokemon.damage > 0) add("damage", std::to_string(pokemon.damage));
        if (!pokemon.conditions.empty()) {
            std::vector<std::string> names;
            for (Condition condition : pokemon.conditions) names.emplace_back(name_of(condition));
            add("conditions", list(names));
        }
        if (!pokemon.used.empty()) {
            std::vector<std::string> names;
            for (std::uint8_t ability : pokemon.used) {
                names.emplace_back(
                    library_.name(library_.def(pokemon.card).abilities[ability].name));
            }
            add("used", list(names));
        }
        if (pokemon.is_new) add("new", "true");
        if (text.empty()) return quoted(card(pokemon.card));
        return "{ card = " + quoted(card(pokemon.card)) + text + " }";
    }

    void write_cards(std::string_view key, const std::vector<DefId>& cards)
    {
        const bool unknown = !cards.empty() && std::ranges::all_of(cards, [&](DefId def) {
            return def == library_.unknown();
        });
        line(key, unknown ? std::to_string(cards.size()) : list(entries(cards)));
    }

    void write_side(std::string_view name, const SideSetup& side)
    {
        text_ += "\n[" + std::string(name) + "]\n";
        if (side.active) line("active", pokemon(*side.active));
        if (!side.bench.empty()) {
            text_ += "bench = [\n";
            for (const PokemonSetup& benched : side.bench) {
                text_ += "  " + pokemon(benched) + ",\n";
            }
            text_ += "]\n";
        }
        if (!side.hand.empty()) write_cards("hand", side.hand);
        if (!side.beside.empty()) write_cards("beside", side.beside);
        if (!side.discard.empty()) write_cards("discard", side.discard);
        if (!side.lost_zone.empty()) write_cards("lost_zone", side.lost_zone);
        if (side.prizes) write_cards("prizes", *side.prizes);
        if (side.deck) write_cards("deck", *side.deck);
    }

    const CardLibrary& library_;
    std::string text_;
};

}  // namespace

std::string write_brief(const Position& position, const CardLibrary& library)
{
    return BriefWriter(library).write(position);
}

std::string write_position(Match& match, const std::string& ruleset, PositionForm form,
                           const PositionHead& head)
{
    Position position = describe(match, ruleset, head.me);
    position.title = head.title;
    position.note = head.note;
    std::string text = "# A position of ptcg; see \"Positions\" in cards/README.md.\n";
    text += write_brief(position, match.library());
    if (form == PositionForm::exact) {
        text +=
            "\n# From here on: a save of the match, which continues exactly where it was. Above, "
            "only the\n# title and the note may be changed. To change the table, delete everything "
            "from here\n# on: the rest is a complete position.";
        text += std::string(exact_heading) + save_match(match);
    }
    return text;
}

}  // namespace ptcg
