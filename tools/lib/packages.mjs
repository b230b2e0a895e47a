import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

// Not `npm ci`: the lock file lists only the common platforms, and ci fails on any other.
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** Makes node_modules match package-lock.json; `path` is a PATH without our own node_modules. */
export async function ensurePackages(root, path) {
  if (isFresh(root)) return;
  const onWait = () => console.log('another process is installing packages, waiting for it');
  await withLock(join(root, '.cache/install.lock'), () => (isFresh(root) ? undefined : install(root, path)), onWait);
}

function isFresh(root) {
  const stamp = stampOf(root);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash(root);
  if (!installedAgrees(root)) return false;
  writeFileSync(stamp, lockHash(root));
  return true;
}

/** True if npm was run by hand: npm's record of node_modules has the versions of the lock file. */
function installedAgrees(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' || (name in installed ? installed[name].version === version : optional === true),
  );
}

async function install(root, path) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  rmSync(stampOf(root), { force: true });
  // Deletes npm's record first, so that an interrupted installation does not look complete.
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  const since = Date.now();
  const progress = showProgress(`installing packages, ${countPackages(root)} in all, this takes about a minute`);
  const { code, output } = await npm(root, path);
  progress.end();
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error(`Could not install the packages: npm ended with code ${code}, its words are above.`);
  }
  writeFileSync(stampOf(root), lockHash(root));
  console.log(`packages installed in ${Math.round((Date.now() - since) / 1000)} s`);
}

function npm(root, path) {
  return new Promise((resolve) => {
    const child = spawn('npm', INSTALL, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    const stop = (signal) => {
      child.kill(signal);
      process.exit(128 + constants.signals[signal]);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const done = (result) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(result);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ code: error.code, output: 'The command npm was not found.\n' }));
    child.on('close', (code, signal) => done({ code: code ?? signal, output }));
  });
}

function showProgress(text) {
  const since = Date.now();
  const terminal = process.stdout.isTTY;
  const elapsed = () => `${Math.round((Date.now() - since) / 1000)} s`;
  process.stdout.write(terminal ? text : `${text}\n`);
  const tick = () => process.stdout.write(terminal ? `\r${text}: ${elapsed()}` : `  ${elapsed()}\n`);
  const timer = setInterval(tick, terminal ? 1000 : 5000);
  return {
    end() {
      clearInterval(timer);
      if (terminal) process.stdout.write('\n');
    },
  };
}

function countPackages(root) {
  const fitsHere = ({ os, cpu, libc }) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc?.includes('musl');
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(([name, p]) => name !== '' && fitsHere(p))
    .length;
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function stampOf(root) {
  return join(root, 'node_modules/.yrke-lock');
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}
