#include "queries/energy_payment.hpp"

namespace ptcg {

namespace {

/// A matching of typed symbols to units (Kuhn's augmenting paths). A symbol that has a unit keeps
/// one, whatever is added later.
class Payment {
public:
    explicit Payment(const EnergyUnits& units) : units_(units) { symbol_of_.fill(nobody); }

    /// Finds a unit for one more symbol of this type, moving others if necessary.
    [[nodiscard]] bool add(Type type)
    {
        need_[count_] = type;
        std::uint64_t tried = 0;
        if (!place(count_, tried)) return false;
        ++count_;
        return true;
    }

private:
    [[nodiscard]] bool place(std::uint8_t symbol, std::uint64_t& tried)
    {
        for (std::uint8_t u = 0; u < units_.size(); ++u) {
            if (!units_[u].has(need_[symbol]) || (tried >> u & 1u) != 0) continue;
            tried |= std::uint64_t{1} << u;
            if (symbol_of_[u] == nobody || place(symbol_of_[u], tried)) {
                symbol_of_[u] = symbol;
                return true;
            }
        }
        return false;
    }

    static constexpr std::uint8_t nobody = 0xff;
    const EnergyUnits& units_;
    std::array<Type, EnergyUnits::most + 1> need_{};
    std::array<std::uint8_t, EnergyUnits::most> symbol_of_{};
    std::uint8_t count_ = 0;
};

}  // namespace

bool covers(const EnergyUnits& units, const Cost& cost, int left, Type type)
{
    if (static_cast<int>(units.size()) < cost.total + left) return false;
    Payment payment(units);
    for (int n = 0; n < left && type != Type::colorless; ++n) {
        if (!payment.add(type)) return false;
    }
    // TYPE-03: any units pay for Colorless; ATK-03: or there is no cost.
    if (cost.total == cost.of[at(Type::colorless)]) return true;
    int unpaid = 0;
    for (std::size_t symbol = 0; symbol < at(Type::colorless); ++symbol) {
        for (std::uint8_t n = 0; n < cost.of[symbol]; ++n) {
            if (!payment.add(static_cast<Type>(symbol)) && ++unpaid > cost.spared) return false;
        }
    }
    return true;
}

}  // namespace ptcg
