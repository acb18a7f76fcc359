local card = ...

local fusion_strike = ptcg.filter { class = "fusion-strike" }

local function missing(it)
  return it.owner:count_pokemon { filter = fusion_strike } - it.owner.hand_count
end

card.ability["Fusion Strike System"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    condition = function(_, it) return missing(it) > 0 end,
    effect = function(game, it) game:draw { count = missing(it) } end,
  },
}

card.attack["Techno Blast"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}
