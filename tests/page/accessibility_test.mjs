// What axe finds on each screen and each kind of question; what a screen reader is told.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { picture, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const clicks = 160;
const allKinds = ['words', 'table', 'menu', 'targets', 'grid'];

const check = async (page, what) => assert.deepEqual(await serious(page), [], what);

const everyKind = (width, colorScheme) => async (context) => {
    await withPage(context, { width, colorScheme, reducedMotion: 'reduce' }, async (page) => {
        await page.waitForSelector('.new-game');
        await check(page, 'start');
        await startGame(page);
        const kinds = new Map();
        await playGame(page, 5, {
            most: clicks,
            enough: true,
            until: async () => allKinds.every((kind) => kinds.get(kind) > 1),
            watch: async (_, seen) => {
                const kind = seen.ending ? 'dialog' : seen.targets.length ? 'targets' : seen.actions ? 'menu' : seen.choices ? 'grid' : seen.confirm ? 'several' : seen.sources.length ? 'table' : 'words';
                const times = kinds.get(kind) ?? 0;
                kinds.set(kind, times + 1);
                if (times > 1) return;
                await check(page, `${kind} at ${width}`);
                await picture(page, `${kind}-${width}-${colorScheme}-${times}`);
            },
        });
        assert.ok(kinds.size >= 3, [...kinds.keys()].join());
    });
};

export const tests = {
    'axe finds nothing serious at 1440 pixels': everyKind('1440', 'light'),
    'axe finds nothing serious at 768 pixels, dark': everyKind('768', 'dark'),
    'axe finds nothing serious at 390 pixels': everyKind('390', 'light'),
    'a Pokémon in play is named with place, name and HP; what happens is said': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            const active = page.locator('.near .slot.active[data-nav]');
            await playGame(page, 3, { most: 25, enough: true, until: async () => (await active.count()) > 0 });
            assert.match(await active.first().getAttribute('aria-label'), /^Active, .+, \d+ of \d+ HP/);
            assert.ok((await page.locator('#speech').textContent()).length > 5);
            assert.equal(await page.locator('[aria-live="polite"]:not(output)').count(), 1, 'one polite region');
        });
    },
};
