// What the server explains, from a socket that the test plays: why not, odds, damage, whether an undo is free; and at a real table.

import assert from 'node:assert/strict';
import { check } from './axe.mjs';
import { picture, startGame, withPage } from './browser.mjs';
import { asked, card, hand, pokemon, side, state, view, withSocket } from './messages_test.mjs';
import { playGame } from './player.mjs';

const games = 6; // some are over before there is such a menu

const fighter = card(31, 'Fighter');
const facts = {
    id: fighter.id, name: 'Fighter', kind: 'pokemon', hp: 60, types: ['water'], stage: 'basic', retreat: 1,
    attacks: [{ name: 'Splash', cost: ['water'], damage: 20, mark: '+', text: 'Flip a coin.' }, { name: 'Flood', cost: ['water', 'water'], damage: 60 }, { name: 'Rest', cost: [], damage: 0, text: 'Heal.' }],
    abilities: [{ kind: 'ability', name: 'Calm Sea', text: 'Once.' }],
};
const table = { ...view, players: [{ ...side([pokemon(2, 'Beta')], hand), active: { ...pokemon(31, 'Fighter'), card: fighter } }, view.players[1]] };
const turn = asked(4, [
    { kind: 'attack', count: 1, spot: { player: 0, place: 0 }, card: fighter, value: 0, attack: 'Splash' },
    { kind: 'end_turn', count: 1, value: 0 },
    { kind: 'attack', count: 1, spot: { player: 0, place: 0 }, card: fighter, value: 2, attack: 'Rest' },
], ['attack with Splash', 'end the turn', 'attack with Rest'], { purpose: 'main_phase' });

/** Shows the fighter, and opens its menu. */
async function openMenu(page, tell) {
    await page.route('**/api/cards*', (route) => {
        const ids = new URL(route.request().url()).searchParams.get('ids').split(',');
        return route.fulfill({ json: { cards: ids.map((id) => (id === fighter.id ? facts : null)) } });
    });
    await tell(state({ ...turn, q: 5 }, { view: table, seq: 2 }));
    await page.waitForFunction(() => !document.querySelector('[data-deaf]'));
    await page.locator('[data-key="s00"]').click();
    await page.locator('.menu .attack').nth(1).waitFor();
}

const last = async (heard, type) => (await heard()).filter((one) => one.t === type).at(-1);

