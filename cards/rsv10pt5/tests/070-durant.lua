local durant = "rsv10pt5-70"

local function position(bench)
  return {
    ruleset = "sv",
    me = { active = { durant, energy = "M" }, bench = bench },
    opponent = { active = "sv5-123", bench = { durant } },
  }
end

test("Bite Together: 20 more with Durant on your Bench", function(t)
  t:position(position { "sv1-13", durant })
  t:attack "Bite Together"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Bite Together: not 40 more with two", function(t)
  t:position(position { durant, durant })
  t:attack "Bite Together"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Bite Together: 20 without", function(t)
  t:position(position { "sv1-13" })
  t:attack "Bite Together"
  t:changed { ["opponent active damage"] = 20 }
end)
