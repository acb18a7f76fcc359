card.attack["Round"] = {
  times = function(_, it)
    local count = 0
    for _, pokemon in ipairs(it.owner.pokemon) do
      for _, attack in ipairs(pokemon.attacks) do
        if attack.name == "Round" then
          count = count + 1
          break
        end
      end
    end
    return count
  end,
}
