local function suicune(prizes)
  return {
    me = {
      active = { "ex10-115", energy = "WWW" },
      bench = { { "dp3-55", energy = "LL" }, "dp3-113", { "dp3-94", attached = { "dp3-130" } } },
      prizes = prizes,
    },
    opponent = { active = { "dp3-1", energy = "LL" } },
  }
end

test("Splashing Turn: a switch with a Benched Pokémon", function(t)
  t:position(suicune())
  t:attack "Splashing Turn"
  t:options { "bench 1", "bench 2", "bench 3" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "dp3-113")
  t:equal(t.opponent.active.damage, 20)
end)

test("Cross Wind: ahead in Prize cards, all Energy of all own Pokémon is discarded", function(t)
  t:position(suicune(5))
  t:attack "Cross Wind"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.active.energy, "LL")
  for _, pokemon in ipairs { t.me.active, t.me.bench[1], t.me.bench[2], t.me.bench[3] } do
    t:equal(pokemon.energy, "")
  end
  t:equal(#t.me.discard, 6)
end)

test("Cross Wind: not with as many", function(t)
  t:position(suicune(6))
  t:attack "Cross Wind"
  t:changed { ["opponent active damage"] = 70 }
end)
