import { expect, test } from 'vitest';
import { careSymbolUrl, standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { drawSymbol, symbolNames } from '#modules/media/symbols.ts';
import { materials, standards } from '../facts.ts';
import { faults } from './kit/faults.ts';

const all = Object.entries(symbolNames).flatMap(([kind, names]) => names.map((name) => [kind, name] as const));

test.each(all)('the %s symbol %s is sound', (kind, name) => expect(faults(drawSymbol(kind, name) ?? '')).toEqual([]));

test('every wash code of the demo materials has its symbol', () => {
  const codes = [...new Set(materials.map(({ wash }) => wash))];
  expect(new Set(codes.map(careSymbolUrl)).size).toBe(codes.length);
  expect(codes.map(careSymbolUrl)).not.toContain(undefined);
});

test.each(standards)('$id has its pictogram, with its year too', ({ id }) => {
  expect(standardSymbolUrl(id)).toBeDefined();
  expect(standardSymbolUrl(`${id}:2013`)).toBe(standardSymbolUrl(id));
});
