#include <cstdlib>

namespace {

/// Commands run by tests read packs from their files and ignore what other programs cached.
[[maybe_unused]] const int set = setenv("PTCG_CACHE", "", 1);

}  // namespace