export const tests = {
    'attacks show what they do now, and whether they Knock Out': withSocket(turn, async (page, tell, heard) => {
        await openMenu(page, tell);
        assert.deepEqual(await last(heard, 'damage'), { t: 'damage', q: 5 });
        assert.equal(await page.locator('.menu [data-damage]').count(), 0);
        await tell({ t: 'damage', q: 5, attacks: [{ option: 0, min: 20, max: 50, more: false, knock_out: 'maybe' }] });
        assert.equal((await page.locator('.menu [data-damage]').textContent()).trim(), '→ 20–50');
        assert.equal(await page.locator('.menu .knock-out').textContent(), 'May Knock it Out');
        const none = { min: 0, max: 0, more: false, knock_out: 'no' };
        await tell({ t: 'damage', q: 5, attacks: [{ option: 0, ...none }, { option: 2, ...none }] });
        assert.deepEqual(await page.locator('.menu [data-damage]').allTextContents(), [' → 0'], 'less than is printed; an attack without damage says nothing');
    }),
    'what cannot be done has the focus of the keys, and says why with the rule': withSocket(turn, async (page, tell, heard) => {
        await openMenu(page, tell);
        await tell({ t: 'damage', q: 5, attacks: [] });
        const flood = page.locator('.menu .attack').nth(1);
        await flood.focus();
        await page.keyboard.press('Enter');
        const why = await last(heard, 'why');
        assert.deepEqual(why, { t: 'why', n: 1, what: { kind: 'attack', name: 'Flood' } });
        await tell({ t: 'why', n: 1, possible: false, depends: true, reasons: [{ rule: 'ATK-02', text: 'too little Energy', by: 'Deep Water' }] });
        assert.deepEqual(await page.locator('.menu .advice p').allTextContents(), ['Too little Energy. Because of Deep Water. (ATK-02)', 'It also depends on cards you cannot see.']);
        assert.match(await page.locator('#speech').textContent(), /Too little Energy/);
        const names = await page.locator('.menu .impossible b:first-child').allTextContents();
        assert.deepEqual(names.slice(-2), ['Calm Sea', 'Retreat']);
    }),
    'odds are shown beside an attack': withSocket(turn, async (page, tell, heard) => {
        await openMenu(page, tell);
        await tell({ t: 'damage', q: 5, attacks: [] });
        await page.locator('.menu [data-odds="0"]').click();
        assert.deepEqual(await last(heard, 'odds'), { t: 'odds', q: 5, option: 0 });
        await tell({ t: 'odds', q: 5, option: 0, exact: true, coins: [{ heads: 0, per_mille: 500 }, { heads: 1, per_mille: 500 }], damage: [{ damage: 20, per_mille: 500 }, { damage: 50, per_mille: 500 }], knock_out: 500, draws: [], finds: [{ card: card(2, 'Beta'), per_mille: 4 }] });
        assert.deepEqual(await page.locator('.menu .advice p').allTextContents(), ['Heads: 0: 50 %, 1: 50 %', 'Damage: 20: 50 %, 50: 50 %', 'Knock Out: 50 %', 'You may find: Beta <1 %']);
    }),
    'a card of the hand that cannot be played says why': withSocket(turn, async (page, tell, heard) => {
        await page.locator('.hand [data-nav]').last().click();
        await page.locator('.panel [data-why="card"]').click();
        assert.deepEqual(await last(heard, 'why'), { t: 'why', n: 1, what: { kind: 'card', name: 'none-8' } });
        await tell({ t: 'refused', code: 'busy', q: null, reason: 'wait' });
        assert.match(await page.locator('.banner').textContent(), /still working/);
    }),
    'questions wait for one another': withSocket(turn, async (page, tell, heard) => {
        await openMenu(page, tell);
        await page.locator('.menu .attack').nth(1).click();
        assert.equal(await last(heard, 'why'), undefined);
        await tell({ t: 'damage', q: 5, attacks: [] });
        assert.equal((await last(heard, 'why')).n, 1);
    }),
    'the undo says whether it is free, and is not offered when it cannot be': withSocket(turn, async (page, tell, heard) => {
        assert.equal(await page.locator('[data-undo]').count(), 0);
        await tell(state(turn, { undo: 'free', seq: 2 }));
        assert.equal(await page.locator('[data-undo]').textContent(), 'Undo');
        await tell(state(turn, { undo: 'ask', seq: 3 }));
        assert.equal(await page.locator('[data-undo]').textContent(), 'Ask for an undo');
        await page.locator('[data-undo]').click();
        assert.deepEqual((await heard()).at(-1), { t: 'offer', what: 'undo' });
        await tell({ t: 'offer', offer: 7, what: 'undo', from: 0, state: 'open' });
        await page.locator('.banner.offer button').click();
        assert.deepEqual((await heard()).at(-1), { t: 'withdraw', offer: 7 });
        await tell({ t: 'offer', offer: 7, what: 'undo', from: 0, state: 'withdrawn' });
        assert.equal(await page.locator('.banner.offer').count(), 0);
    }),
    ...Object.fromEntries([1440, 768, 390].map((width) => [`why and damage at a table ${width} wide, odds where a text may have them`, async (context) => {
        await withPage(context, { width, reducedMotion: 'reduce' }, async (page) => {
            let done = false;
            for (let game = 0; game < games && !done; game += 1) {
                if (game) await page.goto(context.url);
                await startGame(page);
                await playGame(page, game, {
                    most: 400,
                    enough: true,
                    until: async () => {
                        if (!(await page.locator('.table .source[data-key="s00"]').count()) || (await page.locator('.menu').count())) return false;
                        await page.waitForFunction(() => !document.querySelector('[data-deaf]'));
                        await page.keyboard.press('a');
                        await page.waitForTimeout(100);
                        if (!(await page.locator('.menu [data-action="attack"]').count()) || !(await page.locator('.menu .impossible').count())) {
                            for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape');
                            return false;
                        }
                        await page.locator('.menu .impossible').last().click();
                        await page.locator('.menu .advice p').first().waitFor();
                        const chancy = page.locator('.menu [data-odds]'); // not every attack has a text
                        const answers = (await chancy.count()) ? 2 : 1;
                        if (answers === 2) await chancy.first().click();
                        await page.waitForFunction((count) => document.querySelectorAll('.menu .advice').length === count && [...document.querySelectorAll('.menu .advice')].every((one) => one.textContent !== '…'), answers);
                        await picture(page, `advice-${width}`);
                        await check(page, `advice at ${width} pixels`);
                        done = true;
                        return true;
                    },
                });
            }
            assert.ok(done, 'no menu had both an attack that can be used and something that cannot be done');
        });
    }])),
};
