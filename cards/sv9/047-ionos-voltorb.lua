local ionos = ptcg.filter { name_includes = "Iono's" }

card.attack["Voltaic Chain"] = {
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner:find("pokemon", ionos)) do
      units = units + pokemon:energy("lightning")
    end
    return 20 * units
  end,
}
