import sizeTables from './facts/sizes.json' with { type: 'json' };
import type { Plan } from './plan.ts';

/** A size with the body it is made for; which measures are known depends on the table. */
type Body = {
  chest?: number;
  bust?: number;
  waist?: number;
  hip?: number;
  insideLeg?: number;
  usWaist?: number;
  alpha?: string;
};
export type Size = { code: string; alternate?: string; body: Body; extended: boolean };
export type GuideCode =
  | 'men-c'
  | 'women-c'
  | 'men-alpha'
  | 'women-alpha'
  | 'gloves'
  | 'shoes'
  | 'socks'
  | 'kids'
  | 'belts';

const middle = (range: readonly number[] | undefined) =>
  range?.[0] === undefined || range[1] === undefined ? undefined : (range[0] + range[1]) / 2;

const even = (n: number) => Math.round(n / 2) * 2;

function lettered(gender: 'men' | 'women', to: string): Size[] {
  const table: Record<string, { chest?: number[]; bust?: number[]; waist: number[]; hip?: number[] }> =
    gender === 'women' ? sizeTables.alphaWomen : sizeTables.alphaMen;
  const codes = Object.keys(table);
  return codes.slice(0, codes.indexOf(to) + 1).map((code) => {
    const row = table[code];
    const body: Body = {};
    const chest = middle(row?.chest ?? row?.bust);
    const waist = middle(row?.waist);
    if (chest !== undefined) body.chest = chest;
    if (waist !== undefined) {
      body.waist = waist;
      body.hip = middle(row?.hip) ?? waist + 14;
    }
    return { code, body, extended: /^[4-6]XL$/.test(code) };
  });
}

function numbered(gender: 'men' | 'women'): Size[] {
  const tables: Record<string, Record<string, Body>> = sizeTables[gender];
  return ['regular', 'long', 'short'].flatMap((cut) =>
    Object.entries(tables[cut] ?? {}).map(([code, body]) => {
      const inseam = even((body.insideLeg ?? 0) / 2.54);
      const alternate = body.usWaist === undefined ? body.alpha : `W${body.usWaist}/L${inseam}`;
      const size: Size = { code, body, extended: (body.chest ?? body.bust ?? 0) >= 122 };
      if (alternate !== undefined) size.alternate = alternate;
      return size;
    }),
  );
}

const plainSizes = (codes: readonly string[], alternate?: (code: string) => string): Size[] =>
  codes.map((code) => ({ code, body: {}, extended: false, ...(alternate ? { alternate: alternate(code) } : {}) }));

const shoes: Record<string, { uk: number }> = sizeTables.shoesEU;
const between = (codes: string[], from: string, to: string) => codes.slice(codes.indexOf(from), codes.indexOf(to) + 1);

/** Size codes never hold a slash: they end up in addresses. */
export const kidsCode = (range: string) => range.replace('/', '-');

const british = (code: string) => `UK ${shoes[code]?.uk}`;

/** Every size in the other system: American trousers, letters, British shoes. */
export function allAlternates(): string[] {
  const known = [...numbered('men'), ...numbered('women')].flatMap(({ alternate }) => alternate ?? []);
  return [...new Set([...known, ...Object.keys(shoes).map(british)])];
}

export function sizesOf({ type, kind, gender }: Plan): Size[] {
  if (kind === 'wool-socks') return plainSizes(sizeTables.socks);
  if (kind === 'trouser-braces' || kind === 'tool-pouch') return plainSizes(sizeTables.onesize);
  const woman = gender === 'W';
  switch (type.sizeSystem) {
    case 'menC':
      return numbered(woman ? 'women' : 'men');
    case 'alpha':
      return woman
        ? lettered('women', '3XL')
        : lettered('men', type.id === 'jacket-work' || type.id === 'tshirt' ? '5XL' : '4XL');
    case 'shoesEU': {
      const codes = Object.keys(shoes);
      const range = woman ? between(codes, '35', '42') : between(codes, gender === 'U' ? '36' : '39', '48');
      return plainSizes(range, british);
    }
    case 'gloves':
      return plainSizes(['7', '8', '9', '10', '11', '12']);
    case 'belts':
      return plainSizes(sizeTables.belts);
    case 'kids':
      return plainSizes(Object.keys(sizeTables.kids).map(kidsCode));
    default:
      return plainSizes(sizeTables.onesize);
  }
}

