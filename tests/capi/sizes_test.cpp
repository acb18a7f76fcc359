// Structs with a `size`: every size from zero to far too large, as hosts of other versions and with
// broken headers would pass them.

#include <cstddef>
#include <cstring>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Calls `use` with a struct of each size. Where a version can have ended, the rest counts as zero
/// whatever its bytes are. Any other size must be reported.
template <typename Struct, typename Use>
void try_all_sizes(const Struct& whole, std::initializer_list<std::size_t> may_end, Use use)
{
    constexpr std::size_t most = 4096;
    alignas(std::max_align_t) static char bytes[2 * most];
    for (std::size_t size = 0; size <= most + 64; ++size) {
        CAPTURE(size);
        std::memset(bytes, 0, sizeof bytes);
        std::memcpy(bytes, &whole, sizeof whole);
        std::memcpy(bytes, &size, sizeof size);
        std::memset(bytes + std::max(size, sizeof size), 0xab, sizeof bytes - most - 64 - 8);
        const bool later = size > sizeof(Struct) && size <= most && size % alignof(Struct) == 0;
        const bool known = std::find(may_end.begin(), may_end.end(), size) != may_end.end();
        const ptcg_status status = use(reinterpret_cast<const Struct*>(bytes));
        const std::string told = status == PTCG_OK ? "" : ptcg_last_error();
        if (later || size == sizeof(Struct)) {
            CHECK(told == "");
        } else if (known) {
            CHECK_THAT(told, !ContainsSubstring("`size` must be"));
        } else {
            CHECK(status == PTCG_ERROR_ARGUMENT);
            CHECK_THAT(told, ContainsSubstring("`size` must be the size of the struct, " +
                                               std::to_string(sizeof(Struct)) + ", not " +
                                               std::to_string(size)));
        }
    }
}

}  // namespace

TEST_CASE("A setup of any size is read or told", "[c][errors]")
{
    const ptcg_setup wanted = setup(1);
    try_all_sizes(wanted, {8, 24, 40, 56, 64, 72, 80, 88, 96}, [](const ptcg_setup* given) {
        ptcg_match* made = nullptr;
        const ptcg_status status = ptcg_match_create(real_host(), given, &made);
        ptcg_match_free(made);
        return status;
    });
}

TEST_CASE("A teller's setup of any size is read or told", "[c][errors]")
{
    const ptcg_teller_setup wanted = teller_setup(PTCG_SEEN_BY_ONE);
    try_all_sizes(wanted, {8, 16, 32, 40}, [](const ptcg_teller_setup* given) {
        ptcg_teller* made = nullptr;
        const ptcg_status status = ptcg_teller_create(real_library(), given, &made);
        ptcg_teller_free(made);
        return status;
    });
}

TEST_CASE("Limits of any size are read or told", "[c][errors]")
{
    ptcg_status loaded = PTCG_OK;
    const Library library = load(small_pack(), loaded);
    ptcg_pack_script_limits one{};
    one.size = sizeof one;
    one.pack = "x1";
    ptcg_script_limits scripts{};
    scripts.size = sizeof scripts;
    scripts.packs = &one;
    scripts.pack_count = 1;
    const auto host_with = [&](const ptcg_script_limits* limits) {
        ptcg_host* made = nullptr;
        const ptcg_status status = ptcg_host_create(library.get(), limits, &made);
        ptcg_host_free(made);
        return status;
    };
    try_all_sizes(scripts, {8, 16, 24, 32, 40, 48, 56, 64, 72, 80}, host_with);
    try_all_sizes(one, {8, 16, 24, 32, 40, 48, 56}, [&](const ptcg_pack_script_limits* given) {
        ptcg_script_limits limits = scripts;
        limits.packs = given;
        return host_with(&limits);
    });
    ptcg_pack_limits packs{};
    packs.size = sizeof packs;
    packs.scripts = &scripts;
    try_all_sizes(packs, {8, 16, 24, 32, 40, 48, 56, 64}, [&](const ptcg_pack_limits* given) {
        ptcg_status status = PTCG_OK;
        static_cast<void>(load(small_pack(), status, nullptr, given));
        return status;
    });
}

