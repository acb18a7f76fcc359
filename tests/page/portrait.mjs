// usage: node tests/page/portrait.mjs URL FILE [GAMES]
// Plays games against a bot and keeps a picture of the table at its richest moment: the picture of the README.

import { writeFileSync } from 'node:fs';
import { launch, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const most = 200_000; // bytes
const [url, file, games = '6'] = process.argv.slice(2);

/** Returns how much there is to see: Pokémon of both sides, Energy, damage, conditions, what can be done. */
const richness = (page) => page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const sides = ['.near', '.far'].map((side) => Math.min(count(`${side} .slot[data-card]`), 5) + count(`${side} .tile .symbol`) / 4 + 3 * Math.min(count(`${side} .hurt`), 3));
    return Math.min(...sides) * 8 + sides[0] + sides[1] + 4 * count('.condition') + 2 * Math.min(count('.hand .held'), 6) + 4 * count('button.stadium') + 2 * Math.min(count('.table .source'), 5) - 20 * count('.prompt, .menu, .panel, dialog[open]');
});

/** Returns a PNG as WebP, which a picture of much text needs half as many bytes for. */
async function smaller(browser, png) {
    const page = await browser.newPage();
    const data = await page.evaluate(async (text) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d').drawImage(image, 0, 0);
        const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }, png.toString('base64'));
    return Buffer.from(data, 'base64');
}

let best = { score: -Infinity, picture: null };
const browser = await launch();
for (let n = 1; n <= Number(games); n += 1) {
    await withPage({ browser, url }, { reducedMotion: 'reduce' }, async (page) => {
        await page.waitForSelector('.new-game');
        await page.locator('input[name="name"]').fill('Ann');
        const decks = page.locator('.new-game .deck select').first();
        await decks.selectOption({ index: n % ((await decks.locator('option').count()) - 1) });
        await startGame(page);
        await playGame(page, n, {
            watch: async (_, seen) => {
                if (!seen.sources.length || !seen.end || seen.picked) return;
                const score = await richness(page);
                if (score > best.score) best = { score, picture: await page.screenshot() };
            },
        });
    });
}
const picture = await smaller(browser, best.picture);
await browser.close();
writeFileSync(file, picture);
console.log(`${file}: ${picture.length} bytes, richness ${best.score}`);
process.exitCode = picture.length < most ? 0 : 1;
