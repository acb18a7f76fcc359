local function hunting(bench)
  return {
    me = {
      active = { "dp3-106", energy = "L" },
      bench = bench,
      deck = { "dp3-107", "dp3-8", "dp3-106", "dp3-106", "dp3-94" },
    },
    opponent = { active = "dp3-55" },
  }
end

test("NAME-06 Shell Hunting: up to 2 Shellos of either sea onto the Bench", function(t)
  t:position(hunting())
  t:attack "Shell Hunting"
  t:options { "dp3-107", "dp3-106" }
  t:fails(function() t:answer("dp3-107", "dp3-106", "dp3-106") end, "takes 0 to 2 picks, not 3")
  t:answer("dp3-107", "dp3-106")
  t:changed {
    ["bench 1"] = true,
    ["bench 2"] = true,
    ["me deck"] = { "- Shellos East Sea", "- Shellos West Sea" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Shell Hunting: none need be taken", function(t)
  t:position(hunting())
  t:answer "stop"
  t:attack "Shell Hunting"
  t:unchanged()
end)

test("Shell Hunting: only as far as there is room", function(t)
  t:position(hunting { "dp3-94", "dp3-94", "dp3-94", "dp3-94" })
  t:answer "dp3-106"
  t:attack "Shell Hunting"
  t:equal(#t.me.bench, 5)
end)