TEST_CASE("A source of any size is read or told", "[c][errors]")
{
    const Files files = small_pack();
    std::vector<ptcg_file> list;
    for (const auto& [name, content] : files) {
        list.push_back({name.c_str(), content.data(), content.size()});
    }
    ptcg_source source{};
    source.size = sizeof source;
    source.files = list.data();
    source.file_count = list.size();
    try_all_sizes(source, {8, 16, 24, 32}, [](const ptcg_source* given) {
        ptcg_library* made = nullptr;
        const ptcg_status status = ptcg_library_load(given, 1, nullptr, &made, nullptr);
        ptcg_library_free(made);
        return status;
    });
}

TEST_CASE("Assumptions and batches of any size are read or told", "[c][errors]")
{
    const Match match = start(33);
    Lots lots(33);
    play(match.get(), lots, 30);  // beyond the setup, where not all hands are possible
    const Match into = fork_of(match.get());
    ptcg_assumptions assumed{};
    assumed.size = sizeof assumed;
    assumed.opponents_deck = "lava-flow";
    try_all_sizes(assumed, {8, 16, 24, 32, 40}, [&](const ptcg_assumptions* given) {
        return ptcg_match_determinize(match.get(), 0, 1, given, into.get());
    });
    const std::vector<std::uint16_t> energy(60,
                                            view_of(match.get(), PTCG_SEEN_BY_JUDGE).cards[0].card);
    const ptcg_given_cards cards = given_everywhere(match.get(), 0, energy);
    try_all_sizes(cards, {8, 40, 72, 104, 136}, [&](const ptcg_given_cards* given) {
        const ptcg_status read = ptcg_match_give_cards(match.get(), 0, given, 1, into.get());
        return read == PTCG_ERROR_POSITION ? PTCG_OK : read;  // the lists are empty
    });
    ptcg_match* const matches[] = {match.get()};
    ptcg_decision open{};
    int32_t status = 0;
    ptcg_batch batch{};
    batch.size = sizeof batch;
    batch.matches = matches;
    batch.count = 1;
    batch.decisions = &open;
    batch.statuses = &status;
    try_all_sizes(batch, {8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96},
                  [](const ptcg_batch* given) { return ptcg_batch_step(given); });
}

TEST_CASE("Setups and buffers of environments of any size are read or told", "[c][env][errors]")
{
    const ptcg_setup match = setup(1);
    ptcg_env_setup wanted{};
    wanted.size = sizeof wanted;
    wanted.match = &match;
    try_all_sizes(wanted, {8, 16, 32, 40}, [](const ptcg_env_setup* given) {
        ptcg_env* made = nullptr;
        const ptcg_status status = ptcg_env_create(real_host(), given, &made);
        ptcg_env_free(made);
        return status;
    });
    ptcg_env* env = nullptr;
    REQUIRE(ptcg_env_create(real_host(), &wanted, &env) == PTCG_OK);
    ptcg_env_buffers buffers{};
    buffers.size = sizeof buffers;
    try_all_sizes(buffers, {8, 16, 24, 32, 40, 48, 56}, [&](const ptcg_env_buffers* given) {
        return ptcg_env_get_buffers(env, const_cast<ptcg_env_buffers*>(given));
    });
    ptcg_env_free(env);
    ptcg_vector_setup many{};
    many.size = sizeof many;
    many.games = &wanted;
    many.count = 1;
    ptcg_vector* vector = nullptr;
    REQUIRE(ptcg_vector_create(real_library(), &many, &vector) == PTCG_OK);
    ptcg_vector_buffers all{};
    all.size = sizeof all;
    try_all_sizes(
        all, {8, 16, 24, 32, 40, 48, 56, 64, 72, 80}, [&](const ptcg_vector_buffers* given) {
            return ptcg_vector_get_buffers(vector, const_cast<ptcg_vector_buffers*>(given));
        });
    ptcg_vector_free(vector);
}
