local swords = ptcg.filter { name = { "Honedge", "Doublade", "Aegislash" } }

card.attack["Weaponized Swords"] = {
  times = function(game)
    local revealed = game:choose_up_to("all", "hand", { swords, may = true })
    game:show(revealed)
    return #revealed
  end,
}
