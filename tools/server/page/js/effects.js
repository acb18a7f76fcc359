// Effects that last, and what has been used up, as views tell them.

import { nameOf } from './facts.js';
import { state } from './state.js';
import { t } from './words.js';

/** Says an effect: in the server's words, or by what it comes from. */
export const effectWords = (effect) => effect.words ?? t('card.effect', { name: effect.attack ?? effect.ability ?? nameOf(effect.source) });

const all = () => state.view?.lasting ?? [];

/** The effects on a Pokémon. */
export const effectsOn = ({ player, place }) => all().filter(({ spot }) => spot?.player === player && spot.place === place);

/** The effects on a player. */
export const effectsOnPlayer = (player) => all().filter((effect) => !effect.spot && effect.player === player);

/** What a Pokémon has done this turn, as sentences. */
export function thisTurn(pokemon) {
    const news = ['came', 'evolved', 'devolved'].filter((what) => pokemon[`${what}_this_turn`]).map((what) => t(`card.${what}`));
    const used = (pokemon.used ?? []).map((one) => t('card.used', { name: one.ability ?? nameOf(one.card) }));
    return [...news, ...used];
}
