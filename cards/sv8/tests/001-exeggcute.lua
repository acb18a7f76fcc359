local function exeggcute(turn, deck)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "sv8-1", energy = "G", damage = 10 }, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Precocious Evolution: in the first turn of the game", function(t)
  t:position(exeggcute(1, { "sv8-3", "sv1-14", "dp1-123" }))
  t:attack "Precocious Evolution"
  t:options { "sv8-3" }
  t:answer "sv8-3"
  t:equal(t.me.active.id, "sv8-3")
  t:equal(t.me.active.damage, 10)
  t:equal(#t:events("shuffled"), 1)
end)

test("Precocious Evolution: nothing found", function(t)
  t:position(exeggcute(3, { "sv1-14", "dp1-123" }))
  t:attack "Precocious Evolution"
  t:answer "stop"
  t:equal(t.me.active.id, "sv8-1")
end)
