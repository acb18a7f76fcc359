-- What the sandbox gives to scripts, and no more.
std = "none"
-- tests/errors holds scripts that are wrong on purpose.
exclude_files = { "build", "tests/errors" }
read_globals = {
  "assert", "ipairs", "math", "pairs", "ptcg", "select", "string", "table", "tonumber", "tostring",
  "type",
}
max_line_length = 100
-- A handler takes what its kind of handler is given, also what this card does not need.
unused_args = false

-- Tests are run by the program, outside the sandbox. The sentence that names one and the position
-- of a side stay on one line; the function of t:every_outcome takes `t` again.
local test_files = {
  std = "lua54",
  read_globals = { "test" },
  max_line_length = false,
  ignore = { "432/t" },
}
files["cards/*/tests/*.lua"] = test_files
files["tests/rules/*.lua"] = test_files
files["tests/vocabulary/*.lua"] = test_files
files["tests/golden/failures/*.lua"] = test_files
-- A verb a line.
files["tests/packs/vocabulary/*.lua"] = { max_line_length = 110 }
