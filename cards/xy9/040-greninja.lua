local water = ptcg.filter { type = "water" }

card.attack["Shadow Stitching"] = function(game, it)
  game:lasting(it.opponent, "stitched", "opponents_next_turn")
end

card.attack["Moonlight Slash"] = {
  more = function(game, it)
    local energy = game:may_choose(it.attacker.energy_cards, { water, purpose = "discard_energy" })
    return not (not energy or #game:move(energy, "hand") == 0) and 20
  end,
}

card.lasting["stitched"] = { ability_works = false }