export function guideOf({ type, kind, gender }: Plan): GuideCode | undefined {
  if (kind === 'wool-socks') return 'socks';
  if (kind === 'trouser-braces' || kind === 'tool-pouch' || type.sizeSystem === 'onesize') return undefined;
  const people = gender === 'W' ? 'women' : 'men';
  const bySystem = {
    menC: `${people}-c`,
    alpha: `${people}-alpha`,
    shoesEU: 'shoes',
    gloves: 'gloves',
    belts: 'belts',
    kids: 'kids',
  } as const;
  return bySystem[type.sizeSystem];
}

const bottoms = /trousers|shorts|bottom|boxers|briefs/;
const uppers = /jacket|parka|hoodie|sweatshirt|shirt|polo|vest|bodywarmer|top|overall/;
const round = (n: number) => Math.round(n * 2) / 2;

/** Body measures, in centimetres, that shoes, gloves and belts fit; one-size goods have none. */
function fittedTo(system: Plan['type']['sizeSystem'], kind: string, sizes: readonly Size[]) {
  const first = ({ code }: Size) => Number(code.split('-')[0]);
  const table = (columns: string[], measure: (size: Size, step: number) => number[]) => ({
    columns,
    rows: sizes.map((size, step) => ({ size: size.code, values: measure(size, step).map(round) })),
  });
  if (system === 'shoesEU' || kind === 'wool-socks') return table(['footLength'], (size) => [first(size) / 1.5 - 1.5]);
  if (system === 'gloves')
    return table(['handCircumference', 'handLength'], (size) => [first(size) * 2.54, 10 + first(size)]);
  if (system === 'belts') return table(['waist'], (_, step) => [90 + 10 * step]);
  if (system === 'kids') return table(['height', 'bodyLength'], (size) => [first(size), first(size) * 0.42]);
  return undefined;
}

/** Measures of the garment itself, half around, in centimetres. */
export function dimensionsOf({ kind, type }: Plan, sizes: readonly Size[]) {
  const bodies = sizes.filter(({ body }) => body.waist !== undefined);
  if (bodies.length === 0) return fittedTo(type.sizeSystem, kind, sizes);
  const n = ({ body }: Size) => (body.chest ?? body.bust ?? 100) / 2;
  if (bottoms.test(kind) && !kind.startsWith('kids')) {
    const legs = bodies.every(({ body }) => body.insideLeg !== undefined);
    const columns = ['waistHalf', 'hipHalf', 'thighHalf', ...(legs ? ['insideLeg', 'legOpening', 'frontRise'] : [])];
    const rows = bodies.map((size) => {
      const { waist = 0, hip = 0, insideLeg = 0 } = size.body;
      const leg = kind === 'work-shorts' ? 27 : kind === 'pirate-trousers' ? insideLeg * 0.62 : insideLeg;
      const around = [waist / 2 + 1, hip / 2 + 4, hip * 0.31];
      const along = legs ? [leg, 20 + (n(size) - 44) / 8, 26 + (n(size) - 44) / 4] : [];
      return { size: size.code, values: [...around, ...along].map(round) };
    });
    return { columns, rows };
  }
  if (!uppers.test(kind)) return undefined;
  const close = /tshirt|polo|base|undershirt/.test(kind);
  const columns = close ? ['chestHalf', 'bodyLength'] : ['chestHalf', 'backLength', 'sleeveLength'];
  const sleeveless = /vest|bodywarmer/.test(kind);
  const rows = bodies.map((size, step) => {
    const values = close
      ? [n(size) + 3, 66 + 2 * step]
      : [n(size) + 9, 70 + (n(size) - 44) / 4, 61 + (n(size) - 44) / 8];
    return { size: size.code, values: values.slice(0, sleeveless ? 2 : 3).map(round) };
  });
  return { columns: sleeveless ? columns.slice(0, 2) : columns, rows };
}
