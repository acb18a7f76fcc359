local function with(deck)
  return {
    ruleset = "sv",
    me = { active = { "me1-12", energy = "G" }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Traverse Time: Grass Pokémon and Stadiums, 3 together", function(t)
  t:position(with { "sv1-13", "sv1-14", "me1-129", "me1-35", "sv1-196", "dp1-123" })
  t:attack "Traverse Time"
  t:options { "sv1-13", "sv1-14", "me1-129" }
  t:answer("sv1-14", "me1-129", "sv1-13")
  t:equal(t.me.hand, { "sv1-14", "me1-129", "sv1-13" })
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Traverse Time: no more than 3, and fewer will do", function(t)
  t:position(with { "3 sv1-13", "2 me1-129" })
  t:attack "Traverse Time"
  t:fails(function() t:answer("sv1-13", "sv1-13", "me1-129", "me1-129") end, "takes 0 to 3 picks")
  t:answer "me1-129"
  t:equal(t.me.hand, { "me1-129" })
end)

test("Traverse Time: nothing fits", function(t)
  t:position(with { "me1-35" })
  t:attack "Traverse Time"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Solar Cutter", function(t)
  t:position(with { "me1-35" })
  t:attack "Solar Cutter"
  t:equal(t.opponent.active.damage, 30)
end)
