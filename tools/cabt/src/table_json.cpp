#include "ptcg/cabt/table_json.hpp"

#include <algorithm>

#include "ptcg/permissions.hpp"

namespace ptcg::cabt {
namespace {

/// Numbers of types, by ptcg::Type; the interface has no Fairy type.
constexpr std::array<int, type_count> type_numbers = {1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 0};
constexpr int every_type = 10, two_types = 11;

class TableWriter {
public:
    TableWriter(JsonWriter& json, const Permissions& game, const GameCards& cards,
                const TableShow& show)
        : json_(json), game_(game), table_(game.table()), cards_(cards), show_(show)
    {
    }

    void write();

private:
    [[nodiscard]] bool sees_all() const { return !show_.viewer; }
    [[nodiscard]] bool is_aside(CardIndex card) const
    {
        return std::ranges::find(show_.looking, card) != show_.looking.end();
    }
    void card(CardIndex card) { cards_.write(json_, card, sees_all()); }
    void pile(PlayerId owner, Zone zone);
    void prizes(PlayerId owner);
    void looking();
    void player(PlayerId id);
    void pokemon(SlotId id);
    void energies(SlotId id);
    void list(const CardList& cards);

    JsonWriter& json_;
    const Permissions& game_;
    const Table& table_;
    const GameCards& cards_;
    const TableShow& show_;
};

[[nodiscard]] int result_of(const Table& table)
{
    if (table.outcome == Outcome::running) return -1;
    return table.outcome == Outcome::won ? static_cast<int>(table.winner) : 2;
}

void TableWriter::write()
{
    const JsonObject current(json_);
    json_.member("turn", table_.turn);
    json_.member("turnActionCount", show_.actions);
    json_.member("yourIndex", at(show_.asked));
    const bool decided = table_.starting_player != PlayerId::none;
    json_.member("firstPlayer", decided ? static_cast<int>(table_.starting_player) : -1);
    json_.member("supporterPlayed", table_.supporters_played > 0);
    json_.member("stadiumPlayed", table_.stadiums_played > 0);
    json_.member("energyAttached", table_.energy_attached > 0);
    json_.member("retreated", table_.retreats > 0);
    json_.member("result", show_.drawn ? 2 : result_of(table_));
    json_.key("stadium");
    {
        const JsonArray stadium(json_);
        if (table_.stadium != no_card) card(table_.stadium);
    }
    looking();
    json_.key("players");
    const JsonArray both(json_);
    for (const PlayerId id : both_players) player(id);
}

void TableWriter::looking()
{
    if (sees_all()) json_.member("lookingCount", show_.looking.size());
    json_.key("looking");
    if (show_.looking.empty()) return json_.value(nullptr);
    const JsonArray aside(json_);
    for (const CardIndex one : show_.looking) card(one);
}

void TableWriter::pile(PlayerId owner, Zone zone)
{
    const JsonArray cards(json_);
    const Pile& pile = game_.pile(owner, zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (show_.looking.empty() || !is_aside(pile.cards[i])) card(pile.cards[i]);
    }
}

void TableWriter::prizes(PlayerId owner)
{
    const JsonArray cards(json_);
    const Pile& pile = game_.pile(owner, Zone::prizes);
    for (std::size_t i = 0; i < pile.count; ++i) {
        const CardIndex prize = pile.cards[i];
        if (!show_.looking.empty() && is_aside(prize)) continue;
        const bool shows = sees_all() || show_.prizes || game_.is_face_up(prize);
        card(shows ? prize : no_card);
    }
}

void TableWriter::player(PlayerId id)
{
    const JsonObject object(json_);
    const PlayerTable& player = game_.player(id);
    const SlotId active = player.active;
    const auto aside = std::ranges::count_if(show_.looking, [&](CardIndex card) {
        return owner_of(card) == id && table_.zone[at(card)] == Zone::deck;
    });
    json_.key("active");
    {
        const JsonArray spot(json_);
        if (active != no_slot && table_.face_down && !sees_all()) {
            json_.value(nullptr);
        } else if (active != no_slot) {
            pokemon(active);
        }
    }
    json_.key("bench");
    {
        const JsonArray bench(json_);
        for (std::size_t i = 0; i < player.bench_count; ++i) pokemon(player.bench[i]);
    }
    json_.member("benchMax", game_.bench_limit(id));
    json_.member("deckCount", player.pile(Zone::deck).count - aside);
    json_.key("discard");
    pile(id, Zone::discard);
    json_.key("prize");
    prizes(id);
    json_.member("handCount", player.pile(Zone::hand).count);
    json_.key("hand");
    if (sees_all() || show_.viewer == id) {
        pile(id, Zone::hand);
    } else {
        json_.value(nullptr);
    }
    if (sees_all()) {
        json_.key("deck");
        pile(id, Zone::deck);
    }
    const Slot none{};
    const Slot& slot = active == no_slot ? none : game_.slot(active);
    json_.member("poisoned", slot.has(Condition::poisoned));
    json_.member("burned", slot.has(Condition::burned));
    json_.member("asleep", slot.has(Condition::asleep));
    json_.member("paralyzed", slot.has(Condition::paralyzed));
    json_.member("confused", slot.has(Condition::confused));
}

void TableWriter::pokemon(SlotId id)
{
    const JsonObject object(json_);
    const Slot& slot = game_.slot(id);
    const int most = game_.hp(id);
    // Who was there before the first turn came with it.
    const auto is_now = [&](std::uint16_t turn) {
        return turn == table_.turn || (turn == 0 && table_.turn == 1);
    };
    cards_.write_members(json_, slot.top, sees_all());
    json_.member("hp", std::max(most - slot.damage, 0));
    json_.member("maxHp", most);
    json_.member("appearThisTurn", is_now(slot.entered_turn) ||
                                       (slot.evolved_turn != 0 && is_now(slot.evolved_turn)));
    json_.key("energies");
    energies(id);
    json_.key("energyCards");
    list(cards_.attached(game_, id, Role::energy));
    json_.key("tools");
    list(cards_.attached(game_, id, Role::tool));
    json_.key("preEvolution");
    CardList below;
    for (const CardIndex one : game_.cards_of(id, Role::stage)) {
        if (one != slot.top) below.add(one);
    }
    list(below);
}

void TableWriter::energies(SlotId id)
{
    const JsonArray units(json_);
    if (game_.slot(id).energy_count == 0) return;
    for (const CardIndex card : cards_.attached(game_, id, Role::energy)) {
        const EnergyFacts provided = game_.provides(card);
        for (std::size_t i = 0; i < provided.units && i < provided.unit.size(); ++i) {
            json_.value(energy_number(provided.unit[i]));
        }
    }
}

void TableWriter::list(const CardList& cards)
{
    const JsonArray array(json_);
    for (const CardIndex one : cards) card(one);
}

}  // namespace

int energy_number(TypeSet types)
{
    if (types == TypeSet::every_type()) return every_type;
    if (types.size() > 1) return two_types;
    for (std::size_t i = 0; i < type_count; ++i) {
        if (types.has(static_cast<Type>(i))) return type_numbers[i];
    }
    return 0;
}

bool write_table(JsonWriter& json, Match& match, const GameCards& cards, const TableShow& show)
{
    const Permissions& game = match.rules();
    TableWriter(json, game, cards, show).write();
    return !game.failed();
}

}  // namespace ptcg::cabt
