import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isAbsolute, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { TriedMutant } from './mutation-report.ts';
import { inRoot } from './root.ts';

/** Works on a copy in .cache; what it found is kept there, so that a second run tries only what has changed. */
export async function runMutants(files: readonly string[], { withStatic }: { withStatic: boolean }) {
  process.chdir(inRoot());
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/lib/mutation.config.ts' },
    // It would rewrite ours with TypeScript's old programming interface, which version 7 no longer has; nothing needs that.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    // What runs once at load time needs all tests of its file for each change.
    ignoreStatic: !withStatic,
    incremental: true,
    incrementalFile: '.cache/mutants.json',
    tempDirName: '.cache/mutation',
    // From the root: modules and tests have folders of the same names.
    ignorePatterns: ['/build', '/data', '/.cache', '/.react-router', '/docs', '/public', '/bench'],
    concurrency: availableParallelism(),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  });
  const tried = await stryker.runMutationTest();
  const sources = new Map<string, string>();
  const mutants: TriedMutant[] = [];
  for (const { fileName, status, replacement = '', location } of tried) {
    const path = isAbsolute(fileName) ? relative(inRoot(), fileName) : fileName;
    const source = sources.get(path) ?? (await readFile(inRoot(path), 'utf8'));
    sources.set(path, source);
    mutants.push({ path, status, replacement, location, source });
  }
  return mutants;
}
