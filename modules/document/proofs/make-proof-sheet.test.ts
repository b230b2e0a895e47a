import { expect, test } from 'vitest';
import { readPdf } from '#tests/build/read-pdf.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';
import { makeProofSheet } from './make-proof-sheet.server.ts';

const entryAt = (at: number): ProofEntry => ({
  rowNumber: at,
  sku: '100011100100C52',
  garment: 'Jacket',
  colour: 'Navy',
  size: 'C52',
  quantity: 1,
  serviceQuantity: 1,
  isSeen: true,
  state: 'ready',
  service: 'Name',
  position: 'Right chest',
  wearer: `Wearer ${at}`,
  renamedTo: undefined,
  lines: [],
  made: undefined,
  problems: [],
  hints: [],
});

const say = (_: string, __: string, key: string, facts: Record<string, unknown> = {}) =>
  [key, ...Object.values(facts)].join(' ');

test.each([
  ['approval', 4, 1],
  ['approval', 5, 2],
  ['production', 4, 1],
  ['production', 40, 10],
] as const)(
  'a sheet for %s of %i proofs has four of them on each page, also on the first',
  async (kind, count, pages) => {
    const shop = { texts: { say } } as never;
    const entries = Array.from({ length: count }, (_, at) => entryAt(at));
    const facts = { language: 'en', kind, subject: '100319', day: '2026-11-18', entries } as const;
    const { pages: written, lines } = readPdf(await makeProofSheet(shop, facts));
    expect(written).toBe(pages);
    expect(lines.findLast((line) => line.startsWith('sheet.page'))).toBe(`sheet.page ${pages} ${pages}`);
    expect(lines.join().match(/Wearer \d+/g)).toHaveLength(count);
  },
);

test('proofs with long texts get the room they need, and none is written into the next one', async () => {
  const shop = { texts: { say } } as never;
  const entries = Array.from({ length: 4 }, (_, at) => ({
    ...entryAt(at),
    garment: 'Jacket with reflectors '.repeat(24),
  }));
  const facts = { language: 'en', kind: 'production', subject: '100319', day: '2026-11-18', entries } as const;
  expect(readPdf(await makeProofSheet(shop, facts)).pages).toBe(2);
});
