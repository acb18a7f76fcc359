#include "display/board.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "display/piles.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t wide = 110;  // from this width on there is room for more
constexpr std::size_t least_place_width = 8;
constexpr std::size_t health_width = 7;

std::string units_of(const CardDef& def)
{
    std::string letters;
    for (std::size_t i = 0; i < def.energy.units && i < def.energy.unit.size(); ++i) {
        const TypeSet types = def.energy.unit[i];
        if (types.size() != 1) {
            letters += '*';
            continue;
        }
        for (std::size_t type = 0; type < type_count; ++type) {
            if (types.has(static_cast<Type>(type))) letters += letter_of(static_cast<Type>(type));
        }
    }
    return letters.empty() ? "*" : letters;
}

std::string other_attachments(const PokemonView& pokemon, const Naming& naming)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        const AttachedView& attached = pokemon.attached[i];
        if (attached.role == Role::tool || attached.role == Role::other) {
            names.push_back(naming.card(attached.def));
        }
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string health_bar(const PokemonView& pokemon, std::size_t width)
{
    const int hp = std::max<int>(pokemon.hp, 1);
    const int left = std::max(hp - pokemon.damage, 0);
    // Rounded up: a Pokémon that is not Knocked Out shows at least one block.
    const auto full = (static_cast<std::size_t>(left) * width + static_cast<std::size_t>(hp) - 1) /
                      static_cast<std::size_t>(hp);
    return repeat("█", full) + repeat("░", width - full);
}

Tint health_tint(const PokemonView& pokemon)
{
    const int left = pokemon.hp - pokemon.damage;
    if (left * 3 <= pokemon.hp) return Tint::red;
    return left * 3 <= 2 * pokemon.hp ? Tint::yellow : Tint::green;
}

class BoardPainter {
public:
    BoardPainter(const View& view, const Naming& naming, const BoardStyle& style)
        : view_(view),
          naming_(naming),
          style_(style),
          texts_(naming.texts().board),
          roomy_(style.width >= wide)
    {
        const std::size_t longest =
            std::max(width_of(texts_.active.plain()), width_of(texts_.bench.plain()) + 2);
        place_width_ = std::max(least_place_width, longest + 1);
    }

    std::string draw()
    {
        const PlayerId far = opponent_of(style_.near);
        title();
        if (style_.both_hands) hand(far);
        if (!style_.compact) rule();
        counts(far);
        bench(far);
        active(far);
        rule();
        active(style_.near);
        bench(style_.near);
        counts(style_.near);
        if (!style_.compact) rule();
        hand(style_.near);
        return std::move(text_);
    }

private:
    void line(std::string content)
    {
        while (!content.empty() && content.back() == ' ') content.pop_back();
        text_ += content;
        text_ += '\n';
    }

    void rule() { line(style_.paint(Tint::dim, repeat("─", style_.width))); }

    [[nodiscard]] std::string whose_turn() const
    {
        if (view_.outcome != Outcome::running) return texts_.game_over.plain();
        if (view_.turn == 0) return texts_.setup.plain();
        const std::string value = fmt::format("{}", view_.turn);
        if (naming_.is_you(view_.turn_player)) return fill(texts_.your_turn, {{"value", value}});
        return fill(texts_.turn_of,
                    {{"value", value}, {"player", naming_.player(view_.turn_player)}});
    }

    void title()
    {
        const std::string stadium =
            view_.stadium == no_def
                ? std::string()
                : fmt::format("{}: {}", texts_.stadium.plain(), naming_.card(view_.stadium));
        if (!style_.says_turn && stadium.empty()) return;
        const std::size_t half = style_.width / 2;
        const std::string turn = style_.says_turn ? whose_turn() : std::string();
        line(style_.paint(Tint::bold, fit(turn, half)) +
             style_.paint(Tint::magenta, fit_right(stadium, style_.width - half)));
    }

