import { expect, test } from 'vitest';
import type { Proof } from '../../proof/proof.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';
import { proofWords } from './proof-words.ts';

const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');

const place = { side: 'front', xMm: 90, yMm: 180, roomMm: { width: 100, height: 60 } };
const file = { logoId: 'a', version: 2, name: 'Bygg', fileName: 'bygg.svg' };

function numbersOf(artwork: Proof['artwork'], facts: Partial<ProofEntry> = {}, turn = 0) {
  const proof = { place: { ...place, turn }, method: 'embroidery', ink: { code: 'white' }, artwork };
  const entry = { sku: '1', quantity: 1, garment: 'Jacket', lines: [], problems: [], hints: [], ...facts };
  const made = { hash: 'abc', proof };
  return proofWords({ ...entry, made } as unknown as ProofEntry, say, 'production');
}

test('a production sheet names the threads of a logo, and the ink of a text only', () => {
  const logo = { kind: 'logo', svg: '', widthMm: 80, file } as const;
  const production = { threadColours: ['1147', '1000'], stitchCount: 5200, priceClass: 'B' } as const;
  const words = numbersOf(logo, { logoProduction: production });
  expect(words).toContain('method.embroidery');
  expect(words).toEqual(expect.arrayContaining(['sheet.threads 1147, 1000', 'sheet.stitches 5200 B']));
  expect(numbersOf(logo).join()).not.toMatch(/ink|threads|stitches/);
  const text = { kind: 'text', lines: ['Ada'], typeface: 'block', heightMm: 8 } as const;
  expect(numbersOf(text)).toContain('method.embroidery, ink.white 1000');
});

test('a text that cannot be made is said once: by its problems, or else by its state', () => {
  const text = { kind: 'text', lines: ['Ada'], typeface: 'block', heightMm: 8 } as const;
  expect(numbersOf(text, { state: 'text-invalid' })).toContain('state.text-invalid');
  const problems = [{ code: 'letters', letters: 'Ж' }] as const;
  expect(numbersOf(text, { state: 'text-invalid', problems })).not.toContain('state.text-invalid');
});

test('a place that is turned says how far and which way', () => {
  const text = { kind: 'text', lines: ['Ada'], typeface: 'block', heightMm: 8 } as const;
  expect(numbersOf(text).join()).not.toContain('sheet.turn');
  expect(numbersOf(text, {}, -13)).toContain('sheet.turn 13 left');
  expect(numbersOf(text, {}, 40)).toContain('sheet.turn 40 right');
});
