// The entry point of every npm script: `node tools/run.mjs <task> [args]`. Plain JavaScript for Node 20, because it
// installs the packages and the Node 24 that everything else needs.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './lib/packages.mjs';

const NEEDED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const [task = '', ...args] = process.argv.slice(2);

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function run() {
  const script = join(root, 'tools', `${task}.ts`);
  if (!existsSync(script)) throw new Error(`There is no task '${task}'; the tasks are ${tasks().join(', ')}.`);
  const foreign = foreignPath();
  await ensurePackages(root, foreign.join(delimiter));
  const node = pickNode(foreign);
  const path = [dirname(node), join(modules, '.bin'), ...foreign].join(delimiter);
  // Caches compiled code for the next start.
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
  // The C library of Linux keeps an arena for each thread, and freed memory below a limit that grows: a tenth more than the shop uses.
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
  // Space for new objects grows to 128 MB on large machines, and is never given back.
  return spawnAndFollow(node, ['--max-semi-space-size=16', script, ...args], {
    ...compiled,
    ...memory,
    ...process.env,
    PATH: path,
  });
}

function tasks() {
  return readdirSync(join(root, 'tools'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));
}

/** npm puts node_modules/.bin first, and with it the Node that an installation is about to replace. */
function foreignPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && !isOurs(folder));
}

function isOurs(path) {
  const real = realOf(path);
  return `${real}${sep}`.startsWith(`${realOf(modules)}${sep}`);
}

function realOf(path) {
  return existsSync(path) ? realpathSync(path) : path;
}

function pickNode(foreign) {
  if (majorOf(process.versions.node) >= NEEDED && !isOurs(process.execPath)) return process.execPath;
  const found = foreign.map((folder) => join(folder, 'node')).filter((file) => existsSync(file) && !isOurs(file));
  const fit = found.find((file) => versionOf(file) >= NEEDED);
  if (fit) return fit;
  const own = join(modules, 'node/bin/node');
  if (versionOf(own) >= NEEDED) return own;
  throw new Error(
    `Node ${NEEDED} is missing, because npm did not run the install script of the package 'node': run ` +
      `'npm rebuild node --ignore-scripts=false', or install Node ${NEEDED} or later, and try again.`,
  );
}

function versionOf(file) {
  try {
    return majorOf(execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 0;
  }
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}

function spawnAndFollow(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // A terminal sends Ctrl-C to the child as well; forwarding it would send it twice.
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
