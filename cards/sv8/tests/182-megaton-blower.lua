local blower = "sv8-182"

local function with(active, bench, stadium, mine)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = mine or "sv1-38", hand = { blower } },
    opponent = { active = active, bench = bench },
  }
end

test("Megaton Blower: Pokémon Tools, Special Energy and the Stadium", function(t)
  t:position(with(
    { "sv1-38", energy = "R", attached = { "sv1-193", "sv9-159", "sv5-161" } },
    { { "sv1-13", attached = { "sv1-197", "swsh4-162" } }, { "sv1-36", energy = "R" } },
    "sv1-178",
    { "sv1-38", energy = "R", attached = { "sv1-193", "sv9-159" } }
  ))
  t:play(blower)
  t:changed {
    stadium = true,
    ["stadium owner"] = "nobody",
    ["opponent active tool"] = true,
    ["opponent active energy"] = { "- Spiky Energy", "- Mist Energy" },
    ["opponent bench 1 tool"] = true,
    ["opponent bench 1 energy"] = { "- Aromatic Grass Energy" },
    ["opponent discard"] = {
      "+ Rocky Helmet",
      "+ Spiky Energy",
      "+ Mist Energy",
      "+ Vitality Band",
      "+ Aromatic Grass Energy",
    },
    ["me discard"] = { "+ Megaton Blower", "+ Mesagoza" },
    ["me hand"] = { "- Megaton Blower" },
  }
  t:equal(t.stadium, nil)
end)

test("Megaton Blower: one of the three is enough", function(t)
  t:position(with("sv1-38", {}, "sv1-178"))
  t:play(blower)
  t:equal(t.stadium, nil)
  t:position(with("sv1-38", { { "sv1-13", attached = { "sv9-159" } } }))
  t:play(blower)
  t:equal(t.opponent.discard, { "sv9-159" })
  t:position(with { "sv1-38", attached = { "sv1-193" } })
  t:play(blower)
  t:equal(t.opponent.discard, { "sv1-193" })
end)

test("Megaton Blower: not with none of them", function(t)
  t:position(with({ "sv1-38", energy = "RR" }, {}, nil, {
    "sv1-38",
    attached = { "sv1-193", "sv9-159" },
  }))
  t:illegal("play", blower)
end)
