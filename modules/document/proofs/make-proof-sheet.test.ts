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
    const facts = { language: 'en', culture: 'en-SE', kind, subject: '100319', day: '2026-11-18', entries } as const;
    const { pages: written, lines } = readPdf(await makeProofSheet(shop, facts));
    expect(written).toBe(pages);
    const heading = kind === 'approval' ? 'sheet.title' : 'sheet.production';
    expect(lines.at(-1)).toBe(`${heading}: sheet.order 100319, sheet.page ${pages} ${pages}`);
    expect(lines).toContain(`sheet.count ${count} · ${count} × Name, Right chest`);
    expect(lines.join().match(/Wearer \d+/g)).toHaveLength(count);
  },
);

test('proofs with long texts get the room they need, and none is written into the next one', async () => {
  const shop = { texts: { say } } as never;
  const entries = Array.from({ length: 4 }, (_, at) => ({
    ...entryAt(at),
    garment: 'Jacket with reflectors '.repeat(60),
  }));
  const facts = {
    language: 'en',
    culture: 'en-SE',
    kind: 'production',
    subject: '100319',
    day: '2026-11-18',
    entries,
  } as const;
  expect(readPdf(await makeProofSheet(shop, facts)).pages).toBe(2);
});

test.each([4, 8])(
  'the %i proofs of a production sheet with texts of a dozen lines stand four on a page',
  async (count) => {
    const shop = { texts: { say } } as never;
    const entries = Array.from({ length: count }, (_, at) => ({
      ...entryAt(at),
      garment: 'Jacket with reflectors '.repeat(24),
    }));
    const facts = {
      language: 'en',
      culture: 'en-SE',
      kind: 'production',
      subject: '100319',
      day: '2026-11-18',
      entries,
    } as const;
    expect(readPdf(await makeProofSheet(shop, facts)).pages).toBe(count / 4);
  },
);

test('names that cannot be made stand on the first page, and their letters as codes that the sheet can print', async () => {
  const shop = { texts: { say } } as never;
  const entries = Array.from({ length: 40 }, (_, at): ProofEntry => {
    const isWrong = at === 7 || at === 30;
    const wrong = { state: 'text-invalid', problems: [{ code: 'letters', letters: 'Д ◌\u0335' }] } as const;
    return { ...entryAt(at), serviceQuantity: 2, ...(isWrong && wrong) };
  });
  const facts = {
    language: 'en',
    culture: 'en-SE',
    kind: 'approval',
    subject: undefined,
    day: '2026-11-18',
    entries,
  } as const;
  const { lines } = readPdf(await makeProofSheet(shop, facts));
  expect(lines.slice(0, 4)).toEqual(
    expect.arrayContaining(['sheet.count 40 · 80 × Name, Right chest', 'toMend 2 Wearer 7, Wearer 30']),
  );
  expect(lines.filter((line) => line.startsWith('problem'))).toEqual(
    Array(2).fill('problem.letters letters U+0414 U+25CC+U+0335'),
  );
});

test('hints are for who signs off, and not for production', async () => {
  const shop = { texts: { say } } as never;
  const entries = [{ ...entryAt(0), hints: [{ code: 'double-space', text: 'Mc  Ek' } as const] }];
  const facts = { language: 'en', culture: 'en-SE', subject: '1', day: '2026-11-18', entries } as const;
  const linesFor = async (kind: 'approval' | 'production') =>
    readPdf(await makeProofSheet(shop, { ...facts, kind })).lines;
  expect(await linesFor('approval')).toContain('hint.double-space Mc Ek');
  expect((await linesFor('production')).join()).not.toContain('hint');
});
