import { expect, test } from 'vitest';
import { versionOf } from './picture-version.server.ts';
import { careSymbolUrl, placeholderUrl, standardSymbolUrl, symbolsVersion } from './symbol-address.ts';
import { drawSymbol, symbolNames } from './symbols.ts';

const all = Object.entries(symbolNames).flatMap(([kind, names]) =>
  names.map((name) => ({ kind, name, drawing: drawSymbol(kind, name) ?? '' })),
);

test('every symbol is small and unique', () => {
  expect(all.length).toBeGreaterThan(70);
  expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(all.length);
  for (const { drawing } of all) expect(drawing).toMatch(/^<svg .{100,6000}<\/svg>$/);
});

test('the version matches the drawings', () =>
  expect(symbolsVersion).toBe(versionOf(...all.map(({ drawing }) => drawing))));

const iso3758 = `
  wash-30 wash-30-gentle wash-30-very-gentle wash-40 wash-40-gentle wash-40-very-gentle wash-50 wash-50-gentle
  wash-60 wash-60-gentle wash-70 wash-95 wash-hand wash-no bleach bleach-oxygen bleach-no tumble-low tumble-normal
  tumble-no dry-line dry-line-shade dry-drip dry-drip-shade dry-flat dry-flat-shade dry-flat-drip dry-flat-drip-shade
  iron-1 iron-2 iron-3 iron-no dry-clean-p dry-clean-p-gentle dry-clean-f dry-clean-f-gentle dry-clean-no wet-clean
  wet-clean-gentle wet-clean-very-gentle wet-clean-no`;

test.each(iso3758.trim().split(/\s+/))('ISO 3758 has %s', (name) =>
  expect(careSymbolUrl(name)).toBe(`/pictures/symbols/care/${name}.svg?v=${symbolsVersion}`),
);

test('a crossed symbol is the plain one with a cross over it', () => {
  for (const [plain, crossed] of [
    ['bleach', 'bleach-no'],
    ['wet-clean', 'wet-clean-no'],
  ] as const)
    expect(drawSymbol('care', crossed)?.startsWith(drawSymbol('care', plain)?.replace('</svg>', '') ?? '?')).toBe(true);
});

test('wash codes and care words of the catalogue lead to symbols; unknown ones do not', () => {
  expect(careSymbolUrl('40wool')).toContain('/care/wash-40-very-gentle.svg');
  expect(careSymbolUrl('noBleach')).toContain('/care/bleach-no.svg');
  for (const unknown of ['120', 'toString', '__proto__', '']) expect(careSymbolUrl(unknown)).toBe(undefined);
});

test('standards are found by id in any spelling, and with a year', () => {
  expect(standardSymbolUrl('EN ISO 20471')).toContain('/standard/en-iso-20471.svg');
  expect(standardSymbolUrl('EN ISO 20471:2013')).toBe(standardSymbolUrl('EN ISO 20471'));
  expect(standardSymbolUrl('ANSI/ISEA 107')).toContain('/standard/ansi-isea-107.svg');
  expect(standardSymbolUrl('EN 1')).toBe(undefined);
});

test('placeholders', () => expect(placeholderUrl('store')).toContain('/placeholder/store.svg'));

test.each([
  ['care', 'toString'],
  ['toString', 'wash-40'],
  ['standard', 'wash-40'],
  ['placeholder', ''],
])('the %s symbol %s does not exist', (kind, name) => expect(drawSymbol(kind, name)).toBe(undefined));
