import {
  type CareSymbol,
  careSymbols,
  type PlaceholderSymbol,
  type SymbolKind,
  standardSymbols,
} from './symbol-names.ts';

export const symbolsPath = '/pictures/symbols/';

/** Version of all drawings together. A test computes it, so that a changed drawing gets a new address. */
export const symbolsVersion = '815ae200e1';

/** Maps wash codes and care words of the catalogue to symbols; a symbol's own name works too. */
const careSymbolOf: Readonly<Record<string, CareSymbol>> = {
  '30': 'wash-30-gentle',
  '40': 'wash-40',
  '40wool': 'wash-40-very-gentle',
  '60': 'wash-60',
  '75': 'wash-75',
  '85': 'wash-85',
  none: 'wash-no',
  noBleach: 'bleach-no',
  noSoftener: 'softener-no',
  tumbleLow: 'tumble-low',
  noTumble: 'tumble-no',
  ironLow: 'iron-1',
};

const symbolUrl = (kind: SymbolKind, name: string) => `${symbolsPath}${kind}/${name}.svg?v=${symbolsVersion}`;

/** The symbol of a wash code ('40wool'), a care word ('noBleach') or a symbol's own name ('dry-flat'). */
export function careSymbolUrl(code: string): string | undefined {
  const name = Object.hasOwn(careSymbolOf, code) ? careSymbolOf[code] : careSymbols.find((one) => one === code);
  return name && symbolUrl('care', name);
}

/** The pictogram of a standard by its id, with or without its year: 'EN ISO 20471:2013'. */
export function standardSymbolUrl(id: string): string | undefined {
  const name = id
    .replace(/:.*$/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return standardSymbols.some((one) => one === name) ? symbolUrl('standard', name) : undefined;
}

export const placeholderUrl = (name: PlaceholderSymbol): string => symbolUrl('placeholder', name);
