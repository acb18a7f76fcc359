local function delibird(turn)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "me1-105", energy = "WW" }, deck = { "sv1-13", "dp1-123" } },
    opponent = { active = "me1-36" },
  }
end

test("Quick Gift: any card, in the first turn of the game", function(t)
  t:position(delibird(1))
  t:illegal("attack", "Gentle Slap")
  t:attack "Quick Gift"
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "dp1-123"
  t:equal(t.me.hand, { "dp1-123" })
  t:equal(#t:events("card_shown"), 0)
end)

test("Quick Gift: in a later turn, too", function(t)
  t:position(delibird(3))
  t:legal("attack", "Gentle Slap")
  t:attack "Quick Gift"
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-13" })
end)
