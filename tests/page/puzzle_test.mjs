// Puzzles: solved by the hints, lost by giving the turn away.

import assert from 'node:assert/strict';
import { check } from './axe.mjs';
import { picture, withPage } from './browser.mjs';

const noDelay = (page) => page.waitForFunction(() => !document.querySelector('[data-deaf]'));

async function openFirst(page) {
    await page.waitForSelector('.new-game');
    await page.locator('a[href="#puzzles"]').click();
    await page.waitForSelector('.puzzles a');
    assert.ok((await page.locator('.puzzles a').count()) >= 20);
    await page.locator('.puzzles a').first().click();
    await page.waitForSelector('[data-asked]');
}

/** Does what the hint says until the puzzle is over. */
async function follow(page) {
    for (let step = 0; step < 60 && !(await page.locator('.standing').count()); step += 1) {
        await noDelay(page);
        const question = await page.locator('[data-asked]').getAttribute('data-asked');
        await page.locator('[data-hint]').click();
        await page.waitForSelector('.hint');
        const action = (await page.locator('.hint').textContent()).replace(/^[^:]+: /, '');
        const rows = await page.locator('[data-option] .row-text').allTextContents();
        const row = rows.indexOf(action);
        assert.ok(row >= 0, `${action} is not among ${rows}`);
        await page.locator('[data-option]').nth(row).click();
        if (await page.locator('.options .row.picked').count()) await page.locator('[data-confirm]:visible').first().click();
        await page.waitForFunction((before) => document.querySelector('.standing') || ![before, undefined].includes(document.querySelector('[data-asked]')?.dataset.asked), question);
    }
}

const playAt = (width) => async (context) => {
    await withPage(context, { width, reducedMotion: 'reduce' }, async (page) => {
        await openFirst(page);
        await check(page, `puzzle at ${width}`);
        await picture(page, `puzzle-${width}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `wider than ${width}`);
        // Nobody knows these cards.
        assert.equal(await page.locator('.far .prizes .back, .far .pile-name').count() > 0, true);
        assert.equal(await page.locator('.prizes .face:not(.back)').count(), 0);
        assert.equal(await page.locator('.hand').count(), 1, 'a hand of which nothing is known is not shown');
        await follow(page);
        await page.waitForSelector('.standing.solved');
        await picture(page, `puzzle-solved-${width}`);
        await page.locator('a[href="#puzzles"]').click();
        await page.waitForSelector('.puzzles .tag');
        await check(page, `puzzles at ${width}`);
    });
};

export const tests = {
    'what cannot be done in a puzzle says why, in the language of the page': async (context) => {
        await withPage(context, { locale: 'es-ES' }, async (page) => {
            await openFirst(page);
            await noDelay(page);
            await page.locator('.near .slot.active').click();
            await page.locator('[data-why="attack"]').first().click();
            await page.locator('.advice p', { hasText: 'cuesta 3 Rayo, y tu Pokémon Activo tiene 0 de Energía' }).waitFor();
            assert.equal(await page.locator('[data-odds]').count(), 0, 'chance answers against the player');
        });
    },
    'a puzzle is solved at 1440 pixels': playAt('1440'),
    'a puzzle is solved at 768 pixels': playAt('768'),
    'a puzzle is solved at 390 pixels': playAt('390'),
    'a puzzle that is lost can be taken back, and shows its solution': async (context) => {
        await withPage(context, {}, async (page) => {
            await openFirst(page);
            await noDelay(page);
            await page.locator('[data-option]').last().click();
            const dialog = page.locator('dialog [data-end-turn]');
            if (await dialog.count()) await dialog.click();
            await page.waitForSelector('.standing.lost');
            assert.equal(await page.locator('[data-option]').count(), 0);
            await page.locator('[data-solution]').click();
            await page.waitForSelector('.above pre');
            await page.locator('[data-undo]').click();
            await page.waitForFunction(() => !document.querySelector('.standing'));
        });
    },
};
