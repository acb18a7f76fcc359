-- One test for each way to fail; what is shown of them stands in report.txt.

local function duel(t)
  t:position {
    me = { active = { "dp3-87", energy = "LLF" } },
    opponent = { active = "dp3-55" },
  }
end

local function thunder(t, coin)
  duel(t)
  t:attack "Thunder"
  t:coins(coin)
end

test("a value is another", function(t)
  thunder(t, "T")
  t:equal(t.me.active.damage, 20)
end)

test("a question nobody answers", function(t)
  duel(t)
  t:attack "Thunder"
end)

test("answers nobody asked for", function(t)
  thunder(t, "TT")
  t:answer "active"
end)

test("an action that is not offered", function(t)
  duel(t)
  t:attack "Thudner"
end)

test("an answer that is no option", function(t)
  t:position {
    me = { active = "dp3-87", hand = { "dp1-117" }, deck = { "dp1-126", "dp3-94" } },
    opponent = { active = "dp3-55" },
  }
  t:play "dp1-117"
  t:answer "dp3-94"
end)

test("other changes than expected", function(t)
  thunder(t, "T")
  t:changed { ["opponent active damage"] = 50, ["bench 1"] = "Mareep" }
end)

test("something has changed", function(t)
  thunder(t, "H")
  t:unchanged()
end)

test("an event that did not happen", function(t)
  thunder(t, "H")
  t:events { { "coin", value = 1 }, { "damaged", place = "active" } }
end)

test("an event too many", function(t)
  thunder(t, "T")
  t:events { { "damaged", place = "opponent active" }, only = { "damaged" } }
end)

test("another explanation", function(t)
  thunder(t, "H")
  t:explain { { "base", 60 }, { "result", 60 } }
end)

test("another explanation of the HP", function(t)
  duel(t)
  t:explain("hp", "opponent active", { { 80 } })
end)

test("one of the outcomes", function(t)
  duel(t)
  t:every_outcome(function()
    t:attack "Thunder"
    t:equal(t.me.active.damage, 0)
  end)
end)

test("the order of a shuffle that is not scripted", function(t)
  t:position {
    me = { active = "dp3-87", hand = { "dp1-117" }, deck = { "dp3-87", "dp3-94", "dp1-126" } },
    opponent = { active = "dp3-55" },
  }
  t:play "dp1-117"
  t:answer "dp1-126"
  t:equal(t.me.deck[1], "dp3-87")
end)

local runs = 0
test("something outside of the test", function(t)
  runs = runs + 1
  thunder(t, runs == 1 and "T" or "H")
end)

test("an error in the test", function(t)
  duel(t)
  t:equal(t.me.activ.damage, 0)
end)

test("answers that wait for their question", function(t)
  duel(t)
  t:coins "HT"
  t:pick(2)
  t:shuffle("dp3-87", "dp3-94")
  t:answer("dp3-87", true)
  t:attack "Thudner"
end)

test("no position", function() end)
