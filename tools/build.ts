import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure, runTool } from './lib/failure.ts';
import { filesUnder, hashOf } from './lib/files.ts';
import { withLock } from './lib/lock.mjs';
import { precompress } from './lib/precompress.ts';
import { inRoot } from './lib/root.ts';
import { describeScripts, scriptBytes } from './lib/script-bytes.ts';
import { sh } from './lib/sh.ts';
import { announced } from './lib/step.ts';

const inputs = ['app', 'core', 'demo', 'modules', 'platform', 'server', 'messages', 'public'];
const inputFiles = ['vite.config.ts', 'vite.groups.ts', 'react-router.config.ts', 'package-lock.json'];
const stamp = inRoot('build/.stamp');

export async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  await alone(async () => {
    if (!isFresh()) await build();
  });
}

async function build(): Promise<void> {
  await announced('building for production, this takes some seconds', async () => {
    // Delete the stamp first and write it last, so that an interrupted build never looks up to date.
    rmSync(stamp, { force: true });
    const source = inputHash();
    await reactRouterBuild();
    await precompress(inRoot('build/client'));
    mkdirSync(inRoot('build'), { recursive: true });
    writeFileSync(stamp, source);
  });
  console.log(describeScripts(scriptBytes(inRoot('build/client'))));
}

function alone(work: () => Promise<void>): Promise<void> {
  return withLock(inRoot('.cache/build.lock'), work, () => console.log('another process is building, waiting for it'));
}

async function reactRouterBuild(): Promise<void> {
  const { code, output } = await sh('react-router', ['build'], { env: { NODE_ENV: 'production' } });
  if (code === 0) return;
  console.error(output);
  throw new Failure(`'react-router build' ended with code ${code}; its output is above.`);
}

function isFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash();
}

function inputHash(): string {
  const files = [...inputs, ...inputFiles].flatMap((path) => filesUnder(inRoot(path)));
  return hashOf(files.filter((file) => !/\.test\.tsx?$/.test(file)));
}

if (import.meta.main) await runTool(() => alone(build));
