local types = {
  "grass",
  "fire",
  "water",
  "lightning",
  "psychic",
  "fighting",
  "darkness",
  "metal",
  "fairy",
  "dragon",
  "colorless",
}

card.attack["Love Resonance"] = {
  more = function(_, it)
    for _, shared in ipairs(types) do
      if it.owner:count("pokemon", { type = shared }) > 0
        and it.opponent:count("pokemon", { type = shared }) > 0
      then
        return 120
      end
    end
  end,
}
