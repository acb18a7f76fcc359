#pragma once

#include <exception>
#include <new>
#include <string>
#include <string_view>

#include "ptcg.h"

/// What every function of the C interface begins and ends with: errors that stay inside and texts
/// that go out.
namespace ptcg::capi {

/// Makes `message` the thread's last error.
void set_last_error(std::string_view message) noexcept;
[[nodiscard]] const std::string& last_error() noexcept;

/// Sets the thread's last error and returns `status`.
ptcg_status fail(ptcg_status status, std::string_view message) noexcept;

/// Runs `body`, which returns a status; an exception becomes one too. Nothing comes out of it.
template <typename Body>
ptcg_status guarded(Body&& body) noexcept
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return fail(PTCG_ERROR_MEMORY, "out of memory");
    } catch (const std::exception& error) {
        return fail(PTCG_ERROR_INTERNAL, error.what());
    } catch (...) {
        return fail(PTCG_ERROR_INTERNAL, "an unknown exception");
    }
}

/// Replaces what is in the buffer. PTCG_ERROR_MEMORY if there is none.
ptcg_status fill(ptcg_buffer& buffer, std::string_view bytes) noexcept;

/// A value, or the status of an error that has been told.
template <typename Value>
struct Checked {
    ptcg_status status = PTCG_OK;
    Value value{};
    [[nodiscard]] bool ok() const { return status == PTCG_OK; }
};

}  // namespace ptcg::capi
