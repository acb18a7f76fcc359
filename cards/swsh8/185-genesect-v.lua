local fusion_strike = ptcg.filter { class = "fusion-strike" }

local function missing(it) return it.owner:count("pokemon", fusion_strike) - it.owner.hand_count end

card.ability["Fusion Strike System"] = {
  once_per_turn = {
    needs = { "deck" },
    only_if = function(_, it) return missing(it) > 0 end,
    effect = function(game, it) game:draw(missing(it)) end,
  },
}

card.attack["Techno Blast"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
