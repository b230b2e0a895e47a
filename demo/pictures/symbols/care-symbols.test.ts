import { expect, test } from 'vitest';
import { materials } from '../../facts.ts';
import { faults } from '../kit/faults.ts';
import { careSymbol, careSymbolFor, careSymbolNames, isCareCode } from './care-symbols.ts';

test.each(careSymbolNames)('%s is a sound drawing of its own', (name) => {
  expect(faults(careSymbol(name))).toEqual([]);
  expect(careSymbolNames.filter((other) => careSymbol(other) === careSymbol(name))).toEqual([name]);
});

test('every wash code of the materials has its symbol', () => {
  const codes = [...new Set(materials.map(({ wash }) => wash))];
  expect(codes.filter((code) => !isCareCode(code))).toEqual([]);
  expect(new Set(codes.filter(isCareCode).map(careSymbolFor)).size).toBe(codes.length);
});

test('a code that nobody knows is not taken for one', () => {
  expect(isCareCode('120')).toBe(false);
  expect(isCareCode('toString')).toBe(false);
});

test('wool is washed more gently than its forty degrees alone would say', () => {
  expect(careSymbolFor('40wool')).not.toBe(careSymbolFor('40'));
  expect(careSymbolFor('40wool')).toBe(careSymbol('wash-40-wool'));
});
