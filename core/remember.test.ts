import { expect, test, vi } from 'vitest';
import { remember, rememberFor } from './remember.ts';

test('the same texts create one value, other texts another', () => {
  const make = vi.fn((culture: string, currency: string) => `${culture} in ${currency}`);
  const remembered = remember(make);
  expect([remembered('sv-SE', 'SEK'), remembered('sv-SE', 'SEK'), remembered('sv-SE', 'EUR')]).toEqual([
    'sv-SE in SEK',
    'sv-SE in SEK',
    'sv-SE in EUR',
  ]);
  expect(make.mock.calls).toEqual([
    ['sv-SE', 'SEK'],
    ['sv-SE', 'EUR'],
  ]);
});

test('no more than a thousand are kept', () => {
  const make = vi.fn((text: string) => text);
  const remembered = remember(make);
  for (let at = 0; at <= 1000; at += 1) remembered(String(at));
  remembered('1000');
  expect(make).toHaveBeenCalledTimes(1001);
  remembered('0');
  expect(make).toHaveBeenCalledTimes(1002);
});

test('a value is made once for each object', () => {
  const made: object[] = [];
  const lengthOf = rememberFor((list: readonly number[]) => made.push(list));
  const [first, second] = [[1], [1]];
  expect([first, second, first].map(lengthOf)).toEqual([1, 2, 1]);
});
