import { describe, expect, test } from 'vitest';
import { generateCatalogue, smallWorld } from '../catalogue.ts';
import { garments } from './garments.ts';
import { penFor } from './kit/pen.ts';
import { type DesignedProduct, subjectOf } from './product-look.ts';

type Design = NonNullable<DesignedProduct['design']>;

const rows = generateCatalogue({
  seed: 'catalogue-v1',
  products: 600,
  today: '2026-11-15',
  languages: ['en'],
  markets: [],
});
const products = [...rows].flatMap((row) => (row.kind === 'product' ? [row] : []));

const seen = (row: (typeof products)[number]): DesignedProduct => ({
  basePartNo: row.basePartNo,
  type: row.type,
  material: row.material ?? null,
  gender: row.genders[0] ?? null,
  design: row.design ?? null,
  fit: row.parametrics.Fit?.[0] ?? null,
});

test('every product of the demo world can be drawn in each of its colours', () => {
  expect(products.length).toBeGreaterThan(smallWorld);
  const undrawn = products.flatMap((row) =>
    row.colours.filter(({ partNo }) => !subjectOf(seen(row), partNo.slice(8))).map(({ partNo }) => partNo),
  );
  expect(undrawn).toEqual([]);
});

test('two products are two drawings: at least 520 of 600, and 70 of 100 of every type, different even without colour', () => {
  const drawn = new Map<string, string[]>();
  for (const row of products) {
    const subject = subjectOf(seen(row), '0115');
    const front = subject && garments[subject.type].front(penFor(subject.look, 'g')).art;
    drawn.set(row.type, [...(drawn.get(row.type) ?? []), front ?? '']);
  }
  const distinct = [...drawn].map(([type, fronts]) => ({ type, of: fronts.length, are: new Set(fronts).size }));
  expect(distinct.filter(({ of, are }) => are < of * 0.7)).toEqual([]);
  expect(distinct.reduce((sum, { are }) => sum + are, 0)).toBeGreaterThanOrEqual(520);
});

/** What a name may promise and an eye can see, as the catalogue says it, and the same product without it. */
const promises: Record<string, (design: Design) => Design> = {
  holster: (design) => ({ ...design, holsterPockets: false }),
  knee: (design) => ({ ...design, kneePockets: false }),
  stretch: (design) => ({ ...design, stretchPanels: false }),
  hooddet: (design) => ({ ...design, hood: 'none' }),
  reflective: (design) => ({ ...design, reflectors: false }),
  zipneck: (design) => ({ ...design, closure: 'none' }),
  ...Object.fromEntries(
    ['thigh', 'chest', 'touch', 'buckle', 'braces', 'legzip'].map((feature) => [feature, (design: Design) => design]),
  ),
};

/** These always have it, by their drawing: a work jacket its chest pockets, hi-vis its tape, a bib its braces. */
const always = new Set(
  `chest work-jacket, chest fr-jacket, chest coverall, chest hivis-coverall, chest fr-coverall, chest kids-overall, chest bib-trousers,
  chest tool-vest, chest bodywarmer, thigh cargo-trousers, thigh fr-trousers, thigh hivis-trousers, braces bib-trousers, legzip winter-trousers,
  reflective hivis-coverall, reflective hivis-polo, reflective hivis-trousers, reflective hivis-tshirt, reflective hivis-winter-jacket,
  reflective reflective-tape`
    .split(',')
    .map((pair) => pair.trim()),
);

test('what the name of a product promises is seen on it', () => {
  const sidesOf = (row: (typeof products)[number], design: Design) => {
    const subject = subjectOf({ ...seen(row), design }, '0115');
    if (!subject) throw new Error(`${row.basePartNo} is not drawn`);
    const { front, back } = garments[subject.type];
    return [front, back].map((side) => side(penFor(subject.look, 'g')).art).join('');
  };
  const pairs = new Map<string, () => boolean>();
  for (const row of products)
    for (const feature of row.design?.features ?? []) {
      const { design } = row;
      const without = promises[feature];
      const pair = `${feature} ${design?.garment}`;
      // A garment of a visibility class has its tape anyway; one without shows the promise.
      if (!design || !without || always.has(pair) || (feature === 'reflective' && design.hiVisClass > 0)) continue;
      const plain = without({ ...design, features: design.features.filter((one) => one !== feature) });
      pairs.set(pair, () => sidesOf(row, design) !== sidesOf(row, plain));
    }
  expect(pairs.size).toBeGreaterThan(40);
  expect([...pairs].filter(([, isSeen]) => !isSeen()).map(([pair]) => pair)).toEqual([]);
});

describe('a product is drawn as what it is', () => {
  const product: DesignedProduct = {
    basePartNo: '10001220',
    type: 'overall',
    material: '1220',
    gender: 'Women',
    design: null,
    fit: null,
  };
  const design = {
    garment: 'bib-trousers',
    hood: 'none',
    closure: 'zip',
    lining: 'none',
    hiVisClass: 2,
    reflectors: true,
    holsterPockets: true,
    kneePockets: false,
    stretchPanels: false,
    reinforcements: false,
    features: ['thigh'],
  } as const;

  test('colours, cut and cloth', () => {
    expect(subjectOf(product, '0115')?.look).toMatchObject({
      main: '#111214',
      contrast: '#4B4F53',
      gender: 'W',
      material: 'twill',
    });
    expect(subjectOf(product, '0100')?.look.contrast).toBe('#111214');
  });

  test('features, and which of several things of a type', () => {
    const subject = subjectOf({ ...product, design: { ...design, features: ['thigh'] } }, '0100');
    expect(subject?.look.features).toMatchObject({
      kind: 'bib',
      holsterPockets: true,
      thighPockets: true,
      hiVisClass: 2,
    });
    const shirt = { ...design, garment: 'undershirt', features: [] };
    const worn = subjectOf({ ...product, type: 'underwear', design: shirt }, '0100');
    expect(worn).toMatchObject({ type: 'base-top', look: { features: { kind: 'undershirt' } } });
  });

  test.each([
    ['merch', 'lanyard', 'lanyard'],
    ['merch', 'reflective-tape', 'tape'],
    ['merch', 'scarf', 'scarf'],
    ['merch', 'neck-tube', 'tube'],
    ['merch', 'tote', 'tote'],
    ['underwear', 'briefs', 'briefs'],
    ['underwear', 'boxers', 'boxer'],
  ])('%s: a %s is drawn as one', (type, garment, kind) => {
    const subject = subjectOf({ ...product, type, design: { ...design, garment, features: [] } }, '0100');
    expect(subject).toMatchObject({ type, look: { features: { kind } } });
  });

  test('all colours of a product are one model, another product is another', () => {
    const [black, navy] = ['0100', '0300'].map((colour) => subjectOf(product, colour)?.look.model);
    expect(black).toBe(navy);
    expect(subjectOf({ ...product, basePartNo: '10011220' }, '0100')?.look.model).not.toBe(black);
  });

  test('an unknown type or colour is not drawn', () => {
    expect(subjectOf({ ...product, type: 'spacesuit' }, '0100')).toBe(undefined);
    expect(subjectOf(product, '9900')).toBe(undefined);
  });
});
