local function beam(deck, bench)
  return {
    ruleset = "xy",
    me = { active = "xy10-18", bench = bench, deck = deck },
    opponent = { active = "bw1-1" },
  }
end

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("RST-01 (" .. ruleset .. "): Restoring Beam benches any Restored Pokémon", function(t)
    local position = beam { "xy10-18", "xy10-17", "xy10-102", "bw3-66", "bw1-1" }
    position.ruleset = ruleset
    t:position(position)
    t:use "Restoring Beam"
    t:options { "xy10-17", "bw3-66" }
    t:answer "bw3-66"
    t:equal(t.me.bench[1].id, "bw3-66")
    t:illegal("use", "Restoring Beam")
    t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
  end)
end

test("Restoring Beam: none need be found", function(t)
  t:position(beam { "xy10-17" })
  t:use "Restoring Beam"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Restoring Beam: not with an empty deck or a full Bench", function(t)
  t:position(beam {})
  t:illegal("use", "Restoring Beam")
  t:position(beam({ "xy10-17" }, { "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }))
  t:illegal("use", "Restoring Beam")
end)
