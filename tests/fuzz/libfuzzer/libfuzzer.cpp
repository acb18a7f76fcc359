// Runs a target under libFuzzer. With `--write-seeds FOLDER`, writes the initial inputs instead.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "fuzz/targets.hpp"

namespace {

const ptcg::fuzz::Target& target = ptcg::fuzz::PTCG_FUZZ_TARGET;

bool write_seeds(const std::filesystem::path& folder)
{
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const std::string& seed : target.seeds()) {
        std::ofstream out(folder / std::to_string(number++), std::ios::binary);
        if (!out.write(seed.data(), static_cast<std::streamsize>(seed.size())).flush()) {
            std::fprintf(stderr, "can't write into %s\n", folder.c_str());
            return false;
        }
    }
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    if (*argc == 3 && std::string_view((*argv)[1]) == "--write-seeds") {
        std::_Exit(write_seeds((*argv)[2]) ? EXIT_SUCCESS : EXIT_FAILURE);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    target.run({data, size});
    return 0;
}
