// From a question's options to what can be clicked. No element of the page is known here.
//
// An element has a key: s01 the Bench place 1 of player 0 (place 0 is the Active Spot), h7 cards with
// number 7 in the viewer's hand, z03 Prize card 3 of player 0, p1discard a pile of player 1, stadium.

export const spotKey = (spot) => `s${spot.player}${spot.place}`;
export const handKey = (card) => `h${card.number}`;
export const prizeKey = (player, place) => `z${player}${place}`;
export const pileKey = (player, zone) => `p${player}${zone}`;

const ownerOf = (option, question) => option.spot?.player ?? question.asked;

/** Returns the key of the element where an option begins, or null. */
export function sourceOf(option, question) {
    switch (option.kind) {
        case 'bench': case 'attach': case 'evolve': case 'play':
            return option.card ? handKey(option.card) : null;
        case 'attack': case 'attached': case 'pokemon':
            return option.spot ? spotKey(option.spot) : null;
        case 'use':
            if (option.zone === 'hand') return handKey(option.card);
            if (option.zone && option.zone !== 'in_play') return pileKey(ownerOf(option, question), option.zone);
            return option.spot ? spotKey(option.spot) : null;
        case 'retreat':
            return spotKey({ player: question.asked, place: 0 });
        case 'use_stadium':
            return 'stadium';
        case 'card':
            if (option.zone === 'hand') return ownerOf(option, question) === question.asked ? handKey(option.card) : null;
            return option.zone ? pileKey(ownerOf(option, question), option.zone) : null;
        case 'face_down':
            return option.zone === 'prizes' ? prizeKey(ownerOf(option, question), option.place) : null;
        default:
            return null;
    }
}

const aimed = ['attach', 'evolve', 'play', 'retreat'];

/** Returns the key of the element that an option is aimed at, or null. */
export const targetOf = (option) => (aimed.includes(option.kind) && option.spot ? spotKey(option.spot) : null);

/** Returns a map from the keys of elements to the numbers of the options that begin there. */
export function bySource(question) {
    const found = new Map();
    question.options.forEach((option, i) => {
        const key = sourceOf(option, question);
        if (key) found.set(key, [...(found.get(key) ?? []), i]);
    });
    return found;
}

/** Joins options that differ only in their target: lists of numbers. */
export function byAction(question, numbers) {
    const found = new Map();
    for (const i of numbers) {
        const { kind, value, card, attack, ability } = question.options[i];
        const whom = kind === 'retreat' ? '' : card?.number;
        const same = JSON.stringify([kind, value, whom, attack, ability, targetOf(question.options[i]) ? '' : i]);
        found.set(same, [...(found.get(same) ?? []), i]);
    }
    return [...found.values()];
}

/** Returns whether exactly one option is picked, so that a click is the answer. */
export const isSingle = (question) => question.min === 1 && question.max === 1;

/** Returns whether the question is what to do next in the turn. */
export const isTurn = (question) => question.purpose === 'main_phase';

const kindsOf = (question) => new Set(question.options.map((option) => option.kind));

const mostRows = 6; // numbers to choose from; more are chosen by steps

/** Returns how a question is shown beside its list of options: grid, number, words, table or none. */
export function formOf(question) {
    const kinds = kindsOf(question);
    if (!question.options.length) return question.max > 0 && question.purpose === 'search' ? 'grid' : 'none';
    if (kinds.has('number') && question.options.length > mostRows) return 'number';
    if (['number', 'yes', 'no', 'word', 'condition', 'text', 'heads', 'tails', 'stop'].some((kind) => kinds.has(kind)) && !kinds.has('card')) return 'words';
    if (isTurn(question)) return 'table';
    const atTable = (option) => /^[hz]/.test(sourceOf(option, question) ?? '');
    const inGrid = (option) => ['card', 'face_down', 'attached'].includes(option.kind) && !atTable(option);
    return question.options.some(inGrid) ? 'grid' : 'table';
}

/** Adds a pick of an option, or takes it away if it cannot be picked more often. */
export function toggled(question, picks, i) {
    const often = picks.filter((one) => one === i).length;
    const option = question.options[i];
    if (often >= Math.max(option.count, 1)) return picks.filter((one) => one !== i);
    if (question.max === 1) return [i];
    return picks.length < question.max ? [...picks, i] : often ? picks.filter((one) => one !== i) : picks;
}

/** Takes one pick of an option away. */
export function lessOf(picks, i) {
    const at = picks.lastIndexOf(i);
    return picks.filter((_, n) => n !== at);
}

/** Returns whether the picks are an answer. */
export const isEnough = (question, picks) => picks.length >= question.min && picks.length <= question.max;

/** Returns whether an attack is among the options, so that ending the turn gives it up. */
export const canAttack = (question) => question.options.some((option) => option.kind === 'attack');
