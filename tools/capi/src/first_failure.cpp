#include "first_failure.hpp"

namespace ptcg::capi {

void note(FirstFailure& first, const char* what, std::size_t number, ptcg_status status) noexcept
{
    if (status == PTCG_OK || first.number <= number) return;
    first.what = what;
    first.number = number;
    first.status = status;
    first.message.clear();
    // If memory runs out, only the message is lost.
    static_cast<void>(guarded([&] {
        first.message = std::string(what) + " " + std::to_string(number) + ": " + last_error();
        return PTCG_OK;
    }));
}

ptcg_status tell(const FirstFailure& first)
{
    if (first.status == PTCG_OK) return PTCG_OK;
    if (!first.message.empty()) return fail(first.status, first.message);
    return fail(first.status,
                std::string(first.what) + " " + std::to_string(first.number) + ": out of memory");
}

}  // namespace ptcg::capi
