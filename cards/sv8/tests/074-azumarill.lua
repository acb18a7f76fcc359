local function azumarill(energy, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv8-74", energy = energy }, bench = bench },
    opponent = { active = "me1-36" },
  }
end

test("Glistening Bubbles: with a Tera Pokémon for one Psychic Energy", function(t)
  t:position(azumarill("P", { "sv4-58" }))
  t:attack "Double-Edge"
  t:equal(t.opponent.active.damage, 230)
  t:equal(t.me.active.damage, 50)
  t:position(azumarill("WW", { "sv4-58" }))
  t:illegal("attack", "Double-Edge")
end)

test("Glistening Bubbles: not without one", function(t)
  t:position(azumarill("PPP", { "sv1-13" }))
  t:illegal("attack", "Double-Edge")
  t:position(azumarill("PPPP", { "sv1-13" }))
  t:legal("attack", "Double-Edge")
end)
