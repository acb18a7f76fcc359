-- What the sandbox gives to scripts, and no more.
std = "none"
exclude_files = { "build" }
read_globals = {
  "assert", "ipairs", "math", "pairs", "ptcg", "select", "string", "table", "tonumber", "tostring",
  "type",
}
max_line_length = 100
-- A handler takes what its kind of handler is given, also what this card does not need.
unused_args = false

-- Tests are run by the program, outside the sandbox.
local test_files = { std = "lua54", read_globals = { "test" } }
files["cards/*/tests/*.lua"] = test_files
files["tests/rules/*.lua"] = test_files
