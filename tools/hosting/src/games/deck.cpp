#include "ptcg/hosting/deck.hpp"

#include <algorithm>
#include <array>

#include "ptcg/hosting/text.hpp"
#include "ptcg/scripting/characters.hpp"

namespace ptcg {

std::string deck_title(std::string_view name)
{
    const std::string line = in_one_line(name);
    std::string_view file_name = line;
    static constexpr std::array<std::string_view, 3> small = {"and", "of", "the"};
    std::string title;
    while (true) {
        const std::size_t end = std::min(file_name.find_first_of("-_ "), file_name.size());
        const std::string_view word = file_name.substr(0, end);
        const bool stays = !title.empty() && std::ranges::find(small, word) != small.end();
        title += stays ? std::string(word) : capitalized(std::string(word));
        if (end == file_name.size()) return title;
        title += ' ';
        file_name.remove_prefix(end + 1);
    }
}

}  // namespace ptcg
