// Writes the document of all fields, FIELDS.md, to the standard output.

#include <cstdio>
#include <string>

#include "ptcg/encoding/fields.hpp"

int main()
{
    const std::string text = ptcg::encoding::fields_document();
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
