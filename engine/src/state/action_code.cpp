#include "ptcg/action_code.hpp"

#include <string_view>

namespace ptcg {
namespace {

constexpr unsigned twin_shift = 56;

[[nodiscard]] std::uint64_t meaning(const Option& option)
{
    // Face-down cards differ only in their place. All others are offered once each, and their place
    // among identical cards does not matter.
    const std::uint64_t place = option.kind == OptionKind::face_down ? option.place : 0;
    return std::uint64_t{at(option.kind)} | std::uint64_t{at(option.zone)} << 8 |
           std::uint64_t{at(option.spot)} << 16 | std::uint64_t{option.value} << 24 |
           std::uint64_t{at(option.def)} << 32 | place << 48;
}

}  // namespace

ActionCode action_code(const Decision& decision, std::uint16_t option)
{
    const std::uint64_t code = meaning(decision.options[option]);
    std::uint64_t twins = 0;
    for (std::size_t i = 0; i < option; ++i)
        twins += meaning(decision.options[i]) == code ? 1u : 0u;
    return ActionCode{code | twins << twin_shift};
}

void action_codes(const Decision& decision, std::vector<ActionCode>& codes)
{
    codes.clear();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        codes.push_back(action_code(decision, static_cast<std::uint16_t>(i)));
    }
}

std::optional<std::uint16_t> find_option(const Decision& decision, ActionCode code)
{
    const std::uint64_t wanted = at(code) & ((std::uint64_t{1} << twin_shift) - 1);
    std::uint64_t twins = at(code) >> twin_shift;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        if (meaning(option) != wanted || twins-- > 0) continue;
        if (option.count == 0) return std::nullopt;
        return static_cast<std::uint16_t>(i);
    }
    return std::nullopt;
}

std::string to_string(ActionCode code)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[at(code) >> shift & 15u];
    return text;
}

}  // namespace ptcg
