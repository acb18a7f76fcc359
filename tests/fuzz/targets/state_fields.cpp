#include "fuzz/targets/state_fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>

#include "ptcg/state_fields.hpp"

namespace ptcg::fuzz {

namespace {

constexpr std::size_t from_now_to_checkpoint =
    offsetof(MatchState, checkpoint) - offsetof(MatchState, now);

/// Records where each field of a table is. Leaves out fields of only some bits of a byte.
struct FieldVisitor {
    const char* base = nullptr;
    std::vector<StateField> fields{};
    std::string path{};

    template <typename T>
    void field(std::string_view name, T& value)
    {
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, Random>) {
            const std::string before = path;
            // The same field of both players counts as one field.
            if constexpr (!std::is_same_v<T, PlayerTable>) path += std::string(name) + ".";
            visit_fields(value, *this);
            path = before;
        } else {
            note(name, &value, sizeof value);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        for (T& value : values) field(name, value);
    }
    template <typename T>
    void part(std::string_view, T&, int)
    {
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning)
    {
        note(name, &value, sizeof value);
    }
    void handler(std::string_view name, std::uint16_t& number, DefId, bool)
    {
        note(name, &number, sizeof number);
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId, bool)
    {
        note(name, &effect, sizeof effect);
    }
    template <typename T>
    void derived(std::string_view, T&)
    {
    }

private:
    void note(std::string_view name, const void* value, std::size_t size)
    {
        const std::string whole = path + std::string(name);
        auto known = std::ranges::find(fields, whole, &StateField::name);
        if (known == fields.end()) known = fields.insert(known, {whole, size, {}});
        known->at.push_back(static_cast<std::uint32_t>(static_cast<const char*>(value) - base));
    }
};

/// Changes the number at `at`. `next`: as many bytes of another field of the same kind.
void change_number(char* at, std::size_t size, FieldChange change, const char* next,
                   std::uint8_t any)
{
    std::uint64_t value = 0;
    size = std::min(size, sizeof value);
    std::memcpy(&value, at, size);
    switch (change) {
        case FieldChange::more:
            ++value;
            break;
        case FieldChange::less:
            --value;
            break;
        case FieldChange::zero:
            value = 0;
            break;
        case FieldChange::ones:
            value = ~std::uint64_t{0};
            break;
        case FieldChange::that_of_the_next:
            std::memcpy(&value, next, size);
            break;
        default:
            value = any;
    }
    std::memcpy(at, &value, size);
}

}  // namespace

const std::vector<StateField>& state_fields()
{
    static const std::vector<StateField> fields = [] {
        const auto state = std::make_unique<MatchState>();
        FieldVisitor visitor{reinterpret_cast<const char*>(state.get())};
        visit_fields(state->now, visitor);
        return visitor.fields;
    }();
    return fields;
}

void change_fields(MatchState& state, Input& input)
{
    while (!input.empty()) {
        const StateField& field = state_fields()[input.below(state_fields().size())];
        const std::size_t which = input.below(field.at.size());
        const auto change =
            static_cast<FieldChange>(input.below(static_cast<std::size_t>(FieldChange::count)));
        const std::uint8_t any = change == FieldChange::any ? input.byte() : std::uint8_t{0};
        const bool in_checkpoint = input.below(2) == 0;
        for (const std::size_t table : {std::size_t{0}, from_now_to_checkpoint}) {
            if (table != 0 && !(in_checkpoint && state.checkpointed)) continue;
            char* const begin = reinterpret_cast<char*>(&state) + table;
            const std::uint32_t next = field.at[(which + 1) % field.at.size()];
            change_number(begin + field.at[which], field.size, change, begin + next, any);
        }
    }
}

std::string field_change(std::size_t field, std::size_t which, FieldChange change)
{
    std::string choices;
    const auto put = [&](std::size_t value, std::size_t bound) {
        if (bound > 256) choices += static_cast<char>(value >> 8u);
        choices += static_cast<char>(value);
    };
    put(field, state_fields().size());
    put(which, state_fields()[field].at.size());
    put(static_cast<std::size_t>(change), static_cast<std::size_t>(FieldChange::count));
    if (change == FieldChange::any) put(0, 256);
    put(0, 2);
    return choices;
}

}  // namespace ptcg::fuzz
