-- Compares strings, whose order differs between languages, with and without a comparator.
-- harmless

local words = { "\u{e4}pfel", "zebra", "Zebra", "apfel", "Apfel", "chata", "cihla", "dobr\u{fd}", "_", "I", "i",
  "\u{131}", "a-b", "ab", "a b", "" }
local ordered = "  Apfel I Zebra _ a b a-b ab apfel chata cihla dobr\u{fd} i zebra \u{e4}pfel \u{131}"

card.play = function(game, it)
  local sorted, compared = {}, {}
  for i, word in ipairs(words) do sorted[i], compared[i] = word, word end
  table.sort(sorted)
  table.sort(compared, function(a, b) return a < b end)
  assert("" .. table.concat(sorted, " ") == ordered:sub(2))
  assert(table.concat(compared, " ") == ordered:sub(2))
  assert("Z" < "a" and "z" < "\u{e4}" and not ("ch" > "d") and "a-b" < "ab" and "a" <= "a")
  assert(("I\u{131}i"):lower() == "i\u{131}i" and ("i"):upper() == "I")
  game:draw(1)
end