    void counts(PlayerId id)
    {
        const PlayerView& player = view_.player[at(id)];
        std::string name = naming_.names[at(id)];
        if (naming_.is_you(id)) name = fill(texts_.you_are, {{"player", name}});
        std::string piles = fmt::format(
            "{} {} {}  {} {:>2}  {} {:>2}  {} {:>2}", texts_.prizes.plain(), player.prizes.count,
            fit(repeat("▪", std::min<std::size_t>(player.prizes.count, 6)), 6), texts_.deck.plain(),
            player.deck.count, texts_.hand.plain(), player.hand.count, texts_.discard.plain(),
            player.discard.count);
        if (player.lost_zone.count > 0) {
            piles += fmt::format("  {} {}", texts_.lost_zone.plain(), player.lost_zone.count);
        }
        const std::size_t rest = style_.width - std::min(width_of(piles) + 2, style_.width);
        line(style_.paint(Tint::bold, fit(name, rest)) + "  " + piles);
        beside(player);
    }

    /// Shows a Supporter that waits for the end of the turn.
    void beside(const PlayerView& player)
    {
        for (std::size_t i = 0; i < player.beside.known_count; ++i) {
            line(fit(fmt::format("  {}: {}", texts_.beside.plain(),
                                 naming_.card(player.beside.known[i].def)),
                     style_.width));
        }
    }

    void active(PlayerId id)
    {
        const PokemonView& pokemon = view_.player[at(id)].pokemon[0];
        row(texts_.active.plain(), pokemon);
    }

    void bench(PlayerId id)
    {
        const PlayerView& player = view_.player[at(id)];
        if (style_.compact) return compact_bench(player);
        for (std::size_t i = 1; i <= player.bench_count; ++i) {
            row(fmt::format("{} {}", texts_.bench.plain(), i), player.pokemon[i]);
        }
    }

    /// Shows the Bench in columns: "1 Emberkit 40/70 R R + Warm Scarf".
    void compact_bench(const PlayerView& player)
    {
        const std::size_t columns = style_.width >= wide || player.bench_count > 6 ? 3 : 2;
        const std::size_t width = (style_.width - 2) / columns;
        for (std::size_t i = 1; i <= player.bench_count;) {
            std::string content = "  ";
            for (std::size_t column = 0; column < columns && i <= player.bench_count; ++column) {
                content += compact_cell(i, player.pokemon[i], width);
                ++i;
            }
            line(std::move(content));
        }
    }

    [[nodiscard]] std::string compact_cell(std::size_t place, const PokemonView& pokemon,
                                           std::size_t width) const
    {
        if (!pokemon.present || pokemon.face_down) {
            const Text& what = pokemon.present ? texts_.face_down : texts_.empty;
            return fit(fmt::format("{} {}", place, what.plain()), width);
        }
        const std::string health =
            fmt::format(" {}/{}", std::max(pokemon.hp - pokemon.damage, 0), pokemon.hp);
        const std::string number = fmt::format("{} ", place);
        const std::string name = naming_.card(pokemon.def);
        constexpr std::size_t least_name = 12;
        const std::size_t room = width - 1 - std::min(width_of(number + health), width - 1);
        const std::size_t name_width =
            std::min(width_of(name), std::max(std::min(room, least_name), room * 3 / 4));
        std::string start = number + style_.paint(Tint::bold, fit(name, name_width)) +
                            style_.paint(health_tint(pokemon), health);
        std::size_t used = width_of(start);
        for (const Item& item : items_of(pokemon)) {
            if (used + 2 >= width) break;
            const std::size_t length = std::min(width_of(item.text), width - used - 2);
            start += " " + style_.paint(item.tint, fit(item.text, length));
            used += 1 + length;
        }
        return start + std::string(width - std::min(used, width), ' ');
    }

    /// What follows the health of a Pokémon, one item each, with its color.
    struct Item {
        std::string text;
        Tint tint = Tint::plain;
    };
    [[nodiscard]] std::vector<Item> items_of(const PokemonView& pokemon) const
    {
        std::vector<Item> items;
        if (std::string energy = energy_letters(pokemon, *naming_.library); !energy.empty()) {
            items.push_back({std::move(energy), Tint::cyan});
        }
        if (std::string names = condition_names(pokemon, naming_.texts()); !names.empty()) {
            items.push_back({std::move(names), Tint::magenta});
        }
        if (std::string others = other_attachments(pokemon, naming_); !others.empty()) {
            items.push_back({"+ " + others, Tint::blue});
        }
        if (roomy_) {
            items.push_back(
                {fill(texts_.retreat_cost, {{"value", fmt::format("{}", pokemon.retreat_cost)}}),
                 Tint::dim});
        }
        return items;
    }

