#include "sandbox/hash_seed.hpp"

#include <cstddef>
#include <cstring>

namespace ptcg::script {

namespace {

constexpr unsigned fixed_seed = 0x70746367;

/// The beginning of `global_State` in lstate.h of Lua 5.4, as lua_newstate has filled it in, before
/// anything is hashed.
struct StateInside {
    lua_Alloc allocate;
    void* data;
    std::size_t bytes;
    std::ptrdiff_t debt;
    std::size_t estimate;
    std::size_t last_atomic;
    void* texts;  ///< of the table of short strings
    int text_count;
    int text_room;
    unsigned char registry[16];
    long long nil_value;
    long long nil_type;
    unsigned seed;
};

/// Tracks the allocations of lua_newstate. The first block is the state itself. When the second is
/// requested, the seed has been set but not used yet.
struct Birth {
    lua_Alloc allocate;
    void* data;
    unsigned char* state = nullptr;
    std::size_t size = 0;
    bool looked = false;
};

void* allocate_at_birth(void* data, void* block, std::size_t old_size, std::size_t new_size);

[[nodiscard]] bool is_as_expected(const StateInside& inside, const Birth& birth)
{
    return inside.allocate == allocate_at_birth && inside.data == &birth &&
           inside.bytes == birth.size && inside.debt == 0 && inside.texts == nullptr &&
           inside.text_count == 0 && inside.text_room == 0 && inside.registry[8] == 0 &&
           inside.nil_value == 0 && (inside.nil_type & 0xff) == 3;
}

void fix_seed(const Birth& birth)
{
    for (std::size_t at = 0; at + sizeof(StateInside) <= birth.size; at += alignof(StateInside)) {
        StateInside inside;
        std::memcpy(&inside, birth.state + at, sizeof inside);
        if (!is_as_expected(inside, birth)) continue;
        std::memcpy(birth.state + at + offsetof(StateInside, seed), &fixed_seed, sizeof fixed_seed);
        return;
    }
}

void* allocate_at_birth(void* data, void* block, std::size_t old_size, std::size_t new_size)
{
    Birth& birth = *static_cast<Birth*>(data);
    if (birth.state != nullptr && !birth.looked) {
        birth.looked = true;
        fix_seed(birth);
    }
    void* const made = birth.allocate(birth.data, block, old_size, new_size);
    if (birth.state == nullptr && made != nullptr) {
        // Prevents reading fields that lua_newstate does not set.
        std::memset(made, 0, new_size);
        birth.state = static_cast<unsigned char*>(made);
        birth.size = new_size;
    }
    return made;
}

}  // namespace

lua_State* new_state_with_fixed_seed(lua_Alloc allocate, void* data)
{
    Birth birth{.allocate = allocate, .data = data};
    lua_State* const made = lua_newstate(allocate_at_birth, &birth);
    if (made != nullptr) lua_setallocf(made, allocate, data);
    return made;
}

}  // namespace ptcg::script
