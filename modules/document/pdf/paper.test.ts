import { expect, test } from 'vitest';
import { readPdf } from '#tests/build/read-pdf.ts';
import { openPaper } from './paper.server.ts';

const facts = { title: 'Proofs', language: 'en', day: '2026-11-17', author: 'Yrke' } as const;

test.each([
  ['nothing', 0, 1],
  ['one page to its end', 2, 1],
  ['one more', 3, 2],
  ['many pages', 41, 21],
])('the number of pages is known before %s is written, and each foot has it', async (_, parts, expected) => {
  const paper = await openPaper(facts);
  paper.write('H1', 'Proofs', { size: 22 });
  const heights = Array.from({ length: parts }, () => 320);
  const pages = paper.pagesWith(heights);
  paper.writeFull((page) => `Page ${page} of ${pages}`);
  for (const height of heights) paper.take(height);
  expect(paper.pages()).toBe(expected);
  const { lines } = readPdf(await paper.finish((page) => `Page ${page} of ${pages}`));
  const feet = lines.filter((line) => line.startsWith('Page '));
  expect(feet).toEqual(Array.from({ length: expected }, (__, at) => `Page ${at + 1} of ${expected}`));
});

test('of many pages only the current one is in memory', async () => {
  const paper = await openPaper(facts);
  const held = () => paper.sheets.doc.bufferedPageRange();
  paper.turn();
  expect(held()).toEqual({ start: 0, count: 2 });
  paper.writeFull((page) => `Page ${page}`);
  paper.turn();
  paper.turn();
  expect(held()).toEqual({ start: 3, count: 1 });
});
