// A library of the operator: a room with its cards, and cards that change while it is played.

import assert from 'node:assert/strict';
import { picture, withPage } from './browser.mjs';
import { sparkit, withLibrary, withUploads } from './designer.mjs';
import { playGame } from './player.mjs';

const deck = '4 Sparkit x9-1\n56 Lightning Energy\n';

/** Chooses the deck, after `choose` has chosen the cards, and plays until somebody's turn has begun. */
async function begin(page, choose) {
    await page.waitForSelector('.new-game');
    await choose(page);
    await page.locator('.new-game [name="format"]').selectOption('unlimited');
    const decks = page.locator('.new-game .deck select');
    for (let i = 0; i < 2; i += 1) {
        await decks.nth(i).selectOption('(own)');
        await page.locator('textarea').nth(i).fill(deck);
    }
    await page.waitForFunction(() => document.querySelectorAll('.new-game .deck .fine').length === 2);
    await page.locator('.new-game button.primary').click();
    await page.waitForSelector('.table');
    const isTurn = async () => (await page.locator('.end-turn').count()) > 0;
    await playGame(page, 1, { until: isTurn });
}

const turn = (page) => page.locator('.turn').textContent();

/** Opens the card of the Active Pokémon and returns its text. */
async function zap(page) {
    await page.locator('.far .slot.active').click();
    const text = await page.locator('.panel .text').first().textContent();
    await page.keyboard.press('Escape');
    return text;
}

export const tests = {
    'a room with the cards of a library goes on with them when they change': async (context) => {
        await withLibrary(async ({ url, save }) => {
            await withPage({ ...context, url }, {}, async (page) => {
                await begin(page, () => page.locator('.new-game [name="library"]').selectOption('mine'));
                const before = await turn(page);
                assert.match(await zap(page), /Zap 10/);

                save('001-sparkit.toml', sparkit(30));
                await page.locator('.banner', { hasText: 'loaded again' }).waitFor();
                await picture(page, 'library-new');
                assert.equal(await turn(page), before, 'the game is where it was');
                await page.locator('.banner button').click();
                await page.waitForFunction(() => document.querySelector('[data-asked]') && !document.querySelector('[data-deaf]'));
                assert.match(await zap(page), /Zap 30/);

                save('001-sparkit.toml', sparkit(30).replace('hp = 50', 'hp = "many"'));
                const broken = page.locator('.banner', { hasText: 'cannot be loaded' });
                await broken.waitFor();
                assert.match(await broken.textContent(), /001-sparkit\.toml:5/);
                await picture(page, 'library-broken');
                assert.equal(await turn(page), before);
                // The room keeps the cards that it has, and goes on.
                await page.locator('.end-turn').click();
                const sure = page.locator('dialog [data-end-turn]');
                if (await sure.count()) await sure.click();
                await page.waitForFunction((was) => document.querySelector('.turn').textContent !== was, before);
            });
        });
    },

    'a pack is sent as a zip file and played with; what is wrong with it is shown': async (context) => {
        await withUploads(async ({ url, save, zip }) => {
            await withPage({ ...context, url }, { width: 390, allow: ['422'] }, async (page) => {
                const send = (buffer) => page.locator('.new-game [name="pack"]').setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
                await page.waitForSelector('.new-game');
                save('001-sparkit.toml', sparkit(10).replace('hp = 50', 'hp = "many"'));
                await send(zip());
                const problem = page.locator('.new-game', { hasText: 'pack.zip/x9/001-sparkit.toml:5' });
                await problem.waitFor();
                await picture(page, 'pack-refused');
                save('001-sparkit.toml', sparkit(10));
                await begin(page, async () => {
                    await send(zip());
                    await page.waitForFunction(() => document.querySelector('.new-game [name="library"]').selectedOptions[0].textContent === 'Nine');
                    await picture(page, 'pack-sent');
                });
                assert.match(page.url(), /#r=/);
            });
        });
    },
};
