#include "distributed/build_id.hpp"

#include "ptcg/scripting/build_id.hpp"

namespace ptcg::tools {

std::string build_id()
{
    static const char here = 0;  // an address in the program
    return build_id_of(&here);
}

}  // namespace ptcg::tools