    void row(const std::string& place, const PokemonView& pokemon)
    {
        const std::size_t name_width = roomy_ ? 26 : 20;
        const std::size_t bar_width = roomy_ ? 20 : 10;
        std::string start = "  " + fit(place, place_width_);
        if (!pokemon.present || pokemon.face_down) {
            line(start + (pokemon.present ? texts_.face_down : texts_.empty).plain());
            return;
        }
        const int left = std::max(pokemon.hp - pokemon.damage, 0);
        start += style_.paint(Tint::bold, fit(naming_.card(pokemon.def), name_width)) + ' ' +
                 fit_right(fmt::format("{}/{}", left, pokemon.hp), health_width) + ' ' +
                 style_.paint(health_tint(pokemon), health_bar(pokemon, bar_width));
        row_items(std::move(start), items_of(pokemon));
    }

    /// Adds the items after the start of a row; those that do not fit go to lines below.
    void row_items(std::string start, const std::vector<Item>& items)
    {
        const std::size_t indent = width_of(start);
        std::size_t used = indent;
        std::string content = std::move(start);
        for (const Item& item : items) {
            if (style_.compact && used + 2 >= style_.width) break;
            const std::size_t left = style_.compact ? used : indent;
            const std::size_t room = style_.width - std::min(left + 2, style_.width);
            const std::size_t length = std::min(width_of(item.text), room);
            if (used + 2 + length > style_.width) {
                line(std::move(content));
                content.assign(indent, ' ');
                used = indent;
            }
            content += "  " + style_.paint(item.tint, fit(item.text, length));
            used += 2 + length;
        }
        line(std::move(content));
    }

    /// Shows the cards of the hand that the viewer knows, equal ones together.
    void hand(PlayerId id)
    {
        const PileView& cards = view_.player[at(id)].hand;
        if (cards.known_count == 0) return;
        std::vector<DefId> defs;
        for (std::size_t i = 0; i < cards.known_count; ++i) defs.push_back(cards.known[i].def);
        const std::vector<std::string> names = counted_cards(defs, naming_);
        const std::string label = fmt::format("{}: ", texts_.hand.plain());
        const std::size_t width = style_.width - width_of(label);
        std::string before = label;
        const std::vector<std::string> parts = wrap_items(names, " · ", width);
        constexpr std::size_t most_lines = 2;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool cut = style_.compact && i + 1 == most_lines && parts.size() > most_lines;
            line(before + (cut ? fit(parts[i] + " · " + parts[i + 1], width) : parts[i]));
            if (cut) return;
            before.assign(width_of(label), ' ');
        }
    }

    const View& view_;
    const Naming& naming_;
    const BoardStyle& style_;
    const BoardTexts& texts_;
    bool roomy_;
    std::size_t place_width_ = 0;
    std::string text_;
};

}  // namespace

char letter_of(Type type)
{
    static constexpr std::string_view letters = "GRWLPFDMYNC";
    return letters[at(type)];
}

std::string cost_letters(const Cost& cost)
{
    std::string letters;
    for (std::size_t i = 0; i < type_count; ++i) {
        letters.append(cost.of[i], letter_of(static_cast<Type>(i)));
    }
    return letters.empty() ? "-" : letters;
}

std::string energy_letters(const PokemonView& pokemon, const CardLibrary& library)
{
    std::vector<std::string> kinds;
    std::vector<int> counts;
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        if (pokemon.attached[i].role != Role::energy) continue;
        const std::string units = units_of(library.def(pokemon.attached[i].def));
        const auto same = std::find(kinds.begin(), kinds.end(), units);
        if (same == kinds.end()) {
            kinds.push_back(units);
            counts.push_back(1);
        } else {
            ++counts[static_cast<std::size_t>(same - kinds.begin())];
        }
    }
    constexpr int most_single = 6;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (counts[i] > most_single) {
            parts.push_back(fmt::format("{}{}", counts[i], kinds[i]));
        } else {
            parts.insert(parts.end(), static_cast<std::size_t>(counts[i]), kinds[i]);
        }
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string condition_names(const PokemonView& pokemon, const Texts& texts)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < condition_count; ++i) {
        if ((pokemon.conditions >> i & 1u) == 0) continue;
        names.push_back(texts.condition(static_cast<Condition>(i)).plain());
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string draw_board(const View& view, const Naming& naming, const BoardStyle& style)
{
    return BoardPainter(view, naming, style).draw();
}

}  // namespace ptcg::tools
