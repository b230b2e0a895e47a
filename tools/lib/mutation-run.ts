import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isAbsolute, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { TriedMutant } from './mutation-report.ts';
import { inRoot } from './root.ts';

/** Works on a copy in .cache and keeps results there, so that a second run tries only what has changed. */
export async function runMutants(files: readonly string[], { withStatic }: { withStatic: boolean }) {
  process.chdir(inRoot());
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/lib/mutation.config.ts' },
    // The tool would rewrite our config with TypeScript's old API, which version 7 no longer has.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    // A mutation of code that runs at load time needs all tests of its file.
    ignoreStatic: !withStatic,
    incremental: true,
    incrementalFile: '.cache/mutants.json',
    tempDirName: '.cache/mutation',
    // From the root, because modules and tests have folders of the same names.
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
