card.play = function(game, it)
  game:draw(2)
  game:lasting(it.owner, "kukui", "turn")
end

card.lasting["kukui"] = {
  damage_dealt = {
    subject = "own",
    effect = function(game, it)
      if it.target == it.opponent.active then return it.amount + 20 end
    end,
  },
}
