#include "ptcg/resolver.hpp"

namespace ptcg {

Resolver::Resolver(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
    : library_(&library), rules_(&rules), effects_(effects)
{
    options_.reserve(256);
}

}  // namespace ptcg
