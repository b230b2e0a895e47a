import { expect, test } from 'vitest';
import { comparedAddress, comparedKeyOf, parseCompared, toggleCompared } from './compared.ts';
import { readAsked } from './read-asked.ts';

const [a, b, c, d, e] = ['10001110', '20001110', '30001110', '40001110', '50001110'] as const;

test('W13 each company has its own list, stored under its id', () => {
  expect(comparedKeyOf(1005)).toContain('1005');
  expect(new Set([comparedKeyOf(1005), comparedKeyOf(1006), comparedKeyOf(undefined)]).size).toBe(3);
});

test('W14 toggling adds, and toggling again removes', () => {
  const once = toggleCompared([a], b);
  expect(once).toEqual({ outcome: 'added', list: [a, b] });
  expect(toggleCompared(once.list, b)).toEqual({ outcome: 'removed', list: [a] });
});

test('W13 the viewed colour is stored, and a product is listed once in any colour', () => {
  const [petrol, black] = [`${a}0300`, `${a}0100`];
  const { list } = toggleCompared([b], petrol);
  expect(list).toEqual([b, petrol]);
  expect(toggleCompared(list, black)).toEqual({ outcome: 'removed', list: [b] });
  expect(parseCompared(JSON.stringify([petrol, black, a, b]))).toEqual([petrol, b]);
});

test('a fifth product is not added, but existing ones can be removed', () => {
  expect(toggleCompared([a, b, c, d], e)).toEqual({ outcome: 'full', list: [a, b, c, d] });
  expect(toggleCompared([a, b, c, d], a)).toEqual({ outcome: 'removed', list: [b, c, d] });
});

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['"10001110"', []],
  [JSON.stringify([a, 7, 'x', a, b]), [a, b]],
  [JSON.stringify([a, b, c, d, e]), [a, b, c, d]],
])('%j is read as %j', (stored, list) => expect(parseCompared(stored)).toEqual(list));

test('part numbers in an address are parsed as typed, and invalid ones are reported', () => {
  const asked = readAsked(new URLSearchParams('p=1000-1110,200011100100C50,,two&p=10001110&p=<b>'));
  expect(asked).toEqual({ partNos: [a, `${b}0100`], odd: ['two', '<b>'], isCut: false });
  expect(readAsked(new URLSearchParams(`p=${[a, b, c, d, e].join(',')}`))).toEqual({
    partNos: [a, b, c, d],
    odd: [],
    isCut: true,
  });
});

test('the address lists the compared products, and is plain without any', () => {
  expect(comparedAddress('/sv/compare', [a, b])).toBe('/sv/compare?p=10001110,20001110');
  expect(comparedAddress('/sv/compare', [])).toBe('/sv/compare');
});
