local function mimikyu(theirs, bench, energy)
  return {
    ruleset = "sv",
    me = {
      active = { "sv10-87", energy = energy or "PR" },
      deck = { "sv1-13", "sv1-14", "sv1-15", "sv1-20" },
      discard = { "2 dp1-127" },
    },
    opponent = { active = theirs, bench = bench },
  }
end

test("Gemstone Mimicry: an attack of the opponent's Active Tera Pokémon", function(t)
  t:position(mimikyu "sv3-179")
  t:attack "Gemstone Mimicry"
  t:options { "Never Ever Enough", "Slip 'n' Roll" }
  t:answer "Slip 'n' Roll"
  t:equal(t.opponent.active.damage, 210)
end)

test("Gemstone Mimicry: what the attack does to its user, it does to Mimikyu", function(t)
  t:position(mimikyu "sv4-58")
  t:attack "Gemstone Mimicry"
  t:answer "Transfer Charge"
  t:answer("dp1-127", "dp1-127")
  t:equal(t.me.active.energy, "PRPP")
  t:equal(t.opponent.active.energy, "")
end)

test("Gemstone Mimicry: it counts my Energy, and its type is Psychic", function(t)
  t:position(mimikyu "sv4-58")
  t:attack "Gemstone Mimicry"
  t:answer "Photon Kinesis"
  t:equal(t.opponent.active.damage, 40)
end)

test("Gemstone Mimicry: a single attack is not asked about", function(t)
  t:position(mimikyu "sv8pt5-75")
  t:attack "Gemstone Mimicry"
  t:answer(1, 2)
  t:equal(t.opponent.discard, { "sv8pt5-75" })
end)

test("Gemstone Mimicry: nothing if the Active Pokémon is no Tera Pokémon", function(t)
  t:position(mimikyu("sv1-81", { "sv3-179" }))
  t:attack "Gemstone Mimicry"
  t:unchanged()
end)
