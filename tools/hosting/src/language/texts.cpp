#include "ptcg/hosting/texts.hpp"

#include <algorithm>
#include <string_view>
#include <type_traits>

namespace ptcg {
namespace {

using namespace std::string_view_literals;

/// Collects the texts of one language, which may be constant.
template <typename TextsT>
class Collector {
public:
    using T = std::conditional_t<std::is_const_v<TextsT>, const Text, Text>;

    explicit Collector(TextsT& texts) : texts_(texts) {}

    std::vector<Keyed<T>> collect()
    {
        words();
        pokemon();
        zones();
        named_by<Condition>("conditions", texts_.conditions);
        named_by<Type>("types", texts_.types);
        kinds();
        setup_and_turns();
        attacks_and_harm();
        results();
        board();
        named_by<Purpose>("questions", texts_.questions);
        offers();
        options();
        picking();
        table();
        replay();
        page();
        for (std::size_t i = 0; i < refusing_rules.size(); ++i) {
            add("refusals", refusing_rules[i], texts_.refusals[i]);
        }
        reasons();
        for (std::size_t i = 0; i < need_keys.size(); ++i)
            add("needs", need_keys[i], texts_.needs[i]);
        return std::move(all_);
    }

private:
    void add(std::string_view table, std::string_view key, T& text)
    {
        all_.push_back({table, key, &text});
    }

    /// Adds one text for each value of an enumeration, under the engine's name for it.
    template <typename Enum, typename Array>
    void named_by(std::string_view table, Array& texts)
    {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            add(table, name_of(static_cast<Enum>(i)), texts[i]);
        }
    }

    void pokemon()
    {
        static constexpr std::array tables = {"pokemon"sv, "pokemon_to"sv, "pokemon_of"sv,
                                              "pokemon_on"sv};
        static_assert(tables.size() == case_count);
        for (std::size_t i = 0; i < case_count; ++i) {
            add(tables[i], "your", texts_.pokemon[i].your);
            add(tables[i], "named", texts_.pokemon[i].named);
            add(tables[i], "bare", texts_.pokemon[i].bare);
        }
    }

    void zones()
    {
        named_by<Zone>("zones", texts_.zones);
        named_by<Zone>("of_zones", texts_.of_zones);
        named_by<Zone>("own_zones", texts_.own_zones);
        named_by<Zone>("of_own_zones", texts_.of_own_zones);
        named_by<Zone>("from_zones", texts_.from_zones);
        named_by<Zone>("to_zones", texts_.to_zones);
    }

    void words()
    {
        auto& t = texts_.words;
        add("words", "you", t.you);
        add("words", "nobody", t.nobody);
        add("words", "a_card", t.a_card);
        add("words", "cards", t.cards);
        add("words", "more_cards", t.more_cards);
        add("words", "list_and", t.list_and);
        add("words", "list_and_before_i", t.list_and_before_i);
        add("words", "some_pokemon", t.some_pokemon);
        add("words", "face_down_pokemon", t.face_down_pokemon);
        add("words", "by_source", t.by_source);
        add("words", "times", t.times);
    }

    void kinds()
    {
        auto& t = texts_.kinds;
        add("kinds", "basic", t.basic);
        add("kinds", "stage_1", t.stage_1);
        add("kinds", "stage_2", t.stage_2);
        add("kinds", "class_stage", t.class_stage);
        add("kinds", "basic_energy", t.basic_energy);
        add("kinds", "special_energy", t.special_energy);
        add("kinds", "trainer", t.trainer);
        add("kinds", "item", t.item);
        add("kinds", "supporter", t.supporter);
        add("kinds", "stadium", t.stadium);
        add("kinds", "tool", t.tool);
        add("kinds", "unknown", t.unknown);
        add("kinds", "ability", t.ability);
        add("kinds", "poke_power", t.poke_power);
        add("kinds", "poke_body", t.poke_body);
        add("kinds", "pokemon_power", t.pokemon_power);
        add("kinds", "held_item", t.held_item);
        add("kinds", "ancient_trait", t.ancient_trait);
        add("kinds", "rule", t.rule);
    }

