/** The goods of the small catalogue (tests/build/small-catalogue.ts), repeated here, so that the model is independent. */
type Good = {
  readonly sku: string;
  readonly pack: number;
  /** Öre with tax on the public list; undefined if it is sold by agreement only. */
  readonly publicGross?: number;
  /** Öre without tax on the list OURS. */
  readonly agreedNet?: number;
};

export const goods: readonly Good[] = [
  { sku: '100011100100C50', pack: 10, publicGross: 100_000, agreedNet: 10_000 },
  { sku: '100011100100C52', pack: 10, publicGross: 100_000, agreedNet: 10_000 },
  { sku: '100011100200C50', pack: 10, publicGross: 120_000 },
  { sku: '200011100200C50', pack: 1, publicGross: 50_000 },
  { sku: '300011100100C50', pack: 1, publicGross: 80_000, agreedNet: 30_000 },
  { sku: '400011100100C50', pack: 1, agreedNet: 40_000 },
];

const goodOf = (sku: string): Good => goods.find((good) => good.sku === sku) ?? { sku, pack: 1 };

export const packOf = (sku: string): number => goodOf(sku).pack;

/** Prices are chosen so that every sum is a whole öre with and without the tax of 25 %. */
export function unitOf(sku: string, hasAgreement: boolean): { net: number; gross: number } | undefined {
  const { publicGross, agreedNet } = goodOf(sku);
  if (hasAgreement && agreedNet !== undefined) return { net: agreedNet, gross: (agreedNet * 5) / 4 };
  return publicGross === undefined ? undefined : { net: (publicGross * 4) / 5, gross: publicGross };
}

/** One code is always valid, the other from 30,000 kronor with tax. */
export const codes = {
  SUMMER: { percent: 10, fromGross: 0 },
  MUCH: { percent: 20, fromGross: 3_000_000 },
} as const;

export type Code = keyof typeof codes;

export const largest = 99_999;

/** The table of the specification: up to one pack it becomes a pack, above it a small excess is cut, a larger one is invalid. */
export function fitted(wished: number, pack: number): number | undefined {
  // All goods are sold by the piece, so quantities are whole.
  if (wished > largest || !Number.isInteger(wished)) return undefined;
  if (pack === 1 || wished === 0) return wished;
  if (wished <= pack) return pack;
  const over = wished % pack;
  return over <= pack / 2 ? wished - over : undefined;
}
