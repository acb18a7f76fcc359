local function flap(game, it) game:discard_top(2, it.opponent) end

card.ability["Sandy Flapping"] = {
  on_evolve = {
    optional = true,
    uses = "once_per_turn",
    needs = { "opponent_deck" },
    effect = flap,
  },
  on_knock_out = {
    where = "active",
    by = "opponent",
    optional = true,
    needs = { "opponent_deck" },
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = flap,
  },
}