    void setup_and_turns()
    {
        auto& t = texts_.log;
        add("log", "match_begins", t.match_begins);
        add("log", "sudden_death_begins", t.sudden_death_begins);
        add("log", "takes_first_turn", t.takes_first_turn);
        add("log", "hand_card", t.hand_card);
        add("log", "mulligan", t.mulligan);
        add("log", "prizes_set", t.prizes_set);
        add("log", "all_revealed", t.all_revealed);
        add("log", "turn", t.turn);
        add("log", "turn_section", t.turn_section);
        add("log", "draws", t.draws);
        add("log", "cannot_draw", t.cannot_draw);
        add("log", "shuffles", t.shuffles);
        add("log", "benches", t.benches);
        add("log", "benches_from", t.benches_from);
        add("log", "has_active", t.has_active);
        add("log", "has_benched", t.has_benched);
        add("log", "first_active", t.first_active);
        add("log", "attaches", t.attaches);
        add("log", "attaches_from", t.attaches_from);
        add("log", "moves_energy", t.moves_energy);
        add("log", "evolves", t.evolves);
        add("log", "levels_up", t.levels_up);
        add("log", "changes_places", t.changes_places);
        add("log", "devolves", t.devolves);
        add("log", "plays", t.plays);
        add("log", "plays_stadium", t.plays_stadium);
        add("log", "uses_text", t.uses_text);
        add("log", "uses_card", t.uses_card);
        add("log", "retreats", t.retreats);
        add("log", "switches", t.switches);
        add("log", "moves", t.moves);
        add("log", "discards", t.discards);
        add("log", "takes_to_hand", t.takes_to_hand);
        add("log", "shows", t.shows);
        add("log", "looks", t.looks);
        add("log", "searches", t.searches);
        add("log", "takes_prize", t.takes_prize);
        add("log", "takes_hidden_prize", t.takes_hidden_prize);
    }

    void attacks_and_harm()
    {
        auto& t = texts_.log;
        add("log", "attacks", t.attacks);
        add("log", "copies", t.copies);
        add("log", "stopped_tails", t.stopped_tails);
        add("log", "stopped_confused", t.stopped_confused);
        add("log", "stopped_requirement", t.stopped_requirement);
        add("log", "stopped_prevented", t.stopped_prevented);
        add("log", "heads", t.heads);
        add("log", "tails", t.tails);
        add("log", "heads_for", t.heads_for);
        add("log", "tails_for", t.tails_for);
        add("log", "damage", t.damage);
        add("log", "no_damage", t.no_damage);
        add("log", "takes_no_damage", t.takes_no_damage);
        add("log", "no_effect", t.no_effect);
        add("log", "no_condition", t.no_condition);
        add("log", "counters", t.counters);
        add("log", "heals", t.heals);
        add("log", "counters_off", t.counters_off);
        add("log", "gets_condition", t.gets_condition);
        add("log", "loses_condition", t.loses_condition);
        add("log", "loses_all_conditions", t.loses_all_conditions);
        add("log", "knocked_out", t.knocked_out);
        add("log", "saved", t.saved);
        add("log", "effect_on_pokemon", t.effect_on_pokemon);
        add("log", "effect_on_player", t.effect_on_player);
        add("log", "between_turns", t.between_turns);
        add("log", "checkup", t.checkup);
        add("log", "leaves_play", t.leaves_play);
        add("log", "sudden_death", t.sudden_death);
    }

    void results()
    {
        auto& t = texts_.results;
        add("results", "won", t.won);
        add("results", "drawn", t.drawn);
        add("results", "voided", t.voided);
        add("results", "voided_by_script", t.voided_by_script);
        add("results", "capped", t.capped);
        add("results", "by_prizes", t.by_prizes);
        add("results", "by_no_pokemon", t.by_no_pokemon);
        add("results", "by_no_cards", t.by_no_cards);
        add("results", "by_concession", t.by_concession);
        add("results", "by_more_ways", t.by_more_ways);
        add("results", "by_card", t.by_card);
        add("results", "by_time", t.by_time);
        add("results", "by_forfeit", t.by_forfeit);
        add("results", "unfinished", t.unfinished);
        add("results", "unfinished_setup", t.unfinished_setup);
    }

    void board()
    {
        auto& t = texts_.board;
        add("board", "active", t.active);
        add("board", "bench", t.bench);
        add("board", "empty", t.empty);
        add("board", "face_down", t.face_down);
        add("board", "prizes", t.prizes);
        add("board", "deck", t.deck);
        add("board", "hand", t.hand);
        add("board", "discard", t.discard);
        add("board", "lost_zone", t.lost_zone);
        add("board", "beside", t.beside);
        add("board", "stadium", t.stadium);
        add("board", "setup", t.setup);
        add("board", "turn_of", t.turn_of);
        add("board", "your_turn", t.your_turn);
        add("board", "game_over", t.game_over);
        add("board", "you_are", t.you_are);
        add("board", "retreat_cost", t.retreat_cost);
    }

