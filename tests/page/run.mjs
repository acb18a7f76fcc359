// usage: node tests/page/run.mjs [URL [NAME...]]
// Runs the tests of the page, or those whose names contain a NAME. Without a URL, only those that need no server.
// PTCG_CHROMIUM is the browser, /usr/bin/chromium by default; PTCG_PICTURES a folder for pictures; PTCG_LANES how many
// tests run at once.

import { launch } from './browser.mjs';

const [url, ...wanted] = process.argv.slice(2);
const alone = ['words', 'options', 'sizes']; // need no server
const timed = ['first_table']; // measure, so that nothing runs beside them
const served = ['games', 'replay', 'keyboard', 'questions', 'messages', 'narrow', 'heights', 'advice', 'reconnect', 'friend', 'series', 'languages', 'accessibility', 'bench', 'library', 'puzzle', 'safety'];
const lanes = Number(process.env.PTCG_LANES ?? 2);
const longest = 300; // seconds a test may take

async function testsOf(files) {
    const found = [];
    for (const file of files) {
        const { tests } = await import(`./${file}_test.mjs`);
        for (const [name, test] of Object.entries(tests)) found.push({ title: `${file}: ${name}`, test });
    }
    return found.filter(({ title }) => !wanted.length || wanted.some((one) => title.includes(one)));
}

let browser = null;
let passed = 0;
const failed = [];

// The server draws its own chance, so a game may end before it shows what a test looks for. In CI such a test
// is played once more, when nothing runs beside it; the first failure is shown, too.
const again = process.env.CI ? [] : null;

/** Runs a test; it fails if it takes too long. */
async function run({ title, test }, isLast = !again) {
    const began = Date.now();
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`The test takes more than ${longest} seconds.`)), longest * 1000);
    });
    try {
        await Promise.race([test({ browser, url }), late]);
        passed += 1;
        console.log(`ok    ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
        if (isLast) failed.push(title);
        else again.push({ title, test });
        console.log(`FAIL  ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n${error.stack ?? error}`);
        for (const picture of error.pictures ?? []) console.log(`      picture: ${picture}`);
    }
    clearTimeout(timer);
}

/** Runs tests in lanes: each takes the next one when it is done. */
async function runAll(tests, width) {
    const queue = [...tests];
    const lane = async () => {
        while (queue.length) await run(queue.shift());
    };
    await Promise.all(Array.from({ length: width }, lane));
}

const began = Date.now();
await runAll(await testsOf(alone), 1);
if (url) {
    browser = await launch();
    await runAll(await testsOf(timed), 1);
    await runAll(await testsOf(served), lanes);
    for (const one of again ?? []) await run(one, true);
    await browser.close();
}
console.log(`${passed} passed, ${failed.length} failed, ${((Date.now() - began) / 1000).toFixed(0)} s`);
for (const title of failed) console.log(`      failed: ${title}`);
if (!passed && !failed.length) console.log(`No test has ${wanted.join(' or ')} in its name.`);
process.exit(failed.length || !passed ? 1 : 0);
