// Messages that a server sends rarely, from a socket that the test plays: each kind of question, refusals, offers, moves.

import assert from 'node:assert/strict';
import { withPage } from './browser.mjs';

export const card = (number, name) => ({ number, id: `none-${number}`, name });
const pile = (count, cards = []) => ({ count, cards });
export const pokemon = (number, name, damage = 0) => ({ card: card(number, name), hp: 60, damage, types: ['water'], conditions: ['poisoned'], retreat_cost: 1, evolved: false, attached: [] });
export const side = (bench, hand = []) => ({ active: pokemon(1, 'Alpha', 20), bench, hand: pile(hand.length, hand), deck: pile(40), discard: pile(0), prizes: pile(6), lost_zone: pile(0), beside: pile(0), turns_taken: 1 });
const seat = (name) => ({ name, deck: 'A deck', bot: null, here: true });

const room = { id: 'x', format: null, ruleset: 'sv', best_of: 1, undo: 'consent', clock: null, phase: 'playing', game: 1, wins: [0, 0], seats: [seat('Ann'), seat('Bob')], spectators: 0 };
export const hand = [card(7, 'Seven'), card(7, 'Seven'), card(8, 'Eight')];
export const view = { turn: 3, turn_player: 0, outcome: 'running', winner: null, energy_attached: false, supporters_played: 0, retreats: 0, stadium: null, players: [side([pokemon(2, 'Beta')], hand), side([])] };
export const asked = (q, options, words, more = {}) => ({ q, asked: 0, purpose: 'choose_card', min: 1, max: 1, ordered: false, options, words: { question: `Question ${q}?`, options: words }, ...more });
export const state = (question, more = {}) => ({ t: 'state', epoch: 1, seq: 1, view, log: [], question, clock: null, ...more });
const yesNo = (q) => asked(q, [{ kind: 'yes', count: 1, value: 0 }, { kind: 'no', count: 1, value: 0 }], ['yes', 'no'], { purpose: 'yes_no' });

/** A socket that keeps what is sent and says what it is told. */
async function playSocket(page) {
    await page.addInitScript(() => {
        window.sent = [];
        window.sockets = [];
        window.WebSocket = class {
            static OPEN = 1;

            readyState = 1;

            constructor(address) {
                window.sockets.push(address);
                window.socket = this;
                setTimeout(() => this.onopen(), 0);
            }

            send(text) {
                window.sent.push(JSON.parse(text));
            }

            close() {}
        };
    });
}

/** Opens a table whose socket the test plays, in a page with these options; `use` gets the page, `tell(...messages)` and `heard()`, what the page has sent. */
export const withSocket = (first, use, options = {}) => async (context) => {
    await withPage(context, { ...options, before: playSocket, path: `#r=x&t=${'0'.repeat(32)}` }, async (page) => {
        await page.waitForFunction(() => window.sent.length > 0);
        const tell = (...messages) => page.evaluate((all) => all.forEach((one) => window.socket.onmessage({ data: JSON.stringify(one) })), messages);
        const heard = async () => (await page.evaluate(() => window.sent)).filter((one) => one.t !== 'ping');
        await tell({ t: 'welcome', protocol: 1, room, seat: 0 }, state(first));
        await page.waitForFunction(() => !document.querySelector('[data-deaf]'));
        await use(page, tell, heard);
    });
};

const answers = async (heard) => (await heard()).filter((one) => one.t === 'answer');
const discardable = (zone) => [0, 1, 2].map((i) => ({ kind: 'card', count: 1, zone, place: i, spot: { player: 0, place: 0 }, card: card(20 + i, `Card ${i}`), value: 0 }));

/** A question with the first numbers as its options. */
const numbers = (count) => asked(4, Array.from({ length: count }, (_, value) => ({ kind: 'number', count: 1, value })), Array.from({ length: count }, (_, value) => `${value}`), { purpose: 'number' });

