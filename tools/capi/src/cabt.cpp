// The interface of the 2026 contest's agents, see ../../cabt/README.md.

#include "json.hpp"
#include "playing.hpp"
#include "ptcg/cabt/table_json.hpp"
#include "structs.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

/// Sets the viewer of a table: a player, or none for the judge.
ptcg_status read_viewer(int audience, std::optional<PlayerId>& viewer)
{
    viewer.reset();
    if (audience == PTCG_SEEN_BY_JUDGE) return PTCG_OK;
    if (audience != PTCG_SEEN_BY_ONE && audience != PTCG_SEEN_BY_TWO) {
        return fail(PTCG_ERROR_ARGUMENT, std::to_string(audience) +
                                             " is not a player or the judge (enum ptcg_audience)");
    }
    viewer = audience == PTCG_SEEN_BY_ONE ? PlayerId::one : PlayerId::two;
    return PTCG_OK;
}

/// Returns PTCG_OK if the library has the card with this number of the pool.
ptcg_status check_number(const LibraryData& library, int number)
{
    if (library.cabt.numbers.card(number) != no_def) return PTCG_OK;
    return fail(PTCG_ERROR_NAME,
                "no card of the library has the pool's number " + std::to_string(number));
}

[[nodiscard]] PlayerId asked_in(Match& match)
{
    const Decision* const open = match.decision();
    const bool asks_player = open != nullptr && at(open->asked) < players;
    return asks_player ? open->asked : match.state().now.turn_player;
}

ptcg_status refuse(ptcg_cabt_refusal* refusal, int player, cabt::DeckError error)
{
    static constexpr const char* reasons[] = {
        "", "has a number that the pool lacks", "has more than four cards of a name",
        "has no Basic Pokémon", "has more than one ACE SPEC card"};
    const auto type = static_cast<std::int32_t>(error);
    if (refusal != nullptr) *refusal = {player, type};
    return fail(PTCG_ERROR_DECK,
                "the deck of seat " + std::to_string(player) + " " + reasons[type]);
}

ptcg_status start(ptcg_host* host, const std::int32_t* (&decks)[players], std::uint64_t seed,
                  std::uint32_t flags, ptcg_cabt_refusal* refusal, ptcg_cabt_game** made)
{
    PTCG_TRY(need(made, "game"));
    *made = nullptr;
    if (refusal != nullptr) *refusal = {-1, 0};
    PTCG_TRY(check(host));
    const Use use(*host->data, host);
    PTCG_TRY(use.status());
    if ((flags & ~std::uint32_t{PTCG_EXPLICIT_CHANCE}) != 0)
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_cabt_start: unknown flags");
    const LibraryData& library = *host->data->library;
    const NamedRuleset* const named = library.catalogue.ruleset("sv");
    if (named == nullptr) return fail(PTCG_ERROR_NAME, "the library lacks the ruleset \"sv\"");
    cabt::GameSetup setup;
    setup.seed = seed;
    setup.explicit_chance = flags != 0;
    for (std::size_t who = 0; who < players; ++who) {
        PTCG_TRY(need(decks[who], who == 0 ? "deck_one" : "deck_two"));
        setup.decks[who].assign(decks[who], decks[who] + cards_per_player);
        const cabt::DeckError error =
            deck_error(library.cabt.numbers, named->rules, setup.decks[who]);
        if (error != cabt::DeckError::none) return refuse(refusal, static_cast<int>(who), error);
    }
    auto game = std::make_unique<ptcg_cabt_game>();
    game->host = host->data;
    game->rules = std::make_shared<const Ruleset>(named->rules);
    Result<std::unique_ptr<cabt::Game>> started =
        cabt::Game::start({&library.cabt, game->rules.get(), "sv", &host->data->scripts}, setup);
    if (!started) return fail(PTCG_ERROR_SCRIPT, started.error().message);
    game->game = std::move(started.value());
    *made = game.release();
    return PTCG_OK;
}

