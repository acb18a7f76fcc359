#include "match/value_check.hpp"

#include <cstring>
#include <type_traits>

#include "ptcg/state_fields.hpp"

namespace ptcg {

namespace {

template <typename T>
concept HasWords = requires(T value)
{
    words_of(value);
};

class ValueCheck {
public:
    template <typename T>
    void field(std::string_view, T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            // Another byte than these may not even be looked at as a bool.
            unsigned char byte = 0;
            static_assert(sizeof byte == sizeof value);
            std::memcpy(&byte, &value, sizeof byte);
            sound_ = sound_ && byte <= 1;
        } else if constexpr (HasWords<T>) {
            sound_ = sound_ && static_cast<std::size_t>(value) < words_of(value).size();
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            sound_ = sound_ && (value <= PlayerId::two || value == PlayerId::none);
        } else if constexpr (std::is_class_v<T> && !std::is_same_v<T, Random>) {
            visit_fields(value, *this);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        for (T& value : values) field(name, value);
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, T (&values)[N])
    {
        for (T& value : values) field(name, value);
    }
    template <typename T>
    void part(std::string_view name, T& value, int)
    {
        field(name, value);
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning)
    {
        field(name, value);
    }
    void handler(std::string_view, std::uint16_t&, bool) {}
    void lasting(std::string_view, std::uint8_t&, DefId, bool) {}

    [[nodiscard]] bool sound() const { return sound_; }

private:
    bool sound_ = true;
};

}  // namespace

bool has_sound_values(MatchState& state)
{
    ValueCheck check;
    visit_fields(state, check);
    return check.sound();
}

}  // namespace ptcg
