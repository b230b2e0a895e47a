import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '#tools/lib/files.ts';
import { inRoot } from '#tools/lib/root.ts';

/** Requirement ids at the beginning of a title: one or two letters and a number. */
const ids = /^(?:[A-Z]{1,2}\d{2,3} )+/;
const titles = /\b(?:test|step|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['`])(.*?)\1(,\s*\{\s*tag:[^}]*@full)?/gs;

const folders = ['app', 'core', 'demo', 'modules', 'platform', 'server', 'tests', 'tools'];
const files = folders
  .flatMap((folder) => filesUnder(inRoot(folder)))
  .filter((file) => /\.(?:test|spec)\.ts$/.test(file));
const named = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(titles)].flatMap(([, , title = '', tag]) =>
    (ids.exec(title)?.[0] ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => ({ id, title, isFullOnly: tag !== undefined })),
  ),
);

test('a requirement that a journey of the full run proves is also proved in the normal run', () => {
  const inNormalRun = new Set(named.filter(({ isFullOnly }) => !isFullOnly).map(({ id }) => id));
  const fullOnly = named.filter(({ isFullOnly }) => isFullOnly);
  expect(fullOnly.length).toBeGreaterThan(20);
  expect(fullOnly.filter(({ id }) => !inNormalRun.has(id)).map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
});