export const tests = {
    'the order of taps is the order of the picks': withSocket(asked(4, discardable('discard'), ['a', 'b', 'c'], { min: 3, max: 3, ordered: true }), async (page, _tell, heard) => {
        for (const i of [2, 0, 1]) await page.locator('.prompt .choice').nth(i).click();
        assert.deepEqual(await page.locator('.prompt .badge').allTextContents(), ['2', '3', '1']);
        await page.locator('[data-confirm]').click();
        assert.deepEqual(await answers(heard), [{ t: 'answer', q: 4, picks: [2, 0, 1] }]);
    }),
    'too few picks are not sent': withSocket(asked(4, discardable('discard'), ['a', 'b', 'c'], { min: 2, max: 2 }), async (page, _tell, heard) => {
        await page.locator('.prompt .choice').nth(1).click();
        await page.keyboard.press('c');
        assert.deepEqual(await answers(heard), []);
        assert.equal(await page.locator('[data-confirm]').getAttribute('aria-disabled'), 'true');
    }),
    'one of a few numbers is picked from the list': withSocket(numbers(4), async (page, _tell, heard) => {
        assert.equal(await page.locator('.stepper').count(), 0);
        await page.locator('[data-option="2"]').click();
        assert.deepEqual(await answers(heard), [{ t: 'answer', q: 4, picks: [2] }]);
    }),
    'one of many numbers is chosen by steps': withSocket(numbers(8), async (page, _tell, heard) => {
        await page.locator('.stepper button').first().click();
        assert.equal(await page.locator('.stepper output').textContent(), '6');
        await page.locator('.stepper .primary').click();
        assert.deepEqual(await answers(heard), [{ t: 'answer', q: 4, picks: [6] }]);
    }),
    'copies in the hand are picked one by one': withSocket(
        asked(4, [{ kind: 'card', count: 2, zone: 'hand', place: 0, spot: { player: 0, place: 0 }, card: hand[0], value: 0 }], ['Seven'], { purpose: 'discard', min: 2, max: 2 }),
        async (page, _tell, heard) => {
            await page.locator('.hand .source').first().click();
            assert.equal(await page.locator('.hand .picked').count(), 1);
            await page.locator('.hand .source:not(.picked)').first().click();
            await page.locator('[data-confirm]').click();
            assert.deepEqual(await answers(heard), [{ t: 'answer', q: 4, picks: [0, 0] }]);
        },
    ),
    'a card with several targets: the targets glow, a click on one answers, Escape leaves it': withSocket(
        asked(4, [0, 1].map((place) => ({ kind: 'attach', count: 1, zone: 'hand', place: 2, spot: { player: 0, place }, card: hand[2], value: 0 })), ['to Alpha', 'to Beta'], { purpose: 'main_phase' }),
        async (page, _tell, heard) => {
            await page.locator('.hand .source').click();
            assert.equal(await page.locator('.table .target').count(), 2);
            await page.keyboard.press('Escape');
            assert.equal(await page.locator('.table .target').count(), 0);
            await page.locator('.hand .source').click();
            await page.locator('.table .target[data-key="s01"]').click();
            assert.deepEqual(await answers(heard), [{ t: 'answer', q: 4, picks: [1] }]);
        },
    ),
    'a refusal is shown, and the question can be answered again': withSocket(yesNo(4), async (page, tell, heard) => {
        await page.locator('[data-option="0"]').click();
        assert.equal(await page.locator('[data-asked]').count(), 0, 'nothing is asked while an answer is pending');
        await tell({ t: 'refused', q: 4, reason: 'Not now.' });
        assert.match(await page.locator('.banner').textContent(), /Not now\./);
        await page.locator('[data-option="1"]').click();
        assert.deepEqual((await answers(heard)).map(({ picks }) => picks), [[0], [1]]);
    }),
    'nothing moves before the step, and an answer is sent once': withSocket(yesNo(4), async (page, tell, heard) => {
        await page.locator('[data-option="0"]').click();
        await page.locator('[data-option="0"]').click();
        await tell({ t: 'ack', q: 4 });
        assert.equal(await page.locator('[data-question]').textContent(), 'Question 4?');
        await tell({ t: 'step', epoch: 1, seq: 2, events: [], log: [{ text: 'It happened.', heading: false }], view, question: yesNo(5), clock: null });
        assert.equal(await page.locator('[data-question]').textContent(), 'Question 5?');
        assert.equal(await page.locator('#speech').textContent(), 'It happened. Question 5?');
        assert.equal((await answers(heard)).length, 1);
    }),
    'the room moves: hello there, with what was seen, and the open answer again': withSocket(yesNo(4), async (page, tell, heard) => {
        await page.locator('[data-option="0"]').click();
        const address = (await page.evaluate(() => window.sockets))[0];
        await tell({ t: 'moved', url: `${address}?there` });
        await page.waitForFunction(() => window.sockets.length === 2 && window.sent.filter((one) => one.t === 'hello').length === 2);
        assert.deepEqual((await heard()).at(-1).last, { epoch: 1, seq: 1 });
        await tell({ t: 'welcome', protocol: 1, room, seat: 0 });
        assert.deepEqual((await answers(heard)).map(({ q }) => q), [4, 4]);
    }),
    'an offer is accepted; one that is gone disappears': withSocket(yesNo(4), async (page, tell, heard) => {
        await tell({ t: 'offer', offer: 3, what: 'undo', from: 1, state: 'open' });
        assert.match(await page.locator('.banner.offer').textContent(), /Bob asks to take back/);
        await page.locator('.banner.offer .primary').click();
        assert.deepEqual((await heard()).at(-1), { t: 'reply', offer: 3, yes: true });
        await tell({ t: 'offer', offer: 3, what: 'undo', from: 1, state: 'gone' });
        assert.equal(await page.locator('.banner.offer').count(), 0);
    }),
    'a player who is away is told; what a Pokémon is called': withSocket(yesNo(4), async (page, tell) => {
        await tell({ t: 'room', room: { ...room, seats: [room.seats[0], { ...room.seats[1], here: false }] } });
        assert.match(await page.locator('.banner').textContent(), /Bob is away/);
        assert.equal(await page.locator('.near .slot.active').getAttribute('aria-label'), 'Active, Alpha, 40 of 60 HP, Poisoned');
        assert.equal(await page.locator('.near .slot.benched[data-nav]').getAttribute('aria-label'), 'Bench 1, Beta, 60 of 60 HP, Poisoned');
    }),
    'a line of the log outlines the cards it names': withSocket(yesNo(4), async (page, tell) => {
        await tell(state(yesNo(4), { log: [{ text: 'Your Beta is healed.', heading: false }] }));
        await page.locator('.log p').hover();
        assert.deepEqual(await page.locator('.outlined').evaluateAll((all) => all.map((one) => one.dataset.key)), ['s01']);
    }),
};
