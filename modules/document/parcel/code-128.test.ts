import { expect, test } from 'vitest';
import { code128Values, code128Widths } from './code-128.ts';

test('a text is its characters between start B, check symbol and stop', () => {
  expect(code128Values('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
});

test('each symbol is 11 modules wide with an even number of dark ones, the stop 13', () => {
  const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
  const widths = code128Widths(all);
  const drawn = Array.from({ length: 97 }, (_, at) => widths.slice(at * 6, at * 6 + 6));
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
  for (const symbol of drawn) {
    expect(total(symbol)).toBe(11);
    expect(total(symbol.filter((_, at) => at % 2 === 0)) % 2).toBe(0);
  }
  expect(new Set(drawn.slice(1, 96).map(String)).size).toBe(95);
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
});

test('the bars of a return number', () => {
  expect(code128Widths('R1').join('')).toBe('2112142311311232211242112331112');
});

test('letters outside ASCII throw an error', () => {
  expect(() => code128Values('Ä1')).toThrow(RangeError);
});
