// Replays: from the end of a game, from a link to a moment, from a file; by clicks, by keys, at each width.

import assert from 'node:assert/strict';
import { picture, sizes, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';
import { serious } from './axe.mjs';

const moment = async (page) => Number(await page.locator('[data-moment]').getAttribute('data-moment'));
const control = (page, name) => page.locator(`[data-control="${name}"]`);

/** Waits until the replay is at a step, and the table shows it. */
async function at(page, n) {
    await page.waitForFunction((step) => document.querySelector('[data-moment]')?.dataset.moment === String(step) && !document.querySelector('.replay[data-loading]'), n);
}

/** Plays some clicks against a bot and concedes; returns the address of the replay. */
async function finished(context, clicks = 40) {
    let address = '';
    await withPage(context, {}, async (page) => {
        await startGame(page);
        await playGame(page, 7, { most: clicks, enough: true });
        if (!(await page.locator('[data-over]').count())) {
            await page.locator('.bar button', { hasText: 'Concede' }).click();
            await page.locator('dialog button.danger').click();
        }
        const link = page.locator('dialog a', { hasText: 'Watch the replay' });
        await link.waitFor();
        address = await link.getAttribute('href');
        await link.click();
        await at(page, 0);
    });
    return address;
}

let made = null; // one game is enough for most tests
const someReplay = (context) => (made ??= finished(context));

/** Opens a replay and calls `use(page, last)` with the number of the last step. */
const withReplay = (options, use) => async (context) => {
    const path = (await someReplay(context)) + (options.more ?? '');
    await withPage(context, { ...options, path }, async (page) => {
        await page.waitForSelector('[data-moment]');
        await use(page, Number(await page.locator('.track input').getAttribute('max')), context);
    });
};

const looks = (width) => withReplay({ width }, async (page, last) => {
    await picture(page, `replay-begin-${width}`);
    await control(page, 'last').click();
    await at(page, last);
    for (let i = 0; i < 6; i += 1) await control(page, 'back').click();
    await at(page, last - 6);
    await picture(page, `replay-${width}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), 'wider than its window');
    const least = width === '390' ? 44 : 24;
    const small = await page.evaluate((size) => [...document.querySelectorAll('button, select')].filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < size - 0.5).map((element) => element.outerHTML.slice(0, 90)), least);
    assert.deepEqual(small, []);
    if (width === '390') {
        await page.locator('.sheet-bar button').first().click();
        await picture(page, 'replay-details-390');
    }
    await page.locator('.seen-from button').nth(2).click();
    await page.waitForSelector('.replay.both');
    assert.equal(await page.locator('.hand').count(), 2, 'both hands lie open');
    await picture(page, `replay-both-${width}`);
    assert.deepEqual(await serious(page), []);
    await page.locator('.sheet-bar button').first().click({ timeout: width === '390' ? 4000 : 1 }).catch(() => {});
    if (width === '390') await page.locator('.sheet-bar button').nth(1).click();
    await picture(page, `replay-log-${width}`);
});

export const tests = {
    ...Object.fromEntries(Object.keys(sizes).map((width) => [`at ${width} pixels`, looks(width)])),
    'steps, turns, the scrubber and the log lead to moments': withReplay({}, async (page, last) => {
        await control(page, 'forward').click();
        await at(page, 1);
        await control(page, 'next_turn').click();
        const turn = await moment(page);
        assert.ok(turn > 1);
        assert.match(await page.locator('.turn').textContent(), /^Turn \d/);
        await control(page, 'forward').click();
        await at(page, turn + 1);
        await control(page, 'back_turn').click();
        await at(page, turn);
        await page.locator('.track input').fill(String(last));
        await at(page, last);
        assert.match(await page.locator('.log .now, .log h3').last().textContent(), /wins/);
        assert.equal(await control(page, 'forward').getAttribute('aria-disabled'), 'true');
        const line = page.locator(`.log .line[data-step="${turn}"]`).first();
        await line.click();
        await at(page, turn);
        assert.equal(await line.getAttribute('aria-current'), 'step');
        assert.equal(await page.locator('.table .source, .table .target').count(), 0, 'nothing can be done');
    }),
    'a link leads to the moment, from the same seat': withReplay({}, async (page, last, context) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.locator('.seen-from button').nth(1).click();
        await page.waitForSelector('.seen-from button:nth-child(2)[aria-pressed="true"]');
        await page.locator('.track input').fill(String(last - 3));
        await at(page, last - 3);
        await page.locator('[data-copy]').click();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await withPage(context, { path: new URL(link).hash }, async (other) => {
            await at(other, last - 3);
            const cards = (one) => one.locator('.table [data-card]').evaluateAll((all) => all.map((element) => element.dataset.card));
            assert.ok((await cards(other)).length > 2);
            assert.deepEqual(await cards(other), await cards(page));
            assert.equal(await other.locator('.near .who').textContent(), await other.locator('.seen-from button').nth(1).textContent());
        });
        await page.waitForFunction((n) => location.hash.endsWith(`n=${n}`), last - 3);
    }),
    'another seat holds, however slow the server is': withReplay({}, async (page) => {
        await page.route('**/about*', async (route) => {
            await new Promise((done) => { setTimeout(done, 900); });
            await route.continue();
        });
        await control(page, 'forward').click();
        await page.locator('.seen-from button').nth(1).click();
        await page.waitForSelector('.seen-from button:nth-child(2)[aria-pressed="true"]');
        await page.waitForTimeout(700);
        assert.match(await page.evaluate(() => location.hash), /seat=1&n=1$/);
    }),
    'its cards are those of its library': withReplay({}, async (page, last) => {
        await control(page, 'last').click();
        await at(page, last); // there are cards
        const asked = new Set();
        await page.route('**/about*', async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, json: { ...(await response.json()), library: 'own' } });
        });
        await page.route(/[?&]library=own/, async (route) => {
            const address = new URL(route.request().url());
            asked.add(address.pathname);
            address.searchParams.delete('library'); // the server has none
            await route.continue({ url: address.href });
        });
        await page.locator('.seen-from button').nth(1).click();
        for (let i = 0; i < 50 && asked.size < 2; i += 1) await page.waitForTimeout(100);
        assert.deepEqual([...asked].sort(), ['/api/cards', '/api/info']);
    }),
    'it plays by itself to the end': withReplay({}, async (page, last) => {
        await page.locator('.speed select').selectOption('4');
        await page.locator('.track input').fill(String(last - 4));
        await control(page, 'play').click();
        await at(page, last);
        await control(page, 'play').waitFor();
    }),
    'keys alone are enough, and each step is said': withReplay({}, async (page, last) => {
        const press = async (key, n) => {
            await page.keyboard.press(key);
            await at(page, n);
        };
        await press('ArrowRight', 1);
        await press('ArrowRight', 2);
        await press('ArrowLeft', 1);
        await press('.', 2);
        await press('End', last);
        await press('Home', 0);
        await page.keyboard.press('Shift+ArrowRight');
        await page.locator('.turn', { hasText: /Turn \d/ }).waitFor();
        const said = new Set();
        for (let i = 0; i < 8; i += 1) {
            await page.keyboard.press('ArrowRight');
            await page.waitForTimeout(60);
            said.add(await page.locator('#speech').textContent());
        }
        assert.ok(said.size > 4, 'each step has a sentence');
        await page.keyboard.press('?');
        await page.locator('dialog[open] .keys').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('p');
        await control(page, 'pause').waitFor();
        await page.keyboard.press('p');
        await control(page, 'play').waitFor();
        // A card that is reached by Tab opens with Enter; its arrows move over the table.
        const before = await moment(page);
        await page.locator('.table [data-nav][tabindex="0"]').first().focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('.panel, .pile-open').first().waitFor();
        await page.keyboard.press('Escape');
        assert.equal(await page.locator('.panel, .pile-open').count(), 0);
        assert.equal(await moment(page), before);
    }),
    'in each language': withReplay({}, async (page) => {
        for (const [code, words] of [['es', /Ambas manos/], ['it', /Entrambe le mani/], ['pt', /As duas mãos/], ['en', /Both hands/]]) {
            await page.locator('.bar select').selectOption(code);
            await page.locator('.seen-from', { hasText: words }).waitFor();
            await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
            await control(page, 'forward').click();
            await picture(page, `replay-${code}`);
        }
    }),
    'a saved game is opened from a file': withReplay({}, async (page, last, context) => {
        const id = /replay=(\w+)/.exec(await someReplay(context))[1];
        const text = await (await fetch(new URL(`api/replays/${id}`, context.url))).text();
        await withPage(context, {}, async (other) => {
            const file = other.locator('input[type="file"]');
            await file.setInputFiles({ name: 'game.ptcg', mimeType: 'application/json', buffer: Buffer.from(text) });
            await at(other, 0);
            assert.equal(Number(await other.locator('.track input').getAttribute('max')), last);
            assert.equal(await other.locator('[data-copy]').count(), 0, 'a file has no link');
            await control(other, 'last').click();
            await at(other, last);
            await other.reload();
            await other.waitForSelector('[data-moment]');
        });
    }),
    'what cannot be shown says why': async (context) => {
        const allow = ['status of 4'];
        await withPage(context, { path: '#replay=0123456789abcdef', allow }, async (page) => {
            assert.match(await page.locator('.error').textContent(), /no such saved game/);
            await picture(page, 'replay-none');
            await page.locator('.seating button').click();
            await page.waitForSelector('.new-game');
            await page.locator('input[type="file"]').setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('no game') });
            assert.match(await page.locator('.error').textContent(), /not a saved game/);
        });
        await withPage(context, { path: '#replay=file' }, async (page) => {
            assert.match(await page.locator('.error').textContent(), /open its file again/);
        });
    },
};
