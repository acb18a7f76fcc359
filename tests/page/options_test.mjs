// From a question's options to what can be clicked.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

// Node 18 takes a .js without a package for CommonJS, so the module is loaded by its text.
const source = readFileSync(new URL('../../tools/server/page/js/options.js', import.meta.url), 'utf8');
const { byAction, bySource, canAttack, formOf, isEnough, lessOf, targetOf, toggled } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const card = (number) => ({ number, id: `x-${number}`, name: `Card ${number}` });
const at = (player, place) => ({ player, place });
const turn = (options) => ({ asked: 1, purpose: 'main_phase', min: 1, max: 1, ordered: false, options });
const attach = (number, place) => ({ kind: 'attach', count: 1, zone: 'hand', place: 0, card: card(number), spot: at(1, place), value: 0 });

export const tests = {
    'copies of a card in the hand glow as one option': () => {
        const question = turn([attach(7, 0), attach(7, 1), attach(8, 0)]);
        assert.deepEqual([...bySource(question)], [['h7', [0, 1]], ['h8', [2]]]);
    },
    'what differs only in its target is one action': () => {
        const question = turn([attach(7, 0), attach(7, 1), { kind: 'bench', count: 1, zone: 'hand', card: card(7), value: 0 }]);
        assert.deepEqual(byAction(question, [0, 1, 2]), [[0, 1], [2]]);
        assert.deepEqual([0, 1, 2].map((i) => targetOf(question.options[i])), ['s10', 's11', null]);
    },
    'a retreat begins at the Active Pokémon and is aimed at the Bench': () => {
        const retreat = (place) => ({ kind: 'retreat', count: 1, spot: at(1, place), card: card(place), value: 0 });
        const question = turn([retreat(1), retreat(2)]);
        assert.deepEqual([...bySource(question)], [['s10', [0, 1]]]);
        assert.deepEqual(byAction(question, [0, 1]), [[0, 1]]);
    },
    'two attacks of a Pokémon are two actions': () => {
        const attack = (value) => ({ kind: 'attack', count: 1, spot: at(1, 0), card: card(1), value, attack: `Attack ${value}` });
        const question = turn([attack(0), attack(1), { kind: 'end_turn', count: 1, value: 0 }]);
        assert.deepEqual(byAction(question, bySource(question).get('s10')), [[0], [1]]);
        assert.equal(canAttack(question), true);
        assert.equal(canAttack(turn([{ kind: 'end_turn', count: 1, value: 0 }])), false);
    },
    'cards of the other player’s hand are shown in a grid, not at one’s own hand': () => {
        const option = (player) => ({ kind: 'card', count: 1, zone: 'hand', place: 0, card: card(4), spot: at(player, 0), value: 0 });
        const question = (player) => ({ asked: 1, purpose: 'discard', min: 1, max: 2, ordered: false, options: [option(player)] });
        assert.equal(formOf(question(0)), 'grid');
        assert.equal(formOf(question(1)), 'table');
        assert.equal(bySource(question(0)).size, 0);
    },
    'Prize cards are picked at the table, face-down cards of a hand in a grid': () => {
        const down = (zone) => ({ asked: 1, purpose: 'prize', min: 1, max: 1, ordered: false, options: [{ kind: 'face_down', count: 1, zone, place: 3, spot: at(1, 0), value: 0 }] });
        assert.equal(formOf(down('prizes')), 'table');
        assert.deepEqual([...bySource(down('prizes')).keys()], ['z13']);
        assert.equal(formOf(down('hand')), 'grid');
    },
    'a search that finds nothing still shows the cards': () => {
        assert.equal(formOf({ asked: 0, purpose: 'search', min: 0, max: 1, ordered: false, options: [] }), 'grid');
    },
    'an option is picked as often as its count, then put back': () => {
        const question = { min: 0, max: 3, options: [{ count: 2 }, { count: 1 }] };
        let picks = [];
        const seen = [];
        for (const i of [0, 1, 0, 0]) seen.push((picks = toggled(question, picks, i)));
        assert.deepEqual(seen, [[0], [0, 1], [0, 1, 0], [1]]);
        assert.deepEqual(lessOf([0, 1, 0], 0), [0, 1]);
    },
    'no more than max are picked; a single one is replaced': () => {
        const options = [{ count: 1 }, { count: 1 }, { count: 1 }];
        assert.deepEqual(toggled({ min: 0, max: 2, options }, [0, 1], 2), [0, 1]);
        assert.deepEqual(toggled({ min: 0, max: 2, options }, [0, 1], 1), [0]);
        assert.deepEqual(toggled({ min: 0, max: 1, options }, [0], 2), [2]);
        assert.deepEqual([[], [0], [0, 1]].map((picks) => isEnough({ min: 1, max: 1 }, picks)), [false, true, false]);
    },
};
