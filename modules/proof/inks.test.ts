import { expect, test } from 'vitest';
import { readTexts } from '#platform/texts.server.ts';
import { contrastOf } from './colour.ts';
import { inkCodes, inkFor, inkOf, threadOf, threads } from './inks.ts';

test('without a choice the text is white on dark cloth and black on light cloth', () => {
  expect(inkFor('embroidery', '#1f2c4d')).toEqual({ code: 'white', hex: '#f4f3ee' });
  expect(inkFor('print', '#fbc91b')).toEqual({ code: 'black', hex: '#101113' });
});

test('a chosen colour counts on any cloth, and thread is duller than print', () => {
  expect(inkFor('embroidery', '#ffffff', 'red')).toEqual({ code: 'red', hex: '#c3202f' });
  expect(inkFor('print', '#000000', 'red')).toEqual({ code: 'red', hex: '#d3202c' });
  expect(inkFor('print', '#000000', 'no such colour')).toEqual(inkOf('print', 'white'));
  expect(inkFor('print', '#000000', 'toString')).toEqual(inkOf('print', 'white'));
});

test('each colour has its own number and is visible on at least one cloth', () => {
  expect(threadOf('red')).toBe('1147');
  expect(new Set(threads.map(({ number }) => number)).size).toBe(16);
  expect(threads.every(({ number }) => /^\d{4}$/.test(number))).toBe(true);
  for (const { ink } of threads)
    expect(Math.max(contrastOf(ink.hex, '#ffffff'), contrastOf(ink.hex, '#000000'))).toBeGreaterThan(4.5);
});

test('each colour has a name in every language', async () => {
  const texts = await readTexts('messages');
  for (const language of [
    'en',
    'sv',
    'de',
    'da',
    'nb',
    'fi',
    'nl',
    'fr',
    'es',
    'it',
    'pl',
    'cs',
    'et',
    'lv',
  ] as const) {
    const names = inkCodes.map((code) => texts.say(language, 'proof', `ink.${code}`));
    expect([language, new Set(names).size]).toEqual([language, 16]);
  }
});
