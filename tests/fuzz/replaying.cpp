#include "fuzz/replaying.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <random>

#include <unistd.h>

#include "fuzz/files.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::fuzz {

namespace {

namespace fs = std::filesystem;

/// Keeps the current input in a file.
class Kept {
public:
    explicit Kept(const Target& target)
        : path_(fs::temp_directory_path() /
                ("ptcg-fuzz-" + std::string(target.name) + "-" + std::to_string(::getpid())))
    {
    }
    ~Kept()
    {
        std::error_code ignored;
        if (!found_) fs::remove(path_, ignored);
    }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

    void run(const Target& target, const std::string& input)
    {
        std::ofstream(path_, std::ios::binary) << input;
        try {
            target.run({reinterpret_cast<const std::uint8_t*>(input.data()), input.size()});
        } catch (const std::exception& error) {
            found_ = true;
            FAIL("fuzz target " << target.name << ": " << error.what() << "\nThe input is "
                                << path_.string());
        }
    }

private:
    fs::path path_;
    bool found_ = false;
};

/// Numbers where a limit may be: card counts, limits, integer sizes.
constexpr std::array<std::string_view, 24> boundary_numbers = {
    "0",   "1",   "-1",    "2",     "4",     "5",     "10",         "20",
    "40",  "41",  "59",    "60",    "61",    "99",    "100",        "127",
    "128", "255", "32767", "32768", "65535", "65536", "2147483647", "4294967296"};

/// Replaces the first number at or after `at`, if any, with `number`.
void change_number(std::string& input, std::size_t at, std::string_view number)
{
    constexpr std::string_view digits = "0123456789";
    const std::size_t from = input.find_first_of(digits, at);
    if (from == std::string::npos) return;
    const std::size_t end = std::min(input.find_first_not_of(digits, from), input.size());
    input.replace(from, end - from, number);
}

/// Makes one random change: to a bit or a byte, by deleting or repeating bytes, by copying bytes
/// from another input, or by replacing a number.
void change(std::string& input, const std::vector<std::string>& others, std::mt19937_64& random)
{
    const auto below = [&](std::size_t bound) { return std::size_t{random() % bound}; };
    const std::size_t at = below(input.size() + 1);
    const std::size_t length = below(std::min<std::size_t>(input.size() - at, 64) + 1);
    switch (below(7)) {
        case 0:
            if (at < input.size()) input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
            return;
        case 1:
            if (at < input.size()) input[at] = static_cast<char>(below(256));
            return;
        case 2:
            input.insert(at, 1, static_cast<char>(below(256)));
            return;
        case 3:
            input.erase(at, length);
            return;
        case 4:
            input.insert(at, input.substr(at, length));
            return;
        case 5:
            return change_number(input, at, boundary_numbers[below(boundary_numbers.size())]);
        default: {
            const std::string& other = others[below(others.size())];
            if (other.empty()) return;
            const std::size_t from = below(other.size());
            input.replace(at, length, other.substr(from, below(64) + 1));
        }
    }
}

/// Returns the committed seeds in the order of their names.
std::vector<std::string> committed_seeds(const Target& target)
{
    std::vector<std::string> seeds;
    for (const fs::path& file : files_in(test::tests_folder() / "fuzz/seeds" / target.name)) {
        seeds.push_back(text_of_file(file));
    }
    return seeds;
}

}  // namespace

void replay(const Target& target, const std::vector<std::string>& inputs)
{
    Kept kept(target);
    for (const std::string& input : inputs) kept.run(target, input);
}

void replay(const Target& target, int count)
{
    Kept kept(target);
    std::vector<std::string> inputs = committed_seeds(target);
    for (const std::string& input : inputs) kept.run(target, input);

    for (std::string& seed : target.seeds()) inputs.push_back(std::move(seed));
    REQUIRE_FALSE(inputs.empty());
    std::mt19937_64 random(1);
    for (int i = 0; i < count; ++i) {
        std::string input = inputs[random() % inputs.size()];
        // Every eighth input is used unchanged.
        for (std::uint64_t n = i % 8 == 0 ? 0 : 1 + random() % 3; n > 0; --n) {
            change(input, inputs, random);
        }
        kept.run(target, input);
    }
}

}  // namespace ptcg::fuzz
