#include "text_tests/expectations/choices.hpp"

namespace ptcg::tools {

std::size_t Choices::next(std::size_t options)
{
    if (at_ == taken_.size()) taken_.push_back({0, options});
    return taken_[at_++].choice;
}

bool Choices::advance()
{
    taken_.resize(at_);
    at_ = 0;
    while (!taken_.empty()) {
        if (++taken_.back().choice < taken_.back().options) return true;
        taken_.pop_back();
    }
    return false;
}

}  // namespace ptcg::tools
