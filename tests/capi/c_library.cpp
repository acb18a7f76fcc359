#include "c_library.hpp"

#include "support/catch.hpp"

namespace capi_test {

ptcg_library* real_library()
{
    static const Library library = [] {
        ptcg_source source{};
        source.size = sizeof source;
        source.folder = PTCG_SOURCE_CARDS_DIR;
        ptcg_library* made = nullptr;
        const ptcg_status status = ptcg_library_load(&source, 1, nullptr, &made, nullptr);
        INFO(ptcg_last_error());
        REQUIRE(status == PTCG_OK);
        return Library(made);
    }();
    return library.get();
}

ptcg_host* real_host()
{
    static const Host host = host_of(real_library());
    return host.get();
}

Files small_pack()
{
    const std::string wall =
        "id = \"x1-1\"\nname = \"Wall\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
        "types = [\"fire\"]\nretreat = 1\n\n[[attack]]\nname = \"Push\"\n"
        "cost = [\"colorless\"]\ndamage = 20\ntext = \"If tails, this attack does nothing.\"\n";
    const std::string script =
        "card.attack[\"Push\"] = { fails_unless = function(game) return game:flip() "
        "end }\n";
    return {{"x1/pack.toml", "id = \"x1\"\nname = \"X\"\nversion = \"1\"\napi = 2\n"},
            {"x1/001-wall.toml", wall},
            {"x1/001-wall.lua", script},
            {"x1/002-fire.toml",
             "id = \"x1-2\"\nname = \"Fire Energy\"\nkind = \"energy\"\nenergy = \"basic\"\n"
             "provides = [\"fire\"]\n"},
            {"rulesets/x.toml", "id = \"x\"\nname = \"X\"\n"},
            {"decks/walls.txt", "4 x1-1\n56 x1-2\n"}};
}

Files pack_with(const std::string& script)
{
    Files files = small_pack();
    files["x1/001-wall.lua"] = "local card = ...\n" + script;
    return files;
}

ptcg_setup walls(std::uint64_t seed)
{
    ptcg_setup wanted{};
    wanted.size = sizeof wanted;
    wanted.deck[0] = wanted.deck[1] = "walls";
    wanted.ruleset = "x";
    wanted.seed = seed;
    return wanted;
}

Library load(const Files& files, ptcg_status& status, ptcg_buffer* problems,
             const ptcg_pack_limits* limits)
{
    std::vector<ptcg_file> list;
    for (const auto& [name, content] : files) {
        list.push_back({name.c_str(), content.data(), content.size()});
    }
    ptcg_source source{};
    source.size = sizeof source;
    source.name = "sent";
    source.files = list.data();
    source.file_count = list.size();
    ptcg_library* made = nullptr;
    status = ptcg_library_load(&source, 1, limits, &made, problems);
    return Library(made);
}

Host host_of(ptcg_library* library)
{
    ptcg_host* made = nullptr;
    REQUIRE(ptcg_host_create(library, nullptr, &made) == PTCG_OK);
    return Host(made);
}

ptcg_setup setup(std::uint64_t seed)
{
    ptcg_setup setup{};
    setup.size = sizeof setup;
    setup.deck[0] = "powerhouse";
    setup.deck[1] = "lava-flow";
    setup.ruleset = "dp";
    setup.seed = seed;
    return setup;
}

Match start(ptcg_host* host, const ptcg_setup& setup)
{
    ptcg_match* made = nullptr;
    const ptcg_status status = ptcg_match_create(host, &setup, &made);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    return Match(made);
}

Match start(std::uint64_t seed)
{
    return start(real_host(), setup(seed));
}

ptcg_teller_setup teller_setup(int audience, std::uint32_t flags)
{
    ptcg_teller_setup wanted{};
    wanted.size = sizeof wanted;
    wanted.names[0] = "Ann";
    wanted.names[1] = "Bob";
    wanted.audience = audience;
    wanted.flags = flags;
    return wanted;
}

Teller teller_of(int audience, std::uint32_t flags)
{
    const ptcg_teller_setup wanted = teller_setup(audience, flags);
    ptcg_teller* made = nullptr;
    REQUIRE(ptcg_teller_create(real_library(), &wanted, &made) == PTCG_OK);
    return Teller(made);
}

Bot bot_of(const char* name, std::uint64_t seed)
{
    ptcg_bot* made = nullptr;
    const ptcg_status status = ptcg_bot_create(real_library(), name, seed, &made);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    return Bot(made);
}

std::vector<std::uint16_t> choice(ptcg_bot* bot, ptcg_match* match)
{
    std::vector<std::uint16_t> picks(decision(match).max);
    std::size_t count = 0;
    const ptcg_status status = ptcg_bot_choose(bot, match, picks.data(), picks.size(), &count);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    picks.resize(count);
    return picks;
}

ptcg_decision decision(ptcg_match* match)
{
    ptcg_decision decision{};
    REQUIRE(ptcg_match_decision(match, &decision) == PTCG_OK);
    return decision;
}

std::string question_of(ptcg_match* match)
{
    Text text;
    REQUIRE(ptcg_match_decision_json(match, &text.raw) == PTCG_OK);
    return text.string();
}

std::uint64_t hash(ptcg_match* match)
{
    std::uint64_t value = 0;
    REQUIRE(ptcg_match_hash(match, &value) == PTCG_OK);
    return value;
}

ptcg_view view_of(ptcg_match* match, int audience)
{
    ptcg_view view;
    REQUIRE(ptcg_match_view(match, audience, &view) == PTCG_OK);
    return view;
}

ptcg_given_cards given_everywhere(ptcg_match* match, int player,
                                  const std::vector<std::uint16_t>& cards)
{
    const ptcg_view judge = view_of(match, PTCG_SEEN_BY_JUDGE);
    const auto give = [&](ptcg_card_list& list, int owner, const char* zone) {
        const auto where = 32u + 8u * static_cast<unsigned>(owner) +
                           static_cast<unsigned>(ptcg_number(PTCG_NAMES_ZONE, zone));
        const auto count = std::count_if(judge.cards, judge.cards + judge.card_count,
                                         [&](const auto& card) { return card.where == where; });
        list = {cards.data(), static_cast<std::size_t>(count)};
    };
    ptcg_given_cards given{};
    given.size = sizeof given;
    for (const int owner : {0, 1}) {
        give(given.deck[owner], owner, "deck");
        give(given.prizes[owner], owner, "prizes");
    }
    give(given.hand[1 - player], 1 - player, "hand");
    return given;
}

Match fork_of(ptcg_match* match, ptcg_host* host)
{
    ptcg_match* made = nullptr;
    REQUIRE(ptcg_match_fork(match, host, &made) == PTCG_OK);
    return Match(made);
}

std::uint32_t Lots::below(std::size_t bound)
{
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>((state_ >> 33) % bound);
}

std::vector<std::uint16_t> Lots::choose(ptcg_match* match)
{
    const ptcg_decision open = decision(match);
    std::vector<ptcg_option> options(open.option_count);
    REQUIRE(ptcg_match_options(match, options.data(), options.size(), nullptr) == PTCG_OK);
    std::vector<std::uint16_t> left;
    for (std::size_t i = 0; i < options.size(); ++i) {
        left.insert(left.end(), options[i].count, static_cast<std::uint16_t>(i));
    }
    std::size_t wanted = open.min;
    if (open.max > open.min && left.size() > wanted) wanted += below(2);
    std::vector<std::uint16_t> picks;
    while (picks.size() < wanted) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(below(left.size()));
        picks.push_back(*at);
        left.erase(at);
    }
    return picks;
}

void play(ptcg_match* match, Lots& lots, int answers)
{
    while (answers-- > 0 && decision(match).asked != PTCG_NOBODY) {
        const std::vector<std::uint16_t> picks = lots.choose(match);
        const ptcg_status status = ptcg_match_answer(match, picks.data(), picks.size());
        INFO(ptcg_last_error());
        REQUIRE(status == PTCG_OK);
    }
}

}  // namespace capi_test
