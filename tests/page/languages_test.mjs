// The page in each language.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { picture, startGame, withPage } from './browser.mjs';

const wordsOf = (code) => JSON.parse(readFileSync(new URL(`../../tools/server/page/lang/${code}.json`, import.meta.url), 'utf8'));

const inLanguage = (code) => async (context) => {
    const words = wordsOf(code);
    await withPage(context, { locale: code }, async (page) => {
        await page.waitForSelector('.new-game');
        assert.equal(await page.locator('html').getAttribute('lang'), code);
        assert.equal(await page.locator('.new-game button.primary').textContent(), words['start.play']);
        await picture(page, `start-${code}`);
        await startGame(page);
        await page.waitForSelector('[data-asked]');
        assert.equal(await page.locator('.bar button').filter({ hasText: words['bar.concede'] }).count(), 1);
        assert.ok((await page.locator('.question').textContent()).length > 3);
        await picture(page, `table-${code}`);
    });
};

export const tests = {
    ...Object.fromEntries(['en', 'es', 'it', 'pt'].map((code) => [code, inLanguage(code)])),
    'the language can be changed at the table': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            await page.waitForSelector('[data-asked]');
            await page.locator('.bar select').selectOption('it');
            const italian = wordsOf('it');
            await page.locator('.bar button', { hasText: italian['bar.concede'] }).waitFor();
            await page.waitForSelector('[data-asked]');
        });
    },
};
