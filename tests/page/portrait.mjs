// usage: node tests/page/portrait.mjs URL FILE [GAMES]
// Plays games against a bot and keeps a picture of the table at its richest moment: the picture of the README.

import { writeFileSync } from 'node:fs';
import { launch, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const most = 200_000; // bytes
const [url, file, games = '4'] = process.argv.slice(2);

/** Returns how much there is to see: Pokémon of both sides, Evolutions, Energy, damage, conditions, cards in hand. */
const richness = (page) => page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const sides = ['.near', '.far'].map((side) => Math.min(count(`${side} .slot[data-card]`), 5) + count(`${side} .tile .symbol`) / 4 + 3 * Math.min(count(`${side} .hurt`), 3));
    return Math.min(...sides) * 4 + sides[0] + sides[1] + 2 * count('.condition') + 2 * Math.min(count('.hand .held'), 6) + 4 * count('button.stadium') + 2 * Math.min(count('.table .source'), 5) - 20 * count('.prompt, .menu, .panel, dialog[open]');
});

let best = { score: -Infinity, picture: null };
const browser = await launch();
for (let n = 1; n <= Number(games); n += 1) {
    await withPage({ browser, url }, {}, async (page) => {
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
await browser.close();
writeFileSync(file, best.picture);
console.log(`${file}: ${best.picture.length} bytes, richness ${best.score}`);
process.exitCode = best.picture.length < most ? 0 : 1;
