card.attack["Odor Sleuth"] = function(game)
  game:move(game:choose_up_to(game:flips(3), "discard"), "hand")
end

card.attack["Special Fang"] = {
  more = function(_, it) return it.attacker:matches("has_special_energy") and 100 end,
}