    void offers()
    {
        auto& t = texts_.offers;
        add("offers", "checkup_order", t.checkup_order);
        add("offers", "checkup_now", t.checkup_now);
        add("offers", "search", t.search);
        add("offers", "damage", t.damage);
        add("offers", "heal", t.heal);
        add("offers", "attach", t.attach);
        add("offers", "discard", t.discard);
        add("offers", "discard_energy", t.discard_energy);
        add("offers", "move_energy", t.move_energy);
        add("offers", "switch_in", t.switch_in);
        add("offers", "to_deck", t.to_deck);
        add("offers", "evolve", t.evolve);
    }

    void options()
    {
        auto& t = texts_.options;
        add("options", "stop", t.stop);
        add("options", "yes", t.yes);
        add("options", "no", t.no);
        add("options", "heads", t.heads);
        add("options", "tails", t.tails);
        add("options", "hidden_card", t.hidden_card);
        add("options", "hidden_prize", t.hidden_prize);
        add("options", "attached_to", t.attached_to);
        add("options", "attack", t.attack);
        add("options", "attack_of", t.attack_of);
        add("options", "text_of", t.text_of);
        add("options", "bench", t.bench);
        add("options", "attach", t.attach);
        add("options", "evolve", t.evolve);
        add("options", "level_up", t.level_up);
        add("options", "play", t.play);
        add("options", "play_on", t.play_on);
        add("options", "use", t.use);
        add("options", "use_stadium", t.use_stadium);
        add("options", "retreat", t.retreat);
        add("options", "end_turn", t.end_turn);
        add("options", "several", t.several);
        add("options", "printed", t.printed);
        add("options", "at_active", t.at_active);
        add("options", "at_bench", t.at_bench);
        add("options", "hp_left", t.hp_left);
    }

    void picking()
    {
        auto& t = texts_.picking;
        add("picking", "asked_by", t.asked_by);
        add("picking", "asked_by_text", t.asked_by_text);
        add("picking", "exactly", t.exactly);
        add("picking", "range", t.range);
        add("picking", "up_to", t.up_to);
        add("picking", "up_to_such_as", t.up_to_such_as);
        add("picking", "nothing", t.nothing);
        add("picking", "none", t.none);
        add("picking", "one_or_none", t.one_or_none);
        add("picking", "in_order", t.in_order);
        add("picking", "nothing_fits", t.nothing_fits);
        add("picking", "enter", t.enter);
        add("picking", "waiting", t.waiting);
        add("picking", "waiting_for_chance", t.waiting_for_chance);
        add("picking", "on_hold", t.on_hold);
        add("picking", "enter_asks", t.enter_asks);
        add("picking", "page", t.page);
        add("picking", "back", t.back);
        add("picking", "no_number", t.no_number);
        add("picking", "no_choice", t.no_choice);
        add("picking", "only_choice", t.only_choice);
        add("picking", "choices", t.choices);
        add("picking", "wrong_count", t.wrong_count);
        add("picking", "wrong_range", t.wrong_range);
        add("picking", "too_often", t.too_often);
    }

    void table()
    {
        auto& t = texts_.table;
        add("table", "mixed_formats", t.mixed_formats);
        add("table", "commands_hint", t.commands_hint);
        add("table", "pass_keyboard", t.pass_keyboard);
        add("table", "nothing_to_undo", t.nothing_to_undo);
        add("table", "taken_back", t.taken_back);
        add("table", "no_such_choice", t.no_such_choice);
        add("table", "no_such_card", t.no_such_card);
        add("table", "no_such_card_but", t.no_such_card_but);
        add("table", "more_found", t.more_found);
        add("table", "me", t.me);
        add("table", "opponent", t.opponent);
        add("table", "no_such_player", t.no_such_player);
        add("table", "unknown_cards", t.unknown_cards);
        add("table", "from_top", t.from_top);
        add("table", "deck_or_prizes", t.deck_or_prizes);
        add("table", "no_effects", t.no_effects);
        add("table", "effect_on", t.effect_on);
        add("table", "effect_until", t.effect_until);
        add("table", "seed", t.seed);
        add("table", "saved_as", t.saved_as);
        add("table", "to_continue", t.to_continue);
        add("table", "confirm_concede", t.confirm_concede);
        add("table", "confirm_quit", t.confirm_quit);
        add("table", "help_pick", t.help_pick);
        add("table", "help_card", t.help_card);
        add("table", "help_board", t.help_board);
        add("table", "help_hand", t.help_hand);
        add("table", "help_discard", t.help_discard);
        add("table", "help_lost", t.help_lost);
        add("table", "help_deck", t.help_deck);
        add("table", "help_effects", t.help_effects);
        add("table", "help_pages", t.help_pages);
        add("table", "help_log", t.help_log);
        add("table", "help_undo", t.help_undo);
        add("table", "help_concede", t.help_concede);
        add("table", "help_quit", t.help_quit);
        add("table", "help_none", t.help_none);
        add("table", "help_card_key", t.help_card_key);
    }

