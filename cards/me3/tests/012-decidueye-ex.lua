local function decidueye(energy, hand, theirs, own_hand)
  return {
    ruleset = "sv",
    me = { active = { "me3-12", energy = energy }, hand = own_hand },
    opponent = { active = theirs or "me1-36", bench = { { "sv1-13", energy = "G" } }, hand = hand },
  }
end

test("Sniper's Eye: with 4 cards in the opponent's hand no Colorless Energy", function(t)
  t:position(decidueye("G", { "4 sv1-13" }))
  t:attack "Crushing Arrow"
  t:equal(t.opponent.active.damage, 240)
end)

test("Sniper's Eye: the Grass Energy remains", function(t)
  t:position(decidueye("RRR", { "4 sv1-13" }))
  t:illegal("attack", "Crushing Arrow")
end)

test("Sniper's Eye: not with 3 or 5 cards, nor with 4 in my hand", function(t)
  for _, energy in ipairs { "G", "GRR" } do
    t:position(decidueye(energy, { "3 sv1-13" }))
    t:illegal("attack", "Crushing Arrow")
    t:position(decidueye(energy, { "5 sv1-13" }))
    t:illegal("attack", "Crushing Arrow")
    t:position(decidueye(energy, {}, nil, { "4 sv1-13" }))
    t:illegal("attack", "Crushing Arrow")
  end
  t:position(decidueye("GRRR", { "3 sv1-13" }))
  t:legal("attack", "Crushing Arrow")
end)

test("Sniper's Eye: nor the Colorless Energy that another text adds", function(t)
  local function ringer(energy, cards)
    return {
      ruleset = "sv",
      me = { active = { "me3-12", energy = energy, attached = { "xy4-97" } } },
      opponent = { active = "me1-36", hand = cards },
    }
  end
  t:position(ringer("GRRR", { "3 sv1-13" }))
  t:illegal("attack", "Crushing Arrow")
  t:position(ringer("G", { "4 sv1-13" }))
  t:legal("attack", "Crushing Arrow")
end)

test("Sniper's Eye: only for this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", energy = "G" }, bench = { "me3-12" } },
    opponent = { active = "me1-36", hand = { "4 sv1-13" } },
  }
  t:illegal("attack", "Leafage")
end)

test("Crushing Arrow: an Energy of the opponent's Active Pokémon", function(t)
  t:position(decidueye("GGGG", {}, { "me1-36", energy = "WR", attached = { "sv2-193" } }))
  t:attack "Crushing Arrow"
  t:options { "dp1-125", "dp1-124", "sv2-193" }
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 240)
  t:equal(t.opponent.active.energy, "WC")
  t:equal(t.opponent.discard, { "dp1-124" })
  t:equal(t.opponent.bench[1].energy, "G")
end)

test("Crushing Arrow: only damage without Energy", function(t)
  t:position(decidueye("GGGG", {}))
  t:attack "Crushing Arrow"
  t:equal(t.opponent.active.damage, 240)
  t:equal(t.opponent.bench[1].energy, "G")
  t:equal(t.me.active.energy, "GGGG")
end)

test("EXSV-01: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" } },
    opponent = { active = { "me3-12", damage = 100 }, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
