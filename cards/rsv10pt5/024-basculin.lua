card.attack["Bared Fangs"] = { fails_unless = function(_, it) return it.defender.is_damaged end }
