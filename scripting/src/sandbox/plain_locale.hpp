#pragma once

#include <clocale>

#include <locale.h>  // newlocale, uselocale: POSIX

namespace ptcg::script {

/// Sets this thread's locale to "C" while it exists, whatever locale the host has set for the
/// program or the thread. Lua compares strings with strcoll and converts numbers with strtod and
/// snprintf, which use the locale: without this, a game would depend on the language of its host.
class PlainLocale {
public:
    /// `outermost`: the locale is not set yet.
    explicit PlainLocale(bool outermost = true)
        : before_(outermost ? uselocale(plain()) : locale_t{})
    {
    }
    ~PlainLocale()
    {
        if (before_ != locale_t{}) uselocale(before_);
    }
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

private:
    static locale_t plain()
    {
        static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
        return locale;
    }

    locale_t before_;
};

}  // namespace ptcg::script
