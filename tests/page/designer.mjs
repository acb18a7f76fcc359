// A designer: a pack of one card in a folder of its own, and a server that has it on the bench or as a library.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const page = fileURLToPath(new URL('../../tools/server/page/', import.meta.url));
const programs = [process.env.PTCG, ...['release', 'fast', 'dev'].map((preset) => join(build, preset, 'ptcg'))];

/** The card's facts, with the damage of its attack. */
export const sparkit = (damage) => `id = "x9-1"\nname = "Sparkit"\nkind = "pokemon"\nstage = "basic"\nhp = 50\ntypes = ["lightning"]\nretreat = 1\n\n[[attack]]\nname = "Zap"\ncost = ["lightning"]\ndamage = ${damage}\ntext = "Flip a coin. If heads, this attack does 20 more damage."\n`;

const files = {
    'pack.toml': 'id = "x9"\nname = "Nine"\nversion = "1.0.0"\napi = 2\ndepends = ["classes"]\n',
    '001-sparkit.toml': sparkit(10),
    '001-sparkit.lua': 'card.attack["Zap"] = function(game, it)\n  if game:flip() then game:damage(it.defender, 20) end\nend\n',
};

/** Makes a folder with the pack; calls `use({pack, save})`, where `save(name, text)` writes a file of it. */
async function withPack(use) {
    const folder = mkdtempSync(join(tmpdir(), 'ptcg-designer-'));
    const pack = join(folder, 'x9');
    const save = (name, text) => writeFileSync(join(pack, name), text);
    mkdirSync(pack);
    for (const [name, text] of Object.entries(files)) save(name, text);
    try {
        await use({ pack, save });
    } finally {
        rmSync(folder, { recursive: true });
    }
}

/** Runs a server with these options; calls `use(link)` with what `wanted` finds in its output. */
async function withServer(options, wanted, use) {
    const program = programs.find((file) => file && existsSync(file));
    if (!program) throw new Error('PTCG must name the program, or build/ have one');
    const server = spawn(program, ['serve', '--port', '0', '--page', page, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
        let told = '';
        const link = await new Promise((done, fail) => {
            server.stdout.on('data', (text) => {
                told += text;
                const found = wanted.exec(told);
                if (found) done(found[0]);
            });
            server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)));
        });
        await use(link);
    } finally {
        server.kill();
    }
}

/** Calls `use({link, pack, save})` while a server with a bench runs. */
export const withBench = (use) => withPack(async ({ pack, save }) => {
    await withServer(['--bench', pack], /http:\S+#bench&t=\w+/, (link) => use({ link, pack, save }));
});

/** Calls `use({url, save})` while a server runs that watches the pack as its library `mine`. */
export const withLibrary = (use) => withPack(async ({ pack, save }) => {
    await withServer(['--library', `mine=${join(pack, '..')}`, '--watch'], /http:\S+/, (url) => use({ url, save }));
});

/** Calls `use({url, save, zip})` while a server runs that takes packs; `zip()` returns the pack's folder as a zip file. */
export const withUploads = (use) => withPack(async ({ pack, save }) => {
    const zip = () => {
        const file = join(pack, '..', 'x9.zip');
        const { status, stderr } = spawnSync('python3', ['-m', 'zipfile', '-c', file, pack]);
        if (status !== 0) throw new Error(`no zip file: ${stderr}`);
        return readFileSync(file);
    };
    await withServer(['--uploads', '2'], /http:\S+/, (url) => use({ url, save, zip }));
});
