#pragma once

#include <clocale>

#include <locale.h>  // newlocale, uselocale: POSIX

namespace ptcg::script {

/// While it lives, this thread has the locale "C", whatever the host has set for the program or for
/// the thread. Lua compares texts by strcoll and reads and writes numbers by strtod and snprintf,
/// which go by the locale: without this, a game would depend on the language of its host.
class PlainLocale {
public:
    /// `outermost`: it is not set yet.
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