    void replay()
    {
        auto& t = texts_.replay;
        add("replay", "at", t.at);
        add("replay", "answers", t.answers);
        add("replay", "answers_nothing", t.answers_nothing);
        add("replay", "answers_unseen", t.answers_unseen);
        add("replay", "beginning", t.beginning);
        add("replay", "no_turn", t.no_turn);
        add("replay", "no_seat", t.no_seat);
        add("replay", "unknown", t.unknown);
        add("replay", "help_next", t.help_next);
        add("replay", "help_back", t.help_back);
        add("replay", "help_turn", t.help_turn);
        add("replay", "help_ends", t.help_ends);
        add("replay", "help_seat", t.help_seat);
        add("replay", "help_quit", t.help_quit);
    }

    void page()
    {
        auto& t = texts_.page;
        add("page", "hp", t.hp);
        add("page", "evolves_from", t.evolves_from);
        add("page", "weakness", t.weakness);
        add("page", "resistance", t.resistance);
        add("page", "retreat_cost", t.retreat_cost);
        add("page", "rule_prizes", t.rule_prizes);
        add("page", "rule_ends_turn", t.rule_ends_turn);
        add("page", "rule_lost_zone", t.rule_lost_zone);
        add("page", "rule_one_of_class", t.rule_one_of_class);
        add("page", "rule_one_of_name", t.rule_one_of_name);
    }

    void reasons()
    {
        auto& t = texts_.reasons;
        add("reasons", "your_active", t.your_active);
        add("reasons", "their_active", t.their_active);
        add("reasons", "your_bench", t.your_bench);
        add("reasons", "their_bench", t.their_bench);
        add("reasons", "of_pokemon", t.of_pokemon);
        add("reasons", "by_attack", t.by_attack);
        add("reasons", "by_ability", t.by_ability);
        add("reasons", "by_effect", t.by_effect);
        add("reasons", "cost", t.cost);
        add("reasons", "cost_less", t.cost_less);
        add("reasons", "symbols", t.symbols);
        add("reasons", "has_it", t.has_it);
        add("reasons", "has_it_under", t.has_it_under);
        add("reasons", "has_it_attached", t.has_it_attached);
        add("reasons", "has_it_off", t.has_it_off);
        add("reasons", "has_it_in_hand", t.has_it_in_hand);
        add("reasons", "not_granted", t.not_granted);
        add("reasons", "used", t.used);
        add("reasons", "automatic", t.automatic);
        add("reasons", "stadium_automatic", t.stadium_automatic);
        add("reasons", "no_stadium", t.no_stadium);
        add("reasons", "only_active", t.only_active);
        add("reasons", "only_bench", t.only_bench);
        add("reasons", "only_hand", t.only_hand);
        add("reasons", "only_discard", t.only_discard);
        add("reasons", "not_from_there", t.not_from_there);
        add("reasons", "only_energy", t.only_energy);
        add("reasons", "not_in_hand", t.not_in_hand);
        add("reasons", "in_discard", t.in_discard);
        add("reasons", "no_evolution", t.no_evolution);
        add("reasons", "match_over", t.match_over);
        add("reasons", "open_question", t.open_question);
        add("reasons", "their_turn", t.their_turn);
        add("reasons", "needs", t.needs);
        add("reasons", "needs_or", t.needs_or);
        add("reasons", "needs_and", t.needs_and);
        add("reasons", "of_kind", t.of_kind);
    }

    TextsT& texts_;
    std::vector<Keyed<T>> all_;
};

}  // namespace

PlaceName split_place(std::string_view place)
{
    static constexpr std::array endings = {""sv, ".to"sv, ".of"sv, ".on"sv};
    static_assert(endings.size() == case_count);
    for (std::size_t i = 1; i < case_count; ++i) {
        if (!place.ends_with(endings[i])) continue;
        const std::string_view name = place.substr(0, place.size() - endings[i].size());
        if (name == "pokemon" || name == "target") return {name, static_cast<Case>(i)};
    }
    return {place, Case::plain};
}

const Text* Texts::refusal(std::string_view rule) const
{
    const auto found = std::ranges::find(refusing_rules, rule);
    return found == refusing_rules.end()
               ? nullptr
               : &refusals[static_cast<std::size_t>(found - refusing_rules.begin())];
}

std::vector<Keyed<Text>> keyed(Texts& texts)
{
    return Collector<Texts>(texts).collect();
}

std::vector<Keyed<const Text>> keyed(const Texts& texts)
{
    return Collector<const Texts>(texts).collect();
}

}  // namespace ptcg