ptcg_status select(cabt::Game& game, std::span<const int> positions, std::int32_t* error)
{
    const Result<cabt::AnswerError> taken = game.answer(positions);
    if (error != nullptr) *error = taken ? static_cast<std::int32_t>(taken.value()) : 0;
    if (!taken) return fail(PTCG_ERROR_SCRIPT, taken.error().message);
    switch (taken.value()) {
        case cabt::AnswerError::none:
            return PTCG_OK;
        case cabt::AnswerError::over:
            return fail(PTCG_ERROR_OVER, "no question to a player is open");
        case cabt::AnswerError::wrong_count:
            return fail(PTCG_ERROR_ANSWER, "the question takes " +
                                               std::to_string(game.select()->min) + " to " +
                                               std::to_string(game.select()->max) + " options");
        case cabt::AnswerError::out_of_range:
            return fail(PTCG_ERROR_ANSWER, "there are " +
                                               std::to_string(game.select()->options.size()) +
                                               " options, counted from 0");
        default:
            return fail(PTCG_ERROR_ANSWER, "an option can be picked only once");
    }
}

ptcg_status read_numbers(const ptcg_cabt_list& list, std::vector<int>& numbers)
{
    if (list.count > 0) PTCG_TRY(need(list.numbers, "numbers"));
    if (list.count > cards_per_player)
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_cabt_guess: a list has more than 60 cards");
    numbers.assign(list.numbers, list.numbers + list.count);
    return PTCG_OK;
}

ptcg_status search(ptcg_cabt_game& game, const ptcg_cabt_guess* wanted, std::uint64_t seed,
                   std::int32_t* error, ptcg_cabt_game** made)
{
    PTCG_TRY(need(made, "search"));
    *made = nullptr;
    if (error != nullptr) *error = 0;
    PTCG_TRY(need(wanted, "guess"));
    ptcg_cabt_guess lists;
    PTCG_TRY(read_struct(wanted, lists, "ptcg_cabt_guess"));
    if (lists.reserved != 0)
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_cabt_guess: `reserved` must be 0");
    cabt::Guess guess;
    PTCG_TRY(read_numbers(lists.your_deck, guess.your_deck));
    PTCG_TRY(read_numbers(lists.your_prize, guess.your_prize));
    PTCG_TRY(read_numbers(lists.opponent_deck, guess.opponent_deck));
    PTCG_TRY(read_numbers(lists.opponent_prize, guess.opponent_prize));
    PTCG_TRY(read_numbers(lists.opponent_hand, guess.opponent_hand));
    PTCG_TRY(read_numbers(lists.opponent_active, guess.opponent_active));
    guess.manual_coin = lists.manual_coin != 0;
    if (game.game->select() == nullptr)
        return fail(PTCG_ERROR_OVER, "no question to a player is open");
    cabt::SearchRefusal refusal;
    auto search = std::make_unique<ptcg_cabt_game>();
    search->host = game.host;
    search->rules = game.rules;
    search->game = game.game->search(guess, seed, refusal);
    if (refusal.error != cabt::SearchError::none) {
        if (error != nullptr) *error = static_cast<std::int32_t>(refusal.error);
        return fail(PTCG_ERROR_POSITION, refusal.reason);
    }
    *made = search.release();
    return PTCG_OK;
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_cabt_find_card(const ptcg_library* library, int number, uint16_t* card)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(card, "card"));
        PTCG_TRY(check_number(*library->data, number));
        *card = static_cast<uint16_t>(library->data->cabt.numbers.card(number));
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_card_json(const ptcg_library* library, int number, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        PTCG_TRY(check_number(*library->data, number));
        const cabt::CardNumbers& numbers = library->data->cabt.numbers;
        const DefId card = numbers.card(number);
        return fill_json(*json, [&](JsonWriter& object) {
            const JsonObject whole(object);
            object.member("cardId", number);
            object.member("name", numbers.name(number));
            object.key("attacks");
            const JsonArray attacks(object);
            for (std::size_t i = 0; i < numbers.library().def(card).attack_count; ++i)
                object.value(numbers.attack(card, i));
        });
    });
}

ptcg_status ptcg_cabt_table_json(ptcg_match* match, int audience, int actions, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        cabt::TableShow show;
        PTCG_TRY(read_viewer(audience, show.viewer));
        show.asked = asked_in(match->match);
        show.actions = actions;
        const cabt::GameCards cards(match->host->library->cabt.numbers, match->match.state());
        bool sound = true;
        PTCG_TRY(fill_json(*json, [&](JsonWriter& table) {
            sound = cabt::write_table(table, match->match, cards, show);
        }));
        return sound ? PTCG_OK : tell_faulty_view(match->match);
    });
}

