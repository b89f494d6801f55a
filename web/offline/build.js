// Builds what a browser needs to play without a server (docs/offline.md): Python, its library, our sources and the answers that never
// change. `npm run offline` writes build/offline, and dist/offline where the pages are built. It ends with 3 where something cannot be
// fetched; the pages then play at a server only. COMPILED names the library of our compiled modules (compile.py); without it, our
// sources run as plain Python in the browser, and PLAIN says why.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadPyodide, version } from 'pyodide';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(WEB);
const BUILD = join(WEB, 'build');
const WHEELS = join(BUILD, 'wheels');
const OUT = join(BUILD, 'offline');
const PYODIDE = join(WEB, 'node_modules', 'pyodide');
/** What is fetched from the registry of Python packages, in the versions and with the hashes of requirements/run.txt. */
const FETCHED = ['msgspec', 'mypy-extensions'];
const TARGET = ['--platform', 'pyemscripten_2026_0_wasm32', '--python-version', '314', '--implementation', 'cp', '--abi', 'cp314'];
const COULD_NOT_FETCH = 3;
const LANGUAGES = readdirSync(join(WEB, 'src', 'locale'))
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => basename(name, '.ftl'));
const compress = promisify(brotliCompress);

/** The entries of some packages in the lock file. */
function locked() {
  const entries = readFileSync(join(ROOT, 'requirements', 'run.txt'), 'utf8').split(/^(?=[a-z])/m);
  return entries.filter((entry) => FETCHED.some((name) => entry.startsWith(`${name}==`))).join('');
}

function fetchWheels() {
  const lock = locked();
  const stamp = join(WHEELS, 'lock.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  rmSync(WHEELS, { recursive: true, force: true });
  mkdirSync(WHEELS, { recursive: true });
  const asked = join(BUILD, 'wheels.txt');
  writeFileSync(asked, lock);
  const python = process.env['PYTHON'] ?? join(ROOT, '.venv', process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const words = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:', '--require-hashes'];
  try {
    execFileSync(python, [...words, ...TARGET, '--dest', WHEELS, '-r', asked], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const why = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .at(-1);
    console.error(`left out: playing without a connection. What it needs could not be fetched: ${why}`);
    process.exit(COULD_NOT_FETCH);
  }
  renameSync(asked, stamp);
}

/** Runs pack.py in Pyodide, over the folders of this machine. */
async function pack(out) {
  const machine = await loadPyodide();
  const { FS } = machine;
  const mount = (place, folder) => {
    mkdirSync(folder, { recursive: true });
    FS.mkdirTree(place);
    machine.mountNodeFS(place, folder);
  };
  mount('/source', join(ROOT, 'src'));
  mount('/packing', join(WEB, 'offline'));
  mount('/archives', WHEELS);
  mount('/pyodide', PYODIDE);
  mount('/out', out);
  const archives = readdirSync(WHEELS).filter((name) => name.endsWith('.whl'));
  machine.globals.set('archives', machine.toPy(archives.map((name) => `/archives/${name}`)));
  machine.globals.set('languages', machine.toPy(LANGUAGES));
  machine.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.append("/packing")
import pack
pack.unpack(archives, "/wheels")
pack.unpack(["/pyodide/python_stdlib.zip"], "/library")
sys.path += ["/source", "/wheels"]
pack.pack()
pack.write_answers(languages)
`);
}

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort();

/** Moves a folder to where its name says what is in it, and packs its files. */
async function settle(folder, name, quality) {
  const digest = createHash('sha256');
  for (const path of files(folder)) digest.update(relative(folder, path)).update(readFileSync(path));
  const named = `${name}-${digest.digest('hex').slice(0, 12)}`;
  const place = join(OUT, named);
  if (!existsSync(place)) {
    await Promise.all(
      files(folder).map(async (path) => {
        const plain = readFileSync(path);
        const packed = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        writeFileSync(`${path}.br`, packed);
      }),
    );
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  }
  return named;
}

const begun = Date.now();
fetchWheels();
const making = join(BUILD, 'making');
rmSync(making, { recursive: true, force: true });
await pack(making);
const python = join(BUILD, 'python');
rmSync(python, { recursive: true, force: true });
mkdirSync(python, { recursive: true });
mkdirSync(OUT, { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) cpSync(join(PYODIDE, name), join(python, name));
for (const name of ['stdlib.zip', 'packages.zip']) renameSync(join(making, name), join(python, name));
const library = process.env['COMPILED'];
const compiled = join(BUILD, 'compiled');
rmSync(compiled, { recursive: true, force: true });
if (library) {
  mkdirSync(compiled);
  cpSync(library, join(compiled, 'stammtisch.wasm'));
}
const folders = {
  python: await settle(python, 'python', 10),
  house: await settle(making, 'house', 9),
  compiled: library ? await settle(compiled, 'compiled', 10) : null,
};
for (const name of readdirSync(OUT)) if (!Object.values(folders).includes(name)) rmSync(join(OUT, name), { recursive: true });
const listed = files(OUT).filter((path) => !path.endsWith('.br'));
const size = (path) => statSync(path).size;
const manifest = {
  ...folders,
  plain: library ? '' : (process.env['PLAIN'] ?? 'it was not asked for'),
  machine: `Pyodide ${version}`,
  info: { ...JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8')).info, version },
  files: listed.map((path) => relative(OUT, path).replaceAll('\\', '/')),
  bytes: listed.reduce((sum, path) => sum + size(path), 0),
  packed: listed.reduce((sum, path) => sum + size(`${path}.br`), 0),
};
writeFileSync(join(OUT, 'manifest.json'), JSON.stringify(manifest));
const pages = join(WEB, 'dist');
if (existsSync(join(pages, 'index.html'))) {
  rmSync(join(pages, 'offline'), { recursive: true, force: true });
  cpSync(OUT, join(pages, 'offline'), { recursive: true });
}
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
const how = library ? 'with compiled modules' : `as plain Python (compiled modules were left out: ${manifest.plain})`;
console.log(`offline, ${how}: ${megabytes(manifest.bytes)} MB, ${megabytes(manifest.packed)} MB on the way, in ${Math.round((Date.now() - begun) / 1000)} s`);
