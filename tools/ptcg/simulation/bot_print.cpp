#include "simulation/bot_print.hpp"

#include <array>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "ptcg/bots/bot_program.hpp"
#include "ptcg/fnv1a.hpp"
#include "ptcg/hosting/fingerprint.hpp"

namespace ptcg::tools {
namespace {

class FilePrint {
public:
    void add(const std::string& word)
    {
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(word, ignored)) return;
        std::ifstream file(word, std::ios::binary);
        std::array<char, 65536> block{};
        while (file.read(block.data(), block.size()), file.gcount() > 0)
            hash_.add(std::string_view(block.data(), static_cast<std::size_t>(file.gcount())));
        any_ = true;
    }

    [[nodiscard]] bool any() const { return any_; }
    [[nodiscard]] std::string text() const { return hex(hash_.value()).substr(0, 8); }

private:
    Fnv1a hash_;
    bool any_ = false;
};

}  // namespace

std::string bot_print(const std::string& bot)
{
    if (!names_program(bot)) return bot;
    const Result<BotProgram> program = read_bot_program(bot);
    if (!program) return bot;
    FilePrint files;
    for (const std::string& word : program.value().command) files.add(word);
    for (const auto& [name, value] : program.value().options) files.add(value);
    return files.any() ? fmt::format("{} [{}]", bot, files.text()) : bot;
}

}  // namespace ptcg::tools