ptcg_status ptcg_cabt_start(ptcg_host* host, const int32_t* deck_one, const int32_t* deck_two,
                            uint64_t seed, uint32_t flags, ptcg_cabt_refusal* refusal,
                            ptcg_cabt_game** game)
{
    return guarded([&] {
        const int32_t* decks[players] = {deck_one, deck_two};
        return start(host, decks, seed, flags, refusal, game);
    });
}

void ptcg_cabt_free(ptcg_cabt_game* game)
{
    release(game, Kind::game);
}

ptcg_status ptcg_cabt_fork(ptcg_cabt_game* game, ptcg_cabt_game** fork)
{
    return with(game, [&] {
        PTCG_TRY(need(fork, "fork"));
        *fork = nullptr;
        auto made = std::make_unique<ptcg_cabt_game>();
        made->host = game->host;
        made->rules = game->rules;
        made->game = game->game->fork();
        *fork = made.release();
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_search(ptcg_cabt_game* game, const ptcg_cabt_guess* guess, uint64_t seed,
                             int32_t* error, ptcg_cabt_game** searched)
{
    return with(game, [&] { return search(*game, guess, seed, error, searched); });
}

ptcg_status ptcg_cabt_renew_chance(ptcg_cabt_game* game, uint64_t seed)
{
    return with(game, [&] {
        if (!game->game->is_search()) {
            return fail(PTCG_ERROR_ARGUMENT,
                        "ptcg_cabt_renew_chance: only for games of ptcg_cabt_search; a battle's "
                        "chance comes from its seed");
        }
        game->game->renew_chance(seed);
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_observation_json(ptcg_cabt_game* game, ptcg_buffer* json)
{
    return with(game, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        JsonWriter& text = game->host->json;
        text.clear();
        game->game->write_observation(text);
        return fill(*json, text.text());
    });
}

ptcg_status ptcg_cabt_frame_json(ptcg_cabt_game* game, ptcg_buffer* json)
{
    return with(game, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& frame) { game->game->write_frame(frame); });
    });
}

ptcg_status ptcg_cabt_select(ptcg_cabt_game* game, const int32_t* positions, size_t count,
                             int32_t* error)
{
    static_assert(sizeof(int) == sizeof(int32_t));
    return with(game, [&] {
        if (error != nullptr) *error = 0;
        if (count > 0) PTCG_TRY(need(positions, "positions"));
        return select(*game->game, {positions, count}, error);
    });
}

ptcg_status ptcg_cabt_over(ptcg_cabt_game* game, int32_t* over)
{
    return with(game, [&] {
        PTCG_TRY(need(over, "over"));
        *over = game->game->over() ? 1 : 0;
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_replay(ptcg_cabt_game* game, ptcg_buffer* text)
{
    return with(game, [&] {
        PTCG_TRY(need(text, "text"));
        text->length = 0;
        const std::shared_ptr<HostData>& host = game->host;
        const Result<Replay> replay =
            game->game->replay({host->library, host->library->pool.get()}, {host, &host->scripts});
        if (!replay) return fail(PTCG_ERROR_ARGUMENT, replay.error().message);
        return fill(*text, write_replay(replay.value()));
    });
}

ptcg_status ptcg_cabt_asks_chance(ptcg_cabt_game* game, int32_t* asks)
{
    return with(game, [&] {
        PTCG_TRY(need(asks, "asks"));
        *asks = game->game->asks_chance() ? 1 : 0;
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_answer_chance(ptcg_cabt_game* game, const uint16_t* picks, size_t count)
{
    return with(game, [&] {
        if (count > 0) PTCG_TRY(need(picks, "picks"));
        const Result<void> taken = game->game->answer_chance({picks, count});
        return taken ? PTCG_OK : tell(taken);
    });
}

ptcg_status ptcg_cabt_match(ptcg_cabt_game* game, ptcg_match** match)
{
    return with(game, [&] {
        PTCG_TRY(need(match, "match"));
        *match = nullptr;
        return resume_handle(game->host, game->rules, game->game->match().state(),
                             FailurePolicy::void_match, true, match);
    });
}
