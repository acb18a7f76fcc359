#include "sandbox/handle.hpp"

namespace ptcg::script {

namespace {

// Tags of values passed between the parts of an attack.
enum class MemoTag : std::uint8_t { nil, number, no, yes, player, pokemon, card, attack };

constexpr std::int64_t memo_number_limit = 1 << 27;

std::uint32_t memo(MemoTag tag, std::uint32_t value)
{
    return static_cast<std::uint32_t>(tag) << 28 | value;
}

}  // namespace

const char* describe(HandleKind kind)
{
    switch (kind) {
        case HandleKind::game:
            return "game";
        case HandleKind::context:
            return "it";
        case HandleKind::player:
            return "a player";
        case HandleKind::pokemon:
            return "a Pokémon";
        case HandleKind::card:
            return "a card";
        case HandleKind::attack:
            return "an attack";
        case HandleKind::ability:
            return "an Ability";
        case HandleKind::filter:
            return "a filter";
        case HandleKind::none:
            break;
    }
    return "an invalid value";
}

bool to_memo(lua_State* L, int index, std::uint32_t& value)
{
    switch (lua_type(L, index)) {
        case LUA_TNIL:
            value = memo(MemoTag::nil, 0);
            return true;
        case LUA_TBOOLEAN:
            value = memo(lua_toboolean(L, index) != 0 ? MemoTag::yes : MemoTag::no, 0);
            return true;
        case LUA_TNUMBER: {
            int exact = 0;
            const lua_Integer number = lua_tointegerx(L, index, &exact);
            if (exact == 0 || number < -memo_number_limit || number >= memo_number_limit) {
                return false;
            }
            value = memo(MemoTag::number, static_cast<std::uint32_t>(number + memo_number_limit));
            return true;
        }
        case LUA_TLIGHTUSERDATA:
            break;
        default:
            return false;
    }
    const Handle handle = to_handle(L, index);
    const auto slot = static_cast<std::uint32_t>(at(handle.slot));
    switch (handle.kind) {
        case HandleKind::player:
            value = memo(MemoTag::player, handle.index);
            return true;
        case HandleKind::pokemon:
            value = memo(MemoTag::pokemon, slot << 16 | handle.generation);
            return true;
        case HandleKind::card:
            value = memo(MemoTag::card, handle.index);
            return true;
        case HandleKind::attack:
            // Five bits of the generation suffice: it would have to leave play 32 times meanwhile.
            value = memo(MemoTag::attack, (handle.generation & 31u) << 23 | (slot & 31u) << 18 |
                                              (handle.attack & 3u) << 16 | handle.index);
            return true;
        default:
            return false;
    }
}

void push_memo(lua_State* L, std::uint32_t value, const Resolver& game)
{
    const std::uint32_t content = value & 0x0fff'ffff;
    switch (MemoTag{static_cast<std::uint8_t>(value >> 28)}) {
        case MemoTag::nil:
            lua_pushnil(L);
            break;
        case MemoTag::number:
            lua_pushinteger(L, static_cast<lua_Integer>(content) - memo_number_limit);
            break;
        case MemoTag::no:
        case MemoTag::yes:
            lua_pushboolean(L, MemoTag{static_cast<std::uint8_t>(value >> 28)} == MemoTag::yes);
            break;
        case MemoTag::player:
            push_handle(L, player_handle(PlayerId{static_cast<std::uint8_t>(content)}));
            break;
        case MemoTag::pokemon:
            push_handle(L, pokemon_handle(SlotId{static_cast<std::uint8_t>(content >> 16)},
                                          static_cast<std::uint16_t>(content)));
            break;
        case MemoTag::card:
            push_handle(L, card_handle(CardIndex{static_cast<std::uint8_t>(content)}));
            break;
        case MemoTag::attack: {
            const SlotId slot{static_cast<std::uint8_t>(content >> 18 & 31u)};
            const std::uint16_t now = at(slot) < slots_per_match ? game.slot(slot).generation : 0;
            const bool same = (now & 31u) == content >> 23;
            push_handle(L, attack_handle({DefId{static_cast<std::uint16_t>(content)},
                                          static_cast<std::uint8_t>(content >> 16 & 3u)},
                                         slot, same ? now : static_cast<std::uint16_t>(now + 1)));
            break;
        }
        default:
            lua_pushnil(L);
    }
}

}  // namespace ptcg::script
